// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {MAX_UNITS} from "../../src/predictions/Pots.sol";
import {Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

contract BetsTest is PredictionsTest {
    function test_Bet_RevertGiven_Paused() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.prank(pauser);
        predictions.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
    }

    function test_Bet_RevertWhen_TheRoundIsNotOpen() external {
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_RoundNotFound.selector, 1));
        betWith(alice, 1, IPredictions.Side.A, 1, UNIT);
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.warp(LOCK);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Locked));
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
        vm.warp(LOCK - 1);
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
        vm.prank(admin);
        predictions.cancel(epoch);
        vm.expectRevert(wrongState(epoch, IPredictions.State.Ended));
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
    }

    function test_Bet_RevertWhen_TheSideIsNoneOrChanges() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidSide.selector, 0));
        betWith(alice, epoch, IPredictions.Side.None, 1, UNIT);
        betWith(alice, epoch, IPredictions.Side.A, 1, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidSide.selector, 2));
        betWith(alice, epoch, IPredictions.Side.B, 1, UNIT);
    }

    function test_Bet_RevertWhen_ThereAreNoUnits() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidUnits.selector, 0));
        betWith(alice, epoch, IPredictions.Side.A, 0, 0);
    }

    function testFuzz_Bet_RevertWhen_TheSideCannotHoldTheUnits(uint256 units, bool isA) external {
        IPredictions.Side side = isA ? IPredictions.Side.A : IPredictions.Side.B;
        uint256 epoch = startIn(NATIVE, 1);
        uint256 beyond = bound(units, MAX_UNITS + 1, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidUnits.selector, beyond));
        betWith(alice, epoch, side, beyond, 0);
        vm.deal(alice, MAX_UNITS);
        betWith(alice, epoch, side, MAX_UNITS, MAX_UNITS);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_InvalidUnits.selector, 1));
        betWith(bob, epoch, side, 1, 1);
        IPredictions.Round memory round = predictions.roundOf(epoch);
        assertEq(isA ? round.aAmount : round.bAmount, MAX_UNITS);
        assertEq(round.totalAmount, MAX_UNITS);
    }

    function test_Bet_RevertWhen_TheValueIsWrongOrTheCoinUnsupported() external {
        uint256 epoch = startIn(NATIVE, UNIT);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 2 * UNIT, UNIT));
        betWith(alice, epoch, IPredictions.Side.A, 2, UNIT);
        epoch = startIn(coin, UNIT);
        vm.prank(admin);
        predictions.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        betWith(alice, epoch, IPredictions.Side.A, 1, 0);
    }

    /// @custom:spec chain-33
    function testFuzz_Bet_IsCountedInWholeUnits(uint8 first, uint8 more, uint8 other, bool isA, bool isNative)
        external
    {
        uint256 epoch = startIn(isNative ? NATIVE : coin, UNIT);
        betAs(alice, epoch, isA ? IPredictions.Side.A : IPredictions.Side.B, uint256(first) + 1);
        betAs(bob, epoch, isA ? IPredictions.Side.B : IPredictions.Side.A, uint256(other) + 1);
        uint256 mine = (uint256(first) + more + 2) * UNIT;
        uint256 others = (uint256(other) + 1) * UNIT;
        assertBets(epoch, isA, uint256(more) + 1, mine, others);
        IPredictions.Round memory round = predictions.roundOf(epoch);
        assertEq(round.aAmount, isA ? mine : others);
        assertEq(round.bAmount, isA ? others : mine);
        assertEq(round.totalAmount, mine + others);
        assertEq((isNative ? NATIVE : coin).balanceOf(address(predictions)), mine + others);
    }

    function assertBets(uint256 epoch, bool isA, uint256 units, uint256 mine, uint256 others) private {
        IPredictions.Side side = isA ? IPredictions.Side.A : IPredictions.Side.B;
        (uint256 a, uint256 b) = isA ? (mine, others) : (others, mine);
        uint256 value = predictions.roundOf(epoch).rewardToken.isNative() ? units * UNIT : 0;
        vm.expectEmit(address(predictions));
        emit IPredictions.BetPlaced(epoch, alice, side, units * UNIT, mine, a, b);
        betWith(alice, epoch, side, units, value);
        IPredictions.Bet memory bet = predictions.betOf(epoch, alice);
        assertTrue(bet.result == side);
        assertEq(bet.amount, mine);
        assertFalse(bet.claimed);
    }
}
