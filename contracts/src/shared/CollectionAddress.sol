// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Recognizes the factory's collections by their address.
/// @dev A CREATE2 address commits to the deployer, the salt and the init code. An address that derives from the factory,
/// salt 0 and the collection's own code can therefore only have been deployed by that factory with that code. The code alone
/// proves nothing: anyone can deploy the same bytes with init code that writes storage first.
library CollectionAddress {
    /// @dev The byte of a collection's code that holds the code's size (`CollectionArgs`). Reading it there instead of with
    /// EXTCODESIZE saves 100 gas in every trade; where it is false, the address does not match.
    uint256 private constant _SIZE_OFFSET = 95;

    /// @dev Whether `factory` deployed `collection`. Sound only for a factory that deploys nothing with CREATE2 and salt 0
    /// but clones (`LibClone`, with immutable arguments) that it has checked.
    function isDeployedBy(address collection, address factory) internal view returns (bool isDeployed) {
        assembly ("memory-safe") {
            let m := mload(0x40)
            let code := add(m, 0x20)
            // The size fits into a byte.
            extcodecopy(collection, code, 0x00, 0x100)
            let size := byte(0, mload(add(code, _SIZE_OFFSET)))
            // The init code, from the end of the first word: PUSH2 size, then `3d81600a3d39f3`, which returns the `size`
            // bytes that follow it.
            mstore(m, or(shl(56, size), 0x6100003d81600a3d39f3))
            let initCodeHash := keccak256(add(m, 0x16), add(size, 0x0a))
            // keccak256(0xff ++ factory ++ salt ++ initCodeHash); the salt is 0.
            mstore(m, or(shl(160, 0xff), factory))
            mstore(code, 0)
            mstore(add(m, 0x40), initCodeHash)
            isDeployed := iszero(shl(96, xor(keccak256(add(m, 0x0b), 0x55), collection)))
        }
    }
}
