// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice Money set aside for an account, in any coin, until that account takes it. Contracts pay fees, royalties and
/// refunds in here instead of sending them, so that nobody can block another's transaction by refusing to be paid.
///
/// Trust: the ledger has no owner, no role and no pause, and its code cannot change. Anyone may pay in for anyone, in any
/// coin, but only what the ledger really received. Only the account itself takes its money out. Coins are kept apart: one
/// that lies about its balances can only harm those who hold that coin. A token sent here without `expect` and `credit`
/// belongs to nobody and stays.
interface ICredits {
    /// @notice What one account is due.
    /// @param account Who may withdraw it.
    /// @param amount How much, in the coin's smallest unit.
    struct Due {
        address account;
        uint256 amount;
    }

    /// @notice Money was set aside.
    /// @param account Who may withdraw it.
    /// @param coin What it is counted in.
    /// @param from Who paid it in.
    /// @param amount How much, in the coin's smallest unit.
    /// @param balance What the account has in this coin now.
    event Credited(address indexed account, Coin indexed coin, address indexed from, uint256 amount, uint256 balance);

    /// @notice An account took everything it had in a coin.
    /// @param account Whose money it was.
    /// @param coin What it is counted in.
    /// @param to Where it was sent.
    /// @param amount How much.
    /// @param balance What the account has in this coin now: nothing, or what came in while it was sent.
    event Withdrawn(address indexed account, Coin indexed coin, address indexed to, uint256 amount, uint256 balance);

    /// @notice One of several coins could not be sent and is still the account's.
    /// @param account Whose money it is.
    /// @param coin What it is counted in.
    /// @param to Where it should have gone.
    /// @param amount How much.
    /// @param balance What the account has in this coin now.
    event WithdrawalRefused(
        address indexed account, Coin indexed coin, address indexed to, uint256 amount, uint256 balance
    );

    /// @notice Thrown when money would be set aside for the null address, or sent there, where nobody could take it.
    error Credits_NoAccount();

    /// @notice Thrown when the account has nothing to withdraw in this coin.
    error Credits_NothingToWithdraw(address account, Coin coin);

    /// @notice Thrown when a token is credited that was not announced just before.
    error Credits_NotExpected(Coin coin);

    /// @notice Thrown when a call brings too little gas to try every coin in earnest.
    error Credits_TooLittleGas(uint256 needed, uint256 given);

    /// @notice Announces that a token is about to be sent here: the ledger notes what it holds. `credit` or `creditMany`
    /// must follow in the same transaction. Not needed for the chain's own coin. Callers go through `Crediting`.
    /// @param coin The token.
    function expect(Coin coin) external;

    /// @notice Sets money aside for an account: the value sent, or a token that was sent here since `expect`.
    /// @param coin What it is counted in.
    /// @param account Who may withdraw it.
    /// @param amount How much; exactly what came.
    function credit(Coin coin, address account, uint256 amount) external payable;

    /// @notice Sets money aside for several accounts at once. A due of nothing is passed over.
    /// @param coin What it is counted in.
    /// @param dues Who is due how much; together exactly what came.
    function creditMany(Coin coin, Due[] calldata dues) external payable;

    /// @notice Sends everything the caller has in a coin to an address of its choice. Never paused.
    /// @param coin The coin.
    /// @param to Where to send it; one that refuses the money only stops this call.
    /// @return amount How much was sent.
    function withdraw(Coin coin, address to) external returns (uint256 amount);

    /// @notice Sends everything the caller has in several coins to an address of its choice. Never paused. A coin that
    /// cannot be sent stays the caller's and holds up none of the others: each gets an equal part of the gas.
    /// @param coins The coins.
    /// @param to Where to send them.
    /// @return amounts How much was sent of each; 0 where there was nothing or it was refused.
    function withdrawMany(Coin[] calldata coins, address to) external returns (uint256[] memory amounts);

    /// @notice What an account may withdraw.
    /// @param coin The coin.
    /// @param account The account.
    /// @return amount In the coin's smallest unit.
    function creditOf(Coin coin, address account) external view returns (uint256 amount);
}
