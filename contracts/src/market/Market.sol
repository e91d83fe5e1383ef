// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollection} from "../collections/ICollection.sol";
import {ICollectionFactory} from "../collections/ICollectionFactory.sol";
import {ICollectionTokens} from "../collections/ICollectionTokens.sol";
import {Coin, Coin_InvalidValue} from "../shared/Coin.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ITransferCounter} from "../shared/ITransferCounter.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {SupportedCollections} from "../shared/SupportedCollections.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {CollectionOffers} from "./CollectionOffers.sol";
import {IMarket} from "./IMarket.sol";
import {Settlement} from "./Settlement.sol";
import {packTerms, Terms} from "./Terms.sol";

/// @title Market
/// @notice Asks, bids and collection offers. Holds the money of open bids and offers and nothing else: no tokens, and no
/// money of sellers.
contract Market is IMarket, CollectionOffers {
    uint16 private constant _FEE_RATE = 250;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint32 private constant _MAX_DURATION = 180 days;

    /// @dev Part of the key of each of a seller's asks, so that one write cancels all of them.
    mapping(address seller => uint256 round) private _rounds;

    /// @param roles_ The contract that knows the owner and the admins. Fees go to the owner until a recipient is set.
    /// @param credits_ The ledger that fees and royalties are credited in.
    /// @param factory The factory whose collections are supported without being listed.
    constructor(IRoles roles_, ICredits credits_, ICollectionFactory factory)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_MAX_DURATION)
        SupportedCollections(address(factory))
        Settlement(credits_)
    {}

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
        // Check: there is an ask. The lists are not consulted: this is an exit.
        if (!terms.exists()) revert Market_AskNotFound(collection, tokenId, msg.sender);
        // Effect: delete it.
        _clear(key, terms);
        emit AskCancelled(collection, tokenId, msg.sender);
    }

    /// @inheritdoc IMarket
    function cancelAllSells() external {
        // Effect: the keys of all earlier asks can never be computed again.
        uint256 round = ++_rounds[msg.sender];
        emit AllAsksCancelled(msg.sender, round);
    }

    /// @inheritdoc IMarket
    function sellTokenTo(Purchase calldata purchase, address to) external payable notPaused {
        purchase.coin.requireValue(purchase.price);
        _buy(purchase, to);
    }

    /// @inheritdoc IMarket
    function sellTokensTo(Purchase[] calldata purchases, address to) external payable notPaused {
        uint256 value;
        for (uint256 i; i < purchases.length; ++i) {
            if (purchases[i].coin.isNative()) value += purchases[i].price;
        }
        // Check: the value is the sum of all native prices, so that no part of it pays twice.
        if (msg.value != value) revert Coin_InvalidValue(value, msg.value);
        for (uint256 i; i < purchases.length; ++i) {
            _buy(purchases[i], to);
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
        // Check: it is the caller's only bid for the token, and within the limits. Whether the collection is supported is
        // checked when the bid is accepted.
        if (_terms[key].exists()) revert Market_BidExists(collection, tokenId, msg.sender);
        end = _requireEnd(uint40(block.timestamp), end);
        Terms terms = packTerms(_requirePrice(coin, price), 0, end, !coin.isNative());
        // Effect: store the bid.
        _set(key, terms, coin);
        emit BidSet(collection, tokenId, msg.sender, coin, price, end);
        // Interaction: collect the money.
        coin.collect(price);
    }

    /// @inheritdoc IMarket
    function updateBidPrice(address collection, uint256 tokenId, uint256 price, uint40 end) external payable notPaused {
        bytes32 key = _bidKey(collection, tokenId, msg.sender);
        (Terms terms, Coin coin) = _requireBid(key, collection, tokenId, msg.sender);
        // Check: the new terms are within the limits.
        end = _requireEnd(uint40(block.timestamp), end);
        // Effect: store the new terms, in the same coin.
        _terms[key] = packTerms(_requirePrice(coin, price), 0, end, terms.inToken());
        emit BidSet(collection, tokenId, msg.sender, coin, price, end);
        // Interaction: collect or refund the difference.
        _adjustEscrow(coin, terms.price(), price);
    }

    /// @inheritdoc IMarket
    function cancelBid(address collection, uint256 tokenId, address to) external {
        bytes32 key = _bidKey(collection, tokenId, msg.sender);
        (Terms terms, Coin coin) = _requireBid(key, collection, tokenId, msg.sender);
        // Check: the receiver is valid.
        _requireReceiver(to);
        // Effect: delete the bid first, so that a receiver that calls back finds none.
        _clear(key, terms);
        emit BidCancelled(collection, tokenId, msg.sender, to, coin, terms.price());
        // Interaction: refund all of it.
        coin.pay(to, terms.price());
    }

    /// @inheritdoc IMarket
    function acceptBid(address collection, uint256 tokenId, address bidder, Coin coin, uint256 minPrice)
        external
        notPaused
        onlySupported(coin)
    {
        bytes32 key = _bidKey(collection, tokenId, bidder);
        (Terms terms, Coin offered) = _requireBid(key, collection, tokenId, bidder);
        // Check: the collection is supported, and the bid is open and is what the caller agreed to. The collection itself
        // refuses a token that is not the caller's.
        uint256 flags = _requireSupported(collection);
        _requireTerms(offered, terms.price(), coin, minPrice);
        if (block.timestamp >= terms.end()) revert Market_BidExpired(terms.end());
        if (_expires(flags)) _requireLifetime(collection, tokenId, block.timestamp);
        // Effect: delete the bid.
        _clear(key, terms);
        Sale memory sale;
        (sale.collection, sale.tokenId, sale.seller) = (collection, tokenId, msg.sender);
        (sale.coin, sale.price) = (coin, terms.price());
        _splitPrice(sale, false);
        emit BidAccepted(
            collection, tokenId, bidder, msg.sender, coin, sale.price, sale.fee, sale.creator, sale.royalty
        );
        // Interaction: deliver the token, without a callback that the bidder could use to block the seller.
        IERC721(collection).transferFrom(msg.sender, bidder, tokenId);
        _payOut(sale);
    }

    /// @inheritdoc IMarket
    function askOf(address collection, uint256 tokenId, address seller) external view returns (Ask memory ask) {
        bytes32 key = _askKey(_known(collection), collection, tokenId, seller);
        Terms terms = _terms[key];
        if (!terms.exists() || IERC721(collection).ownerOf(tokenId) != seller) return ask;
        return Ask(seller, _coinAt(key, terms), terms.price(), terms.start(), terms.end());
    }

    /// @inheritdoc IMarket
    function bidOf(address collection, uint256 tokenId, address bidder) external view returns (Bid memory bid_) {
        bytes32 key = _bidKey(collection, tokenId, bidder);
        Terms terms = _terms[key];
        return Bid(_coinAt(key, terms), terms.price(), terms.end());
    }

    /// @inheritdoc IMarket
    function askNonce(address seller) external view returns (uint256 round) {
        return _rounds[seller];
    }

    /// @inheritdoc IMarket
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev Lists one of the caller's tokens.
    function _ask(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 start, uint40 end)
        private
        onlySupported(coin)
    {
        // Check: the collection is supported, the caller holds the token, and the terms are within the limits. The approval
        // is checked at the purchase, because it can be given later and revoked at any time.
        uint256 flags = _requireSupported(collection);
        uint256 count = _requireHolder(flags, collection, tokenId);
        if (start < block.timestamp) start = uint40(block.timestamp);
        end = _requireEnd(start, end);
        if (_expires(flags)) _requireLifetime(collection, tokenId, end);
        Terms terms = packTerms(_requirePrice(coin, price), start, end, !coin.isNative());
        // Effect: store the ask in place of an earlier one.
        _set(_askKeyAt(collection, tokenId, msg.sender, count), terms, coin);
        emit AskSet(collection, tokenId, msg.sender, coin, price, start, end);
    }

    /// @dev The caller of this function has checked the value.
    function _buy(Purchase calldata purchase, address to) private onlySupported(purchase.coin) {
        Sale memory sale;
        (sale.collection, sale.tokenId, sale.seller) = (purchase.collection, purchase.tokenId, purchase.seller);
        (sale.coin, sale.price) = (purchase.coin, purchase.price);
        uint256 flags = _requireSupported(sale.collection);
        bytes32 key = _askKeyAt(sale.collection, sale.tokenId, sale.seller, _readSaleInfo(flags, sale));
        Terms terms = _terms[key];
        // Check: the ask exists, is open, and is what the caller agreed to.
        if (!terms.exists()) revert Market_AskNotFound(sale.collection, sale.tokenId, sale.seller);
        Coin coin = _coinAt(key, terms);
        if (coin != sale.coin || terms.price() != sale.price) revert Market_TermsMismatch(coin, terms.price());
        if (block.timestamp < terms.start() || block.timestamp >= terms.end()) {
            revert Market_AskNotOpen(terms.start(), terms.end());
        }
        if (!_counts(flags)) _requireOwnApproval(sale.collection, sale.tokenId);
        // Effect: delete the ask first, so that a receiver that calls back cannot buy twice.
        _clear(key, terms);
        _splitPrice(sale, _isPlatform(flags));
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
        // Interaction: collect the price, deliver the token, then pay everybody.
        if (!coin.isNative()) coin.pull(sale.price);
        IERC721(sale.collection).safeTransferFrom(sale.seller, to, sale.tokenId);
        _payOut(sale);
    }

    /// @dev The token's transfer count. Platform collections return the royalty with it: one call instead of two saves every
    /// buyer 1,000 gas.
    function _readSaleInfo(uint256 flags, Sale memory sale) private view returns (uint256 count) {
        if (!_isPlatform(flags)) return _countOf(flags, sale.collection, sale.tokenId);
        (count, sale.creator, sale.royalty) = ICollection(sale.collection).saleInfo(sale.tokenId, sale.price);
    }

    function _requireBid(bytes32 key, address collection, uint256 tokenId, address bidder)
        private
        view
        returns (Terms terms, Coin coin)
    {
        terms = _terms[key];
        if (!terms.exists()) revert Market_BidNotFound(collection, tokenId, bidder);
        coin = _coinAt(key, terms);
    }

    function _requireOwnApproval(address collection, uint256 tokenId) private view {
        if (IERC721(collection).getApproved(tokenId) != address(this)) revert Market_NotApproved(collection, tokenId);
    }

    /// @dev Reverts unless the caller holds the token, and returns its transfer count.
    function _requireHolder(uint256 flags, address collection, uint256 tokenId) private view returns (uint256 count) {
        address holder;
        if (_isPlatform(flags)) {
            (holder, count) = ICollectionTokens(collection).ownerAndTransfers(tokenId);
        } else {
            holder = IERC721(collection).ownerOf(tokenId);
            count = _countOf(flags, collection, tokenId);
        }
        if (holder != msg.sender) revert Market_NotTokenOwner(collection, tokenId, msg.sender);
    }

    function _countOf(uint256 flags, address collection, uint256 tokenId) private view returns (uint256) {
        return _counts(flags) ? ITransferCounter(collection).transferCount(tokenId) : 0;
    }

    /// @dev A transfer changes the count, and `cancelAllSells` the round: an old key never comes back.
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
