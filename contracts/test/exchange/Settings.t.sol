// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFees} from "../../src/shared/IFees.sol";
import {PlatformSettings} from "../shared/PlatformSettings.sol";
import {ExchangeTest} from "./ExchangeTest.sol";

contract ExchangeSettingsTest is ExchangeTest, PlatformSettings {
    /// @dev Every restricted function of owner and admins.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(exchange.setFeeRate, (500));
        calls[1] = abi.encodeCall(exchange.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(exchange.unpause, ());
        calls[3] = abi.encodeCall(exchange.pause, ());
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([platformOwner, admin], address(exchange), settings());
        assertEq(exchange.feeRate(), 500);
        assertEq(exchange.feeRecipient(), stranger);
    }

    function test_TheFeeStaysBelowItsCap() external {
        vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, 501, 500));
        vm.prank(admin);
        exchange.setFeeRate(501);
    }
}
