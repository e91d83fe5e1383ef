// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Boxes} from "../../src/boxes/Boxes.sol";
import {BoxesLens} from "../../src/boxes/BoxesLens.sol";
import {Exchange} from "../../src/exchange/Exchange.sol";
import {Gbt} from "../../src/exchange/Gbt.sol";
import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {Market} from "../../src/market/Market.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {Pledge} from "../../src/pledge/Pledge.sol";
import {ICollectionRegistry} from "../../src/shared/ICollectionRegistry.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {EconomyBoxesHandler} from "./EconomyBoxesHandler.sol";
import {Platform} from "./EconomyHandler.sol";

/// @notice The economy as one: coins become GBT, GBT pets, pets prizes and shares, and all of it goes from hand to hand and back. At
/// each step every coin is somewhere, and every contract holds what it owes. The deep profile goes 10,000 steps in one life.
/// forge-config: default.isolate = false
/// forge-config: default.invariant.runs = 1
/// forge-config: default.invariant.depth = 300
/// forge-config: default.invariant.check_interval = 1
/// forge-config: deep.isolate = false
/// forge-config: deep.invariant.runs = 1
/// forge-config: deep.invariant.depth = 10000
contract EconomyInvariants is CollectionsTest {
    uint96 private constant SUPPLY = 10_000_000 ether;
    uint96 private constant SHARES = 100 ether;

    Platform private platform;
    Gbt private gbt;
    EconomyBoxesHandler private handler;
    Coin[2] private coins;
    uint256 private share;

    function setUp() public override {
        super.setUp();
        vm.warp(1_800_000_000);
        platform.credits = credits;
        platform.treasury = treasury;
        platform.randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        platform.exchange = new Exchange(roles, credits, NATIVE, 1000 ether, SUPPLY);
        platform.market = new Market(roles, credits, factory);
        platform.boxes = new Boxes(roles, credits, platform.market, platform.randomness);
        platform.lens = new BoxesLens(platform.boxes);
        gbt = Gbt(platform.exchange.token());
        coins = [NATIVE, Coin.wrap(address(gbt))];
        platform.gacha = new Gacha(roles, credits, platform.randomness, coins[1]);
        platform.pledge = new Pledge(roles, ICollectionRegistry(address(factory)), address(platform.gacha));
        share = platform.pledge.shareIdOf(address(platform.gacha));
        vm.startPrank(admin);
        platform.machineId =
            platform.gacha.create(IGacha.Detail("Capsule", "ipfs://cover", "Pets", "Turn."), 0.001 ether, "x/");
        platform.gacha.endCreation();
        platform.gacha.setOpen(platform.machineId, true);
        platform.market.setCollection(address(platform.gacha), true);
        platform.market.setCoin(coins[1], true);
        platform.boxes.setCoin(coins[1], true);
        platform.boxes.setFeeRecipient(treasury);
        platform.pledge.setSettings(address(platform.gacha), IPledge.Settings(1 days, 500, SHARES, 3 days, 300));
        platform.exchange.setFeeRecipient(treasury);
        platform.gacha.setFeeRecipient(treasury);
        platform.market.setFeeRecipient(treasury);
        platform.pledge.setFeeRecipient(treasury);
        vm.stopPrank();
        handler = new EconomyBoxesHandler(platform);
        targetContract(address(handler));
        bytes4[] memory inner = new bytes4[](2);
        inner[0] = handler.settleOnly.selector;
        inner[1] = handler.settleBoxOnly.selector;
        excludeSelector(FuzzSelector(address(handler), inner));
    }

    /// @dev What all people have in their wallets, and what the ledger and the market keep for them.
    function held(Coin coin_) private view returns (uint256 inWallets, uint256 credited, uint256 inBids) {
        for (uint256 i; i < handler.peopleCount(); ++i) {
            address who = handler.people(i);
            inWallets += coin_.balanceOf(who);
            credited += credits.creditOf(coin_, who);
            inBids += handler.bidIn(coin_, who);
        }
    }

    function invariant_EveryCoinPetAndShareIsAccountedFor() external view {
        assertCoins();
        assertPetsAndShares();
    }

    function assertCoins() private view {
        uint256[2] memory all = [uint256(20_000 ether), SUPPLY];
        uint256[2] memory elsewhere =
            [address(platform.exchange).balance, platform.exchange.tokenReserve() + reserve() + handler.heldInBox()];
        for (uint256 c; c < 2; ++c) {
            (uint256 inWallets, uint256 credited, uint256 inBids) = held(coins[c]);
            assertEq(coins[c].balanceOf(address(credits)), credited);
            assertEq(coins[c].balanceOf(address(platform.market)), inBids);
            assertEq(inWallets + credited + inBids + elsewhere[c], all[c]);
        }
        assertEq(address(platform.exchange).balance, platform.exchange.realBase() + platform.exchange.unclaimedFee());
        assertEq(gbt.balanceOf(address(platform.exchange)), platform.exchange.tokenReserve());
        assertEq(gbt.balanceOf(address(platform.gacha)), reserve());
        assertEq(reserve(), handler.paidForPets() + handler.paidForPulls());
        assertEq(gbt.balanceOf(address(platform.boxes)), handler.heldInBox());
    }

    function assertPetsAndShares() private view {
        IPledge.Pool memory pool = platform.pledge.poolOf(address(platform.gacha));
        uint256 inWallets;
        for (uint256 i; i < handler.peopleCount(); ++i) {
            inWallets += platform.pledge.balanceOf(handler.people(i), share);
        }
        assertEq(inWallets, pool.circulating);
        assertEq(pool.circulating + pool.fees + pool.reserved, pool.held * SHARES);
        assertEq(platform.gacha.balanceOf(address(platform.pledge)), pool.held);
        assertEq(platform.gacha.balanceOf(address(platform.boxes)), handler.petsInBox());
        IGacha.Machine memory machine = platform.gacha.machineOf(platform.machineId);
        uint256 returning;
        for (uint256 i = machine.settled; i < machine.orders; ++i) {
            if (platform.gacha.orderOf(platform.machineId, i).owner == address(0)) ++returning;
        }
        assertEq(machine.size + returning + handler.petCount(), 10_000);
    }

    function reserve() private view returns (uint256) {
        return platform.gacha.machineOf(platform.machineId).reserve;
    }

    /// @dev What the steps are worth: each of them does what it is called for.
    function test_EachStepHappens() external {
        handler.pull(0, 3);
        handler.pass(45);
        handler.settle(20);
        assertEq(handler.petCount(), 3);
        uint256[3] memory pets = [handler.pets(0), handler.pets(1), handler.pets(2)];
        handler.list(0, 1 ether, false);
        handler.buy(0, 1);
        assertEq(handler.holderOf(pets[0]), handler.people(1));
        handler.bid(1, 2, 2 ether, true);
        assertEq(handler.bidIn(coins[1], handler.people(2)), 2 ether);
        handler.accept(2);
        assertEq(handler.holderOf(pets[1]), handler.people(2));
        handler.pledge(0);
        handler.pledge(2);
        assertEq(platform.pledge.poolOf(address(platform.gacha)).held, 2);
        handler.giveShares(1, 0, 5 ether);
        handler.redeem(2, 0);
        assertEq(handler.holderOf(pets[2]), handler.people(0));
        uint256 before = gbt.balanceOf(handler.people(0));
        handler.giveBack(2);
        assertEq(gbt.balanceOf(handler.people(0)), before + 1.002 ether * 83 / 100);
        handler.sell(0, before / 8);
        assertEq(gbt.balanceOf(handler.people(0)), before + 1.002 ether * 83 / 100 - before / 8);
        handler.claim();
        handler.withdraw(20, false);
        assertGt(treasury.balance, 0);
        assertCoins();
        assertPetsAndShares();
    }

    function test_EachStepOfTheBoxHappens() external {
        handler.pull(0, 3);
        handler.pull(1, 3);
        handler.pass(45);
        handler.settle(20);
        for (uint256 i; i < 5; ++i) {
            handler.fill(i, 1 ether);
        }
        assertEq(handler.petsInBox(), 5);
        handler.publishBox();
        handler.drawBox(2, 2);
        handler.pass(45);
        handler.settleBox(1);
        handler.claimPrizes();
        assertEq(platform.gacha.balanceOf(handler.people(2)), 2);
        handler.drawBox(3, 1);
        assertEq(handler.paidForDraws(), 1 ether);
        // Nobody brings the round.
        handler.pass(8);
        handler.settleBoxOnly(1);
        assertEq(handler.paidForDraws(), 0);
        assertEq(credits.creditOf(coins[1], handler.people(3)), 1 ether);
        handler.claimTakings();
        assertGt(credits.creditOf(coins[1], treasury), 0);
        handler.pass(8);
        handler.emptyBox(0);
        assertEq(handler.petsInBox(), 0);
        assertCoins();
        assertPetsAndShares();
    }

    /// @dev With everything paused everything goes back the way it came, and nothing is left anywhere.
    function afterInvariant() external {
        vm.startPrank(admin);
        platform.exchange.pause();
        platform.gacha.pause();
        platform.market.pause();
        platform.pledge.pause();
        platform.boxes.pause();
        vm.stopPrank();
        vm.warp(vm.getBlockTimestamp() + 8 days);
        for (uint256 i; i < 20; ++i) {
            handler.cancelBid(i);
        }
        handler.settleOnly(type(uint256).max);
        handler.settleBoxOnly(type(uint256).max);
        handler.claimPrizes();
        handler.claimTakings();
        handler.emptyBox(0);
        assertEq(handler.petsInBox(), 0);
        assertEq(gbt.balanceOf(address(platform.boxes)), 0);
        gatherShares();
        uint256 count = handler.petCount();
        for (uint256 i = count; i > 0; --i) {
            giveBack(handler.pets(i - 1));
        }
        platform.gacha.settle(platform.machineId, type(uint256).max);
        handler.claim();
        for (uint256 i; i < handler.peopleCount(); ++i) {
            sellAll(handler.people(i));
        }
        assertEq(reserve(), 0);
        assertEq(platform.gacha.machineOf(platform.machineId).size, 10_000);
        assertEq(platform.pledge.poolOf(address(platform.gacha)).held, 0);
        assertEq(platform.exchange.tokenReserve(), SUPPLY);
        (uint256 inWallets, uint256 credited, uint256 inBids) = held(NATIVE);
        assertEq(credited + inBids, 0);
        assertEq(inWallets + address(platform.exchange).balance, 20_000 ether);
        // Only what the curve rounds, a wei for each trade.
        assertLt(address(platform.exchange).balance, 1e6);
    }

    /// @dev The fee recipient claims its shares, and one holder gets all shares.
    function gatherShares() private {
        handler.claim();
        address last = handler.people(0);
        for (uint256 i = 1; i < handler.peopleCount(); ++i) {
            address who = handler.people(i);
            uint256 amount = platform.pledge.balanceOf(who, share);
            vm.prank(who);
            platform.pledge.transfer(last, share, amount);
        }
    }

    function giveBack(uint256 tokenId) private {
        address holder = handler.holderOf(tokenId);
        assertEq(platform.gacha.ownerOf(tokenId), holder);
        if (holder == address(platform.pledge)) {
            holder = handler.people(0);
            vm.prank(holder);
            platform.pledge.redeem(address(platform.gacha), tokenId, holder, type(uint256).max);
        }
        vm.prank(holder);
        platform.gacha.redeem(tokenId, holder);
    }

    /// @dev What the ledger keeps, then all the GBT, then the fees of that sale.
    function sellAll(address who) private {
        vm.startPrank(who);
        for (uint256 c; c < 2; ++c) {
            if (credits.creditOf(coins[c], who) != 0) credits.withdraw(coins[c], who);
        }
        uint256 all = gbt.balanceOf(who);
        (uint256 out,) = platform.exchange.quoteSell(all);
        if (out != 0) platform.exchange.sell(all, out, vm.getBlockTimestamp(), who);
        // Too little for a sale goes to the fee recipient, which sells last.
        else gbt.transfer(treasury, all);
        vm.stopPrank();
        if (who != treasury) return;
        platform.exchange.claimFee();
        vm.prank(who);
        credits.withdraw(NATIVE, who);
    }
}
