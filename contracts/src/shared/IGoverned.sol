// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Role} from "./IRoles.sol";

/// @notice A contract that is administered by the roles of the platform.
interface IGoverned {
    /// @notice Thrown when the caller is not the owner of the platform.
    error Governed_NotOwner(address caller);

    /// @notice Thrown when the caller is neither the owner nor an admin.
    error Governed_NotAdmin(address caller);

    /// @notice Thrown when the caller does not have the role.
    error Governed_NoRole(address caller, Role role);

    /// @notice Returns the registry of roles.
    function roles() external view returns (address);
}
