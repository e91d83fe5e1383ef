// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice A contract that accepts listed coins only. The native coin is always supported.
///
/// Trust: owner and admins maintain the list. A delisted coin cannot be used for anything new; what the contract holds is
/// still paid out in it. Tokens that rebase, take a fee on transfers or have two addresses must not be listed: inexact
/// transfers are refused, everything else depends on the admins.
interface ISupportedCoins {
    /// @notice A coin was listed or delisted.
    event CoinSupported(Coin indexed coin, bool supported);

    /// @notice Thrown when a coin is not supported.
    error SupportedCoins_NotSupported(Coin coin);

    /// @notice Thrown when the address is not a contract.
    error SupportedCoins_NotERC20(Coin coin);

    /// @notice Lists or delists a coin. Only the owner and admins.
    function setCoin(Coin coin, bool supported) external;

    /// @notice Whether a coin is supported.
    function isSupported(Coin coin) external view returns (bool);
}
