// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PledgeTest} from "./PledgeTest.sol";

contract PledgeSettingsTest is PledgeTest {
    /// @dev Every function that is not for everybody. Who is refused is tried in `exploit/Access.t.sol`.
    function all() private view returns (bytes[] memory calls) {
        calls = new bytes[](5);
        calls[0] = abi.encodeCall(pledge.setSettings, (address(collection), settings()));
        calls[1] = abi.encodeCall(pledge.setOpen, (address(collection), true));
        calls[2] = abi.encodeCall(pledge.setFeeRecipient, (stranger));
        calls[3] = abi.encodeCall(pledge.unpause, ());
        calls[4] = abi.encodeCall(pledge.pause, ());
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(pledge).call(call);
        assertTrue(done);
    }

    function test_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = all();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
        assertEq(pledge.feeRecipient(), stranger);
    }
}
