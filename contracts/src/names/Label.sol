// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/src/utils/LibBit.sol";

/// @notice The rules for names, and their encoding as token ids: the characters from the left, padded with zero bytes. No
/// character is a zero byte, so no two names have the same id.
library Label {
    uint256 internal constant MIN_LENGTH = 3;
    uint256 internal constant MAX_LENGTH = 32;

    uint256 private constant _HYPHEN = 0x2d;
    /// @dev One bit per allowed character: digits, lower-case letters and the hyphen.
    uint256 private constant _ALLOWED = (0x3ff << 0x30) | (0x3ffffff << 0x61) | 2 ** _HYPHEN;

    /// @dev The id of a name; 0 if it is not valid.
    function pack(string calldata name) internal pure returns (uint256 packed) {
        uint256 length = bytes(name).length;
        if (length < MIN_LENGTH || length > MAX_LENGTH) return 0;
        // The length was bounded above.
        // forge-lint: disable-next-line(unsafe-typecast)
        packed = uint256(bytes32(bytes(name)));
        // Starting with a hyphen rules it out as the first character.
        uint256 previous = _HYPHEN;
        unchecked {
            for (uint256 shift = 256; shift != 256 - 8 * length;) {
                shift -= 8;
                uint256 character = (packed >> shift) & 0xff;
                if ((_ALLOWED >> character) & 1 == 0) return 0;
                if (character == _HYPHEN && previous == _HYPHEN) return 0;
                previous = character;
            }
        }
        if (previous == _HYPHEN) return 0;
    }

    /// @dev Whether the name has more than `length` characters.
    function isLongerThan(uint256 packed, uint256 length) internal pure returns (bool) {
        return packed << (8 * length) != 0;
    }

    /// @dev The name of an id, without `.pet`.
    function unpack(uint256 packed) internal pure returns (string memory) {
        bytes memory name = abi.encodePacked(packed);
        uint256 length = MAX_LENGTH - (LibBit.ffs(packed) >> 3);
        assembly ("memory-safe") {
            mstore(name, length)
        }
        return string(name);
    }

    /// @dev The name of an id with `.pet`.
    function full(uint256 packed) internal pure returns (string memory) {
        return string.concat(unpack(packed), ".pet");
    }
}
