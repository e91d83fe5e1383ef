// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarket} from "../../src/market/IMarket.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {MarketTest} from "./MarketTest.sol";

/// @notice Gas of each action as its receipt shows it, for a platform collection (a clone that counts transfers) and for a
/// plain foreign ERC-721. Every account has been paid and has held a token before.
contract MarketGas is MarketTest {
    function setUp() public override {
        super.setUp();
        foreign.mint(buyer, 1);
        foreign.mint(bidder, 2);
        mintAs(buyer);
        mintAs(bidder);
        vm.deal(seller, 1 ether);
        // Fee recipient and creator already have credits.
        credits.credit{value: 1}(NATIVE, treasury, 1);
        credits.credit{value: 1}(NATIVE, creator, 1);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("market", action);
    }

    function free() private {
        vm.prank(admin);
        market.setFeeRate(0);
        foreign.setRoyalty(creator, 0);
        vm.startPrank(seller);
        collection.transferFrom(seller, stranger, tokenId);
        tokenId = collection.mint(creator, IPFS_URI, 0, anyFee());
        vm.stopPrank();
    }

    function test_Gas_SellReady() external {
        ask(NATIVE);
        measured("sellReady");
        askForeign();
        measured("sellReady, foreign collection");
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, NATIVE, 2 * PRICE, NOW, NOW + 1 days);
        measured("sellReady, changes the terms");
    }

    function test_Gas_SellReadyInToken() external {
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin, PRICE, NOW + 1 days, NOW + 2 days);
        measured("sellReady, in a token, with start and end");
        vm.prank(seller);
        market.sellReady(address(foreign), FOREIGN_ID, coin, PRICE, NOW + 1 days, NOW + 2 days);
        measured("sellReady, in a token, with start and end, foreign collection");
    }

    function test_Gas_SellReadyMany() external {
        IMarket.Listing[] memory listings = new IMarket.Listing[](10);
        for (uint256 i; i < 10; ++i) {
            listings[i] = IMarket.Listing(address(collection), mintAs(seller), NATIVE, PRICE, 0, 0);
        }
        vm.prank(seller);
        market.sellReadyMany(listings);
        measured("sellReadyMany, ten");
    }

    function test_Gas_CancelSell() external {
        ask(NATIVE);
        askForeign();
        vm.prank(seller);
        market.cancelSell(address(collection), tokenId);
        measured("cancelSell");
        vm.prank(seller);
        market.cancelSell(address(foreign), FOREIGN_ID);
        measured("cancelSell, foreign collection");
    }

    function test_Gas_CancelAllSells() external {
        vm.startPrank(seller);
        market.cancelAllSells();
        measured("cancelAllSells, first");
        market.cancelAllSells();
        measured("cancelAllSells");
    }

    function test_Gas_BuyWithOnePayment() external {
        free();
        ask(NATIVE);
        askForeign();
        buyAs(buyer);
        measured("sellTokenTo, no fee, no royalty");
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(foreignPurchase(), buyer);
        measured("sellTokenTo, no fee, no royalty, foreign collection");
    }

    function test_Gas_BuyWithFeeAndRoyalty() external {
        ask(NATIVE);
        askForeign();
        buyAs(buyer);
        measured("sellTokenTo, fee and royalty");
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(foreignPurchase(), buyer);
        measured("sellTokenTo, fee and royalty, foreign collection");
    }

    function test_Gas_BuyTwo() external {
        ask(NATIVE);
        askForeign();
        IMarket.Purchase[] memory purchases = new IMarket.Purchase[](2);
        (purchases[0], purchases[1]) = (purchase(NATIVE), foreignPurchase());
        vm.prank(buyer);
        market.sellTokensTo{value: 2 * PRICE}(purchases, buyer);
        measured("sellTokensTo, two, fee and royalty");
    }

    function test_Gas_Bids() external {
        bidIn(NATIVE);
        measured("bid");
        vm.startPrank(bidder);
        market.bid{value: PRICE}(address(foreign), FOREIGN_ID, NATIVE, PRICE, 0);
        measured("bid, foreign collection");
        market.updateBidPrice{value: 1 ether}(address(collection), tokenId, 2 ether, 0);
        measured("updateBidPrice, up");
        market.updateBidPrice(address(collection), tokenId, 1 ether, 0);
        measured("updateBidPrice, down");
        market.cancelBid(address(collection), tokenId, bidder);
        measured("cancelBid");
    }

    function test_Gas_AcceptBid() external {
        bidIn(NATIVE);
        vm.prank(bidder);
        market.bid{value: PRICE}(address(foreign), FOREIGN_ID, NATIVE, PRICE, 0);
        vm.startPrank(seller);
        market.acceptBid(address(collection), tokenId, bidder, NATIVE, PRICE);
        measured("acceptBid, fee and royalty");
        market.acceptBid(address(foreign), FOREIGN_ID, bidder, NATIVE, PRICE);
        measured("acceptBid, fee and royalty, foreign collection");
    }

    function test_Gas_CollectionOffers() external {
        offerIn(NATIVE, 10);
        measured("makeCollectionOffer");
        vm.startPrank(bidder);
        market.updateCollectionOffer{value: 10 ether}(address(collection), 2 ether, 0);
        measured("updateCollectionOffer, up");
        market.updateCollectionOffer(address(collection), 1 ether, 0);
        measured("updateCollectionOffer, down");
        market.cancelCollectionOffer(address(collection), bidder);
        measured("cancelCollectionOffer");
    }

    function test_Gas_AcceptCollectionOffer() external {
        uint256[] memory ids = mintMany(10);
        offerIn(NATIVE, 12);
        vm.prank(bidder);
        market.makeCollectionOffer{value: 2 * PRICE}(address(foreign), NATIVE, PRICE, 2, 0);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        measured("acceptCollectionOffer, fee and royalty");
        acceptOffer(ids, NATIVE, PRICE);
        measured("acceptCollectionOffer, ten, fee and royalty");
        vm.prank(seller);
        market.acceptCollectionOffer(address(foreign), only(FOREIGN_ID), bidder, NATIVE, PRICE);
        measured("acceptCollectionOffer, fee and royalty, foreign collection");
    }
}
