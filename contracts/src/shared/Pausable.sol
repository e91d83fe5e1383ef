// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";
import {IPausable} from "./IPausable.sol";

/// @notice The pause flag.
/// @dev The first byte of the first slot. Contracts that also inherit `FeeRecipient` and `Fees`, in this order, have all three
/// in one slot, with 9 bytes left for flags of their own, so that users pay for a single read.
abstract contract Pausable is IPausable, Governed {
    bool private _paused;

    /// @dev For functions that start something. Never on functions that pay out or return tokens.
    modifier notPaused() {
        if (_paused) revert Pausable_Paused();
        _;
    }

    /// @inheritdoc IPausable
    function pause() external {
        // Check.
        if (!ROLES.isPauser(msg.sender)) revert Pausable_NotPauser(msg.sender);
        // Effects.
        _paused = true;
        emit Paused(msg.sender);
    }

    /// @inheritdoc IPausable
    function unpause() external onlyAdmin {
        // Effects.
        _paused = false;
        emit Unpaused(msg.sender);
    }

    /// @inheritdoc IPausable
    function paused() public view returns (bool) {
        return _paused;
    }
}
