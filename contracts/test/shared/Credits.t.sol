// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Coin, Coin_InexactTransfer, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {CreditsItself, GreedyWithdrawer, Refuser} from "../mocks/Receivers.sol";
import {Together} from "../mocks/Together.sol";
import {PlainToken} from "../mocks/Tokens.sol";

contract CreditsTest is Test {
    Credits private credits = new Credits();
    Together private together = new Together();
    PlainToken private token = new PlainToken(18);
    Coin private coin = Coin.wrap(address(token));
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    /// @dev Syncs, sends tokens and makes a last call, in one transaction.
    function sendAnd(uint256 amount, bytes memory last, uint256 value) private {
        token.mint(address(together), amount);
        Together.Call[] memory calls = new Together.Call[](3);
        calls[0] = Together.Call(address(credits), 0, abi.encodeCall(credits.sync, (coin)));
        calls[1] = Together.Call(address(token), 0, abi.encodeCall(token.transfer, (address(credits), amount)));
        calls[2] = Together.Call(address(credits), value, last);
        together.run{value: value}(calls);
    }

    function creditToken(address account, uint256 amount) private {
        sendAnd(amount, abi.encodeCall(credits.credit, (coin, account, amount)), 0);
    }

    /// @dev External, so that `expectRevert` sees it as one call.
    function sendAndCredit(uint256 came, uint256 amount, uint256 value) external {
        sendAnd(came, abi.encodeCall(credits.credit, (coin, alice, amount)), value);
    }

    function sendAndCreditMany(uint256 came, ICredits.Payout[] calldata list) external {
        sendAnd(came, abi.encodeCall(credits.creditMany, (coin, list)), 0);
    }

    function creditNative(address account, uint256 amount) private {
        vm.deal(address(this), amount);
        credits.credit{value: amount}(NATIVE, account, amount);
    }

    function test_Credit_RevertWhen_TheAccountIsZero() external {
        vm.expectRevert(ICredits.Credits_InvalidReceiver.selector);
        credits.credit{value: 1}(NATIVE, address(0), 1);
    }

    function testFuzz_Credit_RevertWhen_ValueIsNotTheAmount(uint96 value, uint96 amount) external {
        vm.assume(value != amount);
        vm.deal(address(this), value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, amount, value));
        credits.credit{value: value}(NATIVE, alice, amount);
    }

    function test_Credit_RevertWhen_ValueComesWithAToken() external {
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        this.sendAndCredit(5, 5, 1);
    }

    function test_Credit_RevertWhen_TheTokenWasNotSynced() external {
        token.mint(address(credits), 5);
        vm.expectRevert(abi.encodeWithSelector(ICredits.Credits_NotSynced.selector, coin));
        credits.credit(coin, alice, 5);
        Coin other = Coin.wrap(address(new PlainToken(6)));
        Together.Call[] memory calls = new Together.Call[](2);
        calls[0] = Together.Call(address(credits), 0, abi.encodeCall(credits.sync, (other)));
        calls[1] = Together.Call(address(credits), 0, abi.encodeCall(credits.credit, (coin, alice, 5)));
        vm.expectRevert(abi.encodeWithSelector(ICredits.Credits_NotSynced.selector, coin));
        together.run(calls);
    }

    function test_Credit_RevertWhen_CreditedTwice() external {
        token.mint(address(together), 5);
        bytes memory credit = abi.encodeCall(credits.credit, (coin, alice, 5));
        Together.Call[] memory calls = new Together.Call[](4);
        calls[0] = Together.Call(address(credits), 0, abi.encodeCall(credits.sync, (coin)));
        calls[1] = Together.Call(address(token), 0, abi.encodeCall(token.transfer, (address(credits), 5)));
        calls[2] = Together.Call(address(credits), 0, credit);
        calls[3] = Together.Call(address(credits), 0, credit);
        vm.expectRevert(abi.encodeWithSelector(ICredits.Credits_NotSynced.selector, coin));
        together.run(calls);
    }

    function testFuzz_Credit_RevertWhen_AnotherAmountWasReceived(uint96 came, uint96 amount) external {
        vm.assume(came != amount);
        // Tokens that were here before do not count.
        token.mint(address(credits), 100 ether);
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, coin, amount, came));
        this.sendAndCredit(came, amount, 0);
    }

    function test_Credit_OfZeroDoesNothing() external {
        credits.credit(NATIVE, address(0), 0);
        vm.expectEmit(false, false, false, false, address(credits), 0);
        emit ICredits.Credited(alice, coin, address(together), 0, 0);
        creditToken(alice, 0);
        assertEq(credits.creditOf(coin, alice), 0);
    }

    function testFuzz_Credit_AddsUp(uint96 first, uint96 second) external {
        first = uint96(bound(first, 1, type(uint96).max));
        second = uint96(bound(second, 1, type(uint96).max));
        address refuser = address(new Refuser());
        vm.deal(address(this), uint256(first) + second);
        vm.expectEmit(address(credits));
        emit ICredits.Credited(refuser, NATIVE, address(this), first, first);
        credits.credit{value: first}(NATIVE, refuser, first);
        vm.expectEmit(address(credits));
        emit ICredits.Credited(refuser, NATIVE, address(this), second, uint256(first) + second);
        credits.credit{value: second}(NATIVE, refuser, second);
        assertEq(credits.creditOf(NATIVE, refuser), uint256(first) + second);
        assertEq(credits.creditOf(coin, refuser), 0);
        creditToken(refuser, first);
        creditToken(refuser, second);
        assertEq(credits.creditOf(coin, refuser), uint256(first) + second);
    }

    function payouts(address first, uint256 firstAmount, address second, uint256 secondAmount)
        private
        pure
        returns (ICredits.Payout[] memory list)
    {
        list = new ICredits.Payout[](2);
        list[0] = ICredits.Payout(first, firstAmount);
        list[1] = ICredits.Payout(second, secondAmount);
    }

    function testFuzz_CreditMany_RevertWhen_ValueIsNotTheSum(uint96 a, uint96 b, uint96 value) external {
        vm.assume(uint256(a) + b != value);
        vm.deal(address(this), value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, uint256(a) + b, value));
        credits.creditMany{value: value}(NATIVE, payouts(alice, a, bob, b));
    }

    function test_CreditMany_RevertWhen_AnotherAmountWasReceived() external {
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, coin, 10, 9));
        this.sendAndCreditMany(9, payouts(alice, 5, bob, 5));
    }

    function test_CreditMany_RevertWhen_AnAccountIsZero() external {
        vm.expectRevert(ICredits.Credits_InvalidReceiver.selector);
        credits.creditMany{value: 2}(NATIVE, payouts(alice, 1, address(0), 1));
        credits.creditMany{value: 1}(NATIVE, payouts(alice, 1, address(0), 0));
        assertEq(credits.creditOf(NATIVE, alice), 1);
    }

    function testFuzz_CreditMany_CreditsEachAccount(uint96 a, uint96 b) external {
        uint256 sum = uint256(a) + b;
        vm.deal(address(this), sum);
        credits.creditMany{value: sum}(NATIVE, payouts(alice, a, bob, b));
        assertEq(credits.creditOf(NATIVE, alice), a);
        assertEq(credits.creditOf(NATIVE, bob), b);
        this.sendAndCreditMany(sum, payouts(alice, a, alice, b));
        assertEq(credits.creditOf(coin, alice), sum);
    }

    function test_Withdraw_RevertWhen_ThereIsNoCredit() external {
        bytes memory refusal = abi.encodeWithSelector(ICredits.Credits_NothingToWithdraw.selector, alice, NATIVE);
        vm.expectRevert(refusal);
        vm.prank(alice);
        credits.withdraw(NATIVE, alice);
        creditNative(alice, 1);
        vm.startPrank(alice);
        credits.withdraw(NATIVE, alice);
        vm.expectRevert(refusal);
        credits.withdraw(NATIVE, alice);
    }

    function test_Withdraw_RevertWhen_ToTheZeroAddress() external {
        creditNative(alice, 1 ether);
        vm.expectRevert(ICredits.Credits_InvalidReceiver.selector);
        vm.prank(alice);
        credits.withdraw(NATIVE, address(0));
    }

    function test_Withdraw_RevertWhen_TheReceiverRejectsThePayment() external {
        address refuser = address(new Refuser());
        creditNative(refuser, 1 ether);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        vm.prank(refuser);
        credits.withdraw(NATIVE, refuser);
        assertEq(credits.creditOf(NATIVE, refuser), 1 ether);
        vm.prank(refuser);
        credits.withdraw(NATIVE, bob);
        assertEq(bob.balance, 1 ether);
    }

    function test_Withdraw_AReentrantReceiverIsPaidOnce() external {
        GreedyWithdrawer greedy = new GreedyWithdrawer(credits);
        creditNative(address(greedy), 1 ether);
        creditNative(alice, 5 ether);
        greedy.start();
        assertTrue(greedy.secondTimeFailed());
        assertEq(address(greedy).balance, 1 ether);
        assertEq(address(credits).balance, 5 ether);
    }

    function testFuzz_Withdraw_SendsTheWholeCreditOfTheCallerOnly(uint96 mine, uint96 theirs) external {
        mine = uint96(bound(mine, 1, type(uint96).max));
        creditNative(alice, mine);
        creditNative(bob, theirs);
        creditToken(alice, mine);
        creditToken(bob, theirs);
        vm.expectEmit(address(credits));
        emit ICredits.Withdrawn(alice, NATIVE, alice, alice, mine, 0);
        vm.prank(alice);
        assertEq(credits.withdraw(NATIVE, alice), mine);
        assertEq(alice.balance, mine);
        assertEq(credits.creditOf(NATIVE, alice), 0);
        assertEq(credits.creditOf(NATIVE, bob), theirs);
        assertEq(address(credits).balance, theirs);
        assertEq(credits.creditOf(coin, alice), mine);
        vm.prank(alice);
        assertEq(credits.withdraw(coin, alice), mine);
        assertEq(token.balanceOf(alice), mine);
        assertEq(token.balanceOf(address(credits)), theirs);
    }

    /// @dev The slot stays at 1 after a withdrawal; that 1 is never paid out.
    function testFuzz_Withdraw_ACreditAfterwardsIsExact(uint96 first, uint96 second) external {
        first = uint96(bound(first, 1, type(uint96).max));
        second = uint96(bound(second, 1, type(uint96).max));
        creditNative(alice, first);
        vm.prank(alice);
        credits.withdraw(NATIVE, alice);
        creditNative(alice, second);
        assertEq(credits.creditOf(NATIVE, alice), second);
        vm.prank(alice);
        assertEq(credits.withdraw(NATIVE, alice), second);
        assertEq(alice.balance, uint256(first) + second);
        assertEq(address(credits).balance, 0);
    }

    function coinList(Coin first, Coin second, Coin third) private pure returns (Coin[] memory coins) {
        coins = new Coin[](3);
        coins[0] = first;
        coins[1] = second;
        coins[2] = third;
    }

    function test_WithdrawMany_RevertWhen_ToTheZeroAddress() external {
        vm.expectRevert(ICredits.Credits_InvalidReceiver.selector);
        credits.withdrawMany(coinList(NATIVE, coin, coin), address(0));
    }

    /// @dev A wallet that searches for the lowest gas limit must not find one at which coins just fail.
    function testFuzz_WithdrawMany_RevertsOrSendsAllWhateverTheGas(uint256 gas) external {
        creditNative(alice, 1 ether);
        creditToken(alice, 5);
        gas = bound(gas, 30_000, 1_000_000);
        vm.prank(alice);
        try credits.withdrawMany{gas: gas}(coinList(NATIVE, coin, NATIVE), alice) {
            assertEq(alice.balance, 1 ether);
            assertEq(token.balanceOf(alice), 5);
        } catch (bytes memory reason) {
            assertLt(gas, 850_000);
            if (reason.length != 0) assertEq(bytes4(reason), ICredits.Credits_InsufficientGas.selector);
            assertEq(credits.creditOf(NATIVE, alice), 1 ether);
            assertEq(credits.creditOf(coin, alice), 5);
        }
    }

    /// @dev The minimum per coin, plus once for the rest of the call.
    function test_WithdrawMany_RevertWhen_TooLittleGasForEach() external {
        Coin[] memory coins = coinList(NATIVE, coin, NATIVE);
        (bool done, bytes memory answer) =
            address(credits).call{gas: 750_000}(abi.encodeCall(credits.withdrawMany, (coins, alice)));
        assertFalse(done);
        assertEq(bytes4(answer), ICredits.Credits_InsufficientGas.selector);
        (uint256 needed, uint256 given) = this.decode(answer);
        assertEq(needed, 800_000);
        assertLt(given, 750_000);
        credits.withdrawMany{gas: 850_000}(coins, alice);
    }

    function decode(bytes calldata answer) external pure returns (uint256 needed, uint256 given) {
        return abi.decode(answer[4:], (uint256, uint256));
    }

    function testFuzz_WithdrawMany_SendsAllOfEach(uint96 native, uint96 tokens) external {
        creditNative(alice, native);
        creditToken(alice, tokens);
        creditToken(bob, 7);
        if (tokens != 0) {
            vm.expectEmit(address(credits));
            emit ICredits.Withdrawn(alice, coin, bob, alice, tokens, 0);
        }
        vm.prank(alice);
        uint256[] memory sent = credits.withdrawMany(coinList(coin, NATIVE, coin), bob);
        assertEq(sent[0], tokens);
        assertEq(sent[1], native);
        assertEq(sent[2], 0);
        assertEq(bob.balance, native);
        assertEq(token.balanceOf(bob), tokens);
        assertEq(credits.creditOf(NATIVE, alice), 0);
        assertEq(credits.creditOf(coin, alice), 0);
        assertEq(credits.creditOf(coin, bob), 7);
        assertEq(token.balanceOf(address(credits)), 7);
    }

    /// @dev The balance in the event includes what the receiver credited back during the payment.
    function test_WithdrawMany_ReportsCreditsMadeDuringThePayment() external {
        CreditsItself saver = new CreditsItself(credits);
        creditNative(address(saver), 1 ether);
        Coin[] memory coins = new Coin[](1);
        coins[0] = NATIVE;
        vm.expectEmit(address(credits));
        emit ICredits.Withdrawn(address(saver), NATIVE, address(saver), address(saver), 1 ether, 0.25 ether);
        vm.prank(address(saver));
        credits.withdrawMany(coins, address(saver));
        assertEq(credits.creditOf(NATIVE, address(saver)), 0.25 ether);
    }
}
