// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {StubbornCollection} from "../mocks/Collections.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

contract AuctionsBiddingTest is AuctionsTest {
    function createExpectingRevert(bytes memory reason, Coin coin_, uint256 reserve, uint40 start, uint40 end) private {
        vm.expectRevert(reason);
        vm.prank(seller);
        auctions.create(address(collection), tokenId, coin_, reserve, start, end);
    }

    function test_Create_RevertGiven_Paused() external {
        vm.prank(pauser);
        auctions.pause();
        createExpectingRevert(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), NATIVE, RESERVE, 0, END);
    }

    function test_Create_RevertWhen_NotSupported() external {
        vm.startPrank(admin);
        auctions.setCoin(coin, false);
        auctions.setBlacklisted(address(collection), true);
        vm.stopPrank();
        createExpectingRevert(
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin), coin, RESERVE, 0, END
        );
        createExpectingRevert(
            abi.encodeWithSelector(
                ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection)
            ),
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
            abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW), NATIVE, RESERVE, 0, NOW
        );
        createExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_DurationTooLong.selector, 30 days + 1, 30 days),
            NATIVE,
            RESERVE,
            0,
            NOW + 30 days + 1
        );
    }

    function test_Create_RevertWhen_CallerIsNotTheTokenOwner() external {
        vm.startPrank(stranger);
        collection.setApprovalForAll(address(auctions), true);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC721Errors.ERC721IncorrectOwner.selector, stranger, tokenId, collection.ownerOf(tokenId)
            )
        );
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, 0, END);
    }

    function test_Create_RevertWhen_TokenNotReceived() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(seller, 1);
        vm.prank(admin);
        auctions.setCollection(address(stubborn), true);
        stubborn.setMode(StubbornCollection.Mode.Pretends);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TokenNotReceived.selector, address(stubborn), 1));
        vm.prank(seller);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
    }

    function test_Create_RevertWhen_LotExists() external {
        createIn(NATIVE);
        createExpectingRevert(
            abi.encodeWithSelector(IAuctions.Auctions_LotExists.selector, address(collection), tokenId),
            NATIVE,
            RESERVE,
            0,
            END
        );
    }

    /// @dev Even without a maximum duration, no bid is locked for longer than 90 days and the extensions.
    function test_Create_RevertWhen_LongerThan90Days() external {
        vm.prank(admin);
        auctions.setMaxDuration(0);
        createExpectingRevert(
            abi.encodeWithSelector(IAuctions.Auctions_LotTooLong.selector, 90 days + 1, 90 days),
            NATIVE,
            RESERVE,
            NOW + 5,
            NOW + 5 + 90 days + 1
        );
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, NOW + 5, NOW + 5 + 90 days);
        assertEq(lotNow().end, NOW + 5 + 90 days);
    }

    function test_Create_LastsTheLongestDurationByDefault() external {
        createUntil(0);
        assertEq(lotNow().end, NOW + 30 days);
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
        vm.prank(admin);
        auctions.setMaxDuration(0);
        createUntil(0);
        assertEq(lotNow().end, NOW + 90 days);
    }

    function createUntil(uint40 end) private {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, 0, end);
    }

    /// @dev Ends are stored in 32 bits, with room for every extension.
    function test_Create_RevertWhen_EndDoesNotFit() external {
        uint40 last = type(uint32).max - 255 * 10 minutes;
        createExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, last - 1 days, last + 1),
            NATIVE,
            RESERVE,
            last - 1 days,
            last + 1
        );
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, last - 1 days, last);
        assertEq(lotNow().end, last);
    }

    function testFuzz_Create_TransfersTheTokenAndStoresTheLot(uint96 reserve, uint40 start, uint40 end, bool inToken)
        external
    {
        reserve = uint96(bound(reserve, 1, type(uint96).max));
        start = uint40(bound(start, NOW - 100 days, NOW + 100 days));
        uint40 from = start < NOW ? NOW : start;
        end = end % 2 == 0 ? 0 : uint40(bound(end, from + 1, from + 30 days));
        uint40 until = end == 0 ? from + 30 days : end;
        Coin coin_ = inToken ? coin : NATIVE;
        vm.expectEmit(address(auctions));
        emit IAuctions.LotCreated(address(collection), tokenId, seller, coin_, reserve, from, until, 250);
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
        assertEq(lot.minBid, reserve);
        assertEq(lot.feeRate, 250);
        assertTrue(lot.state == (from > NOW ? IAuctions.LotState.NotStarted : IAuctions.LotState.Ongoing));
    }

    function test_Bid_RevertWhen_LotNotFound() external {
        assertTrue(lotNow().state == IAuctions.LotState.None);
        vm.expectRevert(lotNotFound());
        bidAs(alice, NATIVE, RESERVE);
    }

    function test_Bid_RevertWhen_NotOngoing() external {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, RESERVE, NOW + 10, END);
        lotStart = NOW + 10;
        assertTrue(lotNow().state == IAuctions.LotState.NotStarted);
        bytes memory reason = abi.encodeWithSelector(IAuctions.Auctions_NotOngoing.selector, NOW + 10, END);
        vm.expectRevert(reason);
        bidAs(alice, NATIVE, RESERVE);
        vm.warp(END);
        assertTrue(lotNow().state == IAuctions.LotState.Over);
        vm.expectRevert(reason);
        bidAs(alice, NATIVE, RESERVE);
        vm.warp(NOW + 10);
        bidAs(alice, NATIVE, RESERVE);
        assertEq(lotNow().bidder, alice);
    }

    function test_Bid_RevertWhen_CoinMismatchOrNotSupported() external {
        createIn(coin);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_CoinMismatch.selector, coin));
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
        uint256 minBid = first + (raise == 0 ? 1 : raise);
        assertEq(lotNow().minBid, minBid);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooLow.selector, minBid - 1, minBid));
        bidAs(alice, NATIVE, minBid - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooHigh.selector, 2 ** 96));
        bidAs(alice, NATIVE, 2 ** 96);
        bidAs(alice, NATIVE, minBid);
        assertEq(lotNow().amount, minBid);
    }

    function test_Bid_MinimumRaiseIsOneUnit() external {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, NATIVE, 1, 0, END);
        bidAs(alice, NATIVE, 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_BidTooLow.selector, 1, 2));
        bidAs(bob, NATIVE, 1);
        bidAs(bob, NATIVE, 2);
        assertEq(lotNow().bidder, bob);
    }

    function test_Bid_RevertWhen_InvalidValue() external {
        createIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, RESERVE, RESERVE - 1));
        vm.prank(alice);
        auctions.bid{value: RESERVE - 1}(address(collection), tokenId, NATIVE, RESERVE, NOW);
    }

    function testFuzz_Bid_CreditsTheOutbidBidder(uint96 first, uint96 second, bool inToken, bool paused) external {
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

    function testFuzz_Bid_ExtendsTheEndInTheLastTenMinutes(uint40 before) external {
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

    /// @dev The counter of extensions is full after 255; the lot then ends on time.
    function test_Bid_ExtendsAtMost255Times() external {
        vm.deal(alice, type(uint128).max);
        createIn(NATIVE);
        uint256 end = END;
        for (uint256 i; i < 255; ++i) {
            vm.warp(end - 1);
            bidAs(alice, NATIVE, lotNow().minBid);
            assertEq(lotNow().end, end - 1 + 10 minutes);
            end = lotNow().end;
        }
        assertLe(end, END + 255 * 10 minutes);
        vm.warp(end - 1);
        bidAs(alice, NATIVE, lotNow().minBid);
        assertEq(lotNow().end, end);
        vm.warp(end);
        settle();
        assertEq(collection.ownerOf(tokenId), alice);
    }
}
