// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice GBT, the coin of the gacha: an ERC-20 with permits (EIP-2612).
///
/// Trust: the whole supply is minted to the exchange at deployment; nobody can mint or burn. The exchange can take a holder's
/// GBT without an allowance, but only in a sale by that holder. There is no owner, no pause and no deny list.
interface IGbt {
    /// @notice Thrown when the caller is not the exchange.
    error Gbt_NotExchange(address caller);

    /// @notice Thrown when GBT is transferred to the exchange other than by a sale.
    error Gbt_InvalidReceiver();

    /// @notice Transfers a seller's GBT to the exchange. Only the exchange.
    /// @param from The seller.
    /// @param amount The amount.
    function take(address from, uint256 amount) external;

    /// @notice Returns the exchange.
    function exchange() external view returns (address);
}
