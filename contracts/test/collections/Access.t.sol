// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionKeeping} from "../../src/collections/ICollectionKeeping.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract AccessTest is CollectionsTest {
    /// @custom:spec chain-44
    function test_ACollaboratorAssistsUntilTheOwnerSaysOtherwise() external {
        vm.expectEmit(address(collection));
        emit ICollectionKeeping.CollaboratorSet(collaborator, true);
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        assertTrue(collection.isCollaborator(collaborator));

        vm.startPrank(collaborator);
        collection.close();
        collection.setMinter(minter, true);
        vm.stopPrank();
        mintAs(collaborator);
        mintAs(minter);
        assertFalse(collection.isMinter(collaborator));
        vm.prank(collaborator);
        collection.open();
        mintAs(stranger);

        vm.expectEmit(address(collection));
        emit ICollectionKeeping.CollaboratorSet(collaborator, false);
        vm.prank(owner);
        collection.setCollaborator(collaborator, false);
        assertFalse(collection.isCollaborator(collaborator));
        bytes memory refusal =
            abi.encodeWithSelector(ICollectionKeeping.Collection_NotCollaborator.selector, collaborator);
        vm.expectRevert(refusal);
        vm.prank(collaborator);
        collection.close();
    }

    function test_RightsEndWithTheOwnerWhoGaveThem() external {
        vm.startPrank(owner);
        collection.close();
        collection.setCollaborator(collaborator, true);
        collection.setMinter(minter, true);
        collection.transferOwnership(buyer);
        vm.stopPrank();
        vm.prank(buyer);
        collection.acceptOwnership();
        assertFalse(collection.isCollaborator(collaborator));
        assertFalse(collection.isMinter(minter));
        vm.expectRevert(abi.encodeWithSelector(ICollectionKeeping.Collection_NotCollaborator.selector, collaborator));
        vm.prank(collaborator);
        collection.open();
        address[3] memory former = [owner, collaborator, minter];
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, former[i]));
            vm.prank(former[i]);
            collection.mint(creator, IPFS_URI, 500);
        }
    }

    function test_TheOwnerClosesAndOpens() external {
        assertTrue(collection.isOpen());
        vm.expectEmit(address(collection));
        emit ICollectionKeeping.Closed();
        vm.prank(owner);
        collection.close();
        assertFalse(collection.isOpen());
        vm.expectEmit(address(collection));
        emit ICollectionKeeping.Opened();
        vm.prank(owner);
        collection.open();
        assertTrue(collection.isOpen());
        assertEq(mintAs(stranger), 1);
    }

    function test_TheOwnerAllowsAMinterAndNoLonger() external {
        vm.prank(owner);
        collection.close();
        vm.expectEmit(address(collection));
        emit ICollectionKeeping.MinterSet(minter, true);
        vm.prank(owner);
        collection.setMinter(minter, true);
        assertTrue(collection.isMinter(minter));
        mintAs(minter);

        vm.expectEmit(address(collection));
        emit ICollectionKeeping.MinterSet(minter, false);
        vm.prank(owner);
        collection.setMinter(minter, false);
        assertFalse(collection.isMinter(minter));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, minter));
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500);
    }

    function test_RevertWhen_TheCollectionWasNotOffered() external {
        vm.prank(owner);
        collection.transferOwnership(buyer);
        vm.expectRevert(abi.encodeWithSelector(ICollectionKeeping.Collection_NotPendingOwner.selector, stranger));
        vm.prank(stranger);
        collection.acceptOwnership();
        assertEq(collection.owner(), owner);
    }

    function test_RevertWhen_TheOfferWasTakenBack() external {
        vm.startPrank(owner);
        collection.transferOwnership(buyer);
        collection.transferOwnership(address(0));
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ICollectionKeeping.Collection_NotPendingOwner.selector, buyer));
        vm.prank(buyer);
        collection.acceptOwnership();
    }

    function test_HandsOverInTwoSteps() external {
        mintAs(minter);
        vm.prank(owner);
        collection.close();
        vm.expectEmit(address(collection));
        emit ICollectionKeeping.OwnershipTransferStarted(owner, buyer);
        vm.prank(owner);
        collection.transferOwnership(buyer);
        assertEq(collection.owner(), owner);
        assertEq(collection.pendingOwner(), buyer);

        vm.expectEmit(address(collection));
        emit ICollectionKeeping.OwnershipTransferred(owner, buyer);
        vm.prank(buyer);
        collection.acceptOwnership();
        assertEq(collection.owner(), buyer);
        assertEq(collection.pendingOwner(), address(0));
        assertEq(collection.totalSupply(), 1);
        assertFalse(collection.isOpen());
        vm.expectRevert(abi.encodeWithSelector(ICollectionKeeping.Collection_NotCollaborator.selector, owner));
        vm.prank(owner);
        collection.open();
    }

    function test_ANewOwnerBeforeAnyMintIsNotUndoneByOne() external {
        vm.prank(owner);
        collection.transferOwnership(buyer);
        vm.prank(buyer);
        collection.acceptOwnership();
        mintAs(minter);
        assertEq(collection.owner(), buyer);
        assertTrue(collection.isOpen());
    }
}
