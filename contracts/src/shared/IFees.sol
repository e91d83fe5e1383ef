// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFeeRecipient} from "./IFeeRecipient.sol";

/// @notice A contract that charges a fee, as a rate of each price.
///
/// Trust: owner and admins set the rate, never above a cap that is fixed at deployment.
interface IFees is IFeeRecipient {
    /// @notice The fee rate was set, in basis points (100 = 1%).
    event FeeRateSet(uint256 rate);

    /// @notice Thrown when the rate exceeds the cap.
    error Fees_RateAboveCap(uint256 rate, uint256 cap);

    /// @notice Sets the fee rate, in basis points. Only the owner and admins.
    function setFeeRate(uint16 rate) external;

    /// @notice Returns the fee rate, in basis points.
    function feeRate() external view returns (uint256);

    /// @notice Returns the highest rate that can ever be set, in basis points.
    function feeRateCap() external view returns (uint256);
}
