// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice GBT, the coin of the gacha machine: an ERC-20 with allowances by signature (EIP-2612).
///
/// Trust: all there will ever be was made with the exchange and for it; nobody makes more, nobody burns. The exchange takes
/// a holder's GBT without an allowance, and only in a sale that this holder asks for. Nothing else is special: no owner, no
/// pause, no list.
interface IGbt {
    /// @notice Thrown when somebody else does what only the exchange may.
    error Gbt_NotExchange(address caller);

    /// @notice Thrown when GBT would be sent to the exchange other than by a sale: it would be lost there.
    error Gbt_LostThere();

    /// @notice Moves a seller's GBT to the exchange. Only the exchange.
    /// @param from The seller.
    /// @param amount How much.
    function take(address from, uint256 amount) external;

    /// @notice The exchange it was made for.
    function exchange() external view returns (address);
}
