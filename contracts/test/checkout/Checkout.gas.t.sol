// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPermit2} from "../../src/checkout/IPermit2.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {CheckoutTest} from "./CheckoutTest.sol";
import {Permit2} from "./Permit2.sol";

/// @notice Gas of each action as in a receipt. The checkout holds other payments, and buyer, shop and platform have had
/// credits before.
contract CheckoutGas is CheckoutTest {
    function setUp() public override {
        super.setUp();
        fund(operator);
        for (uint256 i; i < 2; ++i) {
            Coin coin = coinOf(i == 0);
            bytes32 first = paid(bytes32(i + 100), coin, PRICE);
            paid(bytes32(i + 200), coin, PRICE);
            vm.startPrank(operator);
            checkout.void(first, 1);
            checkout.capture(first, shares());
            vm.stopPrank();
        }
        vm.prank(buyer);
        stable.approve(address(PERMIT2), type(uint256).max);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("checkout", action);
    }

    function test_Gas_PayNative() external {
        paid(NATIVE);
        measured("pay, native");
    }

    function test_Gas_PayToken() external {
        paid(dollar);
        measured("pay, token");
    }

    function test_Gas_PayTokenExactAllowance() external {
        vm.prank(buyer);
        stable.approve(address(checkout), PRICE);
        paid(dollar);
        measured("pay, token, allowance used up");
    }

    function test_Gas_PayMany() external {
        IMallCheckout.Quote[] memory quotes = new IMallCheckout.Quote[](3);
        bytes[] memory signatures = new bytes[](3);
        for (uint256 i; i < 3; ++i) {
            quotes[i] = quoteFor(bytes32(i + 1), dollar, PRICE);
            signatures[i] = signed(quotes[i]);
        }
        vm.prank(buyer);
        checkout.payMany(quotes, signatures);
        measured("payMany, 3 orders, one token");
    }

    function test_Gas_PayWithPermit2() external {
        IMallCheckout.Quote memory quote = quoteFor("order", dollar, PRICE);
        bytes memory signature = signed(quote);
        bytes32 digest = Permit2.digestOf(
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(stable), PRICE), 7, block.timestamp),
            address(checkout),
            quote,
            block.chainid
        );
        vm.prank(buyer);
        checkout.payWithPermit2(quote, signature, buyer, 7, block.timestamp, sign(buyerKey, digest));
        measured("payWithPermit2, first permit");
    }

    function test_Gas_CaptureNative() external {
        captured(NATIVE);
        measured("capture for 2, native");
    }

    function test_Gas_CaptureToken() external {
        captured(dollar);
        measured("capture for 2, token");
    }

    function test_Gas_VoidNative() external {
        bytes32 paymentId = paid(NATIVE);
        vm.prank(operator);
        checkout.void(paymentId, PRICE);
        measured("void, native");
    }

    function test_Gas_VoidToken() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(operator);
        checkout.void(paymentId, PRICE);
        measured("void, token");
    }

    function test_Gas_RefundNative() external {
        bytes32 paymentId = captured(NATIVE);
        vm.prank(operator);
        checkout.refund{value: PRICE}(paymentId, PRICE);
        measured("refund, native");
    }

    function test_Gas_RefundToken() external {
        bytes32 paymentId = captured(dollar);
        vm.prank(operator);
        checkout.refund(paymentId, PRICE);
        measured("refund, token");
    }

    function test_Gas_ReclaimNative() external {
        bytes32 paymentId = paid(NATIVE);
        afterCapture();
        vm.prank(buyer);
        checkout.reclaim(paymentId, buyer);
        measured("reclaim, native");
    }

    function test_Gas_ReclaimToken() external {
        bytes32 paymentId = paid(dollar);
        afterCapture();
        vm.prank(buyer);
        checkout.reclaim(paymentId, buyer);
        measured("reclaim, token");
    }

    function test_Gas_Release() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(buyer);
        checkout.release(paymentId);
        measured("release");
    }

    function test_Gas_MarkShipped() external {
        bytes32 paymentId = paid(dollar);
        vm.prank(operator);
        checkout.markShipped(paymentId);
        measured("markShipped");
    }
}
