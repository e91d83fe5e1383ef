// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

/// @notice A constant product curve. What stays in the pool is rounded up, so that the product never falls and a round trip
/// never pays.
/// @dev Base, reserve and amounts have fewer than 98 bits, which the exchange ensures, and base and reserve are not 0: nothing
/// overflows or underflows.
library Curve {
    /// @dev The part of the reserve that `amount` of the base buys. Never all of it.
    function bought(uint256 base, uint256 reserve, uint256 amount) internal pure returns (uint256) {
        unchecked {
            return reserve - FixedPointMathLib.divUp(base * reserve, base + amount);
        }
    }

    /// @dev The part of the base that `amount` of the reserve brings.
    function sold(uint256 base, uint256 reserve, uint256 amount) internal pure returns (uint256) {
        unchecked {
            return base - FixedPointMathLib.divUp(base * reserve, reserve + amount);
        }
    }
}
