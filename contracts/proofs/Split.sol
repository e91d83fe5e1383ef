// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {prove} from "./Prove.sol";
import {SplitParts} from "./twins/SplitParts.sol";

/// @notice A part is its exact share rounded down, and no product of the division leaves its word.
/// @custom:bound any amount; weights within 96 bits, total within 160: what fits in a call
/// @custom:fault proofs/twins/SplitParts.sol `amount / total * weight + amount % total * weight / total` -> `amount / total * weight + (amount % total * weight + 1) / total`
contract PartIsRoundedDown {
    function check(uint256 amount, uint256 total, uint256 weight) external pure {
        require(total != 0 && total < 2 ** 160 && weight <= type(uint96).max && weight <= total);
        (uint256 rounds, uint256 rest) = (amount / total, amount % total);
        prove(rounds * total + rest == amount && rest < total);
        prove(rest * weight <= rest * type(uint96).max);
        prove(rest * type(uint96).max < 2 ** 256 - 1);
        prove(rounds * weight <= rounds * total);
        (uint256 part, uint256 lost) = (SplitParts.part(amount, total, weight), SplitParts.lost(amount, total, weight));
        prove(lost < total);
        uint256 small = rest * weight / total;
        prove(small * total + lost == rest * weight);
        prove(part == rounds * weight + small);
        prove(small <= rest);
        prove(part <= amount);
    }
}

/// @notice The parts never exceed the amount, and what rounding leaves is less than the number of accounts that lost by
/// it. Each of those gets at most one unit more, so the sum is the amount to the last unit.
/// @dev By induction over the accounts. `given` is the sum of the parts of the rest of the amount that is less than
/// `total`; whole rounds divide without a remainder.
/// @custom:bound weights that add up to less than 2^128: any 2^32 accounts
/// @custom:fault proofs/twins/SplitParts.sol `amount / total * weight + amount % total * weight / total` -> `amount / total * weight + (amount % total * weight + total - 1) / total`
contract PartsAddUp {
    function next(
        uint256 rest,
        uint256 total,
        uint256 weight,
        uint256 given,
        uint256 weighed,
        uint256 lostSoFar,
        uint256 losers
    ) external pure {
        require(total != 0 && total < 2 ** 128 && rest < total && weighed <= total && weight <= total - weighed);
        require(losers <= type(uint64).max);
        require(given * total + lostSoFar == rest * weighed && lostSoFar <= losers * (total - 1));
        (uint256 part, uint256 lost) = (SplitParts.part(rest, total, weight), SplitParts.lost(rest, total, weight));
        prove(lost < total);
        prove(part * total + lost == rest * weight);
        uint256 losersAfter = lost == 0 ? losers : losers + 1;
        prove(lostSoFar + lost <= losersAfter * (total - 1));
        prove((given + part) * total + lostSoFar + lost == rest * (weighed + weight));
    }

    function last(uint256 rest, uint256 total, uint256 given, uint256 lostSoFar, uint256 losers) external pure {
        require(total != 0 && total < 2 ** 128 && rest < total && losers <= type(uint64).max);
        // All weights are in.
        require(given * total + lostSoFar == rest * total && lostSoFar <= losers * (total - 1));
        prove(given * total <= rest * total);
        prove(given <= rest);
        uint256 left = rest - given;
        prove(left * total == lostSoFar);
        prove(losers == 0 || left * total < losers * total);
        prove(losers == 0 || left < losers);
        prove(losers != 0 || left == 0);
    }
}
