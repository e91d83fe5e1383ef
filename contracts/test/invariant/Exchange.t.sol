// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {ExchangeTest} from "../exchange/ExchangeTest.sol";
import {ExchangeHandler} from "./ExchangeHandler.sol";

/// @notice Properties that hold for any sequence of trades.
contract ExchangeInvariants is ExchangeTest {
    ExchangeHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new ExchangeHandler(exchange, admin);
        targetContract(address(handler));
    }

    /// @dev Neither the product nor the floor price ever falls; the balance is the accounted reserve plus the fees.
    function invariant_AccountingIsRightAndTheFloorHolds() external view {
        assertFalse(handler.productFell());
        assertEq(address(exchange).balance, exchange.realBase() + exchange.unclaimedFee());
        assertEq(exchange.unclaimedFee() + handler.feesClaimed(), handler.feesTaken());
        assertEq(exchange.realBase() + handler.feesTaken() + handler.paidOut(), handler.paidIn());
        assertEq(credits.creditOf(NATIVE, treasury), handler.feesClaimed());
        assertEq(gbt.balanceOf(address(exchange)), exchange.tokenReserve());
        uint256 held = exchange.tokenReserve();
        for (uint256 i; i < 4; ++i) {
            held += gbt.balanceOf(handler.people(i));
        }
        assertEq(held, SUPPLY);
        assertGe(exchange.currentPrice(), exchange.floorPrice());
    }

    /// @dev While paused everybody can sell everything, and all traders together never made a profit.
    function afterInvariant() external {
        vm.prank(admin);
        exchange.pause();
        uint256 wealth;
        for (uint256 i; i < 4; ++i) {
            address person = handler.people(i);
            uint256 all = gbt.balanceOf(person);
            (uint256 out,) = exchange.quoteSell(all);
            if (out != 0) {
                vm.prank(person);
                exchange.sell(all, out, block.timestamp, person);
            }
            wealth += person.balance;
        }
        assertLe(wealth, 40_000 ether);
        assertEq(address(exchange).balance, exchange.realBase() + exchange.unclaimedFee());
    }
}
