// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Knows which collections were created by the platform's factory, and therefore run its code.
interface ICollectionRegistry {
    /// @notice Whether the factory created this collection. Once true it stays true.
    function isCollection(address collection) external view returns (bool);
}
