// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Coin, Coin_InexactTransfer, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Payer} from "../mocks/Payer.sol";
import {FeeOnTransferToken, NoReturnToken, PlainToken} from "../mocks/Tokens.sol";

contract CreditsLibTest is Test {
    Credits private credits = new Credits();
    Payer private payer = new Payer(credits);
    PlainToken private token = new PlainToken(18);
    Coin private coin = Coin.wrap(address(token));
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    function payouts(uint256 a, uint256 b) private view returns (ICredits.Payout[] memory list) {
        list = new ICredits.Payout[](2);
        list[0] = ICredits.Payout(alice, a);
        list[1] = ICredits.Payout(bob, b);
    }

    function testFuzz_Give_PaysFromTheBalance(uint96 amount) external {
        vm.deal(address(payer), amount);
        token.mint(address(payer), amount);
        payer.give(NATIVE, alice, amount);
        payer.give(coin, alice, amount);
        assertEq(credits.creditOf(NATIVE, alice), amount);
        assertEq(credits.creditOf(coin, alice), amount);
        assertEq(address(payer).balance, 0);
        assertEq(token.balanceOf(address(payer)), 0);
    }

    function testFuzz_GiveMany_PaysFromTheBalance(uint96 a, uint96 b) external {
        uint256 sum = uint256(a) + b;
        vm.deal(address(payer), sum);
        token.mint(address(payer), sum);
        payer.giveMany(NATIVE, payouts(a, b));
        payer.giveMany(coin, payouts(a, b));
        assertEq(credits.creditOf(NATIVE, alice), a);
        assertEq(credits.creditOf(NATIVE, bob), b);
        assertEq(credits.creditOf(coin, alice), a);
        assertEq(credits.creditOf(coin, bob), b);
        assertEq(address(credits).balance, sum);
        assertEq(token.balanceOf(address(credits)), sum);
    }

    function testFuzz_Collect_PaysFromTheCaller(uint96 amount) external {
        vm.deal(address(this), amount);
        token.mint(address(this), amount);
        token.approve(address(payer), amount);
        payer.collect{value: amount}(NATIVE, alice, amount);
        payer.collect(coin, alice, amount);
        assertEq(credits.creditOf(NATIVE, alice), amount);
        assertEq(credits.creditOf(coin, alice), amount);
        assertEq(address(this).balance, 0);
        assertEq(token.balanceOf(address(this)), 0);
    }

    function testFuzz_CollectMany_PaysFromTheCaller(uint96 a, uint96 b) external {
        uint256 sum = uint256(a) + b;
        vm.deal(address(this), sum);
        token.mint(address(this), sum);
        token.approve(address(payer), sum);
        payer.collectMany{value: sum}(NATIVE, payouts(a, b));
        payer.collectMany(coin, payouts(a, b));
        assertEq(credits.creditOf(NATIVE, alice), a);
        assertEq(credits.creditOf(coin, bob), b);
        assertEq(address(credits).balance, sum);
        assertEq(token.balanceOf(address(credits)), sum);
    }

    function testFuzz_Collect_RevertWhen_ValueIsWrong(uint96 amount, uint96 value) external {
        vm.assume(amount != value && uint256(amount) + 1 != value);
        vm.deal(address(this), value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, amount, value));
        payer.collect{value: value}(NATIVE, alice, amount);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, uint256(amount) + 1, value));
        payer.collectMany{value: value}(NATIVE, payouts(amount, 1));
    }

    function test_Collect_RevertWhen_ValueComesWithAToken() external {
        token.mint(address(this), 5);
        token.approve(address(payer), 5);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        payer.collect{value: 1}(coin, alice, 5);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        payer.collectMany{value: 1}(coin, payouts(2, 3));
    }

    function test_Pull_IgnoresTheValue() external {
        token.mint(address(this), 5);
        token.approve(address(payer), 5);
        payer.pull{value: 1}(coin, alice, 5);
        payer.pull{value: 1}(coin, alice, 0);
        assertEq(credits.creditOf(coin, alice), 5);
        assertEq(address(payer).balance, 2);
    }

    function test_RevertWhen_TheTokenTakesAFeeOnTransfer() external {
        FeeOnTransferToken thief = new FeeOnTransferToken();
        Coin stolen = Coin.wrap(address(thief));
        thief.mint(address(this), 100);
        thief.mint(address(payer), 100);
        thief.approve(address(payer), 100);
        bytes memory refusal = abi.encodeWithSelector(Coin_InexactTransfer.selector, stolen, 100, 99);
        vm.expectRevert(refusal);
        payer.collect(stolen, alice, 100);
        vm.expectRevert(refusal);
        payer.give(stolen, alice, 100);
        vm.expectRevert(refusal);
        payer.giveMany(stolen, payouts(50, 50));
        vm.expectRevert(refusal);
        payer.collectMany(stolen, payouts(50, 50));
    }

    function test_Collect_AcceptsATokenWithoutReturnValue() external {
        NoReturnToken silent = new NoReturnToken();
        Coin quiet = Coin.wrap(address(silent));
        silent.mint(address(this), 5);
        silent.approve(address(payer), 5);
        payer.collect(quiet, alice, 5);
        vm.prank(alice);
        credits.withdraw(quiet, bob);
        assertEq(silent.balanceOf(bob), 5);
    }

    function test_AnAmountOfZeroCallsNoToken() external {
        // Even an address that is not a token works.
        Coin none = Coin.wrap(alice);
        payer.give(none, alice, 0);
        payer.giveMany(none, payouts(0, 0));
        payer.collect(none, alice, 0);
        payer.collectMany(none, payouts(0, 0));
        payer.pull(none, alice, 0);
        assertEq(credits.creditOf(none, alice), 0);
    }
}
