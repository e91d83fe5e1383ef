// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";
import {ExpiringCollection, ForeignCollection} from "../mocks/Collections.sol";
import {MarketTest} from "./MarketTest.sol";

contract AsksManyTest is MarketTest {
    ExpiringCollection private names;

    function setUp() public override {
        super.setUp();
        names = new ExpiringCollection();
        names.mint(seller, 1);
        names.setExpiry(1, NOW + 30 days);
        vm.prank(admin);
        market.setCollection(address(names), true);
    }

    /// @dev A token of a platform collection, one of a foreign collection and a name, in two coins.
    function three() private view returns (IMarket.Listing[] memory listings) {
        listings = new IMarket.Listing[](3);
        listings[0] = IMarket.Listing(address(collection), tokenId, NATIVE, PRICE, 0, 0);
        listings[1] = IMarket.Listing(address(foreign), FOREIGN_ID, coin, 2 * PRICE, NOW + 1 days, NOW + 2 days);
        listings[2] = IMarket.Listing(address(names), 1, NATIVE, 3 * PRICE, 0, NOW + 23 days);
    }

    function listAs(address who, IMarket.Listing[] memory listings) private {
        vm.prank(who);
        market.sellReadyMany(listings);
    }

    function listOneByOne(IMarket.Listing[] memory listings) private {
        vm.startPrank(seller);
        for (uint256 i; i < listings.length; ++i) {
            IMarket.Listing memory each = listings[i];
            market.sellReady(each.collection, each.tokenId, each.coin, each.price, each.start, each.end);
        }
        vm.stopPrank();
    }

    function asksOf(IMarket.Listing[] memory listings) private view returns (IMarket.Ask[] memory asks) {
        asks = new IMarket.Ask[](listings.length);
        for (uint256 i; i < listings.length; ++i) {
            asks[i] = market.askOf(listings[i].collection, listings[i].tokenId, seller);
        }
    }

    /// @dev Tries the invalid listing at each position: none of the others is listed.
    function assertRefusedAtEachPosition(IMarket.Listing memory invalid, bytes memory refusal) private {
        for (uint256 position; position < 3; ++position) {
            IMarket.Listing[] memory listings = three();
            listings[position] = invalid;
            vm.expectRevert(refusal);
            listAs(seller, listings);
            for (uint256 i; i < 3; ++i) {
                assertEq(asksOf(three())[i].price, 0);
            }
        }
    }

    function test_RevertGiven_Paused() external {
        vm.prank(pauser);
        market.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        listAs(seller, three());
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        listAs(seller, new IMarket.Listing[](0));
    }

    function test_RevertWhen_OneCoinIsNotSupported() external {
        Coin unknown = Coin.wrap(makeAddr("unknown coin"));
        assertRefusedAtEachPosition(
            IMarket.Listing(address(collection), tokenId, unknown, PRICE, 0, 0),
            abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, unknown)
        );
    }

    function test_RevertWhen_OneCollectionIsNotSupportedOrBlacklisted() external {
        ForeignCollection other = new ForeignCollection();
        other.mint(seller, 1);
        IMarket.Listing memory invalid = IMarket.Listing(address(other), 1, NATIVE, PRICE, 0, 0);
        bytes4 notSupported = ISupportedCollections.SupportedCollections_NotSupported.selector;
        assertRefusedAtEachPosition(invalid, abi.encodeWithSelector(notSupported, address(other)));
        vm.prank(admin);
        market.setBlacklisted(address(other), true);
        bytes4 blacklisted = ISupportedCollections.SupportedCollections_Blacklisted.selector;
        assertRefusedAtEachPosition(invalid, abi.encodeWithSelector(blacklisted, address(other)));
    }

    function testFuzz_RevertWhen_OneTokenIsNotTheCallers(address holder) external {
        vm.assume(holder != address(0) && holder != seller);
        foreign.mint(holder, 1);
        assertRefusedAtEachPosition(
            IMarket.Listing(address(foreign), 1, NATIVE, PRICE, 0, 0),
            abi.encodeWithSelector(IMarket.Market_NotTokenOwner.selector, address(foreign), 1, seller)
        );
    }

    function test_RevertWhen_OnePriceOrTimeIsOutsideItsLimits() external {
        assertRefusedAtEachPosition(
            IMarket.Listing(address(collection), tokenId, coin, 0, 0, 0),
            abi.encodeWithSelector(ITradeLimits.TradeLimits_PriceBelowFloor.selector, coin, 0, 1)
        );
        assertRefusedAtEachPosition(
            IMarket.Listing(address(collection), tokenId, NATIVE, PRICE, 0, NOW),
            abi.encodeWithSelector(ITradeLimits.TradeLimits_InvalidEnd.selector, NOW, NOW)
        );
        assertRefusedAtEachPosition(
            IMarket.Listing(address(names), 1, NATIVE, PRICE, 0, NOW + 23 days + 1),
            abi.encodeWithSelector(IMarket.Market_ExpiresTooSoon.selector, NOW + 30 days, NOW + 30 days + 1)
        );
    }

    function testFuzz_AnEmptyListDoesNothing(address caller) external {
        vm.recordLogs();
        listAs(caller, new IMarket.Listing[](0));
        assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_TheLaterTermsApplyToATokenNamedTwice() external {
        IMarket.Listing[] memory listings = three();
        listings[2] = IMarket.Listing(address(collection), tokenId, coin, 7, 0, 0);
        listAs(seller, listings);
        IMarket.Ask memory ask_ = market.askOf(address(collection), tokenId, seller);
        assertTrue(ask_.coin == coin);
        assertEq(ask_.price, 7);
    }

    /// @dev Same asks and same events as one call of `sellReady` for each, for any terms.
    function testFuzz_EqualsOneCallForEach(uint96[3] memory prices, uint40[3] memory starts, uint8 inToken) external {
        IMarket.Listing[] memory listings = three();
        for (uint256 i; i < 3; ++i) {
            listings[i].price = bound(prices[i], 1, type(uint96).max);
            listings[i].start = uint40(bound(starts[i], NOW - 9 days, NOW + 9 days));
            listings[i].end = NOW + 10 days + uint40(i);
            listings[i].coin = inToken >> i & 1 == 1 ? coin : NATIVE;
        }
        uint256 before = vm.snapshotState();
        vm.recordLogs();
        listOneByOne(listings);
        Vm.Log[] memory expected = vm.getRecordedLogs();
        IMarket.Ask[] memory asks = asksOf(listings);
        vm.revertToState(before);
        vm.recordLogs();
        listAs(seller, listings);
        assertEq(abi.encode(vm.getRecordedLogs()), abi.encode(expected));
        assertEq(abi.encode(asksOf(listings)), abi.encode(asks));
        assertEq(asks[2].price, listings[2].price);
    }

    function test_EachCanBeBought() external {
        IMarket.Listing[] memory listings = three();
        (listings[1].start, listings[1].coin) = (0, NATIVE);
        listAs(seller, listings);
        vm.prank(seller);
        names.approve(address(market), 1);
        vm.startPrank(buyer);
        for (uint256 i; i < 3; ++i) {
            IMarket.Purchase memory purchase_ =
                IMarket.Purchase(listings[i].collection, listings[i].tokenId, seller, NATIVE, listings[i].price);
            market.sellTokenTo{value: listings[i].price}(purchase_, buyer);
        }
        vm.stopPrank();
        assertEq(collection.ownerOf(tokenId), buyer);
        assertEq(foreign.ownerOf(FOREIGN_ID), buyer);
        assertEq(names.ownerOf(1), buyer);
    }
}
