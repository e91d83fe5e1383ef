// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Role} from "./IRoles.sol";

/// @notice A contract whose settings belong to the house.
interface IGoverned {
    /// @notice Thrown when somebody else does what only the owner of the house may.
    error Governed_NotOwner(address caller);

    /// @notice Thrown when somebody else does what only the owner and admins may.
    error Governed_NotAdmin(address caller);

    /// @notice Thrown when the caller lacks a role.
    error Governed_NoRole(address caller, Role role);

    /// @notice Where owner, admins and other roles are kept.
    function roles() external view returns (address);
}
