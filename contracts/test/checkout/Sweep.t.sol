// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {PlainToken, RebasingToken, SecondAddressToken} from "../mocks/Tokens.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract SweepTest is CheckoutTest {
    function testFuzz_RevertWhen_NotAdmin(address caller) external {
        vm.assume(caller != platformOwner && caller != admin);
        stable.mint(address(checkout), 5);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, caller));
        vm.prank(caller);
        checkout.sweep(dollar, caller);
    }

    function test_RevertWhen_ToTheZeroAddress() external {
        stable.mint(address(checkout), 5);
        vm.expectRevert(IMallCheckout.MallCheckout_InvalidReceiver.selector);
        vm.prank(admin);
        checkout.sweep(dollar, address(0));
    }

    function test_RevertWhen_ThereIsNothingToSweep() external {
        paid("a", dollar, PRICE);
        paid("b", NATIVE, PRICE);
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingToSweep.selector, dollar));
        checkout.sweep(dollar, admin);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingToSweep.selector, NATIVE));
        checkout.sweep(NATIVE, admin);
    }

    function listed(PlainToken token) private returns (Coin coin) {
        coin = Coin.wrap(address(token));
        vm.prank(admin);
        checkout.setCoin(coin, true);
        token.mint(buyer, PRICE);
        vm.prank(buyer);
        token.approve(address(checkout), PRICE);
    }

    function test_RevertWhen_TheBalanceIsBelowWhatIsHeld() external {
        RebasingToken token = new RebasingToken();
        Coin coin = listed(token);
        paid(coin);
        token.rebase(address(checkout), PRICE - 1);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingToSweep.selector, coin));
        vm.prank(admin);
        checkout.sweep(coin, admin);
    }

    function test_RevertWhen_TheTokenHasASecondAddress() external {
        PlainToken token = new PlainToken(18);
        Coin coin = listed(token);
        paid(coin);
        SecondAddressToken second = new SecondAddressToken(token);
        // The second address can move all tokens.
        vm.prank(address(checkout));
        token.approve(address(second), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_InsufficientBalance.selector, coin, PRICE, 0));
        vm.prank(admin);
        checkout.sweep(Coin.wrap(address(second)), admin);
        assertEq(token.balanceOf(address(checkout)), PRICE);
    }

    function testFuzz_SendsExactlyTheSurplus(bool native, uint96 stray, uint96 held) external {
        Coin coin = coinOf(native);
        held = uint96(bound(held, 1, 1000 * PRICE));
        stray = uint96(bound(stray, 1, type(uint96).max));
        bytes32 paymentId = paid("order", coin, held);
        // Native coin can be forced in by a block reward or a self-destruct.
        if (native) vm.deal(address(checkout), uint256(held) + stray);
        else stable.mint(address(checkout), stray);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.Swept(coin, stranger, stray);
        vm.prank(admin);
        checkout.sweep(coin, stranger);
        assertEq(coin.balanceOf(stranger), stray);
        assertEq(coin.balanceOf(address(checkout)), held);
        vm.prank(operator);
        checkout.capture(paymentId, shares());
    }

    function test_SweepsAllOfATokenWithoutPayments() external {
        PlainToken token = new PlainToken(18);
        token.mint(address(checkout), 7);
        vm.prank(admin);
        checkout.sweep(Coin.wrap(address(token)), stranger);
        assertEq(token.balanceOf(stranger), 7);
    }
}
