// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What a collection knows of a wallet, in one word: tokens held 64 bits | tokens bought in a sale 64 | that sale's
/// series 24, from the right.
type Account is uint256;

using Accounts for Account global;

/// @notice What an account says.
/// @dev A collection has fewer tokens than 64 bits count, and fewer series than 24.
library Accounts {
    uint256 private constant _USED = 64;
    uint256 private constant _SERIES = 128;

    /// @dev How many tokens the wallet holds.
    function balance(Account account) internal pure returns (uint256) {
        return Account.unwrap(account) & type(uint64).max;
    }

    function plus(Account account, uint256 quantity) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(account) + quantity);
        }
    }

    /// @dev Only for a wallet that holds a token.
    function minusOne(Account account) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(account) - 1);
        }
    }

    /// @dev How many tokens the wallet has bought in the sale of a series: what it bought in others does not count.
    function usedCount(Account account, uint256 series) internal pure returns (uint256) {
        if (Account.unwrap(account) >> _SERIES != series) return 0;
        return (Account.unwrap(account) >> _USED) & type(uint64).max;
    }

    function withUsedCount(Account account, uint256 series, uint256 usedCount_) internal pure returns (Account) {
        return Account.wrap(account.balance() | (usedCount_ << _USED) | (series << _SERIES));
    }
}
