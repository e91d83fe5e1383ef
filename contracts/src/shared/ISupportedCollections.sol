// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract that trades only supported collections: those the platform's factory deployed, and others that an
/// admin has reviewed and added. The blacklist blocks either kind.
///
/// Trust: the owner and admins maintain both lists. A collection that is removed or blacklisted cannot be used for anything
/// new; users can still take out everything they have in the contract. A supported collection is trusted to move tokens
/// when it reports success and, where it counts transfers, to count them correctly: a collection whose operator can change
/// this behavior must not be added.
interface ISupportedCollections {
    /// @notice Emitted when a collection that the factory did not deploy is added or removed.
    /// @param collection The collection.
    /// @param supported Whether it is supported from now on.
    /// @param counts Whether it counts transfers (`ITransferCounter`). If not, asks need the token's own approval.
    /// @param expires Whether its tokens expire (`IExpires`).
    event CollectionSupported(address indexed collection, bool supported, bool counts, bool expires);

    /// @notice Emitted when a collection is added to or removed from the blacklist.
    event CollectionBlacklisted(address indexed collection, bool blacklisted);

    /// @notice Thrown when a collection was neither deployed by the factory nor added by an admin.
    error SupportedCollections_NotSupported(address collection);

    /// @notice Thrown when a collection is blacklisted.
    error SupportedCollections_Blacklisted(address collection);

    /// @notice Thrown when a contract to be added does not report ERC-721 support through ERC-165.
    error SupportedCollections_NotERC721(address collection);

    /// @notice Adds or removes a collection that the factory did not deploy. Only the owner and admins.
    function setCollection(address collection, bool supported) external;

    /// @notice Adds a collection to the blacklist or removes it. Only the owner and admins.
    function setBlacklisted(address collection, bool blacklisted) external;

    /// @notice Whether a collection can be traded now.
    function isSupportedCollection(address collection) external view returns (bool);

    /// @notice Whether a collection is blacklisted.
    function isBlacklisted(address collection) external view returns (bool);

    /// @notice Whether the platform's factory deployed the collection.
    function isPlatformCollection(address collection) external view returns (bool);

    /// @notice Whether a collection is known to count transfers.
    function countsTransfers(address collection) external view returns (bool);
}
