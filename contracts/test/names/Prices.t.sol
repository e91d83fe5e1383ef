// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamePricesTest is NamesTest {
    function setPrices(Coin coin_, uint80 price) private {
        vm.prank(admin);
        names.setPrices(coin_, price, price, price);
    }

    function renewIn(uint256 id, Coin coin_, uint256 price) private {
        vm.prank(alice);
        names.renew{value: coin_.isNative() ? price : 0}(id, 1, coin_, price);
    }

    function assertPrice(uint256 id, Coin coin_, uint256 price) private view {
        (Coin actualCoin, uint256 actual) = names.priceOf(id, 1);
        assertTrue(actualCoin == coin_);
        assertEq(actual, price);
    }

    function test_SetPrices_RevertWhen_APriceIsZero() external {
        vm.startPrank(admin);
        vm.expectRevert(INames.Names_InvalidPrice.selector);
        names.setPrices(NATIVE, 0, 1, 1);
        vm.expectRevert(INames.Names_InvalidPrice.selector);
        names.setPrices(NATIVE, 1, 0, 1);
        vm.expectRevert(INames.Names_InvalidPrice.selector);
        names.setPrices(NATIVE, 1, 1, 0);
    }

    function testFuzz_SetPrices_AppliesToTheNextRegistration(
        uint80 three,
        uint80 four,
        uint80 longer,
        bool isNative,
        uint256 y
    ) external {
        three = uint80(bound(three, 1, 1 ether));
        four = uint80(bound(four, 1, 1 ether));
        longer = uint80(bound(longer, 1, 1 ether));
        y = bound(y, 1, 10);
        vm.expectEmit(address(names));
        emit INames.PricesSet(2, isNative ? NATIVE : coin, three, four, longer);
        vm.prank(admin);
        names.setPrices(isNative ? NATIVE : coin, three, four, longer);
        registerFor(alice, "pet", y);
        registerFor(alice, "pets", y);
        registerFor(alice, "a-very-long-name-of-32-character", y);
        uint256 paid = y * (uint256(three) + four + longer);
        assertEq((isNative ? NATIVE : coin).balanceOf(address(names)), paid);
        assertEq(names.balanceOf(alice), 3);
    }

    /// @dev Whatever is set later, in the same coin or another, and however often the name changes its owner.
    function testFuzz_Renew_AcceptsThePriceOfTheRegistration(uint80 later, bool isNative) external {
        later = uint80(bound(later, LONGER + 1, type(uint80).max));
        uint256 id = registerFor(alice, "mochi", 1);
        setPrices(isNative ? NATIVE : coin, later);
        assertPrice(id, NATIVE, LONGER);
        renewIn(id, NATIVE, LONGER);
        vm.prank(alice);
        names.transferFrom(alice, bob, id);
        vm.warp(names.expiresAt(id) + GRACE - 1);
        assertPrice(id, NATIVE, LONGER);
        renewIn(id, NATIVE, LONGER);
        assertEq(names.nameOf(id).holder, bob);
    }

    function testFuzz_Renew_AcceptsALowerCurrentPrice(uint80 later) external {
        later = uint80(bound(later, 1, LONGER - 1));
        uint256 id = registerFor(alice, "mochi", 1);
        setPrices(NATIVE, later);
        assertPrice(id, NATIVE, later);
        renewIn(id, NATIVE, later);
    }

    /// @dev Prices in another coin cannot be compared, so the payer chooses.
    function test_Renew_AcceptsTheCurrentPriceInAnotherCoin() external {
        uint256 id = registerFor(alice, "mochi", 1);
        setPrices(coin, 7);
        assertPrice(id, NATIVE, LONGER);
        renewIn(id, coin, 7);
        assertEq(coin.balanceOf(address(names)), 7);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_PriceMismatch.selector, NATIVE, LONGER));
        renewIn(id, NATIVE, 7);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_PriceMismatch.selector, NATIVE, LONGER));
        renewIn(id, coin, LONGER);
    }

    /// @dev Registered again after its grace period, the name records the current prices.
    function test_Register_RecordsTheCurrentPrices() external {
        uint256 id = registerFor(alice, "mochi", 1);
        setPrices(coin, 7);
        vm.warp(names.expiresAt(id) + GRACE);
        assertPrice(id, coin, 7);
        registerFor(bob, "mochi", 1);
        setPrices(NATIVE, 9);
        assertPrice(id, coin, 7);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_PriceMismatch.selector, coin, 7));
        renewIn(id, NATIVE, LONGER);
        renewIn(id, coin, 7);
    }
}
