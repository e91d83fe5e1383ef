// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {ICredits} from "../shared/ICredits.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {IPaySplitFactory} from "./IPaySplitFactory.sol";
import {PaySplit} from "./PaySplit.sol";

/// @title PaySplitFactory
/// @notice Creates splits as clones. It has no owner and holds no funds.
contract PaySplitFactory is IPaySplitFactory {
    /// @dev As many accounts as can be credited in one transaction on every supported chain.
    uint256 private constant _MAX_SHARES = 50;

    address private immutable IMPLEMENTATION;

    /// @param credits_ The ledger in which the accounts are credited.
    constructor(ICredits credits_) {
        IMPLEMENTATION = address(new PaySplit(credits_));
    }

    /// @inheritdoc IPaySplitFactory
    function create(Share[] calldata shares, bytes32 salt) external returns (address split) {
        // Checks: every share can be paid.
        if (shares.length == 0 || shares.length > _MAX_SHARES) {
            revert PaySplitFactory_InvalidCount(shares.length, _MAX_SHARES);
        }
        for (uint256 i; i < shares.length; ++i) {
            if (shares[i].account == address(0) || shares[i].weight == 0) {
                revert PaySplitFactory_InvalidShare(i, shares[i].account, shares[i].weight);
            }
        }
        // Effects: a second call finds the same split and emits nothing.
        bool exists;
        (exists, split) = LibClone.createDeterministicClone(IMPLEMENTATION, Shares.pack(shares), salt);
        if (!exists) emit PaySplitCreated(split, msg.sender, shares, salt);
    }

    /// @inheritdoc IPaySplitFactory
    function predict(Share[] calldata shares, bytes32 salt) external view returns (address split) {
        return LibClone.predictDeterministicAddress(IMPLEMENTATION, Shares.pack(shares), salt, address(this));
    }

    /// @inheritdoc IPaySplitFactory
    function implementation() external view returns (address) {
        return IMPLEMENTATION;
    }
}
