// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The immutable arguments of fixed size that follow the owner, in one word as `CollectionArgs` packs them:
/// creator 160 bits | maxMint 64 | flags 8 | name length 8 | 16 of other arguments, from the left.
type InitArgs is uint256;

using InitArgsLib for InitArgs global;

/// @notice Reads the fields of `InitArgs`.
library InitArgsLib {
    /// @dev The creator of the collection.
    function creator(InitArgs initArgs) internal pure returns (address) {
        // The shift leaves 160 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(InitArgs.unwrap(initArgs) >> 96));
    }

    /// @dev The maximum number of tokens; 0 means no limit.
    function maxMint(InitArgs initArgs) internal pure returns (uint256) {
        return (InitArgs.unwrap(initArgs) >> 32) & type(uint64).max;
    }

    /// @dev Whether minting was open to anyone at deployment.
    function isOpen(InitArgs initArgs) internal pure returns (bool) {
        return InitArgs.unwrap(initArgs) & (1 << 24) != 0;
    }

    /// @dev Whether the collection was deployed together with its first token.
    function hasFirst(InitArgs initArgs) internal pure returns (bool) {
        return InitArgs.unwrap(initArgs) & (2 << 24) != 0;
    }

    /// @dev Whether the arguments end with the digest of the first token's URI.
    function hasDigest(InitArgs initArgs) internal pure returns (bool) {
        return InitArgs.unwrap(initArgs) & (4 << 24) != 0;
    }

    function nameLength(InitArgs initArgs) internal pure returns (uint256) {
        return (InitArgs.unwrap(initArgs) >> 16) & type(uint8).max;
    }
}
