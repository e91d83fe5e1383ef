// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {BoxManagementBase} from "./BoxManagementBase.sol";

contract BoxManagementTest is BoxManagementBase {
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
}
