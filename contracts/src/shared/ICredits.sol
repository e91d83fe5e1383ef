// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice A ledger of balances that accounts can withdraw, in any coin. Contracts credit fees, royalties and refunds here
/// instead of sending them, so that no receiver can block a transaction of somebody else by rejecting a payment.
///
/// Trust: the ledger has no owner, no roles and no pause, and its code cannot change. Anyone can credit any account in any
/// coin, but only with what the ledger received. A credit leaves the ledger in two ways: the account itself withdraws it to an
/// address of its choice, or anyone has it delivered to the account itself. The second way is for accounts that cannot call
/// the ledger, such as payment splits. Coins are accounted separately: a token with false balances harms only its own
/// holders. A token sent here without `sync` and `credit` belongs to nobody and cannot be recovered.
interface ICredits {
    /// @notice An amount due to an account.
    /// @param account The account.
    /// @param amount The amount, in the coin's smallest unit.
    struct Payout {
        address account;
        uint256 amount;
    }

    /// @notice An account was credited.
    /// @param account The account.
    /// @param coin The coin.
    /// @param from The caller that paid.
    /// @param amount The amount, in the coin's smallest unit.
    /// @param balance The account's credit in this coin after the call.
    event Credited(address indexed account, Coin indexed coin, address indexed from, uint256 amount, uint256 balance);

    /// @notice The whole credit of an account in a coin was sent.
    /// @param account The account.
    /// @param coin The coin.
    /// @param to The receiver: chosen by the account, or the account itself if somebody else called.
    /// @param caller The account itself, or the account that had the credit delivered to it.
    /// @param amount The amount sent.
    /// @param balance The account's credit in this coin after the call: 0, or what was credited during the payment.
    event Withdrawn(
        address indexed account, Coin indexed coin, address indexed to, address caller, uint256 amount, uint256 balance
    );

    /// @notice One of several coins could not be sent. The account keeps the credit.
    /// @param account The account.
    /// @param coin The coin.
    /// @param to The intended receiver.
    /// @param amount The amount that was not sent.
    /// @param balance The account's credit in this coin after the call.
    event WithdrawalFailed(
        address indexed account, Coin indexed coin, address indexed to, uint256 amount, uint256 balance
    );

    /// @notice Thrown when the zero address would be credited or paid.
    error Credits_InvalidReceiver();

    /// @notice Thrown when the account has no credit in this coin.
    error Credits_NothingToWithdraw(address account, Coin coin);

    /// @notice Thrown when a token is credited without a preceding `sync` in the same transaction.
    error Credits_NotSynced(Coin coin);

    /// @notice Thrown when the call has too little gas to try every coin.
    error Credits_InsufficientGas(uint256 needed, uint256 given);

    /// @notice Records the ledger's balance of a token before the token is sent here. `credit` or `creditMany` must follow in
    /// the same transaction. Not needed for the native coin. Contracts use it through `CreditsLib`.
    /// @param coin The token.
    function sync(Coin coin) external;

    /// @notice Credits an account with the value sent, or with the tokens received since `sync`.
    /// @param coin The coin.
    /// @param account The account.
    /// @param amount The amount; must equal what was received.
    function credit(Coin coin, address account, uint256 amount) external payable;

    /// @notice Credits several accounts. Amounts of 0 are skipped.
    /// @param coin The coin.
    /// @param payouts The accounts and amounts; the sum must equal what was received.
    function creditMany(Coin coin, Payout[] calldata payouts) external payable;

    /// @notice Sends the caller's whole credit in a coin to an address of its choice. Never paused.
    /// @param coin The coin.
    /// @param to The receiver. If it rejects the payment, the call reverts and the credit stays.
    /// @return amount The amount sent.
    function withdraw(Coin coin, address to) external returns (uint256 amount);

    /// @notice Sends an account's whole credit in a coin to the account itself. Anyone can call it; never paused.
    /// @param coin The coin.
    /// @param account The account. If it rejects the payment, the call reverts and the credit stays.
    /// @return amount The amount sent.
    function withdrawFor(Coin coin, address account) external returns (uint256 amount);

    /// @notice Sends the caller's whole credit in several coins to an address of its choice. Never paused. A coin that cannot
    /// be sent stays credited and does not block the others: each coin gets an equal part of the gas.
    /// @param coins The coins.
    /// @param to The receiver.
    /// @return amounts The amounts sent; 0 where there was no credit or the payment failed.
    function withdrawMany(Coin[] calldata coins, address to) external returns (uint256[] memory amounts);

    /// @notice Returns an account's credit in a coin.
    /// @param coin The coin.
    /// @param account The account.
    /// @return amount The credit, in the coin's smallest unit.
    function creditOf(Coin coin, address account) external view returns (uint256 amount);
}
