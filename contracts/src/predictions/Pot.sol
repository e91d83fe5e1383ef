// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

/// @notice Divides a prize among the winning units of a round, exactly.
/// @dev A winner's share is the increase of a rounded-down running total over the units claimed so far. The increases add
/// up to the prize whatever the order of the claims, and the order changes a share by at most the coin's smallest unit.
library Pot {
    /// @param prize The amount to divide.
    /// @param winningUnits All units of the winning side; not 0.
    /// @param claimedUnits Winning units that were paid before.
    /// @param units The units to pay now.
    function shareOf(uint256 prize, uint256 winningUnits, uint256 claimedUnits, uint256 units)
        internal
        pure
        returns (uint256)
    {
        return FixedPointMathLib.fullMulDiv(prize, claimedUnits + units, winningUnits)
            - FixedPointMathLib.fullMulDiv(prize, claimedUnits, winningUnits);
    }
}
