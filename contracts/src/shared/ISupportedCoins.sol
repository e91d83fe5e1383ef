// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice A contract that takes only coins the house has looked at. The chain's own coin is always among them.
///
/// Trust: owner and admins keep the list. A coin taken off it buys nothing new; what is already in the contract leaves in
/// the coin it came in. Tokens that change balances by themselves, take a part of each transfer, or are reached under two
/// addresses must not be listed: transfers that do not deliver exactly are refused, the rest is the list keeper's care.
interface ISupportedCoins {
    /// @notice A coin may be used from now on, or no longer.
    event CoinSupported(Coin indexed coin, bool supported);

    /// @notice Thrown when a coin is not on the list.
    error SupportedCoins_NotSupported(Coin coin);

    /// @notice Thrown when what would be listed is no contract.
    error SupportedCoins_NoToken(Coin coin);

    /// @notice Puts a coin on the list or takes it off. Only the owner and admins.
    function setCoin(Coin coin, bool supported) external;

    /// @notice Whether a coin may be used.
    function isSupported(Coin coin) external view returns (bool);
}
