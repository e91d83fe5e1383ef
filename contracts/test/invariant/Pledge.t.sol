// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPledge} from "../../src/pledge/IPledge.sol";
import {PledgeTest} from "../pledge/PledgeTest.sol";
import {PledgeHandler} from "./PledgeHandler.sol";

/// @notice Properties that hold for any sequence of pledges, transfers, redemptions and settings.
contract PledgeInvariants is PledgeTest {
    PledgeHandler private handler;

    function setUp() public override {
        super.setUp();
        targetContract(address(handler));
    }

    function mintMore() internal override {
        handler = new PledgeHandler(pledge, collection, admin, treasury);
    }

    /// @dev Circulating shares, fees and reserves are exactly the shares of the pledged tokens; the redeem prices never add up
    /// to more; and every token has its expected owner.
    function invariant_SharesAndTokensCoverEachOther() external view {
        IPledge.Pool memory pool = pledge.poolOf(address(collection));
        (IPledge.Settings memory settings_,,) = pledge.settingsOf(address(collection));
        uint256 circulating;
        for (uint256 i; i < 4; ++i) {
            circulating += pledge.balanceOf(handler.people(i), id);
        }
        assertEq(circulating, pool.circulating);
        uint256 pledgedCount;
        uint256 prices;
        uint256 discounts;
        for (uint256 i; i < 5; ++i) {
            uint256 token = handler.tokens(i);
            IPledge.Pledged memory pledged = pledge.pledgeOf(address(collection), token);
            bool isPledged = handler.ownerOf(token) == address(0);
            assertEq(isPledged, pledged.from != address(0));
            assertEq(collection.ownerOf(token), isPledged ? address(pledge) : handler.ownerOf(token));
            if (!isPledged) continue;
            ++pledgedCount;
            prices += pledged.redeemPrice;
            discounts += settings_.sharesCount - pledged.redeemPrice;
            assertEq(pledged.sharesCount, settings_.sharesCount);
        }
        assertEq(pool.held, pledgedCount);
        assertEq(pool.circulating + pool.fees + pool.reserved, pledgedCount * settings_.sharesCount);
        assertLe(prices, pledgedCount * settings_.sharesCount);
        assertGe(pool.reserved, discounts);
    }

    /// @dev While paused, an account that gets all shares, including the claimed fees, can redeem every token.
    function afterInvariant() external {
        vm.startPrank(admin);
        pledge.setOpen(address(collection), false);
        pledge.pause();
        factory.pause();
        vm.stopPrank();
        vm.warp(vm.getBlockTimestamp() + 100 days);
        address last = handler.people(0);
        handler.claim();
        for (uint256 i = 1; i < 4; ++i) {
            address person = handler.people(i);
            uint256 shares = pledge.balanceOf(person, id);
            vm.prank(person);
            pledge.transfer(last, id, shares);
        }
        for (uint256 i; i < 5; ++i) {
            uint256 token = handler.tokens(i);
            if (handler.ownerOf(token) != address(0)) continue;
            handler.redeem(i, 0);
            assertEq(collection.ownerOf(token), last);
        }
        assertEq(pledge.poolOf(address(collection)).held, 0);
        assertEq(pledge.poolOf(address(collection)).circulating, 0);
        assertEq(pledge.balanceOf(last, id), 0);
    }
}
