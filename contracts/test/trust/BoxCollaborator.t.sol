// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {AccessTable} from "./AccessTable.sol";

/// @notice A collaborator of a box turns against its owner and its depositors.
contract BoxCollaboratorTrustTest is AccessTable {
    bytes private refusal = abi.encodeWithSelector(IBoxManagement.Boxes_NotOwner.selector, thief);

    function setUp() public override {
        super.setUp();
        boxId = boxOf(carol);
        vm.prank(carol);
        boxes.setCollaborator(boxId, thief, true);
    }

    function test_BoxCollaborator1_CannotSetTermsOrWhitelist() external {
        depositAs(alice, boxId);
        address[] memory accounts = new address[](1);
        accounts[0] = thief;
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        boxes.setTerms(boxId, NATIVE, IBoxManagement.Rules(0, true, 0, MIN_PRICE), MIN_PRICE);
        vm.expectRevert(refusal);
        boxes.setWhitelist(boxId, accounts, MIN_PRICE, 10);
        boxes.publish(boxId, 0);
        vm.stopPrank();
        assertRefused(thief, "boxCollaborator");
        assertEq(lens.boxOf(boxId).price, DRAW_PRICE);
        assertEq(lens.whitelistItem(boxId, thief).limit, 0);
    }

    function test_BoxCollaborator2_CannotNameCollaborators() external {
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        boxes.setCollaborator(boxId, bob, true);
        vm.expectRevert(refusal);
        boxes.setCollaborator(boxId, alice, false);
        vm.stopPrank();
        assertFalse(boxes.isCollaborator(boxId, bob));
        assertTrue(boxes.isCollaborator(boxId, alice));
    }

    /// @dev The depositor is paid for what is drawn, the owner gets the commission, and what the collaborator takes out goes
    /// back to its depositor.
    function test_BoxCollaborator3_CannotBePaidForNftsOfOthers() external {
        depositAs(alice, boxId);
        depositAs(alice, boxId);
        vm.prank(thief);
        boxes.publish(boxId, 0);
        submitRound(lens.orderOf(boxId, drawAs(bob, boxId)).round);
        uint256 held = pets.balanceOf(alice);
        vm.startPrank(thief);
        boxes.settle(boxId, 1);
        boxes.claimCommission(boxId);
        boxes.unpublish(boxId);
        boxes.removeNfts(boxId, one(0));
        vm.stopPrank();
        assertEq(credits.creditOf(NATIVE, alice), DRAW_PRICE * 875 / 1000);
        assertEq(credits.creditOf(NATIVE, carol), DRAW_PRICE * 100 / 1000);
        assertEq(credits.creditOf(NATIVE, thief), 0);
        assertEq(pets.balanceOf(alice) - held, 1);
        assertEq(pets.balanceOf(thief), 0);
    }

    function test_BoxCollaborator4_CannotFillABoxWithoutAMinimumPrice() external {
        vm.startPrank(carol);
        boxId = boxes.createCollectionV3(
            IBoxManagement.Detail("", "", "", ""), NATIVE, IBoxManagement.Rules(1000, true, 0, 0), DRAW_PRICE
        );
        boxes.setCollaborator(boxId, thief, true);
        vm.stopPrank();
        uint256 tokenId = petOf(thief);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(pets), tokenId, 0);
        vm.startPrank(thief);
        pets.setApprovalForAll(address(boxes), true);
        vm.expectRevert(abi.encodeWithSelector(IBoxManagement.Boxes_MinPriceNotSet.selector, boxId));
        boxes.addNfts(boxId, nfts, IBoxManagement.DepositTerms(NATIVE, 0, 1000));
        vm.stopPrank();
        assertEq(lens.boxOf(boxId).size, 0);
    }
}
