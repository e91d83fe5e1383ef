// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "solady/src/tokens/ERC721.sol";

import {IGacha} from "../../src/gacha/IGacha.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {ICountsTransfers} from "../../src/shared/ICountsTransfers.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {GachaTest} from "./GachaTest.sol";

contract GachaUnitTest is GachaTest {
    /// @dev A machine's whole life, from the first pull on.
    /// @custom:spec chain-27
    function test_CreatePullAndRedeemWithTheFee() external {
        vm.startPrank(admin);
        machineId = gacha.create(detail(), coin, STEP, BASE);
        gacha.setOpen(machineId, true);
        vm.stopPrank();
        vm.prank(alice);
        uint256 orderId = gacha.pull(machineId, 1, 1 ether);
        assertEq(token.balanceOf(alice), 9_999 ether);
        assertEq(gacha.priceOf(machineId, 1), 1 ether + STEP);
        bring(orderId);
        uint256 tokenId = settleFor(alice);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        assertEq(token.balanceOf(alice), 9_999.83 ether);
        assertEq(credits.creditOf(coin, treasury), 0.17 ether);
        assertEq(gacha.machineOf(machineId).size, 10_000);
        assertEq(gacha.machineOf(machineId).reserve, 0);
    }

    function test_Create_TheFirstPullCostsExactlyOneWholeCoin() external {
        vm.expectEmit(address(gacha));
        emit IGacha.MachineCreated(2, coin, 1 ether, STEP, 10_000, BASE, detail());
        vm.prank(admin);
        assertEq(gacha.create(detail(), coin, STEP, BASE), 2);
        IGacha.Machine memory machine = gacha.machineOf(2);
        assertTrue(machine.coin == coin);
        assertEq(machine.price, 1 ether);
        assertEq(machine.step, STEP);
        assertEq(machine.size, 10_000);
        assertEq(machine.reserve, 0);
        assertFalse(machine.isOpen);
        assertEq(gacha.machineCount(), 2);
        vm.expectEmit(address(gacha));
        emit IGacha.OpenSet(2, true);
        vm.prank(admin);
        gacha.setOpen(2, true);
        machineId = 2;
        pullAs(alice, 1);
        assertEq(token.balanceOf(alice), 10_000 ether - 1 ether);
        // Of a coin with six decimals, a million units.
        Coin six = Coin.wrap(address(new PlainToken(6)));
        vm.prank(admin);
        assertEq(gacha.machineOf(gacha.create(detail(), six, 1000, BASE)).price, 1_000_000);
    }

    function test_Create_RevertWhen_TheTermsAreWrong() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_WrongTerms.selector, NATIVE, 0, STEP));
        gacha.create(detail(), NATIVE, STEP, BASE);
        Coin wide = Coin.wrap(address(new PlainToken(19)));
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_WrongTerms.selector, wide, 19, STEP));
        gacha.create(detail(), wide, STEP, BASE);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_WrongTerms.selector, coin, 18, 0));
        gacha.create(detail(), coin, 0, BASE);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_WrongTerms.selector, coin, 18, 1 ether + 1));
        gacha.create(detail(), coin, 1 ether + 1, BASE);
        vm.stopPrank();
    }

    function test_SetDetail_SaysItAgain() external {
        vm.startPrank(admin);
        vm.expectEmit(address(gacha));
        emit IGacha.DetailSet(machineId, detail());
        gacha.setDetail(machineId, detail());
        bytes memory refusal = abi.encodeWithSelector(IGacha.Gacha_NoMachine.selector, 9);
        vm.expectRevert(refusal);
        gacha.setDetail(9, detail());
        vm.expectRevert(refusal);
        gacha.setOpen(9, true);
        vm.expectRevert(refusal);
        gacha.settle(9, 1);
        vm.expectRevert(refusal);
        gacha.priceOf(9, 1);
        assertTrue(gacha.machineOf(9).coin == NATIVE);
        vm.stopPrank();
    }

    function testFuzz_Pull_RisesByAStepForEachPull(uint8[6] memory sizes) external {
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
        assertEq(machine.waiting, pulls);
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

    function pullRefused(bytes memory refusal, uint256 size, uint256 most) private {
        vm.expectRevert(refusal);
        vm.prank(alice);
        gacha.pull(machineId, size, most);
    }

    function test_Pull_RevertWhen_ItMayNot() external {
        pullRefused(abi.encodeWithSelector(IGacha.Gacha_WrongSize.selector, 0, 10), 0, UNIT);
        pullRefused(abi.encodeWithSelector(IGacha.Gacha_WrongSize.selector, 11, 10), 11, 100 * UNIT);
        pullAs(bob, 1);
        pullRefused(abi.encodeWithSelector(IGacha.Gacha_TooDear.selector, UNIT + STEP, UNIT), 1, UNIT);
        vm.prank(admin);
        gacha.setOpen(machineId, false);
        pullRefused(abi.encodeWithSelector(IGacha.Gacha_Closed.selector, machineId), 1, 2 * UNIT);
        vm.prank(pauser);
        gacha.pause();
        pullRefused(abi.encodeWithSelector(IPausing.Pausing_Paused.selector), 1, 2 * UNIT);
    }

    function test_Pull_TenThousandPetsAndNoMore() external {
        token.mint(alice, 100_000 ether);
        for (uint256 i; i < 1000; ++i) {
            pullAs(alice, 10);
        }
        pullRefused(abi.encodeWithSelector(IGacha.Gacha_TooFewLeft.selector, 1, 0), 1, type(uint256).max);
        bring(0);
        gacha.settle(machineId, 1000);
        assertEq(gacha.balanceOf(alice), 10_000);
        assertEq(gacha.machineOf(machineId).size, 0);
        // Each of them once.
        for (uint256 pet = 1; pet <= 10_000; pet += 37) {
            assertEq(gacha.ownerOf(gacha.tokenIdOf(machineId, pet)), alice);
        }
        // One goes back, and only that one can come.
        uint256 tokenId = gacha.tokenIdOf(machineId, 4242);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        uint256 orderId = pullAs(bob, 1);
        bring(orderId);
        gacha.settle(machineId, 10);
        assertEq(gacha.ownerOf(tokenId), bob);
        assertEq(gacha.paidFor(tokenId), UNIT + 10_000 * STEP);
    }

    function test_Settle_GivesWhatAnyoneCanComputeAgain() external {
        pullAs(alice, 1);
        assertEq(gacha.settle(machineId, 10), 0);
        bring(0);
        uint256 tokenId = expectedPet(0, 0, 10_000);
        vm.expectEmit(address(gacha));
        emit IGacha.PetPulled(machineId, 0, 0, tokenId, alice, UNIT);
        vm.prank(stranger);
        assertEq(gacha.settle(machineId, 10), 1);
        assertEq(gacha.ownerOf(tokenId), alice);
        assertTrue(gacha.orderOf(machineId, 0).isSettled);
        IGacha.Machine memory machine = gacha.machineOf(machineId);
        assertEq(machine.size, 9_999);
        assertEq(machine.waiting, 0);
        assertEq(machine.reserve, UNIT);
    }

    function testFuzz_Settle_RefundsWhatIsOverdue(uint8 size_) external {
        uint256 size = bound(size_, 1, 10);
        petOf(bob);
        pullAs(alice, size);
        uint256 paid = gacha.orderOf(machineId, 1).paid;
        vm.warp(randomness.timeOf(gacha.orderOf(machineId, 1).round) + 1 days);
        assertEq(gacha.settle(machineId, 10), 0);
        vm.warp(vm.getBlockTimestamp() + 1);
        vm.expectEmit(address(gacha));
        emit IGacha.Refunded(machineId, 1, alice, coin, paid);
        assertEq(gacha.settle(machineId, 10), 1);
        assertEq(credits.creditOf(coin, alice), paid);
        assertEq(gacha.machineOf(machineId).reserve, UNIT);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        bring(1);
        assertEq(gacha.settle(machineId, 10), 0);
    }

    function testFuzz_Redeem_Pays83Of100(uint8 before) external {
        if (before != 0) pullAs(bob, bound(before, 1, 10));
        uint256 pulls = gacha.machineOf(machineId).pulls;
        uint256 orderId = pullAs(alice, 1);
        bring(orderId);
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
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotYours.selector, alice, tokenId));
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        gacha.paidFor(tokenId);
    }

    /// @dev Settles everything, and says which pet came out for this account.
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

    function test_Redeem_RevertWhen_ItIsNotTheCallers() external {
        uint256 tokenId = petOf(alice);
        vm.prank(alice);
        gacha.approve(bob, tokenId);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotYours.selector, bob, tokenId));
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_NotYours.selector, alice, 12345));
        vm.prank(alice);
        gacha.redeem(12345, alice);
    }

    /// @dev What a pet brings goes with it, not with who pulled it.
    function test_Redeem_IsTheHoldersRight() external {
        uint256 tokenId = petOf(alice);
        vm.prank(alice);
        gacha.transferFrom(alice, bob, tokenId);
        uint256 before = token.balanceOf(bob);
        vm.prank(bob);
        gacha.redeem(tokenId, bob);
        assertEq(token.balanceOf(bob) - before, 0.83 ether);
    }

    function test_Redeem_QueuesBehindPullsThatWait() external {
        uint256 tokenId = petOf(alice);
        pullAs(bob, 1);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        // Paid at once, in the pool later.
        assertEq(token.balanceOf(alice), 10_000 ether - 0.17 ether);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        assertEq(gacha.machineOf(machineId).orders, 3);
        assertEq(gacha.settle(machineId, 10), 0);
        bring(1);
        assertEq(gacha.settle(machineId, 10), 2);
        assertEq(gacha.machineOf(machineId).size, 9_999);
        assertEq(gacha.orderOf(machineId, 2).owner, address(0));
        assertTrue(gacha.orderOf(machineId, 2).isSettled);
    }

    function test_Pets_SayWhoTheyAreAndCountTransfers() external {
        uint256 tokenId = petOf(alice);
        uint256 pet = tokenId & 0xffff;
        assertLe(pet, 10_000);
        assertEq(gacha.tokenIdOf(machineId, pet), tokenId);
        // Written into what others keep: the machine, and sixteen bits for its pet.
        assertEq(gacha.tokenIdOf(3, 10_000), 3 * 65_536 + 10_000);
        assertEq(gacha.tokenURI(tokenId), string.concat(BASE, vm.toString(pet), ".json"));
        assertEq(gacha.name(), "Mofu Gacha Pets");
        assertEq(gacha.symbol(), "GACHA");
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        gacha.tokenURI(1);
        assertTrue(gacha.supportsInterface(type(ICountsTransfers).interfaceId));
        assertTrue(gacha.supportsInterface(type(IERC721).interfaceId));
        assertFalse(gacha.supportsInterface(0xffffffff));
        uint256 count = gacha.transferCount(tokenId);
        vm.prank(alice);
        gacha.transferFrom(alice, bob, tokenId);
        assertEq(gacha.transferCount(tokenId), count + 1);
        assertEq(gacha.paidFor(tokenId), UNIT);
        vm.startPrank(bob);
        gacha.safeTransferFrom(bob, alice, tokenId);
        vm.stopPrank();
        assertEq(gacha.transferCount(tokenId), count + 2);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        assertEq(gacha.transferCount(tokenId), count + 2);
    }

    function test_KnowsItsHouseAndNoMachineThatIsNotThere() external view {
        assertEq(gacha.roles(), address(roles));
        assertEq(gacha.credits(), address(credits));
        assertEq(gacha.randomness(), address(randomness));
        IGacha.Machine memory none;
        assertEq(abi.encode(gacha.machineOf(2)), abi.encode(none));
    }
}
