// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {Birth} from "./Birth.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";

/// @notice What a collection is born with, packed behind the clone's code instead of in storage: a byte of code costs
/// 200 gas, a word of storage 22,100.
/// @dev Layout: owner 20 | creator 20 | maxMint 8 | flags 1 | length of name 1 | name | symbol | digest of the first
/// token's URI 32, if the flags say so.
library CollectionArgs {
    uint256 private constant _CODE = 45;
    uint256 private constant _NAME = 50;
    uint256 private constant _DIGEST = 32;

    uint8 private constant _IS_OPEN = 1;
    uint8 private constant _HAS_FIRST = 2;
    uint8 private constant _HAS_DIGEST = 4;

    /// @dev Packs the arguments of a collection without tokens. The name must be shorter than 256 bytes.
    function pack(address owner_, ICollectionFactory.NewCollection calldata what) internal pure returns (bytes memory) {
        return _pack(owner_, what, 0);
    }

    /// @dev Packs the arguments of a collection with its first token, whose URI is kept elsewhere.
    function packWithFirst(address owner_, ICollectionFactory.NewCollection calldata what)
        internal
        pure
        returns (bytes memory)
    {
        return _pack(owner_, what, _HAS_FIRST);
    }

    /// @dev Packs the arguments of a collection with its first token and the digest of that token's URI.
    function packWithFirst(address owner_, ICollectionFactory.NewCollection calldata what, bytes32 digest)
        internal
        pure
        returns (bytes memory)
    {
        return bytes.concat(_pack(owner_, what, _HAS_FIRST | _HAS_DIGEST), digest);
    }

    /// @dev The first owner of the clone that runs. All are read straight from behind the 45 bytes of the clone's code.
    function owner() internal view returns (address owner_) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, 0x2d, 0x14)
            owner_ := shr(96, mload(0x00))
        }
    }

    /// @dev What follows the owner.
    function birth() internal view returns (Birth birth_) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, 0x41, 0x20)
            birth_ := mload(0x00)
        }
    }

    /// @dev The name and the symbol.
    function names() internal view returns (string memory name, string memory symbol) {
        Birth birth_ = birth();
        uint256 nameEnd = _NAME + birth_.nameLength();
        uint256 end = address(this).code.length - _CODE;
        if (birth_.hasDigest()) end -= _DIGEST;
        name = string(LibClone.argsOnClone(address(this), _NAME, nameEnd));
        symbol = string(LibClone.argsOnClone(address(this), nameEnd, end));
    }

    /// @dev The digest of the first token's URI. Only where there is one.
    function firstDigest() internal view returns (bytes32 digest) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, sub(extcodesize(address()), 0x20), 0x20)
            digest := mload(0x00)
        }
    }

    function _pack(address owner_, ICollectionFactory.NewCollection calldata what, uint8 flags)
        private
        pure
        returns (bytes memory)
    {
        if (what.isOpen) flags |= _IS_OPEN;
        // The factory refuses names above 64 bytes.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint8 nameLength = uint8(bytes(what.name).length);
        return abi.encodePacked(owner_, what.creator, what.maxMint, flags, nameLength, what.name, what.symbol);
    }
}
