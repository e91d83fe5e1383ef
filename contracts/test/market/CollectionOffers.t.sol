// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {MarketTest} from "./MarketTest.sol";

contract CollectionOffersTest is MarketTest {
    function make(Coin coin_, uint256 price, uint32 quantity, uint40 end) private {
        vm.prank(bidder);
        market.makeCollectionOffer{value: coin_.isNative() ? price * quantity : 0}(
            address(collection), coin_, price, quantity, end
        );
    }

    function update(uint256 value, uint256 price, uint40 end) private {
        vm.prank(bidder);
        market.updateCollectionOffer{value: value}(address(collection), price, end);
    }

    function test_RevertGiven_Paused() external {
        offerIn(NATIVE, 2);
        vm.prank(pauser);
        market.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        offerIn(NATIVE, 2);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        update(2, PRICE + 1, 0);
    }

    function test_Make_RevertWhen_CoinIsNotSupported() external {
        vm.prank(admin);
        market.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        offerIn(coin, 1);
    }

    function test_Make_RevertWhen_CollectionIsNotSupportedOrBlacklisted() external {
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotSupported.selector, stranger)
        );
        vm.prank(bidder);
        market.makeCollectionOffer{value: PRICE}(stranger, NATIVE, PRICE, 1, 0);
        vm.prank(admin);
        market.setBlacklisted(address(collection), true);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection))
        );
        offerIn(NATIVE, 1);
    }

    function test_Make_RevertWhen_TheCallerHasOne() external {
        offerIn(NATIVE, 1);
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionOffers.CollectionOffers_OfferExists.selector, address(collection), bidder)
        );
        offerIn(coin, 1);
        vm.prank(buyer);
        market.makeCollectionOffer{value: PRICE}(address(collection), NATIVE, PRICE, 1, 0);
        vm.prank(bidder);
        market.makeCollectionOffer{value: PRICE}(address(foreign), NATIVE, PRICE, 1, 0);
        assertEq(address(market).balance, 3 * PRICE);
    }

    function test_Make_RevertWhen_TheQuantityIsZero() external {
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionOffers.CollectionOffers_InvalidQuantity.selector, 0, type(uint32).max)
        );
        make(NATIVE, PRICE, 0, 0);
    }

    function test_Make_RevertWhen_PriceOrEndIsOutsideItsLimits() external {
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        make(NATIVE, 0, 3, 0);
        uint256 max = type(uint96).max;
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceAboveCeiling.selector, coin, max + 1, max));
        make(coin, max + 1, 3, 0);
        vm.prank(admin);
        market.setPriceLimits(NATIVE, 1, 2 ether);
        vm.expectRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceAboveCeiling.selector, NATIVE, 2 ether + 1, 2 ether)
        );
        make(NATIVE, 2 ether + 1, 1, 0);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW));
        make(NATIVE, PRICE, 1, NOW);
        vm.expectRevert(
            abi.encodeWithSelector(ITradeLimits.TradeLimits_DurationTooLong.selector, 180 days + 1, 180 days)
        );
        make(NATIVE, PRICE, 1, LONGEST + 1);
        // The ceiling is for each token, not for all of them together.
        make(NATIVE, 2 ether, 10, 0);
        assertEq(address(market).balance, 20 ether);
    }

    function testFuzz_Make_RevertWhen_TheValueIsNotPriceTimesQuantity(uint96 value, uint32 quantity) external {
        quantity = uint32(bound(quantity, 2, 100));
        vm.assume(value != PRICE * quantity && value != 0);
        vm.deal(bidder, value);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, PRICE * quantity, value));
        market.makeCollectionOffer{value: value}(address(collection), NATIVE, PRICE, quantity, 0);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, value));
        market.makeCollectionOffer{value: value}(address(collection), coin, PRICE, quantity, 0);
    }

    function testFuzz_Make_DepositsPriceTimesQuantity(uint96 price, uint32 quantity, uint40 end, bool inToken)
        external
    {
        price = uint96(bound(price, 1, type(uint96).max));
        quantity = uint32(bound(quantity, 1, type(uint32).max));
        end = end % 2 == 0 ? 0 : uint40(bound(end, NOW + 1, LONGEST));
        uint40 until = end == 0 ? LONGEST : end;
        Coin coin_ = inToken ? coin : NATIVE;
        uint256 total = uint256(price) * quantity;
        vm.deal(bidder, total);
        token.mint(bidder, total);
        vm.expectEmit(address(market));
        emit ICollectionOffers.CollectionOfferSet(address(collection), bidder, coin_, price, quantity, until);
        make(coin_, price, quantity, end);
        assertTrue(offerNow().coin == coin_);
        assertEq(offerNow().price, price);
        assertEq(offerNow().quantity, quantity);
        assertEq(offerNow().end, until);
        assertEq(coin_.balanceOf(address(market)), total);
    }

    function test_Update_RevertWhen_TheCallerHasNone() external {
        offerIn(NATIVE, 1);
        vm.expectRevert(noOffer(stranger));
        vm.prank(stranger);
        market.updateCollectionOffer{value: 1}(address(collection), PRICE + 1, 0);
    }

    function test_Update_RevertWhen_PriceOrEndIsOutsideItsLimits() external {
        offerIn(NATIVE, 2);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        update(0, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW - 1));
        update(0, PRICE, NOW - 1);
    }

    function test_Update_RevertWhen_TheValueIsNotTheDifference() external {
        offerIn(NATIVE, 3);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 3 ether, 1 ether));
        update(1 ether, 2 ether, 0);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        update(1, PRICE / 2, 0);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        update(1, PRICE, 0);
    }

    function test_Update_RevertWhen_MoneyIsAddedInAnUnsupportedCoin() external {
        offerIn(coin, 2);
        vm.prank(admin);
        market.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        update(0, PRICE + 1, 0);
        update(0, PRICE - 1, 0);
        assertEq(token.balanceOf(address(market)), 2 * (PRICE - 1));
    }

    function test_Update_RevertWhen_MoneyIsAddedForAnUnsupportedCollection() external {
        offerIn(NATIVE, 2);
        vm.prank(admin);
        market.setBlacklisted(address(collection), true);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection))
        );
        update(2, PRICE + 1, 0);
        update(0, PRICE - 1, 0);
        assertEq(address(market).balance, 2 * (PRICE - 1));
    }

    function testFuzz_Update_CollectsOrRefundsTheDifferenceForWhatIsLeft(
        uint96 first,
        uint96 second,
        uint8 sold,
        bool inToken
    ) external {
        first = uint96(bound(first, 1, 10 ether));
        second = uint96(bound(second, 1, 10 ether));
        uint256 left = 5 - bound(sold, 0, 4);
        Coin coin_ = inToken ? coin : NATIVE;
        make(coin_, first, 5, NOW + 10);
        if (left != 5) acceptOffer(mintMany(5 - left), coin_, first);
        // An offer that has ended is open again.
        vm.warp(NOW + 20);
        uint256 before = coin_.balanceOf(bidder);
        vm.expectEmit(address(market));
        emit ICollectionOffers.CollectionOfferSet(address(collection), bidder, coin_, second, left, NOW + 30);
        update(inToken || second < first ? 0 : (second - first) * left, second, NOW + 30);
        assertEq(offerNow().price, second);
        assertEq(offerNow().quantity, left);
        assertEq(offerNow().end, NOW + 30);
        assertEq(coin_.balanceOf(address(market)), second * left);
        assertEq(coin_.balanceOf(bidder) + second * left, before + first * left);
    }

    function test_Cancel_RevertWhen_TheCallerHasNone() external {
        offerIn(NATIVE, 1);
        vm.expectRevert(noOffer(stranger));
        vm.prank(stranger);
        market.cancelCollectionOffer(address(collection), stranger);
        vm.startPrank(bidder);
        market.cancelCollectionOffer(address(collection), bidder);
        vm.expectRevert(noOffer(bidder));
        market.cancelCollectionOffer(address(collection), bidder);
    }

    function test_Cancel_RevertWhen_TheMoneyWouldBeLost() external {
        offerIn(coin, 1);
        vm.startPrank(bidder);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_InvalidReceiver.selector, address(0)));
        market.cancelCollectionOffer(address(collection), address(0));
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_InvalidReceiver.selector, address(market)));
        market.cancelCollectionOffer(address(collection), address(market));
    }

    function test_Cancel_RevertWhen_TheReceiverRefuses() external {
        offerIn(NATIVE, 2);
        address refuser = address(new Refuser());
        vm.startPrank(bidder);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        market.cancelCollectionOffer(address(collection), refuser);
        assertEq(offerNow().quantity, 2);
        market.cancelCollectionOffer(address(collection), stranger);
        assertEq(stranger.balance, 10 ether + 2 * PRICE);
    }

    function testFuzz_Cancel_RefundsWhatIsLeftAtAnyTime(
        uint96 price,
        uint8 sold,
        bool inToken,
        uint40 time,
        bool paused
    ) external {
        price = uint96(bound(price, 1, 10 ether));
        uint256 left = 5 - bound(sold, 0, 4);
        Coin coin_ = inToken ? coin : NATIVE;
        make(coin_, price, 5, 0);
        if (left != 5) acceptOffer(mintMany(5 - left), coin_, price);
        vm.warp(bound(time, NOW, type(uint40).max));
        vm.startPrank(admin);
        market.setCoin(coin, false);
        market.setBlacklisted(address(collection), true);
        if (paused) market.pause();
        vm.stopPrank();
        uint256 before = coin_.balanceOf(owner);
        vm.expectEmit(address(market));
        emit ICollectionOffers.CollectionOfferCancelled(address(collection), bidder, owner, coin_, price * left);
        vm.prank(bidder);
        market.cancelCollectionOffer(address(collection), owner);
        assertEq(coin_.balanceOf(owner), before + price * left);
        assertEq(coin_.balanceOf(address(market)), 0);
        assertEq(abi.encode(offerNow()), abi.encode(ICollectionOffers.CollectionOffer(NATIVE, 0, 0, 0)));
    }

    function test_Cancel_RefundsAnOfferForACollectionThatWasDelisted() external {
        vm.prank(bidder);
        market.makeCollectionOffer{value: 3 * PRICE}(address(foreign), NATIVE, PRICE, 3, 0);
        vm.prank(admin);
        market.setCollection(address(foreign), false);
        vm.prank(bidder);
        market.cancelCollectionOffer(address(foreign), bidder);
        assertEq(bidder.balance, 100 ether);
    }

    function test_ANewOfferInANativeCoinDoesNotInheritTheToken() external {
        offerIn(coin, 1);
        vm.prank(bidder);
        market.cancelCollectionOffer(address(collection), bidder);
        offerIn(NATIVE, 1);
        assertTrue(offerNow().coin == NATIVE);
        vm.prank(bidder);
        market.cancelCollectionOffer(address(collection), bidder);
        assertEq(bidder.balance, 100 ether);
        assertEq(token.balanceOf(bidder), 100 ether);
    }
}
