// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions, PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

contract RoundsTest is PredictionsTest {
    function startExpectingRevert(bytes memory refusal, IPredictions.NewRound memory what) private {
        vm.expectRevert(refusal);
        vm.prank(operator);
        predictions.startRound(what);
    }

    function wrongTimes(uint256 lock, uint256 close) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IPredictions.Predictions_WrongTimes.selector, lock, close);
    }

    function test_StartRound_RevertGiven_Paused() external {
        vm.prank(pauser);
        predictions.pause();
        startExpectingRevert(abi.encodeWithSelector(IPausing.Pausing_Paused.selector), newRound());
    }

    function test_StartRound_RevertWhen_TheTermsMakeNoSense() external {
        IPredictions.NewRound memory what = newRound();
        what.coin = Coin.wrap(address(this));
        startExpectingRevert(
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, what.coin), what
        );
        what = newRound();
        what.dossier = 0;
        startExpectingRevert(abi.encodeWithSelector(IPredictions.Predictions_WrongDossier.selector, 0, 0), what);
        what = newRound();
        what.unit = 0;
        startExpectingRevert(abi.encodeWithSelector(IPredictions.Predictions_NoUnit.selector), what);
        what = newRound();
        what.lockTimestamp = NOW;
        startExpectingRevert(wrongTimes(NOW, CLOSE), what);
        what = newRound();
        what.closeTimestamp = LOCK - 1;
        startExpectingRevert(wrongTimes(LOCK, LOCK - 1), what);
        what = newRound();
        what.closeTimestamp = NOW + 365 days + 1;
        startExpectingRevert(wrongTimes(LOCK, NOW + 365 days + 1), what);
    }

    function test_StartRound_RevertWhen_TheDossierIsUsed() external {
        vm.prank(operator);
        uint256 epoch = predictions.startRound(newRound());
        startExpectingRevert(
            abi.encodeWithSelector(IPredictions.Predictions_WrongDossier.selector, DOSSIER, epoch), newRound()
        );
    }

    /// @custom:spec chain-32
    function testFuzz_StartsAndSetsARound(uint96 unit, uint40 lock, uint40 close, int128 price, bool isNative)
        external
    {
        IPredictions.NewRound memory what = newRound();
        what.unit = uint96(bound(unit, 1, type(uint96).max));
        what.lockTimestamp = uint40(bound(lock, NOW + 1, NOW + 365 days));
        what.closeTimestamp = uint40(bound(close, what.lockTimestamp, NOW + 365 days));
        (what.lockPrice, what.coin) = (price, isNative ? NATIVE : coin);
        vm.expectEmit(address(predictions));
        emit IPredictions.RoundStarted(
            1, DOSSIER, what.coin, what.unit, NOW, what.lockTimestamp, what.closeTimestamp, price, 300
        );
        vm.prank(operator);
        assertEq(predictions.startRound(what), 1);
        assertEq(predictions.epochOf(DOSSIER), 1);
        assertEq(predictions.currentEpoch(), 1);
        vm.expectEmit(address(predictions));
        emit IPredictions.RoundSet(1, LOCK, CLOSE);
        vm.prank(operator);
        predictions.setRound(1, LOCK, CLOSE);
        IPredictions.Round memory round = predictions.roundOf(1);
        assertEq(round.epoch, 1);
        assertEq(round.dossier, DOSSIER);
        assertTrue(round.rewardToken == what.coin);
        assertEq(round.unit, what.unit);
        assertEq(round.startTimestamp, NOW);
        assertEq(round.lockTimestamp, LOCK);
        assertEq(round.closeTimestamp, CLOSE);
        assertEq(round.lockPrice, price);
        assertEq(round.totalAmount, 0);
        assertTrue(round.state == IPredictions.State.Started);
    }

    function test_SetRound_RevertWhen_ItIsTooLateOrMakesNoSense() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.startPrank(operator);
        vm.expectRevert(wrongTimes(NOW, CLOSE));
        predictions.setRound(epoch, NOW, CLOSE);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NoRound.selector, 2));
        predictions.setRound(2, LOCK, CLOSE);
        vm.stopPrank();
        uint256 snapshot = vm.snapshotState();
        for (uint256 side = 1; side < 3; ++side) {
            betAs(alice, epoch, IPredictions.Side(side), 1);
            vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_HasBets.selector, epoch));
            vm.prank(operator);
            predictions.setRound(epoch, LOCK, CLOSE);
            vm.revertToState(snapshot);
        }
        vm.prank(admin);
        predictions.cancel(epoch);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        vm.prank(operator);
        predictions.setRound(epoch, LOCK, CLOSE);
        vm.revertToState(snapshot);
        vm.warp(LOCK);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Locked));
        vm.prank(operator);
        predictions.setRound(epoch, LOCK + 1, CLOSE);
    }

    function testFuzz_RevertWhen_TheCallerIsNotTheOperator(address caller) external {
        vm.assume(caller != operator);
        uint256 epoch = startIn(NATIVE, UNIT);
        bytes memory refusal = abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, PREDICTION_OPERATOR);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        predictions.startRound(newRound());
        vm.expectRevert(refusal);
        predictions.setRound(epoch, LOCK, CLOSE);
        vm.expectRevert(refusal);
        predictions.setResult(epoch, IPredictions.Side.A, 0);
    }

    /// @dev Every state a round goes through, second by second at the borders.
    function test_TheStatesOfARound() external {
        assertTrue(predictions.roundOf(1).state == IPredictions.State.None);
        uint256 epoch = startIn(NATIVE, UNIT);
        assertState(epoch, IPredictions.State.Started);
        vm.prank(pauser);
        predictions.pause();
        assertState(epoch, IPredictions.State.Paused);
        vm.prank(admin);
        predictions.unpause();
        vm.warp(LOCK - 1);
        assertState(epoch, IPredictions.State.Started);
        vm.warp(LOCK);
        assertState(epoch, IPredictions.State.Locked);
        vm.warp(LATE - 1);
        assertState(epoch, IPredictions.State.Locked);
        vm.warp(LATE);
        assertState(epoch, IPredictions.State.Ended);
        assertTrue(predictions.roundOf(epoch).isRefund);
        vm.warp(CLOSE);
        resultIs(epoch, IPredictions.Side.B);
        assertEq(predictions.roundOf(epoch).finalTimestamp, CLOSE + 1 days);
        vm.warp(CLOSE + 1 days - 1);
        assertState(epoch, IPredictions.State.Decided);
        vm.warp(CLOSE + 1 days);
        assertState(epoch, IPredictions.State.Ended);
    }

    function assertState(uint256 epoch, IPredictions.State state) private view {
        assertTrue(predictions.roundOf(epoch).state == state);
    }

    function test_SetResult_RevertWhen_ItIsNotTheTime() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.startPrank(operator);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NoRound.selector, 2));
        predictions.setResult(2, IPredictions.Side.A, 0);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Started));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(CLOSE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NotTheTime.selector, CLOSE, LATE));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(LATE);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(LATE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_WrongSide.selector, 0));
        predictions.setResult(epoch, IPredictions.Side.None, 0);
        vm.expectEmit(address(predictions));
        emit IPredictions.ResultSet(epoch, IPredictions.Side.A, 77, LATE - 1 + 1 days);
        predictions.setResult(epoch, IPredictions.Side.A, 77);
        assertEq(predictions.roundOf(epoch).closePrice, 77);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Decided));
        predictions.setResult(epoch, IPredictions.Side.B, 0);
    }

    function test_ObjectTo_TheOperatorMayNameAnotherInTime() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.warp(CLOSE);
        vm.prank(operator);
        predictions.setResult(epoch, IPredictions.Side.A, 77);
        vm.warp(CLOSE + 1 days - 1);
        vm.expectEmit(address(predictions));
        emit IPredictions.ResultObjected(epoch, admin);
        vm.prank(admin);
        predictions.objectTo(epoch);
        IPredictions.Round memory round = predictions.roundOf(epoch);
        assertTrue(round.result == IPredictions.Side.None);
        assertEq(round.finalTimestamp, 0);
        assertEq(round.closePrice, 0);
        resultIs(epoch, IPredictions.Side.B);
        vm.warp(CLOSE + 2 days);
        assertTrue(predictions.roundOf(epoch).result == IPredictions.Side.B);
        assertTrue(predictions.roundOf(epoch).state == IPredictions.State.Ended);
    }

    function test_ObjectTo_AfterTheTimeEveryBetGoesBack() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        betAs(alice, epoch, IPredictions.Side.A, 1);
        betAs(bob, epoch, IPredictions.Side.B, 1);
        vm.warp(LATE - 1);
        resultIs(epoch, IPredictions.Side.A);
        vm.warp(LATE);
        assertTrue(predictions.roundOf(epoch).state == IPredictions.State.Decided);
        vm.prank(house);
        predictions.objectTo(epoch);
        assertEq(claimAs(alice, epoch), UNIT);
        assertEq(claimAs(bob, epoch), UNIT);
    }

    function test_ObjectTo_RevertWhen_ThereIsNothingToObjectTo() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, operator));
        vm.prank(operator);
        predictions.objectTo(epoch);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Started));
        vm.prank(admin);
        predictions.objectTo(epoch);
        settle(epoch, IPredictions.Side.A);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        vm.prank(admin);
        predictions.objectTo(epoch);
    }

    function test_Cancel_RevertWhen_ThereIsAResultOrItIsOver() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, operator));
        vm.prank(operator);
        predictions.cancel(epoch);
        vm.warp(CLOSE);
        resultIs(epoch, IPredictions.Side.A);
        vm.startPrank(admin);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Decided));
        predictions.cancel(epoch);
        vm.warp(CLOSE + 1 days);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        predictions.cancel(epoch);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NoRound.selector, 2));
        predictions.cancel(2);
    }

    function test_Cancel_IsOnceAndLocked() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.warp(LOCK);
        vm.expectEmit(address(predictions));
        emit IPredictions.RoundCancelled(epoch, admin);
        vm.startPrank(admin);
        predictions.cancel(epoch);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        predictions.cancel(epoch);
        vm.stopPrank();
        vm.warp(CLOSE);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        resultIs(epoch, IPredictions.Side.A);
    }

    function test_KnowsItsHouse() external view {
        assertEq(predictions.credits(), address(credits));
        assertEq(predictions.roles(), address(roles));
        assertEq(predictions.feeRate(), 300);
        assertEq(predictions.feeRateCap(), 1000);
    }
}
