// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice The owner of a collection turns against those who hold its tokens.
contract CollectionOwnerTrustTest is AccessTable {
    function test_CollectionOwner1_CannotTouchAMintedToken() external {
        collection = collectionOf(thief, 0);
        uint256 tokenId = mintedIn(collection, alice);
        vm.startPrank(thief);
        uint256 series = collection.startSale(freeSale(), URI, ROYALTY);
        vm.stopPrank();
        vm.prank(alice);
        uint256 sold = collection.mintOpen(1, 1, NATIVE, 0, anyFee());
        bytes32 before = keccak256(abi.encode(factsOf(tokenId), factsOf(sold)));

        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, thief, tokenId);
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        collection.transferFrom(alice, thief, tokenId);
        vm.expectRevert(refusal);
        collection.safeTransferFrom(alice, thief, tokenId);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidApprover.selector, thief));
        collection.approve(thief, tokenId);
        assertEq(collection.startSale(freeSale(), "ipfs://other", 1000), series + 1);
        collection.setContractURI("ipfs://other");
        collection.mintSeries(thief, "ipfs://other", 2, 1000, anyFee());
        vm.stopPrank();
        callEverything(thief);
        assertEq(keccak256(abi.encode(factsOf(tokenId), factsOf(sold))), before);

        vm.prank(alice);
        collection.transferFrom(alice, bob, tokenId);
        assertEq(collection.ownerOf(tokenId), bob);
    }

    function test_CollectionOwner2_CannotMintAboveTheLimit() external {
        collection = collectionOf(thief, 3);
        for (uint256 i; i < 3; ++i) {
            mintedIn(collection, alice);
        }
        vm.prank(thief);
        collection.startSale(freeSale(), URI, 0);
        assertNothingMinted(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 3));
        callEverything(thief);
        assertEq(collection.totalSupply(), 3);
        assertEq(collection.maxMint(), 3);
    }

    function test_CollectionOwner3_CannotMintAfterTheEndOfMinting() external {
        collection = collectionOf(thief, 0);
        mintedIn(collection, alice);
        bytes memory ended = abi.encodeWithSelector(ICollectionManagement.Collection_MintingEnded.selector);
        vm.startPrank(thief);
        collection.endMinting();
        vm.expectRevert(ended);
        collection.open();
        vm.expectRevert(ended);
        collection.startSale(freeSale(), URI, 0);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintOpen(1, 1, NATIVE, 0, anyFee());
        vm.stopPrank();
        assertNothingMinted(ended);
        callEverything(thief);
        assertEq(collection.totalSupply(), 1);
        assertTrue(collection.isSupplyFixed());
    }

    function assertNothingMinted(bytes memory refusal) private {
        string[] memory uris = new string[](1);
        uris[0] = URI;
        (bool isActive,,,,,) = collection.sale();
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        collection.mint(thief, URI, 0, anyFee());
        vm.expectRevert(refusal);
        collection.mintByCreator(thief, URI, 0, anyFee());
        vm.expectRevert(refusal);
        collection.mintMany(thief, uris, 0, anyFee());
        vm.expectRevert(refusal);
        collection.mintSeries(thief, URI, 1, 0, anyFee());
        if (isActive) {
            vm.expectRevert(refusal);
            collection.mintOpen(1, 1, NATIVE, 0, anyFee());
        }
        vm.stopPrank();
    }

    function factsOf(uint256 tokenId) private view returns (bytes memory) {
        return abi.encode(
            collection.ownerOf(tokenId),
            collection.getApproved(tokenId),
            collection.tokenURI(tokenId),
            collection.creator(tokenId),
            collection.royalties(tokenId)
        );
    }

    function freeSale() private pure returns (ICollectionSale.SaleTerms memory) {
        return ICollectionSale.SaleTerms(NATIVE, 0, 10, true, 0, "");
    }
}
