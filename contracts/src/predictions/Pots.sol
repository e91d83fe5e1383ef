// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The units bet on each side and the winning units already paid, packed into one word, from the right:
/// a 85 bits | b 85 bits | claimed 85 bits. Packed by hand because the compiler writes each struct member separately.
type Pots is uint256;

using {a, b, claimed, addClaimed, areEmpty} for Pots global;

/// @dev The most units a side can hold. With a unit of 1 wei that is more than 38 million ether.
uint256 constant MAX_UNITS = 2 ** 85 - 1;

uint256 constant _B_AT = 85;
uint256 constant _CLAIMED_AT = 170;

/// @dev Each side is at most `MAX_UNITS`.
function packPots(uint256 a_, uint256 b_) pure returns (Pots) {
    return Pots.wrap(a_ | b_ << _B_AT);
}

function a(Pots pots) pure returns (uint256) {
    return Pots.unwrap(pots) & MAX_UNITS;
}

function b(Pots pots) pure returns (uint256) {
    return Pots.unwrap(pots) >> _B_AT & MAX_UNITS;
}

function claimed(Pots pots) pure returns (uint256) {
    return Pots.unwrap(pots) >> _CLAIMED_AT;
}

/// @dev Never more than the winning side in total, so the field cannot overflow.
function addClaimed(Pots pots, uint256 units) pure returns (Pots) {
    return Pots.wrap(Pots.unwrap(pots) + (units << _CLAIMED_AT));
}

function areEmpty(Pots pots) pure returns (bool) {
    return Pots.unwrap(pots) == 0;
}
