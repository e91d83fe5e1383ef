// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A collection that counts each token's transfers. Whoever remembers the count knows later whether the token
/// has left its holder's hands in between, even if it came back. Announced through ERC-165.
interface ITransferCounter {
    /// @notice How many times the token has changed hands since it was minted.
    /// @param tokenId The token.
    /// @return count Grows by one with every transfer and never falls.
    function transferCount(uint256 tokenId) external view returns (uint256 count);
}
