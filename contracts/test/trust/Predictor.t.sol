// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice The prediction operator's key, stolen.
contract PredictorTrustTest is AccessTable {
    function setUp() public override {
        super.setUp();
        epoch = startedRound();
        betAs(alice, IPredictions.Side.A);
        betAs(bob, IPredictions.Side.B);
    }

    /// @dev Neither other times nor a result outside of its window. Without a result in time every bet is refunded.
    function test_Predictor1_CannotTouchBets() external {
        IPredictions.Round memory round = predictions.roundOf(epoch);
        uint40 soon = uint40(block.timestamp + 1);
        vm.startPrank(predictor);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_HasBets.selector, epoch));
        predictions.setRound(epoch, soon, soon);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictions.Predictions_InvalidDossier.selector, bytes32("dossier"), epoch)
        );
        predictions.startRound(IPredictions.NewRound("dossier", NATIVE, BET, soon, soon, 0));
        assertNoResult(IPredictions.State.Started);
        vm.warp(round.closeTimestamp - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictions.Predictions_OutsideResultWindow.selector,
                round.closeTimestamp,
                round.closeTimestamp + 7 days
            )
        );
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        assertEq(predictions.betOf(epoch, alice).amount, BET);
        assertEq(predictions.betOf(epoch, bob).amount, BET);
        vm.warp(round.closeTimestamp + 7 days);
        assertNoResult(IPredictions.State.Ended);
        vm.stopPrank();
        assertClaim(alice, BET);
        assertClaim(bob, BET);
    }

    function test_Predictor2_CannotChangeAResult() external {
        vm.warp(predictions.roundOf(epoch).closeTimestamp);
        vm.startPrank(predictor);
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        assertNoResult(IPredictions.State.Decided);
        vm.warp(block.timestamp + 1 days);
        assertNoResult(IPredictions.State.Ended);
        vm.stopPrank();
        assertClaim(alice, 2 * BET - BET * 3 / 100);
    }

    function test_Predictor3_CannotPayAnybody() external {
        boxId = boxOf(carol);
        vm.warp(predictions.roundOf(epoch).closeTimestamp);
        vm.prank(predictor);
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.warp(block.timestamp + 1 days);
        uint256 credit = credits.creditOf(NATIVE, platformOwner);
        vm.startPrank(predictor);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NothingToClaim.selector, epoch, predictor));
        predictions.claim(epoch, predictor);
        predictions.claimFee(epoch);
        vm.stopPrank();
        assertEq(credits.creditOf(NATIVE, platformOwner) - credit, BET * 3 / 100, "the fee");
        assertRefused(predictor, "predictionOperator");
        assertClaim(alice, 2 * BET - BET * 3 / 100);
        assertEq(predictor.balance + credits.creditOf(NATIVE, predictor) + address(predictions).balance, 0);
    }

    /// @dev The operator can set neither side in this state.
    function assertNoResult(IPredictions.State state) private {
        bytes memory refusal = abi.encodeWithSelector(IPredictions.Predictions_InvalidState.selector, epoch, state);
        vm.expectRevert(refusal);
        predictions.setResult(epoch, IPredictions.Side.A, 0);
        vm.expectRevert(refusal);
        predictions.setResult(epoch, IPredictions.Side.B, 0);
    }

    function assertClaim(address user, uint256 amount) private {
        uint256 before = user.balance;
        vm.prank(user);
        predictions.claim(epoch, user);
        assertEq(user.balance - before, amount);
    }
}
