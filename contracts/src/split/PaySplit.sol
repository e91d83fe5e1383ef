// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {Coin} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {IPaySplit} from "./IPaySplit.sol";

/// @title PaySplit
/// @notice The code all splits share. Each is a clone that carries its shares in its own code, so it stores nothing.
contract PaySplit is IPaySplit {
    using Crediting for ICredits;

    ICredits private immutable CREDITS;
    address private immutable SHARED_CODE;

    /// @param credits_ The ledger the accounts withdraw from.
    constructor(ICredits credits_) {
        CREDITS = credits_;
        SHARED_CODE = address(this);
    }

    receive() external payable {}

    /// @inheritdoc IPaySplit
    function split(Coin coin) external returns (uint256 amount) {
        // Check: this is a split. The code they share has no shares, and would take its own instructions for them.
        if (address(this) == SHARED_CODE) revert PaySplit_NotASplit();
        amount = coin.balanceOf(address(this));
        // Check: there is something.
        if (amount == 0) revert PaySplit_NothingToSplit(coin);
        emit Divided(coin, msg.sender, amount);
        // Interaction: into the ledger, which calls none of them. Nothing is kept here that a callback could find half done.
        CREDITS.giveMany(coin, Shares.divide(LibClone.argsOnClone(address(this)), amount));
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
