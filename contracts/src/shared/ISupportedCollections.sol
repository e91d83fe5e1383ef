// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract that deals only in collections the house knows. Those its factory made are among them by birth: their
/// code is known. All others are looked at and listed one by one. The blacklist bars either kind.
///
/// Trust: owner and admins keep both lists. A collection taken off or barred begins nothing new; whatever a user has in the
/// contract still comes out. A listed collection is trusted to move tokens when it says so and, where it counts transfers,
/// to count them: nothing that its keeper can change by themselves should be listed.
interface ISupportedCollections {
    /// @notice A collection of others was listed, or taken off.
    /// @param collection The collection.
    /// @param supported Whether it is listed from now on.
    /// @param counts Whether it counts transfers (`ICountsTransfers`). If not, asks need the token's own approval.
    /// @param expires Whether its tokens expire (`IExpires`).
    event CollectionSupported(address indexed collection, bool supported, bool counts, bool expires);

    /// @notice A collection was put on the blacklist, or taken off.
    event CollectionBarred(address indexed collection, bool barred);

    /// @notice Thrown when a collection is neither listed nor of the house's own making.
    error SupportedCollections_NotSupported(address collection);

    /// @notice Thrown when a collection is on the blacklist.
    error SupportedCollections_Barred(address collection);

    /// @notice Thrown when what would be listed does not call itself ERC-721.
    error SupportedCollections_NoCollection(address collection);

    /// @notice Lists a collection of others or takes it off. Only the owner and admins.
    function setCollection(address collection, bool supported) external;

    /// @notice Puts a collection on the blacklist or takes it off. Only the owner and admins.
    function setBarred(address collection, bool barred) external;

    /// @notice Whether a collection may be dealt in now.
    function isSupportedCollection(address collection) external view returns (bool);

    /// @notice Whether a collection is on the blacklist.
    function isBarred(address collection) external view returns (bool);

    /// @notice Whether a collection is of the house's own making.
    function isHouseCollection(address collection) external view returns (bool);

    /// @notice Whether a collection is known to count transfers.
    function countsTransfers(address collection) external view returns (bool);
}
