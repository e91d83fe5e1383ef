// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The type of production's Coin.sol without the library that moves coins: transfers are in assembly.
type Coin is address;

using {same as ==, different as !=} for Coin global;
using Coins for Coin global;

Coin constant NATIVE = Coin.wrap(address(0));

function same(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) == Coin.unwrap(b);
}

function different(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) != Coin.unwrap(b);
}

library Coins {
    function isNative(Coin coin) internal pure returns (bool) {
        return coin == NATIVE;
    }
}
