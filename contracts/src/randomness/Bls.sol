// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HashToCurve} from "./HashToCurve.sol";

/// @notice A public key: a point of BN254's G2, each coordinate with its imaginary part first, as the pairing
/// precompile and drand encode it.
struct PublicKey {
    uint256 xImaginary;
    uint256 xReal;
    uint256 yImaginary;
    uint256 yReal;
}

/// @notice BLS signatures on BN254 with signatures in G1. For a given key and message exactly one signature is valid,
/// so the signer has no choice.
library Bls {
    // The negated generator of G2.
    uint256 private constant _X_IMAGINARY = 0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2;
    uint256 private constant _X_REAL = 0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed;
    uint256 private constant _Y_IMAGINARY = 0x275dc4a288d1afb3cbb1ac09187524c7db36395df7be3b99e673b13a075a65ec;
    uint256 private constant _Y_REAL = 0x1d9befcd05a5323e6da4d435f3b617cdb3af83285c2df711ef39c01571827f9d;

    uint256 private constant _PAIRING_SIZE = 0x180;

    /// @dev Whether the signature of this message is valid for the key. Non-canonical coordinates are rejected, so a
    /// signature has only one encoding.
    function isSigned(PublicKey memory key, bytes memory tag, bytes memory message, uint256 x, uint256 y)
        internal
        view
        returns (bool)
    {
        // The precompile rejects such a point as well, but consumes all the gas it was given.
        if (!_isPoint(x, y)) return false;
        (uint256 hashX, uint256 hashY) = HashToCurve.hashToPoint(tag, message);
        return _pairs(
            [
                x,
                y,
                _X_IMAGINARY,
                _X_REAL,
                _Y_IMAGINARY,
                _Y_REAL,
                hashX,
                hashY,
                key.xImaginary,
                key.xReal,
                key.yImaginary,
                key.yReal
            ]
        );
    }

    /// @dev Whether the key is a point of the prime-order subgroup other than infinity, for which anyone could sign.
    function isKey(PublicKey memory key) internal view returns (bool) {
        if (key.xImaginary | key.xReal | key.yImaginary | key.yReal == 0) return false;
        // A pairing with infinity is one for every point of the subgroup; the precompile rejects everything else.
        return _pairs(
            [
                uint256(0),
                0,
                key.xImaginary,
                key.xReal,
                key.yImaginary,
                key.yReal,
                0,
                0,
                _X_IMAGINARY,
                _X_REAL,
                _Y_IMAGINARY,
                _Y_REAL
            ]
        );
    }

    /// @dev Whether this is the canonical encoding of a point of G1 other than infinity. (0, 0) is not on the curve.
    function _isPoint(uint256 x, uint256 y) private pure returns (bool) {
        uint256 p = HashToCurve.FIELD;
        if (x >= p || y >= p) return false;
        return mulmod(y, y, p) == addmod(mulmod(mulmod(x, x, p), x, p), 3, p);
    }

    function _pairs(uint256[12] memory input) private view returns (bool) {
        uint256 answer;
        assembly ("memory-safe") {
            let done := staticcall(gas(), 0x08, input, _PAIRING_SIZE, 0x00, 0x20)
            if and(done, eq(returndatasize(), 0x20)) { answer := mload(0x00) }
        }
        return answer == 1;
    }
}
