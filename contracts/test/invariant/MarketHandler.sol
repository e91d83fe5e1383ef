// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {Market} from "../../src/market/Market.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Four traders who use every function of the market, and a record of what each should own.
contract MarketHandler is CommonBase, StdUtils {
    struct Item {
        address collection;
        uint256 tokenId;
    }

    Market private immutable MARKET;
    Credits private immutable CREDITS;
    address private immutable ADMIN;
    address private immutable CREATOR;
    Coin[2] private _coins;
    Item[] private _items;
    address[] public people;

    /// @dev What each should own in the wallet, in the ledger, in bids and in collection offers together.
    mapping(Coin coin => mapping(address who => uint256)) public worth;
    /// @dev Whether the seller's ask should still be valid.
    mapping(bytes32 ask => bool) public isListed;
    mapping(address who => uint256) private _round;
    mapping(bytes32 item => uint256) private _moves;

    constructor(Market market, Credits credits, Coin coin, address admin, address creator, address treasury) {
        MARKET = market;
        CREDITS = credits;
        ADMIN = admin;
        CREATOR = creator;
        _coins = [NATIVE, coin];
        for (uint256 i; i < 4; ++i) {
            address who = address(uint160(0xA11CE000 + i));
            people.push(who);
            vm.deal(who, 1000 ether);
            PlainToken(Coin.unwrap(coin)).mint(who, 1000 ether);
            (worth[NATIVE][who], worth[coin][who]) = (1000 ether, 1000 ether);
            vm.prank(who);
            PlainToken(Coin.unwrap(coin)).approve(address(market), type(uint256).max);
        }
        people.push(creator);
        people.push(treasury);
    }

    function add(address collection, uint256 tokenId) external {
        _items.push(Item(collection, tokenId));
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function items() external view returns (Item[] memory) {
        return _items;
    }

    function askKey(Item memory item, address who) public view returns (bytes32) {
        return keccak256(abi.encode(item, who, _round[who], _moves[keccak256(abi.encode(item))]));
    }

    function list(uint256 seed, uint256 price, bool inToken) external {
        Item memory item = _item(seed);
        address holder = IERC721(item.collection).ownerOf(item.tokenId);
        price = bound(price, 1, 10 ether);
        vm.startPrank(holder);
        IERC721(item.collection).approve(address(MARKET), item.tokenId);
        MARKET.sellReady(item.collection, item.tokenId, _coins[inToken ? 1 : 0], price, 0, 0);
        vm.stopPrank();
        isListed[askKey(item, holder)] = true;
    }

    /// @dev Lists everything one person holds in one call.
    function listMany(uint256 who, uint256 price, bool inToken) external {
        address holder = _person(who);
        price = bound(price, 1, 10 ether);
        IMarket.Listing[] memory listings = new IMarket.Listing[](_items.length);
        uint256 held;
        vm.startPrank(holder);
        for (uint256 i; i < _items.length; ++i) {
            Item memory item = _items[i];
            if (IERC721(item.collection).ownerOf(item.tokenId) != holder) continue;
            IERC721(item.collection).approve(address(MARKET), item.tokenId);
            listings[held++] = IMarket.Listing(item.collection, item.tokenId, _coins[inToken ? 1 : 0], price + i, 0, 0);
            isListed[askKey(item, holder)] = true;
        }
        assembly ("memory-safe") {
            mstore(listings, held)
        }
        MARKET.sellReadyMany(listings);
        vm.stopPrank();
    }

    function cancel(uint256 seed) external {
        Item memory item = _item(seed);
        address holder = IERC721(item.collection).ownerOf(item.tokenId);
        if (!isListed[askKey(item, holder)]) return;
        vm.prank(holder);
        MARKET.cancelSell(item.collection, item.tokenId);
        isListed[askKey(item, holder)] = false;
    }

    function cancelAll(uint256 who) external {
        address person = _person(who);
        vm.prank(person);
        MARKET.cancelAllSells();
        ++_round[person];
    }

    function move(uint256 seed, uint256 to) external {
        Item memory item = _item(seed);
        address holder = IERC721(item.collection).ownerOf(item.tokenId);
        vm.prank(holder);
        IERC721(item.collection).transferFrom(holder, _person(to), item.tokenId);
        _moved(item);
    }

    function buy(uint256 seed, uint256 who) external {
        Item memory item = _item(seed);
        address holder = IERC721(item.collection).ownerOf(item.tokenId);
        if (!isListed[askKey(item, holder)]) return;
        IMarket.Ask memory ask = MARKET.askOf(item.collection, item.tokenId, holder);
        address buyer = _person(who);
        if (ask.coin.balanceOf(buyer) < ask.price) return;
        vm.prank(buyer);
        MARKET.sellTokenTo{value: ask.coin.isNative() ? ask.price : 0}(
            IMarket.Purchase(item.collection, item.tokenId, holder, ask.coin, ask.price), buyer
        );
        _sold(item, ask.coin, ask.price, holder, buyer);
    }

    function bid(uint256 seed, uint256 who, uint256 price, bool inToken) external {
        Item memory item = _item(seed);
        address bidder = _person(who);
        Coin coin = _coins[inToken ? 1 : 0];
        price = bound(price, 1, 10 ether);
        if (MARKET.bidOf(item.collection, item.tokenId, bidder).price != 0 || coin.balanceOf(bidder) < price) return;
        vm.prank(bidder);
        MARKET.bid{value: inToken ? 0 : price}(item.collection, item.tokenId, coin, price, 0);
    }

    function update(uint256 seed, uint256 who, uint256 price) external {
        Item memory item = _item(seed);
        address bidder = _person(who);
        IMarket.Bid memory old = MARKET.bidOf(item.collection, item.tokenId, bidder);
        price = bound(price, 1, 10 ether);
        if (old.price == 0 || old.coin.balanceOf(bidder) + old.price < price) return;
        uint256 value = old.coin.isNative() && price > old.price ? price - old.price : 0;
        vm.prank(bidder);
        MARKET.updateBidPrice{value: value}(item.collection, item.tokenId, price, 0);
    }

    function cancelBid(uint256 seed, uint256 who) external {
        Item memory item = _item(seed);
        address bidder = _person(who);
        if (MARKET.bidOf(item.collection, item.tokenId, bidder).price == 0) return;
        vm.prank(bidder);
        MARKET.cancelBid(item.collection, item.tokenId, bidder);
    }

    function accept(uint256 seed, uint256 who) external {
        Item memory item = _item(seed);
        address bidder = _person(who);
        IMarket.Bid memory offer = MARKET.bidOf(item.collection, item.tokenId, bidder);
        if (offer.price == 0) return;
        address holder = IERC721(item.collection).ownerOf(item.tokenId);
        vm.startPrank(holder);
        IERC721(item.collection).setApprovalForAll(address(MARKET), true);
        MARKET.acceptBid(item.collection, item.tokenId, bidder, offer.coin, offer.price);
        IERC721(item.collection).setApprovalForAll(address(MARKET), false);
        vm.stopPrank();
        _sold(item, offer.coin, offer.price, holder, bidder);
    }

    function makeOffer(uint256 seed, uint256 who, uint256 price, uint32 quantity, bool inToken, bool short) external {
        address collection = _item(seed).collection;
        address offerer = _person(who);
        Coin coin = _coins[inToken ? 1 : 0];
        price = bound(price, 1, 5 ether);
        quantity = uint32(bound(quantity, 1, 4));
        if (MARKET.collectionOfferOf(collection, offerer).price != 0 || coin.balanceOf(offerer) < price * quantity) {
            return;
        }
        vm.prank(offerer);
        MARKET.makeCollectionOffer{value: inToken ? 0 : price * quantity}(
            collection, coin, price, quantity, short ? uint40(block.timestamp + 1 hours) : 0
        );
    }

    function updateOffer(uint256 seed, uint256 who, uint256 price) external {
        address collection = _item(seed).collection;
        address offerer = _person(who);
        ICollectionOffers.CollectionOffer memory old = MARKET.collectionOfferOf(collection, offerer);
        price = bound(price, 1, 5 ether);
        uint256 raise = price > old.price ? (price - old.price) * old.quantity : 0;
        if (old.price == 0 || old.coin.balanceOf(offerer) < raise) return;
        vm.prank(offerer);
        MARKET.updateCollectionOffer{value: old.coin.isNative() ? raise : 0}(collection, price, 0);
    }

    /// @dev Half of the time the refund goes to somebody else, who owns it from then on.
    function cancelOffer(uint256 seed, uint256 who, uint256 receiver) external {
        address collection = _item(seed).collection;
        address offerer = _person(who);
        ICollectionOffers.CollectionOffer memory offer = MARKET.collectionOfferOf(collection, offerer);
        if (offer.price == 0) return;
        address to = receiver % 2 == 0 ? offerer : _person(receiver);
        vm.prank(offerer);
        MARKET.cancelCollectionOffer(collection, to);
        worth[offer.coin][offerer] -= offer.price * offer.quantity;
        worth[offer.coin][to] += offer.price * offer.quantity;
    }

    /// @dev One person sells as many of their tokens as the offer takes.
    function acceptOffer(uint256 seed, uint256 who, uint256 seller) external {
        address collection = _item(seed).collection;
        (address offerer, address holder) = (_person(who), _person(seller));
        ICollectionOffers.CollectionOffer memory offer = MARKET.collectionOfferOf(collection, offerer);
        if (offer.price == 0 || block.timestamp >= offer.end || holder == offerer) return;
        Item[] memory sold = _heldBy(holder, collection, offer.quantity);
        if (sold.length == 0) return;
        uint256[] memory ids = new uint256[](sold.length);
        for (uint256 i; i < sold.length; ++i) {
            ids[i] = sold[i].tokenId;
        }
        vm.startPrank(holder);
        IERC721(collection).setApprovalForAll(address(MARKET), true);
        MARKET.acceptCollectionOffer(collection, ids, offerer, offer.coin, offer.price);
        IERC721(collection).setApprovalForAll(address(MARKET), false);
        vm.stopPrank();
        for (uint256 i; i < sold.length; ++i) {
            _sold(sold[i], offer.coin, offer.price, holder, offerer);
        }
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 1 hours));
    }

    function setFee(uint16 rate, uint16 top) external {
        vm.startPrank(ADMIN);
        MARKET.setFeeRate(uint16(bound(rate, 0, 1000)));
        MARKET.setRoyaltiesTop(uint16(bound(top, 0, 1000)));
        vm.stopPrank();
    }

    function withdraw(uint256 who, bool inToken) external {
        address person = people[bound(who, 0, people.length - 1)];
        Coin coin = _coins[inToken ? 1 : 0];
        if (CREDITS.creditOf(coin, person) == 0) return;
        vm.prank(person);
        CREDITS.withdraw(coin, person);
    }

    /// @dev Tokens of a collection that somebody holds, at most `max` of them.
    function _heldBy(address holder, address collection, uint256 max) private view returns (Item[] memory held) {
        held = new Item[](_items.length);
        uint256 count;
        for (uint256 i; i < _items.length && count < max; ++i) {
            Item memory item = _items[i];
            if (item.collection != collection || IERC721(collection).ownerOf(item.tokenId) != holder) continue;
            held[count++] = item;
        }
        assembly ("memory-safe") {
            mstore(held, count)
        }
    }

    function _sold(Item memory item, Coin coin, uint256 price, address seller, address buyer) private {
        uint256 fee = price * MARKET.feeRate() / 10_000;
        uint256 top = price * MARKET.royaltiesTop() / 10_000;
        uint256 royalty = price * 500 / 10_000;
        if (royalty > top) royalty = top;
        worth[coin][buyer] -= price;
        worth[coin][seller] += price - fee - royalty;
        worth[coin][CREATOR] += royalty;
        worth[coin][MARKET.feeRecipient()] += fee;
        _moved(item);
    }

    function _moved(Item memory item) private {
        ++_moves[keccak256(abi.encode(item))];
    }

    function _item(uint256 seed) private view returns (Item memory) {
        return _items[bound(seed, 0, _items.length - 1)];
    }

    function _person(uint256 who) private view returns (address) {
        return people[bound(who, 0, 3)];
    }
}
