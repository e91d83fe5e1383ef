// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract AccessTest is CollectionsTest {
    /// @custom:spec chain-44
    function test_ACollaboratorAssistsUntilRemoved() external {
        vm.expectEmit(address(collection));
        emit ICollectionManagement.CollaboratorSet(collaborator, true, 1);
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
        emit ICollectionManagement.CollaboratorSet(collaborator, false, 2);
        vm.prank(owner);
        collection.setCollaborator(collaborator, false);
        assertFalse(collection.isCollaborator(collaborator));
        bytes memory refusal =
            abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, collaborator);
        vm.expectRevert(refusal);
        vm.prank(collaborator);
        collection.close();
    }

    function test_SettingACollaboratorAgainStartsNoTerm() external {
        vm.expectEmit(address(collection));
        emit ICollectionManagement.CollaboratorSet(collaborator, false, 0);
        vm.prank(owner);
        collection.setCollaborator(collaborator, false);
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        vm.expectEmit(address(collection));
        emit ICollectionManagement.CollaboratorSet(collaborator, true, 1);
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
    }

    function test_AMinterOfTheOwnerOutlivesACollaborator() external {
        vm.startPrank(owner);
        collection.setCollaborator(collaborator, true);
        collection.setMinter(minter, true);
        vm.stopPrank();
        // The collaborator names the same minter again, and takes nothing over.
        vm.expectEmit(address(collection));
        emit ICollectionManagement.MinterSet(minter, true, owner, 0);
        vm.prank(collaborator);
        collection.setMinter(minter, true);
        vm.prank(owner);
        collection.setCollaborator(collaborator, false);
        assertTrue(collection.isMinter(minter));
    }

    function test_TheOwnerTakesOverAMinterOfACollaborator() external {
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        vm.expectEmit(address(collection));
        emit ICollectionManagement.MinterSet(minter, true, collaborator, 1);
        vm.prank(collaborator);
        collection.setMinter(minter, true);
        vm.startPrank(owner);
        collection.setMinter(minter, true);
        collection.setCollaborator(collaborator, false);
        vm.stopPrank();
        assertTrue(collection.isMinter(minter));
    }

    function test_ACollaboratorNamesAMinterAgainThatHadEnded() external {
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        vm.prank(collaborator);
        collection.setMinter(minter, true);
        vm.startPrank(owner);
        collection.setCollaborator(collaborator, false);
        collection.setCollaborator(collaborator, true);
        vm.stopPrank();
        assertFalse(collection.isMinter(minter));
        vm.expectEmit(address(collection));
        emit ICollectionManagement.MinterSet(minter, true, collaborator, 3);
        vm.prank(collaborator);
        collection.setMinter(minter, true);
        assertTrue(collection.isMinter(minter));
    }

    function test_ACollaboratorRemovesAMinterOfTheOwner() external {
        vm.startPrank(owner);
        collection.setCollaborator(collaborator, true);
        collection.setMinter(minter, true);
        vm.stopPrank();
        vm.prank(collaborator);
        collection.setMinter(minter, false);
        assertFalse(collection.isMinter(minter));
    }

    /// @dev The last epoch the state can count.
    function test_RevertGiven_TheCollectionHasChangedOwnersTooOften() external {
        mintAs(minter);
        bytes32 slot = stateSlot();
        uint256 word = uint256(vm.load(address(collection), slot));
        vm.store(address(collection), slot, bytes32(word + ((uint256(1 << 17) - 2) << 3)));
        vm.prank(owner);
        collection.transferOwnership(buyer);
        vm.prank(buyer);
        collection.acceptOwnership();
        assertTrue(collection.isOpen());
        vm.prank(buyer);
        collection.transferOwnership(owner);
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionManagement.Collection_TransferLimitReached.selector, (1 << 17) - 1)
        );
        vm.prank(owner);
        collection.acceptOwnership();
        assertEq(collection.owner(), buyer);
    }

    function test_RightsEndWithTheOwnerWhoGrantedThem() external {
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
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, collaborator));
        vm.prank(collaborator);
        collection.open();
        address[3] memory former = [owner, collaborator, minter];
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, former[i]));
            vm.prank(former[i]);
            collection.mint(creator, IPFS_URI, 500, anyFee());
        }
    }

    function test_TheOwnerClosesAndOpens() external {
        assertTrue(collection.isOpen());
        vm.expectEmit(address(collection));
        emit ICollectionManagement.Closed();
        vm.prank(owner);
        collection.close();
        assertFalse(collection.isOpen());
        vm.expectEmit(address(collection));
        emit ICollectionManagement.Opened();
        vm.prank(owner);
        collection.open();
        assertTrue(collection.isOpen());
        assertEq(mintAs(stranger), 1);
    }

    function test_TheOwnerNamesAndRemovesAMinter() external {
        vm.prank(owner);
        collection.close();
        vm.expectEmit(address(collection));
        emit ICollectionManagement.MinterSet(minter, true, owner, 0);
        vm.prank(owner);
        collection.setMinter(minter, true);
        assertTrue(collection.isMinter(minter));
        mintAs(minter);

        vm.expectEmit(address(collection));
        emit ICollectionManagement.MinterSet(minter, false, address(0), 0);
        vm.prank(owner);
        collection.setMinter(minter, false);
        assertFalse(collection.isMinter(minter));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, minter));
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500, anyFee());
    }

    function test_RevertWhen_TheCollectionWasNotOffered() external {
        vm.prank(owner);
        collection.transferOwnership(buyer);
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotPendingOwner.selector, stranger));
        vm.prank(stranger);
        collection.acceptOwnership();
        assertEq(collection.owner(), owner);
    }

    function test_RevertWhen_TheOfferWasWithdrawn() external {
        vm.startPrank(owner);
        collection.transferOwnership(buyer);
        collection.transferOwnership(address(0));
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotPendingOwner.selector, buyer));
        vm.prank(buyer);
        collection.acceptOwnership();
    }

    function test_TransfersOwnershipInTwoSteps() external {
        mintAs(minter);
        vm.prank(owner);
        collection.close();
        vm.expectEmit(address(collection));
        emit ICollectionManagement.OwnershipTransferStarted(owner, buyer);
        vm.prank(owner);
        collection.transferOwnership(buyer);
        assertEq(collection.owner(), owner);
        assertEq(collection.pendingOwner(), buyer);

        vm.expectEmit(address(collection));
        emit ICollectionManagement.OwnershipTransferred(owner, buyer);
        vm.prank(buyer);
        collection.acceptOwnership();
        assertEq(collection.owner(), buyer);
        assertEq(collection.pendingOwner(), address(0));
        assertEq(collection.totalSupply(), 1);
        assertFalse(collection.isOpen());
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, owner));
        vm.prank(owner);
        collection.open();
    }

    function test_TheFirstMintKeepsANewOwner() external {
        vm.prank(owner);
        collection.transferOwnership(buyer);
        vm.prank(buyer);
        collection.acceptOwnership();
        mintAs(minter);
        assertEq(collection.owner(), buyer);
        assertTrue(collection.isOpen());
    }
}
