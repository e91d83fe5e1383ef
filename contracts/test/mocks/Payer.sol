// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../../src/shared/Coin.sol";
import {Crediting} from "../../src/shared/Crediting.sol";
import {ICredits} from "../../src/shared/ICredits.sol";

/// @notice A contract that pays into the ledger in every way there is.
contract Payer {
    using Crediting for ICredits;

    ICredits private immutable CREDITS;

    constructor(ICredits credits) {
        CREDITS = credits;
    }

    function give(Coin coin, address account, uint256 amount) external {
        CREDITS.give(coin, account, amount);
    }

    function giveMany(Coin coin, ICredits.Due[] calldata dues) external {
        CREDITS.giveMany(coin, dues);
    }

    function collect(Coin coin, address account, uint256 amount) external payable {
        CREDITS.collect(coin, account, amount);
    }

    function pull(Coin coin, address account, uint256 amount) external payable {
        CREDITS.pull(coin, account, amount);
    }

    function collectMany(Coin coin, ICredits.Due[] calldata dues) external payable {
        CREDITS.collectMany(coin, dues);
    }

    receive() external payable {}
}
