// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The arithmetic of `Shares.divide` for one account. The production code reads packed words in assembly and does
/// not check for overflow; this does.
library SplitParts {
    /// @dev The account's part, rounded down.
    function part(uint256 amount, uint256 total, uint256 weight) internal pure returns (uint256) {
        return amount / total * weight + amount % total * weight / total;
    }

    /// @dev What rounding took from the account, in parts of `total`.
    function lost(uint256 amount, uint256 total, uint256 weight) internal pure returns (uint256) {
        return amount % total * weight % total;
    }
}
