// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The amounts of `Credits` in one coin, without events and transfers.
abstract contract CreditsBalances {
    mapping(uint256 account => uint256 amountPlusOne) internal stored;

    function _credit(uint256 account, uint256 amount) internal {
        if (amount == 0) return;
        uint256 stored_ = stored[account];
        uint256 balance = stored_ == 0 ? amount : stored_ - 1 + amount;
        stored[account] = balance + 1;
    }

    function _empty(uint256 account) internal returns (uint256 amount) {
        uint256 stored_ = stored[account];
        if (stored_ < 2) return 0;
        stored[account] = 1;
        return stored_ - 1;
    }

    /// @dev `withdrawMany`, when a coin refuses to be paid.
    function _putBack(uint256 account, uint256 amount) internal {
        stored[account] += amount;
    }

    function _creditOf(uint256 account) internal view returns (uint256) {
        uint256 stored_ = stored[account];
        return stored_ == 0 ? 0 : stored_ - 1;
    }
}
