// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {SmartWallet} from "../mocks/Wallets.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract PayTest is CheckoutTest {
    IMallCheckout.Quote private quote;

    function setUp() public override {
        super.setUp();
        quote = quoteFor("order", NATIVE, PRICE);
    }

    function expectRevertOnPay(bytes memory reason) private {
        bytes memory signature = signed(quote);
        vm.expectRevert(reason);
        vm.prank(buyer);
        checkout.pay{value: valueOf(quote)}(quote, signature);
    }

    function expectRevertOnPay(bytes4 reason) private {
        expectRevertOnPay(abi.encodeWithSelector(reason));
    }

    function test_RevertGiven_Paused() external {
        vm.prank(pauser);
        checkout.pause();
        expectRevertOnPay(IPausable.Pausable_Paused.selector);
        vm.prank(admin);
        checkout.unpause();
        payAs(buyer, quote);
    }

    function test_RevertWhen_CoinIsNotListed() external {
        quote.coin = Coin.wrap(address(new PlainToken(18)));
        expectRevertOnPay(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, quote.coin));
    }

    function test_RevertWhen_NoPaymentId() external {
        quote.paymentId = 0;
        expectRevertOnPay(IMallCheckout.MallCheckout_InvalidPaymentId.selector);
    }

    function test_RevertWhen_AmountIsZero() external {
        quote.amount = 0;
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidAmount.selector, 0));
    }

    function testFuzz_RevertWhen_AmountIsAbove128Bits(uint256 amount) external {
        quote.coin = dollar;
        quote.amount = bound(amount, uint256(type(uint128).max) + 1, type(uint256).max);
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidAmount.selector, quote.amount));
    }

    function test_RevertWhen_PastPayBy() external {
        vm.warp(quote.payBy + 1);
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_QuoteExpired.selector, quote.payBy));
    }

    function test_PaidInTheLastSecond() external {
        vm.warp(quote.payBy);
        payAs(buyer, quote);
        assertEq(heldOf(quote.paymentId), PRICE);
    }

    function testFuzz_RevertWhen_DeadlinesAreNotInOrder(uint48 payBy, uint48 captureBy, uint48 refundBy) external {
        payBy = uint48(bound(payBy, block.timestamp, type(uint48).max));
        vm.assume(payBy > captureBy || captureBy > refundBy);
        (quote.payBy, quote.captureBy, quote.refundBy) = (payBy, captureBy, refundBy);
        expectRevertOnPay(
            abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidDeadlines.selector, payBy, captureBy, refundBy)
        );
    }

    function testFuzz_RevertWhen_DeadlinesAreTooLate(uint48 captureBy, uint48 refundBy) external {
        uint256 latest = block.timestamp + 180 days;
        captureBy = uint48(bound(captureBy, quote.payBy, type(uint48).max));
        refundBy = uint48(bound(refundBy, captureBy, type(uint48).max));
        vm.assume(captureBy > latest || refundBy > uint256(captureBy) + 365 days);
        (quote.captureBy, quote.refundBy) = (captureBy, refundBy);
        expectRevertOnPay(
            abi.encodeWithSelector(
                IMallCheckout.MallCheckout_InvalidDeadlines.selector, quote.payBy, captureBy, refundBy
            )
        );
    }

    function test_DeadlinesMayBeEqualOrTheLatestPossible() external {
        (quote.captureBy, quote.refundBy) = (quote.payBy, quote.payBy);
        payAs(buyer, quote);
        quote = quoteFor("late", NATIVE, PRICE);
        quote.captureBy = uint48(block.timestamp + 180 days);
        quote.refundBy = quote.captureBy + 365 days;
        payAs(buyer, quote);
        assertEq(checkout.payment(quote.paymentId).captureBy, quote.captureBy);
        assertEq(checkout.payment(quote.paymentId).refundBy, quote.refundBy);
    }

    function testFuzz_RevertWhen_ForAnotherPayer(address payer) external {
        vm.assume(payer != buyer && payer != address(0));
        quote.payer = payer;
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotPayer.selector, buyer, payer));
    }

    function test_PaidByTheNamedPayer() external {
        quote.payer = buyer;
        payAs(buyer, quote);
        assertEq(checkout.payment(quote.paymentId).payer, buyer);
    }

    function test_RevertWhen_PaidBefore() external {
        payAs(buyer, quote);
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_PaymentExists.selector, quote.paymentId));
    }

    function test_RevertWhen_OrderWasPaidByAnotherQuote() external {
        payAs(buyer, quote);
        bytes32 first = quote.paymentId;
        quote = quoteFor("order", dollar, PRICE);
        expectRevertOnPay(
            abi.encodeWithSelector(IMallCheckout.MallCheckout_OrderPaid.selector, bytes32("order"), first)
        );
    }

    function test_RevertWhen_OrderWasPaidAndVoided() external {
        payAs(buyer, quote);
        vm.prank(operator);
        checkout.void(quote.paymentId, PRICE);
        expectRevertOnPay(abi.encodeWithSelector(IMallCheckout.MallCheckout_PaymentExists.selector, quote.paymentId));
    }

    function testFuzz_RevertWhen_ValueIsNotTheAmount(uint96 value) external {
        vm.assume(value != quote.amount);
        bytes memory signature = signed(quote);
        vm.deal(buyer, value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, quote.amount, value));
        vm.prank(buyer);
        checkout.pay{value: value}(quote, signature);
    }

    function test_RevertWhen_ValueComesWithAToken() external {
        quote = quoteFor("order", dollar, PRICE);
        bytes memory signature = signed(quote);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        vm.prank(buyer);
        checkout.pay{value: 1}(quote, signature);
    }

    /// @custom:spec chain-40
    function test_PayingUsesTheAllowance() external {
        quote = quoteFor("order", dollar, PRICE);
        vm.prank(buyer);
        stable.approve(address(checkout), PRICE - 1);
        assertEq(stable.allowance(buyer, address(checkout)), PRICE - 1);
        expectRevertOnPay(SafeTransferLib.TransferFromFailed.selector);

        // An allowance of exactly the amount is used up.
        uint256 before = stable.balanceOf(buyer);
        stable.mint(stranger, PRICE);
        vm.prank(stranger);
        assertTrue(stable.transfer(buyer, PRICE));
        vm.prank(buyer);
        assertTrue(stable.approve(address(checkout), PRICE));
        payAs(buyer, quote);
        assertEq(stable.allowance(buyer, address(checkout)), 0);
        assertEq(stable.balanceOf(stranger), 0);
        assertEq(stable.balanceOf(buyer), before);
        assertEq(stable.balanceOf(address(checkout)), PRICE);
    }

    function test_RevertWhen_TheBalanceIsTooSmall() external {
        quote = quoteFor("order", dollar, 1001 * PRICE);
        vm.prank(buyer);
        stable.approve(address(checkout), type(uint256).max);
        expectRevertOnPay(SafeTransferLib.TransferFromFailed.selector);
    }

    function testFuzz_HoldsTheAmountForThePayer(bool native, uint128 amount, address payer) external {
        vm.assume(payer != address(0) && payer != address(checkout));
        amount = uint128(bound(amount, 1, type(uint128).max));
        quote = quoteFor("order", coinOf(native), amount);
        vm.deal(payer, amount);
        stable.mint(payer, amount);
        vm.prank(payer);
        stable.approve(address(checkout), amount);
        bytes memory signature = signed(quote);
        vm.expectEmit(address(checkout));
        emit IMallCheckout.OrderPaid(
            quote.paymentId, "order", payer, quote.coin, amount, quote.splitHash, quote.captureBy, quote.refundBy
        );
        vm.prank(payer);
        checkout.pay{value: valueOf(quote)}(quote, signature);

        IMallCheckout.Payment memory payment = checkout.payment(quote.paymentId);
        assertEq(payment.payer, payer);
        assertTrue(payment.coin == quote.coin);
        assertEq(payment.held, amount);
        assertEq(payment.refundable, 0);
        assertEq(payment.splitHash, quote.splitHash);
        assertEq(payment.captureBy, quote.captureBy);
        assertEq(payment.refundBy, quote.refundBy);
        assertTrue(payment.stage == IMallCheckout.Stage.Paid);
        assertEq(checkout.paymentOf("order"), quote.paymentId);
        assertEq(checkout.heldOf(quote.coin), amount);
        assertEq(native ? address(checkout).balance : stable.balanceOf(address(checkout)), amount);
    }

    function test_CoinsAreAccountedSeparately() external {
        PlainToken[3] memory tokens;
        bytes32[3] memory payments;
        for (uint256 i; i < 3; ++i) {
            tokens[i] = new PlainToken(18);
            Coin coin = Coin.wrap(address(tokens[i]));
            vm.prank(admin);
            checkout.setCoin(coin, true);
            tokens[i].mint(buyer, 100);
            vm.prank(buyer);
            tokens[i].approve(address(checkout), 100);
            payments[i] = paid(bytes32(i + 1), coin, i + 1);
            paid(bytes32(i + 10), coin, 10);
        }
        for (uint256 i; i < 3; ++i) {
            Coin coin = Coin.wrap(address(tokens[i]));
            assertTrue(checkout.payment(payments[i]).coin == coin);
            assertEq(checkout.heldOf(coin), i + 11);
        }
        assertEq(checkout.heldOf(NATIVE), 0);
    }

    function test_ASmartAccountPays() external {
        SmartWallet wallet = new SmartWallet(buyer);
        vm.deal(address(wallet), PRICE);
        bytes memory call = abi.encodeCall(checkout.pay, (quote, signed(quote)));
        vm.prank(buyer);
        wallet.run(address(checkout), PRICE, call);
        assertEq(checkout.payment(quote.paymentId).payer, address(wallet));
    }

    function test_RevertWhen_SentWithoutAQuote() external {
        vm.prank(buyer);
        (bool done,) = address(checkout).call{value: 1}("");
        assertFalse(done);
    }

    function test_Views_ReturnDependenciesAndDomain() external view {
        assertEq(checkout.credits(), address(credits));
        assertEq(checkout.permit2(), address(PERMIT2));
        assertEq(checkout.roles(), address(roles));
        (, string memory name, string memory version, uint256 chainId, address verifier,,) = checkout.eip712Domain();
        assertEq(name, "MallCheckout");
        assertEq(version, "1");
        assertEq(chainId, block.chainid);
        assertEq(verifier, address(checkout));
    }
}
