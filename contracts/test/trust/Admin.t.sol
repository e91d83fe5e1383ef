// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {ADMIN, PAUSER, Role} from "../../src/shared/IRoles.sol";
import {Hostile} from "./Hostile.sol";

/// @notice An admin's key, stolen.
contract AdminTrustTest is Hostile {
    function test_Admin1_CannotGiveOrTakeRoles() external {
        Role[5] memory all = [ADMIN, PAUSER, QUOTER, OPERATOR, PREDICTION_OPERATOR];
        address[5] memory holders = [admin, pauser, quoter, operator, predictor];
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, admin);
        vm.startPrank(admin);
        for (uint256 i; i < all.length; ++i) {
            vm.expectRevert(refusal);
            roles.setRole(all[i], thief, true);
            vm.expectRevert(refusal);
            roles.setRole(all[i], holders[i], false);
            assertFalse(roles.hasRole(all[i], thief));
            assertTrue(roles.hasRole(all[i], holders[i]));
        }
        vm.expectRevert(refusal);
        Ownable(address(roles)).transferOwnership(admin);
        vm.stopPrank();
        assertEq(roles.owner(), platformOwner);
    }

    function test_Admin2_CannotTouchWhatUsersHave() external {
        openPositions();
        turnHostile(admin);
        vm.prank(admin);
        predictions.cancel(epoch);
        exitPositions();
    }

    /// @dev Everything that needs another key is refused.
    function test_Admin3_CannotActAsAnotherKey() external {
        openPositions();
        assertRefused(admin, "admin pauser");
    }
}
