// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Collection} from "../../src/collections/Collection.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {ExpiringCollection} from "../mocks/Collections.sol";
import {PledgeTest} from "./PledgeTest.sol";

contract PledgeCollectionSettingsTest is PledgeTest {
    function assertRefused(bytes4 refusal, address collection_) private {
        vm.expectRevert(abi.encodeWithSelector(refusal, collection_));
        vm.prank(admin);
        pledge.setSettings(collection_, settings());
    }

    /// @dev Names and foreign collections, even one that claims a fixed supply.
    function test_SetSettings_RevertWhen_TheCollectionIsNotThePlatforms() external {
        address[4] memory unknown = [stranger, address(credits), address(new ExpiringCollection()), address(foreign)];
        for (uint256 i; i < 4; ++i) {
            assertRefused(IPledge.Pledge_SupplyNotProven.selector, unknown[i]);
        }
    }

    function test_SetSettings_RevertWhen_TheSupplyIsNotFixed() external {
        Collection open = limited(2);
        vm.prank(minter);
        open.mint(creator, IPFS_URI, 500, anyFee());
        assertRefused(IPledge.Pledge_SupplyNotFixed.selector, address(open));
        vm.prank(owner);
        open.endMinting();
        openPledging(address(open));
    }

    /// @dev Its limit fixes the supply as well.
    function test_SetSettings_AcceptsACollectionThatIsMintedOut() external {
        Collection full = limited(1);
        assertRefused(IPledge.Pledge_SupplyNotFixed.selector, address(full));
        vm.prank(minter);
        full.mint(creator, IPFS_URI, 500, anyFee());
        openPledging(address(full));
    }

    /// @dev The registry does not know the gacha.
    function test_SetSettings_AcceptsTheGachaWithAFixedSupply() external {
        assertFalse(factory.isCollection(address(gacha)));
        vm.prank(admin);
        gacha.create(IGacha.Detail("", "", "", ""), 1, "x/");
        assertRefused(IPledge.Pledge_SupplyNotFixed.selector, address(gacha));
        vm.prank(admin);
        gacha.endCreation();
        openPledging(address(gacha));
        (,, bool isOpen) = pledge.settingsOf(address(gacha));
        assertTrue(isOpen);
    }

    function test_SetSettings_RevertWhen_ATimeIsLongerThanAYear() external {
        IPledge.Settings memory longest = settings();
        (longest.redeemLimit, longest.discountTime) = (365 days, 365 days);
        uint32[2][2] memory times = [[uint32(365 days + 1), 0], [0, uint32(365 days + 1)]];
        for (uint256 i; i < 2; ++i) {
            IPledge.Settings memory wrong = settings();
            (wrong.redeemLimit, wrong.discountTime) = (times[i][0], times[i][1]);
            vm.expectRevert(
                abi.encodeWithSelector(IPledge.Pledge_InvalidTimes.selector, times[i][0], times[i][1], 365 days)
            );
            vm.prank(admin);
            pledge.setSettings(address(collection), wrong);
        }
        vm.prank(admin);
        pledge.setSettings(address(collection), longest);
    }

    function assertWrong(uint96 shares, uint16 fee, uint16 discount) private {
        IPledge.Settings memory wrong = IPledge.Settings(LIMIT, fee, shares, DISCOUNT_TIME, discount);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidSettings.selector, shares, fee, discount));
        vm.prank(admin);
        pledge.setSettings(address(collection), wrong);
    }

    function test_SetSettings_RevertWhen_TheyAreInvalid() external {
        assertWrong(0, 500, 300);
        assertWrong(SHARES, 1001, 300);
        assertWrong(SHARES, 500, 501);
        vm.prank(admin);
        pledge.setSettings(address(collection), IPledge.Settings(LIMIT, 1000, SHARES, DISCOUNT_TIME, 1000));
    }

    function test_SetSettings_RevertWhen_TheSharesWouldChangeWhileATokenIsPledged() external {
        IPledge.Settings memory other = settings();
        other.sharesCount = SHARES + 1;
        aliceHasEnough();
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_SharesFixed.selector, address(collection), SHARES));
        vm.prank(admin);
        pledge.setSettings(address(collection), other);
        claimFees();
        vm.prank(treasury);
        pledge.transfer(bob, id, 2 * (FEE - DISCOUNT));
        vm.warp(NOW + DISCOUNT_TIME);
        give(alice, bob, DISCOUNT);
        redeemAs(alice, tokenId);
        redeemAs(bob, bobsToken);
        assertEq(pledge.poolOf(address(collection)).circulating, 0);
        vm.prank(admin);
        pledge.setSettings(address(collection), other);
    }

    /// @custom:spec chain-31
    function testFuzz_SetSettings_ApplyToTokensPledgedLater(uint32 limit, uint16 fee, uint32 time, uint16 discount)
        external
    {
        securitizeAs(alice, tokenId);
        fee = uint16(bound(fee, 0, 1000));
        discount = uint16(bound(discount, 0, fee));
        limit = uint32(bound(limit, 0, 365 days));
        time = uint32(bound(time, 0, 365 days));
        IPledge.Settings memory other = IPledge.Settings(limit, fee, SHARES, time, discount);
        vm.expectEmit(address(pledge));
        emit IPledge.SettingsSet(address(collection), 2, other);
        vm.prank(admin);
        pledge.setSettings(address(collection), other);
        (IPledge.Settings memory now_, uint256 version, bool isOpen) = pledge.settingsOf(address(collection));
        assertEq(abi.encode(now_), abi.encode(other));
        assertEq(version, 2);
        assertTrue(isOpen);
        assertEq(securitizeAs(bob, bobsToken), SHARES - uint256(SHARES) * fee / 10_000);
        IPledge.Pledged memory first = pledge.pledgeOf(address(collection), tokenId);
        assertEq(first.feeAmount, FEE);
        assertEq(first.redeemTime, NOW + LIMIT);
        assertEq(first.discountAt, NOW + DISCOUNT_TIME);
        IPledge.Pledged memory second = pledge.pledgeOf(address(collection), bobsToken);
        assertEq(second.feeAmount, uint256(SHARES) * fee / 10_000);
        assertEq(second.redeemTime, NOW + uint256(limit));
        assertEq(second.discountAt, NOW + uint256(time));
    }

    function test_SetOpen_ClosesAndReopensPledging() external {
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotOpen.selector, address(foreign)));
        vm.prank(admin);
        pledge.setOpen(address(foreign), true);
        securitizeAs(bob, bobsToken);
        vm.expectEmit(address(pledge));
        emit IPledge.OpenSet(address(collection), false);
        vm.prank(admin);
        pledge.setOpen(address(collection), false);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotOpen.selector, address(collection)));
        vm.prank(alice);
        pledge.securitize(address(collection), tokenId, 1);
        vm.prank(admin);
        pledge.setOpen(address(collection), true);
        securitizeAs(alice, tokenId);
    }

    function test_SetSettings_ReopensClosedPledging() external {
        vm.prank(admin);
        pledge.setOpen(address(collection), false);
        (IPledge.Settings memory settings,,) = pledge.settingsOf(address(collection));
        vm.expectEmit(address(pledge));
        emit IPledge.OpenSet(address(collection), true);
        vm.prank(admin);
        pledge.setSettings(address(collection), settings);
        vm.prank(alice);
        pledge.securitize(address(collection), tokenId, 2);
    }
}
