// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "solady/src/utils/Base64.sol";
import {LibString} from "solady/src/utils/LibString.sol";

/// @notice The metadata of names and of their contract, as data URIs. No character of a name needs escaping in JSON or SVG.
library NameMetadata {
    uint256 private constant _CHARACTER_WIDTH = 22;
    uint256 private constant _MAX_WIDTH = 340;

    // Long literals are fine here: metadata is only read off chain.
    // solhint-disable gas-small-strings

    /// @dev The metadata of one name (ERC-721).
    function tokenURI(string memory fullName, uint256 expiry) internal pure returns (string memory) {
        return _dataUri(
            string.concat(
                "{\"name\":\"",
                fullName,
                "\",\"description\":\"A name of the Pet Name Service.\",\"attributes\":",
                "[{\"display_type\":\"date\",\"trait_type\":\"Expires\",\"value\":",
                LibString.toString(expiry),
                "}],\"image\":\"",
                _image(fullName),
                "\"}"
            )
        );
    }

    /// @dev The metadata of the contract (ERC-7572).
    function contractURI() internal pure returns (string memory) {
        return _dataUri(
            string.concat(
                "{\"name\":\"Pet Name Service\",\"symbol\":\"PNS\",",
                "\"description\":\"Names that end in .pet, registered for one to ten years.\",\"image\":\"",
                _image(".pet"),
                "\"}"
            )
        );
    }

    function _dataUri(string memory json) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// @dev A long text is squeezed into the maximum width.
    function _image(string memory text) private pure returns (string memory) {
        uint256 width = bytes(text).length * _CHARACTER_WIDTH;
        string memory svg = string.concat(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>",
            "<rect width='400' height='400' rx='40' fill='#2B1B3D'/>",
            "<text x='200' y='215' fill='#FFF9F2' font-family='sans-serif' font-size='40' text-anchor='middle' ",
            "lengthAdjust='spacingAndGlyphs' textLength='",
            LibString.toString(width < _MAX_WIDTH ? width : _MAX_WIDTH),
            "'>",
            text,
            "</text></svg>"
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }
}
