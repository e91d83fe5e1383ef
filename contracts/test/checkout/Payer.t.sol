// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {IMallCheckout, OPERATOR} from "../../src/checkout/IMallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract PayerTest is CheckoutTest {
    function wrongStage(IMallCheckout.Stage stage) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidStage.selector, stage);
    }

    function nothingHeld(bytes32 paymentId) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingHeld.selector, paymentId);
    }

    function ship(bytes32 paymentId) private {
        vm.prank(operator);
        checkout.markShipped(paymentId);
    }

    function testFuzz_Release_RevertWhen_NotThePayer(address caller) external {
        vm.assume(caller != buyer);
        bytes32 paymentId = paid(dollar);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, caller, buyer));
        vm.prank(caller);
        checkout.release(paymentId);
    }

    function test_Release_RevertWhen_NothingIsHeld() external {
        bytes32 paymentId = captured(dollar);
        vm.expectRevert(nothingHeld(paymentId));
        vm.prank(buyer);
        checkout.release(paymentId);
        vm.expectRevert(nothingHeld("none"));
        vm.prank(address(0));
        checkout.release("none");
    }

    function testFuzz_Release_AtAnyTime(bool shipped, uint32 later) external {
        bytes32 paymentId = paid(dollar);
        if (shipped) ship(paymentId);
        vm.warp(block.timestamp + later);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderReleased(paymentId, buyer, PRICE);
        vm.prank(buyer);
        checkout.release(paymentId);
        assertTrue(stageOf(paymentId) == IMallCheckout.Stage.Released);
        assertEq(heldOf(paymentId), PRICE);
    }

    function testFuzz_Reclaim_RevertWhen_NotThePayer(address caller) external {
        vm.assume(caller != buyer);
        bytes32 paymentId = paid(dollar);
        afterCapture();
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, caller, buyer));
        vm.prank(caller);
        checkout.reclaim(paymentId, caller);
    }

    function test_Reclaim_RevertWhen_ToTheZeroAddress() external {
        bytes32 paymentId = paid(NATIVE);
        afterCapture();
        vm.expectRevert(IMallCheckout.MallCheckout_InvalidReceiver.selector);
        vm.prank(buyer);
        checkout.reclaim(paymentId, address(0));
    }

    function test_Reclaim_RevertGiven_ShippedOrReleased() external {
        bytes32 paymentId = paid(dollar);
        ship(paymentId);
        vm.warp(block.timestamp + 1000 days);
        vm.startPrank(buyer);
        vm.expectRevert(wrongStage(IMallCheckout.Stage.Shipped));
        checkout.reclaim(paymentId, buyer);
        checkout.release(paymentId);
        vm.expectRevert(wrongStage(IMallCheckout.Stage.Released));
        checkout.reclaim(paymentId, buyer);
    }

    function test_Reclaim_RevertWhen_TooEarly() external {
        bytes32 paymentId = paid(dollar);
        uint256 captureBy = checkout.payment(paymentId).captureBy;
        vm.warp(captureBy);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_TooEarly.selector, captureBy));
        vm.prank(buyer);
        checkout.reclaim(paymentId, buyer);
    }

    function test_Reclaim_RevertWhen_NothingIsHeld() external {
        bytes32 paymentId = captured(dollar);
        afterCapture();
        vm.expectRevert(nothingHeld(paymentId));
        vm.prank(buyer);
        checkout.reclaim(paymentId, buyer);
    }

    function testFuzz_Reclaim_ReturnsTheHeldAmount(bool native, uint256 voided, uint32 later) external {
        Coin coin = coinOf(native);
        bytes32 paymentId = paid(coin);
        voided = bound(voided, 0, PRICE - 1);
        if (voided != 0) {
            vm.prank(operator);
            checkout.void(paymentId, voided);
        }
        afterCapture();
        vm.warp(block.timestamp + later);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderReclaimed(paymentId, buyer, stranger, coin, PRICE - voided);
        vm.prank(buyer);
        checkout.reclaim(paymentId, stranger);
        assertEq(coin.balanceOf(stranger), PRICE - voided);
        assertEq(checkout.heldOf(coin), 0);
        assertEq(heldOf(paymentId), 0);
        vm.expectRevert(nothingHeld(paymentId));
        vm.prank(buyer);
        checkout.reclaim(paymentId, buyer);
    }

    function test_Reclaim_ToAnotherReceiverAfterARejection() external {
        bytes32 paymentId = paid(NATIVE);
        afterCapture();
        address refuser = address(new Refuser());
        vm.startPrank(buyer);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        checkout.reclaim(paymentId, refuser);
        checkout.reclaim(paymentId, stranger);
        assertEq(stranger.balance, PRICE);
    }

    function testFuzz_Ship_RevertWhen_NotTheOperator(address caller) external {
        vm.assume(caller != operator);
        bytes32 paymentId = paid(dollar);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, OPERATOR));
        vm.prank(caller);
        checkout.markShipped(paymentId);
    }

    function test_Ship_RevertWhen_NothingIsHeld() external {
        bytes32 paymentId = captured(dollar);
        vm.expectRevert(nothingHeld(paymentId));
        vm.prank(operator);
        checkout.markShipped(paymentId);
    }

    function test_Ship_RevertGiven_ShippedOrReleased() external {
        bytes32 paymentId = paid(dollar);
        ship(paymentId);
        vm.expectRevert(wrongStage(IMallCheckout.Stage.Shipped));
        vm.prank(operator);
        checkout.markShipped(paymentId);
        vm.prank(buyer);
        checkout.release(paymentId);
        vm.expectRevert(wrongStage(IMallCheckout.Stage.Released));
        vm.prank(operator);
        checkout.markShipped(paymentId);
    }

    function test_Ship_RevertWhen_PastCaptureBy() external {
        bytes32 paymentId = paid(dollar);
        uint256 captureBy = checkout.payment(paymentId).captureBy;
        vm.warp(captureBy + 1);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_CaptureExpired.selector, captureBy));
        vm.prank(operator);
        checkout.markShipped(paymentId);
        vm.warp(captureBy);
        ship(paymentId);
    }

    function test_Ship_InTime() external {
        bytes32 paymentId = paid(dollar);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderShipped(paymentId, operator, PRICE);
        ship(paymentId);
        assertTrue(stageOf(paymentId) == IMallCheckout.Stage.Shipped);
        assertEq(heldOf(paymentId), PRICE);
    }
}
