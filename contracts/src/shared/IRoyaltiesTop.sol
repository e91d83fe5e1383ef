// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract that caps royalties.
///
/// Trust: owner and admins set the cap, never above 10%.
interface IRoyaltiesTop {
    /// @notice The cap of royalties was set, in basis points.
    event RoyaltiesTopSet(uint256 top);

    /// @notice Thrown when the cap would exceed the fixed ceiling.
    error RoyaltiesTop_AboveCeiling(uint256 top, uint256 ceiling);

    /// @notice Sets the cap of royalties, in basis points, at most 1,000 (10%). Only the owner and admins.
    function setRoyaltiesTop(uint16 top) external;

    /// @notice Returns the cap of royalties, in basis points.
    function royaltiesTop() external view returns (uint256);
}
