// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract that lets royalties go only so high.
///
/// Trust: owner and admins set the top, never above 10%.
interface IRoyaltiesTop {
    /// @notice How high a royalty may be from now on, in basis points.
    event RoyaltiesTopSet(uint256 top);

    /// @notice Thrown when royalties would be allowed above the ceiling nobody can lift.
    error RoyaltiesTop_AboveCeiling(uint256 top, uint256 ceiling);

    /// @notice Sets how high a royalty may be, in basis points, never above 1,000 (10%). Only the owner and admins.
    function setRoyaltiesTop(uint16 top) external;

    /// @notice How high a royalty may be, in basis points.
    function royaltiesTop() external view returns (uint256);
}
