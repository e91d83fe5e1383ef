// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Pot} from "../../src/predictions/Pot.sol";
import {MAX_UNITS} from "../../src/predictions/Pots.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

/// @notice Exactness of payouts for random units, bets, fee rates and orders of claims, in coins of 2, 6 and 18 decimals.
contract PayoutsTest is PredictionsTest {
    uint256 private constant BETTORS = 7;

    address[BETTORS] private bettors;
    uint256[BETTORS] private stakes;
    Coin[3] private coins;

    function setUp() public override {
        super.setUp();
        uint8[3] memory decimals = [2, 6, 18];
        for (uint256 c; c < 3; ++c) {
            PlainToken minted = new PlainToken(decimals[c]);
            coins[c] = Coin.wrap(address(minted));
            vm.prank(admin);
            predictions.setCoin(coins[c], true);
            for (uint256 i; i < BETTORS; ++i) {
                bettors[i] = address(uint160(0xbe77 + i));
                minted.mint(bettors[i], type(uint128).max);
                vm.prank(bettors[i]);
                minted.approve(address(predictions), type(uint256).max);
            }
        }
    }

    /// @dev From a single unit to a few million, so that both uneven and large divisions occur.
    function placeBets(uint256 epoch, uint256 unit, uint256 seed) private {
        for (uint256 i; i < BETTORS; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            uint256 units = random % 10 ** (random >> 128 & 7) + 1;
            stakes[i] = units * unit;
            betAs(bettors[i], epoch, (random >> 64) & 1 == 0 ? IPredictions.Side.A : IPredictions.Side.B, units);
        }
    }

    /// @custom:spec chain-34
    /// forge-config: default.fuzz.runs = 1000
    function testFuzz_PayoutsAndFeeAreExact(uint256 unit, uint16 rate, uint256 seed) external {
        Coin coin_ = coins[seed % 3];
        // Half of the rounds have a tiny unit, where rounding matters most.
        unit = seed & 8 == 0 ? bound(unit, 1, 10) : bound(unit, 1, 1e18);
        rate = uint16(bound(rate, 0, 1000));
        vm.prank(admin);
        predictions.setFeeRate(rate);
        uint256 epoch = startIn(coin_, uint96(unit));
        placeBets(epoch, unit, seed);
        settle(epoch, IPredictions.Side.A);
        IPredictions.Round memory round = predictions.roundOf(epoch);
        if (round.isRefund) return assertRefunds(epoch);
        assertEq(round.treasuryAmt, round.bAmount * rate / 10_000);
        assertEq(round.rewardAmount, round.totalAmount - round.treasuryAmt);
        uint256 paid = claimAll(epoch, round, seed);
        assertEq(paid, round.rewardAmount);
        if (round.treasuryAmt != 0) paid += predictions.claimFee(epoch);
        assertEq(paid, round.totalAmount);
        assertEq(coin_.balanceOf(address(predictions)), 0);
    }

    /// @dev Claims in a random order. Each payout is the exact share, rounded up or down.
    function claimAll(uint256 epoch, IPredictions.Round memory round, uint256 seed) private returns (uint256 paid) {
        for (uint256 k; k < BETTORS; ++k) {
            uint256 i = (k + seed % BETTORS) % BETTORS;
            if (predictions.betOf(epoch, bettors[i]).result != IPredictions.Side.A) continue;
            uint256 amount = claimAs(bettors[i], epoch);
            assertGe(amount, stakes[i]);
            uint256 prize = round.bAmount - round.treasuryAmt;
            uint256 exact = prize * stakes[i] / round.aAmount;
            assertGe(amount - stakes[i], exact);
            assertLe(amount - stakes[i], exact + 1);
            paid += amount;
        }
    }

    function assertRefunds(uint256 epoch) private {
        for (uint256 i; i < BETTORS; ++i) {
            assertEq(claimAs(bettors[i], epoch), stakes[i]);
        }
    }

    /// @dev No product overflows, however large the prize: a claim can never get stuck.
    function testFuzz_SharesOfAnyPrizeAddUp(uint256 prize, uint256 winning, uint256 first) external pure {
        winning = bound(winning, 1, MAX_UNITS);
        first = bound(first, 0, winning);
        uint256 shares = Pot.shareOf(prize, winning, 0, first);
        assertLe(shares, prize);
        assertEq(shares + Pot.shareOf(prize, winning, first, winning - first), prize);
    }
}
