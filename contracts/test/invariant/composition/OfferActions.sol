// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionOffers} from "../../../src/market/ICollectionOffers.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {MarketActions} from "./MarketActions.sol";

/// @notice Offers for any token of a collection.
abstract contract OfferActions is MarketActions {
    struct OfferKey {
        address collection;
        address offerer;
    }

    OfferKey[] internal _offers;

    function offerKeys() external view returns (OfferKey[] memory) {
        return _offers;
    }

    /// @dev Refused for a collection that is not supported.
    function makeOffer(uint256 which, uint256 who, uint256 coin, uint256 price, uint32 quantity) external {
        OfferKey memory key = OfferKey(_items[which % _items.length].collection, _caller(who));
        Coin coin_ = _coin(coin);
        price = _price(coin_, price);
        quantity = uint32(bound(quantity, 1, 3));
        uint40 end = price % 2 == 0 ? 0 : uint40(_now + bound(price, 1 hours, 9 days));
        if (_offerOf(key).price != 0 || coin_.balanceOf(key.offerer) < price * quantity) return;
        bytes memory data =
            abi.encodeCall(ICollectionOffers.makeCollectionOffer, (key.collection, coin_, price, quantity, end));
        bool isAllowed = _isListed(key.collection);
        if (!_attempt(key.offerer, address(_p.market), _value(coin_, price * quantity), data, isAllowed)) return;
        _move(coin_, key.offerer, address(_p.market), price * quantity);
        _offers.push(key);
        _did();
    }

    function updateOffer(uint256 which, uint256 price) external {
        if (_offers.length == 0) return;
        OfferKey memory key = _offers[which % _offers.length];
        ICollectionOffers.CollectionOffer memory old = _offerOf(key);
        price = _price(old.coin, price);
        uint256 raise = price > old.price ? (price - old.price) * old.quantity : 0;
        if (old.coin.balanceOf(key.offerer) < raise) return;
        bool isAllowed = raise == 0 || (_isSupported(old.coin) && _isListed(key.collection));
        bytes memory data = abi.encodeCall(ICollectionOffers.updateCollectionOffer, (key.collection, price, 0));
        if (!_attempt(key.offerer, address(_p.market), _value(old.coin, raise), data, isAllowed)) return;
        if (raise != 0) _move(old.coin, key.offerer, address(_p.market), raise);
        else _move(old.coin, address(_p.market), key.offerer, (old.price - price) * old.quantity);
        _did();
    }

    function cancelOffer(uint256 which, uint256 to) external {
        if (_offers.length == 0) return;
        _cancelOffer(which % _offers.length, to);
        _did();
    }

    /// @dev One account sells as many tokens as it has and the offer takes. An own offer cannot be accepted.
    function acceptOffer(uint256 which, uint256 who) external {
        for (uint256 i; i < _offers.length; ++i) {
            uint256 index = (which % _offers.length + i) % _offers.length;
            OfferKey memory key = _offers[index];
            ICollectionOffers.CollectionOffer memory offer = _offerOf(key);
            if (_now >= offer.end || !_isSupported(offer.coin)) continue;
            (address seller, uint256[] memory ids) = _sellable(key, offer.quantity, who);
            if (ids.length == 0) continue;
            bytes memory data = abi.encodeCall(
                ICollectionOffers.acceptCollectionOffer, (key.collection, ids, key.offerer, offer.coin, offer.price)
            );
            bool isAllowed = _isListed(key.collection) && _allLast(key.collection, ids);
            if (!_attempt(seller, address(_p.market), 0, data, isAllowed)) return;
            _sold(index, offer, seller, ids);
            _did();
            return;
        }
    }

    function _cancelOffer(uint256 index, uint256 to) internal {
        OfferKey memory key = _offers[index];
        ICollectionOffers.CollectionOffer memory offer = _offerOf(key);
        address receiver = _receiver(offer.coin, to);
        vm.prank(key.offerer);
        _p.market.cancelCollectionOffer(key.collection, receiver);
        _move(offer.coin, address(_p.market), receiver, offer.price * offer.quantity);
        _removeOffer(index);
    }

    function _sold(uint256 index, ICollectionOffers.CollectionOffer memory offer, address seller, uint256[] memory ids)
        private
    {
        OfferKey memory key = _offers[index];
        for (uint256 i; i < ids.length; ++i) {
            Item memory item = Item(key.collection, ids[i]);
            _moveSale(item, offer.coin, offer.price, address(_p.market), seller, _marketRates());
            holderOf[key.collection][ids[i]] = key.offerer;
        }
        if (ids.length == offer.quantity) _removeOffer(index);
    }

    /// @dev Tokens of the collection that one seller holds, at most `max` of them.
    function _sellable(OfferKey memory key, uint256 max, uint256 who)
        private
        view
        returns (address seller, uint256[] memory ids)
    {
        ids = new uint256[](max);
        uint256 count;
        for (uint256 i; i < _items.length && count < max; ++i) {
            Item memory item = _items[(who % _items.length + i) % _items.length];
            if (item.collection != key.collection || !_isSellers(item) || _holder(item) == key.offerer) continue;
            if (seller == address(0)) seller = _holder(item);
            if (_holder(item) == seller) ids[count++] = item.tokenId;
        }
        assembly ("memory-safe") {
            mstore(ids, count)
        }
    }

    function _allLast(address collection, uint256[] memory ids) private view returns (bool) {
        for (uint256 i; i < ids.length; ++i) {
            if (!_lasts(Item(collection, ids[i]), _now)) return false;
        }
        return true;
    }

    function _offerOf(OfferKey memory key) private view returns (ICollectionOffers.CollectionOffer memory) {
        return _p.market.collectionOfferOf(key.collection, key.offerer);
    }

    function _removeOffer(uint256 index) private {
        _offers[index] = _offers[_offers.length - 1];
        _offers.pop();
    }
}
