// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The record of an account in a collection, in one word: balance 64 bits | tokens bought in a sale 64 | series of
/// that sale 24, from the right.
type Account is uint256;

using Accounts for Account global;

/// @notice Reads and changes the fields of `Account`.
/// @dev No field can overflow: a collection has at most 2^32 tokens and 2^21 series.
library Accounts {
    uint256 private constant _USED = 64;
    uint256 private constant _SERIES = 128;

    /// @dev The number of tokens the account holds.
    function balance(Account account) internal pure returns (uint256) {
        return Account.unwrap(account) & type(uint64).max;
    }

    function plus(Account account, uint256 quantity) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(account) + quantity);
        }
    }

    /// @dev The balance must not be 0.
    function minusOne(Account account) internal pure returns (Account) {
        unchecked {
            return Account.wrap(Account.unwrap(account) - 1);
        }
    }

    /// @dev The number of tokens the account has bought in the sale of a series. Purchases in other sales do not count.
    function usedCount(Account account, uint256 series) internal pure returns (uint256) {
        if (Account.unwrap(account) >> _SERIES != series) return 0;
        return (Account.unwrap(account) >> _USED) & type(uint64).max;
    }

    function withUsedCount(Account account, uint256 series, uint256 usedCount_) internal pure returns (Account) {
        return Account.wrap(account.balance() | (usedCount_ << _USED) | (series << _SERIES));
    }
}
