// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPermit2} from "../../src/checkout/IPermit2.sol";
import {Coin, Coin_InexactTransfer, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {SmartWallet} from "../mocks/SmartWallet.sol";
import {FeeOnTransferToken} from "../mocks/Tokens.sol";
import {CheckoutTest} from "./CheckoutTest.sol";
import {IPermit2Full, Permit2} from "./Permit2.sol";

contract PayWithPermit2Test is CheckoutTest {
    IMallCheckout.Quote private quote;
    IPermit2.PermitTransferFrom private permit;
    address private spender;
    uint256 private deadline;

    function setUp() public override {
        super.setUp();
        quote = quoteFor("order", dollar, PRICE);
        deadline = block.timestamp + 10 minutes;
        permit = IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(stable), PRICE), 7, deadline);
        spender = address(checkout);
        vm.startPrank(buyer);
        stable.approve(address(checkout), 0);
        stable.approve(address(PERMIT2), type(uint256).max);
        vm.stopPrank();
    }

    function permitted(IMallCheckout.Quote memory what) private view returns (bytes memory) {
        return sign(buyerKey, Permit2.digestOf(permit, spender, what, block.chainid));
    }

    function handIn(bytes memory permitSignature) private {
        handIn(buyer, permitSignature);
    }

    function handIn(address payer, bytes memory permitSignature) private {
        bytes memory signature = signed(quote);
        vm.prank(stranger);
        checkout.payWithPermit2(quote, signature, payer, 7, deadline, permitSignature);
    }

    function refuses(bytes memory refusal, bytes memory permitSignature) private {
        refuses(buyer, refusal, permitSignature);
    }

    function refuses(address payer, bytes memory refusal, bytes memory permitSignature) private {
        bytes memory signature = signed(quote);
        vm.expectRevert(refusal);
        vm.prank(stranger);
        checkout.payWithPermit2(quote, signature, payer, 7, deadline, permitSignature);
    }

    function refusesSigner() private {
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSigner.selector), permitted(quote));
    }

    function test_RevertGiven_Paused() external {
        vm.prank(pauser);
        checkout.pause();
        refuses(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), permitted(quote));
    }

    function test_RevertWhen_InTheChainsOwnCoin() external {
        quote.coin = NATIVE;
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotAToken.selector), permitted(quote));
    }

    function test_RevertWhen_TheQuoteIsBad() external {
        bytes memory permitSignature = permitted(quote);
        bytes memory signature = sign(buyerKey, checkout.digestOf(quote));
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotQuoter.selector, buyer));
        checkout.payWithPermit2(quote, signature, buyer, 7, deadline, permitSignature);
    }

    function test_RevertWhen_ForAnotherPayer() external {
        quote.payer = stranger;
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, buyer, stranger), permitted(quote));
    }

    function test_RevertWhen_SignedForAnotherQuote() external {
        IMallCheckout.Quote memory other = quoteFor("other", dollar, PRICE);
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSigner.selector), permitted(other));
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

    function test_RevertWhen_SignedForAnotherChain() external {
        bytes32 digest = Permit2.digestOf(permit, spender, quote, block.chainid + 1);
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSigner.selector), sign(buyerKey, digest));
    }

    /// @dev After a fork Permit2 derives its domain from the new chain id, so a permit of the old chain is void.
    function test_RevertGiven_TheChainIdChangedAfterSigning() external {
        bytes memory permitSignature = permitted(quote);
        vm.chainId(block.chainid + 1);
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSigner.selector), permitSignature);
    }

    function test_RevertGiven_ThePermitExpired() external {
        bytes memory permitSignature = permitted(quote);
        vm.warp(deadline + 1);
        refuses(abi.encodeWithSelector(IPermit2Full.SignatureExpired.selector, deadline), permitSignature);
    }

    function test_PaidInThePermitsLastSecond() external {
        bytes memory permitSignature = permitted(quote);
        vm.warp(deadline);
        handIn(permitSignature);
        assertEq(heldOf(quote.paymentId), PRICE);
    }

    function test_RevertGiven_ThePayerCancelledTheNonce() external {
        bytes memory permitSignature = permitted(quote);
        vm.prank(buyer);
        PERMIT2.invalidateUnorderedNonces(0, 1 << 7);
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidNonce.selector), permitSignature);
    }

    function test_RevertGiven_NoAllowanceForPermit2() external {
        vm.prank(buyer);
        stable.approve(address(PERMIT2), PRICE - 1);
        refuses("TRANSFER_FROM_FAILED", permitted(quote));
    }

    function test_RevertWhen_TheSignatureIsMalformed() external {
        bytes memory permitSignature = permitted(quote);
        refuses(
            abi.encodeWithSelector(IPermit2Full.InvalidSignatureLength.selector), bytes.concat(permitSignature, hex"00")
        );
        // No recovery id is 29, so nobody is recovered.
        permitSignature[64] = bytes1(uint8(29));
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSignature.selector), permitSignature);
    }

    function test_RevertWhen_SomebodyElseSigned() external {
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidSigner.selector), signed(quote));
    }

    function test_RevertWhen_ThePermitIsUsedTwice() external {
        handIn(permitted(quote));
        quote = quoteFor("second", dollar, PRICE);
        refuses(abi.encodeWithSelector(IPermit2Full.InvalidNonce.selector), permitted(quote));
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

    /// @dev The contract wallet of ERC-1271 that pays, and the envelope of its owner's signature.
    function wallet() private returns (SmartWallet payer) {
        payer = new SmartWallet(buyer);
        fund(address(payer));
        vm.prank(address(payer));
        stable.approve(address(PERMIT2), type(uint256).max);
    }

    function test_AContractWalletHasPaidByItsOwnersSignature() external {
        SmartWallet payer = wallet();
        handIn(address(payer), abi.encode(permitted(quote)));
        assertEq(checkout.payment(quote.paymentId).payer, address(payer));
        assertEq(stable.balanceOf(address(payer)), 999 * PRICE);
    }

    function test_RevertWhen_TheContractWalletRefuses() external {
        SmartWallet payer = wallet();
        refuses(
            address(payer),
            abi.encodeWithSelector(IPermit2Full.InvalidContractSignature.selector),
            abi.encode(permitted(quoteFor("other", dollar, PRICE)))
        );
    }

    function test_ACompactSignatureIsTheSamePermit() external {
        bytes32 digest = Permit2.digestOf(permit, spender, quote, block.chainid);
        (bytes32 r, bytes32 vs) = vm.signCompact(buyerKey, digest);
        handIn(abi.encodePacked(r, vs));
        assertEq(heldOf(quote.paymentId), PRICE);
        // Only the nonce that was signed is used up.
        assertEq(PERMIT2.nonceBitmap(buyer, 0), 1 << 7);
    }

    function test_TheDomainIsPermit2s() external view {
        bytes32 type_ = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
        bytes32 domain = keccak256(abi.encode(type_, keccak256("Permit2"), block.chainid, PERMIT2));
        assertEq(PERMIT2.DOMAIN_SEPARATOR(), domain);
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
        checkout.payWithPermit2(quote, signature, buyer, 7, deadline, permitSignature);
        assertEq(checkout.payment(quote.paymentId).payer, buyer);
        assertEq(heldOf(quote.paymentId), amount);
        assertEq(had - stable.balanceOf(buyer), amount);
    }
}
