// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollectionFactory} from "../collections/ICollectionFactory.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin, NATIVE} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IExpires} from "../shared/IExpires.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Royalty} from "../shared/Royalty.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {SupportedCollections} from "../shared/SupportedCollections.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IAuctions} from "./IAuctions.sol";
import {LotTimes} from "./LotTimes.sol";

/// @title Auctions
/// @notice Holds the tokens that are up for auction and the highest bid for each, and nothing else.
contract Auctions is IAuctions, Pausable, Fees, RoyaltiesTop, TradeLimits, SupportedCollections, SupportedCoins {
    using CreditsLib for ICredits;

    /// @dev One word. 32 bits of seconds last until 2106. A lot in a token has its coin in `_coins`.
    struct Terms {
        address seller;
        uint32 start;
        uint32 end;
        uint16 feeRate;
        bool inToken;
        uint8 extensions;
    }

    /// @dev One word. Without a bidder the amount is the reserve: the word is never zero, so the first bid costs no more gas
    /// than the next.
    struct HighestBid {
        address bidder;
        uint96 amount;
    }

    uint16 private constant _FEE_RATE = 250;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint32 private constant _DEFAULT_MAX_DURATION = 30 days;
    uint256 private constant _MIN_RAISE_RATE = 500;
    uint256 private constant _RECLAIM_DELAY = 30 days;

    ICredits private immutable CREDITS;

    mapping(bytes32 key => Terms terms) private _terms;
    mapping(bytes32 key => HighestBid highest) private _highestBids;
    mapping(bytes32 key => Coin coin) private _coins;

    /// @param roles_ The owner and admins. The owner is the first fee recipient.
    /// @param credits_ The ledger that prices, fees and refunds are credited in.
    /// @param factory The factory of the platform's collections, which need no listing.
    constructor(IRoles roles_, ICredits credits_, ICollectionFactory factory)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_DEFAULT_MAX_DURATION)
        SupportedCollections(address(factory))
    {
        CREDITS = credits_;
    }

    /// @inheritdoc IAuctions
    function create(address collection, uint256 tokenId, Coin coin, uint256 reserve, uint40 start, uint40 end)
        external
        notPaused
        onlySupported(coin)
    {
        // Checks. The collection itself checks that the token is the caller's.
        if (start < block.timestamp) start = uint40(block.timestamp);
        end = LotTimes.capped(start, end, _requireEnd(start, end));
        if (_expires(_requireSupported(collection))) {
            LotTimes.requireSettleable(end, IExpires(collection).expiresAt(tokenId));
        }
        uint96 price = _requirePrice(coin, reserve);
        // Effects.
        bytes32 key = _key(collection, tokenId);
        (Coin staleCoin, HighestBid memory stale) = _voidStale(key, collection, tokenId);
        // `capped` bounds both times.
        // forge-lint: disable-next-line(unsafe-typecast)
        _terms[key] = Terms(msg.sender, uint32(start), uint32(end), uint16(feeRate()), !coin.isNative(), 0);
        _highestBids[key] = HighestBid(address(0), price);
        if (!coin.isNative()) _coins[key] = coin;
        emit LotCreated(collection, tokenId, msg.sender, coin, reserve, start, end, feeRate());
        // Interactions.
        if (stale.bidder != address(0)) CREDITS.give(staleCoin, stale.bidder, stale.amount);
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        if (!_holds(collection, tokenId)) revert Auctions_TokenNotReceived(collection, tokenId);
    }

    /// @inheritdoc IAuctions
    function bid(address collection, uint256 tokenId, Coin coin, uint256 amount, uint40 start)
        external
        payable
        onlySupported(coin)
    {
        bytes32 key = _key(collection, tokenId);
        (Terms memory terms, HighestBid memory highest) = _requireLot(key, collection, tokenId);
        // Checks. A lot starts when it is created or later, so one that was put up again has another start.
        if (terms.start != start) revert Auctions_LotMismatch(terms.start);
        if (block.timestamp < terms.start || block.timestamp >= terms.end) {
            revert Auctions_NotOngoing(terms.start, terms.end);
        }
        if (_coinOf(key, terms) != coin) revert Auctions_CoinMismatch(_coinOf(key, terms));
        if (amount < _minBid(highest)) revert Auctions_BidTooLow(amount, _minBid(highest));
        if (amount > type(uint96).max) revert Auctions_BidTooHigh(amount);
        // Effects. The amount was bounded above.
        // forge-lint: disable-next-line(unsafe-typecast)
        _highestBids[key] = HighestBid(msg.sender, uint96(amount));
        uint32 end = LotTimes.extended(terms.end, terms.extensions);
        if (end != terms.end) {
            (terms.end, terms.extensions) = (end, terms.extensions + 1);
            _terms[key] = terms;
        }
        emit LotBid(collection, tokenId, msg.sender, amount, end);
        // Interactions.
        coin.collect(amount);
        if (highest.bidder != address(0)) CREDITS.give(coin, highest.bidder, highest.amount);
    }

    /// @inheritdoc IAuctions
    function settle(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Terms memory terms, HighestBid memory highest) = _requireLot(key, collection, tokenId);
        // Checks.
        if (block.timestamp < terms.end) revert Auctions_TooEarly(terms.end);
        if (highest.bidder == address(0)) return _returnToken(key, collection, tokenId, terms);
        Coin coin = _coinOf(key, terms);
        uint256 fee = partOf(highest.amount, terms.feeRate);
        (address creator, uint256 royalty) =
            Royalty.due(collection, tokenId, highest.amount, royaltiesTop(), terms.seller);
        // Effects: the lot is deleted first, so nothing is paid twice.
        _clear(key, terms);
        emit LotSettled(collection, tokenId, highest.bidder, terms.seller, coin, highest.amount, fee, creator, royalty);
        // Interactions: the winner gets no callback and everybody else is credited, so no receiver can block this.
        IERC721(collection).transferFrom(address(this), highest.bidder, tokenId);
        ICredits.Payout[] memory payouts = new ICredits.Payout[](3);
        payouts[0] = ICredits.Payout(terms.seller, highest.amount - fee - royalty);
        payouts[1] = ICredits.Payout(feeRecipient(), fee);
        payouts[2] = ICredits.Payout(creator, royalty);
        CREDITS.giveMany(coin, payouts);
    }

    /// @inheritdoc IAuctions
    function cancel(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Terms memory terms, HighestBid memory highest) = _requireLot(key, collection, tokenId);
        // Checks.
        if (msg.sender != terms.seller) revert Auctions_Unauthorized(msg.sender);
        if (highest.bidder != address(0)) revert Auctions_HasBid(highest.bidder, highest.amount);
        _returnToken(key, collection, tokenId, terms);
    }

    /// @inheritdoc IAuctions
    function reclaimBid(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Terms memory terms, HighestBid memory highest) = _requireLot(key, collection, tokenId);
        // Checks.
        uint256 time = terms.end + _RECLAIM_DELAY;
        bool hasWaited = block.timestamp >= time;
        if (msg.sender == highest.bidder) {
            bool canReclaim = hasWaited || (block.timestamp >= terms.end && !_holds(collection, tokenId));
            if (!canReclaim) revert Auctions_TooEarly(time);
        } else if (highest.bidder == address(0) || !hasWaited || _holds(collection, tokenId)) {
            revert Auctions_Unauthorized(msg.sender);
        }
        Coin coin = _coinOf(key, terms);
        // Effects: the lot stays without a bidder, because an expired token can be renewed and is then due to the seller.
        _highestBids[key].bidder = address(0);
        emit BidReclaimed(collection, tokenId, highest.bidder, coin, highest.amount);
        // Interactions.
        CREDITS.give(coin, highest.bidder, highest.amount);
    }

    /// @inheritdoc IAuctions
    function lotOf(address collection, uint256 tokenId) external view returns (Lot memory lot) {
        bytes32 key = _key(collection, tokenId);
        Terms memory terms = _terms[key];
        if (terms.seller == address(0)) return lot;
        HighestBid memory highest = _highestBids[key];
        lot.seller = terms.seller;
        lot.coin = _coinOf(key, terms);
        lot.start = terms.start;
        lot.end = terms.end;
        lot.bidder = highest.bidder;
        lot.amount = highest.amount;
        lot.minBid = _minBid(highest);
        lot.feeRate = terms.feeRate;
        lot.state = LotState.Ongoing;
        if (block.timestamp < terms.start) lot.state = LotState.NotStarted;
        if (block.timestamp >= terms.end) lot.state = LotState.Over;
    }

    /// @inheritdoc IAuctions
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev Deletes a lot whose token is gone and returns the bid to refund. A lot whose token is here stays.
    function _voidStale(bytes32 key, address collection, uint256 tokenId)
        private
        returns (Coin coin, HighestBid memory stale)
    {
        Terms memory terms = _terms[key];
        if (terms.seller == address(0)) return (NATIVE, stale);
        if (_holds(collection, tokenId)) revert Auctions_LotExists(collection, tokenId);
        coin = _coinOf(key, terms);
        stale = _highestBids[key];
        // Without a bidder the amount is the reserve, which nobody paid.
        if (stale.bidder == address(0)) stale.amount = 0;
        _clear(key, terms);
        emit LotVoided(collection, tokenId, terms.seller, stale.bidder, coin, stale.amount);
    }

    function _returnToken(bytes32 key, address collection, uint256 tokenId, Terms memory terms) private {
        // Effects.
        _clear(key, terms);
        emit LotReturned(collection, tokenId, terms.seller);
        // Interactions: the seller gets no callback.
        IERC721(collection).transferFrom(address(this), terms.seller, tokenId);
    }

    function _clear(bytes32 key, Terms memory terms) private {
        delete _terms[key];
        delete _highestBids[key];
        if (terms.inToken) _coins[key] = NATIVE;
    }

    function _requireLot(bytes32 key, address collection, uint256 tokenId)
        private
        view
        returns (Terms memory terms, HighestBid memory highest)
    {
        terms = _terms[key];
        if (terms.seller == address(0)) revert Auctions_LotNotFound(collection, tokenId);
        highest = _highestBids[key];
    }

    /// @dev False if the collection reverts, as it does for an expired token. A caller cannot force this by sending too little
    /// gas: a call that runs out leaves a 64th of the gas, with which no caller of this function completes.
    function _holds(address collection, uint256 tokenId) private view returns (bool) {
        try IERC721(collection).ownerOf(tokenId) returns (address owner) {
            return owner == address(this);
        } catch {
            return false;
        }
    }

    function _coinOf(bytes32 key, Terms memory terms) private view returns (Coin) {
        return terms.inToken ? _coins[key] : NATIVE;
    }

    /// @dev The reserve, or the highest bid plus the minimum raise.
    function _minBid(HighestBid memory highest) private pure returns (uint256) {
        if (highest.bidder == address(0)) return highest.amount;
        uint256 raise = partOf(highest.amount, _MIN_RAISE_RATE);
        return highest.amount + (raise == 0 ? 1 : raise);
    }

    function _key(address collection, uint256 tokenId) private pure returns (bytes32) {
        return keccak256(abi.encode(collection, tokenId));
    }
}
