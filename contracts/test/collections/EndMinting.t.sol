// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Collection} from "../../src/collections/Collection.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {SaleTest} from "./SaleTest.sol";

contract EndMintingTest is SaleTest {
    bytes private constant ENDED = abi.encodeWithSelector(ICollectionManagement.Collection_MintingEnded.selector);

    function end() private {
        vm.prank(owner);
        collection.endMinting();
    }

    function assertNobodyMints() private {
        string[] memory uris = new string[](1);
        uris[0] = IPFS_URI;
        bytes[4] memory calls = [
            abi.encodeCall(collection.mint, (creator, IPFS_URI, 0, anyFee())),
            abi.encodeCall(collection.mintByCreator, (buyer, IPFS_URI, 0, anyFee())),
            abi.encodeCall(collection.mintMany, (creator, uris, 0, anyFee())),
            abi.encodeCall(collection.mintSeries, (creator, FOLDER, 1, 0, anyFee()))
        ];
        address[4] memory callers = [collection.owner(), collaborator, minter, stranger];
        for (uint256 i; i < callers.length; ++i) {
            for (uint256 j; j < calls.length; ++j) {
                vm.prank(callers[i]);
                (bool done, bytes memory answer) = address(collection).call(calls[j]);
                assertFalse(done);
                assertEq(answer, ENDED);
            }
        }
        Row memory r = row(0);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        vm.prank(r.account);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintListed(1, 1, NATIVE, 0, anyFee());
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintOpen(1, 1, NATIVE, PRICE, anyFee());
    }

    function test_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        address[3] memory callers = [collaborator, stranger, admin];
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotOwner.selector, callers[i]));
            vm.prank(callers[i]);
            collection.endMinting();
        }
        assertFalse(collection.isSupplyFixed());
    }

    function test_RevertGiven_MintingHasEnded() external {
        end();
        vm.expectRevert(ENDED);
        vm.prank(owner);
        collection.endMinting();
    }

    function test_EndsEveryWayToMintAndTheSale() external {
        buyOpen(buyer, 2);
        vm.startPrank(owner);
        collection.setCollaborator(collaborator, true);
        collection.setMinter(minter, true);
        vm.stopPrank();
        vm.expectEmit(address(collection));
        emit ICollectionSale.SaleEnded(1);
        vm.expectEmit(address(collection));
        emit ICollection.MintingEnded(2);
        end();
        assertTrue(collection.isSupplyFixed());
        assertNobodyMints();
        assertEq(collection.totalSupply(), 2);
        // Tokens still move.
        vm.prank(buyer);
        collection.transferFrom(buyer, stranger, 1);
        assertEq(collection.ownerOf(1), stranger);
    }

    function test_ClosesAnOpenCollection() external {
        vm.prank(owner);
        collection.open();
        vm.expectEmit(address(collection));
        emit ICollectionManagement.Closed();
        end();
        assertFalse(collection.isOpen());
        assertNobodyMints();
    }

    function test_WithoutASaleItEmitsNoSaleEnded() external {
        vm.prank(owner);
        collection.endSale();
        vm.recordLogs();
        end();
        assertEq(vm.getRecordedLogs().length, 1);
    }

    /// @dev No function restores minting, not even for the owner.
    function test_CannotBeUndone() external {
        end();
        vm.expectRevert(ENDED);
        vm.prank(owner);
        collection.open();
        vm.expectRevert(ENDED);
        vm.prank(owner);
        collection.startSale(saleTerms(), FOLDER, ROYALTY);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        vm.prank(owner);
        collection.updateSale(saleTerms());
        vm.startPrank(owner);
        collection.close();
        collection.setMinter(minter, true);
        collection.setCollaborator(collaborator, true);
        collection.transferOwnership(buyer);
        vm.stopPrank();
        vm.prank(buyer);
        collection.acceptOwnership();
        vm.expectRevert(ENDED);
        vm.prank(buyer);
        collection.open();
        assertTrue(collection.isSupplyFixed());
        assertNobodyMints();
    }

    function test_EndsBeforeTheFirstMint() external {
        collection = limited(5);
        end();
        assertEq(collection.totalSupply(), 0);
        assertEq(collection.owner(), owner);
        assertTrue(collection.isSupplyFixed());
        vm.expectRevert(ENDED);
        vm.prank(owner);
        collection.mint(creator, IPFS_URI, 0, anyFee());
    }

    function test_TheSupplyIsFixedAtTheLimit() external {
        collection = limited(2);
        assertFalse(collection.isSupplyFixed());
        mintAs(minter);
        assertFalse(collection.isSupplyFixed());
        mintAs(minter);
        assertTrue(collection.isSupplyFixed());
    }

    function test_TheSupplyIsFixedAtOnceWhereTheFirstTokenIsTheLast() external {
        ICollectionFactory.NewCollection memory params = newCollection();
        params.maxMint = 1;
        vm.prank(owner);
        (address made,) = factory.deployAndMint(params, IPFS_URI, 500, anyFee());
        assertTrue(Collection(made).isSupplyFixed());
    }

    function test_TheSupplyOfAnUnlimitedCollectionIsFixedWhenItsCountIsFull() external {
        vm.prank(owner);
        collection.open();
        mintAs(minter);
        bytes32 slot = stateSlot();
        uint256 word = uint256(vm.load(address(collection), slot));
        vm.store(address(collection), slot, bytes32(word + ((uint256(type(uint32).max) - 2) << 64)));
        assertFalse(collection.isSupplyFixed());
        mintAs(minter);
        assertEq(collection.totalSupply(), type(uint32).max);
        assertTrue(collection.isSupplyFixed());
    }

    function test_TheImplementationIsNotFixed() external view {
        assertFalse(Collection(factory.implementation()).isSupplyFixed());
    }
}
