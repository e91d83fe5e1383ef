// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

contract ClaimsTest is PredictionsTest {
    function test_Claim_RevertWhen_ThereIsNothingToClaim() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        betAs(alice, epoch, IPredictions.Side.A, 1);
        betAs(bob, epoch, IPredictions.Side.B, 1);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_RoundNotFound.selector, 9));
        claimAs(alice, 9);
        assertEq(predictions.claimable(9, alice), 0);
        vm.expectRevert(nothing(epoch, alice));
        claimAs(alice, epoch);
        vm.warp(CLOSE);
        resultIs(epoch, IPredictions.Side.A);
        vm.warp(CLOSE + 1 days - 1);
        vm.expectRevert(nothing(epoch, alice));
        claimAs(alice, epoch);
        vm.expectRevert(nothing(epoch, treasury));
        predictions.claimFee(epoch);
        vm.warp(CLOSE + 1 days);
        vm.expectRevert(nothing(epoch, bob));
        claimAs(bob, epoch);
        vm.expectRevert(nothing(epoch, carol));
        claimAs(carol, epoch);
        vm.expectRevert(IPredictions.Predictions_InvalidReceiver.selector);
        vm.prank(alice);
        predictions.claim(epoch, address(0));
        claimAs(alice, epoch);
        vm.expectRevert(nothing(epoch, alice));
        claimAs(alice, epoch);
        assertTrue(predictions.betOf(epoch, alice).claimed);
    }

    /// @custom:spec chain-34
    function testFuzz_Claim_PayoutsAndFeeAddUpToThePot(
        uint96 unit,
        uint64[3] memory units,
        uint16 rate,
        bool isA,
        bool isNative
    ) external {
        unit = uint96(bound(unit, 1, 1e18));
        Coin coin_ = isNative ? NATIVE : coin;
        vm.prank(admin);
        predictions.setFeeRate(uint16(bound(rate, 0, 1000)));
        uint256 epoch = startIn(coin_, unit);
        // A round keeps the fee rate it was started with.
        vm.prank(admin);
        predictions.setFeeRate(1000);
        for (uint256 i; i < 3; ++i) {
            units[i] = uint64(bound(units[i], 1, 300));
        }
        betAs(alice, epoch, IPredictions.Side.A, units[0]);
        betAs(bob, epoch, IPredictions.Side.B, units[1]);
        betAs(carol, epoch, isA ? IPredictions.Side.A : IPredictions.Side.B, units[2]);
        settle(epoch, isA ? IPredictions.Side.A : IPredictions.Side.B);
        vm.prank(pauser);
        predictions.pause();
        IPredictions.Round memory round = predictions.roundOf(epoch);
        assertEq(round.rewardAmount + round.treasuryAmt, round.totalAmount);
        assertEq(round.rewardBaseCalAmount, isA ? round.aAmount : round.bAmount);
        assertFalse(round.isRefund);
        uint256 paid = assertPaid(isA ? alice : bob, epoch, units[isA ? 0 : 1] * uint256(unit));
        paid += assertPaid(carol, epoch, units[2] * uint256(unit));
        assertEq(paid, round.rewardAmount);
        uint256 fee = assertFee(epoch, round);
        assertEq(paid + fee, round.totalAmount);
        assertEq(coin_.balanceOf(address(predictions)), 0);
        uint256 losing = isA ? round.bAmount : round.aAmount;
        assertEq(fee, losing * bound(rate, 0, 1000) / 10_000);
    }

    function assertPaid(address who, uint256 epoch, uint256 staked) private returns (uint256 amount) {
        amount = predictions.claimable(epoch, who);
        assertGe(amount, staked);
        vm.expectEmit(address(predictions));
        emit IPredictions.RewardClaimed(epoch, who, stranger, amount);
        vm.prank(who);
        assertEq(predictions.claim(epoch, stranger), amount);
        assertEq(predictions.claimable(epoch, who), 0);
    }

    function assertFee(uint256 epoch, IPredictions.Round memory round) private returns (uint256 fee) {
        if (round.treasuryAmt == 0) {
            vm.expectRevert(nothing(epoch, treasury));
            return predictions.claimFee(epoch);
        }
        vm.expectEmit(address(predictions));
        emit IPredictions.FeeClaimed(epoch, treasury, round.treasuryAmt);
        vm.prank(stranger);
        fee = predictions.claimFee(epoch);
        assertEq(fee, round.treasuryAmt);
        assertEq(credits.creditOf(round.rewardToken, treasury), fee);
        vm.expectRevert(nothing(epoch, treasury));
        predictions.claimFee(epoch);
    }

    function assertRefunds(uint256 epoch) private {
        assertTrue(predictions.roundOf(epoch).isRefund);
        vm.expectRevert(nothing(epoch, treasury));
        predictions.claimFee(epoch);
        vm.expectEmit(address(predictions));
        emit IPredictions.BetRefunded(epoch, alice, alice, 3 * UNIT);
        assertEq(claimAs(alice, epoch), 3 * UNIT);
        assertEq(claimAs(bob, epoch), 2 * UNIT);
        vm.expectRevert(nothing(epoch, alice));
        claimAs(alice, epoch);
        vm.expectRevert(nothing(epoch, carol));
        claimAs(carol, epoch);
        assertEq(address(predictions).balance, 0);
    }

    function onOneSide() private returns (uint256 epoch) {
        epoch = startIn(NATIVE, UNIT);
        betAs(alice, epoch, IPredictions.Side.A, 3);
        betAs(bob, epoch, IPredictions.Side.A, 2);
    }

    /// @custom:spec chain-34
    function test_Claim_RefundsEveryBetIfNobodyBetOnTheWinningSide() external {
        uint256 epoch = onOneSide();
        settle(epoch, IPredictions.Side.B);
        assertRefunds(epoch);
    }

    function test_ClaimFee_ThereIsNoneIfEverybodyBetOnTheWinningSide() external {
        uint256 epoch = onOneSide();
        settle(epoch, IPredictions.Side.A);
        assertEq(predictions.roundOf(epoch).treasuryAmt, 0);
        assertEq(claimAs(alice, epoch), 3 * UNIT);
        assertEq(claimAs(bob, epoch), 2 * UNIT);
        assertEq(address(predictions).balance, 0);
    }

    /// @custom:spec chain-34
    function test_Claim_RefundsEveryBetOfACancelledRound() external {
        uint256 epoch = onOneSide();
        vm.prank(admin);
        predictions.cancel(epoch);
        assertRefunds(epoch);
    }

    /// @custom:spec chain-34
    function test_Claim_RefundsEveryBetWithoutAResultInTime() external {
        uint256 epoch = onOneSide();
        vm.warp(LATE - 1);
        vm.expectRevert(nothing(epoch, alice));
        claimAs(alice, epoch);
        vm.warp(LATE);
        assertRefunds(epoch);
    }
}
