// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BoxAssignment} from "../../proofs/twins/BoxAssignment.sol";
import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {BoxesTest} from "../boxes/BoxesTest.sol";

/// @notice The twin that proofs of draws are made with agrees with the contract, up to the highest price there can be.
contract BoxesTwinTest is BoxesTest {
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_Assignment_Agrees(
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
        BoxAssignment.Counters memory counters = BoxAssignment.Counters(30, 0, 0);
        uint256 proceeds = drawAndSettle(boxId, first);
        counters = assertCounters(boxId, counters, first, proceeds);
        proceeds = drawAndSettle(boxId, next);
        assertCounters(boxId, counters, next, proceeds);
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

    function assertCounters(uint256 boxId, BoxAssignment.Counters memory counters, uint256 size, uint256 proceeds)
        private
        view
        returns (BoxAssignment.Counters memory later)
    {
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        uint256 expected;
        (expected, later) = BoxAssignment.assigned(
            counters, box.price, box.price * box.commissionRate / 10_000, box.price * box.feeRate / 10_000, size
        );
        assertEq(proceeds, expected);
        assertEq(box.commission, later.commission);
        assertEq(box.fee, later.fee);
        assertEq(box.size, later.remaining);
        // Everything that is not with the ledger is commission and fee.
        assertEq(token.balanceOf(address(boxes)), box.commission + box.fee);
    }
}
