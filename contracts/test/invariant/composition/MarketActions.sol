// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {IMarket} from "../../../src/market/IMarket.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {Ledger} from "./Ledger.sol";

/// @notice Asks and bids.
abstract contract MarketActions is Ledger {
    struct BidKey {
        Item item;
        address bidder;
    }

    BidKey[] internal _bids;

    function bidKeys() external view returns (BidKey[] memory) {
        return _bids;
    }

    /// @dev At once or later, for a named time or the longest. Names only as far as they last.
    function list(uint256 which, uint256 coin, uint256 price, uint256 delay, uint256 length) external {
        (bool found, Item memory item) = _find(which, _isSellers);
        if (!found) return;
        IMarket.Listing memory ask;
        (ask.collection, ask.tokenId, ask.coin) = (item.collection, item.tokenId, _coin(coin));
        ask.price = _price(ask.coin, price);
        ask.start = uint40(delay % 4 == 0 ? _now + bound(delay, 1, 2 hours) : _now);
        ask.end = length % 4 == 0 ? 0 : ask.start + uint40(bound(length, 1 hours, 12 days));
        bool isAllowed =
            _isListed(item.collection) && _lasts(item, ask.end == 0 ? ask.start + _p.market.maxDuration() : ask.end);
        _approveForeign(item);
        bytes memory data = length % 2 == 0
            ? abi.encodeCall(IMarket.sellReady, (ask.collection, ask.tokenId, ask.coin, ask.price, ask.start, ask.end))
            : abi.encodeCall(IMarket.sellReadyMany, (_one(ask)));
        if (_attempt(_holder(item), address(_p.market), 0, data, isAllowed)) _did();
    }

    function cancelAsk(uint256 which) external {
        (bool found, Item memory item) = _find(which, _hasAsk);
        if (!found) return;
        vm.prank(_holder(item));
        _p.market.cancelSell(item.collection, item.tokenId);
        _did();
    }

    function cancelAllAsks(uint256 who) external {
        vm.prank(_seller(who));
        _p.market.cancelAllSells();
        _did();
    }

    function buy(uint256 which, uint256 who, uint256 to) external {
        (bool found, Item memory item) = _find(which, _canBeBought);
        if (!found) return;
        IMarket.Ask memory ask = _askOf(item);
        address buyer = _caller(who);
        if (ask.coin.balanceOf(buyer) < ask.price) return;
        vm.prank(buyer);
        _p.market.sellTokenTo{value: _value(ask.coin, ask.price)}(_purchase(item, ask), _caller(to));
        _bought(item, ask, buyer, _caller(to));
        _did();
    }

    /// @dev Two tokens in one call, in one coin or two.
    function buyTwo(uint256 which, uint256 who) external {
        (bool found, Item memory first) = _find(which, _canBeBought);
        if (!found) return;
        Item memory second = first;
        for (uint256 i = 1; i < _items.length && _isSame(first, second); ++i) {
            (, second) = _find(which % _items.length + i, _canBeBought);
        }
        if (_isSame(first, second)) return;
        IMarket.Ask[2] memory asks = [_askOf(first), _askOf(second)];
        address buyer = _caller(who);
        for (uint256 i; i < 2; ++i) {
            if (asks[i].coin.balanceOf(buyer) < asks[0].price + asks[1].price) return;
        }
        IMarket.Purchase[] memory purchases = new IMarket.Purchase[](2);
        (purchases[0], purchases[1]) = (_purchase(first, asks[0]), _purchase(second, asks[1]));
        uint256 value = _value(asks[0].coin, asks[0].price) + _value(asks[1].coin, asks[1].price);
        vm.prank(buyer);
        _p.market.sellTokensTo{value: value}(purchases, buyer);
        _bought(first, asks[0], buyer, buyer);
        _bought(second, asks[1], buyer, buyer);
        _did();
    }

    /// @dev For any token, also one that cannot be sold at the moment.
    function bid(uint256 which, uint256 who, uint256 coin, uint256 price, uint256 length) external {
        Item memory item = _items[which % _items.length];
        address bidder = _caller(who);
        Coin coin_ = _coin(coin);
        price = _price(coin_, price);
        if (_p.market.bidOf(item.collection, item.tokenId, bidder).price != 0) return;
        if (coin_.balanceOf(bidder) < price) return;
        uint40 end = length % 2 == 0 ? 0 : uint40(_now + bound(length, 1, 5 days));
        vm.prank(bidder);
        _p.market.bid{value: _value(coin_, price)}(item.collection, item.tokenId, coin_, price, end);
        _move(coin_, bidder, address(_p.market), price);
        _bids.push(BidKey(item, bidder));
        _did();
    }

    function updateBid(uint256 which, uint256 price) external {
        if (_bids.length == 0) return;
        BidKey memory key = _bids[which % _bids.length];
        IMarket.Bid memory old = _bidOf(key);
        price = _price(old.coin, price);
        uint256 raise = price > old.price ? price - old.price : 0;
        if (raise != 0 && (!_isSupported(old.coin) || old.coin.balanceOf(key.bidder) < raise)) return;
        vm.prank(key.bidder);
        _p.market.updateBidPrice{value: _value(old.coin, raise)}(key.item.collection, key.item.tokenId, price, 0);
        if (raise != 0) _move(old.coin, key.bidder, address(_p.market), raise);
        else _move(old.coin, address(_p.market), key.bidder, old.price - price);
        _did();
    }

    function cancelBid(uint256 which, uint256 to) external {
        if (_bids.length == 0) return;
        _cancelBid(which % _bids.length, to);
        _did();
    }

    function acceptBid(uint256 which) external {
        for (uint256 i; i < _bids.length; ++i) {
            uint256 index = (which % _bids.length + i) % _bids.length;
            BidKey memory key = _bids[index];
            IMarket.Bid memory bid_ = _bidOf(key);
            bool isOpen = _now < bid_.end && _isSupported(bid_.coin);
            if (!isOpen || !_isSellers(key.item)) continue;
            bool isAllowed = _isListed(key.item.collection) && _lasts(key.item, _now);
            address seller = _holder(key.item);
            bytes memory data = abi.encodeCall(
                IMarket.acceptBid, (key.item.collection, key.item.tokenId, key.bidder, bid_.coin, bid_.price)
            );
            if (!_attempt(seller, address(_p.market), 0, data, isAllowed)) return;
            _moveSale(key.item, bid_.coin, bid_.price, address(_p.market), seller, _marketRates());
            holderOf[key.item.collection][key.item.tokenId] = key.bidder;
            _removeBid(index);
            _did();
            return;
        }
    }

    function _cancelBid(uint256 index, uint256 to) internal {
        BidKey memory key = _bids[index];
        IMarket.Bid memory bid_ = _bidOf(key);
        address receiver = _receiver(bid_.coin, to);
        vm.prank(key.bidder);
        _p.market.cancelBid(key.item.collection, key.item.tokenId, receiver);
        _move(bid_.coin, address(_p.market), receiver, bid_.price);
        _removeBid(index);
    }

    function _marketRates() internal view returns (uint256[2] memory) {
        return [_p.market.feeRate(), _p.market.royaltiesTop()];
    }

    function _bidOf(BidKey memory key) private view returns (IMarket.Bid memory) {
        return _p.market.bidOf(key.item.collection, key.item.tokenId, key.bidder);
    }

    function _removeBid(uint256 index) private {
        _bids[index] = _bids[_bids.length - 1];
        _bids.pop();
    }

    function _bought(Item memory item, IMarket.Ask memory ask, address buyer, address to) private {
        _moveSale(item, ask.coin, ask.price, buyer, ask.seller, _marketRates());
        holderOf[item.collection][item.tokenId] = to;
    }

    /// @dev A collection that does not count transfers is sold only with an approval of the token itself.
    function _approveForeign(Item memory item) private {
        if (item.collection != address(_p.foreign)) return;
        vm.prank(_holder(item));
        IERC721(item.collection).approve(address(_p.market), item.tokenId);
    }

    function _askOf(Item memory item) internal view returns (IMarket.Ask memory) {
        return _p.market.askOf(item.collection, item.tokenId, _holder(item));
    }

    function _hasAsk(Item memory item) internal view returns (bool) {
        return _isSellers(item) && _askOf(item).price != 0;
    }

    function _canBeBought(Item memory item) private view returns (bool) {
        if (!_hasAsk(item) || !_isListed(item.collection)) return false;
        if (item.collection == address(_p.foreign) && _p.foreign.getApproved(item.tokenId) != address(_p.market)) {
            return false;
        }
        IMarket.Ask memory ask = _askOf(item);
        return ask.start <= _now && _now < ask.end && _isSupported(ask.coin);
    }

    function _isSame(Item memory first, Item memory second) private pure returns (bool) {
        return first.collection == second.collection && first.tokenId == second.tokenId;
    }

    function _purchase(Item memory item, IMarket.Ask memory ask) private pure returns (IMarket.Purchase memory) {
        return IMarket.Purchase(item.collection, item.tokenId, ask.seller, ask.coin, ask.price);
    }

    function _one(IMarket.Listing memory ask) private pure returns (IMarket.Listing[] memory asks) {
        asks = new IMarket.Listing[](1);
        asks[0] = ask;
    }
}
