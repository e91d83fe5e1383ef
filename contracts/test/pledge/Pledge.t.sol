// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ERC6909} from "solady/src/tokens/ERC6909.sol";

import {IPledge} from "../../src/pledge/IPledge.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {StubbornCollection} from "../mocks/Collections.sol";
import {PledgeTest} from "./PledgeTest.sol";

contract PledgeUnitTest is PledgeTest {
    function test_Securitize_RevertGiven_Paused() external {
        vm.prank(pauser);
        pledge.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(alice);
        pledge.securitize(address(collection), tokenId, 1);
    }

    function test_Securitize_RevertWhen_ClosedOrOtherSettingsOrNotTheOwner() external {
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotOpen.selector, address(foreign)));
        pledge.securitize(address(foreign), 1, 0);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_SettingsMismatch.selector, address(collection), 1));
        pledge.securitize(address(collection), tokenId, 2);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, alice, bobsToken, bob));
        pledge.securitize(address(collection), bobsToken, 1);
    }

    function test_Securitize_RevertWhen_TheTokenIsNotReceivedOrIsPledged() external {
        StubbornCollection stubborn = new StubbornCollection();
        stubborn.mint(alice, 1);
        deployPledge(address(stubborn));
        openPledging(address(stubborn));
        bytes memory refusal = abi.encodeWithSelector(IPledge.Pledge_TokenNotReceived.selector, address(stubborn), 1);
        vm.startPrank(alice);
        stubborn.approve(address(pledge), 1);
        stubborn.setMode(StubbornCollection.Mode.Pretends);
        vm.expectRevert(refusal);
        pledge.securitize(address(stubborn), 1, 1);
        stubborn.setMode(StubbornCollection.Mode.Honest);
        pledge.securitize(address(stubborn), 1, 1);
        stubborn.setMode(StubbornCollection.Mode.Pretends);
        vm.expectRevert(refusal);
        pledge.securitize(address(stubborn), 1, 1);
        assertEq(pledge.balanceOf(alice, pledge.shareIdOf(address(stubborn))), SHARES - FEE);
    }

    /// @custom:spec chain-28
    function test_Securitize_MintsSharesLessTheFee() external {
        vm.expectEmit(address(pledge));
        emit IPledge.Securitized(
            address(collection), tokenId, alice, id, SHARES, FEE, NOW, NOW + LIMIT, NOW + DISCOUNT_TIME, DISCOUNT
        );
        assertEq(securitizeAs(alice, tokenId), SHARES - FEE);
        assertEq(collection.ownerOf(tokenId), address(pledge));
        assertEq(pledge.balanceOf(alice, id), SHARES - FEE);
        IPledge.Pledged memory pledged = pledge.pledgeOf(address(collection), tokenId);
        assertEq(pledged.from, alice);
        assertEq(pledged.time, NOW);
        assertEq(pledged.nftContract, address(collection));
        assertEq(pledged.tokenId, tokenId);
        assertEq(pledged.coin, id);
        assertEq(pledged.sharesCount, SHARES);
        assertEq(pledged.feeAmount, FEE);
        assertEq(pledged.redeemPrice, SHARES);
        IPledge.Pool memory pool = pledge.poolOf(address(collection));
        assertEq(pool.held, 1);
        assertEq(pool.circulating, SHARES - FEE);
        assertEq(pool.fees, FEE - DISCOUNT);
        assertEq(pool.reserved, DISCOUNT);
    }

    function test_Redeem_RevertWhen_TheTokenIsNotPledged() external {
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotPledged.selector, address(collection), tokenId));
        redeemAs(alice, tokenId);
        IPledge.Pledged memory none;
        assertEq(abi.encode(pledge.pledgeOf(address(collection), tokenId)), abi.encode(none));
    }

    function test_Redeem_RevertWhen_TooEarlyForOthers() external {
        aliceHasEnough();
        vm.warp(NOW + LIMIT - 1);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_OnlyPledger.selector, bob, NOW + LIMIT));
        redeemAs(alice, bobsToken);
        vm.warp(NOW + LIMIT);
        redeemAs(alice, bobsToken);
        assertEq(collection.ownerOf(bobsToken), alice);
    }

    function test_Redeem_RevertWhen_ThePriceIsAboveTheMaximum() external {
        aliceHasEnough();
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_PriceAboveMaximum.selector, SHARES, SHARES - 1));
        vm.prank(alice);
        pledge.redeem(address(collection), tokenId, alice, SHARES - 1);
    }

    /// @dev The transaction of a buyer who saw the discounted price arrives after the token was redeemed and pledged again.
    function test_Redeem_RevertWhen_TheTokenWasPledgedAgain() external {
        IPledge.Settings memory anyone = settings();
        anyone.redeemLimit = 0;
        vm.prank(admin);
        pledge.setSettings(address(collection), anyone);
        securitizeAs(alice, tokenId);
        securitizeAs(bob, bobsToken);
        vm.warp(NOW + DISCOUNT_TIME);
        uint256 seen = pledge.pledgeOf(address(collection), tokenId).redeemPrice;
        give(bob, alice, SHARES - FEE);
        redeemAs(alice, tokenId);
        securitizeAs(alice, tokenId);
        give(alice, buyer, SHARES);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_PriceAboveMaximum.selector, SHARES, seen));
        vm.prank(buyer);
        pledge.redeem(address(collection), tokenId, buyer, seen);
        assertEq(pledge.balanceOf(buyer, id), SHARES);
    }

    function test_Redeem_RevertWhen_TooFewShares() external {
        aliceHasEnough();
        give(alice, bob, 1);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InsufficientShares.selector, SHARES, SHARES - 1));
        redeemAs(alice, tokenId);
    }

    function test_Redeem_RevertWhen_TheReceiverIsInvalid() external {
        aliceHasEnough();
        address[2] memory nowhere = [address(0), address(pledge)];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidReceiver.selector, nowhere[i]));
            vm.prank(alice);
            pledge.redeem(address(collection), tokenId, nowhere[i], SHARES);
        }
    }

    /// @custom:spec chain-29
    function testFuzz_Redeem_SucceedsExactlyWhereCanRedeemReturnsYes(uint256 after_, uint96 shares, bool isPledger)
        external
    {
        after_ = bound(after_, 0, 100 days);
        securitizeAs(alice, tokenId);
        securitizeAs(bob, bobsToken);
        // All shares except the fees.
        give(alice, stranger, SHARES - FEE);
        give(bob, stranger, SHARES - FEE);
        address who = isPledger ? alice : buyer;
        shares = uint96(bound(shares, SHARES - 2 * FEE, SHARES));
        give(stranger, who, shares);
        vm.warp(NOW + after_);
        vm.prank(pauser);
        pledge.pause();
        (IPledge.RedeemStatus answer, uint256 price) = pledge.canRedeem(who, address(collection), tokenId);
        assertEq(price, after_ < DISCOUNT_TIME ? SHARES : SHARES - DISCOUNT);
        if (!isPledger && after_ < LIMIT) {
            assertTrue(answer == IPledge.RedeemStatus.OnlyPledger);
            vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_OnlyPledger.selector, alice, NOW + LIMIT));
        } else if (shares < price) {
            assertTrue(answer == IPledge.RedeemStatus.TooFewShares);
            vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InsufficientShares.selector, price, shares));
        } else {
            assertTrue(answer == IPledge.RedeemStatus.Yes);
            vm.expectEmit(address(pledge));
            emit IPledge.Redeemed(address(collection), tokenId, who, who, price);
        }
        redeemAs(who, tokenId);
        if (answer != IPledge.RedeemStatus.Yes) return;
        assertRedeemed(who, shares, price);
    }

    function assertRedeemed(address who, uint256 shares, uint256 price) private {
        assertEq(collection.ownerOf(tokenId), who);
        assertEq(pledge.balanceOf(who, id), shares - price);
        IPledge.Pool memory pool = pledge.poolOf(address(collection));
        assertEq(pool.held, 1);
        assertEq(pool.reserved, DISCOUNT);
        assertEq(pool.fees, 2 * (FEE - DISCOUNT) + (price == SHARES ? DISCOUNT : 0));
        assertEq(pool.circulating + pool.fees + pool.reserved, SHARES);
        (IPledge.RedeemStatus answer,) = pledge.canRedeem(who, address(collection), tokenId);
        assertTrue(answer == IPledge.RedeemStatus.NotPledged);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotPledged.selector, address(collection), tokenId));
        redeemAs(who, tokenId);
    }

    /// @dev If the discount equals the fee, the shares minted to the pledger are enough.
    function test_Redeem_WithADiscountEqualToTheFeeNeedsNoOtherShares() external {
        IPledge.Settings memory even = settings();
        even.discountPrecent = even.feePercent;
        vm.prank(admin);
        pledge.setSettings(address(collection), even);
        securitizeAs(alice, tokenId);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NothingToClaim.selector, address(collection)));
        claimFees();
        vm.warp(NOW + DISCOUNT_TIME);
        redeemAs(alice, tokenId);
        assertEq(collection.ownerOf(tokenId), alice);
        assertEq(pledge.balanceOf(alice, id), 0);
    }

    function test_Claim_RevertWhen_ThereAreNoFees() external {
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NothingToClaim.selector, address(collection)));
        claimFees();
    }

    function testFuzz_Claim_RevertWhen_TheCallerIsNotTheFeeRecipient(address caller) external {
        vm.assume(caller != treasury);
        securitizeAs(alice, tokenId);
        vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_NotFeeRecipient.selector, caller));
        vm.prank(caller);
        pledge.claim(address(collection));
    }

    /// @dev Fees earned under a recipient that cannot call are not lost.
    function test_Claim_UnclaimedFeesGoToTheNextRecipient() external {
        vm.prank(admin);
        pledge.setFeeRecipient(address(credits));
        securitizeAs(alice, tokenId);
        vm.prank(admin);
        pledge.setFeeRecipient(treasury);
        assertEq(claimFees(), FEE - DISCOUNT);
        assertEq(pledge.balanceOf(treasury, id), FEE - DISCOUNT);
    }

    /// @custom:spec chain-30
    function test_Claim_MintsTheFeesToTheRecipient() external {
        aliceHasEnough();
        vm.prank(pauser);
        pledge.pause();
        vm.expectEmit(address(pledge));
        emit IPledge.FeeClaimed(address(collection), treasury, 2 * (FEE - DISCOUNT));
        assertEq(claimFees(), 2 * (FEE - DISCOUNT));
        assertEq(pledge.balanceOf(treasury, id), 2 * (FEE - DISCOUNT));
        redeemAs(alice, tokenId);
        assertEq(claimFees(), DISCOUNT);
        assertEq(pledge.balanceOf(treasury, id), 2 * FEE - DISCOUNT);
    }

    function test_Shares_AreTransferredAsErc6909() external {
        securitizeAs(alice, tokenId);
        vm.startPrank(alice);
        pledge.approve(bob, id, 5);
        pledge.transfer(stranger, id, 3);
        address[2] memory nowhere = [address(0), address(pledge)];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidReceiver.selector, nowhere[i]));
            pledge.transfer(nowhere[i], id, 1);
        }
        vm.stopPrank();
        vm.startPrank(bob);
        pledge.transferFrom(alice, bob, id, 5);
        vm.expectRevert(ERC6909.InsufficientPermission.selector);
        pledge.transferFrom(alice, bob, id, 1);
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPledge.Pledge_InvalidReceiver.selector, nowhere[i]));
            pledge.transferFrom(alice, nowhere[i], id, 0);
        }
        assertEq(pledge.balanceOf(bob, id), 5);
        assertEq(pledge.balanceOf(stranger, id), 3);
        assertEq(pledge.balanceOf(alice, id), SHARES - FEE - 8);
        assertEq(pledge.name(uint160(address(0xA1))), "Shares of 0x00000000000000000000000000000000000000a1");
        assertEq(pledge.symbol(id), "SHARE");
        assertEq(pledge.decimals(id), 18);
        assertEq(pledge.tokenURI(id), "");
    }

    function test_Constructor_SetsRoles() external view {
        assertEq(pledge.roles(), address(roles));
        assertEq(pledge.feeRecipient(), treasury);
    }
}
