// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

/// @notice The curve: base times reserve stays the same. What is left in the pool is rounded up, so that the product never
/// falls and no way there and back ever pays.
/// @dev Base, reserve and amounts are of fewer than 98 bits, as the exchange sees to, and base and reserve never nothing: no
/// sum or product of theirs leaves its word, and what is left is never more than what was there.
library Curve {
    /// @dev How much of the reserve `amount` more of the base takes out. Never all of it.
    function bought(uint256 base, uint256 reserve, uint256 amount) internal pure returns (uint256) {
        unchecked {
            return reserve - FixedPointMathLib.divUp(base * reserve, base + amount);
        }
    }

    /// @dev How much of the base `amount` more of the reserve takes out.
    function sold(uint256 base, uint256 reserve, uint256 amount) internal pure returns (uint256) {
        unchecked {
            return base - FixedPointMathLib.divUp(base * reserve, reserve + amount);
        }
    }
}
