// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "./IPredictions.sol";

/// @notice An account's bet in a round, packed into one word, from the right: units 128 bits | side 8 | claimed 8.
type Stake is uint256;

using {units, side, claimed, exists} for Stake global;

uint256 constant _SIDE_AT = 128;
uint256 constant _CLAIMED_AT = 136;

/// @dev The units are within 128 bits: a whole side is.
function packStake(uint256 units_, IPredictions.Side side_, bool claimed_) pure returns (Stake) {
    uint256 flag = claimed_ ? 1 : 0;
    return Stake.wrap(units_ | uint256(side_) << _SIDE_AT | flag << _CLAIMED_AT);
}

function units(Stake stake) pure returns (uint256) {
    return Stake.unwrap(stake) & type(uint128).max;
}

function side(Stake stake) pure returns (IPredictions.Side) {
    return IPredictions.Side((Stake.unwrap(stake) >> _SIDE_AT) & 0xff);
}

function claimed(Stake stake) pure returns (bool) {
    return Stake.unwrap(stake) >> _CLAIMED_AT != 0;
}

function exists(Stake stake) pure returns (bool) {
    return Stake.unwrap(stake) != 0;
}
