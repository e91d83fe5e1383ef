// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout, OPERATOR} from "../../src/checkout/IMallCheckout.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {Share} from "../../src/shared/Shares.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract RefundTest is CheckoutTest {
    function setUp() public override {
        super.setUp();
        fund(operator);
        fund(shop);
        fund(stranger);
    }

    function refuses(bytes32 paymentId, uint256 amount, bytes memory refusal) private {
        vm.expectRevert(refusal);
        vm.prank(operator);
        checkout.refund(paymentId, amount);
    }

    function testFuzz_RevertWhen_NotTheOperator(address caller) external {
        vm.assume(caller != operator);
        bytes32 paymentId = captured(dollar);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, OPERATOR));
        vm.prank(caller);
        checkout.refund(paymentId, 1);
    }

    function test_RevertWhen_TheAmountIsZero() external {
        refuses(captured(dollar), 0, abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidAmount.selector, 0));
    }

    function test_RevertWhen_NotCaptured() external {
        refuses(
            paid(dollar), 1, abi.encodeWithSelector(IMallCheckout.MallCheckout_InsufficientRefundable.selector, 1, 0)
        );
    }

    function testFuzz_RevertWhen_MoreThanIsRefundable(uint256 first, uint256 second) external {
        bytes32 paymentId = captured(dollar);
        first = bound(first, 1, PRICE);
        second = bound(second, PRICE - first + 1, type(uint256).max);
        vm.prank(operator);
        checkout.refund(paymentId, first);
        refuses(
            paymentId,
            second,
            abi.encodeWithSelector(IMallCheckout.MallCheckout_InsufficientRefundable.selector, second, PRICE - first)
        );
    }

    function test_RevertWhen_PastRefundBy() external {
        bytes32 paymentId = captured(dollar);
        uint256 refundBy = checkout.payment(paymentId).refundBy;
        vm.warp(refundBy + 1);
        refuses(paymentId, 1, abi.encodeWithSelector(IMallCheckout.MallCheckout_RefundExpired.selector, refundBy));
    }

    function test_RefundedAtRefundBy() external {
        bytes32 paymentId = captured(dollar);
        vm.warp(checkout.payment(paymentId).refundBy);
        vm.prank(operator);
        checkout.refund(paymentId, PRICE);
        assertEq(credits.creditOf(dollar, buyer), PRICE);
    }

    function test_RevertWhen_TheValueIsInvalid() external {
        bytes32 paymentId = captured(NATIVE);
        vm.startPrank(operator);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 5, 4));
        checkout.refund{value: 4}(paymentId, 5);
        vm.stopPrank();
        paymentId = paid("tokens", dollar, PRICE);
        vm.startPrank(operator);
        checkout.capture(paymentId, shares());
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        checkout.refund{value: 1}(paymentId, 5);
    }

    function testFuzz_CreditsThePayerFromTheCallersWallet(bool native, uint256 amount) external {
        Coin coin = coinOf(native);
        bytes32 paymentId = captured(coin);
        paid("another", coin, PRICE);
        amount = bound(amount, 1, PRICE);
        uint256 had = coin.balanceOf(operator);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderRefunded(paymentId, buyer, operator, coin, amount, PRICE - amount);
        vm.prank(operator);
        checkout.refund{value: native ? amount : 0}(paymentId, amount);
        assertEq(credits.creditOf(coin, buyer), amount);
        assertEq(had - coin.balanceOf(operator), amount);
        assertEq(checkout.heldOf(coin), PRICE);
        assertEq(coin.balanceOf(address(checkout)), PRICE);
        assertEq(checkout.payment(paymentId).refundable, PRICE - amount);
    }

    function test_AsPayee_RevertWhen_TheSharesDiffer() external {
        bytes32 paymentId = captured(dollar);
        Share[] memory split = shares();
        split[0] = Share(stranger, 97);
        vm.expectPartialRevert(IMallCheckout.MallCheckout_SplitMismatch.selector);
        vm.prank(stranger);
        checkout.refundAsPayee(paymentId, 1, split);
    }

    function test_AsPayee_RevertWhen_TheCallerIsNotAmongThem() external {
        bytes32 paymentId = captured(dollar);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayee.selector, stranger));
        vm.prank(stranger);
        checkout.refundAsPayee(paymentId, 1, shares());
    }

    function testFuzz_AsPayee_TheShopRefundsWithoutTheOperator(bool native, uint256 amount) external {
        Coin coin = coinOf(native);
        bytes32 paymentId = captured(coin);
        amount = bound(amount, 1, PRICE);
        fund(platform);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderRefunded(paymentId, buyer, shop, coin, amount, PRICE - amount);
        vm.prank(shop);
        checkout.refundAsPayee{value: native ? amount : 0}(paymentId, amount, shares());
        if (amount != PRICE) {
            vm.prank(platform);
            checkout.refundAsPayee{value: native ? PRICE - amount : 0}(paymentId, PRICE - amount, shares());
        }
        assertEq(credits.creditOf(coin, buyer), PRICE);
    }
}
