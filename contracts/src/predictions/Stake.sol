// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "./IPredictions.sol";

/// @notice Somebody's bet in a round, in one word: amount 128 bits | answer 8 | claimed 8, from the right.
type Stake is uint256;

using {amount, side, claimed, exists} for Stake global;

uint256 constant _SIDE_AT = 128;
uint256 constant _CLAIMED_AT = 136;

/// @dev The amount is within 128 bits: no coin has so many units.
function packStake(uint256 amount_, IPredictions.Side side_, bool claimed_) pure returns (Stake) {
    uint256 flag = claimed_ ? 1 : 0;
    return Stake.wrap(amount_ | uint256(side_) << _SIDE_AT | flag << _CLAIMED_AT);
}

function amount(Stake stake) pure returns (uint256) {
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
