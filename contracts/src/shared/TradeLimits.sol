// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";
import {Governed} from "./Governed.sol";
import {ITradeLimits} from "./ITradeLimits.sol";

/// @notice Limits of prices and durations. Five bytes in the slot shared with `Pausable`.
abstract contract TradeLimits is ITradeLimits, Governed {
    struct Limits {
        uint96 floor;
        uint96 ceiling;
    }

    /// @dev The slot of the limits: not among the first ones, so that flags of inheriting contracts share the first slot.
    uint256 private constant _LIMITS = uint256(keccak256("mofu.shared.TradeLimits"));

    /// @dev Whether any coin ever had limits. If not, they are not read.
    bool private _limited;
    uint32 private _maxDuration;

    constructor(uint32 duration) {
        _setMaxDuration(duration);
    }

    /// @inheritdoc ITradeLimits
    function setPriceLimits(Coin coin, uint96 floor, uint96 ceiling) external onlyAdmin {
        // Check.
        if (ceiling == 0 || floor > ceiling) revert TradeLimits_InvalidLimits(floor, ceiling);
        // Effects: for prices set from now on.
        _limited = true;
        _limits()[coin] = Limits(floor, ceiling);
        emit PriceLimitsSet(coin, floor, ceiling);
    }

    /// @inheritdoc ITradeLimits
    function setMaxDuration(uint32 duration) external onlyAdmin {
        _setMaxDuration(duration);
    }

    /// @inheritdoc ITradeLimits
    function priceLimits(Coin coin) public view returns (uint256 floor, uint256 ceiling) {
        Limits memory limits = _limits()[coin];
        if (limits.ceiling == 0) return (1, type(uint96).max);
        return (limits.floor == 0 ? 1 : limits.floor, limits.ceiling);
    }

    /// @inheritdoc ITradeLimits
    function maxDuration() public view returns (uint256) {
        return _maxDuration;
    }

    /// @dev Reverts unless the price is within the limits of its coin. It is never 0.
    function _requirePrice(Coin coin, uint256 price) internal view returns (uint96) {
        (uint256 floor, uint256 ceiling) = _limited ? priceLimits(coin) : (1, type(uint96).max);
        if (price < floor) revert TradeLimits_PriceBelowFloor(coin, price, floor);
        if (price > ceiling) revert TradeLimits_PriceAboveCeiling(coin, price, ceiling);
        // The ceiling fits 96 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(price);
    }

    /// @dev The end of an offer from `start` to `end`; with an `end` of 0 the latest end allowed.
    function _requireEnd(uint40 start, uint40 end) internal view returns (uint40) {
        uint256 max = _maxDuration;
        if (end == 0) {
            uint256 last = start + max;
            // Not above the maximum of 40 bits.
            // forge-lint: disable-next-line(unsafe-typecast)
            return max == 0 || last > type(uint40).max ? type(uint40).max : uint40(last);
        }
        if (end <= start || end <= block.timestamp) revert TradeLimits_InvalidEnd(start, end);
        if (max != 0 && end - start > max) revert TradeLimits_DurationTooLong(end - start, max);
        return end;
    }

    function _limits() private pure returns (mapping(Coin coin => Limits) storage limits) {
        uint256 slot = _LIMITS;
        assembly ("memory-safe") {
            limits.slot := slot
        }
    }

    function _setMaxDuration(uint32 duration) private {
        // Effects: for offers made from now on.
        _maxDuration = duration;
        emit MaxDurationSet(duration);
    }
}
