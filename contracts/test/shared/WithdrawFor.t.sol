// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Payer} from "../mocks/Payer.sol";
import {GasBurner, Refuser, ReturnBomber, Taker} from "../mocks/Receivers.sol";
import {DenyListToken} from "../mocks/Tokens.sol";

/// @notice An account that has its credit delivered again while it is paid.
contract ReentrantAccount {
    ICredits private immutable CREDITS;
    bool public secondCallFailed;

    constructor(ICredits credits) {
        CREDITS = credits;
    }

    receive() external payable {
        try CREDITS.withdrawFor(NATIVE, address(this)) {}
        catch {
            secondCallFailed = true;
        }
    }
}

contract WithdrawForTest is Test {
    Credits private credits = new Credits();
    Payer private payer = new Payer(credits);
    DenyListToken private token = new DenyListToken();
    Coin private coin = Coin.wrap(address(token));
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");
    address private keeper = makeAddr("keeper");

    function give(Coin coin_, address account, uint256 amount) private {
        if (coin_.isNative()) vm.deal(address(payer), amount);
        else token.mint(address(payer), amount);
        payer.give(coin_, account, amount);
    }

    function test_WithdrawFor_RevertWhen_TheAccountHasNoCredit() external {
        give(NATIVE, bob, 1);
        address[2] memory accounts = [alice, address(0)];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICredits.Credits_NothingToWithdraw.selector, accounts[i], NATIVE));
            credits.withdrawFor(NATIVE, accounts[i]);
        }
    }

    function testFuzz_WithdrawFor_PaysTheAccountAndNobodyElse(uint96 amount, uint96 others, bool native) external {
        amount = uint96(bound(amount, 1, type(uint96).max));
        Coin coin_ = native ? NATIVE : coin;
        give(coin_, alice, amount);
        give(coin_, bob, others);
        vm.expectEmit(address(credits));
        emit ICredits.Withdrawn(alice, coin_, alice, keeper, amount, 0);
        vm.prank(keeper);
        assertEq(credits.withdrawFor(coin_, alice), amount);
        assertEq(coin_.balanceOf(alice), amount);
        assertEq(coin_.balanceOf(keeper), 0);
        assertEq(credits.creditOf(coin_, alice), 0);
        assertEq(credits.creditOf(coin_, bob), others);
        assertEq(coin_.balanceOf(address(credits)), others);
        vm.expectRevert(abi.encodeWithSelector(ICredits.Credits_NothingToWithdraw.selector, alice, coin_));
        credits.withdrawFor(coin_, alice);
    }

    /// @dev A contract without any function that could call the ledger.
    function test_WithdrawFor_DeliversTokensToAContractThatCannotCall() external {
        address vault = address(new Taker());
        give(coin, vault, 5);
        vm.prank(keeper);
        credits.withdrawFor(coin, vault);
        assertEq(token.balanceOf(vault), 5);
    }

    function test_WithdrawFor_AnAccountThatRejectsThePaymentKeepsItsCredit() external {
        address[3] memory accounts = [address(new Refuser()), address(new GasBurner()), address(new Taker())];
        for (uint256 i; i < 3; ++i) {
            give(NATIVE, accounts[i], 1 ether);
            vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
            credits.withdrawFor{gas: 500_000}(NATIVE, accounts[i]);
            assertEq(credits.creditOf(NATIVE, accounts[i]), 1 ether);
            // Another receiver is still possible, for the account alone.
            vm.prank(accounts[i]);
            credits.withdraw(NATIVE, bob);
            assertEq(bob.balance, 1 ether * (i + 1));
        }
    }

    function test_WithdrawFor_ReturnDataIsNotCopied() external {
        address bomber = address(new ReturnBomber());
        give(NATIVE, bomber, 1 ether);
        credits.withdrawFor{gas: 3_000_000}(NATIVE, bomber);
        assertEq(bomber.balance, 1 ether);
    }

    function test_WithdrawFor_AnAccountOnADenyListKeepsItsCredit() external {
        give(coin, alice, 5);
        token.deny(alice, true);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        credits.withdrawFor(coin, alice);
        assertEq(credits.creditOf(coin, alice), 5);
        vm.prank(alice);
        credits.withdraw(coin, bob);
        assertEq(token.balanceOf(bob), 5);
    }

    function test_WithdrawFor_AReentrantAccountIsPaidOnce() external {
        ReentrantAccount account = new ReentrantAccount(credits);
        give(NATIVE, address(account), 1 ether);
        give(NATIVE, alice, 5 ether);
        credits.withdrawFor(NATIVE, address(account));
        assertTrue(account.secondCallFailed());
        assertEq(address(account).balance, 1 ether);
        assertEq(address(credits).balance, 5 ether);
    }
}
