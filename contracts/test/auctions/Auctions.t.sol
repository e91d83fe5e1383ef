// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin, Coin_WrongValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection, StubbornCollection} from "../mocks/Collections.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

contract AuctionsUnitTest is AuctionsTest {
    function createExpectingRevert(bytes memory refusal, Coin coin_, uint256 reserve, uint40 start, uint40 end)
        private
    {
        vm.expectRevert(refusal);
        vm.prank(seller);
        auctions.create(address(collection), tokenId, coin_, reserve, start, end);
    }

    function test_Create_RevertGiven_Paused() external {
        vm.prank(pauser);
        auctions.pause();
        createExpectingRevert(abi.encodeWithSelector(IPausing.Pausing_Paused.selector), NATIVE, RESERVE, 0, END);
    }

    function test_Create_RevertWhen_NotSupported() external {
        vm.startPrank(admin);
        auctions.setCoin(coin, false);
        auctions.setBarred(address(collection), true);
        vm.stopPrank();
        createExpectingRevert(
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin), coin, RESERVE, 0, END
        );
        createExpectingRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Barred.selector, address(collection)),
            NATIVE,
            RESERVE,
            0,
            END
        );
        vm.prank(admin);
        auctions.setCollection(address(foreign), false);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotSupported.selector, address(foreign))
        );
        vm.prank(seller);
        auctions.create(address(foreign), FOREIGN_ID, NATIVE, RESERVE, 0, END);
    }

    /// @custom:spec rule-47
    function test_Create_RevertWhen_OutsideTheLimits() external {
        createExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1), NATIVE, 0, 0, END
        );
        createExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_OverAlready.selector, NOW, NOW), NATIVE, RESERVE, 0, NOW
        );
        createExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_TooLong.selector, 30 days + 1, 30 days),
            NATIVE,
            RESERVE,
            0,
            NOW + 30 days + 1
        );
    }

    function test_Create_RevertWhen_TheTokenExpiresBeforeTheEnd() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.prank(admin);
        auctions.setCollection(address(names), true);
        names.mint(seller, 1);
        names.setExpiry(1, END - 1);
        vm.startPrank(seller);
        names.approve(address(auctions), 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_EndsAfterExpiry.selector, END, END - 1));
        auctions.create(address(names), 1, NATIVE, RESERVE, 0, END);
        auctions.create(address(names), 1, NATIVE, RESERVE, 0, END - 1);
        assertEq(names.ownerOf(1), address(auctions));
    }

    function test_Create_RevertWhen_TheTokenIsNotTheCallers() external {
        vm.startPrank(stranger);
        collection.setApprovalForAll(address(auctions), true);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC721Errors.ERC721IncorrectOwner.selector, stranger, tokenId, collection.ownerOf(tokenId)
            )
        );
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, 0, END);
    }

    function test_Create_RevertWhen_TheTokenDoesNotComeOrIsHereAlready() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(seller, 1);
        vm.prank(admin);
        auctions.setCollection(address(stubborn), true);
        bytes memory refusal =
            abi.encodeWithSelector(IAuctions.Auctions_TokenNotReceived.selector, address(stubborn), 1);
        vm.startPrank(seller);
        stubborn.approve(address(auctions), 1);
        stubborn.setMode(StubbornCollection.Mode.Pretends);
        vm.expectRevert(refusal);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
        stubborn.setMode(StubbornCollection.Mode.Honest);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
        vm.expectRevert(refusal);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
    }

    function testFuzz_Create_TakesTheToken(uint96 reserve, uint40 start, uint40 end, bool inToken) external {
        reserve = uint96(bound(reserve, 1, type(uint96).max));
        start = uint40(bound(start, NOW - 100 days, NOW + 100 days));
        uint40 from = start < NOW ? NOW : start;
        end = end % 2 == 0 ? 0 : uint40(bound(end, from + 1, from + 30 days));
        uint40 until = end == 0 ? from + 30 days : end;
        Coin coin_ = inToken ? coin : NATIVE;
        vm.expectEmit(address(auctions));
        emit IAuctions.LotCreated(address(collection), tokenId, seller, coin_, reserve, from, until);
        vm.prank(seller);
        auctions.create(address(collection), tokenId, coin_, reserve, start, end);
        assertEq(collection.ownerOf(tokenId), address(auctions));
        IAuctions.Lot memory lot = lotNow();
        assertEq(lot.seller, seller);
        assertTrue(lot.coin == coin_);
        assertEq(lot.start, from);
        assertEq(lot.end, until);
        assertEq(lot.bidder, address(0));
        assertEq(lot.amount, reserve);
        assertEq(lot.least, reserve);
        assertTrue(lot.state == (from > NOW ? IAuctions.LotState.NotStarted : IAuctions.LotState.Ongoing));
    }

    function test_Bid_RevertWhen_ThereIsNoLot() external {
        assertTrue(lotNow().state == IAuctions.LotState.None);
        vm.expectRevert(noLot());
        bidAs(alice, NATIVE, RESERVE);
    }

    function test_Bid_RevertWhen_NotOngoing() external {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, NOW + 10, END);
        assertTrue(lotNow().state == IAuctions.LotState.NotStarted);
        bytes memory refusal = abi.encodeWithSelector(IAuctions.Auctions_NotOngoing.selector, NOW + 10, END);
        vm.expectRevert(refusal);
        bidAs(alice, NATIVE, RESERVE);
        vm.warp(END);
        assertTrue(lotNow().state == IAuctions.LotState.Over);
        vm.expectRevert(refusal);
        bidAs(alice, NATIVE, RESERVE);
        vm.warp(NOW + 10);
        bidAs(alice, NATIVE, RESERVE);
        assertEq(lotNow().bidder, alice);
    }

    function test_Bid_RevertWhen_TheCoinIsAnotherOrSupportedNoLonger() external {
        createIn(coin);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_OtherCoin.selector, coin));
        bidAs(alice, NATIVE, RESERVE);
        vm.prank(admin);
        auctions.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        bidAs(alice, coin, RESERVE);
    }

    function testFuzz_Bid_RevertWhen_TooLowOrTooHigh(uint96 first) external {
        first = uint96(bound(first, 1, type(uint96).max / 2));
        vm.deal(alice, type(uint128).max);
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, first, 0, END);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooLow.selector, first - 1, first));
        bidAs(alice, NATIVE, first - 1);
        bidAs(alice, NATIVE, first);
        uint256 raise = uint256(first) * 500 / 10_000;
        uint256 least = first + (raise == 0 ? 1 : raise);
        assertEq(lotNow().least, least);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooLow.selector, least - 1, least));
        bidAs(alice, NATIVE, least - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooHigh.selector, 2 ** 96));
        bidAs(alice, NATIVE, 2 ** 96);
        bidAs(alice, NATIVE, least);
        assertEq(lotNow().amount, least);
    }

    function test_Bid_TheLeastRaiseIsOneUnit() external {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, 1, 0, END);
        bidAs(alice, NATIVE, 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooLow.selector, 1, 2));
        bidAs(bob, NATIVE, 1);
        bidAs(bob, NATIVE, 2);
        assertEq(lotNow().bidder, bob);
    }

    function test_Bid_RevertWhen_TheValueIsWrong() external {
        createIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(Coin_WrongValue.selector, RESERVE, RESERVE - 1));
        vm.prank(alice);
        auctions.bid{value: RESERVE - 1}(address(collection), tokenId, NATIVE, RESERVE);
    }

    function testFuzz_Bid_CreditsWhoIsOutbid(uint96 first, uint96 second, bool inToken, bool paused) external {
        first = uint96(bound(first, RESERVE, 50 ether));
        second = uint96(bound(second, uint256(first) * 105 / 100, 100 ether));
        Coin coin_ = inToken ? coin : NATIVE;
        createIn(coin_);
        if (paused) {
            vm.prank(pauser);
            auctions.pause();
        }
        vm.expectEmit(address(auctions));
        emit IAuctions.LotBid(address(collection), tokenId, alice, first, END);
        bidAs(alice, coin_, first);
        assertEq(coin_.balanceOf(address(auctions)), first);
        bidAs(bob, coin_, second);
        assertEq(coin_.balanceOf(address(auctions)), second);
        assertEq(credits.creditOf(coin_, alice), first);
        assertEq(lotNow().bidder, bob);
        assertEq(lotNow().amount, second);
    }

    function testFuzz_Bid_InTheLastMinutesPutsTheEndOff(uint40 before) external {
        before = uint40(bound(before, 1, 1 hours));
        createIn(NATIVE);
        vm.warp(END - before);
        uint40 end = before < 10 minutes ? END - before + 10 minutes : END;
        vm.expectEmit(address(auctions));
        emit IAuctions.LotBid(address(collection), tokenId, alice, RESERVE, end);
        bidAs(alice, NATIVE, RESERVE);
        assertEq(lotNow().end, end);
        vm.warp(end - 1);
        bidAs(bob, NATIVE, 2 * RESERVE);
        assertEq(lotNow().end, end - 1 + 10 minutes);
    }

    function test_Settle_RevertWhen_ThereIsNoLotOrItIsNotOver() external {
        vm.expectRevert(noLot());
        settle();
        createIn(NATIVE);
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END));
        settle();
        vm.warp(END);
        settle();
        vm.expectRevert(noLot());
        settle();
    }

    function test_Settle_GivesBackWhatNobodyBidFor() external {
        createIn(coin);
        vm.warp(END);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotReturned(address(collection), tokenId, seller);
        settle();
        assertEq(collection.ownerOf(tokenId), seller);
        assertEq(lotNow().seller, address(0));
    }

    /// @custom:spec chain-18
    function testFuzz_CreatesBidsSettlesAndCancels(uint96 amount, uint16 royalty, bool inToken) external {
        amount = uint96(bound(amount, RESERVE, 50 ether));
        royalty = uint16(bound(royalty, 1, 1000));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.prank(seller);
        tokenId = collection.mint(creator, IPFS_URI, royalty);
        createIn(coin_);
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
        assertEq(collection.ownerOf(tokenId), seller);
        createIn(coin_);
        bidAs(bob, coin_, amount);
        bidAs(alice, coin_, 2 * uint256(amount));
        vm.etch(alice, address(new Refuser()).code);
        uint256 price = 2 * uint256(amount);
        uint256 fee = price * 250 / 10_000;
        uint256 cut = price * royalty / 10_000;
        vm.warp(END);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotSettled(address(collection), tokenId, alice, seller, coin_, price, fee, creator, cut);
        settle();
        assertEq(collection.ownerOf(tokenId), alice);
        assertEq(credits.creditOf(coin_, seller), price - fee - cut);
        assertEq(credits.creditOf(coin_, treasury), fee);
        assertEq(credits.creditOf(coin_, creator), cut);
        assertEq(credits.creditOf(coin_, bob), amount);
        assertEq(coin_.balanceOf(address(auctions)), 0);
        assertTrue(lotNow().state == IAuctions.LotState.None);
    }

    function test_Cancel_RevertWhen_NotTheSellersOrBidFor() external {
        createIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_NotYours.selector, stranger));
        vm.prank(stranger);
        auctions.cancel(address(collection), tokenId);
        bidAs(alice, NATIVE, RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_HasBid.selector, alice, RESERVE));
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
    }

    function test_Release_RevertWhen_NotTheBiddersOrTooEarly() external {
        createIn(NATIVE);
        bidAs(alice, NATIVE, RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_NotYours.selector, bob));
        vm.prank(bob);
        auctions.release(address(collection), tokenId);
        vm.warp(END + 30 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END + 30 days));
        vm.prank(alice);
        auctions.release(address(collection), tokenId);
    }

    function test_Release_GivesTheMoneyBackWhenTheCollectionHoldsTheToken() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(seller, 1);
        vm.prank(admin);
        auctions.setCollection(address(stubborn), true);
        vm.startPrank(seller);
        stubborn.approve(address(auctions), 1);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
        vm.stopPrank();
        vm.prank(alice);
        auctions.bid{value: RESERVE}(address(stubborn), 1, NATIVE, RESERVE);
        stubborn.setMode(StubbornCollection.Mode.Refuses);
        vm.warp(END + 30 days);
        vm.expectRevert(StubbornCollection.Stubborn.selector);
        auctions.settle(address(stubborn), 1);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotReleased(address(stubborn), 1, alice, NATIVE, RESERVE);
        vm.prank(alice);
        auctions.release(address(stubborn), 1);
        assertEq(credits.creditOf(NATIVE, alice), RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_NotYours.selector, alice));
        vm.prank(alice);
        auctions.release(address(stubborn), 1);
        stubborn.setMode(StubbornCollection.Mode.Honest);
        auctions.settle(address(stubborn), 1);
        assertEq(stubborn.ownerOf(1), seller);
        assertEq(address(auctions).balance, 0);
    }

    function test_KnowsItsHouse() external view {
        assertEq(auctions.credits(), address(credits));
        assertEq(auctions.roles(), address(roles));
        assertEq(auctions.feeRate(), 250);
        assertEq(auctions.feeRateCap(), 1000);
        assertEq(auctions.maxDuration(), 30 days);
    }
}
