// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GachaTest} from "./GachaTest.sol";

/// @notice Gas of each action as in a receipt. All accounts have had a credit, a coin and a pet before.
contract GachaGas is GachaTest {
    function setUp() public override {
        super.setUp();
        uint256 tokenId = petOf(bob);
        petOf(alice);
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("gacha", action);
    }

    function test_Gas_Pull() external {
        uint256 orderId = pullAs(alice, 1);
        measured("pull 1");
        submitRound(orderId);
        gacha.settle(machineId, 1);
        measured("settle 1");
        orderId = pullAs(alice, 10);
        measured("pull 10");
        submitRound(orderId);
        gacha.settle(machineId, 1);
        measured("settle 10");
    }

    function test_Gas_Redeem() external {
        uint256 tokenId = petOf(alice);
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        measured("redeem");
        vm.revertToState(snapshot);
        vm.prank(alice);
        gacha.transferFrom(alice, bob, tokenId);
        measured("transferFrom");
        pullAs(alice, 1);
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
        measured("redeem with a pending pull");
    }
}
