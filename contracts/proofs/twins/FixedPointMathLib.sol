// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The functions of Solady's library that contracts under proof call, without assembly, which the solver cannot
/// read. The proofs compile the production sources against this file in place of Solady's.
library FixedPointMathLib {
    function divUp(uint256 x, uint256 d) internal pure returns (uint256) {
        require(d != 0);
        return x / d + (x % d == 0 ? 0 : 1);
    }

    /// @dev Reverts where the product leaves 256 bits. Solady's does not; the proofs bound their inputs so that it never does.
    function fullMulDiv(uint256 x, uint256 y, uint256 d) internal pure returns (uint256) {
        require(d != 0);
        return x * y / d;
    }
}
