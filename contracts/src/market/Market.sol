// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollection} from "../collections/ICollection.sol";
import {ICollectionFactory} from "../collections/ICollectionFactory.sol";
import {ICollectionTokens} from "../collections/ICollectionTokens.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin, Coin_WrongValue, NATIVE} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICountsTransfers} from "../shared/ICountsTransfers.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IExpires} from "../shared/IExpires.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Royalty} from "../shared/Royalty.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {SupportedCollections} from "../shared/SupportedCollections.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IMarket} from "./IMarket.sol";
import {packTerms, Terms} from "./Terms.sol";

/// @title Market
/// @notice Asks and bids. Holds the money of standing bids and nothing else: no token, and no money of sellers.
contract Market is IMarket, Pausing, Fees, RoyaltiesTop, TradeLimits, SupportedCollections, SupportedCoins {
    using Crediting for ICredits;

    /// @dev A sale under way. In memory, because the stack does not hold so many.
    struct Sale {
        address collection;
        uint256 tokenId;
        address seller;
        Coin coin;
        uint256 price;
        uint256 fee;
        address creator;
        uint256 royalty;
    }

    uint16 private constant _FEE_RATE = 250;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint32 private constant _MAX_DURATION = 180 days;

    ICredits private immutable CREDITS;

    /// @dev Asks and bids. Their keys never meet: one is a hash of five words, the other of three.
    mapping(bytes32 key => Terms terms) private _terms;
    /// @dev Only of those in tokens.
    mapping(bytes32 key => Coin coin) private _coins;
    /// @dev Part of the key of each of a seller's asks, so that one step ends them all.
    mapping(address seller => uint256 round) private _rounds;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger the fees and royalties are credited in.
    /// @param factory Whose collections may be dealt in by birth.
    constructor(IRoles roles_, ICredits credits_, ICollectionFactory factory)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_MAX_DURATION)
        SupportedCollections(factory.implementation())
    {
        CREDITS = credits_;
    }

    /// @inheritdoc IMarket
    function sellReady(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 start, uint40 end)
        external
        notPaused
    {
        _ask(collection, tokenId, coin, price, start, end);
    }

    /// @inheritdoc IMarket
    function sellReadyMany(Listing[] calldata listings) external notPaused {
        for (uint256 i; i < listings.length; ++i) {
            Listing calldata each = listings[i];
            _ask(each.collection, each.tokenId, each.coin, each.price, each.start, each.end);
        }
    }

    /// @inheritdoc IMarket
    function cancelSell(address collection, uint256 tokenId) external {
        bytes32 key = _askKey(_known(collection), collection, tokenId, msg.sender);
        Terms terms = _terms[key];
        // Check: there is one. Lists are not asked: this is an exit.
        if (!terms.exist()) revert Market_NoAsk(collection, tokenId, msg.sender);
        // Effect: it is gone.
        _clear(key, terms);
        emit AskCancelled(collection, tokenId, msg.sender);
    }

    /// @inheritdoc IMarket
    function cancelAllSells() external {
        // Effect: the keys of all asks before this are never made again.
        uint256 round = ++_rounds[msg.sender];
        emit AllAsksCancelled(msg.sender, round);
    }

    /// @inheritdoc IMarket
    function sellTokenTo(Purchase calldata what, address to) external payable notPaused {
        what.coin.requireValue(what.price);
        _buy(what, to);
    }

    /// @inheritdoc IMarket
    function sellTokensTo(Purchase[] calldata whats, address to) external payable notPaused {
        uint256 value;
        for (uint256 i; i < whats.length; ++i) {
            if (whats[i].coin.isNative()) value += whats[i].price;
        }
        // Check: the value is what all of them cost together; each is counted once.
        if (msg.value != value) revert Coin_WrongValue(value, msg.value);
        for (uint256 i; i < whats.length; ++i) {
            _buy(whats[i], to);
        }
    }

    /// @inheritdoc IMarket
    function bid(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 end)
        external
        payable
        notPaused
        onlySupported(coin)
    {
        bytes32 key = _bidKey(collection, tokenId, msg.sender);
        // Check: it is the caller's first for the token, and within limits. A bid is money only: whether the collection may
        // be dealt in is asked when it is accepted.
        if (_terms[key].exist()) revert Market_BidExists(collection, tokenId, msg.sender);
        end = _requireEnd(uint40(block.timestamp), end);
        Terms terms = packTerms(_requirePrice(coin, price), 0, end, !coin.isNative());
        // Effect: the bid.
        _set(key, terms, coin);
        emit BidSet(collection, tokenId, msg.sender, coin, price, end);
        // Interaction: its money.
        coin.collect(price);
    }

    /// @inheritdoc IMarket
    function updateBidPrice(address collection, uint256 tokenId, uint256 price, uint40 end) external payable notPaused {
        bytes32 key = _bidKey(collection, tokenId, msg.sender);
        (Terms terms, Coin coin) = _requireBid(key, collection, tokenId, msg.sender);
        uint256 before = terms.price();
        // Check: the new terms are within limits.
        end = _requireEnd(uint40(block.timestamp), end);
        // Effect: the new terms, in the same coin.
        _terms[key] = packTerms(_requirePrice(coin, price), 0, end, terms.inToken());
        emit BidSet(collection, tokenId, msg.sender, coin, price, end);
        // Interaction: the difference, from the caller or to them.
        if (price >= before) {
            coin.collect(price - before);
        } else {
            coin.requireValue(0);
            coin.pay(msg.sender, before - price);
        }
    }

    /// @inheritdoc IMarket
    function cancelBid(address collection, uint256 tokenId, address to) external {
        bytes32 key = _bidKey(collection, tokenId, msg.sender);
        (Terms terms, Coin coin) = _requireBid(key, collection, tokenId, msg.sender);
        // Check: it goes somewhere.
        if (to == address(0)) revert Market_NoReceiver();
        // Effect: it is gone, so a receiver that calls back finds none.
        _clear(key, terms);
        emit BidCancelled(collection, tokenId, msg.sender, to, coin, terms.price());
        // Interaction: all its money.
        coin.pay(to, terms.price());
    }

    /// @inheritdoc IMarket
    function acceptBid(address collection, uint256 tokenId, address bidder, Coin coin, uint256 leastPrice)
        external
        notPaused
        onlySupported(coin)
    {
        bytes32 key = _bidKey(collection, tokenId, bidder);
        (Terms terms, Coin offered) = _requireBid(key, collection, tokenId, bidder);
        // Check: the collection may be dealt in, and the bid is what the caller agreed to. Whether the token is the
        // caller's is for its collection to say.
        _requireSupported(collection);
        if (offered != coin || terms.price() < leastPrice) revert Market_OtherTerms(offered, terms.price());
        if (block.timestamp >= terms.end()) revert Market_BidOver(terms.end());
        // Effect: the bid is gone.
        _clear(key, terms);
        Sale memory sale;
        (sale.collection, sale.tokenId, sale.seller) = (collection, tokenId, msg.sender);
        (sale.coin, sale.price) = (coin, terms.price());
        _cut(sale, 0);
        emit BidAccepted(
            collection, tokenId, bidder, msg.sender, coin, sale.price, sale.fee, sale.creator, sale.royalty
        );
        // Interaction: the token first. The bidder is not asked: they wanted it, and could else hold up the seller.
        IERC721(collection).transferFrom(msg.sender, bidder, tokenId);
        _payOut(sale);
    }

    /// @inheritdoc IMarket
    function askOf(address collection, uint256 tokenId, address seller) external view returns (Ask memory ask) {
        bytes32 key = _askKey(_known(collection), collection, tokenId, seller);
        Terms terms = _terms[key];
        if (!terms.exist() || IERC721(collection).ownerOf(tokenId) != seller) return ask;
        return Ask(seller, _coinAt(key, terms), terms.price(), terms.start(), terms.end());
    }

    /// @inheritdoc IMarket
    function bidOf(address collection, uint256 tokenId, address bidder) external view returns (Bid memory bid_) {
        bytes32 key = _bidKey(collection, tokenId, bidder);
        Terms terms = _terms[key];
        return Bid(_coinAt(key, terms), terms.price(), terms.end());
    }

    /// @inheritdoc IMarket
    function sellRound(address seller) external view returns (uint256 round) {
        return _rounds[seller];
    }

    /// @inheritdoc IMarket
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev Puts one of the caller's tokens up for sale, alone or among several.
    function _ask(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 start, uint40 end)
        private
        onlySupported(coin)
    {
        // Check: the token is the caller's and may be dealt in; the terms are within limits. The approval is asked when it
        // is bought, because it can be given later and taken back at any time.
        uint256 flags = _requireSupported(collection);
        uint256 count = _requireHolder(flags, collection, tokenId);
        if (start < block.timestamp) start = uint40(block.timestamp);
        end = _requireEnd(start, end);
        if (_expires(flags)) _requireEndsBeforeExpiry(collection, tokenId, end);
        Terms terms = packTerms(_requirePrice(coin, price), start, end, !coin.isNative());
        // Effect: the ask, in place of the one before.
        _set(_askKeyAt(collection, tokenId, msg.sender, count), terms, coin);
        emit AskSet(collection, tokenId, msg.sender, coin, price, start, end);
    }

    /// @dev Whether the value is right, the caller has seen to.
    function _buy(Purchase calldata what, address to) private onlySupported(what.coin) {
        Sale memory sale;
        (sale.collection, sale.tokenId, sale.seller) = (what.collection, what.tokenId, what.seller);
        (sale.coin, sale.price) = (what.coin, what.price);
        uint256 flags = _requireSupported(sale.collection);
        bytes32 key = _askKeyAt(sale.collection, sale.tokenId, sale.seller, _askAbout(flags, sale));
        Terms terms = _terms[key];
        // Check: the ask stands, is open, and is what the caller agreed to.
        if (!terms.exist()) revert Market_NoAsk(sale.collection, sale.tokenId, sale.seller);
        Coin coin = _coinAt(key, terms);
        if (coin != sale.coin || terms.price() != sale.price) revert Market_OtherTerms(coin, terms.price());
        if (block.timestamp < terms.start() || block.timestamp >= terms.end()) {
            revert Market_AskNotOpen(terms.start(), terms.end());
        }
        if (!_counts(flags)) _requireOwnApproval(sale.collection, sale.tokenId);
        // Effect: the ask is gone, so a receiver that calls back cannot buy twice.
        _clear(key, terms);
        _cut(sale, flags);
        emit AskFilled(
            sale.collection,
            sale.tokenId,
            sale.seller,
            msg.sender,
            to,
            coin,
            sale.price,
            sale.fee,
            sale.creator,
            sale.royalty
        );
        // Interaction: the price comes in, the token moves, then everybody has their part.
        if (!coin.isNative()) coin.pull(sale.price);
        IERC721(sale.collection).safeTransferFrom(sale.seller, to, sale.tokenId);
        _payOut(sale);
    }

    /// @dev How often the token has changed hands. One of the house's own collections says with it whom a royalty goes to and
    /// how much it asks: one question instead of two saves every buyer 1,000 gas.
    function _askAbout(uint256 flags, Sale memory sale) private view returns (uint256 count) {
        if (!_isHouse(flags)) return _countOf(flags, sale.collection, sale.tokenId);
        (count, sale.creator, sale.royalty) = ICollection(sale.collection).dealing(sale.tokenId, sale.price);
    }

    /// @dev The sale's fee and royalty: together never above 20%.
    function _cut(Sale memory sale, uint256 flags) private view {
        (uint256 price, address seller) = (sale.price, sale.seller);
        sale.fee = partOf(price, feeRate());
        (sale.creator, sale.royalty) = _isHouse(flags)
            ? Royalty.within(sale.creator, sale.royalty, price, royaltiesTop(), seller)
            : Royalty.due(sale.collection, sale.tokenId, price, royaltiesTop(), seller);
    }

    /// @dev Shares out a price this contract holds. Only the seller is called, and can stop only their own sale.
    function _payOut(Sale memory sale) private {
        ICredits.Due[] memory dues = new ICredits.Due[](2);
        dues[0] = ICredits.Due(feeRecipient(), sale.fee);
        dues[1] = ICredits.Due(sale.creator, sale.royalty);
        CREDITS.giveMany(sale.coin, dues);
        sale.coin.pay(sale.seller, sale.price - sale.fee - sale.royalty);
    }

    function _set(bytes32 key, Terms terms, Coin coin) private {
        _terms[key] = terms;
        if (terms.inToken()) _coins[key] = coin;
    }

    function _clear(bytes32 key, Terms terms) private {
        _terms[key] = Terms.wrap(0);
        if (terms.inToken()) _coins[key] = NATIVE;
    }

    function _requireBid(bytes32 key, address collection, uint256 tokenId, address bidder)
        private
        view
        returns (Terms terms, Coin coin)
    {
        terms = _terms[key];
        if (!terms.exist()) revert Market_NoBid(collection, tokenId, bidder);
        coin = _coinAt(key, terms);
    }

    /// @dev Where no token is meant, one may be left from terms before.
    function _coinAt(bytes32 key, Terms terms) private view returns (Coin) {
        return terms.inToken() ? _coins[key] : NATIVE;
    }

    function _requireOwnApproval(address collection, uint256 tokenId) private view {
        if (IERC721(collection).getApproved(tokenId) != address(this)) revert Market_NotApproved(collection, tokenId);
    }

    function _requireEndsBeforeExpiry(address collection, uint256 tokenId, uint256 end) private view {
        uint256 expiry = IExpires(collection).expiresAt(tokenId);
        if (end > expiry) revert Market_EndsAfterExpiry(end, expiry);
    }

    /// @dev Refuses whoever does not hold the token, and says how often it has changed hands.
    function _requireHolder(uint256 flags, address collection, uint256 tokenId) private view returns (uint256 count) {
        address holder;
        if (_isHouse(flags)) {
            (holder, count) = ICollectionTokens(collection).holding(tokenId);
        } else {
            holder = IERC721(collection).ownerOf(tokenId);
            count = _countOf(flags, collection, tokenId);
        }
        if (holder != msg.sender) revert Market_NotHolder(collection, tokenId, msg.sender);
    }

    function _countOf(uint256 flags, address collection, uint256 tokenId) private view returns (uint256) {
        return _counts(flags) ? ICountsTransfers(collection).transferCount(tokenId) : 0;
    }

    /// @dev A transfer changes the count, a new round the round: an old key is never made again.
    function _askKey(uint256 flags, address collection, uint256 tokenId, address seller)
        private
        view
        returns (bytes32)
    {
        return _askKeyAt(collection, tokenId, seller, _countOf(flags, collection, tokenId));
    }

    function _askKeyAt(address collection, uint256 tokenId, address seller, uint256 count)
        private
        view
        returns (bytes32)
    {
        return keccak256(abi.encode(collection, tokenId, seller, count, _rounds[seller]));
    }

    function _bidKey(address collection, uint256 tokenId, address bidder) private pure returns (bytes32) {
        return keccak256(abi.encode(collection, tokenId, bidder));
    }
}
