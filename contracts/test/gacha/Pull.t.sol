// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGacha} from "../../src/gacha/IGacha.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {GachaTest} from "./GachaTest.sol";

contract GachaPullTest is GachaTest {
    function testFuzz_Pull_PriceRisesByOneStepPerPull(uint8[6] memory sizes) external {
        uint256 pulls;
        uint256 reserve;
        for (uint256 i; i < sizes.length; ++i) {
            uint256 size = bound(sizes[i], 1, 10);
            reserve += pullAt(i, pulls, size);
            pulls += size;
        }
        IGacha.Machine memory machine = gacha.machineOf(machineId);
        assertEq(machine.price, UNIT + pulls * STEP);
        assertEq(machine.reserve, reserve);
        assertEq(machine.pending, pulls);
        assertEq(token.balanceOf(address(gacha)), reserve);
        assertEq(gacha.priceOf(machineId, 0), 0);
    }

    function pullAt(uint256 orderId, uint256 pulls, uint256 size) private returns (uint256 paid) {
        for (uint256 n; n < size; ++n) {
            paid += UNIT + (pulls + n) * STEP;
        }
        assertEq(gacha.priceOf(machineId, size), paid);
        uint256 before = token.balanceOf(alice);
        uint256 round = randomness.nextRound();
        uint256 nextPrice = UNIT + (pulls + size) * STEP;
        vm.expectEmit(address(gacha));
        emit IGacha.Pulled(machineId, orderId, alice, size, pulls, paid, round, nextPrice);
        vm.prank(alice);
        assertEq(gacha.pull(machineId, size, paid), orderId);
        assertEq(before - token.balanceOf(alice), paid);
        IGacha.Order memory order = gacha.orderOf(machineId, orderId);
        assertEq(order.owner, alice);
        assertEq(order.size, size);
        assertEq(order.paid, paid);
        assertEq(order.round, round);
        assertGe(randomness.timeOf(round), NOW + randomness.margin());
    }

    function expectPullRevert(bytes memory reason, uint256 size, uint256 maxPaid) private {
        vm.expectRevert(reason);
        vm.prank(alice);
        gacha.pull(machineId, size, maxPaid);
    }

    function test_Pull_RevertWhen_NotAllowed() external {
        expectPullRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidSize.selector, 0, 10), 0, UNIT);
        expectPullRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidSize.selector, 11, 10), 11, 100 * UNIT);
        pullAs(bob, 1);
        expectPullRevert(abi.encodeWithSelector(IGacha.Gacha_PriceAboveMax.selector, UNIT + STEP, UNIT), 1, UNIT);
        vm.prank(admin);
        gacha.setOpen(machineId, false);
        expectPullRevert(abi.encodeWithSelector(IGacha.Gacha_Closed.selector, machineId), 1, 2 * UNIT);
        vm.prank(pauser);
        gacha.pause();
        expectPullRevert(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), 1, 2 * UNIT);
    }

    function test_Pull_SellsExactlyTenThousandPets() external {
        token.mint(alice, 100_000 ether);
        for (uint256 i; i < 1000; ++i) {
            pullAs(alice, 10);
        }
        expectPullRevert(abi.encodeWithSelector(IGacha.Gacha_InsufficientStock.selector, 1, 0), 1, type(uint256).max);
        submitRound(0);
        gacha.settle(machineId, 1000);
        assertEq(gacha.balanceOf(alice), 10_000);
        assertEq(gacha.machineOf(machineId).size, 0);
        // A sample of all pets.
        for (uint256 pet = 1; pet <= 10_000; pet += 37) {
            assertEq(gacha.ownerOf(gacha.tokenIdOf(machineId, pet)), alice);
        }
        // After one redemption only that pet can be pulled.
        uint256 tokenId = gacha.tokenIdOf(machineId, 4242);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        uint256 orderId = pullAs(bob, 1);
        submitRound(orderId);
        gacha.settle(machineId, 10);
        assertEq(gacha.ownerOf(tokenId), bob);
        assertEq(gacha.paidFor(tokenId), UNIT + 10_000 * STEP);
    }

    function test_Settle_AssignsWhatAnyoneCanRecompute() external {
        pullAs(alice, 1);
        assertEq(gacha.settle(machineId, 10), 0);
        submitRound(0);
        uint256 tokenId = expectedPet(0, 0, 10_000);
        vm.expectEmit(address(gacha));
        emit IGacha.PetPulled(machineId, 0, 0, tokenId, alice, UNIT);
        vm.prank(stranger);
        assertEq(gacha.settle(machineId, 10), 1);
        assertEq(gacha.ownerOf(tokenId), alice);
        assertTrue(gacha.orderOf(machineId, 0).isSettled);
        IGacha.Machine memory machine = gacha.machineOf(machineId);
        assertEq(machine.size, 9_999);
        assertEq(machine.pending, 0);
        assertEq(machine.reserve, UNIT);
    }

    function testFuzz_Settle_RefundsAnOverdueOrder(uint8 size_) external {
        uint256 size = bound(size_, 1, 10);
        petOf(bob);
        pullAs(alice, size);
        uint256 paid = gacha.orderOf(machineId, 1).paid;
        uint256 round = gacha.orderOf(machineId, 1).round;
        uint256 deadline = randomness.timeOf(round) + randomness.timeout();
        vm.warp(deadline);
        assertEq(gacha.settle(machineId, 10), 0);
        vm.warp(deadline + 1);
        vm.expectEmit(address(gacha));
        emit IGacha.Refunded(machineId, 1, alice, coin, paid);
        assertEq(gacha.settle(machineId, 10), 1);
        assertEq(credits.creditOf(coin, alice), paid);
        assertEq(gacha.machineOf(machineId).reserve, UNIT);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        // The overdue round cannot be submitted any more.
        (uint256 x, uint256 y) = Beacon.sign(round);
        vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_RoundOverdue.selector, round, deadline));
        randomness.submit(round, x, y);
        assertEq(gacha.settle(machineId, 10), 0);
    }
}
