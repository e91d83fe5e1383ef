// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGoverned} from "./IGoverned.sol";
import {IRoles, Role} from "./IRoles.sol";

/// @notice Checks the caller against the platform's roles. Has no storage.
abstract contract Governed is IGoverned {
    IRoles internal immutable ROLES;

    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    modifier onlyAdmin() {
        _requireAdmin();
        _;
    }

    modifier onlyRole(Role role) {
        _requireRole(role);
        _;
    }

    constructor(IRoles roles_) {
        ROLES = roles_;
    }

    /// @inheritdoc IGoverned
    function roles() external view returns (address) {
        return address(ROLES);
    }

    // Functions, because the code of a modifier is copied into every function that uses it.
    function _requireOwner() private view {
        if (msg.sender != ROLES.owner()) revert Governed_NotOwner(msg.sender);
    }

    function _requireAdmin() private view {
        if (!ROLES.isAdmin(msg.sender)) revert Governed_NotAdmin(msg.sender);
    }

    function _requireRole(Role role) private view {
        if (!ROLES.hasRole(role, msg.sender)) revert Governed_NoRole(msg.sender, role);
    }
}
