// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../shared/BasisPoints.sol";

/// @notice Divides a pot by units: whoever was right gets the same for each of theirs, and what is left is the fee's.
library Pot {
    /// @dev What a unit of those who were right is paid. Never less than the unit.
    /// @param unit What a unit is.
    /// @param right What those bet who were right: whole units, and at least one.
    /// @param wrong What the others bet.
    /// @param rate The house's part of that, in basis points.
    function perUnit(uint256 unit, uint256 right, uint256 wrong, uint256 rate) internal pure returns (uint256) {
        return (right + wrong - partOf(wrong, rate)) / (right / unit);
    }

    /// @dev What all who were right share, to the last unit: the rest of the pot is the fee.
    function rewards(uint256 unit, uint256 right, uint256 wrong, uint256 rate) internal pure returns (uint256) {
        return perUnit(unit, right, wrong, rate) * (right / unit);
    }
}
