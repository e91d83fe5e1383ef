// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice ERC-7572: contract-level metadata.
interface IERC7572 {
    /// @notice Emitted when the contract-level metadata changes.
    event ContractURIUpdated();

    /// @notice The URI of the contract-level metadata; empty if there is none.
    function contractURI() external view returns (string memory);
}
