// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {RandomPick} from "../../src/shared/RandomPick.sol";
import {Pool} from "../../src/shared/Pool.sol";

/// @notice Statistical test of the odds: 100,000 draws, 10,000 from each of ten seeds, from pools of ten prizes that
/// are drawn empty. Counts which prize came with which draw: 100 kinds of events, all equally likely.
contract RandomPickTest is Test {
    uint256 private constant PRIZES = 10;
    uint256 private constant SEEDS = 10;
    uint256 private constant POOLS = 1000;
    /// @dev Chi-square at p = 0.001, in thousandths: 81 degrees of freedom for the whole table (rows and columns are
    /// fixed), 9 for one draw.
    uint256 private constant TABLE_LIMIT = 126_083;
    uint256 private constant ROW_LIMIT = 27_877;

    uint256[PRIZES][PRIZES] private counts;
    mapping(uint256 poolId => Pool) private pools;

    /// @dev `bias` is the percentage of draws that take the first position, regardless of the seed.
    function simulate(uint256 bias) private {
        for (uint256 s; s < SEEDS; ++s) {
            bytes32 randomness = sha256(abi.encode("seed", s));
            for (uint256 p; p < POOLS; ++p) {
                bytes32 seed = RandomPick.seedOf(randomness, address(0xB0C5), s, p);
                drawEmpty(s * POOLS + p, seed, bias);
            }
        }
    }

    function drawEmpty(uint256 poolId, bytes32 seed, uint256 bias) private {
        Pool storage pool = pools[poolId];
        // Memory is reused for each pool, because 100,000 draws would exceed the gas limit otherwise.
        uint256 memory_;
        assembly ("memory-safe") {
            memory_ := mload(0x40)
        }
        for (uint256 i; i < PRIZES; ++i) {
            uint256 remaining = PRIZES - i;
            uint256 position = RandomPick.pick(seed, i, remaining);
            if (bias != 0 && uint256(keccak256(abi.encode(seed, i, "bias"))) % 100 < bias) position = 0;
            ++counts[i][pool.take(position, remaining)];
            assembly ("memory-safe") {
                mstore(0x40, memory_)
            }
        }
    }

    /// @dev In thousandths.
    function chiSquare(uint256 draw) private view returns (uint256 sum) {
        int256 expected = int256(SEEDS * POOLS / PRIZES);
        for (uint256 prize; prize < PRIZES; ++prize) {
            int256 off = int256(counts[draw][prize]) - expected;
            sum += uint256(off * off) * 1000 / uint256(expected);
        }
    }

    function tableChiSquare() private view returns (uint256 sum) {
        for (uint256 i; i < PRIZES; ++i) {
            sum += chiSquare(i);
        }
    }

    function test_Pick_IsUniform() external {
        simulate(0);
        assertLt(tableChiSquare(), TABLE_LIMIT);
        for (uint256 i; i < PRIZES; ++i) {
            assertLt(chiSquare(i), ROW_LIMIT);
        }
    }

    /// @dev Shows that the statistic detects a bias.
    function test_Pick_ABiasOfTwoPercentIsDetected() external {
        simulate(2);
        assertGt(tableChiSquare(), TABLE_LIMIT);
    }
}
