// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The rule of `Gacha._cost`, which is private and reads the machine from storage.
library GachaCost {
    /// @param unit One whole coin: the price of the first pull.
    /// @param step What every pull adds to the price of the next.
    /// @param first The number of pulls before these.
    /// @param size The number of pulls.
    function cost(uint256 unit, uint256 step, uint256 first, uint256 size) internal pure returns (uint256) {
        uint256 steps = size < 2 ? size * first : size * first + size * (size - 1) / 2;
        return size * unit + steps * step;
    }
}
