// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IRoles} from "../../src/shared/IRoles.sol";
import {TrustTest} from "./TrustTest.sol";

/// @notice The owner's key, in the wrong hands.
contract OwnerTrustTest is TrustTest {
    function test_Owner2_CannotRenounceOwnership() external {
        vm.prank(platformOwner);
        vm.expectRevert(IRoles.Roles_OwnerRequired.selector);
        Ownable(deployed("Roles")).renounceOwnership();
        assertEq(IRoles(deployed("Roles")).owner(), platformOwner);
    }
}
