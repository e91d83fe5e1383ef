// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PredictionsTest} from "../predictions/PredictionsTest.sol";
import {PredictionsHandler} from "./PredictionsHandler.sol";

/// @notice What stays true whatever people bet and whoever decides, in whatever order.
contract PredictionsInvariants is PredictionsTest {
    PredictionsHandler private handler;
    Coin[2] private coins;

    function setUp() public override {
        super.setUp();
        coins = [NATIVE, coin];
        handler = new PredictionsHandler(predictions, coin, operator, admin);
        targetContract(address(handler));
    }

    /// @dev Held is what came in and has not gone out; no round gives out more than it took in; what still can be claimed
    /// is there, to the wei; and a result that stood once stands.
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
            assertEq(due, left);
        }
        for (uint256 c; c < 2; ++c) {
            assertEq(coins[c].balanceOf(address(predictions)), held[c]);
        }
    }

    /// @dev In a pause, with the coin off the list and nobody left to decide, everybody takes everything out.
    function afterInvariant() external {
        vm.startPrank(house);
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
