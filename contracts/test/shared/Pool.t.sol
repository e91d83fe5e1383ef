// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Pool, Pools} from "../../src/shared/Pool.sol";

/// @notice Compares the packed pool with a plain array.
contract PoolTest is Test {
    uint256 private constant SIZE = 70;

    Pool private pool;
    uint256[] private list;
    uint256[] private out;

    function assertSame() private view {
        for (uint256 i; i < list.length; ++i) {
            assertEq(pool.numberAt(i), list[i]);
        }
    }

    function testFuzz_EqualsAPlainArray(uint256[60] memory steps) external {
        for (uint256 i; i < SIZE; ++i) {
            list.push(i);
        }
        assertSame();
        for (uint256 i; i < steps.length; ++i) {
            if (out.length != 0 && steps[i] % 3 == 0) putBack(steps[i] / 3);
            else takeOut(steps[i] / 3);
        }
        assertSame();
        while (list.length != 0) {
            takeOut(0);
        }
        while (out.length != 0) {
            putBack(0);
        }
        assertSame();
    }

    function takeOut(uint256 seed) private {
        uint256 place = seed % list.length;
        uint256 number = list[place];
        assertEq(pool.take(place, list.length), number);
        list[place] = list[list.length - 1];
        list.pop();
        out.push(number);
    }

    function putBack(uint256 seed) private {
        uint256 which = seed % out.length;
        pool.put(out[which], list.length);
        list.push(out[which]);
        out[which] = out[out.length - 1];
        out.pop();
    }

    /// @dev The largest numbers fit sixteen bits.
    function test_TheLargestNumberDoesNotChangeItsNeighbours() external {
        for (uint256 i; i < 16; ++i) {
            pool.put(Pools.MAX_NUMBER - i, i);
        }
        for (uint256 i; i < 16; ++i) {
            assertEq(pool.numberAt(i), Pools.MAX_NUMBER - i);
        }
        assertEq(pool.numberAt(16), 16);
        assertEq(pool.take(3, 16), Pools.MAX_NUMBER - 3);
        assertEq(pool.numberAt(3), Pools.MAX_NUMBER - 15);
    }
}
