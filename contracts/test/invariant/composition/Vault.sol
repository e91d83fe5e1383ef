// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Takes coins and tokens, and cannot call anything.
contract Vault {
    receive() external payable {}

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}
