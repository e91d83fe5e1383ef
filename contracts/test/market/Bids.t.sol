// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection} from "../mocks/Collections.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {MarketTest} from "./MarketTest.sol";

contract BidsTest is MarketTest {
    function noBid(address who) private view returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_BidNotFound.selector, address(collection), tokenId, who);
    }

    function bidNow() private view returns (IMarket.Bid memory) {
        return market.bidOf(address(collection), tokenId, bidder);
    }

    function accept(Coin coin_, uint256 minPrice) private {
        vm.prank(seller);
        market.acceptBid(address(collection), tokenId, bidder, coin_, minPrice);
    }

    function test_RevertGiven_Paused() external {
        bidIn(NATIVE);
        vm.prank(pauser);
        market.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        bidIn(NATIVE);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(bidder);
        market.updateBidPrice{value: 1}(address(collection), tokenId, PRICE + 1, 0);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        accept(NATIVE, PRICE);
    }

    function test_Bid_RevertWhen_CoinIsNotSupported() external {
        vm.prank(admin);
        market.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        bidIn(coin);
    }

    function test_Bid_RevertWhen_TheCallerHasOne() external {
        bidIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BidExists.selector, address(collection), tokenId, bidder));
        bidIn(coin);
        vm.prank(buyer);
        market.bid{value: PRICE}(address(collection), tokenId, NATIVE, PRICE, 0);
        assertEq(address(market).balance, 2 * PRICE);
    }

    function test_Bid_RevertWhen_PriceOrEndIsOutsideItsLimits() external {
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        market.bid(address(collection), tokenId, NATIVE, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW));
        market.bid{value: PRICE}(address(collection), tokenId, NATIVE, PRICE, NOW);
        vm.expectRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_DurationTooLong.selector, 180 days + 1, 180 days)
        );
        market.bid{value: PRICE}(address(collection), tokenId, NATIVE, PRICE, LONGEST + 1);
    }

    function testFuzz_Bid_RevertWhen_TheValueIsWrong(uint96 value) external {
        vm.assume(value != PRICE && value != 0);
        vm.deal(bidder, value);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, PRICE, value));
        market.bid{value: value}(address(collection), tokenId, NATIVE, PRICE, 0);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, value));
        market.bid{value: value}(address(collection), tokenId, coin, PRICE, 0);
    }

    /// @custom:spec chain-12
    function testFuzz_Bid_DepositsThePrice(uint96 price, uint40 end, bool inToken) external {
        price = uint96(bound(price, 1, 100 ether));
        end = end % 2 == 0 ? 0 : uint40(bound(end, NOW + 1, LONGEST));
        uint40 until = end == 0 ? LONGEST : end;
        Coin coin_ = inToken ? coin : NATIVE;
        vm.expectEmit(address(market));
        emit IMarket.BidSet(address(collection), tokenId, bidder, coin_, price, until);
        vm.prank(bidder);
        market.bid{value: inToken ? 0 : price}(address(collection), tokenId, coin_, price, end);
        IMarket.Bid memory bid = bidNow();
        assertTrue(bid.coin == coin_);
        assertEq(bid.price, price);
        assertEq(bid.end, until);
        assertEq(coin_.balanceOf(address(market)), price);
        assertEq(coin_.balanceOf(bidder), 100 ether - price);
    }

    function test_Update_RevertWhen_TheCallerHasNone() external {
        bidIn(NATIVE);
        vm.expectRevert(noBid(stranger));
        vm.prank(stranger);
        market.updateBidPrice{value: 1}(address(collection), tokenId, PRICE + 1, 0);
    }

    function test_Update_RevertWhen_PriceOrEndIsOutsideItsLimits() external {
        bidIn(NATIVE);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        market.updateBidPrice(address(collection), tokenId, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW - 1));
        market.updateBidPrice(address(collection), tokenId, PRICE, NOW - 1);
    }

    function test_Update_RevertWhen_TheValueIsNotTheDifference() external {
        bidIn(NATIVE);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 1 ether, 2 ether));
        market.updateBidPrice{value: 2 ether}(address(collection), tokenId, 2 ether, 0);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        market.updateBidPrice{value: 1}(address(collection), tokenId, 0.5 ether, 0);
    }

    function test_Update_RevertWhen_MoneyIsAddedInAnUnsupportedCoin() external {
        bidIn(coin);
        vm.prank(admin);
        market.setCoin(coin, false);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        market.updateBidPrice(address(collection), tokenId, PRICE + 1, 0);
        market.updateBidPrice(address(collection), tokenId, PRICE, NOW + 1);
        market.updateBidPrice(address(collection), tokenId, PRICE - 1, 0);
        assertEq(token.balanceOf(address(market)), PRICE - 1);
    }

    /// @custom:spec chain-13
    function testFuzz_Update_CollectsOrRefundsTheDifference(uint96 first, uint96 second, bool inToken) external {
        first = uint96(bound(first, 1, 100 ether));
        second = uint96(bound(second, 1, 100 ether));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.startPrank(bidder);
        market.bid{value: inToken ? 0 : first}(address(collection), tokenId, coin_, first, NOW + 10);
        // A bid that has ended is open again.
        vm.warp(NOW + 20);
        uint256 value = inToken || second < first ? 0 : second - first;
        vm.expectEmit(address(market));
        emit IMarket.BidSet(address(collection), tokenId, bidder, coin_, second, NOW + 30);
        market.updateBidPrice{value: value}(address(collection), tokenId, second, NOW + 30);
        assertEq(bidNow().price, second);
        assertEq(bidNow().end, NOW + 30);
        assertEq(coin_.balanceOf(address(market)), second);
        assertEq(coin_.balanceOf(bidder), 100 ether - second);
    }

    function test_Cancel_RevertWhen_TheCallerHasNone() external {
        bidIn(NATIVE);
        vm.expectRevert(noBid(stranger));
        vm.prank(stranger);
        market.cancelBid(address(collection), tokenId, stranger);
        vm.startPrank(bidder);
        market.cancelBid(address(collection), tokenId, bidder);
        vm.expectRevert(noBid(bidder));
        market.cancelBid(address(collection), tokenId, bidder);
    }

    function test_Cancel_RevertWhen_TheMoneyWouldBeLost() external {
        bidIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_InvalidReceiver.selector, address(0)));
        vm.prank(bidder);
        market.cancelBid(address(collection), tokenId, address(0));
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_InvalidReceiver.selector, address(market)));
        vm.prank(bidder);
        market.cancelBid(address(collection), tokenId, address(market));
    }

    function test_Cancel_RevertWhen_TheReceiverRefuses() external {
        bidIn(NATIVE);
        vm.etch(bidder, address(new Refuser()).code);
        vm.startPrank(bidder);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        market.cancelBid(address(collection), tokenId, bidder);
        assertEq(bidNow().price, PRICE);
        market.cancelBid(address(collection), tokenId, stranger);
        assertEq(stranger.balance, 10 ether + PRICE);
    }

    /// @custom:spec chain-14
    function testFuzz_Cancel_RefundsEverythingAtAnyTime(uint96 price, bool inToken, uint40 time, bool paused) external {
        price = uint96(bound(price, 1, 100 ether));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.prank(bidder);
        market.bid{value: inToken ? 0 : price}(address(collection), tokenId, coin_, price, 0);
        vm.warp(bound(time, NOW, type(uint40).max));
        vm.startPrank(admin);
        market.setCoin(coin, false);
        market.setBlacklisted(address(collection), true);
        if (paused) market.pause();
        vm.stopPrank();
        vm.expectEmit(address(market));
        emit IMarket.BidCancelled(address(collection), tokenId, bidder, owner, coin_, price);
        uint256 before = coin_.balanceOf(owner);
        vm.prank(bidder);
        market.cancelBid(address(collection), tokenId, owner);
        assertEq(coin_.balanceOf(owner), before + price);
        assertEq(coin_.balanceOf(address(market)), 0);
        assertEq(bidNow().price, 0);
        assertTrue(bidNow().coin == NATIVE);
    }

    function test_Accept_RevertWhen_CoinOrCollectionIsNoLongerSupported() external {
        bidIn(coin);
        vm.prank(admin);
        market.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        accept(coin, PRICE);
        vm.startPrank(admin);
        market.setCoin(coin, true);
        market.setBlacklisted(address(collection), true);
        vm.stopPrank();
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection))
        );
        accept(coin, PRICE);
    }

    function test_Accept_RevertWhen_ThereIsNoBid() external {
        vm.expectRevert(noBid(bidder));
        accept(NATIVE, PRICE);
    }

    function test_Accept_RevertWhen_TheTermsAreNotWhatTheSellerAgreedTo() external {
        bidIn(coin);
        bytes memory refusal = abi.encodeWithSelector(IMarket.Market_TermsMismatch.selector, coin, PRICE);
        vm.expectRevert(refusal);
        accept(NATIVE, PRICE);
        vm.expectRevert(refusal);
        accept(coin, PRICE + 1);
    }

    function test_Accept_RevertWhen_TheBidHasEnded() external {
        vm.prank(bidder);
        market.bid{value: PRICE}(address(collection), tokenId, NATIVE, PRICE, NOW + 10);
        vm.warp(NOW + 10);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BidExpired.selector, NOW + 10));
        accept(NATIVE, PRICE);
        vm.warp(NOW + 9);
        accept(NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), bidder);
    }

    function test_Accept_RevertWhen_TheTokenExpiresWithinSevenDays() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.prank(admin);
        market.setCollection(address(names), true);
        names.mint(seller, 1);
        names.setExpiry(1, NOW + 30 days);
        vm.prank(bidder);
        market.bid{value: PRICE}(address(names), 1, NATIVE, PRICE, 0);
        vm.startPrank(seller);
        names.setApprovalForAll(address(market), true);
        vm.warp(NOW + 23 days + 1);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_ExpiresTooSoon.selector, NOW + 30 days, NOW + 30 days + 1)
        );
        market.acceptBid(address(names), 1, bidder, NATIVE, PRICE);
        vm.warp(NOW + 23 days);
        market.acceptBid(address(names), 1, bidder, NATIVE, PRICE);
        assertEq(names.ownerOf(1), bidder);
    }

    function test_Accept_RevertWhen_TheTokenIsNotTheCallers() external {
        bidIn(NATIVE);
        vm.startPrank(stranger);
        collection.setApprovalForAll(address(market), true);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC721Errors.ERC721IncorrectOwner.selector, stranger, tokenId, collection.ownerOf(tokenId)
            )
        );
        market.acceptBid(address(collection), tokenId, bidder, NATIVE, PRICE);
    }

    /// @custom:spec chain-15
    function testFuzz_Accept_SellsToTheBidder(uint96 price, uint96 minPrice, uint16 royalty, bool inToken) external {
        price = uint96(bound(price, 1, 100 ether));
        minPrice = uint96(bound(minPrice, 0, price));
        royalty = uint16(bound(royalty, 1, 1000));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.prank(seller);
        tokenId = collection.mint(creator, IPFS_URI, royalty, anyFee());
        vm.prank(bidder);
        market.bid{value: inToken ? 0 : price}(address(collection), tokenId, coin_, price, 0);
        vm.etch(bidder, address(new Refuser()).code);
        uint256 fee = uint256(price) * 250 / 10_000;
        uint256 cut = uint256(price) * royalty / 10_000;
        vm.expectEmit(address(market));
        emit IMarket.BidAccepted(
            address(collection), tokenId, bidder, seller, coin_, price, fee, cut == 0 ? address(0) : creator, cut
        );
        accept(coin_, minPrice);
        assertEq(collection.ownerOf(tokenId), bidder);
        assertEq(coin_.balanceOf(seller), price - fee - cut);
        assertEq(credits.creditOf(coin_, treasury), fee);
        assertEq(credits.creditOf(coin_, creator), cut);
        assertEq(coin_.balanceOf(address(market)), 0);
        assertEq(bidNow().price, 0);
    }

    function test_Accept_WorksForTheCurrentHolder() external {
        bidIn(NATIVE);
        vm.prank(seller);
        collection.transferFrom(seller, stranger, tokenId);
        vm.startPrank(stranger);
        collection.approve(address(market), tokenId);
        market.acceptBid(address(collection), tokenId, bidder, NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), bidder);
        assertEq(stranger.balance, 10 ether + PRICE - FEE - ROYALTY);
    }

    function test_Accept_ApprovalForAllIsEnoughInAForeignCollection() external {
        vm.prank(bidder);
        market.bid{value: PRICE}(address(foreign), FOREIGN_ID, NATIVE, PRICE, 0);
        vm.startPrank(seller);
        foreign.approve(address(0), FOREIGN_ID);
        foreign.setApprovalForAll(address(market), true);
        market.acceptBid(address(foreign), FOREIGN_ID, bidder, NATIVE, PRICE);
        assertEq(foreign.ownerOf(FOREIGN_ID), bidder);
    }
}
