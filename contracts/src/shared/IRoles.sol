// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A right that the owner gives and takes. Families add their own, named in plain letters.
type Role is bytes32;

/// @dev Sets fees within their caps, fee recipients, supported coins and collections, the royalties' top, lists; opens,
/// closes, pauses and ends a pause.
Role constant ADMIN = Role.wrap("admin");

/// @dev May only stop, never start again: for a watchman's key.
Role constant PAUSER = Role.wrap("pauser");

/// @notice Who may do what, for every contract of the house: one place to hand over, and one to revoke a stolen key.
///
/// Trust: the owner (a multi-signature wallet) names admins and all other roles, and hands the house over in two steps; it
/// can do all an admin can. Neither owner nor admin nor any role can take what belongs to users: no contract of the house
/// lets them move, seize or hold back a user's coins or tokens. The worst a stolen admin key does is to turn future fees to
/// itself, up to the caps that nobody can lift, and to stop what is new; the worst a stolen pauser key does is to stop what
/// is new. The owner revokes both with one call.
interface IRoles {
    /// @notice An account was given a role, or lost it.
    event RoleSet(Role indexed role, address indexed account, bool granted);

    /// @notice Thrown when the owner tries to leave the house without one: a pause could then never end.
    error Roles_OwnerRequired();

    /// @notice Gives or takes a role. Only the owner.
    /// @param role The role.
    /// @param account Who.
    /// @param granted Whether they have it from now on.
    function setRole(Role role, address account, bool granted) external;

    /// @notice Whether an account was given a role. The owner has none, and may do what admins may all the same.
    function hasRole(Role role, address account) external view returns (bool);

    /// @notice Whether an account is the owner or an admin.
    function isAdmin(address account) external view returns (bool);

    /// @notice Whether an account is the owner, an admin or a pauser.
    function isPauser(address account) external view returns (bool);

    /// @notice Who owns the house.
    function owner() external view returns (address);
}
