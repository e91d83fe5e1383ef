// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarketLens} from "../../src/market/IMarketLens.sol";
import {MarketLens} from "../../src/market/MarketLens.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {MarketTest} from "./MarketTest.sol";

contract LensTest is MarketTest {
    MarketLens private lens;

    function setUp() public override {
        super.setUp();
        lens = new MarketLens(address(market));
    }

    function tokens() private view returns (IMarketLens.Token[] memory list) {
        list = new IMarketLens.Token[](4);
        list[0] = IMarketLens.Token(address(collection), tokenId);
        list[1] = IMarketLens.Token(address(foreign), FOREIGN_ID);
        list[2] = IMarketLens.Token(address(foreign), 404);
        list[3] = IMarketLens.Token(stranger, 1);
    }

    function states() private view returns (IMarketLens.AskState ours, IMarketLens.AskState theirs) {
        IMarketLens.AskView[] memory views = lens.asks(tokens());
        assertTrue(views[2].state == IMarketLens.AskState.None && views[3].state == IMarketLens.AskState.None);
        return (views[0].state, views[1].state);
    }

    function assertStates(IMarketLens.AskState ours, IMarketLens.AskState theirs) private view {
        (IMarketLens.AskState our, IMarketLens.AskState their) = states();
        assertTrue(our == ours && their == theirs);
    }

    function test_RevertWhen_ThereAreTooManyKeys() external {
        vm.expectRevert(abi.encodeWithSelector(IMarketLens.MarketLens_TooManyKeys.selector, 101, 100));
        lens.asks(new IMarketLens.Token[](101));
        vm.expectRevert(abi.encodeWithSelector(IMarketLens.MarketLens_TooManyKeys.selector, 101, 100));
        lens.bids(new IMarketLens.BidKey[](101));
        vm.expectRevert(abi.encodeWithSelector(IMarketLens.MarketLens_TooManyKeys.selector, 101, 100));
        lens.collectionOffers(new IMarketLens.CollectionOfferKey[](101));
        assertEq(lens.asks(new IMarketLens.Token[](100)).length, 100);
    }

    /// @custom:spec chain-16
    function test_ReadsAsksAndBidsByTheirKeys() external {
        assertStates(IMarketLens.AskState.None, IMarketLens.AskState.None);
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin, PRICE, NOW + 10, NOW + 20);
        askForeign();
        assertStates(IMarketLens.AskState.NotStarted, IMarketLens.AskState.Open);
        IMarketLens.AskView[] memory views = lens.asks(tokens());
        assertEq(views[0].ask.seller, seller);
        assertTrue(views[0].ask.coin == coin);
        assertEq(views[0].ask.price, PRICE);
        assertEq(views[0].ask.start, NOW + 10);
        assertEq(views[0].ask.end, NOW + 20);
        assertEq(views[1].ask.end, LONGEST);

        bidIn(coin);
        vm.prank(buyer);
        market.bid{value: 5}(address(foreign), FOREIGN_ID, NATIVE, 5, NOW + 5);
        IMarketLens.BidKey[] memory keys = new IMarketLens.BidKey[](3);
        keys[0] = IMarketLens.BidKey(address(collection), tokenId, bidder);
        keys[1] = IMarketLens.BidKey(address(foreign), FOREIGN_ID, buyer);
        keys[2] = IMarketLens.BidKey(address(foreign), FOREIGN_ID, stranger);
        vm.warp(NOW + 5);
        IMarketLens.BidView[] memory bids = lens.bids(keys);
        assertTrue(bids[0].bid.coin == coin && bids[0].open);
        assertEq(bids[0].bid.price, PRICE);
        assertEq(bids[0].bid.end, LONGEST);
        assertEq(bids[1].bid.price, 5);
        assertFalse(bids[1].open);
        assertEq(bids[2].bid.price, 0);
        assertFalse(bids[2].open);
    }

    function test_TellsWhyAnAskCannotBeBought() external {
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin, PRICE, NOW, NOW + 20);
        askForeign();
        assertStates(IMarketLens.AskState.Open, IMarketLens.AskState.Open);
        vm.startPrank(seller);
        collection.setApprovalForAll(address(market), false);
        foreign.approve(address(0), FOREIGN_ID);
        foreign.setApprovalForAll(address(market), true);
        assertStates(IMarketLens.AskState.NotApproved, IMarketLens.AskState.NotApproved);
        collection.approve(address(market), tokenId);
        foreign.approve(address(market), FOREIGN_ID);
        vm.stopPrank();
        vm.startPrank(admin);
        market.setCoin(coin, false);
        assertStates(IMarketLens.AskState.Suspended, IMarketLens.AskState.Open);
        market.setCollection(address(foreign), false);
        assertStates(IMarketLens.AskState.Suspended, IMarketLens.AskState.Suspended);
        market.setCoin(coin, true);
        market.setCollection(address(foreign), true);
        assertStates(IMarketLens.AskState.Open, IMarketLens.AskState.Open);
        market.pause();
        assertStates(IMarketLens.AskState.Suspended, IMarketLens.AskState.Suspended);
        vm.warp(NOW + 20);
        assertStates(IMarketLens.AskState.Ended, IMarketLens.AskState.Suspended);
    }

    function test_ReadsCollectionOffersByTheirKeys() external {
        offerIn(coin, 3);
        vm.prank(buyer);
        market.makeCollectionOffer{value: 10}(address(foreign), NATIVE, 5, 2, NOW + 5);
        IMarketLens.CollectionOfferKey[] memory keys = new IMarketLens.CollectionOfferKey[](3);
        keys[0] = IMarketLens.CollectionOfferKey(address(collection), bidder);
        keys[1] = IMarketLens.CollectionOfferKey(address(foreign), buyer);
        keys[2] = IMarketLens.CollectionOfferKey(address(foreign), stranger);
        acceptOffer(only(tokenId), coin, PRICE);
        IMarketLens.CollectionOfferView[] memory offers = lens.collectionOffers(keys);
        assertTrue(offers[0].offer.coin == coin && offers[0].open);
        assertEq(offers[0].offer.price, PRICE);
        assertEq(offers[0].offer.quantity, 2);
        assertEq(offers[0].offer.end, LONGEST);
        assertEq(offers[1].offer.quantity, 2);
        assertTrue(offers[1].open);
        assertEq(offers[2].offer.price, 0);
        assertFalse(offers[2].open);

        vm.warp(NOW + 5);
        assertFalse(lens.collectionOffers(keys)[1].open);
        vm.prank(admin);
        market.setBlacklisted(address(collection), true);
        assertFalse(lens.collectionOffers(keys)[0].open);
        vm.prank(admin);
        market.setBlacklisted(address(collection), false);
        assertTrue(lens.collectionOffers(keys)[0].open);
        vm.prank(pauser);
        market.pause();
        assertFalse(lens.collectionOffers(keys)[0].open);
    }
}
