// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamesSettingsTest is NamesTest {
    /// @dev Every function that is not for everybody, and the pause last.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(names.setPrices, (NATIVE, 1, 2, 3));
        calls[1] = abi.encodeCall(names.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(names.unpause, ());
        calls[3] = abi.encodeCall(names.pause, ());
    }

    function assertRefused(address caller, bytes memory call, bytes4 refusal) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(names).call(call);
        assertFalse(done);
        assertEq(answer, abi.encodeWithSelector(refusal, caller));
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(names).call(call);
        assertTrue(done);
    }

    function testFuzz_Matrix_NobodyElseSetsAnything(address caller) external {
        vm.assume(caller != house && caller != admin && caller != pauser);
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            bytes4 refusal = i == 3 ? IPausing.Pausing_NotPauser.selector : IGoverned.Governed_NotAdmin.selector;
            assertRefused(caller, calls[i], refusal);
        }
    }

    function test_Matrix_APauserOnlyPauses() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < 3; ++i) {
            assertRefused(pauser, calls[i], IGoverned.Governed_NotAdmin.selector);
        }
        assertDone(pauser, calls[3]);
        assertTrue(names.paused());
    }

    function test_Matrix_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
        assertEq(names.feeRecipient(), stranger);
    }
}
