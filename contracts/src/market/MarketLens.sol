// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {Coin} from "../shared/Coin.sol";
import {IPausable} from "../shared/IPausable.sol";
import {ISupportedCoins} from "../shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../shared/ISupportedCollections.sol";
import {ICollectionOffers} from "./ICollectionOffers.sol";
import {IMarket} from "./IMarket.sol";
import {IMarketLens} from "./IMarketLens.sol";

/// @title MarketLens
/// @notice Reads the asks, bids and collection offers of one market.
contract MarketLens is IMarketLens {
    uint256 private constant _MAX_KEYS = 100;

    address private immutable MARKET;

    /// @param market The market it reads.
    constructor(address market) {
        MARKET = market;
    }

    /// @inheritdoc IMarketLens
    function asks(Token[] calldata tokens) external view returns (AskView[] memory views) {
        _requireMaxKeys(tokens.length);
        views = new AskView[](tokens.length);
        for (uint256 i; i < tokens.length; ++i) {
            views[i] = _ask(tokens[i].collection, tokens[i].tokenId);
        }
    }

    /// @inheritdoc IMarketLens
    function bids(BidKey[] calldata keys) external view returns (BidView[] memory views) {
        _requireMaxKeys(keys.length);
        views = new BidView[](keys.length);
        for (uint256 i; i < keys.length; ++i) {
            BidKey calldata key = keys[i];
            IMarket.Bid memory bid = IMarket(MARKET).bidOf(key.collection, key.tokenId, key.bidder);
            bool open = bid.price != 0 && block.timestamp < bid.end && _isTradable(key.collection, bid.coin);
            views[i] = BidView(bid, open);
        }
    }

    /// @inheritdoc IMarketLens
    function collectionOffers(CollectionOfferKey[] calldata keys)
        external
        view
        returns (CollectionOfferView[] memory views)
    {
        _requireMaxKeys(keys.length);
        views = new CollectionOfferView[](keys.length);
        for (uint256 i; i < keys.length; ++i) {
            CollectionOfferKey calldata key = keys[i];
            ICollectionOffers.CollectionOffer memory offer =
                ICollectionOffers(MARKET).collectionOfferOf(key.collection, key.offerer);
            bool open = offer.price != 0 && block.timestamp < offer.end && _isTradable(key.collection, offer.coin);
            views[i] = CollectionOfferView(offer, open);
        }
    }

    function _ask(address collection, uint256 tokenId) private view returns (AskView memory view_) {
        // A call to an address without code reverts here, outside of the try.
        if (collection.code.length == 0) return view_;
        try IERC721(collection).ownerOf(tokenId) returns (address holder) {
            view_.ask = IMarket(MARKET).askOf(collection, tokenId, holder);
            if (view_.ask.price != 0) view_.state = _stateOf(view_.ask, collection, tokenId);
        } catch {}
    }

    function _stateOf(IMarket.Ask memory ask, address collection, uint256 tokenId) private view returns (AskState) {
        if (block.timestamp >= ask.end) return AskState.Ended;
        if (!_isTradable(collection, ask.coin)) return AskState.Suspended;
        if (!_isApproved(collection, tokenId, ask.seller)) return AskState.NotApproved;
        return block.timestamp < ask.start ? AskState.NotStarted : AskState.Open;
    }

    function _isTradable(address collection, Coin coin) private view returns (bool) {
        return !IPausable(MARKET).paused() && ISupportedCoins(MARKET).isSupported(coin)
            && ISupportedCollections(MARKET).isSupportedCollection(collection);
    }

    function _isApproved(address collection, uint256 tokenId, address holder) private view returns (bool) {
        if (IERC721(collection).getApproved(tokenId) == MARKET) return true;
        return ISupportedCollections(MARKET).countsTransfers(collection)
            && IERC721(collection).isApprovedForAll(holder, MARKET);
    }

    function _requireMaxKeys(uint256 given) private pure {
        if (given > _MAX_KEYS) revert MarketLens_TooManyKeys(given, _MAX_KEYS);
    }
}
