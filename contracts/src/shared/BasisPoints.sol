// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev 100% in basis points.
uint256 constant BASIS_POINTS = 10_000;

/// @dev `rate` basis points of `amount`, rounded down: rounding favours the receiver of the rest.
function partOf(uint256 amount, uint256 rate) pure returns (uint256) {
    return amount * rate / BASIS_POINTS;
}
