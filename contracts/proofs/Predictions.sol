// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

import {Pot} from "../src/predictions/Pot.sol";
import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";

/// @notice The fee of a round is at most its rate of the losing side, and fee and prize are the losing side.
/// @custom:bound any losing side; rate up to 10%, which the setter enforces
/// @custom:fault src/shared/BasisPoints.sol `amount * rate / BASIS_POINTS` -> `amount * rate / BASIS_POINTS + 1`
contract RoundFee {
    function check(uint256 losing, uint256 rate) external pure {
        require(rate <= 1000);
        uint256 fee = partOf(losing, rate);
        prove(fee * 10_000 <= losing * rate);
        prove(fee <= losing / 10);
        uint256 prize = losing - fee;
        prove(prize + fee == losing);
    }
}

/// @notice However the claims are ordered: with what was paid for the units claimed before, a claim's share is what is due
/// for all units claimed so far. So after the last claim exactly the prize was paid, and never more before.
/// @custom:bound any number of claims, by induction; prize and units within 128 bits
/// @custom:fault src/predictions/Pot.sol `- FixedPointMathLib.fullMulDiv(prize, claimedUnits, winningUnits)` -> `- FixedPointMathLib.fullMulDiv(prize, claimedUnits, winningUnits + 1)`
contract SharesAddUpToPrize {
    function first(uint256 prize, uint256 winning) external pure {
        require(prize <= type(uint128).max && winning <= type(uint128).max && winning != 0);
        prove(dueFor(prize, winning, 0) == 0);
    }

    function next(uint256 prize, uint256 winning, uint256 claimed, uint256 units, uint256 paid) external pure {
        require(prize <= type(uint128).max && winning <= type(uint128).max);
        require(winning != 0 && claimed <= winning && units <= winning - claimed);
        require(paid == dueFor(prize, winning, claimed));
        // More units are never due less, so the share is not negative.
        prove(prize * claimed <= prize * (claimed + units));
        prove(dueFor(prize, winning, claimed) <= dueFor(prize, winning, claimed + units));
        uint256 share = Pot.shareOf(prize, winning, claimed, units);
        prove(paid + share == dueFor(prize, winning, claimed + units));
    }

    function last(uint256 prize, uint256 winning) external pure {
        require(prize <= type(uint128).max && winning <= type(uint128).max && winning != 0);
        prove(dueFor(prize, winning, winning) == prize);
    }

    function dueFor(uint256 prize, uint256 winning, uint256 units) private pure returns (uint256) {
        return FixedPointMathLib.fullMulDiv(prize, units, winning);
    }
}

/// @notice The order of claims changes a share by less than one unit of the coin: it is the exact share, rounded down or up.
/// @custom:bound prize and units within 128 bits
/// @custom:fault src/predictions/Pot.sol `(prize, claimedUnits + units, winningUnits)` -> `(prize, claimedUnits + units + 1, winningUnits)`
contract ShareIsProRata {
    function check(uint256 prize, uint256 winning, uint256 claimed, uint256 units) external pure {
        require(prize <= type(uint128).max && winning <= type(uint128).max);
        require(winning != 0 && claimed <= winning && units <= winning - claimed);
        uint256 before = prize * claimed / winning;
        uint256 later = prize * (claimed + units) / winning;
        prove(before * winning <= prize * claimed && prize * claimed < before * winning + winning);
        prove(later * winning <= prize * (claimed + units));
        prove(prize * (claimed + units) < later * winning + winning);
        prove(prize * claimed + prize * units == prize * (claimed + units));
        prove(later * winning < (before + 1) * winning + prize * units);
        prove(later >= before);
        uint256 share = Pot.shareOf(prize, winning, claimed, units);
        prove(share == later - before);
        prove(share * winning + before * winning == later * winning);
        prove(share * winning < prize * units + winning);
        prove(prize * units < share * winning + winning);
    }
}

/// @notice A winner never gets less than the stake, and all payouts with the fee never exceed the pot; after the last claim
/// they are the pot, to the last unit.
/// @custom:bound any number of claims, by induction with `SharesAddUpToPrize`; prize and units within 128 bits, unit within 96
/// @custom:fault src/predictions/Pot.sol `(prize, claimedUnits + units, winningUnits)` -> `(prize, claimedUnits + winningUnits, winningUnits)`
contract WinnersCovered {
    function check(uint256 unit, uint256 winning, uint256 losing, uint256 rate, uint256 claimed, uint256 units)
        external
        pure
    {
        require(unit <= type(uint96).max && winning <= type(uint96).max && losing <= type(uint96).max);
        require(rate <= 1000 && winning != 0 && claimed <= winning && units <= winning - claimed);
        uint256 lost = losing * unit;
        require(lost <= type(uint128).max && winning * unit <= type(uint128).max);
        uint256 fee = partOf(lost, rate);
        prove(fee <= lost);
        uint256 prize = lost - fee;
        uint256 due = prize * (claimed + units) / winning;
        prove(prize * claimed <= prize * (claimed + units));
        prove(prize * (claimed + units) <= prize * winning);
        prove(prize * claimed / winning <= due);
        prove(due <= prize);
        uint256 share = Pot.shareOf(prize, winning, claimed, units);
        uint256 payout = units * unit + share;
        prove(payout >= units * unit);
        // What was paid before, and this payout, with the fee.
        uint256 paid = claimed * unit + prize * claimed / winning;
        prove(share + prize * claimed / winning <= prize);
        prove((claimed + units) * unit <= winning * unit);
        prove(paid + payout + fee <= winning * unit + lost);
        // All winning units are claimed.
        prove(claimed + units < winning || due == prize);
        prove(claimed + units < winning || share + prize * claimed / winning == prize);
        prove(claimed + units < winning || (claimed + units) * unit == winning * unit);
        prove(claimed + units < winning || paid + payout + fee == winning * unit + lost);
    }
}
