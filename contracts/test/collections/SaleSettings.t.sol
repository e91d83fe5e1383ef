// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {SaleTest} from "./SaleTest.sol";

contract SaleSettingsTest is SaleTest {
    function testFuzz_RevertWhen_CallerIsNeitherOwnerNorCollaborator(address caller) external {
        vm.assume(caller != owner);
        bytes memory refusal = abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, caller);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        collection.startSale(saleTerms(), FOLDER, 0);
        vm.expectRevert(refusal);
        collection.updateSale(saleTerms());
        vm.expectRevert(refusal);
        collection.endSale();
        vm.expectRevert(refusal);
        collection.setWhitelist(new address[](1), 0, 1);
        vm.stopPrank();
    }

    function test_RevertGiven_NoSale() external {
        vm.startPrank(owner);
        vm.expectEmit(address(collection));
        emit ICollectionSale.SaleEnded(1);
        collection.endSale();
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.endSale();
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.updateSale(saleTerms());
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.setWhitelist(new address[](1), 0, 1);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintOpen(1, 1, NATIVE, PRICE, anyFee());
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintListed(1, 1, NATIVE, PRICE, anyFee());
        vm.stopPrank();
        Row memory r = row(0);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        vm.prank(r.account);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
        (bool isOn, uint256 series,,,,) = collection.sale();
        assertFalse(isOn);
        assertEq(series, 1);
    }

    function test_ANewCollectionHasNoSale() external {
        collection = limited(9);
        vm.expectRevert(ICollectionSale.CollectionSale_NotActive.selector);
        collection.mintOpen(1, 1, NATIVE, 0, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, address(this)));
        collection.mintWhitelisted(1, 1, NATIVE, 0, 1, new bytes32[](0), anyFee());
        (bool isOn, uint256 series, uint256 sold, uint256 royalty, string memory baseUri,) = collection.sale();
        assertFalse(isOn);
        assertEq(series + sold + royalty, 0);
        assertEq(baseUri, "");
    }

    function test_StartSale_RevertWhen_PausedOrAParameterIsInvalid() external {
        vm.prank(admin);
        factory.setRoyaltiesTop(100);
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 101, 100));
        collection.startSale(saleTerms(), FOLDER, 101);
        vm.expectRevert(ICollection.Collection_EmptyUri.selector);
        collection.startSale(saleTerms(), "", 100);
        vm.stopPrank();
        vm.prank(admin);
        factory.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(owner);
        collection.startSale(saleTerms(), FOLDER, 100);
    }

    function test_StartSale_StoresTheTermsAndEmits() external {
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.coin = Coin.wrap(address(new PlainToken(6)));
        terms.price = type(uint96).max;
        terms.limit = type(uint32).max;
        vm.expectEmit(address(collection));
        emit ICollection.SeriesCreated(2, creator, "https://mofu.example/drop", 1000);
        vm.expectEmit(address(collection));
        emit ICollectionSale.SaleSet(2, terms);
        vm.prank(collaborator);
        assertEq(collection.startSale(terms, "https://mofu.example/drop", 1000), 2);
        (
            bool isOn,
            uint256 series,
            uint256 sold,
            uint256 royalty,
            string memory baseUri,
            ICollectionSale.SaleTerms memory stored
        ) = collection.sale();
        assertTrue(isOn);
        assertEq(series, 2);
        assertEq(sold, 0);
        assertEq(royalty, 1000);
        assertEq(baseUri, "https://mofu.example/drop");
        assertEq(abi.encode(stored), abi.encode(terms));
    }

    function test_StartSale_ResetsCountsAndWhitelist() external {
        list(buyer, 1, 5);
        buyOpen(buyer, 3);
        assertEq(usedCount(buyer), 3);
        vm.prank(owner);
        collection.startSale(saleTerms(), "https://mofu.example/drop", 100);
        assertEq(usedCount(buyer), 0);
        assertEq(collection.whitelistItem(buyer).limit, 0);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, buyer));
        vm.prank(buyer);
        collection.mintListed(2, 1, NATIVE, 1, anyFee());
        uint256 first = buyOpen(buyer, 3);
        assertEq(usedCount(buyer), 3);
        assertEq(collection.balanceOf(buyer), 6);
        assertEq(collection.tokenURI(1), string.concat(FOLDER, "/1"));
        assertEq(collection.royalties(1), ROYALTY);
        assertEq(collection.tokenURI(first), "https://mofu.example/drop/1");
        assertEq(collection.royalties(first), 100);
    }

    function test_UpdateSale_KeepsTheCounts() external {
        buyOpen(buyer, 2);
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.price = 1;
        terms.limit = 4;
        vm.expectEmit(address(collection));
        emit ICollectionSale.SaleSet(1, terms);
        vm.prank(owner);
        collection.updateSale(terms);
        vm.deal(buyer, 3);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_LimitReached.selector, buyer, 4, 2));
        vm.prank(buyer);
        collection.mintOpen{value: 3}(1, 3, NATIVE, 1, anyFee());
        vm.prank(buyer);
        uint256 first = collection.mintOpen{value: 2}(1, 2, NATIVE, 1, anyFee());
        assertEq(collection.tokenURI(first), string.concat(FOLDER, "/3"));
        assertEq(usedCount(buyer), 4);
    }

    function test_SetWhitelist_RevertWhen_TooManyAtOnce() external {
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 201, 200));
        vm.prank(owner);
        collection.setWhitelist(new address[](201), 0, 1);
    }

    function test_SetWhitelist_AddsAndRemoves() external {
        address[] memory accounts = new address[](2);
        accounts[0] = buyer;
        accounts[1] = stranger;
        vm.expectEmit(address(collection));
        emit ICollectionSale.Listed(1, buyer, 7, 2);
        vm.expectEmit(address(collection));
        emit ICollectionSale.Listed(1, stranger, 7, 2);
        vm.prank(owner);
        collection.setWhitelist(accounts, 7, 2);
        ICollectionSale.WhitelistItem memory item = collection.whitelistItem(stranger);
        assertEq(item.addr, stranger);
        assertEq(item.price, 7);
        assertEq(item.limit, 2);
        assertEq(item.usedCount, 0);
        list(buyer, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, buyer));
        vm.prank(buyer);
        collection.mintListed(1, 1, NATIVE, 0, anyFee());
    }
}
