// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamesSettingsTest is NamesTest {
    /// @dev Every function that is not for everybody. Who is refused is tried in `exploit/Access.t.sol`.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(names.setPrices, (NATIVE, 1, 2, 3));
        calls[1] = abi.encodeCall(names.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(names.unpause, ());
        calls[3] = abi.encodeCall(names.pause, ());
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(names).call(call);
        assertTrue(done);
    }

    function test_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
        assertEq(names.feeRecipient(), stranger);
    }
}
