// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice Limits of prices and of the duration of offers.
///
/// Trust: owner and admins set the limits for later offers. Existing offers do not change.
interface ITradeLimits {
    /// @notice The limits of prices in a coin were set.
    event PriceLimitsSet(Coin indexed coin, uint256 floor, uint256 ceiling);

    /// @notice The maximum duration of an offer was set, in seconds; 0 means unlimited.
    event MaxDurationSet(uint256 duration);

    /// @notice Thrown when a price is 0 or below the floor of its coin.
    error TradeLimits_PriceBelowFloor(Coin coin, uint256 price, uint256 floor);

    /// @notice Thrown when a price is above the ceiling of its coin.
    error TradeLimits_PriceAboveCeiling(Coin coin, uint256 price, uint256 ceiling);

    /// @notice Thrown when the ceiling is 0 or below the floor.
    error TradeLimits_InvalidLimits(uint256 floor, uint256 ceiling);

    /// @notice Thrown when an offer would end before it starts, or in the past.
    error TradeLimits_InvalidEnd(uint256 start, uint256 end);

    /// @notice Thrown when an offer would last longer than allowed.
    error TradeLimits_DurationTooLong(uint256 duration, uint256 max);

    /// @notice Sets the limits of prices in a coin. Only the owner and admins.
    function setPriceLimits(Coin coin, uint96 floor, uint96 ceiling) external;

    /// @notice Sets the maximum duration of an offer, in seconds; 0 means unlimited. Only the owner and admins.
    function setMaxDuration(uint32 duration) external;

    /// @notice Returns the lowest and the highest price allowed in a coin.
    function priceLimits(Coin coin) external view returns (uint256 floor, uint256 ceiling);

    /// @notice Returns the maximum duration of an offer, in seconds; 0 means unlimited.
    function maxDuration() external view returns (uint256);
}
