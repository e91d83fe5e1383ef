// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {Payer} from "../mocks/Payer.sol";

/// @notice The gas of the ledger, as in the receipts.
contract CreditsGas is Test {
    Credits private credits = new Credits();
    PlainToken private token = new PlainToken(18);
    Coin private coin = Coin.wrap(address(token));
    Payer private payer = new Payer(credits);
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    function setUp() external {
        vm.deal(address(this), 100 ether);
        vm.deal(alice, 1 ether);
        token.mint(alice, 1);
        token.mint(address(payer), 100 ether);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("shared", action);
    }

    function test_Gas_Native() external {
        credits.credit{value: 1 ether}(NATIVE, alice, 1 ether);
        measured("credit, first ever");
        credits.credit{value: 1 ether}(NATIVE, alice, 1 ether);
        measured("credit");
        vm.prank(alice);
        credits.withdraw(NATIVE, alice);
        measured("withdraw");
        credits.credit{value: 1 ether}(NATIVE, alice, 1 ether);
        measured("credit, after a withdrawal");
    }

    function test_Gas_CreditTwo() external {
        ICredits.Payout[] memory payouts = new ICredits.Payout[](2);
        payouts[0] = ICredits.Payout(alice, 1 ether);
        payouts[1] = ICredits.Payout(bob, 1 ether);
        credits.creditMany{value: 2 ether}(NATIVE, payouts);
        credits.creditMany{value: 2 ether}(NATIVE, payouts);
        measured("creditMany, two accounts");
    }

    function test_Gas_Token() external {
        payer.give(coin, alice, 1 ether);
        payer.give(coin, alice, 1 ether);
        measured("give a token, from a contract");
        credits.credit{value: 1 ether}(NATIVE, alice, 1 ether);
        Coin[] memory coins = new Coin[](2);
        coins[1] = coin;
        vm.prank(alice);
        credits.withdrawMany(coins, alice);
        measured("withdrawMany, two coins");
    }
}
