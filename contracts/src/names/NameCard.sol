// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "solady/src/utils/Base64.sol";
import {LibString} from "solady/src/utils/LibString.sol";

/// @notice What wallets show of a name: JSON with a picture. A name has no character that either would trip over.
library NameCard {
    uint256 private constant _LETTER = 22;
    uint256 private constant _WIDEST = 340;

    // Markup is long; nobody pays for reading it.
    // solhint-disable gas-small-strings

    function uri(string memory name, uint256 expiry) internal pure returns (string memory) {
        string memory full = string.concat(name, ".pet");
        string memory json = string.concat(
            "{\"name\":\"",
            full,
            "\",\"description\":\"A name of the Pet Name Service.\",\"attributes\":",
            "[{\"display_type\":\"date\",\"trait_type\":\"Expires\",\"value\":",
            LibString.toString(expiry),
            "}],\"image\":\"data:image/svg+xml;base64,",
            Base64.encode(bytes(_picture(full))),
            "\"}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// @dev As wide as its letters want, while they have room.
    function _picture(string memory full) private pure returns (string memory) {
        uint256 width = bytes(full).length * _LETTER;
        return string.concat(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>",
            "<rect width='400' height='400' rx='40' fill='#2B1B3D'/>",
            "<text x='200' y='215' fill='#FFF9F2' font-family='sans-serif' font-size='40' text-anchor='middle' ",
            "lengthAdjust='spacingAndGlyphs' textLength='",
            LibString.toString(width < _WIDEST ? width : _WIDEST),
            "'>",
            full,
            "</text></svg>"
        );
    }
}
