// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {PlatformSettings} from "../shared/PlatformSettings.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

contract AuctionsSettingsTest is AuctionsTest, PlatformSettings {
    /// @dev Every restricted function.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(auctions.setFeeRate, (100));
        calls[1] = abi.encodeCall(auctions.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(auctions.setRoyaltiesTop, (100));
        calls[3] = abi.encodeCall(auctions.setCoin, (coin, true));
        calls[4] = abi.encodeCall(auctions.setCollection, (address(foreign), true));
        calls[5] = abi.encodeCall(auctions.setBlacklisted, (address(foreign), true));
        calls[6] = abi.encodeCall(auctions.setPriceLimits, (NATIVE, 1, 2));
        calls[7] = abi.encodeCall(auctions.setMaxDuration, (1));
        calls[8] = abi.encodeCall(auctions.unpause, ());
        calls[9] = abi.encodeCall(auctions.pause, ());
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([platformOwner, admin], address(auctions), settings());
    }
}
