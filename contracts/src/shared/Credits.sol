// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "./Coin.sol";
import {ICredits} from "./ICredits.sol";

/// @title Credits
/// @notice One ledger for every contract of the house. It has no owner and cannot be stopped or changed.
contract Credits is ICredits {
    /// @dev Below this an honest token might fail for want of gas, and a wallet that estimates would never learn it.
    uint256 private constant _LEAST_GAS = 200_000;

    /// @dev Kept one higher than it is from the first credit on: a word that never returns to nothing costs every later
    /// credit 17,100 gas less.
    mapping(Coin coin => mapping(address account => uint256 amountPlusOne)) private _credits;

    /// @dev The token announced in this transaction, or none (the chain's own coin is never announced).
    Coin private transient _expected;
    uint256 private transient _heldBefore;

    /// @inheritdoc ICredits
    function expect(Coin coin) external {
        // Effect: a later announcement replaces an earlier one. Whoever slips one in between another's two calls makes
        // that one's `credit` revert, and with it everything that was done.
        _expected = coin;
        _heldBefore = coin.balanceOf(address(this));
    }

    /// @inheritdoc ICredits
    function credit(Coin coin, address account, uint256 amount) external payable {
        // Check: it is here.
        _requireReceived(coin, amount);
        // Effect: nobody is called, so this can never fail because of the account.
        _credit(coin, account, amount);
    }

    /// @inheritdoc ICredits
    function creditMany(Coin coin, Due[] calldata dues) external payable {
        uint256 total;
        // Effect: as in `credit`.
        for (uint256 i; i < dues.length; ++i) {
            total += dues[i].amount;
            _credit(coin, dues[i].account, dues[i].amount);
        }
        // Check: all of it is here. Nothing was called in between.
        _requireReceived(coin, total);
    }

    /// @inheritdoc ICredits
    function withdraw(Coin coin, address to) external returns (uint256 amount) {
        // Check: it goes somewhere, and there is something to take.
        if (to == address(0)) revert Credits_NoAccount();
        // Effect: empty the account first, so a receiver that calls back finds nothing.
        amount = _empty(coin);
        if (amount == 0) revert Credits_NothingToWithdraw(msg.sender, coin);
        emit Withdrawn(msg.sender, coin, to, amount, 0);
        // Interaction: all gas goes along; a wallet may be a contract.
        coin.pay(to, amount);
    }

    /// @inheritdoc ICredits
    function withdrawMany(Coin[] calldata coins, address to) external returns (uint256[] memory amounts) {
        // Check: it goes somewhere, and every coin can be tried in earnest.
        if (to == address(0)) revert Credits_NoAccount();
        uint256 needed = _LEAST_GAS * (coins.length + 1);
        if (gasleft() < needed) revert Credits_TooLittleGas(needed, gasleft());
        amounts = new uint256[](coins.length);
        for (uint256 i; i < coins.length; ++i) {
            Coin coin = coins[i];
            // Effect: as in `withdraw`.
            uint256 amount = _empty(coin);
            if (amount == 0) continue;
            // Interaction: with its part of the gas, so that a coin that burns it leaves the others theirs.
            if (coin.tryPay(to, amount, gasleft() / (coins.length - i + 1))) {
                amounts[i] = amount;
                emit Withdrawn(msg.sender, coin, to, amount, creditOf(coin, msg.sender));
            } else {
                // Effect: back where it was, on top of what may have come in meanwhile.
                _credits[coin][msg.sender] += amount;
                emit WithdrawalRefused(msg.sender, coin, to, amount, creditOf(coin, msg.sender));
            }
        }
    }

    /// @inheritdoc ICredits
    function creditOf(Coin coin, address account) public view returns (uint256 amount) {
        uint256 kept = _credits[coin][account];
        return kept == 0 ? 0 : kept - 1;
    }

    function _credit(Coin coin, address account, uint256 amount) private {
        if (amount == 0) return;
        // Check: somebody can take it out again.
        if (account == address(0)) revert Credits_NoAccount();
        uint256 kept = _credits[coin][account];
        uint256 balance = kept == 0 ? amount : kept - 1 + amount;
        _credits[coin][account] = balance + 1;
        emit Credited(account, coin, msg.sender, amount, balance);
    }

    /// @dev Takes everything the caller has out of the books.
    function _empty(Coin coin) private returns (uint256 amount) {
        uint256 kept = _credits[coin][msg.sender];
        if (kept < 2) return 0;
        _credits[coin][msg.sender] = 1;
        return kept - 1;
    }

    /// @dev What the ledger now holds more of, never what a caller or a token says, is what is credited.
    function _requireReceived(Coin coin, uint256 amount) private {
        coin.requireValue(amount);
        if (coin.isNative()) return;
        if (_expected != coin) revert Credits_NotExpected(coin);
        _expected = NATIVE;
        coin.requireReceived(_heldBefore, amount);
    }
}
