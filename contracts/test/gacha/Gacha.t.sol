// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "solady/src/tokens/ERC721.sol";

import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IERC7572} from "../../src/shared/IERC7572.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {ITransferCounter} from "../../src/shared/ITransferCounter.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {GachaTest} from "./GachaTest.sol";

contract GachaUnitTest is GachaTest {
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

    function test_Create_TheFirstPullCostsExactlyOneWholeCoin() external {
        vm.expectEmit(address(gacha));
        emit IGacha.MachineCreated(2, coin, 1 ether, STEP, 10_000, BASE, detail());
        vm.prank(admin);
        assertEq(gacha.create(detail(), STEP, BASE), 2);
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
    }

    function test_Create_TheFirstPriceFollowsTheCoinsDecimals() external {
        gacha = new Gacha(roles, credits, randomness, Coin.wrap(address(new PlainToken(6))));
        vm.startPrank(admin);
        assertEq(gacha.machineOf(gacha.create(detail(), 1_000_000, BASE)).price, 1_000_000);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 1_000_001, 1_000_000));
        gacha.create(detail(), 1_000_001, BASE);
        vm.stopPrank();
    }

    function test_Create_RevertWhen_TheStepIsInvalid() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 0, 1 ether));
        gacha.create(detail(), 0, BASE);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 1 ether + 1, 1 ether));
        gacha.create(detail(), 1 ether + 1, BASE);
        gacha.create(detail(), 1 ether, BASE);
        vm.stopPrank();
    }

    function test_New_RevertWhen_TheCoinIsInvalid() external {
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidCoin.selector, NATIVE, 0));
        new Gacha(roles, credits, randomness, NATIVE);
        Coin wide = Coin.wrap(address(new PlainToken(19)));
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidCoin.selector, wide, 19));
        new Gacha(roles, credits, randomness, wide);
    }

    function test_EndCreation_EndsItForEver() external {
        assertFalse(gacha.isSupplyFixed());
        vm.expectEmit(address(gacha));
        emit IGacha.CreationEnded(1);
        vm.startPrank(admin);
        gacha.endCreation();
        assertTrue(gacha.isSupplyFixed());
        vm.expectRevert(IGacha.Gacha_CreationEnded.selector);
        gacha.create(detail(), STEP, BASE);
        vm.expectRevert(IGacha.Gacha_CreationEnded.selector);
        gacha.endCreation();
        vm.stopPrank();
        assertEq(gacha.machineCount(), 1);
    }

    /// @dev A second machine begins at one coin again, so its pets can be obtained for less than was paid for older
    /// ones.
    function test_IsSupplyFixed_IsFalseWithAnyOtherNumberOfMachines() external {
        newMachine();
        vm.prank(admin);
        gacha.endCreation();
        assertFalse(gacha.isSupplyFixed());
        Gacha empty = new Gacha(roles, credits, randomness, coin);
        vm.prank(admin);
        empty.endCreation();
        assertFalse(empty.isSupplyFixed());
    }

    function test_SetContractURI_StoresAndAnnouncesIt() external {
        assertEq(gacha.contractURI(), "");
        vm.expectEmit(address(gacha));
        emit IERC7572.ContractURIUpdated();
        vm.prank(admin);
        gacha.setContractURI("ipfs://collection.json");
        assertEq(gacha.contractURI(), "ipfs://collection.json");
    }

    function test_SetDetail_EmitsTheTexts() external {
        vm.startPrank(admin);
        vm.expectEmit(address(gacha));
        emit IGacha.DetailSet(machineId, detail());
        gacha.setDetail(machineId, detail());
        bytes memory refusal = abi.encodeWithSelector(IGacha.Gacha_MachineNotFound.selector, 9);
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

    function test_Pets_HaveMetadataAndCountTransfers() external {
        uint256 tokenId = petOf(alice);
        uint256 pet = tokenId & 0xffff;
        assertLe(pet, 10_000);
        assertEq(gacha.tokenIdOf(machineId, pet), tokenId);
        // The layout of token ids is fixed, because others store them.
        assertEq(gacha.tokenIdOf(3, 10_000), 3 * 65_536 + 10_000);
        assertEq(gacha.tokenURI(tokenId), string.concat(BASE, vm.toString(pet), ".json"));
        assertEq(gacha.name(), "Mofu Gacha Pets");
        assertEq(gacha.symbol(), "GACHA");
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        gacha.tokenURI(1);
        assertTrue(gacha.supportsInterface(type(ITransferCounter).interfaceId));
        assertTrue(gacha.supportsInterface(type(IERC721).interfaceId));
        assertTrue(gacha.supportsInterface(type(IFixedSupply).interfaceId));
        assertTrue(gacha.supportsInterface(type(IERC7572).interfaceId));
        // Token URIs never change, so there are no metadata updates (ERC-4906).
        assertFalse(gacha.supportsInterface(0x49064906));
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

    function test_Views_ReturnDependenciesAndNoUnknownMachine() external view {
        assertEq(gacha.roles(), address(roles));
        assertTrue(gacha.coin() == coin);
        assertEq(gacha.credits(), address(credits));
        assertEq(gacha.randomness(), address(randomness));
        IGacha.Machine memory none;
        assertEq(abi.encode(gacha.machineOf(2)), abi.encode(none));
    }
}
