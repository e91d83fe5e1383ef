// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFees} from "../../src/shared/IFees.sol";
import {ExchangeTest} from "./ExchangeTest.sol";

contract ExchangeSettingsTest is ExchangeTest {
    /// @dev Every function that is not for everybody. Who is refused is tried in `exploit/Access.t.sol`.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(exchange.setFeeRate, (500));
        calls[1] = abi.encodeCall(exchange.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(exchange.unpause, ());
        calls[3] = abi.encodeCall(exchange.pause, ());
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(exchange).call(call);
        assertTrue(done);
    }

    function test_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
        assertEq(exchange.feeRate(), 500);
        assertEq(exchange.feeRecipient(), stranger);
    }

    function test_TheFeeStaysBelowItsCap() external {
        vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, 501, 500));
        vm.prank(admin);
        exchange.setFeeRate(501);
    }
}
