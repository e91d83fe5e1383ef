// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout, OPERATOR} from "../../src/checkout/IMallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract VoidTest is CheckoutTest {
    function refuses(bytes32 paymentId, uint256 amount, bytes memory refusal) private {
        vm.expectRevert(refusal);
        vm.prank(operator);
        checkout.void(paymentId, amount);
    }

    function testFuzz_RevertWhen_NotTheOperator(address caller) external {
        vm.assume(caller != operator);
        bytes32 paymentId = paid(dollar);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, OPERATOR));
        vm.prank(caller);
        checkout.void(paymentId, PRICE);
    }

    function test_RevertWhen_NothingIsHeld() external {
        refuses("none", 1, abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, bytes32("none")));
        bytes32 paymentId = captured(dollar);
        refuses(paymentId, PRICE, abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, paymentId));
    }

    function test_RevertWhen_TheAmountIsZero() external {
        refuses(paid(dollar), 0, abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidAmount.selector, 0));
    }

    function testFuzz_RevertWhen_MoreThanIsHeld(uint256 amount) external {
        bytes32 paymentId = paid(dollar);
        paid("another", dollar, 10 * PRICE);
        amount = bound(amount, PRICE + 1, type(uint256).max);
        refuses(
            paymentId,
            amount,
            abi.encodeWithSelector(IMallCheckout.MallCheckout_InsufficientHeld.selector, amount, PRICE)
        );
    }

    function test_RevertGiven_Released() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(buyer);
        checkout.release(paymentId);
        refuses(
            paymentId,
            PRICE,
            abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidStage.selector, IMallCheckout.Stage.Released)
        );
    }

    function testFuzz_CreditsThePartToThePayer(bool native, bool shipped, uint256 first, uint32 later) external {
        Coin coin = coinOf(native);
        bytes32 paymentId = paid(coin);
        first = bound(first, 1, PRICE);
        if (shipped) {
            vm.prank(operator);
            checkout.markShipped(paymentId);
        }
        vm.warp(block.timestamp + later);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderVoided(paymentId, buyer, coin, first, PRICE - first);
        vm.startPrank(operator);
        checkout.void(paymentId, first);
        assertEq(credits.creditOf(coin, buyer), first);
        assertEq(heldOf(paymentId), PRICE - first);
        assertEq(checkout.heldOf(coin), PRICE - first);
        if (first != PRICE) checkout.void(paymentId, PRICE - first);
        assertEq(credits.creditOf(coin, buyer), PRICE);
        assertEq(checkout.heldOf(coin), 0);
        assertEq(checkout.payment(paymentId).refundable, 0);
    }

    function test_APayerThatRejectsTransfersBlocksNobody() external {
        Refuser refuser = new Refuser();
        vm.deal(address(refuser), PRICE);
        IMallCheckout.Quote memory quote = quoteFor("order", NATIVE, PRICE);
        payAs(address(refuser), quote);
        vm.prank(operator);
        checkout.void(quote.paymentId, PRICE);
        vm.prank(address(refuser));
        credits.withdraw(NATIVE, stranger);
        assertEq(stranger.balance, PRICE);
    }
}
