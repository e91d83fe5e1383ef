// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What changes in a collection, in one word that every mint reads and writes: owner 160 bits | minted 32 |
/// series 24 | sold 24 | open 8 | written 8, from the right.
type State is uint256;

using States for State global;

/// @notice What a collection's state says.
/// @dev Each field's limit is checked by whoever adds to it.
library States {
    uint256 private constant _ONE_MINTED = 2 ** 160;
    uint256 private constant _ONE_SERIES = 2 ** 192;
    uint256 private constant _ONE_SOLD = 2 ** 216;
    uint256 private constant _OPEN = 2 ** 240;
    uint256 private constant _WRITTEN = 2 ** 248;

    /// @dev The state of a collection that nothing has happened in.
    function make(address owner_, uint256 minted_, bool isOpen_) internal pure returns (State) {
        return State.wrap(_WRITTEN | uint160(owner_) | (minted_ * _ONE_MINTED) | (isOpen_ ? _OPEN : 0));
    }

    function isWritten(State state) internal pure returns (bool) {
        return State.unwrap(state) & _WRITTEN != 0;
    }

    function owner(State state) internal pure returns (address) {
        return address(uint160(State.unwrap(state)));
    }

    function withOwner(State state, address owner_) internal pure returns (State) {
        return State.wrap(State.unwrap(state) ^ uint160(state.owner()) ^ uint160(owner_));
    }

    function isOpen(State state) internal pure returns (bool) {
        return State.unwrap(state) & _OPEN != 0;
    }

    function withOpen(State state, bool isOpen_) internal pure returns (State) {
        return State.wrap((State.unwrap(state) & ~_OPEN) | (isOpen_ ? _OPEN : 0));
    }

    /// @dev How many tokens there are.
    function minted(State state) internal pure returns (uint256) {
        return (State.unwrap(state) / _ONE_MINTED) & type(uint32).max;
    }

    function plusMinted(State state, uint256 quantity) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + quantity * _ONE_MINTED);
        }
    }

    /// @dev The number of the last series.
    function series(State state) internal pure returns (uint256) {
        return (State.unwrap(state) / _ONE_SERIES) & type(uint24).max;
    }

    function plusSeries(State state) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + _ONE_SERIES);
        }
    }

    /// @dev How many tokens the sale's series has.
    function sold(State state) internal pure returns (uint256) {
        return (State.unwrap(state) / _ONE_SOLD) & type(uint24).max;
    }

    function plusSold(State state, uint256 quantity) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + quantity * _ONE_SOLD);
        }
    }

    function withoutSold(State state) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) - state.sold() * _ONE_SOLD);
        }
    }
}
