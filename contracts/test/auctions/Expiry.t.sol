// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {ExpiringCollection} from "../mocks/Collections.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

/// @notice Lots of tokens that expire, or that leave the contract by other means.
contract AuctionsExpiryTest is AuctionsTest {
    uint40 private constant EXTENSIONS = 255 * 10 minutes;

    ExpiringCollection private expiring;

    function setUp() public override {
        super.setUp();
        expiring = new ExpiringCollection();
        vm.prank(admin);
        auctions.setCollection(address(expiring), true);
        expiring.mint(seller, 1);
        expiring.setExpiry(1, END + EXTENSIONS + 7 days);
        approveAs(seller);
        approveAs(bob);
    }

    function approveAs(address owner) private {
        vm.prank(owner);
        expiring.setApprovalForAll(address(auctions), true);
    }

    function createAs(address owner, Coin coin_) private {
        vm.prank(owner);
        auctions.create(address(expiring), 1, coin_, RESERVE, 0, END);
        lotStart = uint40(block.timestamp);
    }

    function bidFor(address bidder, Coin coin_, uint256 amount) private {
        vm.prank(bidder);
        auctions.bid{value: coin_.isNative() ? amount : 0}(address(expiring), 1, coin_, amount, lotStart);
    }

    /// @dev The token leaves the contract, as a name does when somebody else registers it.
    function moveTo(address owner) private {
        expiring.burn(1);
        expiring.mint(owner, 1);
    }

    function test_Create_RevertWhen_EndsTooCloseToExpiry() external {
        vm.prank(seller);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAuctions.Auctions_EndsTooCloseToExpiry.selector, END + 1 + EXTENSIONS, END + EXTENSIONS + 7 days
            )
        );
        auctions.create(address(expiring), 1, NATIVE, RESERVE, 0, END + 1);
        createAs(seller, NATIVE);
        assertEq(expiring.ownerOf(1), address(auctions));
    }

    /// @dev Whatever late bids do, a week remains in which the token can be delivered.
    function test_Bid_NeverExtendsIntoTheSettlementPeriod() external {
        vm.deal(alice, type(uint128).max);
        createAs(seller, NATIVE);
        for (uint256 i; i < 260; ++i) {
            IAuctions.Lot memory lot = auctions.lotOf(address(expiring), 1);
            vm.warp(lot.end - 1);
            bidFor(alice, NATIVE, lot.minBid);
        }
        assertLe(auctions.lotOf(address(expiring), 1).end + 7 days, expiring.expiresAt(1));
    }

    function testFuzz_Create_ReplacesALotWhoseTokenIsGone(bool inToken, bool hasBid, bool replacedInToken) external {
        Coin coin_ = inToken ? coin : NATIVE;
        createAs(seller, coin_);
        if (hasBid) bidFor(alice, coin_, 2 ether);
        moveTo(bob);
        vm.expectEmit(address(auctions));
        emit IAuctions.LotVoided(address(expiring), 1, seller, hasBid ? alice : address(0), coin_, hasBid ? 2 ether : 0);
        createAs(bob, replacedInToken ? coin : NATIVE);
        assertEq(credits.creditOf(coin_, alice), hasBid ? 2 ether : 0);
        assertEq(coin_.balanceOf(address(auctions)), 0);
        IAuctions.Lot memory lot = auctions.lotOf(address(expiring), 1);
        assertEq(lot.seller, bob);
        assertEq(lot.bidder, address(0));
        assertEq(lot.amount, RESERVE);
        assertTrue(lot.coin == (replacedInToken ? coin : NATIVE));
        // The previous seller has no rights in the new lot.
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_Unauthorized.selector, seller));
        vm.prank(seller);
        auctions.cancel(address(expiring), 1);
    }

    function test_Create_ReplacesNoLotForSomebodyWithoutTheToken() external {
        createAs(seller, NATIVE);
        bidFor(alice, NATIVE, RESERVE);
        expiring.burn(1);
        vm.expectRevert();
        createAs(bob, NATIVE);
        assertEq(auctions.lotOf(address(expiring), 1).bidder, alice);
        assertEq(credits.creditOf(NATIVE, alice), 0);
    }

    /// @dev With the token here, only settling ends a lot that has a bid.
    function testFuzz_ReclaimBid_RevertWhen_TheTokenCanBeDelivered(uint256 time) external {
        createAs(seller, NATIVE);
        bidFor(alice, NATIVE, RESERVE);
        vm.warp(bound(time, NOW, END + 30 days - 1));
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END + 30 days));
        vm.prank(alice);
        auctions.reclaimBid(address(expiring), 1);
    }

    function test_ReclaimBid_CreditsAtOnceWhenTheTokenIsGone() external {
        createAs(seller, NATIVE);
        bidFor(alice, NATIVE, RESERVE);
        moveTo(bob);
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IAuctions.Auctions_TooEarly.selector, END + 30 days));
        vm.prank(alice);
        auctions.reclaimBid(address(expiring), 1);
        vm.warp(END);
        vm.expectEmit(address(auctions));
        emit IAuctions.BidReclaimed(address(expiring), 1, alice, NATIVE, RESERVE);
        vm.prank(alice);
        auctions.reclaimBid(address(expiring), 1);
        assertEq(credits.creditOf(NATIVE, alice), RESERVE);
        // The new owner's lot refunds nobody a second time.
        vm.warp(NOW);
        createAs(bob, NATIVE);
        assertEq(credits.creditOf(NATIVE, alice), RESERVE);
    }

    /// @dev For a bidder that is a contract without a function for it.
    function test_ReclaimBid_AnyoneMayForTheBidderAfter30DaysWhenTheTokenIsGone() external {
        createAs(seller, NATIVE);
        bidFor(alice, NATIVE, RESERVE);
        bytes memory reason = abi.encodeWithSelector(IAuctions.Auctions_Unauthorized.selector, stranger);
        vm.warp(END + 30 days);
        vm.expectRevert(reason);
        vm.prank(stranger);
        auctions.reclaimBid(address(expiring), 1);
        moveTo(bob);
        vm.warp(END + 30 days - 1);
        vm.expectRevert(reason);
        vm.prank(stranger);
        auctions.reclaimBid(address(expiring), 1);
        vm.warp(END + 30 days);
        vm.prank(stranger);
        auctions.reclaimBid(address(expiring), 1);
        assertEq(credits.creditOf(NATIVE, alice), RESERVE);
        assertEq(credits.creditOf(NATIVE, stranger), 0);
        vm.expectRevert(reason);
        vm.prank(stranger);
        auctions.reclaimBid(address(expiring), 1);
    }

    /// @dev Too little gas for the collection's answer must not pass for a token that is gone.
    function testFuzz_ReclaimBid_CannotBeForcedWithLittleGas(uint256 gasLimit) external {
        createAs(seller, NATIVE);
        bidFor(alice, NATIVE, RESERVE);
        vm.warp(END);
        gasLimit = bound(gasLimit, 5000, 200_000);
        vm.prank(alice);
        (bool done,) =
            address(auctions).call{gas: gasLimit}(abi.encodeCall(auctions.reclaimBid, (address(expiring), 1)));
        assertFalse(done);
        assertEq(auctions.lotOf(address(expiring), 1).bidder, alice);
    }
}
