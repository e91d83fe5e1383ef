// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {GamePositions} from "./GamePositions.sol";

/// @notice The owner of a box turns against drawers and depositors.
contract BoxOwnerTrustTest is GamePositions {
    IBoxManagement.Rules private rules = IBoxManagement.Rules(1000, true, 0, MIN_PRICE);

    /// @dev While it is published, while a draw is pending, and while a draw of a run that was ended early is pending.
    function test_BoxOwner1_CannotChangeWhatIsDrawnFrom() external {
        boxId = publishedBox(thief);
        bytes32 before = termsOf(boxId);
        assertFixed();
        drawAs(bob, boxId);
        vm.prank(platformOwner);
        boxes.setFeeRate(1000);
        assertFixed();
        vm.prank(thief);
        boxes.unpublish(boxId);
        assertFixed();
        assertEq(termsOf(boxId), before);

        uint256 credit = credits.creditOf(NATIVE, alice);
        submitRound(lens.orderOf(boxId, 0).round);
        boxes.settle(boxId, 1);
        assertEq(credits.creditOf(NATIVE, alice) - credit, DRAW_PRICE * 875 / 1000);
    }

    /// @dev By its price, by its whitelist, and by an average that cheap NFTs of its owner pull down.
    function test_BoxOwner2_CannotSellBelowTheMinimumPrice() external {
        bytes memory refusal =
            abi.encodeWithSelector(IBoxManagement.Boxes_PriceBelowMin.selector, MIN_PRICE - 1, MIN_PRICE);
        boxId = boxOf(thief);
        depositAs(alice, boxId);
        vm.startPrank(thief);
        boxes.setTerms(boxId, NATIVE, rules, MIN_PRICE - 1);
        vm.expectRevert(refusal);
        boxes.publish(boxId, 0);
        boxes.setTerms(boxId, NATIVE, rules, DRAW_PRICE);
        uint256 run = boxes.publish(boxId, 0);
        address[] memory accounts = new address[](1);
        accounts[0] = thief;
        boxes.setWhitelist(boxId, accounts, MIN_PRICE - 1, 1);
        vm.expectRevert(refusal);
        boxes.draw{value: MIN_PRICE - 1}(boxId, run, 1, NATIVE, MIN_PRICE - 1, true);

        boxId = boxes.createCollectionV2(IBoxManagement.Detail("", "", "", ""), NATIVE, rules);
        vm.stopPrank();
        uint256 tokenId = petOf(thief);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(pets), tokenId, MIN_PRICE - 1);
        vm.startPrank(thief);
        pets.setApprovalForAll(address(boxes), true);
        boxes.addNfts(boxId, nfts, IBoxManagement.DepositTerms(NATIVE, MIN_PRICE, 1000));
        vm.expectRevert(refusal);
        boxes.publish(boxId, 0);
        vm.stopPrank();
    }

    function test_BoxOwner3_CannotWorsenTheTermsOfDeposits() external {
        boxId = boxOf(thief);
        depositAs(alice, boxId);
        bytes32 before = termsOf(boxId);
        bytes memory refusal = abi.encodeWithSelector(IBoxManagement.Boxes_NotEmpty.selector, 1);
        vm.prank(platformOwner);
        boxes.setCoin(dollar, true);
        vm.startPrank(thief);
        vm.expectRevert(refusal);
        boxes.setTerms(boxId, dollar, rules, DRAW_PRICE);
        rules.minPrice = MIN_PRICE - 1;
        vm.expectRevert(refusal);
        boxes.setTerms(boxId, NATIVE, rules, DRAW_PRICE);
        (rules.minPrice, rules.commissionRate) = (MIN_PRICE, 1001);
        vm.expectRevert(refusal);
        boxes.setTerms(boxId, NATIVE, rules, DRAW_PRICE);
        vm.stopPrank();
        assertEq(termsOf(boxId), before);
    }

    /// @dev Out of a box that is not published, that is published, whose draws are settled, and that is left alone after the
    /// longest run. The depositor is no collaborator any more, and the owner does nothing.
    function test_BoxOwner4_CannotKeepDeposits() external {
        boxId = boxOf(thief);
        for (uint256 i; i < 4; ++i) {
            depositAs(alice, boxId);
        }
        vm.prank(thief);
        boxes.setCollaborator(boxId, alice, false);
        uint256 held = pets.balanceOf(alice);
        takeOut(0);
        vm.prank(thief);
        boxes.publish(boxId, 0);
        takeOut(0);
        vm.prank(thief);
        boxes.publish(boxId, 0);
        submitRound(lens.orderOf(boxId, drawAs(thief, boxId)).round);
        boxes.settle(boxId, 1);
        assertEq(pets.balanceOf(alice) - held, 2);
        assertEq(credits.creditOf(NATIVE, alice), DRAW_PRICE * 875 / 1000, "the drawn one is paid");

        rules.openAt = uint40(block.timestamp + 30 days);
        vm.prank(platformOwner);
        boxes.setMaxDuration(0);
        vm.startPrank(thief);
        boxes.unpublish(boxId);
        boxes.setTerms(boxId, NATIVE, rules, DRAW_PRICE);
        boxes.publish(boxId, 0);
        vm.stopPrank();
        vm.warp(block.timestamp + 210 days);
        vm.prank(bob);
        boxes.returnNfts(boxId, type(uint256).max);
        assertEq(pets.balanceOf(alice) - held, 3);
        assertEq(lens.boxOf(boxId).size, 0);
    }

    function takeOut(uint256 position) private {
        vm.prank(alice);
        boxes.removeNfts(boxId, one(position));
    }

    function assertFixed() private {
        uint256 tokenId = petOf(thief);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(pets), tokenId, 0);
        bytes4 refusal = IBoxManagement.Boxes_DrawsPending.selector;
        vm.startPrank(thief);
        vm.expectPartialRevert(refusal);
        boxes.setTerms(boxId, NATIVE, rules, 2 * DRAW_PRICE);
        vm.expectPartialRevert(refusal);
        boxes.addNfts(boxId, nfts, IBoxManagement.DepositTerms(NATIVE, 0, 1000));
        vm.expectPartialRevert(refusal);
        boxes.removeNfts(boxId, one(0));
        vm.expectPartialRevert(refusal);
        boxes.returnNfts(boxId, 1);
        vm.expectPartialRevert(refusal);
        boxes.publish(boxId, 0);
        vm.stopPrank();
    }

    function termsOf(uint256 id) private view returns (bytes32) {
        IBoxesLens.Box memory box = lens.boxOf(id);
        return keccak256(abi.encode(box.coin, box.price, box.minPrice, box.commissionRate, box.feeRate, box.size));
    }
}
