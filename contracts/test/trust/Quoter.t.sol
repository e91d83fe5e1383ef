// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPermit2Full, Permit2} from "../checkout/Permit2.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice The quoter's key, stolen.
contract QuoterTrustTest is AccessTable {
    /// @dev Bob has approved the checkout and Permit2 for all his dollars. Quotes in his name still need his transaction or his
    /// permit.
    function test_Quoter1_CannotMoveMoney() external {
        openPositions();
        Permit2.deploy();
        vm.startPrank(bob);
        stable.approve(address(checkout), type(uint256).max);
        stable.approve(address(Permit2.DEPLOYED), type(uint256).max);
        vm.stopPrank();
        uint256 dollars = stable.balanceOf(bob);
        IMallCheckout.Quote memory quote = quoteFor("forged");
        (quote.coin, quote.amount, quote.payer) = (dollar, dollars, bob);
        bytes memory signature = signed(quote);
        vm.startPrank(quoter);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, quoter, bob));
        checkout.pay(quote, signature);
        vm.expectRevert(IPermit2Full.InvalidSigner.selector);
        checkout.payWithPermit2(quote, signature, bob, 0, block.timestamp, signature);
        vm.stopPrank();
        assertRefused(quoter, "");
        assertEq(stable.balanceOf(bob), dollars);
        assertEq(checkout.heldOf(dollar), DOLLARS);
    }

    /// @dev Quotes for the same payment or order, with other shares and for one unit, are refused, and the payment is as it was.
    function test_Quoter2_CannotChangeAPayment() external {
        openPositions();
        bytes32 before = keccak256(abi.encode(checkout.payment(nativePayment)));
        Share[] memory own = new Share[](1);
        own[0] = Share(thief, 1);
        IMallCheckout.Quote memory quote = quoteFor(nativePayment);
        (quote.amount, quote.splitHash) = (1, keccak256(abi.encode(own)));
        assertUnpayable(quote, abi.encodeWithSelector(IMallCheckout.MallCheckout_PaymentExists.selector, nativePayment));
        bytes32 orderKey = quote.orderKey;
        quote.paymentId = "another";
        assertUnpayable(
            quote, abi.encodeWithSelector(IMallCheckout.MallCheckout_OrderPaid.selector, orderKey, nativePayment)
        );
        assertEq(keccak256(abi.encode(checkout.payment(nativePayment))), before);
        exitPositions();
    }

    function assertUnpayable(IMallCheckout.Quote memory quote, bytes memory refusal) private {
        bytes memory signature = signed(quote);
        vm.prank(thief);
        vm.expectRevert(refusal);
        checkout.pay{value: 1}(quote, signature);
    }
}
