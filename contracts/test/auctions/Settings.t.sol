// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

contract AuctionsSettingsTest is AuctionsTest {
    /// @dev Every function that is not for everybody, and the pause last.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(auctions.setFeeRate, (100));
        calls[1] = abi.encodeCall(auctions.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(auctions.setRoyaltiesTop, (100));
        calls[3] = abi.encodeCall(auctions.setCoin, (coin, true));
        calls[4] = abi.encodeCall(auctions.setCollection, (address(foreign), true));
        calls[5] = abi.encodeCall(auctions.setBarred, (address(foreign), true));
        calls[6] = abi.encodeCall(auctions.setPriceLimits, (NATIVE, 1, 2));
        calls[7] = abi.encodeCall(auctions.setMaxDuration, (1));
        calls[8] = abi.encodeCall(auctions.unpause, ());
        calls[9] = abi.encodeCall(auctions.pause, ());
    }

    function assertRefused(address caller, bytes memory call, bytes4 refusal) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(auctions).call(call);
        assertFalse(done);
        assertEq(answer, abi.encodeWithSelector(refusal, caller));
    }

    function assertDone(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done,) = address(auctions).call(call);
        assertTrue(done);
    }

    function testFuzz_Matrix_NobodyElseSetsAnything(address caller) external {
        vm.assume(caller != house && caller != admin && caller != pauser);
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            bytes4 refusal = i == 9 ? IPausing.Pausing_NotPauser.selector : IGoverned.Governed_NotAdmin.selector;
            assertRefused(caller, calls[i], refusal);
        }
    }

    function test_Matrix_APauserOnlyPauses() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < 9; ++i) {
            assertRefused(pauser, calls[i], IGoverned.Governed_NotAdmin.selector);
        }
        assertDone(pauser, calls[9]);
        assertTrue(auctions.paused());
    }

    function test_Matrix_OwnerAndAdminsSetEverything() external {
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            assertDone(house, calls[i]);
            assertDone(admin, calls[i]);
        }
    }
}
