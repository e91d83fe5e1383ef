// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection, StubbornCollection} from "../mocks/Collections.sol";
import {BoxManagementBase} from "./BoxManagementBase.sol";

contract BoxNftsTest is BoxManagementBase {
    /// @custom:spec chain-20
    function test_AddRemoveAndReturn() external {
        add(boxId, owner, 4, PRICE);
        assertEq(foreign.balanceOf(address(boxes)), 4);
        vm.startPrank(owner);
        boxes.removeNfts(boxId, one(1));
        assertEq(foreign.balanceOf(owner), 1);
        assertEq(lens.boxOf(boxId).size, 3);
        boxes.returnNfts(boxId, 3);
        vm.stopPrank();
        assertEq(foreign.balanceOf(owner), 4);
        assertEq(lens.boxOf(boxId).size, 0);
    }

    function test_AddNfts_DepositsThem() external {
        IBoxManagement.NewNft[] memory nfts = nftsOf(owner, 2, 3 ether);
        nfts[1].price = 2 ether;
        vm.expectEmit(address(boxes));
        emit IBoxManagement.NftAdded(boxId, 0, owner, address(foreign), nfts[0].tokenId, 3 ether, 1);
        vm.expectEmit(address(boxes));
        emit IBoxManagement.NftAdded(boxId, 1, owner, address(foreign), nfts[1].tokenId, 2 ether, 2);
        addAs(owner, boxId, nfts);
        assertEq(foreign.balanceOf(address(boxes)), 2);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.size, 2);
        assertEq(box.totalPrice, 5 ether);
        assertEq(box.price, 2.5 ether);
        IBoxesLens.Nft memory nft = lens.nftOf(boxId, 1);
        assertEq(nft.owner, owner);
        assertEq(nft.collection, address(foreign));
        assertEq(nft.tokenId, nfts[1].tokenId);
        assertEq(nft.price, 2 ether);
        assertFalse(nft.isDrawn);
        assertEq(boxes.nftAt(boxId, 1), 1);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_NftNotFound.selector, boxId, 2));
        boxes.nftAt(boxId, 2);
    }

    function test_AddNfts_AcceptsThePlatformsOwnCollections() external {
        uint256 tokenId = mintAs(owner);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(collection), tokenId, PRICE);
        vm.prank(owner);
        collection.approve(address(boxes), tokenId);
        addAs(owner, boxId, nfts);
        publish(boxId);
        drawAs(alice, boxId, 1);
        settleAndClaim(boxId, 0);
        assertEq(collection.ownerOf(tokenId), alice);
    }

    function expectAddRevert(address collection_, uint256 tokenId, uint96 price, bytes memory reason) private {
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(collection_, tokenId, price);
        IBoxManagement.DepositTerms memory terms = anyTerms(boxId);
        vm.expectRevert(reason);
        vm.prank(owner);
        boxes.addNfts(boxId, nfts, terms);
    }

    function test_AddNfts_RevertWhen_TheTokenIsNotAllowed() external {
        ExpiringCollection names = new ExpiringCollection();
        bytes4 notSupported = ISupportedCollections.SupportedCollections_NotSupported.selector;
        expectAddRevert(address(names), 1, PRICE, abi.encodeWithSelector(notSupported, address(names)));
        vm.startPrank(admin);
        market.setCollection(address(names), true);
        market.setBlacklisted(address(foreign), true);
        vm.stopPrank();
        expectAddRevert(
            address(names),
            1,
            PRICE,
            abi.encodeWithSelector(IBoxManagement.Boxes_TokenExpires.selector, address(names), 1)
        );
        expectAddRevert(address(foreign), 1, PRICE, abi.encodeWithSelector(notSupported, address(foreign)));
        vm.prank(admin);
        market.setBlacklisted(address(foreign), false);
        foreign.mint(alice, 900);
        bytes memory notReceived =
            abi.encodeWithSelector(IBoxManagement.Boxes_TokenNotReceived.selector, address(foreign), 900);
        expectAddRevert(address(foreign), 900, PRICE, notReceived);
        foreign.mint(owner, 901);
        expectAddRevert(
            address(foreign),
            901,
            0,
            abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1)
        );
    }

    function test_AddNfts_RevertWhen_TheTokenIsNotReceived() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(owner, 1);
        vm.prank(admin);
        market.setCollection(address(stubborn), true);
        stubborn.setMode(StubbornCollection.Mode.Pretends);
        expectAddRevert(
            address(stubborn),
            1,
            PRICE,
            abi.encodeWithSelector(IBoxManagement.Boxes_TokenNotReceived.selector, address(stubborn), 1)
        );
    }

    function testFuzz_RemoveNfts_ReturnsEachToItsDepositor(uint256 position, uint8 count) external {
        uint256 size = bound(count, 1, 20);
        vm.prank(owner);
        boxes.setCollaborator(boxId, collaborator, true);
        add(boxId, owner, size, PRICE);
        add(boxId, collaborator, size, 2 * PRICE);
        position = bound(position, 0, 2 * size - 1);
        address who = lens.nftOf(boxId, boxes.nftAt(boxId, position)).owner;
        vm.expectEmit(address(boxes));
        emit IBoxManagement.NftReturned(boxId, position, who, 2 * size - 1);
        vm.prank(owner);
        boxes.removeNfts(boxId, one(position));
        assertEq(foreign.ownerOf(position + 1), who);
        assertEq(lens.boxOf(boxId).totalPrice, 3 * size * PRICE - (who == owner ? PRICE : 2 * PRICE));
        // The last NFT moved to the freed position, and every remaining NFT has one position.
        bool[] memory seen = new bool[](2 * size);
        for (uint256 i; i < 2 * size - 1; ++i) {
            uint256 index = boxes.nftAt(boxId, i);
            assertFalse(seen[index]);
            seen[index] = true;
        }
        assertFalse(seen[position]);
    }

    function test_RemoveNfts_RevertWhen_NeitherDepositorNorCollaborator() external {
        vm.prank(owner);
        boxes.setCollaborator(boxId, collaborator, true);
        add(boxId, collaborator, 2, PRICE);
        // A dismissed collaborator keeps the right to their own NFTs.
        vm.prank(owner);
        boxes.setCollaborator(boxId, collaborator, false);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_Unauthorized.selector, stranger));
        vm.prank(stranger);
        boxes.removeNfts(boxId, one(0));
        vm.startPrank(collaborator);
        boxes.removeNfts(boxId, one(1));
        // The record is deleted as well.
        IBoxesLens.Nft memory none;
        assertEq(abi.encode(lens.nftOf(boxId, 1)), abi.encode(none));
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_NftNotFound.selector, boxId, 1));
        boxes.removeNfts(boxId, one(1));
        boxes.removeNfts(boxId, one(0));
        vm.stopPrank();
        assertEq(foreign.balanceOf(collaborator), 2);
    }

    function test_ReturnNfts_ByAnyoneOnceTheRunHasEnded() external {
        add(boxId, owner, 3, PRICE);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_NotCollaborator.selector, stranger));
        vm.prank(stranger);
        boxes.returnNfts(boxId, 3);
        publish(boxId);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_DrawsPending.selector, 0, true));
        vm.prank(owner);
        boxes.returnNfts(boxId, 3);
        vm.warp(CLOSE);
        assertTrue(lens.boxOf(boxId).state == IBoxes.BoxState.Over);
        vm.prank(stranger);
        boxes.returnNfts(boxId, 2);
        assertEq(foreign.balanceOf(owner), 2);
        vm.prank(stranger);
        boxes.returnNfts(boxId, 100);
        assertEq(foreign.balanceOf(owner), 3);
        assertEq(lens.boxOf(boxId).totalPrice, 0);
    }

    /// @dev The slot with the counts of the collection, found by its value.
    function countsSlot() private view returns (bytes32) {
        bytes32 counts = bytes32(boxes.boxSlots(boxId)[2]);
        for (uint256 i; i < 40; ++i) {
            bytes32 slot = bytes32(uint256(keccak256(abi.encode(boxId, i))) + 2);
            if (vm.load(address(boxes), slot) == counts) return slot;
        }
        revert("slot not found");
    }

    function test_AddNfts_RevertWhen_Full() external {
        add(boxId, owner, 1, PRICE);
        bytes32 slot = countsSlot();
        uint256 counts = uint256(vm.load(address(boxes), slot));
        IBoxManagement.NewNft[] memory more = nftsOf(owner, 1, PRICE);
        bytes memory refusal = abi.encodeWithSelector(IBoxManagement.Boxes_Full.selector, 10_000);
        // Either 10,000 NFTs are in, or all indexes were used.
        uint256[2] memory full = [counts - 1 + 10_000, counts + (uint256(type(uint16).max - 1) << 32)];
        for (uint256 i; i < 2; ++i) {
            vm.store(address(boxes), slot, bytes32(full[i]));
            IBoxManagement.DepositTerms memory terms = anyTerms(boxId);
            vm.expectRevert(refusal);
            vm.prank(owner);
            boxes.addNfts(boxId, more, terms);
        }
        // One below both limits.
        vm.store(address(boxes), slot, bytes32(counts - 1 + 9_999 + (uint256(type(uint16).max - 2) << 32)));
        addAs(owner, boxId, more);
        assertEq(lens.boxOf(boxId).size, 10_000);
        assertEq(lens.nftOf(boxId, type(uint16).max - 1).owner, owner);
    }
}
