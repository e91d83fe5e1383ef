// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IMallCheckout, OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ADMIN, PAUSER} from "../../src/shared/IRoles.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Hostile} from "./Hostile.sol";

/// @notice What holds regardless of who has the keys.
contract RulesTrustTest is Hostile {
    /// @dev With everything paused, users take out what they have, and the operator voids, ships, captures and refunds.
    function test_Pause1_DoesNotStopExits() external {
        openPositions();
        pauseAll();
        uint256 untouched = vm.snapshotState();
        exitPositions();
        vm.revertToState(untouched);
        uint256 credit = credits.creditOf(NATIVE, bob);
        vm.deal(operator, PRICE);
        vm.startPrank(operator);
        checkout.void(dollarPayment, DOLLARS);
        checkout.markShipped(nativePayment);
        checkout.capture(nativePayment, shares());
        checkout.refund{value: PRICE}(nativePayment, PRICE);
        vm.stopPrank();
        assertEq(credits.creditOf(dollar, bob), DOLLARS);
        assertEq(credits.creditOf(NATIVE, bob) - credit, PRICE);
    }

    /// @dev The beacon has stopped for good. The owner of a box draws from it before the last order is refunded, which costs
    /// nothing, and when its run has ended publishes it again in the transaction that settles the last order. The depositor
    /// has no moment without a pending draw. While the boxes are paused, the owner can do neither.
    function test_Pause2_FreesDepositsWithoutTheBeacon() external {
        uint256 id = publishedBox(thief);
        uint256 start = vm.getBlockTimestamp();
        drawAs(thief, id);
        vm.warp(start + 6 days);
        drawAs(thief, id);
        vm.warp(start + 8 days);
        boxes.settle(id, 2);
        assertLocked(id);
        vm.warp(start + 10 days);
        assertLocked(id);
        vm.warp(start + 14 days);
        vm.startPrank(thief);
        boxes.settle(id, 2);
        boxes.publish(id, 0);
        vm.stopPrank();
        drawAs(thief, id);
        assertLocked(id);
        assertEq(withdrawn(NATIVE, thief), 2 * DRAW_PRICE, "the owner's draws cost nothing");

        vm.prank(pauser);
        boxes.pause();
        vm.warp(start + 22 days);
        boxes.settle(id, 1);
        uint256 run = lens.boxOf(id).run;
        vm.startPrank(thief);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        boxes.draw{value: DRAW_PRICE}(id, run, 1, NATIVE, DRAW_PRICE, false);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        boxes.publish(id, 0);
        vm.stopPrank();
        uint256 held = pets.balanceOf(alice);
        vm.startPrank(alice);
        boxes.removeNfts(id, one(0));
        boxes.removeNfts(id, one(0));
        vm.stopPrank();
        assertEq(pets.balanceOf(alice) - held, 2);
    }

    /// @dev At the highest fee, with the highest royalty, a seller receives 80% of the price.
    function test_Caps1_LeaveFourFifthsOfAPrice() external {
        vm.startPrank(alice);
        uint256 sold = pets.mint(carol, URI, 1000, anyFee());
        uint256 auctioned = pets.mint(carol, URI, 1000, anyFee());
        pets.setApprovalForAll(address(market), true);
        pets.setApprovalForAll(address(auctions), true);
        market.sellReady(address(pets), sold, NATIVE, PRICE, 0, 0);
        vm.stopPrank();
        vm.startPrank(admin);
        market.setFeeRate(1000);
        auctions.setFeeRate(1000);
        vm.stopPrank();
        uint256 before = alice.balance;
        vm.prank(bob);
        market.sellTokenTo{value: PRICE}(IMarket.Purchase(address(pets), sold, alice, NATIVE, PRICE), bob);
        assertEq(alice.balance - before, PRICE * 8 / 10);
        vm.prank(alice);
        auctions.create(address(pets), auctioned, NATIVE, PRICE, 0, uint40(block.timestamp + 1 days));
        vm.prank(bob);
        auctions.bid{value: PRICE}(address(pets), auctioned, NATIVE, PRICE, uint40(block.timestamp));
        vm.warp(block.timestamp + 1 days);
        auctions.settle(address(pets), auctioned);
        assertEq(withdrawn(NATIVE, alice), PRICE * 8 / 10);
    }

    /// @dev Each key is refused everywhere, and the quoter's signature is worth nothing.
    function test_Roles1_RevokesAKeyEverywhere() external {
        openPositions();
        IMallCheckout.Quote memory quote = quoteFor("late");
        bytes memory signature = signed(quote);
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, false);
        roles.setRole(PAUSER, pauser, false);
        roles.setRole(QUOTER, quoter, false);
        roles.setRole(OPERATOR, operator, false);
        roles.setRole(PREDICTION_OPERATOR, predictor, false);
        vm.stopPrank();
        address[5] memory keys = [admin, pauser, quoter, operator, predictor];
        for (uint256 i; i < keys.length; ++i) {
            assertRefused(keys[i], "");
        }
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NotQuoter.selector, quoter));
        checkout.pay{value: PRICE}(quote, signature);
    }

    function assertLocked(uint256 id) private {
        vm.prank(alice);
        vm.expectPartialRevert(IBoxManagement.Boxes_DrawsPending.selector);
        boxes.removeNfts(id, one(0));
    }
}
