// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../../src/shared/Coin.sol";
import {CreditsLib} from "../../src/shared/CreditsLib.sol";
import {ICredits} from "../../src/shared/ICredits.sol";

/// @notice A contract that pays into the ledger in every way there is.
contract Payer {
    using CreditsLib for ICredits;

    ICredits private immutable CREDITS;

    constructor(ICredits credits) {
        CREDITS = credits;
    }

    function give(Coin coin, address account, uint256 amount) external {
        CREDITS.give(coin, account, amount);
    }

    function giveMany(Coin coin, ICredits.Payout[] calldata payouts) external {
        CREDITS.giveMany(coin, payouts);
    }

    function collect(Coin coin, address account, uint256 amount) external payable {
        CREDITS.collect(coin, account, amount);
    }

    function pull(Coin coin, address account, uint256 amount) external payable {
        CREDITS.pull(coin, account, amount);
    }

    function collectMany(Coin coin, ICredits.Payout[] calldata payouts) external payable {
        CREDITS.collectMany(coin, payouts);
    }

    receive() external payable {}
}
