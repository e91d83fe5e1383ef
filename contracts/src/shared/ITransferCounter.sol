// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A collection that counts each token's transfers. A caller that stores the count can tell later whether the
/// token was transferred in between, even if it came back. Announced through ERC-165.
interface ITransferCounter {
    /// @notice The number of times the token was transferred since it was minted.
    /// @param tokenId The token.
    /// @return count Grows by one with every transfer and never falls.
    function transferCount(uint256 tokenId) external view returns (uint256 count);
}
