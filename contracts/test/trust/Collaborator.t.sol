// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice A collaborator and a minter of a collection turn against its owner.
contract CollaboratorTrustTest is AccessTable {
    address private owner = makeAddr("collection owner");
    address private minter = makeAddr("minter");
    bytes private refusal = abi.encodeWithSelector(ICollectionManagement.Collection_NotOwner.selector, thief);

    function setUp() public override {
        super.setUp();
        boxId = boxOf(carol);
        collection = collectionOf(owner, 0);
        vm.startPrank(owner);
        collection.setCollaborator(thief, true);
        collection.setMinter(minter, true);
        vm.stopPrank();
    }

    function test_Collaborator1_CannotNameCollaborators() external {
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        collection.setCollaborator(bob, true);
        collection.setMinter(bob, true);
        vm.stopPrank();
        callEverything(thief);
        assertFalse(collection.isCollaborator(bob));
        vm.prank(owner);
        collection.setCollaborator(thief, false);
        assertFalse(collection.isMinter(bob), "minters end with the collaborator who named them");
        assertRefused(thief, "");
    }

    function test_Collaborator2_CannotEndMinting() external {
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        collection.endMinting();
        collection.close();
        vm.stopPrank();
        vm.prank(owner);
        collection.mint(owner, URI, 0, anyFee());
        assertFalse(collection.isSupplyFixed());
    }

    function test_Collaborator3_CannotTransferTheCollection() external {
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        collection.transferOwnership(thief);
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotPendingOwner.selector, thief));
        collection.acceptOwnership();
        vm.stopPrank();
        assertRefused(thief, "collaborator");
        assertEq(collection.owner(), owner);
        assertEq(collection.pendingOwner(), address(0));
    }

    /// @dev Whatever the collaborator sells, the owner is credited.
    function test_Collaborator4_CannotBePaid() external {
        vm.prank(thief);
        collection.startSale(ICollectionSale.SaleTerms(NATIVE, 1 ether, 10, true, 0, ""), URI, 1000);
        vm.prank(bob);
        collection.mintOpen{value: 2 ether}(1, 2, NATIVE, 1 ether, anyFee());
        address[] memory accounts = new address[](1);
        accounts[0] = bob;
        vm.prank(thief);
        collection.setWhitelist(accounts, 3 ether, 5);
        vm.prank(bob);
        collection.mintListed{value: 3 ether}(1, 1, NATIVE, 3 ether, anyFee());
        assertEq(credits.creditOf(NATIVE, owner), 5 ether);
        assertEq(credits.creditOf(NATIVE, thief), 0);
    }

    /// @dev A minter mints in a closed collection, up to what its owner allows, and has no other right anywhere.
    function test_Minter1_CannotDoAnythingElse() external {
        uint256 tokenId = mintedIn(collection, alice);
        vm.prank(owner);
        collection.close();
        vm.prank(minter);
        collection.mintByCreator(minter, URI, 0, anyFee());
        assertRefused(minter, "");
        callEverything(minter);
        assertEq(collection.ownerOf(tokenId), alice);
        vm.prank(owner);
        collection.setMinter(minter, false);
        vm.prank(minter);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, minter));
        collection.mintByCreator(minter, URI, 0, anyFee());
    }
}
