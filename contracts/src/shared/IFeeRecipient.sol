// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract whose fees go to one account of the platform.
///
/// Trust: owner and admins set the account. Fees credited before stay with the earlier account.
interface IFeeRecipient {
    /// @notice The fee recipient was set.
    event FeeRecipientSet(address indexed recipient);

    /// @notice Thrown when the fee recipient is the zero address.
    error FeeRecipient_ZeroAddress();

    /// @notice Sets the fee recipient. Only the owner and admins.
    function setFeeRecipient(address recipient) external;

    /// @notice Returns the fee recipient.
    function feeRecipient() external view returns (address);
}
