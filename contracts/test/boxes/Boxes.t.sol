// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {RandomPick} from "../../src/shared/RandomPick.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {BoxesTest} from "./BoxesTest.sol";

contract BoxesDrawTest is BoxesTest {
    /// @custom:spec chain-22
    function testFuzz_Draw_IsBoundToAFutureRound(uint8 size_, bool inToken) external {
        uint256 size = bound(size_, 1, 12);
        Coin coin_ = inToken ? coin : NATIVE;
        uint256 boxId = published(coin_, 12);
        uint256 round = randomness.nextRound();
        vm.expectEmit(address(boxes));
        emit IBoxes.Drawn(boxId, 0, alice, coin_, PRICE * size, size, round, false, 12 - size);
        assertEq(drawAs(alice, boxId, size), 0);
        assertGe(randomness.timeOf(round), NOW + randomness.margin());
        IBoxesLens.Order memory order = lens.orderOf(boxId, 0);
        assertEq(order.owner, alice);
        assertEq(order.round, round);
        assertEq(order.size, size);
        assertEq(order.paid, PRICE * size);
        assertFalse(order.isSettled);
        assertEq(coin_.balanceOf(alice), 100 ether - PRICE * size);
        assertEq(coin_.balanceOf(address(boxes)), PRICE * size);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.pending, size);
        assertEq(box.soldCount, size);
        assertEq(box.timesToCall, 12 - size);
        assertTrue(box.state == (size == 12 ? IBoxes.BoxState.SoldOut : IBoxes.BoxState.Open));
        assertEq(lens.orderOf(boxId, 1).owner, address(0));
    }

    function expectDrawRevert(bytes memory reason, uint256 boxId, uint256 run, uint256 size, Coin coin_, uint256 paid)
        private
    {
        vm.expectRevert(reason);
        vm.prank(alice);
        boxes.draw{value: coin_.isNative() ? paid : 0}(boxId, run, size, coin_, paid, false);
    }

    function notOpen(uint256 boxId, IBoxes.BoxState state) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxes.Boxes_NotOpen.selector, boxId, state);
    }

    function test_Draw_RevertWhen_NotOpen() external {
        expectDrawRevert(notOpen(1, IBoxes.BoxState.None), 1, 1, 1, NATIVE, PRICE);
        IBoxManagement.Rules memory later = rules();
        later.openAt = NOW + 10;
        vm.prank(owner);
        uint256 boxId = boxes.createCollectionV3(detail(), NATIVE, later, PRICE);
        add(boxId, owner, 1, 0);
        expectDrawRevert(notOpen(boxId, IBoxes.BoxState.Unpublished), boxId, 0, 1, NATIVE, PRICE);
        publish(boxId);
        expectDrawRevert(notOpen(boxId, IBoxes.BoxState.NotYetOpen), boxId, 1, 1, NATIVE, PRICE);
        assertTrue(lens.boxOf(boxId).state == IBoxes.BoxState.NotYetOpen);
        vm.warp(CLOSE);
        expectDrawRevert(notOpen(boxId, IBoxes.BoxState.Over), boxId, 1, 1, NATIVE, PRICE);
        vm.warp(NOW + 10);
        drawAs(alice, boxId, 1);
        expectDrawRevert(notOpen(boxId, IBoxes.BoxState.SoldOut), boxId, 1, 1, NATIVE, PRICE);
        vm.prank(owner);
        boxes.unpublish(boxId);
        expectDrawRevert(notOpen(boxId, IBoxes.BoxState.Unpublished), boxId, 1, 1, NATIVE, PRICE);
    }

    function test_Draw_RevertWhen_TermsDifferFromWhatTheCallerNamed() external {
        uint256 boxId = published(NATIVE, 30);
        expectDrawRevert(abi.encodeWithSelector(IBoxes.Boxes_RunMismatch.selector, 1), boxId, 2, 1, NATIVE, PRICE);
        expectDrawRevert(abi.encodeWithSelector(IBoxes.Boxes_InvalidSize.selector, 0, 20), boxId, 1, 0, NATIVE, 0);
        expectDrawRevert(
            abi.encodeWithSelector(IBoxes.Boxes_InvalidSize.selector, 21, 20), boxId, 1, 21, NATIVE, 21 * PRICE
        );
        expectDrawRevert(
            abi.encodeWithSelector(IBoxes.Boxes_TermsMismatch.selector, NATIVE, PRICE), boxId, 1, 1, NATIVE, PRICE - 1
        );
        expectDrawRevert(
            abi.encodeWithSelector(IBoxes.Boxes_TermsMismatch.selector, NATIVE, PRICE), boxId, 1, 1, coin, PRICE
        );
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, PRICE, PRICE + 1));
        vm.prank(alice);
        boxes.draw{value: PRICE + 1}(boxId, 1, 1, NATIVE, PRICE, false);
        drawAs(alice, boxId, 20);
        expectDrawRevert(
            abi.encodeWithSelector(IBoxes.Boxes_InsufficientStock.selector, 11, 10), boxId, 1, 11, NATIVE, 11 * PRICE
        );
    }

    function test_Draw_RevertGiven_PausedOrCoinRemoved() external {
        uint256 boxId = published(coin, 2);
        vm.prank(admin);
        boxes.setCoin(coin, false);
        expectDrawRevert(
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin), boxId, 1, 1, coin, PRICE
        );
        vm.prank(pauser);
        boxes.pause();
        expectDrawRevert(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), boxId, 1, 1, coin, PRICE);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(alice);
        boxes.draw(boxId, 1, 1, coin, PRICE, true);
    }

    /// @custom:spec chain-25
    function test_DrawListed_PaysTheWhitelistPriceUpToTheLimit() external {
        uint256 boxId = published(NATIVE, 10);
        address[] memory accounts = new address[](1);
        accounts[0] = alice;
        vm.prank(owner);
        boxes.setWhitelist(boxId, accounts, 0.5 ether, 3);
        vm.prank(owner);
        boxes.setAllOpen(boxId, false);
        expectDrawRevert(
            abi.encodeWithSelector(IBoxes.Boxes_NotWhitelisted.selector, alice, 0, 0), boxId, 1, 1, NATIVE, PRICE
        );
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IBoxes.Boxes_TermsMismatch.selector, NATIVE, 1 ether));
        boxes.draw{value: 2 ether}(boxId, 1, 2, NATIVE, 2 ether, true);
        boxes.draw{value: 1 ether}(boxId, 1, 2, NATIVE, 1 ether, true);
        vm.expectRevert(abi.encodeWithSelector(IBoxes.Boxes_NotWhitelisted.selector, alice, 2, 3));
        boxes.draw{value: 1 ether}(boxId, 1, 2, NATIVE, 1 ether, true);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBoxes.Boxes_NotWhitelisted.selector, bob, 0, 0));
        vm.prank(bob);
        boxes.draw{value: 0.5 ether}(boxId, 1, 1, NATIVE, 0.5 ether, true);
        IBoxesLens.WhitelistItem memory item = lens.whitelistItem(boxId, alice);
        assertEq(item.price, 0.5 ether);
        assertEq(item.usedCount, 2);
        assertEq(item.limit, 3);
        // The order keeps its price when the entry changes.
        vm.prank(owner);
        boxes.setWhitelist(boxId, accounts, 9 ether, 0);
        assertEq(lens.orderOf(boxId, 0).paid, 1 ether);
        settleAndClaim(boxId, 0);
        assertEq(credits.creditOf(NATIVE, owner), 1 ether - 0.025 ether - 0.1 ether);
        assertEq(lens.boxOf(boxId).fee, 0.025 ether);
        assertEq(foreign.balanceOf(alice), 2);
    }

    /// @custom:spec chain-23
    function testFuzz_SettleAndClaim_TransferPrizesAndPayEveryone(uint8 size_, bool inToken) external {
        uint256 size = bound(size_, 1, 12);
        Coin coin_ = inToken ? coin : NATIVE;
        uint256 boxId = published(coin_, 12);
        drawAs(alice, boxId, size);
        settleAndClaim(boxId, 0);
        assertEq(foreign.balanceOf(alice), size);
        assertEq(foreign.balanceOf(address(boxes)), 12 - size);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.size, 12 - size);
        assertEq(box.pending, 0);
        assertEq(box.settled, 1);
        assertEq(box.fee, size * PRICE * 250 / 10_000);
        assertEq(box.commission, size * PRICE / 10);
        assertEq(credits.creditOf(coin_, owner), size * PRICE - box.fee - box.commission);
        assertEq(coin_.balanceOf(address(boxes)), box.fee + box.commission);
        assertTrue(lens.orderOf(boxId, 0).isSettled);
        assertEq(boxes.settle(boxId, 10), 0);
    }

    /// @custom:spec chain-23
    function test_Claim_TransfersOnceForAnyCaller() external {
        uint256 boxId = published(NATIVE, 5);
        drawAs(alice, boxId, 2);
        submitRound(boxId, 0);
        assertEq(boxes.settle(boxId, 10), 1);
        for (uint256 index; index < 5; ++index) {
            IBoxesLens.Nft memory nft = lens.nftOf(boxId, index);
            assertEq(nft.owner, nft.isDrawn ? alice : owner);
            if (!nft.isDrawn) {
                vm.expectRevert(abi.encodeWithSelector(IBoxes.Boxes_NotDrawn.selector, boxId, index));
                boxes.claim(boxId, one(index));
                continue;
            }
            vm.expectEmit(address(boxes));
            emit IBoxes.Claimed(boxId, index, alice, address(foreign), index + 1);
            vm.prank(stranger);
            boxes.claim(boxId, one(index));
            assertEq(foreign.ownerOf(index + 1), alice);
            vm.expectRevert(abi.encodeWithSelector(IBoxes.Boxes_NotDrawn.selector, boxId, index));
            boxes.claim(boxId, one(index));
        }
        assertEq(foreign.balanceOf(alice), 2);
    }

    function test_Settle_AssignsWhatAnyoneCanRecompute() external {
        uint256 boxId = published(NATIVE, 7);
        drawAs(alice, boxId, 1);
        submitRound(boxId, 0);
        (bytes32 value,) = randomness.roundStatus(lens.orderOf(boxId, 0).round);
        bytes32 seed = keccak256(abi.encode(value, address(boxes), boxId, uint256(0)));
        assertEq(seed, RandomPick.seedOf(value, address(boxes), boxId, 0));
        uint256 index = uint256(keccak256(abi.encode(seed, uint256(0)))) % 7;
        vm.expectEmit(address(boxes));
        emit IBoxes.PrizeAssigned(boxId, 0, 0, index, alice, owner, 0.875 ether, 0.1 ether, 0.025 ether);
        boxes.settle(boxId, 1);
        assertEq(lens.nftOf(boxId, index).owner, alice);
    }

    function test_Settle_StopsAtAMissingRound() external {
        uint256 boxId = published(NATIVE, 5);
        drawAs(alice, boxId, 1);
        uint256 round = lens.orderOf(boxId, 0).round;
        assertEq(boxes.settle(boxId, 10), 0);
        vm.warp(randomness.timeOf(round) + randomness.timeout());
        assertEq(boxes.settle(boxId, 10), 0);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_BoxNotFound.selector, 9));
        boxes.settle(9, 1);
    }

    function testFuzz_Settle_RefundsAnOverdueOrder(uint8 size_, bool listed) external {
        uint256 size = bound(size_, 1, 5);
        uint256 boxId = published(NATIVE, 5);
        address[] memory accounts = new address[](1);
        accounts[0] = alice;
        vm.prank(owner);
        boxes.setWhitelist(boxId, accounts, 0.5 ether, 5);
        uint256 paid = size * (listed ? 0.5 ether : 1 ether);
        vm.prank(alice);
        if (listed) boxes.draw{value: paid}(boxId, 1, size, NATIVE, paid, true);
        else boxes.draw{value: paid}(boxId, 1, size, NATIVE, paid, false);
        uint256 round = lens.orderOf(boxId, 0).round;
        uint256 deadline = randomness.timeOf(round) + randomness.timeout();
        vm.warp(deadline + 1);
        vm.expectEmit(address(boxes));
        emit IBoxes.Refunded(boxId, 0, alice, NATIVE, paid);
        vm.prank(stranger);
        assertEq(boxes.settle(boxId, 10), 1);
        assertEq(credits.creditOf(NATIVE, alice), paid);
        assertEq(address(boxes).balance, 0);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.size, 5);
        assertEq(box.pending, 0);
        assertEq(box.soldCount, 0);
        assertEq(lens.whitelistItem(boxId, alice).usedCount, 0);
        // The overdue round cannot be submitted any more.
        (uint256 x, uint256 y) = Beacon.sign(round);
        vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_RoundOverdue.selector, round, deadline));
        randomness.submit(round, x, y);
        assertEq(boxes.settle(boxId, 10), 0);
    }

    /// @custom:spec chain-24
    function test_ClaimCommissionAndFee_CreditOnce() external {
        uint256 boxId = published(coin, 3);
        drawAs(alice, boxId, 2);
        settleAndClaim(boxId, 0);
        vm.expectEmit(address(boxes));
        emit IBoxes.CommissionClaimed(boxId, owner, coin, 0.2 ether);
        vm.prank(stranger);
        assertEq(boxes.claimCommission(boxId), 0.2 ether);
        vm.expectEmit(address(boxes));
        emit IBoxes.FeeClaimed(boxId, treasury, coin, 0.05 ether);
        assertEq(boxes.claimFee(boxId), 0.05 ether);
        assertEq(boxes.claimCommission(boxId), 0);
        assertEq(boxes.claimFee(boxId), 0);
        assertEq(credits.creditOf(coin, owner), 1.95 ether);
        assertEq(credits.creditOf(coin, treasury), 0.05 ether);
        assertEq(coin.balanceOf(address(boxes)), 0);
    }

    function test_Settle_PaysEachDepositorForTheirOwnNfts() external {
        vm.startPrank(owner);
        uint256 boxId = boxes.createCollectionV3(detail(), NATIVE, rules(), PRICE);
        boxes.setCollaborator(boxId, collaborator, true);
        vm.stopPrank();
        for (uint256 i; i < 3; ++i) {
            add(boxId, owner, 1, 0);
            add(boxId, collaborator, 1, 0);
        }
        publish(boxId);
        drawAs(alice, boxId, 6);
        settleAndClaim(boxId, 0);
        assertEq(credits.creditOf(NATIVE, owner), 3 * 0.875 ether);
        assertEq(credits.creditOf(NATIVE, collaborator), 3 * 0.875 ether);
        assertEq(foreign.balanceOf(alice), 6);
    }
}
