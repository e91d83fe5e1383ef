// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC6909} from "solady/src/tokens/ERC6909.sol";
import {LibString} from "solady/src/utils/LibString.sol";

import {IPledge} from "./IPledge.sol";

/// @notice The shares of all collections as one ERC-6909 multi-token. The id of a collection's shares is its address.
abstract contract PledgeShares is IPledge, ERC6909 {
    /// @notice Transfers the caller's shares. Not to the zero address or this contract: lost shares would lock a token.
    function transfer(address to, uint256 id, uint256 amount) public payable override returns (bool) {
        _requireReceiver(to);
        return super.transfer(to, id, amount);
    }

    /// @notice Transfers shares within an allowance or as an operator.
    function transferFrom(address from, address to, uint256 id, uint256 amount) public payable override returns (bool) {
        _requireReceiver(to);
        return super.transferFrom(from, to, id, amount);
    }

    /// @notice Returns the name of the shares of a collection.
    function name(uint256 id) public pure override returns (string memory) {
        return string.concat("Shares of ", LibString.toHexString(id, 20));
    }

    /// @notice Returns the symbol of the shares.
    function symbol(uint256) public pure override returns (string memory) {
        return "SHARE";
    }

    /// @notice Shares have no metadata.
    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    /// @inheritdoc IPledge
    function shareIdOf(address collection) public pure returns (uint256 id) {
        return uint160(collection);
    }

    function _requireReceiver(address to) internal view {
        if (to == address(0) || to == address(this)) revert Pledge_InvalidReceiver(to);
    }
}
