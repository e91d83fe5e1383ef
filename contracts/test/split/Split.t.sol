// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {IPaySplitFactory} from "../../src/split/IPaySplitFactory.sol";
import {SplitTest} from "./SplitTest.sol";

contract PaySplitTest is SplitTest {
    function test_Create_RevertWhen_ThereAreNoSharesOrTooMany() external {
        vm.expectRevert(abi.encodeWithSelector(IPaySplitFactory.PaySplitFactory_InvalidCount.selector, 0, 50));
        factory.create(new Share[](0), 0);
        vm.expectRevert(abi.encodeWithSelector(IPaySplitFactory.PaySplitFactory_InvalidCount.selector, 51, 50));
        factory.create(many(51), 0);
    }

    function test_Create_RevertWhen_AShareHasNoAccountOrNoWeight() external {
        vm.expectRevert(
            abi.encodeWithSelector(IPaySplitFactory.PaySplitFactory_InvalidShare.selector, 1, address(0), 1)
        );
        factory.create(two(alice, 1, address(0), 1), 0);
        vm.expectRevert(abi.encodeWithSelector(IPaySplitFactory.PaySplitFactory_InvalidShare.selector, 0, alice, 0));
        factory.create(two(alice, 0, bob, 1), 0);
    }

    function testFuzz_Create_AtThePredictedAddressWithItsShares(uint8 count, bytes32 salt, uint96 weight) external {
        Share[] memory list = many(bound(count, 1, 50));
        list[0].weight = uint96(bound(weight, 1, type(uint96).max));
        address expected = factory.predict(list, salt);
        vm.expectEmit(address(factory));
        emit IPaySplitFactory.PaySplitCreated(expected, address(this), list, salt);
        IPaySplit split = IPaySplit(factory.create(list, salt));
        assertEq(address(split), expected);
        assertEq(abi.encode(split.shares()), abi.encode(list));
        assertEq(split.credits(), address(credits));
        assertTrue(factory.implementation().code.length != 0);
    }

    function test_Create_OtherSharesOrSaltGiveAnotherAddress() external {
        address split = factory.create(two(alice, 1, bob, 1), 0);
        assertTrue(split != factory.create(two(alice, 1, bob, 1), bytes32(uint256(1))));
        assertTrue(split != factory.create(two(alice, 1, bob, 2), 0));
        assertTrue(split != factory.create(two(bob, 1, alice, 1), 0));
    }

    function test_Create_ASecondTimeReturnsTheSplitAndEmitsNothing() external {
        address split = factory.create(many(3), 0);
        vm.recordLogs();
        vm.prank(stranger);
        assertEq(factory.create(many(3), 0), split);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, 0);
    }

    function test_Distribute_RevertWhen_ThereIsNothing() external {
        IPaySplit split = make(many(2));
        vm.expectRevert(abi.encodeWithSelector(IPaySplit.PaySplit_NothingToDistribute.selector, NATIVE));
        split.distribute(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IPaySplit.PaySplit_NothingToDistribute.selector, coin));
        split.distribute(coin);
        pay(split, true, 5);
        split.distribute(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IPaySplit.PaySplit_NothingToDistribute.selector, NATIVE));
        split.distribute(NATIVE);
    }

    /// @custom:spec chain-35
    function testFuzz_Distribute_ThenWithdraw(bool native, uint96 first, uint96 second, uint96 weight) external {
        first = uint96(bound(first, 1, type(uint96).max));
        second = uint96(bound(second, 1, type(uint96).max));
        weight = uint96(bound(weight, 1, 9999));
        Share[] memory list = two(alice, weight, bob, 10_000 - weight);
        // Paid before it is created, and after.
        Coin paidIn = pay(IPaySplit(factory.predict(list, 0)), native, first);
        IPaySplit split = make(list);
        vm.prank(stranger);
        assertEq(split.distribute(paidIn), first);
        assertEq(credits.creditOf(paidIn, alice) + credits.creditOf(paidIn, bob), first);
        assertApproxEqAbs(credits.creditOf(paidIn, alice), uint256(first) * weight / 10_000, 1);

        uint256 ofAlice = credits.creditOf(paidIn, alice);
        if (ofAlice != 0) {
            vm.prank(alice);
            assertEq(credits.withdraw(paidIn, alice), ofAlice);
        }
        assertEq(paidIn.balanceOf(alice), ofAlice);
        pay(split, native, second);
        split.distribute(paidIn);
        uint256 ofBob = credits.creditOf(paidIn, bob);
        assertEq(ofAlice + credits.creditOf(paidIn, alice) + ofBob, uint256(first) + second);
        if (ofBob != 0) {
            vm.prank(bob);
            credits.withdraw(paidIn, stranger);
        }
        assertEq(paidIn.balanceOf(stranger), ofBob);
        assertEq(paidIn.balanceOf(address(split)), 0);
    }

    function test_Distribute_EmitsEveryPart() external {
        IPaySplit split = make(two(alice, 2, bob, 1));
        pay(split, false, 100);
        vm.expectEmit(address(split));
        emit IPaySplit.Distributed(coin, stranger, 100);
        vm.expectEmit(address(credits));
        emit ICredits.Credited(alice, coin, address(split), 67, 67);
        vm.expectEmit(address(credits));
        emit ICredits.Credited(bob, coin, address(split), 33, 33);
        vm.prank(stranger);
        split.distribute(coin);
    }

    function test_Distribute_AnAccountMayHaveTwoShares() external {
        IPaySplit split = make(two(alice, 1, alice, 2));
        pay(split, true, 10);
        split.distribute(NATIVE);
        assertEq(credits.creditOf(NATIVE, alice), 10);
    }

    function test_Receive_AcceptsPlainTransfers() external {
        IPaySplit split = make(many(2));
        vm.deal(stranger, 5);
        vm.prank(stranger);
        (bool done,) = address(split).call{value: 5}("");
        assertTrue(done);
        assertEq(split.distribute(NATIVE), 5);
    }

    function test_Distribute_FiftySharesFitIntoABlock() external {
        IPaySplit split = make(many(50));
        pay(split, false, 1 ether);
        assertEq(split.distribute{gas: 3_000_000}(coin), 1 ether);
    }
}
