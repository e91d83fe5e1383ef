// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {SplitTest} from "./SplitTest.sol";

/// @notice The gas of each call, as in its receipt. The accounts were credited before.
contract SplitGas is SplitTest {
    function measured(string memory action) private {
        vm.snapshotGasLastCall("split", action);
    }

    function splitAgain(uint256 count, bool native, string memory action) private {
        IPaySplit split = make(many(count));
        for (uint256 i; i < 2; ++i) {
            split.distribute(pay(split, native, 1 ether));
        }
        measured(action);
    }

    function test_Gas_Create2() external {
        factory.create(many(2), 0);
        measured("create, 2 shares");
    }

    function test_Gas_Create5() external {
        factory.create(many(5), 0);
        measured("create, 5 shares");
    }

    function test_Gas_SplitNative2() external {
        splitAgain(2, true, "split, native, 2 shares");
    }

    function test_Gas_SplitNative5() external {
        splitAgain(5, true, "split, native, 5 shares");
    }

    function test_Gas_SplitToken2() external {
        splitAgain(2, false, "split, token, 2 shares");
    }

    function test_Gas_Withdraw() external {
        IPaySplit split = make(two(alice, 1, bob, 1));
        pay(split, true, 1 ether);
        split.distribute(NATIVE);
        vm.deal(alice, 1 ether);
        vm.prank(alice);
        credits.withdraw(NATIVE, alice);
        measured("withdraw, native");
    }
}
