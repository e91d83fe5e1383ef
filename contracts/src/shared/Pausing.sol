// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";
import {IPausing} from "./IPausing.sol";

/// @notice The pause flag.
/// @dev One byte at the start of the first word. Contracts that also inherit `FeeRecipient` and `Fees`, in this order, have
/// all three in one word, with 9 bytes left for their own flags: one read on the paths users pay for.
abstract contract Pausing is IPausing, Governed {
    bool private _paused;

    /// @dev For what begins something. Never on an exit.
    modifier notPaused() {
        if (_paused) revert Pausing_Paused();
        _;
    }

    /// @inheritdoc IPausing
    function pause() external {
        // Check: the caller may stop things.
        if (!ROLES.isPauser(msg.sender)) revert Pausing_NotPauser(msg.sender);
        // Effect: nothing new begins.
        _paused = true;
        emit Paused(msg.sender);
    }

    /// @inheritdoc IPausing
    function unpause() external onlyAdmin {
        // Effect: go on.
        _paused = false;
        emit Unpaused(msg.sender);
    }

    /// @inheritdoc IPausing
    function paused() public view returns (bool) {
        return _paused;
    }
}
