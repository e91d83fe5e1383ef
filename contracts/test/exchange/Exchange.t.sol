// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/src/tokens/ERC20.sol";

import {Exchange} from "../../src/exchange/Exchange.sol";
import {Gbt} from "../../src/exchange/Gbt.sol";
import {IExchange} from "../../src/exchange/IExchange.sol";
import {Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ExchangeTest} from "./ExchangeTest.sol";

contract ExchangeUnitTest is ExchangeTest {
    function test_Constructor_RevertWhen_AReserveIsZero() external {
        bytes memory refusal = abi.encodeWithSelector(IExchange.Exchange_InvalidReserves.selector);
        vm.expectRevert(refusal);
        new Exchange(roles, credits, NATIVE, 0, SUPPLY);
        vm.expectRevert(refusal);
        new Exchange(roles, credits, NATIVE, VIRTUAL, 0);
    }

    function test_Constructor_TheWholeSupplyIsInThePool() external view {
        assertEq(exchange.totalSupply(), SUPPLY);
        assertEq(exchange.tokenReserve(), SUPPLY);
        assertEq(gbt.totalSupply(), SUPPLY);
        assertEq(gbt.balanceOf(address(exchange)), SUPPLY);
        assertEq(exchange.virtualBase(), VIRTUAL);
        assertEq(exchange.realBase(), 0);
        assertEq(exchange.currentPrice(), 0.0001 ether);
        assertEq(exchange.floorPrice(), 0.0001 ether);
        assertTrue(exchange.baseToken() == NATIVE);
        assertTrue(inToken.baseToken() == coin);
        assertEq(exchange.credits(), address(credits));
        assertEq(exchange.roles(), address(roles));
        assertEq(exchange.feeRate(), 100);
        assertEq(exchange.feeRateCap(), 500);
    }

    function test_Buy_RevertGiven_Paused() external {
        vm.prank(pauser);
        exchange.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        buyAs(alice, 1 ether);
    }

    function test_Trade_RevertWhen_TheDeadlineHasPassed() external {
        buyAs(alice, 1 ether);
        vm.startPrank(alice);
        exchange.buy{value: 1}(1, 0, NOW, alice);
        exchange.sell(1 ether, 0, NOW, alice);
        bytes memory refusal = abi.encodeWithSelector(IExchange.Exchange_Expired.selector, NOW - 1);
        vm.expectRevert(refusal);
        exchange.buy{value: 1}(1, 0, NOW - 1, alice);
        vm.expectRevert(refusal);
        exchange.sell(1 ether, 0, NOW - 1, alice);
    }

    function testFuzz_Buy_RevertWhen_TheOutputIsBelowTheMinimum(uint96 amount) external {
        amount = uint96(bound(amount, 1, 1_000_000 ether));
        (uint256 out,) = exchange.quoteBuy(amount);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IExchange.Exchange_InsufficientOutput.selector, out, out + 1));
        exchange.buy{value: amount}(amount, out + 1, NOW, alice);
        assertEq(exchange.buy{value: amount}(amount, out, NOW, alice), out);
    }

    function test_Trade_RevertWhen_TheOutputIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(IExchange.Exchange_InsufficientOutput.selector, 0, 0));
        buyAs(alice, 0);
        buyAs(alice, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IExchange.Exchange_InsufficientOutput.selector, 0, 0));
        sellAs(alice, 100);
    }

    function test_Buy_RevertWhen_TheBaseWouldExceed96Bits() external {
        uint256 tooMuch = uint256(type(uint96).max) + 1;
        bytes memory refusal = abi.encodeWithSelector(IExchange.Exchange_AmountTooLarge.selector, tooMuch);
        vm.deal(alice, type(uint128).max);
        vm.expectRevert(refusal);
        buyAs(alice, tooMuch);
        vm.expectRevert(refusal);
        exchange.quoteBuy(tooMuch);
        buyAs(alice, type(uint96).max);
        vm.expectRevert(abi.encodeWithSelector(IExchange.Exchange_AmountTooLarge.selector, type(uint96).max));
        buyAs(alice, type(uint96).max);
        // Even then the reserve is not empty, and everything can be sold back.
        assertGt(exchange.tokenReserve(), 0);
        sellAs(alice, gbt.balanceOf(alice));
        assertEq(exchange.tokenReserve(), SUPPLY);
    }

    function test_Buy_RevertWhen_TheValueIsWrong() external {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 2, 1));
        exchange.buy{value: 1}(2, 0, NOW, alice);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        inToken.buy{value: 1}(1, 0, NOW, alice);
    }

    function test_Trade_RevertWhen_TheReceiverIsInvalid() external {
        uint256 had = buyAs(alice, 1 ether);
        address[2] memory nowhere = [address(0), address(exchange)];
        vm.startPrank(alice);
        for (uint256 i; i < 2; ++i) {
            bytes memory refusal = abi.encodeWithSelector(IExchange.Exchange_InvalidReceiver.selector, nowhere[i]);
            vm.expectRevert(refusal);
            exchange.buy{value: 1 ether}(1 ether, 0, NOW, nowhere[i]);
            vm.expectRevert(refusal);
            exchange.sell(had, 0, NOW, nowhere[i]);
        }
    }

    function testFuzz_Sell_RevertWhen_TheOutputIsBelowTheMinimum(uint96 amount) external {
        uint256 had = buyAs(alice, 10 ether);
        amount = uint96(bound(amount, 1 ether, had));
        (uint256 out,) = exchange.quoteSell(amount);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IExchange.Exchange_InsufficientOutput.selector, out, out + 1));
        exchange.sell(amount, out + 1, NOW, alice);
        assertEq(exchange.sell(amount, out, NOW, alice), out);
    }

    function test_Sell_RevertWhen_TheAmountExceedsCirculationOrBalance() external {
        uint256 had = buyAs(alice, 1 ether);
        bytes memory refusal = abi.encodeWithSelector(IExchange.Exchange_AmountTooLarge.selector, had + 1);
        vm.expectRevert(refusal);
        sellAs(alice, had + 1);
        vm.expectRevert(refusal);
        exchange.quoteSell(had + 1);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        sellAs(bob, had);
    }

    /// @custom:spec chain-39
    function testFuzz_Trade_PaysExactlyTheQuote(uint96 first, uint96 second, uint96 back, uint16 rate, bool isNative)
        external
    {
        first = uint96(bound(first, 1e6, 500_000 ether));
        second = uint96(bound(second, 1e6, 500_000 ether));
        Exchange where = isNative ? exchange : inToken;
        gbt = Gbt(where.token());
        vm.prank(admin);
        where.setFeeRate(uint16(bound(rate, 0, 500)));
        uint256 had = buyAt(where, alice, first);
        back = uint96(bound(back, had / 2 + 1, had));
        assertBuys(where, second);
        vm.prank(pauser);
        where.pause();
        assertSells(where, back);
    }

    function assertBuys(Exchange where, uint256 amount) private {
        (uint256 out, uint256 fee) = where.quoteBuy(amount);
        (uint256 base, uint256 reserve, uint256 fees) = (where.realBase(), where.tokenReserve(), where.unclaimedFee());
        uint256 before = where.baseToken().balanceOf(alice);
        uint256 price = where.currentPrice();
        assertEq(fee, amount * where.feeRate() / 10_000);
        vm.expectEmit(address(where));
        emit IExchange.Bought(alice, bob, amount, fee, out, base + amount - fee, reserve - out);
        uint256 value = where == inToken ? 0 : amount;
        vm.prank(alice);
        where.buy{value: value}(amount, out, NOW, bob);
        assertEq(gbt.balanceOf(bob), out);
        assertEq(where.baseToken().balanceOf(alice), before - amount);
        assertEq(where.realBase(), base + amount - fee);
        assertEq(where.tokenReserve(), reserve - out);
        assertEq(gbt.balanceOf(address(where)), reserve - out);
        assertEq(where.unclaimedFee(), fees + fee);
        assertGe(where.currentPrice(), price);
    }

    function assertSells(Exchange where, uint256 amount) private {
        (uint256 out, uint256 fee) = where.quoteSell(amount);
        (uint256 base, uint256 reserve, uint256 fees) = (where.realBase(), where.tokenReserve(), where.unclaimedFee());
        uint256 before = where.baseToken().balanceOf(bob);
        uint256 price = where.currentPrice();
        assertEq(fee, (out + fee) * where.feeRate() / 10_000);
        vm.expectEmit(address(where));
        emit IExchange.Sold(alice, bob, amount, fee, out, base - out - fee, reserve + amount);
        vm.prank(alice);
        where.sell(amount, out, NOW, bob);
        assertEq(where.baseToken().balanceOf(bob), before + out);
        assertEq(where.realBase(), base - out - fee);
        assertEq(where.tokenReserve(), reserve + amount);
        assertEq(gbt.balanceOf(address(where)), reserve + amount);
        assertEq(where.unclaimedFee(), fees + fee);
        assertLe(where.currentPrice(), price);
    }

    function test_ClaimFee_RevertWhen_ThereAreNoFees() external {
        vm.expectRevert(IExchange.Exchange_NothingToClaim.selector);
        exchange.claimFee();
    }

    function testFuzz_ClaimFee_CreditsTheRecipientWhoeverCalls(uint96 amount, bool isNative) external {
        amount = uint96(bound(amount, 100, 1_000_000 ether));
        Exchange where = isNative ? exchange : inToken;
        buyAt(where, alice, amount);
        uint256 base = where.realBase();
        uint256 fee = uint256(amount) / 100;
        vm.prank(pauser);
        where.pause();
        vm.expectEmit(address(where));
        emit IExchange.FeeClaimed(treasury, fee);
        vm.prank(stranger);
        assertEq(where.claimFee(), fee);
        assertEq(credits.creditOf(where.baseToken(), treasury), fee);
        assertEq(where.realBase(), base);
        assertEq(where.baseToken().balanceOf(address(where)), base);
        assertEq(where.unclaimedFee(), 0);
    }

    function testFuzz_Sell_ThePoolCanPayTheLastSeller(uint96 one, uint96 two, uint96 back) external {
        uint256 ofAlice = buyAs(alice, bound(one, 1e6, 1_000_000 ether));
        uint256 ofBob = buyAs(bob, bound(two, 1e6, 1_000_000 ether));
        uint256 floor = exchange.floorPrice();
        back = uint96(bound(back, ofAlice / 2 + 1, ofAlice));
        sellAs(alice, back);
        sellAs(bob, ofBob);
        if (ofAlice - back > 1e6) sellAs(alice, ofAlice - back);
        assertGe(exchange.floorPrice(), floor);
        assertEq(address(exchange).balance, exchange.realBase() + exchange.unclaimedFee());
    }
}
