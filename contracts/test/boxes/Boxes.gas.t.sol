// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {BoxesTest} from "./BoxesTest.sol";

/// @notice Gas of each action as in a receipt. All accounts have had a credit and held a token, and the collection has
/// been drawn from before.
contract BoxesGas is BoxesTest {
    uint256 private boxId;

    function setUp() public override {
        super.setUp();
        address[3] memory known = [treasury, owner, alice];
        for (uint256 i; i < 3; ++i) {
            credits.credit{value: 1}(NATIVE, known[i], 1);
        }
        boxId = published(NATIVE, 40);
        foreign.mint(alice, 1000);
        drawAs(bob, boxId, 2);
        settleAndClaim(boxId, 0);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("boxes", action);
    }

    function test_Gas_OneDraw() external {
        drawAs(alice, boxId, 1);
        measured("draw 1");
        submitRound(boxId, 1);
        boxes.settle(boxId, 1);
        measured("settle 1");
        for (uint256 index; index < 40; ++index) {
            if (!lens.nftOf(boxId, index).isDrawn) continue;
            boxes.claim(boxId, one(index));
            measured("claim 1");
        }
    }

    function test_Gas_TenDraws() external {
        drawAs(alice, boxId, 10);
        measured("draw 10");
        submitRound(boxId, 1);
        boxes.settle(boxId, 1);
        measured("settle 10");
    }

    function test_Gas_ListedDraw() external {
        address[] memory accounts = new address[](1);
        accounts[0] = alice;
        vm.prank(owner);
        boxes.setWhitelist(boxId, accounts, 1 ether, 5);
        measured("whitelist 1");
        vm.prank(alice);
        boxes.draw{value: 1 ether}(boxId, 1, 1, NATIVE, 1 ether, true);
        measured("draw 1, listed");
    }

    function test_Gas_Management() external {
        vm.startPrank(owner);
        uint256 other = boxes.createCollectionV3(detail(), NATIVE, rules(), PRICE);
        measured("create, V3");
        vm.stopPrank();
        add(other, owner, 1, 0);
        measured("add 1, the first");
        add(other, owner, 10, 0);
        measured("add 10");
        publish(other);
        measured("publish");
    }
}
