// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRecords} from "../../src/names/INameRecords.sol";
import {NamesTest} from "./NamesTest.sol";

contract PrimaryNameTest is NamesTest {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = registerFor(alice, "mochi", 1);
        vm.prank(alice);
        names.setPrimaryName(id);
    }

    function test_SetPrimaryName_RevertWhen_TheNameResolvesToAnotherAccount() external {
        vm.expectRevert(abi.encodeWithSelector(INameRecords.Names_AddrMismatch.selector, id, alice, bob));
        vm.prank(bob);
        names.setPrimaryName(id);
        uint256 other = names.tokenIdOf("other");
        vm.expectRevert(abi.encodeWithSelector(INameRecords.Names_AddrMismatch.selector, other, address(0), bob));
        vm.prank(bob);
        names.setPrimaryName(other);
    }

    function test_SetPrimaryName_ReplacesAndClears() external {
        assertEq(names.primaryNameOf(alice), "mochi.pet");
        uint256 other = registerFor(alice, "a-very-long-name-of-32-character", 1);
        vm.startPrank(alice);
        vm.expectEmit(address(names));
        emit INameRecords.PrimaryNameSet(alice, other, "a-very-long-name-of-32-character.pet");
        names.setPrimaryName(other);
        assertEq(names.primaryNameOf(alice), "a-very-long-name-of-32-character.pet");
        vm.expectEmit(address(names));
        emit INameRecords.PrimaryNameSet(alice, 0, "");
        names.setPrimaryName(0);
        assertEq(names.primaryNameOf(alice), "");
    }

    /// @dev The account need not own the name.
    function test_SetPrimaryName_ByTheAccountTheNameResolvesTo() external {
        vm.prank(alice);
        names.setAddr(id, bob);
        assertEq(names.primaryNameOf(alice), "");
        vm.prank(bob);
        names.setPrimaryName(id);
        assertEq(names.primaryNameOf(bob), "mochi.pet");
        vm.prank(alice);
        names.setAddr(id, address(0));
        assertEq(names.primaryNameOf(bob), "");
        assertEq(names.primaryNameOf(alice), "mochi.pet");
    }

    function test_PrimaryNameOf_IsEmptyAfterTheExpiry() external {
        uint256 expiry = names.expiresAt(id);
        vm.warp(expiry - 1);
        assertEq(names.primaryNameOf(alice), "mochi.pet");
        vm.warp(expiry);
        assertEq(names.primaryNameOf(alice), "");
    }

    /// @dev A new owner who points the name at its previous owner does not give them a primary name they no longer chose.
    function test_PrimaryNameOf_IsEmptyAfterATransfer() external {
        vm.prank(alice);
        names.transferFrom(alice, bob, id);
        assertEq(names.primaryNameOf(alice), "");
        assertEq(names.primaryNameOf(bob), "");
        vm.startPrank(bob);
        names.setAddr(id, alice);
        assertEq(names.primaryNameOf(alice), "");
        names.transferFrom(bob, alice, id);
        vm.stopPrank();
        assertEq(names.primaryNameOf(alice), "");
        vm.prank(alice);
        names.setPrimaryName(id);
        assertEq(names.primaryNameOf(alice), "mochi.pet");
    }

    function test_PrimaryNameOf_IsEmptyByDefault() external view {
        assertEq(names.primaryNameOf(bob), "");
        assertEq(names.primaryNameOf(address(0)), "");
    }
}
