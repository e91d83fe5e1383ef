// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {ExchangeTest} from "../exchange/ExchangeTest.sol";
import {ExchangeHandler} from "./ExchangeHandler.sol";

/// @notice What stays true whatever people trade, in whatever order.
contract ExchangeInvariants is ExchangeTest {
    ExchangeHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new ExchangeHandler(exchange, admin);
        targetContract(address(handler));
    }

    /// @dev Neither the product nor the floor price ever fell; the pool holds what its books say, and the fees beside it.
    function invariant_TheBooksAreRightAndTheFloorHolds() external view {
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

    /// @dev In a pause everybody sells everything, and together they never made more than they had.
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
