// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {ICredits} from "../shared/ICredits.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {IPaySplitFactory} from "./IPaySplitFactory.sol";
import {PaySplit} from "./PaySplit.sol";

/// @title PaySplitFactory
/// @notice Clones splits. Holds nothing, and has no owner.
contract PaySplitFactory is IPaySplitFactory {
    /// @dev As many as can be credited in one transaction on any chain.
    uint256 private constant _MOST_SHARES = 50;

    address private immutable IMPLEMENTATION;

    /// @param credits_ The ledger the accounts withdraw from.
    constructor(ICredits credits_) {
        IMPLEMENTATION = address(new PaySplit(credits_));
    }

    /// @inheritdoc IPaySplitFactory
    function create(Share[] calldata shares, bytes32 salt) external returns (address split) {
        // Check: every share can be paid out.
        if (shares.length == 0 || shares.length > _MOST_SHARES) {
            revert PaySplitFactory_WrongCount(shares.length, _MOST_SHARES);
        }
        for (uint256 i; i < shares.length; ++i) {
            if (shares[i].account == address(0) || shares[i].weight == 0) {
                revert PaySplitFactory_WrongShare(i, shares[i].account, shares[i].weight);
            }
        }
        // Effect: made once; who comes second finds the same split.
        bool there;
        (there, split) = LibClone.createDeterministicClone(IMPLEMENTATION, Shares.pack(shares), salt);
        if (!there) emit PaySplitCreated(split, msg.sender, shares, salt);
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
