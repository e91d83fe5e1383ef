// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The terms of an ask, a bid or a collection offer, packed into one word:
/// price 96 | start 40 | end 40 | quantity 32 | in a token 8. Only asks have a start, and only collection offers a quantity.
/// The maker is part of the storage key, and a coin takes a second word only if it is a token. Packed by hand because the
/// compiler writes a struct of five members in five steps.
type Terms is uint256;

using {price, start, end, quantity, inToken, exists, withQuantity} for Terms global;

uint256 constant _START_AT = 96;
uint256 constant _END_AT = 136;
uint256 constant _QUANTITY_AT = 176;
uint256 constant _IN_TOKEN_AT = 208;

/// @dev The price must not be 0: an empty word means that there are no terms.
function packTerms(uint96 price_, uint40 start_, uint40 end_, bool inToken_) pure returns (Terms) {
    uint256 flag = inToken_ ? 1 : 0;
    return Terms.wrap(uint256(price_) | uint256(start_) << _START_AT | uint256(end_) << _END_AT | flag << _IN_TOKEN_AT);
}

function withQuantity(Terms terms, uint32 quantity_) pure returns (Terms) {
    uint256 mask = uint256(type(uint32).max) << _QUANTITY_AT;
    return Terms.wrap(Terms.unwrap(terms) & ~mask | uint256(quantity_) << _QUANTITY_AT);
}

function exists(Terms terms) pure returns (bool) {
    return Terms.unwrap(terms) != 0;
}

// The casts truncate on purpose: they cut out one field.
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

function quantity(Terms terms) pure returns (uint32) {
    return uint32(Terms.unwrap(terms) >> _QUANTITY_AT);
}

// forge-lint: disable-end(unsafe-typecast)

function inToken(Terms terms) pure returns (bool) {
    return Terms.unwrap(terms) >> _IN_TOKEN_AT != 0;
}
