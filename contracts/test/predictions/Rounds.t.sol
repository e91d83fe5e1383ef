// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions, PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

contract RoundsTest is PredictionsTest {
    function startExpectingRevert(bytes memory refusal, IPredictions.NewRound memory newRound_) private {
        vm.expectRevert(refusal);
        vm.prank(operator);
        predictions.startRound(newRound_);
    }

    function wrongTimes(uint256 lock, uint256 close) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IPredictions.Predictions_InvalidTimes.selector, lock, close);
    }

    function test_StartRound_RevertGiven_Paused() external {
        vm.prank(pauser);
        predictions.pause();
        startExpectingRevert(abi.encodeWithSelector(IPausable.Pausable_Paused.selector), newRound());
    }

    function test_StartRound_RevertWhen_TheParametersAreInvalid() external {
        IPredictions.NewRound memory newRound_ = newRound();
        newRound_.coin = Coin.wrap(address(this));
        startExpectingRevert(
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, newRound_.coin), newRound_
        );
        newRound_ = newRound();
        newRound_.dossier = 0;
        startExpectingRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidDossier.selector, 0, 0), newRound_);
        newRound_ = newRound();
        newRound_.unit = 0;
        startExpectingRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidUnit.selector), newRound_);
        newRound_ = newRound();
        newRound_.lockTimestamp = NOW;
        startExpectingRevert(wrongTimes(NOW, CLOSE), newRound_);
        newRound_ = newRound();
        newRound_.closeTimestamp = LOCK - 1;
        startExpectingRevert(wrongTimes(LOCK, LOCK - 1), newRound_);
        newRound_ = newRound();
        newRound_.closeTimestamp = NOW + 365 days + 1;
        startExpectingRevert(wrongTimes(LOCK, NOW + 365 days + 1), newRound_);
    }

    function test_StartRound_RevertWhen_TheDossierIsUsed() external {
        vm.prank(operator);
        uint256 epoch = predictions.startRound(newRound());
        startExpectingRevert(
            abi.encodeWithSelector(IPredictions.Predictions_InvalidDossier.selector, DOSSIER, epoch), newRound()
        );
    }

    /// @custom:spec chain-32
    function testFuzz_StartRound_ThenSetRoundChangesItsTimes(
        uint96 unit,
        uint40 lock,
        uint40 close,
        int128 price,
        bool isNative
    ) external {
        IPredictions.NewRound memory newRound_ = newRound();
        newRound_.unit = uint96(bound(unit, 1, type(uint96).max));
        newRound_.lockTimestamp = uint40(bound(lock, NOW + 1, NOW + 365 days));
        newRound_.closeTimestamp = uint40(bound(close, newRound_.lockTimestamp, NOW + 365 days));
        (newRound_.lockPrice, newRound_.coin) = (price, isNative ? NATIVE : coin);
        vm.expectEmit(address(predictions));
        emit IPredictions.RoundStarted(
            1,
            DOSSIER,
            newRound_.coin,
            newRound_.unit,
            NOW,
            newRound_.lockTimestamp,
            newRound_.closeTimestamp,
            price,
            300
        );
        vm.prank(operator);
        assertEq(predictions.startRound(newRound_), 1);
        assertEq(predictions.epochOf(DOSSIER), 1);
        assertEq(predictions.currentEpoch(), 1);
        vm.expectEmit(address(predictions));
        emit IPredictions.RoundSet(1, LOCK, CLOSE);
        vm.prank(operator);
        predictions.setRound(1, LOCK, CLOSE);
        IPredictions.Round memory round = predictions.roundOf(1);
        assertEq(round.epoch, 1);
        assertEq(round.dossier, DOSSIER);
        assertTrue(round.rewardToken == newRound_.coin);
        assertEq(round.unit, newRound_.unit);
        assertEq(round.startTimestamp, NOW);
        assertEq(round.lockTimestamp, LOCK);
        assertEq(round.closeTimestamp, CLOSE);
        assertEq(round.lockPrice, price);
        assertEq(round.totalAmount, 0);
        assertTrue(round.state == IPredictions.State.Started);
    }

    function test_SetRound_RevertWhen_NotOpenOrWithBetsOrTheTimesAreInvalid() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.startPrank(operator);
        vm.expectRevert(wrongTimes(NOW, CLOSE));
        predictions.setRound(epoch, NOW, CLOSE);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_RoundNotFound.selector, 2));
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

    /// @dev Every state of a round, to the second at each boundary.
    function test_RoundOf_ReportsEveryState() external {
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

    function test_SetResult_RevertWhen_OutsideTheResultWindow() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.startPrank(operator);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_RoundNotFound.selector, 2));
        predictions.setResult(2, IPredictions.Side.A, 0);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Started));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(CLOSE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_OutsideResultWindow.selector, CLOSE, LATE));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(LATE);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(LATE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidSide.selector, 0));
        predictions.setResult(epoch, IPredictions.Side.None, 0);
        vm.expectEmit(address(predictions));
        emit IPredictions.ResultSet(epoch, IPredictions.Side.A, 77, LATE - 1 + 1 days);
        predictions.setResult(epoch, IPredictions.Side.A, 77);
        assertEq(predictions.roundOf(epoch).closePrice, 77);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Decided));
        predictions.setResult(epoch, IPredictions.Side.B, 0);
    }

    function test_Dispute_TheOperatorCanSetAnotherResultInTime() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.warp(CLOSE);
        vm.prank(operator);
        predictions.setResult(epoch, IPredictions.Side.A, 77);
        vm.warp(CLOSE + 1 days - 1);
        vm.expectEmit(address(predictions));
        emit IPredictions.ResultDisputed(epoch, admin);
        vm.prank(admin);
        predictions.dispute(epoch);
        IPredictions.Round memory round = predictions.roundOf(epoch);
        assertTrue(round.result == IPredictions.Side.None);
        assertEq(round.finalTimestamp, 0);
        assertEq(round.closePrice, 0);
        resultIs(epoch, IPredictions.Side.B);
        vm.warp(CLOSE + 2 days);
        assertTrue(predictions.roundOf(epoch).result == IPredictions.Side.B);
        assertTrue(predictions.roundOf(epoch).state == IPredictions.State.Ended);
    }

    function test_Dispute_AfterTheResultWindowEveryBetIsRefunded() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        betAs(alice, epoch, IPredictions.Side.A, 1);
        betAs(bob, epoch, IPredictions.Side.B, 1);
        vm.warp(LATE - 1);
        resultIs(epoch, IPredictions.Side.A);
        vm.warp(LATE);
        assertTrue(predictions.roundOf(epoch).state == IPredictions.State.Decided);
        vm.prank(platformOwner);
        predictions.dispute(epoch);
        assertEq(claimAs(alice, epoch), UNIT);
        assertEq(claimAs(bob, epoch), UNIT);
    }

    function test_Dispute_RevertWhen_NotAdminOrThereIsNoDisputableResult() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, operator));
        vm.prank(operator);
        predictions.dispute(epoch);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Started));
        vm.prank(admin);
        predictions.dispute(epoch);
        settle(epoch, IPredictions.Side.A);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        vm.prank(admin);
        predictions.dispute(epoch);
    }

    function test_Cancel_RevertWhen_NotAdminOrThereIsAResult() external {
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
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_RoundNotFound.selector, 2));
        predictions.cancel(2);
    }

    function test_Cancel_IsFinal() external {
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

    function test_Constructor_SetsLedgerRolesAndFee() external view {
        assertEq(predictions.credits(), address(credits));
        assertEq(predictions.roles(), address(roles));
        assertEq(predictions.feeRate(), 300);
        assertEq(predictions.feeRateCap(), 1000);
    }
}
