// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MaxFee} from "../../src/collections/MaxFee.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";

/// @dev Agrees to any mint fee in the native coin.
function anyFee() pure returns (MaxFee memory) {
    return MaxFee(NATIVE, type(uint256).max);
}

/// @dev Agrees to any mint fee in a coin.
function anyFeeIn(Coin coin) pure returns (MaxFee memory) {
    return MaxFee(coin, type(uint256).max);
}
