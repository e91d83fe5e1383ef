// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Coin, Coin_InexactTransfer, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {GasBurner, Refuser, ReturnBomber} from "../mocks/Receivers.sol";
import {
    DenyListToken,
    FeeOnTransferToken,
    GenerousToken,
    HostileToken,
    LyingToken,
    NoReturnToken,
    NoZeroToken,
    PausableToken,
    PlainToken,
    ReturnsFalseToken,
    TakingToken
} from "../mocks/Tokens.sol";

/// @notice A contract that collects coins and pays them out.
contract Till {
    function collect(Coin coin, uint256 amount) external payable {
        coin.collect(amount);
    }

    function pull(Coin coin, uint256 amount) external payable {
        coin.pull(amount);
    }

    function pay(Coin coin, address to, uint256 amount) external {
        coin.pay(to, amount);
    }

    function tryPay(Coin coin, address to, uint256 amount) external returns (bool paid, uint256 gasLeft) {
        paid = coin.tryPay(to, amount, 100_000);
        gasLeft = gasleft();
    }

    receive() external payable {}
}

contract CoinTest is Test {
    Till private till = new Till();
    PlainToken private token = new PlainToken(18);
    Coin private coin = Coin.wrap(address(token));
    address private alice = makeAddr("alice");

    function testFuzz_Collect_RevertWhen_ValueIsNotTheAmount(uint96 value, uint96 amount) external {
        vm.assume(value != amount);
        vm.deal(address(this), value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, amount, value));
        till.collect{value: value}(NATIVE, amount);
    }

    function testFuzz_Collect_Native(uint96 amount) external {
        vm.deal(address(this), amount);
        till.collect{value: amount}(NATIVE, amount);
        assertEq(address(till).balance, amount);
        assertEq(NATIVE.balanceOf(address(till)), amount);
    }

    function test_Collect_RevertWhen_ValueComesWithAToken() external {
        token.mint(address(this), 5);
        token.approve(address(till), 5);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 1));
        till.collect{value: 1}(coin, 5);
    }

    function testFuzz_Collect_Token(uint128 before, uint128 amount) external {
        token.mint(address(till), before);
        token.mint(address(this), amount);
        token.approve(address(till), amount);
        till.collect(coin, amount);
        assertEq(coin.balanceOf(address(till)), uint256(before) + amount);
        assertEq(coin.balanceOf(address(this)), 0);
    }

    function test_Collect_RevertWhen_TheTokenTakesAFeeOnTransfer() external {
        FeeOnTransferToken thief = new FeeOnTransferToken();
        thief.mint(address(this), 1000);
        thief.approve(address(till), 1000);
        Coin stolen = Coin.wrap(address(thief));
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, stolen, 1000, 990));
        till.collect(stolen, 1000);
    }

    function test_Collect_RevertWhen_TheTokenDeliversMore() external {
        GenerousToken generous = new GenerousToken();
        generous.mint(address(this), 1000);
        generous.approve(address(till), 1000);
        Coin more = Coin.wrap(address(generous));
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, more, 1000, 1001));
        till.collect(more, 1000);
    }

    function test_Collect_RevertWhen_TheTokenOnlyReturnsTrue() external {
        Coin lie = Coin.wrap(address(new LyingToken()));
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, lie, 1000, 0));
        till.collect(lie, 1000);
    }

    function test_Collect_RevertWhen_TheTokenTakesTokensInstead() external {
        TakingToken thief = new TakingToken();
        Coin taken = Coin.wrap(address(thief));
        thief.mint(address(till), 5);
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, taken, 1000, 0));
        till.collect(taken, 1000);
    }

    function test_Collect_RevertWhen_TheTokenReturnsFalse() external {
        ReturnsFalseToken no = new ReturnsFalseToken();
        no.mint(address(this), 1000);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        till.collect(Coin.wrap(address(no)), 1000);
    }

    function test_Collect_RevertWhen_TheCoinIsNotAContract() external {
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        till.collect(Coin.wrap(alice), 1000);
    }

    function test_Collect_OfZeroDoesNotCallTheToken() external {
        till.collect(Coin.wrap(address(new NoZeroToken())), 0);
        assertEq(address(till).balance, 0);
    }

    function testFuzz_Collect_ATokenWithoutReturnValue(uint128 amount) external {
        NoReturnToken silent = new NoReturnToken();
        silent.mint(address(this), amount);
        silent.approve(address(till), amount);
        till.collect(Coin.wrap(address(silent)), amount);
        assertEq(silent.balanceOf(address(till)), amount);
    }

    function test_Pull_IgnoresTheValue() external {
        token.mint(address(this), 5);
        token.approve(address(till), 5);
        till.pull{value: 1}(coin, 5);
        assertEq(token.balanceOf(address(till)), 5);
        assertEq(address(till).balance, 1);
    }

    function test_Pay_RevertWhen_TheReceiverOrTheTokenReverts() external {
        vm.deal(address(till), 5);
        address refuser = address(new Refuser());
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        till.pay(NATIVE, refuser, 5);
        DenyListToken strict = new DenyListToken();
        strict.mint(address(till), 5);
        strict.deny(alice, true);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        till.pay(Coin.wrap(address(strict)), alice, 5);
    }

    function test_Pay_OfZeroMakesNoCall() external {
        till.pay(NATIVE, address(new Refuser()), 0);
        till.pay(Coin.wrap(address(new NoZeroToken())), alice, 0);
        assertEq(alice.balance, 0);
    }

    function testFuzz_PayAndTryPay_SendTheAmount(uint96 amount, uint96 more) external {
        uint256 sum = uint256(amount) + more;
        NoReturnToken silent = new NoReturnToken();
        vm.deal(address(till), sum);
        token.mint(address(till), sum);
        silent.mint(address(till), sum);
        Coin[3] memory coins = [NATIVE, coin, Coin.wrap(address(silent))];
        for (uint256 i; i < 3; ++i) {
            till.pay(coins[i], alice, amount);
            assertEq(coins[i].balanceOf(alice), amount);
            (bool paid,) = till.tryPay(coins[i], alice, more);
            assertTrue(paid);
            assertEq(coins[i].balanceOf(alice), sum);
        }
    }

    function assertNotPaid(Coin coin_, address to) private {
        (bool paid, uint256 gasLeft) = till.tryPay{gas: 1_000_000}(coin_, to, 5);
        assertFalse(paid);
        // The gas that was not forwarded is left: no return data was copied.
        assertGt(gasLeft, 850_000);
    }

    function test_TryPay_ReturnsFalseWhateverTheReceiverDoes() external {
        vm.deal(address(till), 5);
        assertNotPaid(NATIVE, address(new Refuser()));
        assertNotPaid(NATIVE, address(new GasBurner()));
        assertEq(address(till).balance, 5);
    }

    function test_TryPay_CopiesNoReturnData() external {
        vm.deal(address(till), 5);
        ReturnBomber bomber = new ReturnBomber();
        (bool paid, uint256 gasLeft) = till.tryPay{gas: 10_000_000}(NATIVE, address(bomber), 5);
        // Returning a megabyte costs more than the limit.
        assertFalse(paid);
        assertGt(gasLeft, 9_500_000);
    }

    function test_TryPay_ReturnsFalseWhateverTheTokenDoes() external {
        HostileToken hostile = new HostileToken();
        hostile.mint(address(till), 5);
        assertNotPaid(Coin.wrap(address(hostile)), alice);
        hostile.setBomb(true);
        assertNotPaid(Coin.wrap(address(hostile)), alice);
        ReturnsFalseToken no = new ReturnsFalseToken();
        no.mint(address(till), 5);
        assertNotPaid(Coin.wrap(address(no)), alice);
        PausableToken stopped = new PausableToken();
        stopped.mint(address(till), 5);
        stopped.setPaused(true);
        assertNotPaid(Coin.wrap(address(stopped)), alice);
        // Not a contract, and a contract that is not a token.
        assertNotPaid(Coin.wrap(alice), alice);
        assertNotPaid(Coin.wrap(address(this)), alice);
    }

    function testFuzz_Equality(address a, address b) external pure {
        assertEq(Coin.wrap(a) == Coin.wrap(b), a == b);
        assertEq(Coin.wrap(a) != Coin.wrap(b), a != b);
        assertEq(Coin.wrap(a).isNative(), a == address(0));
    }

    function test_BalanceOf_IsZeroForANonToken() external view {
        assertEq(Coin.wrap(alice).balanceOf(address(till)), 0);
        assertEq(Coin.wrap(address(this)).balanceOf(address(till)), 0);
    }
}
