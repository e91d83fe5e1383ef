// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Randomness} from "../../src/randomness/Randomness.sol";
import {Beacon} from "../mocks/Beacon.sol";

/// @notice Gas of submitting a round as in a receipt. It depends on how many square roots are tried, so the figure is
/// the maximum of ten consecutive rounds.
contract RandomnessGas is Test {
    uint256 private constant FIRST = 24_000_000;

    function test_Gas_Submit() external {
        Randomness randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        uint256 max;
        for (uint256 round = FIRST; round < FIRST + 10; ++round) {
            (uint256 x, uint256 y) = Beacon.sign(round);
            randomness.submit(round, x, y);
            uint256 gas_ = vm.lastCallGas().gasTotalUsed;
            if (gas_ > max) max = gas_;
        }
        vm.snapshotValue("randomness", "submit a round", max);
        (uint256 a, uint256 b) = Beacon.sign(FIRST);
        randomness.submit(FIRST, a, b);
        vm.snapshotGasLastCall("randomness", "submit a round, already stored");
    }
}
