// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A contract whose fees go to one account of the house, as credits.
///
/// Trust: owner and admins name the account. What was credited before stays with whom it was credited to.
interface IFeeRecipient {
    /// @notice Who is credited the fees from now on.
    event FeeRecipientSet(address indexed recipient);

    /// @notice Thrown when fees would go to the null address.
    error FeeRecipient_None();

    /// @notice Sets who is credited the fees. Only the owner and admins.
    function setFeeRecipient(address recipient) external;

    /// @notice Who is credited the fees.
    function feeRecipient() external view returns (address);
}
