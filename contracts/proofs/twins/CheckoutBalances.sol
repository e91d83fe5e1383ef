// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The amounts of `MallCheckout` and `EscrowBalances`, one mapping for each, without signatures, times and transfers.
abstract contract CheckoutBalances {
    mapping(uint256 coin => uint256 amount) internal held;
    mapping(uint256 paymentId => uint256 coin) internal coinNumberOf;
    mapping(uint256 paymentId => uint256 amount) internal heldBy;
    mapping(uint256 paymentId => uint256 amount) internal refundable;
    mapping(uint256 paymentId => bool) internal isPaid;

    /// @dev `pay`, `payMany` and `payWithPermit2`.
    function _open(uint256 paymentId, uint256 coin, uint256 amount) internal {
        require(!isPaid[paymentId] && amount != 0 && amount <= type(uint128).max);
        isPaid[paymentId] = true;
        coinNumberOf[paymentId] = coin;
        heldBy[paymentId] = amount;
        require(held[coin] <= type(uint128).max - amount);
        held[coin] += amount;
    }

    /// @dev `void` takes any part; `capture` and `reclaim` take all.
    function _take(uint256 paymentId, uint256 amount) internal {
        require(amount != 0 && amount <= heldBy[paymentId]);
        heldBy[paymentId] -= amount;
        held[coinNumberOf[paymentId]] -= amount;
    }

    function _capture(uint256 paymentId) internal returns (uint256 amount) {
        amount = heldBy[paymentId];
        _take(paymentId, amount);
        refundable[paymentId] = amount;
    }

    function _refund(uint256 paymentId, uint256 amount) internal {
        require(amount != 0 && amount <= refundable[paymentId]);
        refundable[paymentId] -= amount;
    }
}
