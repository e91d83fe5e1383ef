// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPledge} from "../../src/pledge/IPledge.sol";
import {GamePositions} from "./GamePositions.sol";

/// @notice An admin and an accomplice turn against a pledger. New settings let the accomplice pledge a pet without a fee, which
/// gives enough shares for any pledged one.
contract PledgeTrustTest is GamePositions {
    uint256 private accomplicesPet;

    function setUp() public override {
        super.setUp();
        openMachine();
        openPledge();
        vm.startPrank(admin);
        pledge.setSettings(address(gacha), IPledge.Settings(0, 0, 1000 ether, 0, 0));
        pledge.setFeeRecipient(thief);
        vm.stopPrank();
        vm.prank(thief);
        uint256 orderId = gacha.pull(machineId, 1, type(uint256).max);
        submitRound(gacha.orderOf(machineId, orderId).round);
        vm.recordLogs();
        gacha.settle(machineId, 1);
        accomplicesPet = petsIn(vm.getRecordedLogs())[0];
        vm.prank(thief);
        pledge.securitize(address(gacha), accomplicesPet, 2);
    }

    function test_Pledge1_OnlyThePledgerRedeemsBeforeTheLimit() external {
        uint256 limit = pledge.pledgeOf(address(gacha), pledged).redeemTime;
        assertEq(limit, pledge.pledgeOf(address(gacha), pledged).time + 30 days);
        vm.warp(limit - 1);
        vm.prank(thief);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_OnlyPledger.selector, bob, limit));
        pledge.redeem(address(gacha), pledged, thief, type(uint256).max);
        uint256 id = pledge.shareIdOf(address(gacha));
        vm.prank(thief);
        pledge.transfer(bob, id, 30 ether);
        vm.prank(bob);
        pledge.redeem(address(gacha), pledged, bob, type(uint256).max);
        assertEq(gacha.ownerOf(pledged), bob);
    }

    /// @dev After the limit the accomplice takes the pledged pet in exchange for another one. The pledger's shares are short of
    /// that one by exactly the fee, whose shares exist.
    function test_Pledge2_IsShortByAtMostTheFee() external {
        vm.warp(pledge.pledgeOf(address(gacha), pledged).redeemTime);
        vm.startPrank(thief);
        pledge.redeem(address(gacha), pledged, thief, type(uint256).max);
        uint256 fee = pledge.claim(address(gacha));
        vm.stopPrank();
        assertEq(fee, 30 ether);
        (IPledge.RedeemStatus status, uint256 shares) = pledge.canRedeem(bob, address(gacha), accomplicesPet);
        uint256 id = pledge.shareIdOf(address(gacha));
        assertTrue(status == IPledge.RedeemStatus.TooFewShares);
        assertEq(shares - pledge.balanceOf(bob, id), fee);
        assertEq(pledge.balanceOf(thief, id), fee);
        vm.prank(thief);
        pledge.transfer(bob, id, fee);
        vm.prank(bob);
        pledge.redeem(address(gacha), accomplicesPet, bob, type(uint256).max);
        assertEq(gacha.ownerOf(accomplicesPet), bob);
    }
}
