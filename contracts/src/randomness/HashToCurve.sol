// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Hashes a message to a point of BN254's G1 as in RFC 9380: expand_message_xmd with keccak-256 (5.3.1),
/// hash_to_field with two elements (5.2), the Shallue and van de Woestijne map for each (6.6.1), and the sum of the two
/// points. G1 is the whole curve, so there is no cofactor to clear.
/// @dev All inputs are public, so the code need not run in constant time.
library HashToCurve {
    /// @dev The order of the field. It is 3 modulo 4, so a square root is a power.
    uint256 internal constant FIELD = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47;

    uint256 private constant _HALF_WORD = 1 << 128;
    /// @dev 2^256 modulo the field's order.
    uint256 private constant _WORD = 0xe0a77c19a07df2f666ea36f7879462c0a78eb28f5c70b3dd35d438dc58f0d9d;
    uint256 private constant _INVERSE = FIELD - 2;
    uint256 private constant _ROOT = (FIELD + 1) / 4;

    // The curve is y^2 = x^3 + 3. With Z = 1: g(Z), -Z/2, the even root of -3 g(Z) Z^2, and -4 g(Z) / 3 Z^2.
    uint256 private constant _B = 3;
    uint256 private constant _Z = 1;
    uint256 private constant _C1 = 4;
    uint256 private constant _C2 = 0x183227397098d014dc2822db40c0ac2ecbc0b548b438e5469e10460b6c3e7ea3;
    uint256 private constant _C3 = 0x16789af3a83522eb353c98fc6b36d713d5d8d1cc5dffffffa;
    uint256 private constant _C4 = 0x10216f7ba065e00de81ac1e7808072c9dd2b2385cd7b438469602eb24829a9bd;

    uint256 private constant _BLOCK = 136;
    uint16 private constant _LENGTH = 96;

    /// @notice Thrown when the chain lacks a precompile.
    error HashToCurve_NoPrecompile(uint256 precompile);

    /// @dev Hashes a message to a point. `tag` is the domain separation tag, at most 255 bytes.
    function hashToPoint(bytes memory tag, bytes memory message) internal view returns (uint256 x, uint256 y) {
        (uint256 u, uint256 v) = hashToField(tag, message);
        uint256[4] memory both;
        (both[0], both[1]) = mapToPoint(u);
        (both[2], both[3]) = mapToPoint(v);
        bool done;
        assembly ("memory-safe") {
            done := staticcall(gas(), 0x06, both, 0x80, both, 0x40)
            done := and(done, eq(returndatasize(), 0x40))
        }
        if (!done) revert HashToCurve_NoPrecompile(6);
        return (both[0], both[1]);
    }

    /// @dev Two field elements, each reduced from 48 bytes, so that their distribution is uniform.
    function hashToField(bytes memory tag, bytes memory message) internal pure returns (uint256 u, uint256 v) {
        bytes memory suffix = abi.encodePacked(tag, uint8(tag.length));
        bytes32 first = keccak256(abi.encodePacked(new bytes(_BLOCK), message, _LENGTH, uint8(0), suffix));
        bytes32 a = keccak256(abi.encodePacked(first, uint8(1), suffix));
        bytes32 b = keccak256(abi.encodePacked(first ^ a, uint8(2), suffix));
        bytes32 c = keccak256(abi.encodePacked(first ^ b, uint8(3), suffix));
        u = addmod(mulmod(uint256(a), _HALF_WORD, FIELD), uint256(b) >> 128, FIELD);
        v = addmod(mulmod(uint256(b) % _HALF_WORD, _WORD, FIELD), uint256(c), FIELD);
    }

    /// @dev Maps an element to a point. At least one of the three candidates is always on the curve.
    function mapToPoint(uint256 u) internal view returns (uint256 x, uint256 y) {
        uint256 square = mulmod(mulmod(u, u, FIELD), _C1, FIELD);
        uint256 plus = addmod(1, square, FIELD);
        uint256 minus = addmod(1, FIELD - square, FIELD);
        // The power is 0 where there is no inverse, as the RFC's inv0 requires.
        uint256 inverse = _power(mulmod(minus, plus, FIELD), _INVERSE);
        uint256 step = mulmod(mulmod(mulmod(u, minus, FIELD), inverse, FIELD), _C3, FIELD);
        bool isSquare;
        x = addmod(_C2, FIELD - step, FIELD);
        (y, isSquare) = _root(x);
        if (!isSquare) {
            x = addmod(_C2, step, FIELD);
            (y, isSquare) = _root(x);
        }
        if (!isSquare) {
            x = mulmod(mulmod(plus, plus, FIELD), inverse, FIELD);
            x = addmod(_Z, mulmod(mulmod(x, x, FIELD), _C4, FIELD), FIELD);
            (y,) = _root(x);
        }
        // The order of the curve is odd, so no point has y = 0.
        if (u % 2 != y % 2) y = FIELD - y;
    }

    /// @dev The square root of x^3 + 3, if there is one.
    function _root(uint256 x) private view returns (uint256 y, bool isSquare) {
        uint256 g = addmod(mulmod(mulmod(x, x, FIELD), x, FIELD), _B, FIELD);
        y = _power(g, _ROOT);
        isSquare = mulmod(y, y, FIELD) == g;
    }

    function _power(uint256 base, uint256 exponent) private view returns (uint256 result) {
        uint256 modulus = FIELD;
        bool done;
        assembly ("memory-safe") {
            let input := mload(0x40)
            mstore(input, 0x20)
            mstore(add(input, 0x20), 0x20)
            mstore(add(input, 0x40), 0x20)
            mstore(add(input, 0x60), base)
            mstore(add(input, 0x80), exponent)
            mstore(add(input, 0xa0), modulus)
            done := staticcall(gas(), 0x05, input, 0xc0, 0x00, 0x20)
            done := and(done, eq(returndatasize(), 0x20))
            result := mload(0x00)
        }
        if (!done) revert HashToCurve_NoPrecompile(5);
    }
}
