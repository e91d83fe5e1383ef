// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A role that the owner grants and revokes: its name in ASCII. Other contracts define their own.
type Role is bytes32;

/// @dev Sets fees within their caps, fee recipients, supported coins and collections, the royalty cap and lists; opens,
/// closes, pauses and unpauses.
Role constant ADMIN = Role.wrap("admin");

/// @dev Can pause but not unpause: for a monitoring key.
Role constant PAUSER = Role.wrap("pauser");

/// @notice The registry of roles for all contracts of the platform: one place to transfer ownership and revoke keys.
///
/// Trust: the owner (a multisig wallet) grants all roles, can do everything an admin can, and transfers ownership in two
/// steps. Neither the owner nor any role can take users' funds: no contract lets them move, seize or withhold a user's coins
/// or tokens. With a stolen admin key an attacker can redirect future fees, up to their fixed caps, and block new activity;
/// with a stolen pauser key only the latter. The owner revokes either key with one call.
interface IRoles {
    /// @notice A role was granted or revoked.
    event RoleSet(Role indexed role, address indexed account, bool granted);

    /// @notice Thrown when the owner tries to renounce ownership.
    error Roles_OwnerRequired();

    /// @notice Grants or revokes a role. Only the owner.
    /// @param role The role.
    /// @param account The account.
    /// @param granted Whether the account has the role from now on.
    function setRole(Role role, address account, bool granted) external;

    /// @notice Whether an account was granted a role. The owner needs none to act as an admin.
    function hasRole(Role role, address account) external view returns (bool);

    /// @notice Whether an account is the owner or an admin.
    function isAdmin(address account) external view returns (bool);

    /// @notice Whether an account is the owner, an admin or a pauser.
    function isPauser(address account) external view returns (bool);

    /// @notice Returns the owner of the platform.
    function owner() external view returns (address);
}
