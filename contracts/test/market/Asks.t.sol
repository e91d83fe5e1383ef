// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection, ForeignCollection} from "../mocks/Collections.sol";
import {MarketTest} from "./MarketTest.sol";

contract AsksTest is MarketTest {
    function askExpectingRevert(bytes memory refusal, Coin coin_, uint256 price, uint40 start, uint40 end) private {
        vm.expectRevert(refusal);
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin_, price, start, end);
    }

    function test_RevertGiven_Paused() external {
        vm.prank(pauser);
        market.pause();
        askExpectingRevert(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), NATIVE, PRICE, 0, 0);
    }

    function test_RevertWhen_CoinIsNotSupported() external {
        vm.prank(admin);
        market.setCoin(coin, false);
        bytes memory refusal = abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin);
        askExpectingRevert(refusal, coin, PRICE, 0, 0);
    }

    function test_RevertWhen_CollectionIsNotListed() external {
        ForeignCollection unknown = new ForeignCollection();
        unknown.mint(seller, 1);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotSupported.selector, address(unknown))
        );
        vm.prank(seller);
        market.sellReady(address(unknown), 1, NATIVE, PRICE, 0, 0);
    }

    function test_RevertWhen_CollectionIsBlacklisted() external {
        vm.startPrank(admin);
        market.setBlacklisted(address(collection), true);
        market.setBlacklisted(address(foreign), true);
        vm.stopPrank();
        askExpectingRevert(
            abi.encodeWithSelector(
                ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection)
            ),
            NATIVE,
            PRICE,
            0,
            0
        );
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(foreign))
        );
        vm.prank(seller);
        market.sellReady(address(foreign), FOREIGN_ID, NATIVE, PRICE, 0, 0);
    }

    function testFuzz_RevertWhen_TokenIsNotTheCallers(address caller) external {
        vm.assume(caller != seller);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_NotTokenOwner.selector, address(collection), tokenId, caller)
        );
        vm.prank(caller);
        market.sellReady(address(collection), tokenId, NATIVE, PRICE, 0, 0);
    }

    /// @custom:spec rule-47
    function test_RevertWhen_PriceIsOutsideItsLimits() external {
        uint256 max = type(uint96).max;
        askExpectingRevert(belowFloor(NATIVE, 0, 1), NATIVE, 0, 0, 0);
        askExpectingRevert(aboveCeiling(NATIVE, max + 1, max), NATIVE, max + 1, 0, 0);
        vm.startPrank(admin);
        market.setPriceLimits(NATIVE, 0.1 ether, 2 ether);
        market.setPriceLimits(coin, 0, 3 ether);
        vm.stopPrank();
        askExpectingRevert(belowFloor(NATIVE, 0.1 ether - 1, 0.1 ether), NATIVE, 0.1 ether - 1, 0, 0);
        askExpectingRevert(aboveCeiling(NATIVE, 2 ether + 1, 2 ether), NATIVE, 2 ether + 1, 0, 0);
        askExpectingRevert(belowFloor(coin, 0, 1), coin, 0, 0, 0);
        askExpectingRevert(aboveCeiling(coin, 3 ether + 1, 3 ether), coin, 3 ether + 1, 0, 0);
        vm.startPrank(seller);
        market.sellReady(address(collection), tokenId, NATIVE, 0.1 ether, 0, 0);
        market.sellReady(address(collection), tokenId, NATIVE, 2 ether, 0, 0);
        market.sellReady(address(collection), tokenId, coin, 1, 0, 0);
        market.sellReady(address(collection), tokenId, coin, 3 ether, 0, 0);
    }

    function belowFloor(Coin coin_, uint256 price, uint256 floor) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, coin_, price, floor);
    }

    function aboveCeiling(Coin coin_, uint256 price, uint256 ceiling) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceAboveCeiling.selector, coin_, price, ceiling);
    }

    function test_RevertWhen_TimesAreOutsideTheirLimits() external {
        bytes4 invalidEnd = ITradeLimits.TradeLimits_InvalidEnd.selector;
        askExpectingRevert(abi.encodeWithSelector(invalidEnd, NOW, NOW), NATIVE, PRICE, 0, NOW);
        askExpectingRevert(abi.encodeWithSelector(invalidEnd, NOW, NOW - 1), NATIVE, PRICE, NOW - 5, NOW - 1);
        askExpectingRevert(abi.encodeWithSelector(invalidEnd, NOW + 9, NOW + 9), NATIVE, PRICE, NOW + 9, NOW + 9);
        askExpectingRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_DurationTooLong.selector, 180 days + 1, 180 days),
            NATIVE,
            PRICE,
            0,
            LONGEST + 1
        );
    }

    function test_RevertWhen_TheTokenExpiresWithinSevenDaysOfTheEnd() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.prank(admin);
        market.setCollection(address(names), true);
        names.mint(seller, 1);
        names.setExpiry(1, NOW + 30 days);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_ExpiresTooSoon.selector, NOW + 30 days, NOW + 30 days + 1)
        );
        vm.prank(seller);
        market.sellReady(address(names), 1, NATIVE, PRICE, 0, NOW + 23 days + 1);
        vm.prank(seller);
        market.sellReady(address(names), 1, NATIVE, PRICE, 0, NOW + 23 days);
        assertEq(market.askOf(address(names), 1, seller).end, NOW + 23 days);
    }

    /// @custom:spec chain-09
    function testFuzz_ReplacesEarlierTerms(uint96 price, uint40 start, uint40 end, bool inToken) external {
        price = uint96(bound(price, 1, type(uint96).max));
        start = uint40(bound(start, NOW - 1000 days, NOW + 1000 days));
        uint40 from = start < NOW ? NOW : start;
        end = end % 2 == 0 ? 0 : uint40(bound(end, from + 1, from + 180 days));
        uint40 until = end == 0 ? from + 180 days : end;
        Coin coin_ = inToken ? coin : NATIVE;
        ask(inToken ? NATIVE : coin);
        vm.expectEmit(address(market));
        emit IMarket.AskSet(address(collection), tokenId, seller, coin_, price, from, until);
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin_, price, start, end);
        IMarket.Ask memory ask_ = market.askOf(address(collection), tokenId, seller);
        assertEq(ask_.seller, seller);
        assertTrue(ask_.coin == coin_);
        assertEq(ask_.price, price);
        assertEq(ask_.start, from);
        assertEq(ask_.end, until);
        assertEq(collection.ownerOf(tokenId), seller);
    }

    function test_WithoutAMaximumDurationAnAskNeedNotEnd() external {
        vm.prank(admin);
        market.setMaxDuration(0);
        ask(NATIVE);
        assertEq(market.askOf(address(collection), tokenId, seller).end, type(uint40).max);
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, NATIVE, PRICE, 0, LONGEST * 2);
        assertEq(market.askOf(address(collection), tokenId, seller).end, LONGEST * 2);
    }

    function test_TheEndIsCappedAtFortyBits() external {
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, NATIVE, PRICE, type(uint40).max - 1, 0);
        assertEq(market.askOf(address(collection), tokenId, seller).end, type(uint40).max);
    }

    function test_CancelSell_RevertWhen_ThereIsNoAsk() external {
        vm.expectRevert(noAsk(address(collection), tokenId));
        vm.prank(seller);
        market.cancelSell(address(collection), tokenId);
        ask(NATIVE);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_AskNotFound.selector, address(collection), tokenId, stranger)
        );
        vm.prank(stranger);
        market.cancelSell(address(collection), tokenId);
        vm.startPrank(seller);
        collection.transferFrom(seller, stranger, tokenId);
        vm.expectRevert(noAsk(address(collection), tokenId));
        market.cancelSell(address(collection), tokenId);
    }

    /// @custom:spec chain-10
    function testFuzz_CancelSell_NeverDependsOnThePauseOrTheLists(bool inToken, bool paused, bool blacklisted, bool off)
        external
    {
        ask(inToken ? coin : NATIVE);
        askForeign();
        vm.startPrank(admin);
        if (paused) market.pause();
        market.setBlacklisted(address(collection), blacklisted);
        market.setBlacklisted(address(foreign), blacklisted);
        market.setCollection(address(foreign), !off);
        market.setCoin(coin, !off);
        vm.stopPrank();
        vm.startPrank(seller);
        vm.expectEmit(address(market));
        emit IMarket.AskCancelled(address(collection), tokenId, seller);
        market.cancelSell(address(collection), tokenId);
        vm.expectEmit(address(market));
        emit IMarket.AskCancelled(address(foreign), FOREIGN_ID, seller);
        market.cancelSell(address(foreign), FOREIGN_ID);
        assertEq(market.askOf(address(collection), tokenId, seller).price, 0);
        assertEq(market.askOf(address(foreign), FOREIGN_ID, seller).price, 0);
        vm.expectRevert(noAsk(address(collection), tokenId));
        market.cancelSell(address(collection), tokenId);
    }

    function test_CancelSell_WorksForACountingCollectionThatWasDelisted() external {
        ExpiringCollection names = new ExpiringCollection();
        names.mint(seller, 1);
        names.setExpiry(1, NOW + 365 days);
        vm.prank(admin);
        market.setCollection(address(names), true);
        vm.prank(seller);
        market.sellReady(address(names), 1, NATIVE, PRICE, 0, 0);
        vm.prank(admin);
        market.setCollection(address(names), false);
        vm.prank(seller);
        market.cancelSell(address(names), 1);
        vm.prank(admin);
        market.setCollection(address(names), true);
        assertEq(market.askOf(address(names), 1, seller).price, 0);
    }

    function test_CancelAllSells_CancelsOnlyTheCallersAsks() external {
        uint256 other = mintAs(stranger);
        vm.prank(stranger);
        market.sellReady(address(collection), other, NATIVE, PRICE, 0, 0);
        ask(NATIVE);
        askForeign();
        vm.prank(pauser);
        market.pause();
        vm.expectEmit(address(market));
        emit IMarket.AllAsksCancelled(seller, 1);
        vm.prank(seller);
        market.cancelAllSells();
        assertEq(market.askNonce(seller), 1);
        assertEq(market.askOf(address(collection), tokenId, seller).price, 0);
        assertEq(market.askOf(address(foreign), FOREIGN_ID, seller).price, 0);
        assertEq(market.askOf(address(collection), other, stranger).price, PRICE);
        vm.prank(admin);
        market.unpause();
        vm.expectRevert(noAsk(address(collection), tokenId));
        buyAs(buyer);
        ask(NATIVE);
        buyAs(buyer);
        assertEq(collection.ownerOf(tokenId), buyer);
    }

    function test_AskOf_ReturnsNoneOnceTheTokenHasLeftTheSeller() external {
        ask(NATIVE);
        askForeign();
        vm.startPrank(seller);
        collection.transferFrom(seller, stranger, tokenId);
        foreign.transferFrom(seller, stranger, FOREIGN_ID);
        vm.stopPrank();
        assertEq(market.askOf(address(collection), tokenId, seller).price, 0);
        assertEq(market.askOf(address(foreign), FOREIGN_ID, seller).price, 0);
        vm.prank(stranger);
        collection.transferFrom(stranger, seller, tokenId);
        assertEq(market.askOf(address(collection), tokenId, seller).price, 0);
    }
}
