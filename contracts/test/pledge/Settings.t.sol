// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PlatformSettings} from "../shared/PlatformSettings.sol";
import {PledgeTest} from "./PledgeTest.sol";

contract PledgeSettingsTest is PledgeTest, PlatformSettings {
    /// @dev Every restricted function of owner and admins.
    function all() private view returns (bytes[] memory calls) {
        calls = new bytes[](5);
        calls[0] = abi.encodeCall(pledge.setSettings, (address(collection), settings()));
        calls[1] = abi.encodeCall(pledge.setOpen, (address(collection), true));
        calls[2] = abi.encodeCall(pledge.setFeeRecipient, (stranger));
        calls[3] = abi.encodeCall(pledge.unpause, ());
        calls[4] = abi.encodeCall(pledge.pause, ());
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([platformOwner, admin], address(pledge), all());
        assertEq(pledge.feeRecipient(), stranger);
    }
}
