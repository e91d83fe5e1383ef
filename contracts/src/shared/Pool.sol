// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Numbers to be drawn from, sixteen to a word. Whoever uses it keeps the count of what is left. A place that nobody
/// wrote to holds its own number: a pool of 10,000 costs nothing to make.
struct Pool {
    mapping(uint256 word => uint256 entries) words;
}

using Pools for Pool global;

/// @notice Takes numbers out of a pool and puts them back, in constant time. Comes with the type: nobody imports it.
library Pools {
    /// @dev The largest number: an entry holds one more than its number, and nothing where the number is its place.
    uint256 internal constant MOST = type(uint16).max - 1;

    /// @dev Takes out the number at a place; the last one moves there.
    function take(Pool storage pool, uint256 place, uint256 left) internal returns (uint256 number) {
        number = pool.numberAt(place);
        // What stands in the last place no longer counts, and is overwritten before it does again.
        if (place != left - 1) _set(pool, place, pool.numberAt(left - 1));
    }

    /// @dev Puts a number behind the last of those left.
    function put(Pool storage pool, uint256 number, uint256 left) internal {
        _set(pool, left, number);
    }

    /// @dev The number at a place.
    function numberAt(Pool storage pool, uint256 place) internal view returns (uint256) {
        uint256 entry = pool.words[place >> 4] >> _shift(place) & type(uint16).max;
        return entry == 0 ? place : entry - 1;
    }

    function _set(Pool storage pool, uint256 place, uint256 number) private {
        uint256 entry = number == place ? 0 : number + 1;
        uint256 entries = pool.words[place >> 4];
        uint256 changed = entries & ~(uint256(type(uint16).max) << _shift(place)) | entry << _shift(place);
        if (changed != entries) pool.words[place >> 4] = changed;
    }

    function _shift(uint256 place) private pure returns (uint256) {
        return (place & 15) << 4;
    }
}
