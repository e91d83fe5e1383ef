// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {ERC721} from "solady/src/tokens/ERC721.sol";

import {IGacha} from "../../src/gacha/IGacha.sol";
import {GachaTest} from "./GachaTest.sol";

contract GachaRedeemTest is GachaTest {
    /// @custom:spec chain-27
    function test_CreatePullAndRedeemWithTheFee() external {
        vm.startPrank(admin);
        machineId = gacha.create(detail(), STEP, BASE);
        gacha.setOpen(machineId, true);
        vm.stopPrank();
        vm.prank(alice);
        uint256 orderId = gacha.pull(machineId, 1, 1 ether);
        assertEq(token.balanceOf(alice), 9_999 ether);
        assertEq(gacha.priceOf(machineId, 1), 1 ether + STEP);
        submitRound(orderId);
        uint256 tokenId = settleFor(alice);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        assertEq(token.balanceOf(alice), 9_999.83 ether);
        assertEq(credits.creditOf(coin, treasury), 0.17 ether);
        assertEq(gacha.machineOf(machineId).size, 10_000);
        assertEq(gacha.machineOf(machineId).reserve, 0);
    }

    function testFuzz_Redeem_Pays83Percent(uint8 before) external {
        if (before != 0) pullAs(bob, bound(before, 1, 10));
        uint256 pulls = gacha.machineOf(machineId).pulls;
        uint256 orderId = pullAs(alice, 1);
        submitRound(orderId);
        uint256 tokenId = settleFor(alice);
        uint256 paid = UNIT + pulls * STEP;
        assertEq(gacha.paidFor(tokenId), paid);
        assertEq(gacha.redeemValue(tokenId), paid * 83 / 100);
        uint256 reserve = gacha.machineOf(machineId).reserve;
        uint256 size = gacha.machineOf(machineId).size;
        vm.expectEmit(address(gacha));
        emit IGacha.Redeemed(machineId, tokenId, alice, stranger, paid * 83 / 100, paid * 17 / 100);
        vm.expectEmit(address(gacha));
        emit IGacha.PetReturned(machineId, tokenId, size + 1);
        vm.prank(alice);
        assertEq(gacha.redeem(tokenId, stranger), paid * 83 / 100);
        assertEq(token.balanceOf(stranger), paid * 83 / 100);
        assertEq(credits.creditOf(coin, treasury), paid * 17 / 100);
        assertEq(gacha.machineOf(machineId).reserve, reserve - paid);
        assertEq(gacha.machineOf(machineId).size, size + 1);
        assertEq(gacha.balanceOf(alice), 0);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotTokenOwner.selector, alice, tokenId));
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        gacha.paidFor(tokenId);
    }

    /// @dev Settles all orders and returns the last pet pulled by the account.
    function settleFor(address who) private returns (uint256 tokenId) {
        vm.recordLogs();
        gacha.settle(machineId, 10);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IGacha.PetPulled.selector) continue;
            (, address owner_,) = abi.decode(logs[i].data, (uint256, address, uint256));
            if (owner_ == who) tokenId = uint256(logs[i].topics[3]);
        }
        assertEq(gacha.ownerOf(tokenId), who);
    }

    function test_Redeem_RevertWhen_TheCallerIsNotTheOwner() external {
        uint256 tokenId = petOf(alice);
        vm.prank(alice);
        gacha.approve(bob, tokenId);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotTokenOwner.selector, bob, tokenId));
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotTokenOwner.selector, alice, 12345));
        vm.prank(alice);
        gacha.redeem(12345, alice);
    }

    function test_Redeem_ByTheHolderNotThePuller() external {
        uint256 tokenId = petOf(alice);
        vm.prank(alice);
        gacha.transferFrom(alice, bob, tokenId);
        uint256 before = token.balanceOf(bob);
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
        assertEq(token.balanceOf(bob) - before, 0.83 ether);
    }

    function test_Redeem_QueuesBehindPendingPulls() external {
        uint256 tokenId = petOf(alice);
        pullAs(bob, 1);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        // Paid at once, returned to the pool later.
        assertEq(token.balanceOf(alice), 10_000 ether - 0.17 ether);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        assertEq(gacha.machineOf(machineId).orders, 3);
        assertEq(gacha.settle(machineId, 10), 0);
        submitRound(1);
        assertEq(gacha.settle(machineId, 10), 2);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        assertEq(gacha.orderOf(machineId, 2).owner, address(0));
        assertTrue(gacha.orderOf(machineId, 2).isSettled);
    }
}
