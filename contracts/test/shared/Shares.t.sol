// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {ICredits} from "../../src/shared/ICredits.sol";
import {Share, Shares, Shares_None} from "../../src/shared/Shares.sol";

contract SharesTest is Test {
    /// @dev External, so that the shares are calldata and `expectRevert` sees one call.
    function divide(Share[] calldata shares, uint256 amount) external pure returns (ICredits.Payout[] memory) {
        return Shares.divide(Shares.pack(shares), amount);
    }

    function packAndUnpack(Share[] calldata shares) external pure returns (Share[] memory) {
        return Shares.unpack(Shares.pack(shares));
    }

    function weighing(uint96[] memory weights) private pure returns (Share[] memory shares) {
        shares = new Share[](weights.length);
        for (uint256 i; i < weights.length; ++i) {
            shares[i] = Share(address(uint160(i + 1)), weights[i]);
        }
    }

    function weighing(uint96 a, uint96 b, uint96 c) private pure returns (Share[] memory) {
        uint96[] memory weights = new uint96[](3);
        (weights[0], weights[1], weights[2]) = (a, b, c);
        return weighing(weights);
    }

    function assertParts(Share[] memory shares, uint256 amount, uint256 a, uint256 b, uint256 c) private view {
        ICredits.Payout[] memory payouts = this.divide(shares, amount);
        assertEq(payouts[0].amount, a);
        assertEq(payouts[1].amount, b);
        assertEq(payouts[2].amount, c);
    }

    function test_Divide_RevertWhen_ThereAreNoShares() external {
        vm.expectRevert(Shares_None.selector);
        this.divide(new Share[](0), 5);
        vm.expectRevert(Shares_None.selector);
        this.divide(weighing(0, 0, 0), 5);
    }

    function test_Divide_TheRestGoesToTheLargestRemainders() external view {
        // 3.3 each: the first among equals.
        assertParts(weighing(1, 1, 1), 10, 4, 3, 3);
        assertParts(weighing(1, 1, 1), 11, 4, 4, 3);
        // 4.7, 3.6, 1.7: the two with a remainder of 0.7, not the first two.
        assertParts(weighing(47, 36, 17), 10, 5, 3, 2);
        assertParts(weighing(0, 1, 2), 1, 0, 0, 1);
        assertParts(weighing(5000, 3000, 2000), 0, 0, 0, 0);
    }

    function testFuzz_UnpackInvertsPack(Share[] calldata shares) external view {
        assertEq(abi.encode(this.packAndUnpack(shares)), abi.encode(shares));
    }

    function testFuzz_Divide_PartsAddUpAndAreExact(uint96[] memory weights, uint128 amount) external view {
        vm.assume(weights.length != 0);
        if (weights.length > 20) {
            assembly {
                mstore(weights, 20)
            }
        }
        uint256 total;
        for (uint256 i; i < weights.length; ++i) {
            total += weights[i];
        }
        vm.assume(total != 0);
        ICredits.Payout[] memory payouts = this.divide(weighing(weights), amount);
        uint256 sum;
        for (uint256 i; i < payouts.length; ++i) {
            sum += payouts[i].amount;
            assertEq(payouts[i].account, address(uint160(i + 1)));
            uint256 floor = uint256(amount) * weights[i] / total;
            assertGe(payouts[i].amount, floor);
            assertLe(payouts[i].amount, uint256(amount) * weights[i] % total == 0 ? floor : floor + 1);
        }
        assertEq(sum, amount);
    }

    function testFuzz_Divide_NeverOverflows(uint256 amount, uint96 a, uint96 b) external view {
        vm.assume(a != 0 || b != 0);
        ICredits.Payout[] memory payouts = this.divide(weighing(a, b, type(uint96).max), amount);
        assertEq(payouts[0].amount + payouts[1].amount + payouts[2].amount, amount);
        payouts = this.divide(weighing(type(uint96).max, type(uint96).max, type(uint96).max), type(uint256).max);
        assertEq(payouts[0].amount, type(uint256).max / 3);
    }
}
