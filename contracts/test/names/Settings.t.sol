// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {PlatformSettings} from "../shared/PlatformSettings.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamesSettingsTest is NamesTest, PlatformSettings {
    /// @dev Every restricted function.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(names.setPrices, (NATIVE, 1, 2, 3));
        calls[1] = abi.encodeCall(names.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(names.unpause, ());
        calls[3] = abi.encodeCall(names.pause, ());
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([platformOwner, admin], address(names), settings());
        assertEq(names.feeRecipient(), stranger);
    }
}
