// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {ExchangeTest} from "./ExchangeTest.sol";

/// @notice The gas of each call, as in its receipt. GBT was bought before, and the fee recipient was credited before.
contract ExchangeGas is ExchangeTest {
    function setUp() public override {
        super.setUp();
        credits.credit{value: 1}(NATIVE, treasury, 1);
        buyAs(bob, 10 ether);
        buyAt(inToken, bob, 10 ether);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("exchange", action);
    }

    function test_Gas_Native() external {
        uint256 had = buyAs(alice, 1 ether);
        measured("buy, new holder");
        buyAs(alice, 1 ether);
        measured("buy, holder");
        sellAs(alice, had);
        measured("sell");
        sellAs(alice, gbt.balanceOf(alice));
        measured("sell, all of it");
        exchange.claimFee();
        measured("claimFee");
    }

    function test_Gas_InAToken() external {
        buyAt(inToken, alice, 1 ether);
        uint256 had = buyAt(inToken, alice, 1 ether);
        measured("buy, holder, in a token");
        sellAt(inToken, alice, had);
        measured("sell, in a token");
    }
}
