// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {PledgeTest} from "./PledgeTest.sol";

contract PledgeSettingsTest is PledgeTest {
    /// @dev Every function that is not for everybody, and the pause last.
    function all() private view returns (bytes[] memory calls) {
        calls = new bytes[](5);
        calls[0] = abi.encodeCall(pledge.setSettings, (address(collection), settings()));
        calls[1] = abi.encodeCall(pledge.setOpen, (address(collection), true));
        calls[2] = abi.encodeCall(pledge.setFeeRecipient, (stranger));
        calls[3] = abi.encodeCall(pledge.unpause, ());
        calls[4] = abi.encodeCall(pledge.pause, ());
    }

    function assertRefused(address caller, bytes memory call, bytes4 refusal) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(pledge).call(call);
        assertFalse(done);
        assertEq(answer, abi.encodeWithSelector(refusal, caller));
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(pledge).call(call);
        assertTrue(done);
    }

    function testFuzz_Matrix_NobodyElseSetsAnything(address caller) external {
        vm.assume(caller != house && caller != admin && caller != pauser);
        bytes[] memory calls = all();
        for (uint256 i; i < calls.length; ++i) {
            bytes4 refusal = i == 4 ? IPausing.Pausing_NotPauser.selector : IGoverned.Governed_NotAdmin.selector;
            assertRefused(caller, calls[i], refusal);
        }
    }

    function test_Matrix_APauserOnlyPauses() external {
        bytes[] memory calls = all();
        for (uint256 i; i < 4; ++i) {
            assertRefused(pauser, calls[i], IGoverned.Governed_NotAdmin.selector);
        }
        assertDone(pauser, calls[4]);
        assertTrue(pledge.paused());
    }

    function test_Matrix_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = all();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
        assertEq(pledge.feeRecipient(), stranger);
    }
}
