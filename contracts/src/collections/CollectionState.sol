// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The mutable state of a collection, in one word that every mint reads and writes: owner 160 bits | minted 32 |
/// series 22 | sold 22 | epoch 17 | written 1 | minting ended 1 | open 1, from the left.
type State is uint256;

using States for State global;

/// @notice Reads and changes the fields of `State`.
/// @dev The caller checks the limit of a field before adding to it. The owner is on the left and the flags are on the right,
/// because that takes no masks and small constants: the implementation is close to the size limit of contracts.
library States {
    uint256 private constant _OPEN = 1;
    uint256 private constant _MINTING_ENDED = 2;
    uint256 private constant _WRITTEN = 4;
    uint256 private constant _EPOCH = 3;
    uint256 private constant _SOLD = 20;
    uint256 private constant _SERIES = 42;
    uint256 private constant _MINTED = 64;
    uint256 private constant _OWNER = 96;

    uint256 private constant _22_BITS = 2 ** 22 - 1;

    /// @dev The highest epoch.
    uint256 internal constant EPOCH_LIMIT = 2 ** 17 - 1;

    /// @dev The initial state of a collection.
    function make(address owner_, uint256 minted_, bool isOpen_) internal pure returns (State) {
        return
            State.wrap((uint256(uint160(owner_)) << _OWNER) | (minted_ << _MINTED) | _WRITTEN | (isOpen_ ? _OPEN : 0));
    }

    function isWritten(State state) internal pure returns (bool) {
        return State.unwrap(state) & _WRITTEN != 0;
    }

    function owner(State state) internal pure returns (address) {
        // The shift leaves 160 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(State.unwrap(state) >> _OWNER));
    }

    /// @dev The number of times the collection has changed owners. Rights are stored under it, so that they end with the
    /// ownership in which they were given.
    function epoch(State state) internal pure returns (uint256) {
        return (State.unwrap(state) >> _EPOCH) & EPOCH_LIMIT;
    }

    /// @dev A new owner, in the next epoch.
    function withOwner(State state, address owner_) internal pure returns (State) {
        unchecked {
            uint256 rest = State.unwrap(state) & (2 ** _OWNER - 1);
            return State.wrap((uint256(uint160(owner_)) << _OWNER) | (rest + 2 ** _EPOCH));
        }
    }

    function isOpen(State state) internal pure returns (bool) {
        return State.unwrap(state) & _OPEN != 0;
    }

    function withOpen(State state, bool isOpen_) internal pure returns (State) {
        return State.wrap((State.unwrap(state) & ~_OPEN) | (isOpen_ ? _OPEN : 0));
    }

    function isMintingEnded(State state) internal pure returns (bool) {
        return State.unwrap(state) & _MINTING_ENDED != 0;
    }

    /// @dev Closed, and with no way back: nothing clears the flag.
    function withMintingEnded(State state) internal pure returns (State) {
        return State.wrap(State.unwrap(state.withOpen(false)) | _MINTING_ENDED);
    }

    /// @dev The number of tokens.
    function minted(State state) internal pure returns (uint256) {
        return (State.unwrap(state) >> _MINTED) & type(uint32).max;
    }

    function plusMinted(State state, uint256 quantity) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + (quantity << _MINTED));
        }
    }

    /// @dev The number of the last series. The highest valid one has 21 bits, so that the one above it still fits.
    function series(State state) internal pure returns (uint256) {
        return (State.unwrap(state) >> _SERIES) & _22_BITS;
    }

    function plusSeries(State state) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + 2 ** _SERIES);
        }
    }

    /// @dev The number of tokens in the sale's series.
    function sold(State state) internal pure returns (uint256) {
        return (State.unwrap(state) >> _SOLD) & _22_BITS;
    }

    function plusSold(State state, uint256 quantity) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) + (quantity << _SOLD));
        }
    }

    function withoutSold(State state) internal pure returns (State) {
        unchecked {
            return State.wrap(State.unwrap(state) - (state.sold() << _SOLD));
        }
    }
}
