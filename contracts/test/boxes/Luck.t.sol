// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Luck} from "../../src/shared/Luck.sol";
import {Pool} from "../../src/shared/Pool.sol";

/// @notice Whether prizes come as often as declared: 100,000 draws, 10,000 from each of ten seeds, out of pools of ten that
/// are drawn empty. What is counted is which prize came at which draw: a hundred kinds of event, all equally likely.
contract LuckTest is Test {
    uint256 private constant PRIZES = 10;
    uint256 private constant SEEDS = 10;
    uint256 private constant POOLS = 1000;
    /// @dev Chi-square at p = 0.001: 81 degrees of freedom for the whole table (rows and columns are fixed), 9 for one draw.
    /// In thousandths.
    uint256 private constant TABLE_LIMIT = 126_083;
    uint256 private constant ROW_LIMIT = 27_877;

    uint256[PRIZES][PRIZES] private counts;
    mapping(uint256 poolId => Pool) private pools;

    /// @dev `bias` in hundredths: so often the first place is taken, whatever the seed says.
    function simulate(uint256 bias) private {
        for (uint256 s; s < SEEDS; ++s) {
            bytes32 randomness = sha256(abi.encode("seed", s));
            for (uint256 p; p < POOLS; ++p) {
                bytes32 seed = Luck.seedOf(randomness, address(0xB0C5), s, p);
                drawEmpty(s * POOLS + p, seed, bias);
            }
        }
    }

    function drawEmpty(uint256 poolId, bytes32 seed, uint256 bias) private {
        Pool storage pool = pools[poolId];
        // What a pool's draws left in memory is given back, or 100,000 draws cost more than there is.
        uint256 memory_;
        assembly ("memory-safe") {
            memory_ := mload(0x40)
        }
        for (uint256 i; i < PRIZES; ++i) {
            uint256 left = PRIZES - i;
            uint256 place = Luck.pick(seed, i, left);
            if (bias != 0 && uint256(keccak256(abi.encode(seed, i, "bias"))) % 100 < bias) place = 0;
            ++counts[i][pool.take(place, left)];
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

    function test_ADrawIsFair() external {
        simulate(0);
        assertLt(tableChiSquare(), TABLE_LIMIT);
        for (uint256 i; i < PRIZES; ++i) {
            assertLt(chiSquare(i), ROW_LIMIT);
        }
    }

    /// @dev The test would notice a hand on the scales.
    function test_APickerBiasedByTwoInAHundredIsCaught() external {
        simulate(2);
        assertGt(tableChiSquare(), TABLE_LIMIT);
    }
}
