// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {Coin, NATIVE} from "../shared/Coin.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {IMallCheckout} from "./IMallCheckout.sol";

/// @notice The total held for payments in each coin, separate from the contract's balance. Numbers the coins, so that a
/// payment stores one byte instead of an address.
abstract contract EscrowBalances is IMallCheckout, SupportedCoins, ReentrancyGuardTransient {
    /// @dev The number of a used coin is never 0, so the slot stays nonzero and saves the next payer 17,100 gas.
    struct EscrowBalance {
        uint128 held;
        uint8 number;
    }

    uint8 private constant _NATIVE_NUMBER = 1;

    /// @dev There can be 254 tokens. Payments in a further one revert; nothing else is affected.
    uint8 private _lastNumber = _NATIVE_NUMBER;
    mapping(Coin coin => EscrowBalance balance) private _balances;
    mapping(uint256 number => Coin coin) private _coins;

    constructor() {
        _balances[NATIVE].number = _NATIVE_NUMBER;
    }

    /// @inheritdoc IMallCheckout
    function sweep(Coin coin, address to) external onlyAdmin nonReentrant {
        uint256 held = _balances[coin].held;
        uint256 balance = coin.balanceOf(address(this));
        // Check: only the surplus over all payments.
        if (to == address(0)) revert MallCheckout_InvalidReceiver();
        if (balance <= held) revert MallCheckout_NothingToSweep(coin);
        emit Swept(coin, to, balance - held);
        // Interaction: the admin chose the receiver.
        coin.pay(to, balance - held);
        // Check: every coin still covers its payments, including a token that is reachable under two addresses.
        for (uint256 number = _NATIVE_NUMBER; number <= _lastNumber; ++number) {
            Coin each = _coins[number];
            held = _balances[each].held;
            balance = each.balanceOf(address(this));
            if (balance < held) revert MallCheckout_InsufficientBalance(each, held, balance);
        }
    }

    /// @inheritdoc IMallCheckout
    function heldOf(Coin coin) external view returns (uint256) {
        return _balances[coin].held;
    }

    /// @dev Adds to what is held in a coin, and numbers the coin on its first payment.
    function _addHeld(Coin coin, uint128 amount) internal returns (uint8 number) {
        EscrowBalance storage entry = _balances[coin];
        number = entry.number;
        if (number == 0) {
            number = ++_lastNumber;
            _coins[number] = coin;
            entry.number = number;
        }
        entry.held += amount;
    }

    /// @dev Subtracts from what is held in a coin.
    function _subHeld(uint8 number, uint128 amount) internal returns (Coin coin) {
        coin = _coin(number);
        _balances[coin].held -= amount;
    }

    /// @dev Does not read storage for the native coin.
    function _coin(uint8 number) internal view returns (Coin) {
        return number == _NATIVE_NUMBER ? NATIVE : _coins[number];
    }
}
