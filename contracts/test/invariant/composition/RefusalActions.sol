// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../../src/auctions/IAuctions.sol";
import {IBoxManagement} from "../../../src/boxes/IBoxManagement.sol";
import {IMallCheckout} from "../../../src/checkout/IMallCheckout.sol";
import {ICollectionOffers} from "../../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../../src/market/IMarket.sol";
import {IPledge} from "../../../src/pledge/IPledge.sol";
import {IPredictions} from "../../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../../src/shared/Coin.sol";
import {PledgeActions} from "./PledgeActions.sol";

/// @notice What one family refuses, every family refuses: a forged collection, an expired name, a coin that is not listed. And
/// no collection is pledged that can still be minted from.
abstract contract RefusalActions is PledgeActions {
    function refuseForged() external {
        Item memory item = Item(address(_p.forged), 1);
        _refuseToken(item, _p.accounts[0]);
        _refuse(
            _p.accounts[1],
            address(_p.market),
            abi.encodeCall(ICollectionOffers.makeCollectionOffer, (item.collection, _coins[1], 1, 1, 0))
        );
        _did();
    }

    /// @dev Shares are fungible, so nothing can be pledged whose supply may grow.
    function refuseSupply() external {
        address[4] memory collections =
            [address(_p.names), address(_p.foreign), address(_p.forged), isOpenEnded ? address(0) : address(_p.open)];
        IPledge.Settings memory settings = IPledge.Settings(0, 0, SHARES, 0, 0);
        for (uint256 i; i < 4; ++i) {
            _refuse(_p.admin, address(_p.pledge), abi.encodeCall(IPledge.setSettings, (collections[i], settings)));
        }
        _did();
    }

    /// @dev Held by an account that could sell it, were it live.
    function refuseExpired(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isExpired);
        if (!found) return;
        _refuseToken(item, _holder(item));
        _did();
    }

    /// @dev A name can be put up no longer than until a week before it expires.
    function refuseShortLived(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isShortLived);
        if (!found) return;
        uint256 last = expiryOf[item.tokenId] - _MIN_LIFETIME;
        uint40 end = uint40(last < _now ? _now + 1 : last + 1);
        (address collection, uint256 id) = (item.collection, item.tokenId);
        _refuse(
            _holder(item), address(_p.market), abi.encodeCall(IMarket.sellReady, (collection, id, NATIVE, 1, 0, end))
        );
        _refuse(
            _holder(item), address(_p.auctions), abi.encodeCall(IAuctions.create, (collection, id, NATIVE, 1, 0, end))
        );
        if (last < _now) _refuseBid(item, _holder(item));
        _did();
    }

    function refuseCoin(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isSellers);
        if (!found) return;
        Coin coin = Coin.wrap(address(_p.unlisted));
        address seller = _holder(item);
        (address collection, uint256 id, uint40 end) = (item.collection, item.tokenId, uint40(_now + 1 hours));
        _refuse(seller, address(_p.market), abi.encodeCall(IMarket.sellReady, (collection, id, coin, 1, 0, end)));
        _refuse(seller, address(_p.market), abi.encodeCall(IMarket.bid, (collection, id, coin, 1, 0)));
        _refuse(
            seller,
            address(_p.market),
            abi.encodeCall(ICollectionOffers.makeCollectionOffer, (collection, coin, 1, 1, 0))
        );
        _refuse(seller, address(_p.auctions), abi.encodeCall(IAuctions.create, (collection, id, coin, 1, 0, end)));
        IBoxManagement.Detail memory detail;
        _refuse(seller, address(_p.boxes), abi.encodeCall(IBoxManagement.createCollection, (detail, coin)));
        _refuseRound(coin);
        _refuseQuote(seller, coin);
        _did();
    }

    function _refuse(address from, address target, bytes memory data) private {
        _attempt(from, target, 0, data, false);
    }

    /// @dev As an ask, for a bid, as a lot, as a prize and as a pledge.
    function _refuseToken(Item memory item, address holder) private {
        (address collection, uint256 id, uint40 end) = (item.collection, item.tokenId, uint40(_now + 1 hours));
        _refuse(holder, address(_p.market), abi.encodeCall(IMarket.sellReady, (collection, id, NATIVE, 1, 0, end)));
        _refuse(holder, address(_p.auctions), abi.encodeCall(IAuctions.create, (collection, id, NATIVE, 1, 0, end)));
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(collection, id, 1 ether);
        IBoxManagement.DepositTerms memory terms = IBoxManagement.DepositTerms(NATIVE, 0, 10_000);
        _refuse(holder, address(_p.boxes), abi.encodeCall(IBoxManagement.addNfts, (1, nfts, terms)));
        (, uint256 version,) = _p.pledge.settingsOf(collection);
        _refuse(holder, address(_p.pledge), abi.encodeCall(IPledge.securitize, (collection, id, version)));
        _refuseBid(item, holder);
    }

    /// @dev A bid binds nobody, so it is taken for any token; it cannot be accepted, and its maker takes the money back.
    function _refuseBid(Item memory item, address holder) private {
        address bidder = _caller(item.tokenId);
        if (_p.market.bidOf(item.collection, item.tokenId, bidder).price != 0 || bidder.balance == 0) return;
        vm.prank(bidder);
        _p.market.bid{value: 1}(item.collection, item.tokenId, NATIVE, 1, 0);
        bytes memory data = abi.encodeCall(IMarket.acceptBid, (item.collection, item.tokenId, bidder, NATIVE, 1));
        _refuse(holder, address(_p.market), data);
        vm.prank(bidder);
        _p.market.cancelBid(item.collection, item.tokenId, bidder);
    }

    function _refuseRound(Coin coin) private {
        IPredictions.NewRound memory round =
            IPredictions.NewRound(bytes32(uint256(1)), coin, 1, uint40(_now + 1 hours), uint40(_now + 1 days), 0);
        _refuse(_p.operator, address(_p.predictions), abi.encodeCall(IPredictions.startRound, (round)));
    }

    function _refuseQuote(address payer, Coin coin) private {
        uint48 time = uint48(_now);
        IMallCheckout.Quote memory quote =
            IMallCheckout.Quote(bytes32(uint256(1)), bytes32(uint256(1)), coin, 1, 0, time, time, time, payer);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_p.quoterKey, _p.checkout.digestOf(quote));
        _refuse(payer, address(_p.checkout), abi.encodeCall(IMallCheckout.pay, (quote, abi.encodePacked(r, s, v))));
    }

    function _isShortLived(Item memory item) private view returns (bool) {
        return item.collection == address(_p.names) && _isSellers(item) && !_lasts(item, _now + 30 days);
    }

    function _isExpired(Item memory item) private view returns (bool) {
        return _isSeller(_holder(item)) && !_isLive(item);
    }
}
