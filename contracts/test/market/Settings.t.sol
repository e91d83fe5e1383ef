// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {LibClone} from "solady/src/utils/LibClone.sol";

import {Market} from "../../src/market/Market.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {ExpiringCollection} from "../mocks/Collections.sol";
import {PlatformSettings} from "../shared/PlatformSettings.sol";
import {MarketTest} from "./MarketTest.sol";

contract SettingsTest is MarketTest, PlatformSettings {
    /// @dev Every restricted function of the market.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(market.setFeeRate, (100));
        calls[1] = abi.encodeCall(market.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(market.setRoyaltiesTop, (100));
        calls[3] = abi.encodeCall(market.setCoin, (coin, true));
        calls[4] = abi.encodeCall(market.setCollection, (address(foreign), true));
        calls[5] = abi.encodeCall(market.setBlacklisted, (address(foreign), true));
        calls[6] = abi.encodeCall(market.setPriceLimits, (NATIVE, 1, 2));
        calls[7] = abi.encodeCall(market.setMaxDuration, (1));
        calls[8] = abi.encodeCall(market.unpause, ());
        calls[9] = abi.encodeCall(market.pause, ());
    }

    /// @dev The indexer learns the initial settings from events alone.
    function test_EmitsItsInitialSettings() external {
        vm.recordLogs();
        address deployed = address(new Market(roles, credits, factory));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(emitted(logs, deployed, IFeeRecipient.FeeRecipientSet.selector), uint160(platformOwner));
        assertEq(emitted(logs, deployed, IFees.FeeRateSet.selector), 250);
        assertEq(emitted(logs, deployed, IRoyaltiesTop.RoyaltiesTopSet.selector), 1000);
        assertEq(emitted(logs, deployed, ITradeLimits.MaxDurationSet.selector), 180 days);
    }

    /// @dev The only field of an event that was emitted exactly once.
    function emitted(Vm.Log[] memory logs, address source, bytes32 topic) private pure returns (uint256 value) {
        uint256 times;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != source || logs[i].topics[0] != topic) continue;
            ++times;
            value = logs[i].topics.length == 2 ? uint256(logs[i].topics[1]) : abi.decode(logs[i].data, (uint256));
        }
        assertEq(times, 1);
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([platformOwner, admin], address(market), settings());
    }

    /// @custom:spec chain-43
    function test_OwnerSetsFeesRecipientPauseCoinsAndRoyaltiesTopOfFactoryAndMarket() external {
        vm.startPrank(platformOwner);
        market.setFeeRate(1000);
        market.setFeeRecipient(stranger);
        market.setRoyaltiesTop(200);
        market.setCoin(coin, false);
        factory.setMintFee(NATIVE, MINT_FEE);
        factory.setDeployFee(DEPLOY_FEE);
        factory.setFeeRecipient(stranger);
        factory.setRoyaltiesTop(500);
        vm.stopPrank();
        assertFalse(market.isSupported(coin));
        assertTrue(market.isSupported(NATIVE));
        assertEq(factory.deployFee(), DEPLOY_FEE);
        assertEq(factory.royaltiesTop(), 500);

        vm.deal(seller, MINT_FEE);
        vm.prank(seller);
        tokenId = collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, anyFee());
        assertEq(credits.creditOf(NATIVE, stranger), MINT_FEE);
        ask(NATIVE);
        buyAs(buyer);
        // A fee of 10%, and a royalty of 5% that is capped at 2%.
        assertEq(credits.creditOf(NATIVE, stranger), MINT_FEE + 0.1 ether);
        assertEq(credits.creditOf(NATIVE, creator), 0.02 ether);
        assertEq(seller.balance, 0.88 ether);

        vm.startPrank(platformOwner);
        market.pause();
        factory.pause();
        assertTrue(market.paused());
        assertTrue(factory.paused());
        market.unpause();
        factory.unpause();
        assertFalse(market.paused());
        assertFalse(factory.paused());
    }

    function test_FeesAndRoyaltiesHaveFixedCaps() external {
        assertEq(market.feeRate(), 250);
        assertEq(market.feeRateCap(), 1000);
        assertEq(market.royaltiesTop(), 1000);
        assertEq(market.credits(), address(credits));
        assertEq(market.roles(), address(roles));
        vm.startPrank(platformOwner);
        vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, 1001, 1000));
        market.setFeeRate(1001);
        vm.expectRevert(abi.encodeWithSelector(IRoyaltiesTop.RoyaltiesTop_AboveCeiling.selector, 1001, 1000));
        market.setRoyaltiesTop(1001);
        vm.expectRevert(IFeeRecipient.FeeRecipient_ZeroAddress.selector);
        market.setFeeRecipient(address(0));
    }

    /// @custom:spec chain-17
    function test_CoinsAndCollectionsAreListedAndBlacklisted() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotERC20.selector, stranger));
        market.setCoin(Coin.wrap(stranger), true);
        vm.expectEmit(address(market));
        emit ISupportedCoins.CoinSupported(coin, false);
        market.setCoin(coin, false);
        assertFalse(market.isSupported(coin));

        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotERC721.selector, address(token))
        );
        market.setCollection(address(token), true);
        vm.expectEmit(address(market));
        emit ISupportedCollections.CollectionSupported(address(foreign), false, false, false);
        market.setCollection(address(foreign), false);
        assertFalse(market.isSupportedCollection(address(foreign)));
        vm.expectEmit(address(market));
        emit ISupportedCollections.CollectionSupported(address(foreign), true, false, false);
        market.setCollection(address(foreign), true);
        assertTrue(market.isSupportedCollection(address(foreign)));
        assertFalse(market.countsTransfers(address(foreign)));

        assertTrue(market.isSupportedCollection(address(collection)));
        address[2] memory both = [address(collection), address(foreign)];
        for (uint256 i; i < 2; ++i) {
            vm.expectEmit(address(market));
            emit ISupportedCollections.CollectionBlacklisted(both[i], true);
            market.setBlacklisted(both[i], true);
            assertTrue(market.isBlacklisted(both[i]));
            assertFalse(market.isSupportedCollection(both[i]));
            vm.expectEmit(address(market));
            emit ISupportedCollections.CollectionBlacklisted(both[i], false);
            market.setBlacklisted(both[i], false);
            assertFalse(market.isBlacklisted(both[i]));
            assertTrue(market.isSupportedCollection(both[i]));
        }
    }

    function test_ListingRecordsWhatTheCollectionSupports() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.startPrank(admin);
        market.setBlacklisted(address(names), true);
        vm.expectEmit(address(market));
        emit ISupportedCollections.CollectionSupported(address(names), true, true, true);
        market.setCollection(address(names), true);
        // The blacklist overrides the list.
        assertFalse(market.isSupportedCollection(address(names)));
        assertTrue(market.countsTransfers(address(names)));
    }

    function test_RecognizesPlatformCollections() external {
        assertTrue(market.isPlatformCollection(address(collection)));
        assertTrue(market.countsTransfers(address(collection)));
        assertFalse(market.isPlatformCollection(factory.implementation()));
        assertFalse(market.isPlatformCollection(address(foreign)));
        assertFalse(market.isPlatformCollection(stranger));
        // An upgradeable proxy of the same implementation is not a platform collection.
        address proxy = LibClone.deployERC1967I(factory.implementation());
        assertEq(LibClone.implementationOf(proxy), factory.implementation());
        assertFalse(market.isPlatformCollection(proxy));
    }

    function test_LimitsAreSetForEachCoin() external {
        (uint256 floor, uint256 ceiling) = market.priceLimits(NATIVE);
        assertEq(floor, 1);
        assertEq(ceiling, type(uint96).max);
        assertEq(market.maxDuration(), 180 days);
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidLimits.selector, 2, 1));
        market.setPriceLimits(NATIVE, 2, 1);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidLimits.selector, 0, 0));
        market.setPriceLimits(NATIVE, 0, 0);
        vm.expectEmit(address(market));
        emit ITradeLimits.PriceLimitsSet(NATIVE, 5, 9);
        market.setPriceLimits(NATIVE, 5, 9);
        (floor, ceiling) = market.priceLimits(NATIVE);
        assertEq(floor, 5);
        assertEq(ceiling, 9);
        vm.expectEmit(address(market));
        emit ITradeLimits.MaxDurationSet(7 days);
        market.setMaxDuration(7 days);
        assertEq(market.maxDuration(), 7 days);
    }
}
