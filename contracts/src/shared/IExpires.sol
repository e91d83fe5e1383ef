// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A collection whose tokens are held for a time only, as names are. Announced through ERC-165.
interface IExpires {
    /// @notice When the token stops being its holder's.
    /// @param tokenId The token.
    /// @return time In seconds since 1970.
    function expiresAt(uint256 tokenId) external view returns (uint256 time);
}
