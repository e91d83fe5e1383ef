// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {Coin} from "../shared/Coin.sol";
import {ICredits} from "../shared/ICredits.sol";
import {ICollectionOffers} from "./ICollectionOffers.sol";
import {Settlement} from "./Settlement.sol";
import {packTerms, Terms} from "./Terms.sol";

/// @notice Offers for any token of a collection, and the money they are backed by.
abstract contract CollectionOffers is ICollectionOffers, Settlement {
    /// @inheritdoc ICollectionOffers
    function makeCollectionOffer(address collection, Coin coin, uint256 price, uint32 quantity, uint40 end)
        external
        payable
        notPaused
        onlySupported(coin)
    {
        bytes32 key = _offerKey(collection, msg.sender);
        // Check: it is the caller's only offer for the collection, it can be accepted, and it is within the limits.
        if (_terms[key].exists()) revert CollectionOffers_OfferExists(collection, msg.sender);
        if (quantity == 0) revert CollectionOffers_InvalidQuantity(0, type(uint32).max);
        _requireSupported(collection);
        end = _requireEnd(uint40(block.timestamp), end);
        Terms terms = packTerms(_requirePrice(coin, price), 0, end, !coin.isNative());
        // Effect: store the offer.
        _set(key, terms.withQuantity(quantity), coin);
        emit CollectionOfferSet(collection, msg.sender, coin, price, quantity, end);
        // Interaction: collect the money. 96 bits times 32 bits cannot overflow.
        coin.collect(price * quantity);
    }

    /// @inheritdoc ICollectionOffers
    function updateCollectionOffer(address collection, uint256 price, uint40 end) external payable notPaused {
        bytes32 key = _offerKey(collection, msg.sender);
        (Terms terms, Coin coin) = _requireOffer(key, collection, msg.sender);
        uint32 quantity = terms.quantity();
        uint256 held = terms.price() * quantity;
        // Check: the new terms are within the limits, and money is added only for a collection it can be spent on.
        if (price > terms.price()) _requireSupported(collection);
        end = _requireEnd(uint40(block.timestamp), end);
        // Effect: store the new terms, in the same coin.
        _terms[key] = packTerms(_requirePrice(coin, price), 0, end, terms.inToken()).withQuantity(quantity);
        emit CollectionOfferSet(collection, msg.sender, coin, price, quantity, end);
        // Interaction: collect or refund the difference.
        _adjustEscrow(coin, held, price * quantity);
    }

    /// @inheritdoc ICollectionOffers
    function cancelCollectionOffer(address collection, address to) external {
        bytes32 key = _offerKey(collection, msg.sender);
        (Terms terms, Coin coin) = _requireOffer(key, collection, msg.sender);
        // Check: the receiver is valid.
        _requireReceiver(to);
        // Effect: delete the offer first, so that a receiver that calls back finds none.
        _clear(key, terms);
        uint256 refund = terms.price() * terms.quantity();
        emit CollectionOfferCancelled(collection, msg.sender, to, coin, refund);
        // Interaction: refund what is left.
        coin.pay(to, refund);
    }

    /// @inheritdoc ICollectionOffers
    function acceptCollectionOffer(
        address collection,
        uint256[] calldata tokenIds,
        address offerer,
        Coin coin,
        uint256 minPrice
    ) external notPaused onlySupported(coin) {
        bytes32 key = _offerKey(collection, offerer);
        (Terms terms, Coin offered) = _requireOffer(key, collection, offerer);
        // Check: the collection is supported, and the offer is open, is what the caller agreed to and has enough left. An own
        // offer is refused because one token could fill all of it: it would never leave its holder.
        bool expires = _expires(_requireSupported(collection));
        _requireTerms(offered, terms.price(), coin, minPrice);
        if (block.timestamp >= terms.end()) revert CollectionOffers_OfferExpired(terms.end());
        if (msg.sender == offerer) revert CollectionOffers_OwnOffer(offerer);
        if (tokenIds.length == 0 || tokenIds.length > terms.quantity()) {
            revert CollectionOffers_InvalidQuantity(tokenIds.length, terms.quantity());
        }
        // Effect: count down before the first call, so that a hook finds only what is really left.
        _countDown(key, terms, tokenIds.length);
        // Interaction: deliver the tokens and pay for them.
        Sale memory sale;
        (sale.collection, sale.seller, sale.coin, sale.price) = (collection, msg.sender, coin, terms.price());
        _fill(sale, tokenIds, offerer, terms.quantity(), expires);
    }

    /// @inheritdoc ICollectionOffers
    function collectionOfferOf(address collection, address offerer)
        external
        view
        returns (CollectionOffer memory offer)
    {
        bytes32 key = _offerKey(collection, offerer);
        Terms terms = _terms[key];
        return CollectionOffer(_coinAt(key, terms), terms.price(), terms.quantity(), terms.end());
    }

    function _countDown(bytes32 key, Terms terms, uint256 sold) private {
        uint256 left = terms.quantity() - sold;
        if (left == 0) _clear(key, terms);
        // Not above the quantity before, which has 32 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        else _terms[key] = terms.withQuantity(uint32(left));
    }

    /// @dev Delivers the caller's tokens, then pays everybody once. Each token has its own royalty.
    function _fill(Sale memory sale, uint256[] calldata tokenIds, address offerer, uint256 quantity, bool expires)
        private
    {
        ICredits.Payout[] memory payouts = new ICredits.Payout[](tokenIds.length + 1);
        payouts[0].account = feeRecipient();
        uint256 proceeds;
        for (uint256 i; i < tokenIds.length; ++i) {
            sale.tokenId = tokenIds[i];
            if (expires) _requireLifetime(sale.collection, sale.tokenId, block.timestamp);
            _splitPrice(sale, false);
            payouts[0].amount += sale.fee;
            payouts[i + 1] = ICredits.Payout(sale.creator, sale.royalty);
            proceeds += sale.price - sale.fee - sale.royalty;
            _emitAccepted(sale, offerer, quantity - i - 1);
            // The collection refuses a token that is not the caller's, and so one that is named twice.
            IERC721(sale.collection).transferFrom(msg.sender, offerer, sale.tokenId);
        }
        _payOut(sale.coin, payouts, msg.sender, proceeds);
    }

    function _emitAccepted(Sale memory sale, address offerer, uint256 quantityLeft) private {
        emit CollectionOfferAccepted(
            sale.collection,
            sale.tokenId,
            offerer,
            sale.seller,
            sale.coin,
            sale.price,
            sale.fee,
            sale.creator,
            sale.royalty,
            quantityLeft
        );
    }

    function _requireOffer(bytes32 key, address collection, address offerer)
        private
        view
        returns (Terms terms, Coin coin)
    {
        terms = _terms[key];
        if (!terms.exists()) revert CollectionOffers_OfferNotFound(collection, offerer);
        coin = _coinAt(key, terms);
    }

    function _offerKey(address collection, address offerer) private pure returns (bytes32) {
        return keccak256(abi.encode(collection, offerer));
    }
}
