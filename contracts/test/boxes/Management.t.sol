// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection, StubbornCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {BoxesTest} from "./BoxesTest.sol";

contract BoxManagementTest is BoxesTest {
    uint256 private boxId;

    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        boxId = boxes.createCollectionV2(detail(), NATIVE, IBoxManagement.Rules(0, true, 0, 1));
    }

    function listOf(address account) private pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    /// @custom:spec chain-19
    function test_Create_V1ToV3() external {
        vm.startPrank(alice);
        uint256 v1 = boxes.createCollection(detail(), coin);
        uint256 v2 = boxes.createCollectionV2(detail(), coin, IBoxManagement.Rules(500, false, NOW + 5, 7));
        uint256 v3 = boxes.createCollectionV3(detail(), coin, IBoxManagement.Rules(500, false, NOW + 5, 7), PRICE);
        vm.stopPrank();
        uint256[3] memory made = [v1, v2, v3];
        for (uint256 i; i < 3; ++i) {
            IBoxesLens.Box memory box = lens.boxOf(made[i]);
            assertEq(box.owner, alice);
            assertTrue(box.coin == coin);
            assertEq(box.commissionRate, i == 0 ? 0 : 500);
            assertEq(box.allOpen, i == 0);
            assertEq(box.openAt, i == 0 ? 0 : NOW + 5);
            assertEq(box.minPrice, i == 0 ? 0 : 7);
            assertEq(box.hasOnePrice, i == 2);
            assertEq(box.price, i == 2 ? PRICE : 0);
        }
    }

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

    /// @custom:spec chain-26
    function test_Views_ReturnTheState() external {
        vm.startPrank(owner);
        boxes.setCollaborator(boxId, collaborator, true);
        boxes.setWhitelist(boxId, listOf(bob), 7, 3);
        vm.stopPrank();
        add(boxId, collaborator, 3, PRICE);
        publish(boxId);
        drawAs(alice, boxId, 2);
        assertEq(boxes.boxCount(), 1);
        assertTrue(boxes.isCollaborator(boxId, collaborator));
        assertFalse(boxes.isCollaborator(boxId, alice));
        assertEq(boxes.lists(), address(market));
        assertEq(boxes.randomness(), address(randomness));
        assertEq(boxes.credits(), address(credits));
        assertEq(lens.boxes(), address(boxes));
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.owner, owner);
        assertEq(box.price, PRICE);
        assertEq(box.totalPrice, 3 * PRICE);
        assertEq(box.feeRate, 250);
        assertEq(box.size, 3);
        assertEq(box.pending, 2);
        assertEq(box.timesToCall, 1);
        assertEq(box.soldCount, 2);
        assertEq(box.orders, 1);
        assertEq(box.settled, 0);
        assertTrue(box.state == IBoxes.BoxState.Open);
        IBoxesLens.Nft memory nft = lens.nftOf(boxId, boxes.nftAt(boxId, 2));
        assertEq(nft.owner, collaborator);
        assertEq(nft.tokenId, 3);
        IBoxesLens.Order memory order = lens.orderOf(boxId, 0);
        assertEq(order.owner, alice);
        assertEq(order.size, 2);
        assertEq(order.paid, 2 * PRICE);
        IBoxesLens.WhitelistItem memory item = lens.whitelistItem(boxId, bob);
        assertEq(item.price, 7);
        assertEq(item.limit, 3);
        assertEq(item.usedCount, 0);
    }

    function test_Create_V1IsOpenToAllAtTheAveragePrice() external {
        vm.expectEmit(address(boxes));
        emit IBoxManagement.CollectionCreated(2, alice, detail());
        vm.expectEmit(address(boxes));
        emit IBoxManagement.TermsSet(2, coin, false, 0, IBoxManagement.Rules(0, true, 0, 0));
        vm.prank(alice);
        assertEq(boxes.createCollection(detail(), coin), 2);
        assertEq(boxes.boxCount(), 2);
        IBoxesLens.Box memory box = lens.boxOf(2);
        assertEq(box.owner, alice);
        assertTrue(box.coin == coin);
        assertTrue(box.allOpen);
        assertFalse(box.hasOnePrice);
        assertTrue(box.state == IBoxes.BoxState.Unpublished);
        assertTrue(lens.boxOf(3).state == IBoxes.BoxState.None);
    }

    function testFuzz_Create_V2HasRules(uint16 rate, bool allOpen, uint40 openAt, uint96 minPrice) external {
        rate = uint16(bound(rate, 0, 3000));
        IBoxManagement.Rules memory rules_ = IBoxManagement.Rules(rate, allOpen, openAt, minPrice);
        vm.expectEmit(address(boxes));
        emit IBoxManagement.TermsSet(2, NATIVE, false, 0, rules_);
        vm.prank(alice);
        boxes.createCollectionV2(detail(), NATIVE, rules_);
        IBoxesLens.Box memory box = lens.boxOf(2);
        assertEq(box.commissionRate, rules_.commissionRate);
        assertEq(box.allOpen, allOpen);
        assertEq(box.openAt, openAt);
        assertEq(box.minPrice, minPrice);
        assertEq(box.totalPrice, 0);
    }

    function testFuzz_Create_V3HasOnePriceForAll(uint96 price) external {
        price = uint96(bound(price, 1, type(uint96).max));
        vm.prank(alice);
        boxes.createCollectionV3(detail(), coin, rules(), price);
        IBoxesLens.Box memory box = lens.boxOf(2);
        assertTrue(box.hasOnePrice);
        assertEq(box.price, price);
        assertEq(box.commissionRate, 1000);
    }

    function test_Create_RevertWhen_OutsideTheLimits() external {
        IBoxManagement.Rules memory rules_ = rules();
        rules_.commissionRate = 3001;
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_CommissionAboveCap.selector, 3001, 3000));
        boxes.createCollectionV2(detail(), NATIVE, rules_);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        boxes.createCollectionV3(detail(), NATIVE, rules(), 0);
        Coin other = Coin.wrap(address(new PlainToken(6)));
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, other));
        boxes.createCollection(detail(), other);
        vm.prank(pauser);
        boxes.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        boxes.createCollection(detail(), NATIVE);
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

    function testFuzz_Publish_FixesPriceAndFee(uint96 a, uint96 b, uint96 c) external {
        uint256 total;
        uint96[3] memory prices = [a, b, c];
        for (uint256 i; i < 3; ++i) {
            prices[i] = uint96(bound(prices[i], 1, 1e24));
            add(boxId, owner, 1, prices[i]);
            total += prices[i];
        }
        uint256 price = (total + 2) / 3;
        vm.expectEmit(address(boxes));
        emit IBoxManagement.Published(boxId, 1, NATIVE, price, 250, NOW, CLOSE, 3);
        vm.prank(owner);
        assertEq(boxes.publish(boxId, CLOSE), 1);
        vm.prank(admin);
        boxes.setFeeRate(1000);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertEq(box.price, price);
        assertEq(box.feeRate, 250);
        assertEq(box.publishedAt, NOW);
        assertEq(box.closeAt, CLOSE);
        assertEq(box.run, 1);
        assertEq(box.timesToCall, 3);
        assertTrue(box.state == IBoxes.BoxState.Open);
        // Selling out brings at least the sum of own prices.
        assertGe(box.price * 3, total);
    }

    function test_SetFeeRate_RevertWhen_AboveTheCap() external {
        vm.startPrank(admin);
        boxes.setFeeRate(1000);
        assertEq(boxes.feeRate(), 1000);
        vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, 1001, 1000));
        boxes.setFeeRate(1001);
    }

    /// @custom:spec chain-21
    function test_Unpublish_ThenPublishAgain() external {
        add(boxId, owner, 2, PRICE);
        publish(boxId);
        vm.expectEmit(address(boxes));
        emit IBoxManagement.Unpublished(boxId);
        vm.prank(owner);
        boxes.unpublish(boxId);
        assertTrue(lens.boxOf(boxId).state == IBoxes.BoxState.Unpublished);
        add(boxId, owner, 1, 4 * PRICE);
        vm.prank(owner);
        assertEq(boxes.publish(boxId, 0), 2);
        assertEq(lens.boxOf(boxId).price, 2 * PRICE);
        assertEq(lens.boxOf(boxId).closeAt, NOW + 90 days);
    }

    /// @custom:spec rule-47
    function test_Publish_RevertWhen_NotAllowed() external {
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_TooSmall.selector, 0, 1));
        boxes.publish(boxId, CLOSE);
        vm.stopPrank();
        add(boxId, owner, 2, PRICE);
        vm.prank(admin);
        boxes.setMinSize(3);
        assertEq(boxes.minSize(), 3);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_TooSmall.selector, 2, 3));
        vm.prank(owner);
        boxes.publish(boxId, CLOSE);
        vm.prank(admin);
        boxes.setMinSize(0);
        assertEq(boxes.minSize(), 1);
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW));
        boxes.publish(boxId, NOW);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_DurationTooLong.selector, 90 days + 1, 90 days));
        boxes.publish(boxId, NOW + 90 days + 1);
        boxes.publish(boxId, CLOSE);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_DrawsPending.selector, 0, true));
        boxes.publish(boxId, CLOSE);
        vm.stopPrank();
        vm.prank(pauser);
        boxes.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(owner);
        boxes.publish(boxId, CLOSE);
    }

    function test_Publish_RevertWhen_TheCoinIsNoLongerSupported() external {
        vm.prank(owner);
        boxId = boxes.createCollectionV3(detail(), coin, rules(), PRICE);
        add(boxId, owner, 1, 0);
        vm.prank(admin);
        boxes.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        vm.prank(owner);
        boxes.publish(boxId, CLOSE);
    }

    function test_SetTerms_PaysOutEarningsInTheOldCoin() external {
        boxId = published(coin, 1);
        drawAs(alice, boxId, 1);
        settleAndClaim(boxId, 0);
        vm.warp(CLOSE);
        vm.prank(owner);
        boxes.setTerms(boxId, NATIVE, IBoxManagement.Rules(0, false, 0, 0), 5 ether);
        assertEq(credits.creditOf(coin, owner), 0.975 ether);
        assertEq(credits.creditOf(coin, treasury), 0.025 ether);
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        assertTrue(box.coin == NATIVE);
        assertEq(box.price, 5 ether);
        assertEq(box.commission, 0);
        assertEq(box.fee, 0);
        assertFalse(box.allOpen);
    }

    function test_SetTerms_RevertWhen_DrawsDependOnThem() external {
        boxId = published(NATIVE, 2);
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_DrawsPending.selector, 0, true));
        boxes.setTerms(boxId, NATIVE, rules(), 2 ether);
        vm.stopPrank();
        drawAs(alice, boxId, 1);
        vm.startPrank(owner);
        boxes.unpublish(boxId);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_DrawsPending.selector, 1, false));
        boxes.setTerms(boxId, NATIVE, rules(), 2 ether);
        vm.stopPrank();
        settleAndClaim(boxId, 0);
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_NotEmpty.selector, 1));
        boxes.setTerms(boxId, coin, rules(), 2 ether);
        boxes.setTerms(boxId, NATIVE, rules(), 2 ether);
        // NFTs added while there was one price for all have no own price.
        boxes.setTerms(boxId, NATIVE, rules(), 0);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, NATIVE, 0, 1));
        boxes.publish(boxId, CLOSE);
        vm.stopPrank();
    }

    function test_SetDetail_EmitsTheTexts() external {
        IBoxManagement.Detail memory other = IBoxManagement.Detail("a", "b", "c", "d");
        vm.expectEmit(address(boxes));
        emit IBoxManagement.DetailSet(boxId, other);
        vm.prank(owner);
        boxes.setDetail(boxId, other);
    }

    /// @custom:spec chain-25
    function test_SetWhitelist_AddsAndRemoves() external {
        vm.expectEmit(address(boxes));
        emit IBoxManagement.WhitelistItemSet(boxId, alice, 7, 3);
        vm.prank(owner);
        boxes.setWhitelist(boxId, listOf(alice), 7, 3);
        assertEq(lens.whitelistItem(boxId, alice).limit, 3);
        vm.startPrank(owner);
        boxes.setWhitelist(boxId, listOf(alice), 0, 0);
        assertEq(lens.whitelistItem(boxId, alice).limit, 0);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_ListTooLong.selector, 201, 200));
        boxes.setWhitelist(boxId, new address[](201), 0, 0);
        vm.expectEmit(address(boxes));
        emit IBoxManagement.AllOpenSet(boxId, false);
        boxes.setAllOpen(boxId, false);
        assertFalse(lens.boxOf(boxId).allOpen);
        vm.stopPrank();
    }

    /// @custom:spec chain-44
    function test_Collaborator_ManagesButSetsNoPrices() external {
        vm.expectEmit(address(boxes));
        emit IBoxManagement.CollaboratorSet(boxId, collaborator, true);
        vm.prank(owner);
        boxes.setCollaborator(boxId, collaborator, true);
        assertTrue(boxes.isCollaborator(boxId, collaborator));
        add(boxId, collaborator, 2, PRICE);
        vm.startPrank(collaborator);
        boxes.setDetail(boxId, detail());
        boxes.setAllOpen(boxId, true);
        boxes.publish(boxId, CLOSE);
        boxes.unpublish(boxId);
        boxes.removeNfts(boxId, one(0));
        boxes.returnNfts(boxId, 1);
        bytes memory refusal = abi.encodeWithSelector(IBoxManagement.Boxes_NotOwner.selector, collaborator);
        vm.expectRevert(refusal);
        boxes.setTerms(boxId, NATIVE, rules(), 1);
        vm.expectRevert(refusal);
        boxes.setWhitelist(boxId, listOf(alice), PRICE, 1);
        vm.expectRevert(refusal);
        boxes.setCollaborator(boxId, alice, true);
        vm.stopPrank();
    }

    function test_SetTerms_RevertWhen_TheCoinIsNotSupported() external {
        vm.prank(admin);
        boxes.setCoin(coin, false);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        vm.prank(owner);
        boxes.setTerms(boxId, coin, rules(), PRICE);
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
