// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionFactory} from "./ICollectionFactory.sol";
import {InitArgs} from "./InitArgs.sol";

/// @notice The immutable arguments of a collection, appended to the clone's code instead of stored: a byte of code costs
/// 200 gas, a word of storage 22,100.
/// @dev Layout: owner 20 | creator 20 | maxMint 8 | flags 1 | name length 1 | size 1 | salt 7 | name | symbol | digest of the
/// first token's URI 32, if the flags say so. The size is that of the whole code. The salt is an argument instead of the salt
/// of CREATE2, so that the address derives from the code alone (see `CollectionAddress`).
library CollectionArgs {
    uint256 private constant _CODE = 45;
    uint256 private constant _NAME = 58;
    uint256 private constant _DIGEST = 32;

    uint8 private constant _IS_OPEN = 1;
    uint8 private constant _HAS_FIRST = 2;
    uint8 private constant _HAS_DIGEST = 4;

    /// @dev Packs the arguments of a collection without tokens. The name must be shorter than 256 bytes.
    function pack(address owner_, ICollectionFactory.NewCollection calldata params)
        internal
        pure
        returns (bytes memory)
    {
        return _pack(owner_, params, 0);
    }

    /// @dev Packs the arguments of a collection with its first token, whose URI is in storage.
    function packWithFirst(address owner_, ICollectionFactory.NewCollection calldata params)
        internal
        pure
        returns (bytes memory)
    {
        return _pack(owner_, params, _HAS_FIRST);
    }

    /// @dev Packs the arguments of a collection with its first token and the digest of that token's URI.
    function packWithFirst(address owner_, ICollectionFactory.NewCollection calldata params, bytes32 digest)
        internal
        pure
        returns (bytes memory)
    {
        return bytes.concat(_pack(owner_, params, _HAS_FIRST | _HAS_DIGEST), digest);
    }

    /// @dev The first owner of the executing clone. The arguments start after the 45 bytes of the clone's code.
    function owner() internal view returns (address owner_) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, 0x2d, 0x14)
            owner_ := shr(96, mload(0x00))
        }
    }

    /// @dev The arguments of fixed size that follow the owner.
    function initArgs() internal view returns (InitArgs initArgs_) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, 0x41, 0x20)
            initArgs_ := mload(0x00)
        }
    }

    /// @dev The name and the symbol.
    function names() internal view returns (string memory name, string memory symbol) {
        InitArgs initArgs_ = initArgs();
        uint256 nameEnd = _NAME + initArgs_.nameLength();
        uint256 end = address(this).code.length - _CODE;
        if (initArgs_.hasDigest()) end -= _DIGEST;
        name = _text(_NAME, nameEnd);
        symbol = _text(nameEnd, end);
    }

    /// @dev The digest of the first token's URI. Only valid if `hasDigest`.
    function firstDigest() internal view returns (bytes32 digest) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, sub(extcodesize(address()), 0x20), 0x20)
            digest := mload(0x00)
        }
    }

    /// @dev The arguments from `start` to `end` as text.
    function _text(uint256 start, uint256 end) private view returns (string memory text) {
        uint256 length = end - start;
        text = new string(length);
        assembly ("memory-safe") {
            extcodecopy(address(), add(text, 0x20), add(start, _CODE), length)
        }
    }

    function _pack(address owner_, ICollectionFactory.NewCollection calldata params, uint8 flags)
        private
        pure
        returns (bytes memory)
    {
        if (params.isOpen) flags |= _IS_OPEN;
        uint256 nameLength = bytes(params.name).length;
        uint256 size = _CODE + _NAME + nameLength + bytes(params.symbol).length;
        if (flags & _HAS_DIGEST != 0) size += _DIGEST;
        // 7 bytes of the salt's hash distinguish the collections of one owner, and cost 5,000 gas less than all 32. The factory
        // rejects names above 64 bytes and symbols above 16, so that both lengths fit into a byte.
        // forge-lint: disable-next-item(unsafe-typecast)
        return abi.encodePacked(
            owner_,
            params.creator,
            params.maxMint,
            flags,
            uint8(nameLength),
            uint8(size),
            bytes7(keccak256(abi.encode(params.salt))),
            params.name,
            params.symbol
        );
    }
}
