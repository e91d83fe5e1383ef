// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {BoxManagementBase} from "./BoxManagementBase.sol";

contract BoxPublishTest is BoxManagementBase {
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
}
