// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {BoxesTest} from "../boxes/BoxesTest.sol";
import {BoxesHandler} from "./BoxesHandler.sol";

/// @notice Properties that hold after any sequence of calls.
/// forge-config: default.invariant.runs = 12
/// forge-config: default.invariant.depth = 96
/// forge-config: deep.invariant.runs = 64
contract BoxesInvariants is BoxesTest {
    BoxesHandler private handler;
    Coin[2] private coins;

    function setUp() public override {
        super.setUp();
        coins = [NATIVE, coin];
        handler = new BoxesHandler(boxes, lens, credits, randomness, foreign, coin, treasury);
        targetContract(address(handler));
    }

    function pendingOf(uint256 boxId, address who) private view returns (uint256 sum) {
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        for (uint256 i = box.settled; i < box.orders; ++i) {
            IBoxesLens.Order memory order = lens.orderOf(boxId, i);
            if (order.owner == who) sum += order.paid;
        }
    }

    /// @dev The contract holds exactly the payments of pending orders, commission and fees.
    function invariant_EveryoneOwnsWhatTheyShould() external view {
        for (uint256 c; c < 2; ++c) {
            IBoxesLens.Box memory box = lens.boxOf(c + 1);
            uint256 held = box.commission + box.fee;
            for (uint256 i; i < handler.peopleCount(); ++i) {
                address who = handler.people(i);
                uint256 pending = pendingOf(c + 1, who);
                held += pending;
                uint256 has = coins[c].balanceOf(who) + credits.creditOf(coins[c], who) + pending;
                if (who == box.owner) has += box.commission;
                if (who == treasury) has += box.fee;
                assertEq(has, handler.worth(coins[c], who));
            }
            assertEq(coins[c].balanceOf(address(boxes)), held);
        }
    }

    /// @dev Each order is settled exactly once, by prizes or by a refund, and pending draws never exceed the stock.
    function invariant_EachOrderIsSettledOnce() external view {
        for (uint256 boxId = 1; boxId <= 2; ++boxId) {
            IBoxesLens.Box memory box = lens.boxOf(boxId);
            for (uint256 i; i < box.orders; ++i) {
                assertEq(handler.resolved(boxId, i), i < box.settled ? 1 : 0);
            }
            assertLe(box.pending, box.size);
        }
    }

    /// @dev Every NFT held has exactly one position, or is drawn and not claimed.
    function invariant_EveryNftIsAccountedFor() external view {
        uint256 here;
        for (uint256 boxId = 1; boxId <= 2; ++boxId) {
            IBoxesLens.Box memory box = lens.boxOf(boxId);
            bool[] memory seen = new bool[](handler.minted() + 1);
            uint256 total;
            for (uint256 position; position < box.size; ++position) {
                uint256 index = boxes.nftAt(boxId, position);
                assertFalse(seen[index]);
                seen[index] = true;
                assertFalse(lens.nftOf(boxId, index).isDrawn);
                total += lens.nftOf(boxId, index).price;
            }
            assertEq(total, box.totalPrice);
            here += box.size;
            for (uint256 index; index < handler.minted(); ++index) {
                if (lens.nftOf(boxId, index).isDrawn) ++here;
            }
        }
        assertEq(foreign.balanceOf(address(boxes)), here);
    }

    /// @dev While paused, everyone can still take out everything.
    function afterInvariant() external {
        vm.prank(platformOwner);
        boxes.pause();
        vm.warp(vm.getBlockTimestamp() + 40 days);
        for (uint256 boxId = 1; boxId <= 2; ++boxId) {
            boxes.settle(boxId, 1000);
            assertEq(lens.boxOf(boxId).pending, 0);
            for (uint256 index; index < handler.minted(); ++index) {
                if (lens.nftOf(boxId, index).isDrawn) boxes.claim(boxId, one(index));
            }
            address boxOwner = lens.boxOf(boxId).owner;
            vm.prank(boxOwner);
            boxes.returnNfts(boxId, 1000);
            boxes.claimCommission(boxId);
            boxes.claimFee(boxId);
        }
        assertEq(foreign.balanceOf(address(boxes)), 0);
        for (uint256 c; c < 2; ++c) {
            assertEq(coins[c].balanceOf(address(boxes)), 0);
        }
    }
}
