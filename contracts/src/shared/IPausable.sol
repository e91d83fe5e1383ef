// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract whose new activity can be paused.
///
/// Trust: owner, admins and pausers pause; owner and admins unpause. A pause never blocks an exit: functions that return a
/// user's money or tokens (cancel, withdraw, refund, settle, claim, redeem) ignore it.
interface IPausable {
    /// @notice New activity was paused.
    event Paused(address account);

    /// @notice The pause ended.
    event Unpaused(address account);

    /// @notice Thrown while paused.
    error Pausable_Paused();

    /// @notice Thrown when the caller is neither the owner nor an admin nor a pauser.
    error Pausable_NotPauser(address caller);

    /// @notice Pauses new activity. Only the owner, admins and pausers.
    function pause() external;

    /// @notice Unpauses. Only the owner and admins.
    function unpause() external;

    /// @notice Whether new activity is paused.
    function paused() external view returns (bool);
}
