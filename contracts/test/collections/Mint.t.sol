// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {Collection} from "../../src/collections/Collection.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {ICollectionTokens} from "../../src/collections/ICollectionTokens.sol";
import {ContentUri} from "../../src/collections/ContentUri.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {GreedyMinter, LimitBreaker, Refuser, Taker} from "../mocks/Receivers.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract MintTest is CollectionsTest {
    function closeCollection() private {
        vm.prank(owner);
        collection.close();
    }

    function test_RevertGiven_Closed_WhenCallerHasNoRights() external {
        closeCollection();
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, stranger));
        vm.prank(stranger);
        collection.mint(creator, IPFS_URI, 500, anyFee());
    }

    function test_GivenClosed_TheOwnerMints() external {
        closeCollection();
        assertEq(mintAs(owner), 1);
        assertEq(collection.ownerOf(1), owner);
    }

    function test_GivenClosed_AnAllowedMinterMints() external {
        closeCollection();
        vm.prank(owner);
        collection.setMinter(minter, true);
        assertEq(mintAs(minter), 1);
        assertEq(collection.ownerOf(1), minter);
    }

    function test_RevertGiven_Paused() external {
        vm.prank(admin);
        factory.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500, anyFee());
    }

    /// @custom:spec rule-47
    function test_RevertGiven_LimitReached() external {
        collection = limited(2);
        mintAs(minter);
        mintAs(minter);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(owner);
        collection.mint(creator, IPFS_URI, 500, anyFee());
        assertEq(collection.totalSupply(), 2);
    }

    /// @custom:spec rule-47
    function test_RevertWhen_RoyaltyAboveTop() external {
        vm.prank(admin);
        factory.setRoyaltiesTop(300);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 301, 300));
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 301, anyFee());
    }

    function test_RevertWhen_NoCreator() external {
        vm.expectRevert(ICollection.Collection_InvalidCreator.selector);
        vm.prank(minter);
        collection.mint(address(0), IPFS_URI, 500, anyFee());
    }

    function test_RevertWhen_NoUri() external {
        vm.expectRevert(ICollection.Collection_EmptyUri.selector);
        vm.prank(minter);
        collection.mint(creator, "", 500, anyFee());
    }

    function testFuzz_RevertWhen_ValueIsNotTheFee(uint96 fee, uint96 given) external {
        vm.assume(fee != given);
        vm.prank(admin);
        factory.setMintFee(NATIVE, fee);
        vm.deal(minter, given);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, fee, given));
        vm.prank(minter);
        collection.mint{value: given}(creator, IPFS_URI, 500, anyFee());
    }

    function test_RevertWhen_ReceiverRefuses() external {
        Refuser refuser = new Refuser();
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(address(refuser));
        collection.mint(creator, IPFS_URI, 500, anyFee());
        assertEq(collection.totalSupply(), 0);
    }

    function test_WhenReceiverMintsAgain_EachTokenIsPaidFor() external {
        collection = limited(3);
        setMintFee();
        GreedyMinter greedy = new GreedyMinter();
        vm.deal(address(greedy), 3 * uint256(MINT_FEE));
        greedy.start(collection, MINT_FEE);
        uint256[] memory received = greedy.received();
        assertEq(received.length, 3);
        for (uint256 i; i < 3; ++i) {
            assertEq(received[i], i + 1);
            assertEq(collection.ownerOf(i + 1), address(greedy));
        }
        assertEq(credits.creditOf(NATIVE, treasury), 3 * uint256(MINT_FEE));
        assertEq(address(greedy).balance, 0);
    }

    function test_RevertWhen_ReceiverMintsPastTheLimit() external {
        collection = limited(1);
        LimitBreaker breaker = new LimitBreaker();
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 1));
        breaker.start(collection);
        assertEq(collection.totalSupply(), 0);
    }

    /// @custom:spec chain-01
    function testFuzz_MintsTheNextIdToTheCaller(address creator_, uint96 royalty, bool plain) external {
        vm.assume(creator_ != address(0));
        royalty = uint96(bound(royalty, 0, 1000));
        string memory uri = plain ? WEB_URI : IPFS_URI;
        setMintFee();
        vm.expectEmit(address(collection));
        emit ICollection.Minted(1, creator_, minter, uri, royalty, minter, MINT_FEE);
        vm.expectEmit(address(collection));
        emit ICollectionTokens.Transfer(address(0), minter, 1);
        vm.prank(minter);
        assertEq(collection.mint{value: MINT_FEE}(creator_, uri, royalty, anyFee()), 1);
        assertEq(collection.ownerOf(1), minter);
        assertEq(collection.balanceOf(minter), 1);
        assertEq(collection.totalSupply(), 1);
        assertEq(collection.creator(1), creator_);
        assertEq(collection.tokenURI(1), uri);
        assertEq(collection.royalties(1), royalty);
        assertEq(collection.transferCount(1), 0);
        assertEq(credits.creditOf(NATIVE, treasury), MINT_FEE);
        assertEq(address(collection).balance, 0);
        vm.prank(stranger);
        assertEq(collection.mint{value: MINT_FEE}(creator_, uri, royalty, anyFee()), 2);
    }

    function test_TheFirstMintKeepsOwnerAndOpenFlag() external {
        ICollectionFactory.NewCollection memory params = newCollection();
        params.isOpen = false;
        collection = deployAs(owner, params);
        mintAs(owner);
        assertEq(collection.owner(), owner);
        assertFalse(collection.isOpen());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, stranger));
        vm.prank(stranger);
        collection.mint(creator, IPFS_URI, 500, anyFee());
    }

    function test_MintByCreator_RevertGiven_Closed() external {
        closeCollection();
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, creator));
        vm.prank(creator);
        collection.mintByCreator(buyer, IPFS_URI, 500, anyFee());
    }

    function test_MintByCreator_RevertWhen_ReceiverIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        vm.prank(creator);
        collection.mintByCreator(address(0), IPFS_URI, 500, anyFee());
    }

    function test_MintByCreator_RevertWhen_ReceiverRefuses() external {
        Refuser refuser = new Refuser();
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(creator);
        collection.mintByCreator(address(refuser), IPFS_URI, 500, anyFee());
    }

    /// @custom:spec chain-02
    function test_MintByCreator_MintsToTheReceiverWithTheCallerAsCreator() external {
        setMintFee();
        vm.expectEmit(address(collection));
        emit ICollection.Minted(1, stranger, buyer, WEB_URI, 1000, stranger, MINT_FEE);
        vm.prank(stranger);
        assertEq(collection.mintByCreator{value: MINT_FEE}(buyer, WEB_URI, 1000, anyFee()), 1);
        assertEq(collection.ownerOf(1), buyer);
        assertEq(collection.creator(1), stranger);
        assertEq(collection.royalties(1), 1000);
        assertEq(collection.tokenURI(1), WEB_URI);
        assertEq(credits.creditOf(NATIVE, treasury), MINT_FEE);
    }

    function test_MintByCreator_MintsToAContractThatAccepts() external {
        Taker taker = new Taker();
        vm.prank(creator);
        collection.mintByCreator(address(taker), IPFS_URI, 500, anyFee());
        assertEq(collection.ownerOf(1), address(taker));
    }

    function testFuzz_MintFirst_RevertWhen_CallerIsNotTheFactory(address caller) external {
        vm.assume(caller != address(factory));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_NotFactory.selector, caller));
        vm.prank(caller);
        collection.mintFirst(caller, caller, IPFS_URI, 0, 0, ContentUri.Form.Raw);
    }

    function testFuzz_TheImplementationHasNoOwner(address caller) external {
        vm.assume(caller != address(0));
        Collection shared = Collection(factory.implementation());
        assertEq(shared.owner(), address(0));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_Closed.selector, caller));
        vm.prank(caller);
        shared.mint(caller, IPFS_URI, 0, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, caller));
        vm.prank(caller);
        shared.open();
    }
}
