// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPermit2} from "../../src/checkout/IPermit2.sol";
import {Coin, Coin_InexactTransfer, NATIVE} from "../../src/shared/Coin.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {Permit2} from "../mocks/Permit2.sol";
import {FeeOnTransferToken} from "../mocks/Tokens.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract PayWithPermit2Test is CheckoutTest {
    /// @dev Written out here a second time, as a wallet's software would.
    string private constant QUOTE =
        "Quote(bytes32 paymentId,bytes32 orderKey,address coin,uint256 amount,bytes32 splitHash,uint48 payBy,uint48 captureBy,uint48 refundBy,address payer)";

    IMallCheckout.Quote private quote;
    IPermit2.PermitTransferFrom private permit;
    address private spender;

    function setUp() public override {
        super.setUp();
        quote = quoteFor("order", dollar, PRICE);
        permit = IPermit2.PermitTransferFrom(
            IPermit2.TokenPermissions(address(stable), PRICE), 7, block.timestamp + 10 minutes
        );
        spender = address(checkout);
        vm.startPrank(buyer);
        stable.approve(address(checkout), 0);
        stable.approve(address(PERMIT2), type(uint256).max);
        vm.stopPrank();
    }

    function permitted(IMallCheckout.Quote memory what) private view returns (bytes memory) {
        bytes32 witness = keccak256(abi.encode(keccak256(bytes(QUOTE)), what));
        string memory types = string.concat("Quote witness)", QUOTE, "TokenPermissions(address token,uint256 amount)");
        return sign(buyerKey, PERMIT2.digestOf(permit, spender, witness, types));
    }

    function handIn(bytes memory permitSignature) private {
        bytes memory signature = signed(quote);
        vm.prank(stranger);
        checkout.payWithPermit2(quote, signature, buyer, 7, block.timestamp + 10 minutes, permitSignature);
    }

    function refuses(bytes memory refusal, bytes memory permitSignature) private {
        bytes memory signature = signed(quote);
        vm.expectRevert(refusal);
        vm.prank(stranger);
        checkout.payWithPermit2(quote, signature, buyer, 7, block.timestamp + 10 minutes, permitSignature);
    }

    function refusesSigner() private {
        refuses(abi.encodeWithSelector(Permit2.InvalidSigner.selector), permitted(quote));
    }

    function test_RevertGiven_Paused() external {
        vm.prank(pauser);
        checkout.pause();
        refuses(abi.encodeWithSelector(IPausing.Pausing_Paused.selector), permitted(quote));
    }

    function test_RevertWhen_InTheChainsOwnCoin() external {
        quote.coin = NATIVE;
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotAToken.selector), permitted(quote));
    }

    function test_RevertWhen_TheQuoteIsBad() external {
        bytes memory permitSignature = permitted(quote);
        bytes memory signature = sign(buyerKey, checkout.digestOf(quote));
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotQuoter.selector, buyer));
        checkout.payWithPermit2(quote, signature, buyer, 7, block.timestamp + 10 minutes, permitSignature);
    }

    function test_RevertWhen_ForAnotherPayer() external {
        quote.payer = stranger;
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, buyer, stranger), permitted(quote));
    }

    function test_RevertWhen_SignedForAnotherQuote() external {
        IMallCheckout.Quote memory other = quoteFor("other", dollar, PRICE);
        refuses(abi.encodeWithSelector(Permit2.InvalidSigner.selector), permitted(other));
    }

    function test_RevertWhen_SignedForAnotherAmount() external {
        permit.permitted.amount = PRICE + 1;
        refusesSigner();
    }

    function test_RevertWhen_SignedForAnotherToken() external {
        permit.permitted.token = address(checkout);
        refusesSigner();
    }

    function test_RevertWhen_SignedForAnotherSpender() external {
        spender = stranger;
        refusesSigner();
    }

    function test_RevertWhen_SignedForAnotherNonce() external {
        permit.nonce = 8;
        refusesSigner();
    }

    function test_RevertWhen_SignedForAnotherDeadline() external {
        permit.deadline += 1;
        refusesSigner();
    }

    function test_RevertWhen_SomebodyElseSigned() external {
        refuses(abi.encodeWithSelector(Permit2.InvalidSigner.selector), signed(quote));
    }

    function test_RevertWhen_ThePermitIsUsedTwice() external {
        handIn(permitted(quote));
        quote = quoteFor("second", dollar, PRICE);
        refuses(abi.encodeWithSelector(Permit2.InvalidNonce.selector), permitted(quote));
    }

    function test_RevertWhen_TheTokenKeepsAPart() external {
        FeeOnTransferToken thief = new FeeOnTransferToken();
        quote = quoteFor("order", Coin.wrap(address(thief)), PRICE);
        vm.prank(admin);
        checkout.setCoin(quote.coin, true);
        thief.mint(buyer, PRICE);
        vm.prank(buyer);
        thief.approve(address(PERMIT2), PRICE);
        permit.permitted.token = address(thief);
        refuses(
            abi.encodeWithSelector(Coin_InexactTransfer.selector, quote.coin, PRICE, PRICE * 99 / 100), permitted(quote)
        );
    }

    function testFuzz_TheSignerHasPaidWhoeverHandedItIn(uint96 amount) external {
        amount = uint96(bound(amount, 1, 1000 * PRICE));
        quote = quoteFor("order", dollar, amount);
        permit.permitted.amount = amount;
        uint256 had = stable.balanceOf(buyer);
        bytes memory permitSignature = permitted(quote);
        bytes memory signature = signed(quote);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderPaid(
            quote.paymentId, "order", buyer, dollar, amount, quote.splitHash, quote.captureBy, quote.refundBy
        );
        vm.prank(stranger);
        checkout.payWithPermit2(quote, signature, buyer, 7, block.timestamp + 10 minutes, permitSignature);
        assertEq(checkout.payment(quote.paymentId).payer, buyer);
        assertEq(heldOf(quote.paymentId), amount);
        assertEq(had - stable.balanceOf(buyer), amount);
    }
}
