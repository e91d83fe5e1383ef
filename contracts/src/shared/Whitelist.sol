// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProofLib} from "solady/src/utils/MerkleProofLib.sol";

/// @notice A list of wallets as a merkle tree, each with its own price and limit, as OpenZeppelin's
/// `StandardMerkleTree` makes it from rows of (address account, uint256 price, uint256 limit).
library Whitelist {
    /// @dev The row's leaf. Hashed twice, so that no inner node of the tree can pass for a leaf.
    function leaf(address account, uint256 price, uint256 limit) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(account, price, limit))));
    }

    /// @dev Whether the tree with this root has the row. An empty root has none.
    function has(bytes32 root, bytes32[] calldata proof, address account, uint256 price, uint256 limit)
        internal
        pure
        returns (bool)
    {
        return root != 0 && MerkleProofLib.verifyCalldata(proof, root, leaf(account, price, limit));
    }
}
