// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "./IAuctions.sol";
import {ITradeLimits} from "../shared/ITradeLimits.sol";

/// @notice The times of a lot: how long it may last, how far late bids extend it, and how long before its token's expiry it
/// must end.
library LotTimes {
    /// @dev Holds whatever maximum the admins set: a highest bid is locked until the end.
    uint40 internal constant MAX_DURATION = 90 days;
    uint32 internal constant EXTENSION = 10 minutes;
    /// @dev Fits the counter's byte. Every extending bid raises the price by 5%, so 255 of them multiply it by 250,000.
    uint8 internal constant MAX_EXTENSIONS = type(uint8).max;
    /// @dev How long a token that expires stays deliverable after the latest possible end. A week gives both parties, and
    /// anyone else, time to settle even if the network or the site is down for days; it costs the seller a week of a term
    /// that is sold in years.
    uint256 internal constant SETTLEMENT_PERIOD = 7 days;

    /// @dev Applies `MAX_DURATION` to the end that the trade limits allow. A caller who asked for the longest duration
    /// (`requested` is 0) gets it; any other is refused.
    function capped(uint40 start, uint40 requested, uint40 allowed) internal pure returns (uint40 end) {
        end = allowed;
        if (end - start > MAX_DURATION) {
            if (requested != 0) revert IAuctions.Auctions_LotTooLong(end - start, MAX_DURATION);
            end = start + MAX_DURATION;
        }
        // No extension may overflow the 32 bits an end is stored in.
        if (uint256(end) + MAX_EXTENSIONS * uint256(EXTENSION) > type(uint32).max) {
            revert ITradeLimits.TradeLimits_InvalidEnd(start, end);
        }
    }

    /// @dev Whatever late bids do, a token that expires stays deliverable for the settlement period.
    function requireSettleable(uint256 end, uint256 expiry) internal pure {
        uint256 latestEnd = end + MAX_EXTENSIONS * uint256(EXTENSION);
        if (latestEnd + SETTLEMENT_PERIOD > expiry) {
            revert IAuctions.Auctions_EndsTooCloseToExpiry(latestEnd, expiry);
        }
    }

    /// @dev The end after a bid placed now, before `end`.
    function extended(uint32 end, uint8 extensions) internal view returns (uint32) {
        if (end - block.timestamp >= EXTENSION || extensions == MAX_EXTENSIONS) return end;
        // Later than `end` by less than an extension, and `capped` left room for all of them.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint32(block.timestamp) + EXTENSION;
    }
}
