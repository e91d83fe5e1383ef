// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContentUri} from "./ContentUri.sol";

/// @notice A token in one word: holder 160 bits | transfers 40 | royalty 10 | form of the URI 2 | own creator 1 |
/// series 21 | serial 22, from the right.
type Token is uint256;

using Tokens for Token global;

/// @notice What a token's word says.
/// @dev Each field's limit is checked where it is written. Nobody lives to overflow 40 bits of transfers.
library Tokens {
    uint256 private constant _TRANSFERS = 160;
    uint256 private constant _ROYALTY = 200;
    uint256 private constant _FORM = 210;
    uint256 private constant _OWN_CREATOR = 2 ** 212;
    uint256 private constant _SERIES = 213;
    uint256 private constant _SERIAL = 234;
    uint256 private constant _ONE_SERIAL = 2 ** 234;

    /// @dev The highest number a series may have.
    uint256 internal constant SERIES_LIMIT = (1 << 21) - 1;
    /// @dev The highest number in a series.
    uint256 internal constant SERIAL_LIMIT = (1 << 22) - 1;

    /// @dev A token that has never moved.
    function make(address holder_, uint256 royalty_, ContentUri.Form form_, bool ownCreator_)
        internal
        pure
        returns (Token)
    {
        uint256 facts = (royalty_ << _ROYALTY) | (uint256(form_) << _FORM) | (ownCreator_ ? _OWN_CREATOR : 0);
        return Token.wrap(facts | uint160(holder_));
    }

    /// @dev The same as one of a series.
    function inSeries(Token token, uint256 series_, uint256 serial_) internal pure returns (Token) {
        return Token.wrap(Token.unwrap(token) | (series_ << _SERIES) | (serial_ << _SERIAL));
    }

    /// @dev The same with the next serial number, which is 0 after the highest.
    function next(Token token) internal pure returns (Token) {
        unchecked {
            return Token.wrap(Token.unwrap(token) + _ONE_SERIAL);
        }
    }

    /// @dev The same in other hands.
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
