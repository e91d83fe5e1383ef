// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What an ask or a bid says, in one word: price 96 | start 40 | end 40 | in a token 8. Who made it is part of its
/// key, and only a coin that is a token takes a second word. A word by hand, because the compiler writes a struct of four
/// parts in four steps.
type Terms is uint256;

using {price, start, end, inToken, exist} for Terms global;

uint256 constant _START_AT = 96;
uint256 constant _END_AT = 136;
uint256 constant _IN_TOKEN_AT = 176;

/// @dev The price is never nothing: a word of nothing is no terms at all.
function packTerms(uint96 price_, uint40 start_, uint40 end_, bool inToken_) pure returns (Terms) {
    uint256 flag = inToken_ ? 1 : 0;
    return Terms.wrap(uint256(price_) | uint256(start_) << _START_AT | uint256(end_) << _END_AT | flag << _IN_TOKEN_AT);
}

function exist(Terms terms) pure returns (bool) {
    return Terms.unwrap(terms) != 0;
}

// The parts are cut out by the very casts that the linter warns of.
// forge-lint: disable-start(unsafe-typecast)

function price(Terms terms) pure returns (uint256) {
    return uint96(Terms.unwrap(terms));
}

function start(Terms terms) pure returns (uint256) {
    return uint40(Terms.unwrap(terms) >> _START_AT);
}

function end(Terms terms) pure returns (uint256) {
    return uint40(Terms.unwrap(terms) >> _END_AT);
}

// forge-lint: disable-end(unsafe-typecast)

function inToken(Terms terms) pure returns (bool) {
    return Terms.unwrap(terms) >> _IN_TOKEN_AT != 0;
}
