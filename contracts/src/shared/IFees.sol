// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFeeRecipient} from "./IFeeRecipient.sol";

/// @notice A contract that keeps a part of each price for the house.
///
/// Trust: owner and admins set the part, never above a cap that is fixed when the contract is made.
interface IFees is IFeeRecipient {
    /// @notice The house's part of a price from now on, in basis points (100 = 1%).
    event FeeRateSet(uint256 rate);

    /// @notice Thrown when the rate would exceed the cap nobody can lift.
    error Fees_RateAboveCap(uint256 rate, uint256 cap);

    /// @notice Sets the house's part of a price, in basis points. Only the owner and admins.
    function setFeeRate(uint16 rate) external;

    /// @notice The house's part of a price, in basis points.
    function feeRate() external view returns (uint256);

    /// @notice The highest the rate can ever be, in basis points.
    function feeRateCap() external view returns (uint256);
}
