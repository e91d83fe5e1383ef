// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Derives positions in a pool from a round's randomness. Anyone can recompute them from public data.
library RandomPick {
    /// @dev The seed of an order: the round's randomness, bound to contract, pool and order.
    function seedOf(bytes32 randomness, address drawer, uint256 poolId, uint256 orderId)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(randomness, drawer, poolId, orderId));
    }

    /// @dev The position that one draw of an order takes among those remaining. A pool has fewer than 2^16 positions,
    /// so the modulo bias is below 2^-240.
    function pick(bytes32 seed, uint256 number, uint256 remaining) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, number))) % remaining;
    }
}
