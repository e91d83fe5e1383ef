// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {CheckoutTest} from "../checkout/CheckoutTest.sol";
import {CheckoutHandler} from "./CheckoutHandler.sol";

/// @notice Properties that hold after any sequence of calls.
contract CheckoutInvariant is CheckoutTest {
    address private elsewhere = makeAddr("elsewhere");
    CheckoutHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new CheckoutHandler(checkout, stable, operator, admin, quoterKey);
        targetContract(address(handler));
    }

    /// @dev All three properties in one campaign, because separate ones would repeat the same calls.
    /// forge-config: default.invariant.runs = 16
    /// forge-config: default.invariant.depth = 32
    function invariant_Checkout() external view {
        whatIsOwedIsHeld();
        eachPaymentPaysOutOnce();
        moneyLeavesOnlyToItsOwner();
    }

    /// @dev The checkout holds all payments and the ledger all credits.
    function whatIsOwedIsHeld() private view {
        Coin[2] memory coins = [NATIVE, dollar];
        CheckoutHandler.Story[] memory stories = handler.stories();
        for (uint256 c; c < 2; ++c) {
            uint256 held;
            uint256 credited;
            uint256 reclaimed;
            for (uint256 i; i < stories.length; ++i) {
                if (stories[i].coin != coins[c]) continue;
                held += checkout.payment(stories[i].id).held;
                credited += stories[i].captured + stories[i].voided + stories[i].refunded;
                reclaimed += stories[i].reclaimed;
            }
            assertEq(checkout.heldOf(coins[c]), held);
            assertEq(coins[c].balanceOf(address(checkout)), held + handler.stray(coins[c]));
            assertEq(coins[c].balanceOf(address(credits)), credited);
            assertEq(coins[c].balanceOf(elsewhere), reclaimed);
        }
    }

    /// @dev Each payment pays out exactly its amount, to the shop or the payer.
    function eachPaymentPaysOutOnce() private view {
        CheckoutHandler.Story[] memory stories = handler.stories();
        for (uint256 i; i < stories.length; ++i) {
            CheckoutHandler.Story memory story = stories[i];
            IMallCheckout.Payment memory payment = checkout.payment(story.id);
            assertEq(story.paid, payment.held + story.voided + story.captured + story.reclaimed);
            assertLe(uint256(story.captures) + story.reclaims, 1);
            assertEq(payment.refundable + story.refunded, story.captured);
            assertEq(payment.payer, story.payer);
            assertEq(checkout.paymentOf(story.id), story.id);
        }
    }

    /// @dev Payers received what was returned, shop and platform what was captured.
    function moneyLeavesOnlyToItsOwner() private view {
        Coin[2] memory coins = [NATIVE, dollar];
        CheckoutHandler.Story[] memory stories = handler.stories();
        for (uint256 c; c < 2; ++c) {
            uint256 captured;
            uint256[3] memory back;
            for (uint256 i; i < stories.length; ++i) {
                if (stories[i].coin != coins[c]) continue;
                captured += stories[i].captured;
                for (uint256 k; k < 3; ++k) {
                    if (stories[i].payer == vm.addr(k + 1)) back[k] += stories[i].voided + stories[i].refunded;
                }
            }
            assertEq(credits.creditOf(coins[c], shop) + credits.creditOf(coins[c], platform), captured);
            for (uint256 k; k < 3; ++k) {
                assertEq(credits.creditOf(coins[c], vm.addr(k + 1)), back[k]);
            }
        }
    }
}
