// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

import {FixedPointMathLib as Twin} from "../../proofs/twins/FixedPointMathLib.sol";

/// @notice The twin that proofs of the exchange and of predictions are made with agrees with Solady.
contract MathTwinTest is Test {
    function solady(uint256 x, uint256 d) external pure returns (uint256) {
        return FixedPointMathLib.divUp(x, d);
    }

    function twin(uint256 x, uint256 d) external pure returns (uint256) {
        return Twin.divUp(x, d);
    }

    function testFuzz_DivUp_Agrees(uint256 x, uint256 d) external pure {
        vm.assume(d != 0);
        assertEq(Twin.divUp(x, d), FixedPointMathLib.divUp(x, d));
    }

    function testFuzz_DivUp_AgreesOnMultiplesAndTheirNeighbours(uint128 quotient, uint128 d, uint256 offset)
        external
        pure
    {
        vm.assume(d != 0);
        uint256 x = uint256(quotient) * d + offset % 3;
        assertEq(Twin.divUp(x, d), FixedPointMathLib.divUp(x, d));
    }

    function testFuzz_DivUp_BothRevertOnZero(uint256 x) external {
        vm.expectRevert();
        this.solady(x, 0);
        vm.expectRevert();
        this.twin(x, 0);
    }

    function testFuzz_FullMulDiv_AgreesWithinTheBounds(uint128 x, uint128 y, uint256 d) external pure {
        vm.assume(d != 0);
        assertEq(Twin.fullMulDiv(x, y, d), FixedPointMathLib.fullMulDiv(x, y, d));
    }

    function testFuzz_FullMulDiv_AgreesOnShares(uint128 prize, uint128 units, uint128 winning) external pure {
        vm.assume(winning != 0);
        units = uint128(bound(units, 0, winning));
        assertEq(Twin.fullMulDiv(prize, units, winning), FixedPointMathLib.fullMulDiv(prize, units, winning));
    }
}
