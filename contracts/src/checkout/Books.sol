// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {Coin, NATIVE} from "../shared/Coin.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {IMallCheckout} from "./IMallCheckout.sol";

/// @notice What is held for payments in each coin, apart from what merely lies here. Gives every coin a number, so that a
/// payment keeps one byte instead of a word.
abstract contract Books is IMallCheckout, SupportedCoins, ReentrancyGuardTransient {
    /// @dev The number is never 0, so the word never falls back to nothing and costs the next payer 17,100 gas more.
    struct Book {
        uint128 held;
        uint8 number;
    }

    uint8 private constant _NATIVE_NUMBER = 1;

    /// @dev 254 tokens in all: the one after them could not be paid in, and nothing else would be the matter.
    uint8 private _lastNumber = _NATIVE_NUMBER;
    mapping(Coin coin => Book book) private _books;
    mapping(uint256 number => Coin coin) private _coins;

    constructor() {
        _books[NATIVE].number = _NATIVE_NUMBER;
    }

    /// @inheritdoc IMallCheckout
    function sweep(Coin coin, address to) external onlyAdmin nonReentrant {
        uint256 held = _books[coin].held;
        uint256 holds = coin.balanceOf(address(this));
        // Check: only what no payment brought.
        if (to == address(0)) revert MallCheckout_NoReceiver();
        if (holds <= held) revert MallCheckout_NothingStray(coin);
        emit StraySwept(coin, to, holds - held);
        // Interaction: the receiver is the admin's choice.
        coin.pay(to, holds - held);
        // Check: every coin still covers its payments, also one that answers under a second address.
        for (uint256 number = _NATIVE_NUMBER; number <= _lastNumber; ++number) {
            Coin each = _coins[number];
            held = _books[each].held;
            holds = each.balanceOf(address(this));
            if (holds < held) revert MallCheckout_WouldBeShort(each, held, holds);
        }
    }

    /// @inheritdoc IMallCheckout
    function heldOf(Coin coin) external view returns (uint256) {
        return _books[coin].held;
    }

    /// @dev Adds to a coin's book, which is begun with the first payment.
    function _bring(Coin coin, uint128 amount) internal returns (uint8 number) {
        Book storage book = _books[coin];
        number = book.number;
        if (number == 0) {
            number = ++_lastNumber;
            _coins[number] = coin;
            book.number = number;
        }
        book.held += amount;
    }

    /// @dev Takes out of a coin's book.
    function _carry(uint8 number, uint128 amount) internal returns (Coin coin) {
        coin = _coin(number);
        _books[coin].held -= amount;
    }

    /// @dev For the chain's own coin no list is read.
    function _coin(uint8 number) internal view returns (Coin) {
        return number == _NATIVE_NUMBER ? NATIVE : _coins[number];
    }
}
