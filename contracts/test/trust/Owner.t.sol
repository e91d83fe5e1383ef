// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

import {IMallCheckout, OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {IPredictions, PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {ADMIN, IRoles, PAUSER} from "../../src/shared/IRoles.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {Share} from "../../src/shared/Shares.sol";
import {Hostile} from "./Hostile.sol";

/// @notice The owner's key, stolen.
contract OwnerTrustTest is Hostile {
    /// @dev After the worst settings the owner revokes every key and hands the platform to an accomplice, who sets them again.
    function test_Owner1_CannotTakeOrHoldBackCoinsAndTokens() external {
        openPositions();
        turnHostile(platformOwner);
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, false);
        roles.setRole(PAUSER, pauser, false);
        roles.setRole(QUOTER, quoter, false);
        roles.setRole(OPERATOR, operator, false);
        roles.setRole(PREDICTION_OPERATOR, predictor, false);
        Ownable2Step(address(roles)).transferOwnership(thief);
        vm.stopPrank();
        vm.prank(thief);
        Ownable2Step(address(roles)).acceptOwnership();
        turnHostile(thief);
        exitPositions();
    }

    function test_Owner2_CannotRenounceOwnership() external {
        vm.prank(platformOwner);
        vm.expectRevert(IRoles.Roles_OwnerRequired.selector);
        Ownable(address(roles)).renounceOwnership();
        assertEq(roles.owner(), platformOwner);
    }

    function test_Owner3_CannotLiftCaps() external {
        IFees[5] memory fees = [IFees(market), auctions, boxes, predictions, exchange];
        vm.startPrank(platformOwner);
        for (uint256 i; i < fees.length; ++i) {
            uint16 cap = address(fees[i]) == address(exchange) ? 500 : 1000;
            assertEq(fees[i].feeRateCap(), cap);
            fees[i].setFeeRate(cap);
            vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, cap + 1, cap));
            fees[i].setFeeRate(cap + 1);
            assertEq(fees[i].feeRate(), cap);
        }
        IRoyaltiesTop[3] memory royalties = [IRoyaltiesTop(market), auctions, factory];
        for (uint256 i; i < royalties.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IRoyaltiesTop.RoyaltiesTop_AboveCeiling.selector, 1001, 1000));
            royalties[i].setRoyaltiesTop(1001);
            assertEq(royalties[i].royaltiesTop(), 1000);
        }
        vm.stopPrank();
        openMachine();
        vm.startPrank(platformOwner);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidSettings.selector, 1000 ether, 1001, 0));
        pledge.setSettings(address(gacha), IPledge.Settings(30 days, 1001, 1000 ether, 60 days, 0));
        uint256 time = 365 days + 1;
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidTimes.selector, time, 60 days, 365 days));
        pledge.setSettings(address(gacha), IPledge.Settings(uint32(time), 1000, 1000 ether, 60 days, 0));
        vm.stopPrank();
    }

    /// @dev The owner makes itself quoter and both operators. The payments still go where their payers agreed to, and the pot
    /// to those who bet.
    function test_Owner4_CannotSendPaymentsOrPotsElsewhere() external {
        openPositions();
        vm.startPrank(platformOwner);
        roles.setRole(QUOTER, platformOwner, true);
        roles.setRole(OPERATOR, platformOwner, true);
        roles.setRole(PREDICTION_OPERATOR, platformOwner, true);
        captureForAnother();
        uint256 ofShop = credits.creditOf(NATIVE, shop);
        checkout.capture(nativePayment, shares());
        assertEq(credits.creditOf(NATIVE, shop) - ofShop, PRICE * 97 / 100);
        checkout.void(dollarPayment, DOLLARS);
        assertEq(credits.creditOf(dollar, bob), DOLLARS);

        vm.warp(predictions.roundOf(epoch).closeTimestamp);
        predictions.setResult(epoch, IPredictions.Side.B, 0);
        vm.warp(predictions.roundOf(epoch).finalTimestamp);
        vm.expectRevert(abi.encodeWithSelector(IPredictions.Predictions_NothingToClaim.selector, epoch, platformOwner));
        predictions.claim(epoch, platformOwner);
        vm.stopPrank();
        uint256 before = bob.balance;
        vm.prank(bob);
        predictions.claim(epoch, bob);
        uint256 fee = predictions.claimFee(epoch);
        assertEq(fee, BET * 3 / 100);
        assertEq(bob.balance - before, 2 * BET - fee);
        assertEq(address(predictions).balance, 0);
    }

    function captureForAnother() private {
        Share[] memory own = new Share[](1);
        own[0] = Share(platformOwner, 1);
        bytes32 agreed = keccak256(abi.encode(shares()));
        bytes32 given = keccak256(abi.encode(own));
        vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_SplitMismatch.selector, agreed, given));
        checkout.capture(nativePayment, own);
    }
}
