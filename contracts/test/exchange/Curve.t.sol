// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Curve} from "../../src/exchange/Curve.sol";

/// @notice The product never falls, and every output is the largest for which it does not.
contract CurveTest is Test {
    function testFuzz_Bought_IsTheLargestOutputTheProductAllows(uint256 base, uint256 reserve, uint256 amount)
        external
        pure
    {
        base = bound(base, 1, 2 ** 97);
        reserve = bound(reserve, 1, type(uint96).max);
        amount = bound(amount, 0, type(uint96).max);
        uint256 out = Curve.bought(base, reserve, amount);
        assertLt(out, reserve);
        assertGe((base + amount) * (reserve - out), base * reserve);
        assertLt((base + amount) * (reserve - out - 1), base * reserve);
    }

    function testFuzz_Sold_IsTheLargestOutputTheProductAllows(uint256 base, uint256 reserve, uint256 amount)
        external
        pure
    {
        base = bound(base, 1, 2 ** 97);
        reserve = bound(reserve, 1, type(uint96).max);
        amount = bound(amount, 0, type(uint96).max);
        uint256 out = Curve.sold(base, reserve, amount);
        assertLt(out, base);
        assertGe((base - out) * (reserve + amount), base * reserve);
        assertLt((base - out - 1) * (reserve + amount), base * reserve);
    }

    /// @dev Two trades never bring more than one.
    function testFuzz_Bought_TwoTradesBringNoMoreThanOne(uint256 base, uint256 reserve, uint256 one, uint256 two)
        external
        pure
    {
        base = bound(base, 1, type(uint96).max);
        reserve = bound(reserve, 1, type(uint96).max);
        one = bound(one, 0, 2 ** 94);
        two = bound(two, 0, 2 ** 94);
        uint256 first = Curve.bought(base, reserve, one);
        uint256 second = Curve.bought(base + one, reserve - first, two);
        assertLe(first + second, Curve.bought(base, reserve, one + two));
    }
}
