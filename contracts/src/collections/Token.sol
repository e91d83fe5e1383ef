// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContentUri} from "./ContentUri.sol";

/// @notice The record of a token in one word: holder 160 bits | transfers 40 | royalty 10 | form of the URI 2 | own creator 1
/// | series 21 | serial 22, from the right.
type Token is uint256;

using Tokens for Token global;

/// @notice Reads and changes the fields of `Token`.
/// @dev The caller checks the limit of a field before writing it. The transfer count is not checked: 2^40 transfers of one
/// token would take centuries of full blocks.
library Tokens {
    uint256 private constant _TRANSFERS = 160;
    uint256 private constant _ROYALTY = 200;
    uint256 private constant _FORM = 210;
    uint256 private constant _OWN_CREATOR = 2 ** 212;
    uint256 private constant _SERIES = 213;
    uint256 private constant _SERIAL = 234;
    uint256 private constant _ONE_SERIAL = 2 ** 234;

    /// @dev The highest series number.
    uint256 internal constant SERIES_LIMIT = (1 << 21) - 1;
    /// @dev The highest serial number within a series.
    uint256 internal constant SERIAL_LIMIT = (1 << 22) - 1;

    /// @dev A newly minted token, with a transfer count of 0.
    function make(address holder_, uint256 royalty_, ContentUri.Form form_, bool ownCreator_)
        internal
        pure
        returns (Token)
    {
        uint256 facts = (royalty_ << _ROYALTY) | (uint256(form_) << _FORM) | (ownCreator_ ? _OWN_CREATOR : 0);
        return Token.wrap(facts | uint160(holder_));
    }

    /// @dev The token with a series and a serial number. Both fields must be 0 before.
    function inSeries(Token token, uint256 series_, uint256 serial_) internal pure returns (Token) {
        return Token.wrap(Token.unwrap(token) | (series_ << _SERIES) | (serial_ << _SERIAL));
    }

    /// @dev The token with the next serial number, which wraps to 0 after the highest.
    function next(Token token) internal pure returns (Token) {
        unchecked {
            return Token.wrap(Token.unwrap(token) + _ONE_SERIAL);
        }
    }

    /// @dev The token with a new holder and an incremented transfer count.
    function movedTo(Token token, address to) internal pure returns (Token) {
        unchecked {
            return Token.wrap((((Token.unwrap(token) >> _TRANSFERS) + 1) << _TRANSFERS) | uint160(to));
        }
    }

    function exists(Token token) internal pure returns (bool) {
        return Token.unwrap(token) != 0;
    }

    function holder(Token token) internal pure returns (address) {
        return address(uint160(Token.unwrap(token)));
    }

    function transfers(Token token) internal pure returns (uint256) {
        return (Token.unwrap(token) >> _TRANSFERS) & type(uint40).max;
    }

    function royalty(Token token) internal pure returns (uint256) {
        return (Token.unwrap(token) >> _ROYALTY) & 0x3ff;
    }

    function form(Token token) internal pure returns (ContentUri.Form) {
        return ContentUri.Form((Token.unwrap(token) >> _FORM) & 3);
    }

    function hasOwnCreator(Token token) internal pure returns (bool) {
        return Token.unwrap(token) & _OWN_CREATOR != 0;
    }

    function series(Token token) internal pure returns (uint256) {
        return (Token.unwrap(token) >> _SERIES) & SERIES_LIMIT;
    }

    function serial(Token token) internal pure returns (uint256) {
        return Token.unwrap(token) >> _SERIAL;
    }
}
