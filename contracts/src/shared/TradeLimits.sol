// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";
import {Governed} from "./Governed.sol";
import {ITradeLimits} from "./ITradeLimits.sol";

/// @notice Prices and times. Five bytes; see `Pausing` for the word they share.
abstract contract TradeLimits is ITradeLimits, Governed {
    struct Limits {
        uint96 floor;
        uint96 ceiling;
    }

    /// @dev Where the limits are kept: far from the first word, so that the flags of other contracts still fit into that.
    uint256 private constant _LIMITS = uint256(keccak256("mofu.shared.TradeLimits"));

    /// @dev Whether any coin was ever given limits: if not, nobody pays for reading them.
    bool private _limited;
    uint32 private _maxDuration;

    constructor(uint32 duration) {
        _setMaxDuration(duration);
    }

    /// @inheritdoc ITradeLimits
    function setPriceLimits(Coin coin, uint96 floor, uint96 ceiling) external onlyAdmin {
        // Check: some price is left.
        if (ceiling == 0 || floor > ceiling) revert TradeLimits_NoPriceLeft(floor, ceiling);
        // Effect: for prices named after this.
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

    /// @dev The price in the bits it is kept in, if it is within the limits of its coin. Never nothing.
    function _requirePrice(Coin coin, uint256 price) internal view returns (uint96) {
        (uint256 floor, uint256 ceiling) = _limited ? priceLimits(coin) : (1, type(uint96).max);
        if (price < floor) revert TradeLimits_PriceBelowFloor(coin, price, floor);
        if (price > ceiling) revert TradeLimits_PriceAboveCeiling(coin, price, ceiling);
        // The ceiling is of 96 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(price);
    }

    /// @dev When an offer ends that begins at `start` and should end at `end`; at 0 it stands as long as it may.
    function _requireEnd(uint40 start, uint40 end) internal view returns (uint40) {
        uint256 most = _maxDuration;
        if (end == 0) {
            uint256 last = start + most;
            // Not above what 40 bits hold.
            // forge-lint: disable-next-line(unsafe-typecast)
            return most == 0 || last > type(uint40).max ? type(uint40).max : uint40(last);
        }
        if (end <= start || end <= block.timestamp) revert TradeLimits_OverAlready(start, end);
        if (most != 0 && end - start > most) revert TradeLimits_TooLong(end - start, most);
        return end;
    }

    function _limits() private pure returns (mapping(Coin coin => Limits) storage limits) {
        uint256 slot = _LIMITS;
        assembly ("memory-safe") {
            limits.slot := slot
        }
    }

    function _setMaxDuration(uint32 duration) private {
        // Effect: for offers made after this.
        _maxDuration = duration;
        emit MaxDurationSet(duration);
    }
}
