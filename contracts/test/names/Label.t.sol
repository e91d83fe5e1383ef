// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {NamesTest} from "./NamesTest.sol";

contract LabelTest is NamesTest {
    function assertInvalid(string memory name) private {
        vm.expectRevert(abi.encodeWithSelector(INames.Names_InvalidName.selector, name));
        names.tokenIdOf(name);
    }

    function test_TokenIdOf_RevertWhen_InvalidName() external {
        string[14] memory wrong = [
            "",
            "ab",
            "a-name-that-has-one-character-too",
            "Mochi",
            "mo chi",
            "mo.chi",
            "mo_chi",
            "-mochi",
            "mochi-",
            "mo--chi",
            "---",
            unicode"moсhi",
            unicode"もふもふ",
            "moc\x00i"
        ];
        for (uint256 i; i < wrong.length; ++i) {
            assertInvalid(wrong[i]);
        }
    }

    function test_TokenIdOf_BoundariesOfTheAlphabet() external {
        string[5] memory right = ["a0z", "z9a", "1-2", "000", "0123456789abcdefghijklmnopqrstuv"];
        for (uint256 i; i < right.length; ++i) {
            assertEq(names.nameOf(names.tokenIdOf(right[i])).name, right[i]);
        }
        string[7] memory wrong = ["aa/", "aa:", "aa`", "aa{", "aa,", "aa@", "aaZ"];
        for (uint256 i; i < wrong.length; ++i) {
            assertInvalid(wrong[i]);
        }
    }

    /// @dev Every string is either invalid by a naive implementation of the rules, or converts back from its id.
    function testFuzz_TokenIdOf_ConvertsBack(bytes calldata seed, bool isPlain) external {
        bytes memory text = seed;
        bytes memory plain = "abcxyz0189-";
        if (isPlain) {
            for (uint256 i; i < text.length; ++i) {
                text[i] = plain[uint8(text[i]) % plain.length];
            }
        }
        string memory name = string(text);
        if (isName(text)) assertEq(names.nameOf(names.tokenIdOf(name)).name, name);
        else assertInvalid(name);
    }

    function isName(bytes memory text) private pure returns (bool) {
        if (text.length < 3 || text.length > 32) return false;
        for (uint256 i; i < text.length; ++i) {
            bytes1 c = text[i];
            if (c == "-") {
                if (i == 0 || i == text.length - 1 || text[i - 1] == "-") return false;
            } else if (!((c >= "a" && c <= "z") || (c >= "0" && c <= "9"))) {
                return false;
            }
        }
        return true;
    }

    function test_PriceOf_CountsEveryLastCharacter() external view {
        bytes memory letters = "0123456789abcdefghijklmnopqrstuvwxyz";
        string[3] memory starts = ["ab", "abc", "abcd"];
        uint80[3] memory prices = [THREE, FOUR, LONGER];
        for (uint256 i; i < letters.length; ++i) {
            for (uint256 j; j < 3; ++j) {
                uint256 tokenId = names.tokenIdOf(string.concat(starts[j], string(abi.encodePacked(letters[i]))));
                (, uint256 price) = names.priceOf(tokenId, 1);
                assertEq(price, prices[j]);
            }
        }
    }
}
