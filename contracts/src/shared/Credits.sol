// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "./Coin.sol";
import {ICredits} from "./ICredits.sol";

/// @title Credits
/// @notice One ledger for all contracts of the platform, without owner, pause or upgrade.
contract Credits is ICredits {
    /// @dev Gas that an ordinary token transfer never needs in full. With less, a transfer could fail for lack of gas, and a
    /// wallet that estimates gas by trial would not notice.
    uint256 private constant _MIN_GAS_PER_COIN = 200_000;

    /// @dev Stored plus one from the first credit on, so that the slot never returns to zero: every later credit then costs
    /// 17,100 gas less.
    mapping(Coin coin => mapping(address account => uint256 amountPlusOne)) private _credits;

    /// @dev The token synced in this transaction; the native coin means none because it is never synced.
    Coin private transient _syncedCoin;
    uint256 private transient _syncedBalance;

    /// @inheritdoc ICredits
    function sync(Coin coin) external {
        // Effects: replaces an earlier sync. A sync between another caller's `sync` and `credit` makes that `credit` revert,
        // and with it the whole transaction.
        _syncedCoin = coin;
        _syncedBalance = coin.balanceOf(address(this));
    }

    /// @inheritdoc ICredits
    function credit(Coin coin, address account, uint256 amount) external payable {
        // Check.
        _requireReceived(coin, amount);
        // Effects: the account is not called, so it cannot make this revert.
        _credit(coin, account, amount);
    }

    /// @inheritdoc ICredits
    function creditMany(Coin coin, Payout[] calldata payouts) external payable {
        uint256 total;
        // Effects: as in `credit`.
        for (uint256 i; i < payouts.length; ++i) {
            Payout calldata payout = payouts[i];
            uint256 amount = payout.amount;
            total += amount;
            _credit(coin, payout.account, amount);
        }
        // Check: afterwards, because the sum is known only now. Nothing was called in between.
        _requireReceived(coin, total);
    }

    /// @inheritdoc ICredits
    function withdraw(Coin coin, address to) external returns (uint256 amount) {
        // Check.
        if (to == address(0)) revert Credits_InvalidReceiver();
        return _withdraw(coin, msg.sender, to);
    }

    /// @inheritdoc ICredits
    function withdrawFor(Coin coin, address account) external returns (uint256 amount) {
        return _withdraw(coin, account, account);
    }

    /// @inheritdoc ICredits
    function withdrawMany(Coin[] calldata coins, address to) external returns (uint256[] memory amounts) {
        // Checks: a valid receiver, and enough gas to try every coin.
        if (to == address(0)) revert Credits_InvalidReceiver();
        uint256 needed = _MIN_GAS_PER_COIN * (coins.length + 1);
        if (gasleft() < needed) revert Credits_InsufficientGas(needed, gasleft());
        amounts = new uint256[](coins.length);
        for (uint256 i; i < coins.length; ++i) {
            Coin coin = coins[i];
            // Effects: as in `withdraw`.
            uint256 amount = _clear(coin, msg.sender);
            if (amount == 0) continue;
            // Interaction: with a part of the gas, so that a coin that burns it leaves the others theirs.
            if (coin.tryPay(to, amount, gasleft() / (coins.length - i + 1))) {
                amounts[i] = amount;
                emit Withdrawn(msg.sender, coin, to, msg.sender, amount, creditOf(coin, msg.sender));
            } else {
                // Effects: restored on top of what was credited during the payment.
                _credits[coin][msg.sender] += amount;
                emit WithdrawalFailed(msg.sender, coin, to, amount, creditOf(coin, msg.sender));
            }
        }
    }

    /// @inheritdoc ICredits
    function creditOf(Coin coin, address account) public view returns (uint256 amount) {
        uint256 stored = _credits[coin][account];
        return stored == 0 ? 0 : stored - 1;
    }

    function _credit(Coin coin, address account, uint256 amount) private {
        if (amount == 0) return;
        // Check: the zero address could never withdraw.
        if (account == address(0)) revert Credits_InvalidReceiver();
        mapping(address account => uint256 amountPlusOne) storage credits = _credits[coin];
        uint256 stored = credits[account];
        uint256 balance = stored == 0 ? amount : stored - 1 + amount;
        credits[account] = balance + 1;
        emit Credited(account, coin, msg.sender, amount, balance);
    }

    function _withdraw(Coin coin, address account, address to) private returns (uint256 amount) {
        // Effects: cleared before the payment, so that a receiver that calls back finds nothing.
        amount = _clear(coin, account);
        // Check.
        if (amount == 0) revert Credits_NothingToWithdraw(account, coin);
        emit Withdrawn(account, coin, to, msg.sender, amount, 0);
        // Interaction: with all gas, because the receiver may be a smart contract wallet.
        coin.pay(to, amount);
    }

    /// @dev Removes the whole credit of an account and returns it.
    function _clear(Coin coin, address account) private returns (uint256 amount) {
        uint256 stored = _credits[coin][account];
        if (stored < 2) return 0;
        _credits[coin][account] = 1;
        return stored - 1;
    }

    /// @dev Compares the amount with what the ledger received, not with what a caller or a token reports.
    function _requireReceived(Coin coin, uint256 amount) private {
        coin.requireValue(amount);
        if (coin.isNative()) return;
        if (_syncedCoin != coin) revert Credits_NotSynced(coin);
        _syncedCoin = NATIVE;
        coin.requireReceived(_syncedBalance, amount);
    }
}
