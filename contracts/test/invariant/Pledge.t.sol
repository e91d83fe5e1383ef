// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPledge} from "../../src/pledge/IPledge.sol";
import {PledgeTest} from "../pledge/PledgeTest.sol";
import {PledgeHandler} from "./PledgeHandler.sol";

/// @notice What stays true whoever pledges, trades and redeems, in whatever order and under whatever settings.
contract PledgeInvariants is PledgeTest {
    PledgeHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new PledgeHandler(pledge, collection, admin, treasury);
        targetContract(address(handler));
    }

    /// @dev The shares there are, in hands, for the house and kept back, are exactly those of the tokens that are here; what
    /// they are redeemed for never adds up to more; and every token is whose it should be.
    function invariant_SharesAndTokensCoverEachOther() external view {
        IPledge.Pool memory pool = pledge.poolOf(address(collection));
        (IPledge.Settings memory settings_,,) = pledge.settingsOf(address(collection));
        uint256 inHands;
        for (uint256 i; i < 4; ++i) {
            inHands += pledge.balanceOf(handler.people(i), id);
        }
        assertEq(inHands, pool.circulating);
        uint256 here;
        uint256 prices;
        uint256 discounts;
        for (uint256 i; i < 5; ++i) {
            uint256 token = handler.tokens(i);
            IPledge.Pledged memory pledged = pledge.pledgeOf(address(collection), token);
            bool isHere = handler.ownerOf(token) == address(0);
            assertEq(isHere, pledged.from != address(0));
            assertEq(collection.ownerOf(token), isHere ? address(pledge) : handler.ownerOf(token));
            if (!isHere) continue;
            ++here;
            prices += pledged.redeemPrice;
            discounts += settings_.sharesCount - pledged.redeemPrice;
            assertEq(pledged.sharesCount, settings_.sharesCount);
        }
        assertEq(pool.held, here);
        assertEq(pool.circulating + pool.fees + pool.reserved, here * settings_.sharesCount);
        assertLe(prices, here * settings_.sharesCount);
        assertGe(pool.reserved, discounts);
    }

    /// @dev In a pause, once the house has its shares and passes all of them on, one holder of all shares has every token.
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
