// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A pool of numbers to draw from without replacement, packed sixteen to a word. The caller stores how many are left.
/// An entry that was never written holds its own index, so creating a pool of 10,000 numbers is free.
struct Pool {
    mapping(uint256 word => uint256 entries) words;
}

using Pools for Pool global;

/// @notice Takes numbers out of a pool and puts them back, in constant time. Attached to the type globally.
library Pools {
    /// @dev The highest number in a pool: an entry stores its number plus one, or 0 where the number is its index.
    uint256 internal constant MAX_NUMBER = type(uint16).max - 1;

    /// @dev Removes the number at an index; the last number takes its place.
    function take(Pool storage pool, uint256 index, uint256 left) internal returns (uint256 number) {
        number = pool.numberAt(index);
        // The last entry is now outside the pool and is overwritten before it is used again.
        if (index != left - 1) _set(pool, index, pool.numberAt(left - 1));
    }

    /// @dev Appends a number.
    function put(Pool storage pool, uint256 number, uint256 left) internal {
        _set(pool, left, number);
    }

    /// @dev The number at an index.
    function numberAt(Pool storage pool, uint256 index) internal view returns (uint256) {
        uint256 entry = pool.words[index >> 4] >> _shift(index) & type(uint16).max;
        return entry == 0 ? index : entry - 1;
    }

    function _set(Pool storage pool, uint256 index, uint256 number) private {
        uint256 entry = number == index ? 0 : number + 1;
        uint256 entries = pool.words[index >> 4];
        uint256 changed = entries & ~(uint256(type(uint16).max) << _shift(index)) | entry << _shift(index);
        if (changed != entries) pool.words[index >> 4] = changed;
    }

    function _shift(uint256 index) private pure returns (uint256) {
        return (index & 15) << 4;
    }
}
