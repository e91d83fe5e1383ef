// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/src/utils/LibBit.sol";

/// @notice What is a name, and how a name is a number: its characters from the left, then zeros. No character is zero, so
/// no two names are the same number.
library Label {
    uint256 internal constant SHORTEST = 3;
    uint256 internal constant LONGEST = 32;

    uint256 private constant _HYPHEN = 0x2d;
    /// @dev One bit for each character a name may have: the digits, the small letters and the hyphen.
    uint256 private constant _ALLOWED = (0x3ff << 0x30) | (0x3ffffff << 0x61) | 2 ** _HYPHEN;

    /// @dev The name's number, or nothing where it is no name.
    function pack(string calldata name) internal pure returns (uint256 packed) {
        uint256 size = bytes(name).length;
        if (size < SHORTEST || size > LONGEST) return 0;
        // It has no more than 32 characters.
        // forge-lint: disable-next-line(unsafe-typecast)
        packed = uint256(bytes32(bytes(name)));
        // As if one stood before the first: so none can be the first.
        uint256 before = _HYPHEN;
        unchecked {
            for (uint256 shift = 256; shift != 256 - 8 * size;) {
                shift -= 8;
                uint256 character = (packed >> shift) & 0xff;
                if ((_ALLOWED >> character) & 1 == 0) return 0;
                if (character == _HYPHEN && before == _HYPHEN) return 0;
                before = character;
            }
        }
        if (before == _HYPHEN) return 0;
    }

    /// @dev Whether a name's number has more characters.
    function isLongerThan(uint256 packed, uint256 size) internal pure returns (bool) {
        return packed << (8 * size) != 0;
    }

    /// @dev The name again.
    function unpack(uint256 packed) internal pure returns (string memory) {
        bytes memory name = abi.encodePacked(packed);
        uint256 size = LONGEST - (LibBit.ffs(packed) >> 3);
        assembly ("memory-safe") {
            mstore(name, size)
        }
        return string(name);
    }
}
