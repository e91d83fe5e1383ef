// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout, OPERATOR} from "../../src/checkout/IMallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {Share, Shares_None} from "../../src/shared/Shares.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract CaptureTest is CheckoutTest {
    function refuses(bytes32 paymentId, Share[] memory split, bytes memory refusal) private {
        vm.expectRevert(refusal);
        vm.prank(operator);
        checkout.capture(paymentId, split);
    }

    function wrongSplit(Share[] memory split) private view returns (bytes memory) {
        return abi.encodeWithSelector(
            IMallCheckout.MallCheckout_SplitMismatch.selector,
            keccak256(abi.encode(shares())),
            keccak256(abi.encode(split))
        );
    }

    function noRole(address caller) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, OPERATOR);
    }

    function assertCaptured(bytes32 paymentId, Coin coin, uint256 amount) private view {
        assertEq(heldOf(paymentId), 0);
        assertEq(checkout.payment(paymentId).refundable, amount);
        assertEq(checkout.heldOf(coin), 0);
        assertEq(credits.creditOf(coin, shop) + credits.creditOf(coin, platform), amount);
    }

    function test_RevertWhen_NeverPaid() external {
        refuses(
            "none", shares(), abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, bytes32("none"))
        );
    }

    function test_RevertWhen_CapturedBefore() external {
        bytes32 paymentId = captured(NATIVE);
        refuses(paymentId, shares(), abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, paymentId));
    }

    function test_RevertWhen_AllWasVoided() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(operator);
        checkout.void(paymentId, PRICE);
        refuses(paymentId, shares(), abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, paymentId));
    }

    function testFuzz_RevertWhen_TheSharesDiffer(address account, uint96 weight, uint8 index) external {
        bytes32 paymentId = paid(dollar);
        Share[] memory split = shares();
        index = index % 2;
        vm.assume(account != split[index].account || weight != split[index].weight);
        split[index] = Share(account, weight);
        refuses(paymentId, split, wrongSplit(split));
    }

    function test_RevertWhen_TheSharesAreInAnotherOrder() external {
        bytes32 paymentId = paid(dollar);
        Share[] memory split = shares();
        (split[0], split[1]) = (split[1], split[0]);
        refuses(paymentId, split, wrongSplit(split));
    }

    function test_RevertWhen_ThereAreNoShares() external {
        IMallCheckout.Quote memory quote = quoteFor("order", dollar, PRICE);
        Share[] memory none = new Share[](0);
        quote.splitHash = keccak256(abi.encode(none));
        payAs(buyer, quote);
        refuses(quote.paymentId, none, abi.encodeWithSelector(Shares_None.selector));
        // The buyer can still reclaim.
        afterCapture();
        vm.prank(buyer);
        checkout.reclaim(quote.paymentId, buyer);
        assertEq(checkout.heldOf(dollar), 0);
    }

    function testFuzz_RevertWhen_NotTheOperator(address caller) external {
        vm.assume(caller != operator);
        bytes32 paymentId = paid(dollar);
        vm.expectRevert(noRole(caller));
        vm.prank(caller);
        checkout.capture(paymentId, shares());
    }

    function test_RevertWhen_PastCaptureBy() external {
        bytes32 paymentId = paid(dollar);
        uint256 captureBy = checkout.payment(paymentId).captureBy;
        afterCapture();
        refuses(
            paymentId, shares(), abi.encodeWithSelector(IMallCheckout.MallCheckout_CaptureExpired.selector, captureBy)
        );
    }

    function test_CapturedAtCaptureBy() external {
        bytes32 paymentId = paid(dollar);
        vm.warp(checkout.payment(paymentId).captureBy);
        vm.prank(operator);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, dollar, PRICE);
    }

    function testFuzz_CreditsTheSharesToTheLastUnit(bool native, uint128 amount) external {
        amount = uint128(bound(amount, 1, 1000 * PRICE));
        Coin coin = coinOf(native);
        bytes32 paymentId = paid("order", coin, amount);
        // 97% and 3%; the remaining unit goes to the account with the larger rounding loss.
        uint256 forShop = uint256(amount) * 97 / 100;
        if (forShop * 100 + 50 <= uint256(amount) * 97) ++forShop;
        ICredits.Payout[] memory payouts = new ICredits.Payout[](2);
        payouts[0] = ICredits.Payout(shop, forShop);
        payouts[1] = ICredits.Payout(platform, amount - forShop);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderCaptured(paymentId, operator, coin, amount, payouts);
        vm.prank(operator);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, coin, amount);
        assertEq(credits.creditOf(coin, shop), forShop);
        assertEq(coin.balanceOf(address(checkout)), 0);
        vm.prank(shop);
        if (forShop != 0) assertEq(credits.withdraw(coin, shop), forShop);
    }

    function test_Shipped_RevertWhen_NotTheOperatorBeforeRefundBy() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(operator);
        checkout.markShipped(paymentId);
        vm.warp(checkout.payment(paymentId).refundBy);
        vm.expectRevert(noRole(shop));
        vm.prank(shop);
        checkout.capture(paymentId, shares());
    }

    function test_Shipped_TheOperatorCapturesAlsoAfterCaptureBy() external {
        bytes32 paymentId = paid(NATIVE);
        vm.prank(operator);
        checkout.markShipped(paymentId);
        afterCapture();
        vm.prank(operator);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, NATIVE, PRICE);
    }

    function testFuzz_Shipped_AnyoneCapturesAfterRefundBy(address caller) external {
        bytes32 paymentId = paid(dollar);
        vm.prank(operator);
        checkout.markShipped(paymentId);
        afterRefund();
        vm.prank(caller);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, dollar, PRICE);
    }

    function testFuzz_Released_AnyoneCaptures(address caller, uint32 later) external {
        bytes32 paymentId = paid(dollar);
        vm.prank(buyer);
        checkout.release(paymentId);
        vm.warp(block.timestamp + later);
        vm.prank(caller);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, dollar, PRICE);
    }

    function testFuzz_DividesTheRestAfterAVoid(uint256 voided) external {
        voided = bound(voided, 1, PRICE - 1);
        bytes32 paymentId = paid(dollar);
        vm.startPrank(operator);
        checkout.void(paymentId, voided);
        checkout.capture(paymentId, shares());
        assertCaptured(paymentId, dollar, PRICE - voided);
        assertEq(credits.creditOf(dollar, buyer), voided);
    }
}
