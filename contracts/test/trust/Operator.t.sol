// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {Share} from "../../src/shared/Shares.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice The mall operator's key, stolen.
contract OperatorTrustTest is AccessTable {
    function test_Operator1_CannotSendMoneyElsewhere() external {
        openPositions();
        Share[] memory own = new Share[](1);
        own[0] = Share(operator, 1);
        bytes memory mismatch = abi.encodeWithSelector(
            IMallCheckout.MallCheckout_SplitMismatch.selector,
            keccak256(abi.encode(shares())),
            keccak256(abi.encode(own))
        );
        vm.deal(operator, PRICE);
        vm.startPrank(operator);
        vm.expectRevert(mismatch);
        checkout.capture(nativePayment, own);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, operator, bob));
        checkout.reclaim(nativePayment, operator);
        checkout.markShipped(nativePayment);
        vm.expectRevert(mismatch);
        checkout.capture(nativePayment, own);
        uint256 ofShop = credits.creditOf(NATIVE, shop);
        uint256 ofBob = credits.creditOf(NATIVE, bob);
        checkout.capture(nativePayment, shares());
        checkout.refund{value: PRICE}(nativePayment, PRICE);
        checkout.void(dollarPayment, DOLLARS);
        vm.stopPrank();
        assertRefused(operator, "operator");
        assertEq(credits.creditOf(NATIVE, shop) - ofShop, PRICE * 97 / 100);
        assertEq(credits.creditOf(NATIVE, bob) - ofBob, PRICE, "out of the operator's own wallet");
        assertEq(credits.creditOf(dollar, bob), DOLLARS);
        assertEq(operator.balance + credits.creditOf(NATIVE, operator) + credits.creditOf(dollar, operator), 0);
    }

    function test_Operator2_CannotCaptureLateWhatWasNotShipped() external {
        openPositions();
        uint256 captureBy = checkout.payment(nativePayment).captureBy;
        bytes memory late = abi.encodeWithSelector(IMallCheckout.MallCheckout_CaptureExpired.selector, captureBy);
        vm.warp(captureBy + 1);
        vm.startPrank(operator);
        vm.expectRevert(late);
        checkout.capture(nativePayment, shares());
        vm.expectRevert(late);
        checkout.markShipped(nativePayment);
        vm.stopPrank();
        exitPayments();
    }

    function test_Operator3_CannotVoidWhatWasReleased() external {
        openPositions();
        vm.prank(bob);
        checkout.release(nativePayment);
        bytes memory released =
            abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidStage.selector, IMallCheckout.Stage.Released);
        vm.startPrank(operator);
        vm.expectRevert(released);
        checkout.void(nativePayment, PRICE);
        vm.expectRevert(released);
        checkout.void(nativePayment, 1);
        vm.stopPrank();
        uint256 ofShop = credits.creditOf(NATIVE, shop);
        checkout.capture(nativePayment, shares());
        assertEq(credits.creditOf(NATIVE, shop) - ofShop, PRICE * 97 / 100);
    }
}
