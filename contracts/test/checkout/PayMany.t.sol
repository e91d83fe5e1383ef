// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract PayManyTest is CheckoutTest {
    IMallCheckout.Quote[] private quotes;
    bytes[] private signatures;

    function add(bytes32 order, Coin coin, uint256 amount) private {
        quotes.push(quoteFor(order, coin, amount));
        signatures.push(signed(quotes[quotes.length - 1]));
    }

    function refuses(bytes memory refusal, uint256 value) private {
        vm.expectRevert(refusal);
        vm.prank(buyer);
        checkout.payMany{value: value}(quotes, signatures);
    }

    function test_RevertGiven_Paused() external {
        add("a", dollar, 1);
        vm.prank(pauser);
        checkout.pause();
        refuses(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), 0);
    }

    function test_RevertWhen_ThereIsNoQuote() external {
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidBatch.selector, 0, 0, 50), 0);
    }

    function test_RevertWhen_SignaturesAreMissingOrTooMany() external {
        add("a", dollar, 1);
        signatures.push("");
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidBatch.selector, 1, 2, 50), 0);
        signatures.pop();
        signatures.pop();
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidBatch.selector, 1, 0, 50), 0);
    }

    function test_RevertWhen_MoreThan50() external {
        for (uint256 i; i < 51; ++i) {
            add(bytes32(i + 1), dollar, 1);
        }
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_InvalidBatch.selector, 51, 51, 50), 0);
    }

    function test_50FitIntoABlock() external {
        for (uint256 i; i < 50; ++i) {
            add(bytes32(i + 1), dollar, i + 1);
        }
        vm.prank(buyer);
        checkout.payMany{gas: 8_000_000}(quotes, signatures);
        assertEq(checkout.heldOf(dollar), 50 * 51 / 2);
    }

    function test_RevertWhen_OneQuoteIsInvalid() external {
        add("a", dollar, 1);
        add("b", dollar, 1);
        signatures[1] = signatures[0];
        vm.expectPartialRevert(IMallCheckout.MallCheckout_NotQuoter.selector);
        vm.prank(buyer);
        checkout.payMany(quotes, signatures);
        assertEq(heldOf(quotes[0].paymentId), 0);
        assertEq(checkout.paymentOf("a"), 0);
    }

    function test_RevertWhen_AQuoteIsDuplicated() external {
        add("a", NATIVE, 1);
        add("a", NATIVE, 1);
        refuses(abi.encodeWithSelector(IMallCheckout.MallCheckout_PaymentExists.selector, quotes[0].paymentId), 2);
    }

    function test_RevertWhen_AnOrderIsDuplicated() external {
        add("a", NATIVE, 1);
        add("a", dollar, 1);
        refuses(
            abi.encodeWithSelector(IMallCheckout.MallCheckout_OrderPaid.selector, bytes32("a"), quotes[0].paymentId), 1
        );
    }

    function testFuzz_RevertWhen_ValueIsNotTheSum(uint96 a, uint96 b, uint96 value) external {
        (a, b) = (uint96(bound(a, 1, 500 ether)), uint96(bound(b, 1, 500 ether)));
        vm.assume(value != uint256(a) + b);
        add("a", NATIVE, a);
        add("b", dollar, 1);
        add("c", NATIVE, b);
        vm.deal(buyer, value);
        refuses(abi.encodeWithSelector(Coin_InvalidValue.selector, uint256(a) + b, value), value);
    }

    /// forge-config: default.fuzz.runs = 64
    function testFuzz_EachQuoteIsASeparatePayment(uint256[8] calldata amounts, uint8 kinds) external {
        uint256 value;
        uint256 dollars;
        for (uint256 i; i < amounts.length; ++i) {
            bool native = kinds >> i & 1 == 1;
            uint256 amount = bound(amounts[i], 1, 100 * PRICE);
            if (native) value += amount;
            else dollars += amount;
            add(bytes32(i + 1), coinOf(native), amount);
        }
        uint256 had = stable.balanceOf(buyer);
        vm.prank(buyer);
        checkout.payMany{value: value}(quotes, signatures);
        for (uint256 i; i < quotes.length; ++i) {
            IMallCheckout.Payment memory payment = checkout.payment(quotes[i].paymentId);
            assertEq(payment.payer, buyer);
            assertEq(payment.held, quotes[i].amount);
            assertTrue(payment.coin == quotes[i].coin);
            assertEq(checkout.paymentOf(quotes[i].orderKey), quotes[i].paymentId);
        }
        assertEq(address(checkout).balance, value);
        assertEq(checkout.heldOf(NATIVE), value);
        assertEq(checkout.heldOf(dollar), dollars);
        assertEq(had - stable.balanceOf(buyer), dollars);
    }

    function test_OneShopCancelsWhileAnotherShips() external {
        add("a", dollar, 30);
        add("b", dollar, 70);
        vm.prank(buyer);
        checkout.payMany(quotes, signatures);
        vm.startPrank(operator);
        checkout.void(quotes[0].paymentId, 30);
        checkout.markShipped(quotes[1].paymentId);
        checkout.capture(quotes[1].paymentId, shares());
        assertEq(credits.creditOf(dollar, buyer), 30);
        assertEq(credits.creditOf(dollar, shop) + credits.creditOf(dollar, platform), 70);
    }
}
