// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

/// @notice The gas of each call, as in its receipt. The other side has a bet, and the fee recipient was credited before.
contract PredictionsGas is PredictionsTest {
    function setUp() public override {
        super.setUp();
        credits.credit{value: 1}(NATIVE, treasury, 1);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("predictions", action);
    }

    function started(Coin coin_) private returns (uint256 epoch) {
        epoch = startIn(coin_, UNIT);
        betAs(bob, epoch, IPredictions.Side.B, 3);
    }

    function test_Gas_Native() external {
        uint256 epoch = started(NATIVE);
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
        measured("bet");
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
        measured("bet, more");
        vm.warp(CLOSE);
        resultIs(epoch, IPredictions.Side.A);
        measured("setResult");
        vm.warp(CLOSE + 1 days);
        claimAs(alice, epoch);
        measured("claim, reward");
        predictions.claimFee(epoch);
        measured("claimFee");
    }

    function test_Gas_Refund() external {
        uint256 epoch = started(NATIVE);
        vm.warp(LATE);
        claimAs(bob, epoch);
        measured("claim, refund");
    }

    function test_Gas_InAToken() external {
        uint256 epoch = started(coin);
        betWith(alice, epoch, IPredictions.Side.A, 1, 0);
        measured("bet, in a token");
        settle(epoch, IPredictions.Side.A);
        claimAs(alice, epoch);
        measured("claim, reward, in a token");
    }

    function test_Gas_StartRound() external {
        started(NATIVE);
        startIn(NATIVE, UNIT);
        measured("startRound");
    }
}
