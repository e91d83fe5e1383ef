// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CheckoutBalances} from "../../proofs/twins/CheckoutBalances.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {CheckoutTest} from "../checkout/CheckoutTest.sol";

/// @notice The twin that proofs of the checkout are made with agrees with the contract after every call.
contract CheckoutTwinTest is CheckoutTest, CheckoutBalances {
    bytes32[6] private _payments;
    uint256 private _count;

    function testFuzz_Calls_Agree(uint256[16] calldata calls) external {
        pay(calls[0] >> 8);
        for (uint256 i; i < calls.length; ++i) {
            uint256 choice = calls[i] % 4;
            uint256 rest = calls[i] >> 8;
            if (choice == 0 && _count < _payments.length) pay(rest);
            else if (choice == 1) capture(rest % _count);
            else if (choice == 2) voidSome(rest % _count, rest >> 8);
            else refundSome(rest % _count, rest >> 8);
            for (uint256 id; id < _count; ++id) {
                assertPayment(id);
            }
            for (uint256 coin; coin < 2; ++coin) {
                assertEq(checkout.heldOf(coinOf(coin == 0)), held[coin]);
            }
        }
    }

    function testFuzz_Reclaim_Agrees(uint256 amount, bool native) external {
        pay(amount << 1 | (native ? 0 : 1));
        afterCapture();
        vm.prank(buyer);
        checkout.reclaim(_payments[0], buyer);
        _take(0, heldBy[0]);
        assertPayment(0);
        assertEq(checkout.heldOf(coinOf(native)), held[native ? 0 : 1]);
    }

    function pay(uint256 seed) private {
        (uint256 coin, uint256 amount) = (seed % 2, bound(seed >> 1, 1, PRICE));
        _payments[_count] = paid(bytes32(_count + 1), coinOf(coin == 0), amount);
        _open(_count++, coin, amount);
    }

    function capture(uint256 id) private {
        if (heldBy[id] == 0) return;
        vm.prank(operator);
        checkout.capture(_payments[id], shares());
        _capture(id);
    }

    function voidSome(uint256 id, uint256 seed) private {
        if (heldBy[id] == 0) return;
        uint256 amount = bound(seed, 1, heldBy[id]);
        vm.prank(operator);
        checkout.void(_payments[id], amount);
        _take(id, amount);
    }

    function refundSome(uint256 id, uint256 seed) private {
        if (refundable[id] == 0) return;
        uint256 amount = bound(seed, 1, refundable[id]);
        bool native = coinNumberOf[id] == 0;
        if (native) {
            vm.deal(operator, amount);
        } else {
            stable.mint(operator, amount);
            vm.prank(operator);
            stable.approve(address(checkout), amount);
        }
        vm.prank(operator);
        checkout.refund{value: native ? amount : 0}(_payments[id], amount);
        _refund(id, amount);
    }

    function assertPayment(uint256 id) private view {
        IMallCheckout.Payment memory payment = checkout.payment(_payments[id]);
        assertEq(payment.held, heldBy[id]);
        assertEq(payment.refundable, refundable[id]);
    }
}
