// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {SplitParts} from "../../proofs/twins/SplitParts.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Share, Shares} from "../../src/shared/Shares.sol";

/// @notice The twin that proofs of splits are made with agrees with the production division on every part and remainder.
contract SplitTwinTest is Test {
    function divide(Share[] calldata shares, uint256 amount) external pure returns (ICredits.Payout[] memory) {
        return Shares.divide(Shares.pack(shares), amount);
    }

    function testFuzz_Divide_Agrees(uint256 amount, uint96[] memory weights) external view {
        assertAgrees(amount, weights);
    }

    function testFuzz_Divide_AgreesOnSmallNumbers(uint8 amount, uint8 a, uint8 b, uint8 c) external view {
        uint96[] memory weights = new uint96[](3);
        (weights[0], weights[1], weights[2]) = (a, b, c);
        assertAgrees(amount, weights);
    }

    function assertAgrees(uint256 amount, uint96[] memory weights) private view {
        uint256 count = weights.length > 8 ? 8 : weights.length;
        Share[] memory shares = new Share[](count);
        uint256 total;
        for (uint256 i; i < count; ++i) {
            shares[i] = Share(address(uint160(i + 1)), weights[i]);
            total += weights[i];
        }
        vm.assume(total != 0);
        ICredits.Payout[] memory payouts = this.divide(shares, amount);
        uint256 sum;
        uint256 rest;
        for (uint256 i; i < count; ++i) {
            uint256 extra = payouts[i].amount - SplitParts.part(amount, total, weights[i]);
            assertLe(extra, 1);
            // A unit of the rest goes only to an account that rounding took something from.
            if (extra == 1) assertNotEq(SplitParts.lost(amount, total, weights[i]), 0);
            sum += payouts[i].amount;
            rest += extra;
        }
        assertEq(sum, amount);
        assertLt(rest, count);
    }
}
