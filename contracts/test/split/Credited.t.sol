// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {Payer} from "../mocks/Payer.sol";
import {SplitTest} from "./SplitTest.sol";

/// @notice Creates clones of the implementation at addresses that do not depend on the shares, unlike the factory.
contract OwnCloner {
    function clone(address implementation, bytes calldata args) external returns (address) {
        return LibClone.clone(implementation, args);
    }
}

/// @notice Splits that are credited in the ledger, as royalties and fees are.
contract CreditedSplitTest is SplitTest {
    Payer private payer = new Payer(credits);

    function credit(address split, bool native, uint256 amount) private returns (Coin paidIn) {
        if (native) vm.deal(address(payer), amount);
        else token.mint(address(payer), amount);
        paidIn = native ? NATIVE : coin;
        payer.give(paidIn, split, amount);
    }

    function testFuzz_Distribute_IncludesTheSplitsOwnCredit(bool native, uint96 credited, uint96 sent) external {
        credited = uint96(bound(credited, 1, type(uint96).max));
        IPaySplit split = make(two(alice, 1, bob, 1));
        Coin paidIn = credit(address(split), native, credited);
        pay(split, native, sent);
        uint256 amount = uint256(credited) + sent;
        vm.expectEmit(address(split));
        emit IPaySplit.Distributed(paidIn, stranger, amount);
        vm.prank(stranger);
        assertEq(split.distribute(paidIn), amount);
        assertEq(credits.creditOf(paidIn, alice) + credits.creditOf(paidIn, bob), amount);
        assertEq(credits.creditOf(paidIn, alice), amount - amount / 2);
        assertEq(credits.creditOf(paidIn, address(split)), 0);
        vm.expectRevert(abi.encodeWithSelector(IPaySplit.PaySplit_NothingToDistribute.selector, paidIn));
        split.distribute(paidIn);
    }

    /// @dev A split that does not exist yet can be credited, and the credit delivered, like any address.
    function testFuzz_Distribute_ACreditFromBeforeItWasCreated(bool native, bool deliverFirst) external {
        Share[] memory list = two(alice, 3, bob, 1);
        Coin paidIn = credit(factory.predict(list, 0), native, 100);
        if (deliverFirst) credits.withdrawFor(paidIn, factory.predict(list, 0));
        IPaySplit split = make(list);
        split.distribute(paidIn);
        assertEq(credits.creditOf(paidIn, alice), 75);
        assertEq(credits.creditOf(paidIn, bob), 25);
    }

    function testFuzz_Distribute_PassesThroughNestedSplits(bool native) external {
        IPaySplit inner = make(two(alice, 1, bob, 3));
        IPaySplit outer = make(two(address(inner), 1, stranger, 1));
        Coin paidIn = credit(address(outer), native, 80);
        outer.distribute(paidIn);
        assertEq(credits.creditOf(paidIn, stranger), 40);
        inner.distribute(paidIn);
        assertEq(credits.creditOf(paidIn, alice), 10);
        assertEq(credits.creditOf(paidIn, bob), 30);
    }

    /// @dev The factory derives the address from the shares, so a split of its making cannot contain itself. A clone made
    /// elsewhere can: it is credited its own share, and its other account still gets everything over time.
    function test_Distribute_ASplitThatContainsItselfLocksNothing() external {
        OwnCloner cloner = new OwnCloner();
        address self = vm.computeCreateAddress(address(cloner), 1);
        bytes memory args = abi.encodePacked(alice, uint96(1), self, uint96(1));
        IPaySplit split = IPaySplit(cloner.clone(factory.implementation(), args));
        assertEq(address(split), self);
        credit(self, true, 1 ether);
        uint256 calls;
        for (; credits.creditOf(NATIVE, self) != 0; ++calls) {
            split.distribute(NATIVE);
            assertEq(credits.creditOf(NATIVE, alice) + credits.creditOf(NATIVE, self), 1 ether);
        }
        // Half of it each time; of a single wei the earlier share gets the remainder.
        assertEq(calls, 60);
        assertEq(credits.creditOf(NATIVE, alice), 1 ether);
    }

    /// @dev Two clones that contain each other: one call moves one step, and nothing loops.
    function test_Distribute_ACycleOfSplitsEnds() external {
        OwnCloner cloner = new OwnCloner();
        address first = vm.computeCreateAddress(address(cloner), 1);
        address second = vm.computeCreateAddress(address(cloner), 2);
        address implementation = factory.implementation();
        cloner.clone(implementation, abi.encodePacked(second, uint96(1)));
        cloner.clone(implementation, abi.encodePacked(first, uint96(1)));
        credit(first, false, 10);
        for (uint256 i; i < 3; ++i) {
            IPaySplit(first).distribute(coin);
            assertEq(credits.creditOf(coin, second), 10);
            IPaySplit(second).distribute(coin);
            assertEq(credits.creditOf(coin, first), 10);
        }
    }
}
