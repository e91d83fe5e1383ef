// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What is bet on either answer, in one word: a 128 bits | b 128, from the right. A word by hand, because the compiler
/// writes two parts in two steps.
type Pots is uint256;

using {a, b, areEmpty} for Pots global;

/// @dev Each is within 128 bits: no coin has so many units.
function packPots(uint256 a_, uint256 b_) pure returns (Pots) {
    return Pots.wrap(a_ | b_ << 128);
}

function a(Pots pots) pure returns (uint256) {
    return Pots.unwrap(pots) & type(uint128).max;
}

function b(Pots pots) pure returns (uint256) {
    return Pots.unwrap(pots) >> 128;
}

function areEmpty(Pots pots) pure returns (bool) {
    return Pots.unwrap(pots) == 0;
}
