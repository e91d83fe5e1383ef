// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC6909} from "solady/src/tokens/ERC6909.sol";
import {LibString} from "solady/src/utils/LibString.sol";

import {IPledge} from "./IPledge.sol";

/// @notice Shares of collections as one multi-token: a collection's shares have its address as their id.
abstract contract PledgeShares is IPledge, ERC6909 {
    /// @notice Moves the caller's shares. To nobody and to this contract they would be lost, and a token with them.
    function transfer(address to, uint256 id, uint256 amount) public payable override returns (bool) {
        _requireReceiver(to);
        return super.transfer(to, id, amount);
    }

    /// @notice Moves shares of somebody who allows it.
    function transferFrom(address from, address to, uint256 id, uint256 amount) public payable override returns (bool) {
        _requireReceiver(to);
        return super.transferFrom(from, to, id, amount);
    }

    /// @notice What the shares are called.
    function name(uint256 id) public pure override returns (string memory) {
        return string.concat("Shares of ", LibString.toHexString(id, 20));
    }

    /// @notice The shares' symbol.
    function symbol(uint256) public pure override returns (string memory) {
        return "SHARE";
    }

    /// @notice There is nothing to see of a share.
    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    /// @inheritdoc IPledge
    function shareIdOf(address collection) public pure returns (uint256 id) {
        return uint160(collection);
    }

    function _requireReceiver(address to) internal view {
        if (to == address(0) || to == address(this)) revert Pledge_NoReceiver(to);
    }
}
