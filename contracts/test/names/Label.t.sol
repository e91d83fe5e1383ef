// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {NamesTest} from "./NamesTest.sol";

contract LabelTest is NamesTest {
    function assertNoName(string memory name) private {
        vm.expectRevert(abi.encodeWithSelector(INames.Names_NoName.selector, name));
        names.tokenIdOf(name);
    }

    function test_RevertWhen_ItIsNoName() external {
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
            assertNoName(wrong[i]);
        }
    }

    function test_TheBordersOfTheAlphabet() external {
        string[5] memory right = ["a0z", "z9a", "1-2", "000", "0123456789abcdefghijklmnopqrstuv"];
        for (uint256 i; i < right.length; ++i) {
            assertEq(names.nameOf(names.tokenIdOf(right[i])).name, right[i]);
        }
        string[7] memory wrong = ["aa/", "aa:", "aa`", "aa{", "aa,", "aa@", "aaZ"];
        for (uint256 i; i < wrong.length; ++i) {
            assertNoName(wrong[i]);
        }
    }

    /// @dev Whatever is written: either it is no name, by the plainest rules, or it comes back from its number.
    function testFuzz_ANumberIsANameAndBack(bytes calldata seed, bool isTame) external {
        bytes memory text = seed;
        bytes memory tame = "abcxyz0189-";
        if (isTame) {
            for (uint256 i; i < text.length; ++i) {
                text[i] = tame[uint8(text[i]) % tame.length];
            }
        }
        string memory name = string(text);
        if (isName(text)) assertEq(names.nameOf(names.tokenIdOf(name)).name, name);
        else assertNoName(name);
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

    /// @dev Whatever the last letter is, it counts.
    function test_EveryLetterCountsForThePrice() external view {
        bytes memory letters = "0123456789abcdefghijklmnopqrstuvwxyz";
        string[3] memory starts = ["ab", "abc", "abcd"];
        uint80[3] memory prices = [THREE, FOUR, MORE];
        for (uint256 i; i < letters.length; ++i) {
            for (uint256 j; j < 3; ++j) {
                uint256 tokenId = names.tokenIdOf(string.concat(starts[j], string(abi.encodePacked(letters[i]))));
                (, uint256 price) = names.priceOf(tokenId, 1);
                assertEq(price, prices[j]);
            }
        }
    }
}
