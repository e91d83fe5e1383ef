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
import {ExpiringCollection} from "../mocks/Collections.sol";
import {HouseSettings} from "../shared/HouseSettings.sol";
import {MarketTest} from "./MarketTest.sol";

contract SettingsTest is MarketTest, HouseSettings {
    /// @dev Every function of the market that is not for everybody.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(market.setFeeRate, (100));
        calls[1] = abi.encodeCall(market.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(market.setRoyaltiesTop, (100));
        calls[3] = abi.encodeCall(market.setCoin, (coin, true));
        calls[4] = abi.encodeCall(market.setCollection, (address(foreign), true));
        calls[5] = abi.encodeCall(market.setBarred, (address(foreign), true));
        calls[6] = abi.encodeCall(market.setPriceLimits, (NATIVE, 1, 2));
        calls[7] = abi.encodeCall(market.setMaxDuration, (1));
        calls[8] = abi.encodeCall(market.unpause, ());
        calls[9] = abi.encodeCall(market.pause, ());
    }

    /// @dev The index needs no call to know what holds before anybody sets anything.
    function test_TellsWhatItIsBornWith() external {
        vm.recordLogs();
        address born = address(new Market(roles, credits, factory));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(told(logs, born, IFeeRecipient.FeeRecipientSet.selector), uint160(house));
        assertEq(told(logs, born, IFees.FeeRateSet.selector), 250);
        assertEq(told(logs, born, IRoyaltiesTop.RoyaltiesTopSet.selector), 1000);
        assertEq(told(logs, born, ITradeLimits.MaxDurationSet.selector), 180 days);
    }

    /// @dev The one fact of an event that was told exactly once.
    function told(Vm.Log[] memory logs, address by, bytes32 what) private pure returns (uint256 fact) {
        uint256 times;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != by || logs[i].topics[0] != what) continue;
            ++times;
            fact = logs[i].topics.length == 2 ? uint256(logs[i].topics[1]) : abi.decode(logs[i].data, (uint256));
        }
        assertEq(times, 1);
    }

    function test_OwnerAndAdminsSetEverything() external {
        assertSetBy([house, admin], address(market), settings());
    }

    /// @custom:spec chain-43
    function test_OwnerSetsFeesRecipientPauseCoinsAndRoyaltiesTopOfFactoryAndMarket() external {
        vm.startPrank(house);
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
        tokenId = collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500);
        assertEq(credits.creditOf(NATIVE, stranger), MINT_FEE);
        ask(NATIVE);
        buyAs(buyer);
        // The house's tenth, and the creator's five hundredths cut to two.
        assertEq(credits.creditOf(NATIVE, stranger), MINT_FEE + 0.1 ether);
        assertEq(credits.creditOf(NATIVE, creator), 0.02 ether);
        assertEq(seller.balance, 0.88 ether);

        vm.startPrank(house);
        market.pause();
        factory.pause();
        assertTrue(market.paused());
        assertTrue(factory.paused());
        market.unpause();
        factory.unpause();
        assertFalse(market.paused());
        assertFalse(factory.paused());
    }

    function test_FeesAndRoyaltiesHaveCapsThatNobodyLifts() external {
        assertEq(market.feeRate(), 250);
        assertEq(market.feeRateCap(), 1000);
        assertEq(market.royaltiesTop(), 1000);
        assertEq(market.credits(), address(credits));
        assertEq(market.roles(), address(roles));
        vm.startPrank(house);
        vm.expectRevert(abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, 1001, 1000));
        market.setFeeRate(1001);
        vm.expectRevert(abi.encodeWithSelector(IRoyaltiesTop.RoyaltiesTop_AboveCeiling.selector, 1001, 1000));
        market.setRoyaltiesTop(1001);
        vm.expectRevert(IFeeRecipient.FeeRecipient_None.selector);
        market.setFeeRecipient(address(0));
    }

    /// @custom:spec chain-17
    function test_SupportsCoinsAndCollectionsAndKeepsABlacklist() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NoToken.selector, stranger));
        market.setCoin(Coin.wrap(stranger), true);
        vm.expectEmit(address(market));
        emit ISupportedCoins.CoinSupported(coin, false);
        market.setCoin(coin, false);
        assertFalse(market.isSupported(coin));

        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NoCollection.selector, address(token))
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
            emit ISupportedCollections.CollectionBarred(both[i], true);
            market.setBarred(both[i], true);
            assertTrue(market.isBarred(both[i]));
            assertFalse(market.isSupportedCollection(both[i]));
            vm.expectEmit(address(market));
            emit ISupportedCollections.CollectionBarred(both[i], false);
            market.setBarred(both[i], false);
            assertFalse(market.isBarred(both[i]));
            assertTrue(market.isSupportedCollection(both[i]));
        }
    }

    function test_AListingNotesWhatTheCollectionCan() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.startPrank(admin);
        market.setBarred(address(names), true);
        vm.expectEmit(address(market));
        emit ISupportedCollections.CollectionSupported(address(names), true, true, true);
        market.setCollection(address(names), true);
        // The blacklist goes before the list.
        assertFalse(market.isSupportedCollection(address(names)));
        assertTrue(market.countsTransfers(address(names)));
    }

    function test_KnowsTheHousesCollectionsByTheirCode() external {
        assertTrue(market.isHouseCollection(address(collection)));
        assertTrue(market.countsTransfers(address(collection)));
        assertFalse(market.isHouseCollection(factory.implementation()));
        assertFalse(market.isHouseCollection(address(foreign)));
        assertFalse(market.isHouseCollection(stranger));
        // One that could be given other code later is none of the house's, though it has it now.
        address proxy = LibClone.deployERC1967I(factory.implementation());
        assertEq(LibClone.implementationOf(proxy), factory.implementation());
        assertFalse(market.isHouseCollection(proxy));
    }

    function test_LimitsAreSetForACoin() external {
        (uint256 floor, uint256 ceiling) = market.priceLimits(NATIVE);
        assertEq(floor, 1);
        assertEq(ceiling, type(uint96).max);
        assertEq(market.maxDuration(), 180 days);
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_NoPriceLeft.selector, 2, 1));
        market.setPriceLimits(NATIVE, 2, 1);
        vm.expectRevert(abi.encodeWithSelector(ITradeLimits.TradeLimits_NoPriceLeft.selector, 0, 0));
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
