// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What a collection is born with, but for its first owner and its names, in one word as `CollectionArgs` has it:
/// creator 160 bits | maxMint 64 | flags 8 | length of the name 8 | whatever follows 16, from the left.
type Birth is uint256;

using Births for Birth global;

/// @notice What a collection's birth says.
library Births {
    /// @dev Whose work the collection is.
    function creator(Birth birth) internal pure returns (address) {
        // What is left of 32 bytes without 12.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(Birth.unwrap(birth) >> 96));
    }

    /// @dev How many tokens there may ever be; 0 means no limit.
    function maxMint(Birth birth) internal pure returns (uint256) {
        return (Birth.unwrap(birth) >> 32) & type(uint64).max;
    }

    /// @dev Whether it was born open.
    function isOpen(Birth birth) internal pure returns (bool) {
        return Birth.unwrap(birth) & (1 << 24) != 0;
    }

    /// @dev Whether it was born with its first token.
    function hasFirst(Birth birth) internal pure returns (bool) {
        return Birth.unwrap(birth) & (2 << 24) != 0;
    }

    /// @dev Whether the digest of its first token's URI stands with the arguments.
    function hasDigest(Birth birth) internal pure returns (bool) {
        return Birth.unwrap(birth) & (4 << 24) != 0;
    }

    function nameLength(Birth birth) internal pure returns (uint256) {
        return (Birth.unwrap(birth) >> 16) & type(uint8).max;
    }
}
