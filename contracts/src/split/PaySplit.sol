// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {Coin} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {IPaySplit} from "./IPaySplit.sol";

/// @title PaySplit
/// @notice The implementation of all splits. Each split is a clone with its shares in its code; there is no storage.
contract PaySplit is IPaySplit {
    using CreditsLib for ICredits;

    ICredits private immutable CREDITS;
    address private immutable IMPLEMENTATION;

    /// @param credits_ The ledger in which the accounts are credited.
    constructor(ICredits credits_) {
        CREDITS = credits_;
        IMPLEMENTATION = address(this);
    }

    receive() external payable {}

    /// @inheritdoc IPaySplit
    function distribute(Coin coin) external returns (uint256 amount) {
        // Check: the implementation has no shares; it would read its own code as such.
        if (address(this) == IMPLEMENTATION) revert PaySplit_NotAClone();
        // Interaction: collect the split's own credit. No account is called, so none can block it.
        if (CREDITS.creditOf(coin, address(this)) != 0) CREDITS.withdraw(coin, address(this));
        // Check.
        amount = coin.balanceOf(address(this));
        if (amount == 0) revert PaySplit_NothingToDistribute(coin);
        emit Distributed(coin, msg.sender, amount);
        // Interaction: into the ledger, which does not call the accounts. There is no state that a reentrant call could see
        // half written, and an account that is a split itself, even this one, is credited like any other.
        CREDITS.giveMany(coin, Shares.divide(LibClone.argsOnClone(address(this)), amount), amount);
    }

    /// @inheritdoc IPaySplit
    function shares() external view returns (Share[] memory) {
        return Shares.unpack(LibClone.argsOnClone(address(this)));
    }

    /// @inheritdoc IPaySplit
    function credits() external view returns (address) {
        return address(CREDITS);
    }
}
