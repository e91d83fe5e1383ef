// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PredictionsTest} from "../predictions/PredictionsTest.sol";
import {PredictionsHandler} from "./PredictionsHandler.sol";

/// @notice Properties that hold for any sequence of bets, results, disputes, cancellations and claims.
contract PredictionsInvariants is PredictionsTest {
    PredictionsHandler private handler;
    Coin[2] private coins;

    function setUp() public override {
        super.setUp();
        coins = [NATIVE, coin];
        handler = new PredictionsHandler(predictions, coin, operator, admin);
        targetContract(address(handler));
    }

    /// @dev The contract holds exactly what came in and was not paid out; a final result never changes; the fee is within
    /// its rate; and what is still claimable in a round is what is left of it. Until they are paid, claimable amounts are
    /// each exact to the coin's smallest unit.
    function invariant_EveryRoundIsCovered() external view {
        uint256[2] memory held;
        for (uint256 epoch = 1; epoch <= predictions.currentEpoch(); ++epoch) {
            IPredictions.Round memory round = predictions.roundOf(epoch);
            uint256 left = handler.takenIn(epoch) - handler.givenOut(epoch) - handler.fees(epoch);
            held[round.rewardToken.isNative() ? 0 : 1] += left;
            assertEq(round.totalAmount, handler.takenIn(epoch));
            if (handler.stood(epoch) != IPredictions.Side.None) assertTrue(round.result == handler.stood(epoch));
            if (round.state != IPredictions.State.Ended) continue;
            uint256 due = handler.fees(epoch) == 0 ? round.treasuryAmt : 0;
            for (uint256 i; i < 4; ++i) {
                due += predictions.claimable(epoch, handler.people(i));
            }
            assertApproxEqAbs(due, left, 4);
            uint256 losing = round.result == IPredictions.Side.A ? round.bAmount : round.aAmount;
            assertLe(round.treasuryAmt, losing * handler.feeRate(epoch) / 10_000);
        }
        for (uint256 c; c < 2; ++c) {
            assertEq(coins[c].balanceOf(address(predictions)), held[c]);
        }
    }

    /// @dev While paused, with the coin delisted and no operator, everybody can claim, and nothing is left.
    function afterInvariant() external {
        vm.startPrank(platformOwner);
        predictions.pause();
        predictions.setCoin(coin, false);
        vm.stopPrank();
        vm.warp(vm.getBlockTimestamp() + 20 days);
        for (uint256 epoch = 1; epoch <= predictions.currentEpoch(); ++epoch) {
            handler.claimFee(epoch - 1);
            for (uint256 i; i < 4; ++i) {
                handler.claim(epoch - 1, i);
            }
            assertEq(handler.takenIn(epoch), handler.givenOut(epoch) + handler.fees(epoch));
        }
        assertEq(address(predictions).balance, 0);
        assertEq(token.balanceOf(address(predictions)), 0);
    }
}
