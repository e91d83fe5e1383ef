// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {StubbornCollection} from "../mocks/Collections.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

contract AuctionsSettlementTest is AuctionsTest {
    function test_Settle_RevertWhen_LotNotFoundOrNotOver() external {
        vm.expectRevert(lotNotFound());
        settle();
        createIn(NATIVE);
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END));
        settle();
        vm.warp(END);
        settle();
        vm.expectRevert(lotNotFound());
        settle();
    }

    function test_Settle_ReturnsTheTokenWithoutBids() external {
        createIn(coin);
        vm.warp(END);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotReturned(address(collection), tokenId, seller);
        settle();
        assertEq(collection.ownerOf(tokenId), seller);
        assertEq(lotNow().seller, address(0));
    }

    /// @custom:spec chain-18
    function testFuzz_CreatesBidsSettlesAndCancels(uint96 amount, uint16 royalty, bool inToken) external {
        amount = uint96(bound(amount, RESERVE, 50 ether));
        royalty = uint16(bound(royalty, 1, 1000));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.prank(seller);
        tokenId = collection.mint(creator, IPFS_URI, royalty, anyFee());
        createIn(coin_);
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
        assertEq(collection.ownerOf(tokenId), seller);
        createIn(coin_);
        bidAs(bob, coin_, amount);
        bidAs(alice, coin_, 2 * uint256(amount));
        vm.etch(alice, address(new Refuser()).code);
        uint256 price = 2 * uint256(amount);
        uint256 fee = price * 250 / 10_000;
        uint256 cut = price * royalty / 10_000;
        vm.warp(END);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotSettled(address(collection), tokenId, alice, seller, coin_, price, fee, creator, cut);
        settle();
        assertEq(collection.ownerOf(tokenId), alice);
        assertEq(credits.creditOf(coin_, seller), price - fee - cut);
        assertEq(credits.creditOf(coin_, treasury), fee);
        assertEq(credits.creditOf(coin_, creator), cut);
        assertEq(credits.creditOf(coin_, bob), amount);
        assertEq(coin_.balanceOf(address(auctions)), 0);
        assertTrue(lotNow().state == IAuctions.LotState.None);
    }

    /// @dev The seller cannot cancel a lot with a bid, so its fee must not rise afterwards.
    function testFuzz_Settle_ChargesTheFeeRateOfTheCreation(uint16 rate) external {
        rate = uint16(bound(rate, 0, 1000));
        createIn(NATIVE);
        bidAs(alice, NATIVE, RESERVE);
        vm.prank(admin);
        auctions.setFeeRate(rate);
        assertEq(lotNow().feeRate, 250);
        vm.warp(END);
        settle();
        assertEq(credits.creditOf(NATIVE, treasury), RESERVE * 250 / 10_000);
    }

    function test_Cancel_RevertWhen_NotTheSellerOrHasBid() external {
        createIn(NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_Unauthorized.selector, stranger));
        vm.prank(stranger);
        auctions.cancel(address(collection), tokenId);
        bidAs(alice, NATIVE, RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_HasBid.selector, alice, RESERVE));
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
    }

    function test_ReclaimBid_RevertWhen_NotTheBidderOrTooEarly() external {
        createIn(NATIVE);
        bidAs(alice, NATIVE, RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_Unauthorized.selector, bob));
        vm.prank(bob);
        auctions.reclaimBid(address(collection), tokenId);
        vm.warp(END + 30 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END + 30 days));
        vm.prank(alice);
        auctions.reclaimBid(address(collection), tokenId);
    }

    function test_ReclaimBid_CreditsTheBidderWhenTheCollectionRefusesTransfers() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(seller, 1);
        vm.prank(admin);
        auctions.setCollection(address(stubborn), true);
        vm.startPrank(seller);
        stubborn.approve(address(auctions), 1);
        auctions.create(address(stubborn), 1, NATIVE, RESERVE, 0, END);
        vm.stopPrank();
        vm.prank(alice);
        auctions.bid{value: RESERVE}(address(stubborn), 1, NATIVE, RESERVE, NOW);
        stubborn.setMode(StubbornCollection.Mode.Refuses);
        vm.warp(END + 30 days);
        vm.expectRevert(StubbornCollection.Stubborn.selector);
        auctions.settle(address(stubborn), 1);
        vm.expectEmit(address(auctions));
        emit IAuctions.BidReclaimed(address(stubborn), 1, alice, NATIVE, RESERVE);
        vm.prank(alice);
        auctions.reclaimBid(address(stubborn), 1);
        assertEq(credits.creditOf(NATIVE, alice), RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_Unauthorized.selector, alice));
        vm.prank(alice);
        auctions.reclaimBid(address(stubborn), 1);
        stubborn.setMode(StubbornCollection.Mode.Honest);
        auctions.settle(address(stubborn), 1);
        assertEq(stubborn.ownerOf(1), seller);
        assertEq(address(auctions).balance, 0);
    }

    function test_ConstructorArguments() external view {
        assertEq(auctions.credits(), address(credits));
        assertEq(auctions.roles(), address(roles));
        assertEq(auctions.feeRate(), 250);
        assertEq(auctions.feeRateCap(), 1000);
        assertEq(auctions.maxDuration(), 30 days);
    }
}
