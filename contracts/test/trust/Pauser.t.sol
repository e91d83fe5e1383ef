// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGoverned} from "../../src/shared/IGoverned.sol";
import {Hostile} from "./Hostile.sol";

/// @notice A pauser's key, stolen.
contract PauserTrustTest is Hostile {
    function test_Pauser1_CannotEndAPause() external {
        pauseAll();
        vm.startPrank(pauser);
        for (uint256 i; i < pausables().length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, pauser));
            pausables()[i].unpause();
            assertTrue(pausables()[i].paused());
        }
        vm.stopPrank();
    }

    function test_Pauser2_CannotDoAnythingElse() external {
        openPositions();
        assertRefused(pauser, "pauser");
        callEverything(pauser);
        exitPositions();
    }
}
