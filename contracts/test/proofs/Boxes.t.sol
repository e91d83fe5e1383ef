// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {BoxesTest} from "../boxes/BoxesTest.sol";

/// @notice What `Boxes` computes without checks is what checked arithmetic gives, up to the highest price there can be.
contract BoxesArithmeticTest is BoxesTest {
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_Settle_CountsWithoutOverflow(
        uint96 price,
        uint16 commissionRate,
        uint16 feeRate,
        uint256 first,
        uint256 next
    ) external {
        price = uint96(bound(price, 1e10, type(uint96).max));
        (first, next) = (bound(first, 1, 20), bound(next, 1, 10));
        commissionRate = uint16(bound(commissionRate, 0, 3000));
        feeRate = uint16(bound(feeRate, 0, 1000));
        uint256 boxId = published(price, commissionRate, feeRate);
        uint256 proceeds = drawAndSettle(boxId, first);
        assertCounters(boxId, first, proceeds);
        assertEq(drawAndSettle(boxId, next), proceeds);
        assertCounters(boxId, first + next, proceeds);
    }

    /// @dev An order that no randomness arrives for returns exactly what it paid and counts for nothing.
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_Refund_IsWhatWasPaid(uint96 price, uint256 size) external {
        price = uint96(bound(price, 1e10, type(uint96).max));
        size = bound(size, 1, 20);
        uint256 boxId = published(price, 1000, 250);
        token.mint(alice, size * price);
        uint256 orderId = drawAs(alice, boxId, size);
        assertEq(lens.boxOf(boxId).pending, size);
        vm.warp(randomness.timeOf(lens.orderOf(boxId, orderId).round) + 30 days);
        boxes.settle(boxId, 1);
        assertEq(credits.creditOf(coin, alice), size * price);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.pending, 0);
        assertEq(box.soldCount, 0);
        assertEq(box.commission + box.fee, 0);
        assertEq(token.balanceOf(address(boxes)), 0);
    }

    function published(uint96 price, uint16 commissionRate, uint16 feeRate) private returns (uint256 boxId) {
        vm.prank(admin);
        boxes.setFeeRate(feeRate);
        vm.prank(owner);
        boxId = boxes.createCollectionV3(detail(), coin, IBoxManagement.Rules(commissionRate, true, 0, 1), price);
        add(boxId, owner, 30, 0);
        publish(boxId);
    }

    /// @dev Returns what the depositor of one NFT gets.
    function drawAndSettle(uint256 boxId, uint256 size) private returns (uint256 proceeds) {
        token.mint(alice, size * lens.boxOf(boxId).price);
        uint256 before = credits.creditOf(coin, owner);
        uint256 orderId = drawAs(alice, boxId, size);
        submitRound(boxId, orderId);
        boxes.settle(boxId, 1);
        return (credits.creditOf(coin, owner) - before) / size;
    }

    function assertCounters(uint256 boxId, uint256 sold, uint256 proceeds) private view {
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        uint256 commission = box.price * box.commissionRate / 10_000;
        uint256 fee = box.price * box.feeRate / 10_000;
        assertEq(proceeds, box.price - commission - fee);
        assertEq(box.commission, commission * sold);
        assertEq(box.fee, fee * sold);
        assertEq(box.size, 30 - sold);
        // Everything that is not with the ledger is commission and fee.
        assertEq(token.balanceOf(address(boxes)), box.commission + box.fee);
    }
}
