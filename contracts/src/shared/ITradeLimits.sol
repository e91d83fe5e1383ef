// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";

/// @notice How low and high a price may be, and how long an offer may stand.
///
/// Trust: owner and admins set them for what comes after. What stands already stays as it is.
interface ITradeLimits {
    /// @notice The least and highest price in a coin from now on.
    event PriceLimitsSet(Coin indexed coin, uint256 floor, uint256 ceiling);

    /// @notice How many seconds an offer may stand from now on; 0 means without end.
    event MaxDurationSet(uint256 duration);

    /// @notice Thrown when a price is nothing, or below the floor of its coin.
    error TradeLimits_PriceBelowFloor(Coin coin, uint256 price, uint256 floor);

    /// @notice Thrown when a price is above the ceiling of its coin.
    error TradeLimits_PriceAboveCeiling(Coin coin, uint256 price, uint256 ceiling);

    /// @notice Thrown when the floor would lie above the ceiling, or the ceiling above what fits 96 bits.
    error TradeLimits_NoPriceLeft(uint256 floor, uint256 ceiling);

    /// @notice Thrown when an offer would be over before it begins, or before now.
    error TradeLimits_OverAlready(uint256 start, uint256 end);

    /// @notice Thrown when an offer would stand longer than allowed.
    error TradeLimits_TooLong(uint256 duration, uint256 most);

    /// @notice Sets the least and highest price in a coin. Only the owner and admins.
    function setPriceLimits(Coin coin, uint96 floor, uint96 ceiling) external;

    /// @notice Sets how many seconds an offer may stand; 0 means without end. Only the owner and admins.
    function setMaxDuration(uint32 duration) external;

    /// @notice The least and highest price in a coin.
    function priceLimits(Coin coin) external view returns (uint256 floor, uint256 ceiling);

    /// @notice How many seconds an offer may stand; 0 means without end.
    function maxDuration() external view returns (uint256);
}
