// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Folds an `ipfs://` URI of the common form into its 32-byte digest and back, so that it takes one word of storage
/// instead of four.
/// @dev The common form is `ipfs://b` and 58 base32 characters: a CIDv1 of a raw block or a dag-pb node with a sha-256
/// digest. The 290 bits are 0x01, codec, 0x12, 0x20, the digest and two zero bits. No other URI folds.
library ContentUri {
    /// @notice How a URI is stored: as text, or as the digest of a raw block or a dag-pb node.
    enum Form {
        Plain,
        Raw,
        DagPb
    }

    uint256 private constant _LENGTH = 66;
    /// @dev `ipfs://b`.
    uint64 private constant _SCHEME = 0x697066733a2f2f62;
    uint256 private constant _RAW = 0x01551220;
    uint256 private constant _DAG_PB = 0x01701220;
    bytes32 private constant _ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    /// @dev A word with 1 in each of its 32 bytes; times n, with n in each.
    uint256 private constant _EACH = type(uint256).max / 0xff;

    /// @dev Returns `Form.Plain` for every URI that `unfold` would not return exactly.
    function fold(string calldata uri) internal pure returns (Form form, bytes32 digest) {
        if (bytes(uri).length != _LENGTH) return (Form.Plain, 0);
        uint256 scheme;
        bytes32 first;
        bytes32 last;
        assembly ("memory-safe") {
            scheme := shr(192, calldataload(uri.offset))
            first := calldataload(add(uri.offset, 8))
            last := calldataload(add(uri.offset, 34))
        }
        if (scheme != _SCHEME) return (Form.Plain, 0);
        // The first 32 characters hold the 32 bits of the prefix and half the digest, the last 26 the rest and 2 padding bits.
        (bool startIsBase32, uint256 start) = _digits(first);
        (bool endIsBase32, uint256 end) = _digits(last);
        if (!startIsBase32 || !endIsBase32 || end & 3 != 0) return (Form.Plain, 0);
        uint256 prefix = start >> 128;
        if (prefix == _RAW) form = Form.Raw;
        else if (prefix == _DAG_PB) form = Form.DagPb;
        else return (Form.Plain, 0);
        digest = bytes32((start << 128) | ((end >> 2) & type(uint128).max));
    }

    /// @dev The URI with this digest. `form` must not be `Form.Plain`.
    function unfold(Form form, bytes32 digest) internal pure returns (string memory uri) {
        uri = new string(_LENGTH);
        // 7 characters hold the prefix and the first 3 bits of the digest, 51 the rest and 2 padding bits.
        uint256 head = ((form == Form.Raw ? _RAW : _DAG_PB) << 3) | (uint256(digest) >> 253);
        uint256 tail = uint256(digest) << 2;
        bytes32 alphabet = _ALPHABET;
        uint256 scheme = _SCHEME;
        assembly ("memory-safe") {
            mstore(0x00, alphabet)
            let start := add(uri, 0x20)
            mstore(start, shl(192, scheme))
            let i := add(start, 66)
            for {} gt(i, add(start, 15)) {} {
                i := sub(i, 1)
                mstore8(i, byte(0, mload(and(tail, 31))))
                tail := shr(5, tail)
            }
            for {} gt(i, add(start, 8)) {} {
                i := sub(i, 1)
                mstore8(i, byte(0, mload(and(head, 31))))
                head := shr(5, head)
            }
        }
    }

    /// @dev Reads 32 characters as base32 digits of five bits, all at once: a loop would cost half as much as the storage
    /// word saves.
    function _digits(bytes32 characters) private pure returns (bool valid, uint256 bits) {
        // No sum leaves its byte (0x7f + 0x4e is the largest) once the top bits are known to be clear.
        unchecked {
            uint256 c = uint256(characters);
            if (c & (_EACH * 0x80) != 0) return (false, 0);
            // The top bit of each byte is set if the character is from `a` to `z`; then the same with `2` to `7`.
            uint256 letters = ((c + _EACH * 0x1f) & ~(c + _EACH * 0x05) & (_EACH * 0x80)) >> 7;
            uint256 numbers = ((c + _EACH * 0x4e) & ~(c + _EACH * 0x48) & (_EACH * 0x80)) >> 7;
            if (letters | numbers != _EACH) return (false, 0);
            // a is 0x61 and means 0; 2 is 0x32 and means 26.
            bits = (c & (_EACH * 0x1f)) - letters + numbers * 8;
            // Remove the gaps: fields of 5 bits in 8 become 10 in 16, 20 in 32, 40 in 64, 80 in 128, 160 in 256.
            bits = _join(bits, 8, 5, type(uint256).max / 0xffff * 0xff);
            bits = _join(bits, 16, 10, type(uint256).max / 0xffffffff * 0xffff);
            bits = _join(bits, 32, 20, type(uint256).max / 0xffffffffffffffff * 0xffffffff);
            bits = _join(bits, 64, 40, type(uint256).max / type(uint128).max * 0xffffffffffffffff);
            bits = _join(bits, 128, 80, type(uint128).max);
            valid = true;
        }
    }

    /// @dev Joins each pair of fields `apart` bits apart into one, where a field holds `width` bits.
    function _join(uint256 bits, uint256 apart, uint256 width, uint256 lower) private pure returns (uint256) {
        return (((bits >> apart) & lower) << width) | (bits & lower);
    }
}
