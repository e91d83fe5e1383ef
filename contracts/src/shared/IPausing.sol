// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract that can be told to begin nothing new.
///
/// Trust: owner, admins and pausers stop it, owner and admins let it go on. A pause never stops an exit: whatever takes a
/// user's money or token out of a contract (cancel, withdraw, refund, settle, claim, redeem) does not look at it.
interface IPausing {
    /// @notice Nothing new begins. Exits go on.
    event Paused(address account);

    /// @notice Everything goes on.
    event Unpaused(address account);

    /// @notice Thrown when something new would begin in a pause.
    error Pausing_Paused();

    /// @notice Thrown when somebody else pauses than the owner, an admin or a pauser.
    error Pausing_NotPauser(address caller);

    /// @notice Begins a pause. Only the owner, admins and pausers.
    function pause() external;

    /// @notice Ends the pause. Only the owner and admins.
    function unpause() external;

    /// @notice Whether there is a pause.
    function paused() external view returns (bool);
}
