// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice How a round's randomness becomes places in a pool. Anyone can compute it again from public data.
library Luck {
    /// @dev What an order draws with: the round's randomness, made the order's own.
    function seedOf(bytes32 randomness, address drawer, uint256 poolId, uint256 orderId)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(randomness, drawer, poolId, orderId));
    }

    /// @dev The place that the order's draw of this number takes among those left. Of 256 bits the remainder favours no
    /// place by more than one in 2^240.
    function pick(bytes32 seed, uint256 number, uint256 left) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, number))) % left;
    }
}
