// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGacha} from "../../src/gacha/IGacha.sol";
import {GachaTest} from "../gacha/GachaTest.sol";
import {GachaHandler} from "./GachaHandler.sol";

/// @notice Properties that hold after any sequence of calls.
/// forge-config: default.invariant.runs = 12
/// forge-config: default.invariant.depth = 96
/// forge-config: deep.invariant.runs = 64
contract GachaInvariants is GachaTest {
    GachaHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new GachaHandler(gacha, credits, randomness, token, machineId, treasury);
        targetContract(address(handler));
    }

    /// @dev The balance equals the reserve, and the reserve equals what was paid for all pets in circulation and all
    /// pending pulls, so it covers every redemption and every refund.
    function invariant_TheReserveCoversEverything() external view {
        uint256 owed;
        uint256 redeemable;
        for (uint256 i; i < handler.petCount(); ++i) {
            uint256 tokenId = handler.pets(i);
            assertEq(gacha.ownerOf(tokenId), handler.holderOf(tokenId));
            assertEq(gacha.paidFor(tokenId), handler.paid(tokenId));
            owed += gacha.paidFor(tokenId);
            redeemable += gacha.redeemValue(tokenId);
        }
        IGacha.Machine memory machine = gacha.machineOf(machineId);
        for (uint256 i = machine.settled; i < machine.orders; ++i) {
            owed += gacha.orderOf(machineId, i).paid;
            redeemable += gacha.orderOf(machineId, i).paid;
        }
        assertEq(machine.reserve, owed);
        assertGe(machine.reserve, redeemable);
        assertEq(token.balanceOf(address(gacha)), machine.reserve);
    }

    /// @dev Every pet is in the machine, queued for its return, or in circulation.
    function invariant_EveryoneOwnsWhatTheyShould() external view {
        IGacha.Machine memory machine = gacha.machineOf(machineId);
        uint256 returning;
        for (uint256 i = machine.settled; i < machine.orders; ++i) {
            if (gacha.orderOf(machineId, i).owner == address(0)) ++returning;
        }
        assertEq(machine.size + returning + handler.petCount(), 10_000);
        assertLe(machine.pending, machine.size);
        assertEq(machine.pulls, handler.pulls());
        assertEq(machine.price, UNIT + handler.pulls() * STEP);
        for (uint256 i; i < handler.peopleCount(); ++i) {
            address who = handler.people(i);
            assertEq(token.balanceOf(who) + credits.creditOf(coin, who), handler.worth(who));
        }
    }

    /// @dev No pull costs less than was paid for any pet in circulation.
    function invariant_APullCostsAtLeastWhatAnyPetCost() external view {
        uint256 price = gacha.priceOf(machineId, 1);
        for (uint256 i; i < handler.petCount(); ++i) {
            assertGt(price, gacha.paidFor(handler.pets(i)));
        }
    }

    /// @dev While paused, everyone can still take out everything.
    function afterInvariant() external {
        vm.prank(platformOwner);
        gacha.pause();
        vm.warp(vm.getBlockTimestamp() + 8 days);
        handler.settle(1000);
        while (handler.petCount() != 0) {
            handler.redeem(0);
        }
        gacha.settle(machineId, 1000);
        assertEq(gacha.machineOf(machineId).reserve, 0);
        assertEq(gacha.machineOf(machineId).size, 10_000);
        assertEq(token.balanceOf(address(gacha)), 0);
    }
}
