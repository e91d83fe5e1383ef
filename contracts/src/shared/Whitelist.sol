// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProofLib} from "solady/src/utils/MerkleProofLib.sol";

/// @notice A Merkle whitelist of accounts with a price and a limit each, as built by OpenZeppelin's `StandardMerkleTree` from
/// rows of (address account, uint256 price, uint256 limit).
library Whitelist {
    /// @dev The leaf of a row. Hashed twice, so that no inner node can be used as a leaf.
    function leaf(address account, uint256 price, uint256 limit) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(account, price, limit))));
    }

    /// @dev Whether the tree with this root contains the row. A root of 0 contains none.
    function has(bytes32 root, bytes32[] calldata proof, address account, uint256 price, uint256 limit)
        internal
        pure
        returns (bool)
    {
        return root != 0 && MerkleProofLib.verifyCalldata(proof, root, leaf(account, price, limit));
    }
}
