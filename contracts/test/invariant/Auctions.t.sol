// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {AuctionsTest} from "../auctions/AuctionsTest.sol";
import {AuctionsHandler} from "./AuctionsHandler.sol";

/// @notice Invariants of the auctions under any sequence of calls.
/// forge-config: default.invariant.runs = 12
/// forge-config: deep.invariant.runs = 64
contract AuctionsInvariants is AuctionsTest {
    AuctionsHandler private handler;
    Coin[2] private coins;

    function setUp() public override {
        super.setUp();
        coins = [NATIVE, coin];
        handler = new AuctionsHandler(auctions, credits, collection, coin, creator, treasury);
        targetContract(address(handler));
    }

    function bidsOf(address account, Coin coin_) private view returns (uint256 sum) {
        for (uint256 id = 2; id < 5; ++id) {
            IAuctions.Lot memory lot = auctions.lotOf(address(collection), id);
            if (lot.bidder == account && lot.coin == coin_) sum += lot.amount;
        }
    }

    /// @dev The contract holds the highest bids and the tokens of the lots, and nothing else. Every account owns what the
    /// model says, to the last wei: no lot pays out twice or to the wrong account.
    function invariant_BalancesMatchTheModel() external view {
        for (uint256 c; c < 2; ++c) {
            uint256 escrow;
            uint256 owed;
            for (uint256 i; i < handler.peopleCount(); ++i) {
                address account = handler.people(i);
                uint256 bids = bidsOf(account, coins[c]);
                uint256 credit = credits.creditOf(coins[c], account);
                escrow += bids;
                owed += credit;
                assertEq(coins[c].balanceOf(account) + credit + bids, handler.worth(coins[c], account));
            }
            assertEq(coins[c].balanceOf(address(auctions)), escrow);
            assertEq(coins[c].balanceOf(address(credits)), owed);
        }
        for (uint256 id = 2; id < 5; ++id) {
            address seller_ = auctions.lotOf(address(collection), id).seller;
            assertEq(collection.ownerOf(id), seller_ == address(0) ? handler.ownerOf(id) : address(auctions));
            if (seller_ != address(0)) assertEq(seller_, handler.ownerOf(id));
        }
    }

    /// @dev With everything paused and delisted, every lot still settles and every credit is withdrawn.
    function afterInvariant() external {
        vm.startPrank(admin);
        auctions.pause();
        factory.pause();
        auctions.setCoin(coin, false);
        auctions.setBlacklisted(address(collection), true);
        vm.stopPrank();
        vm.warp(vm.getBlockTimestamp() + 2 days);
        for (uint256 id = 2; id < 5; ++id) {
            handler.settle(id - 2);
            assertEq(collection.ownerOf(id), handler.ownerOf(id));
        }
        for (uint256 p; p < handler.peopleCount(); ++p) {
            vm.startPrank(handler.people(p));
            for (uint256 c; c < 2; ++c) {
                if (credits.creditOf(coins[c], handler.people(p)) != 0) credits.withdraw(coins[c], handler.people(p));
                assertEq(coins[c].balanceOf(handler.people(p)), handler.worth(coins[c], handler.people(p)));
            }
            vm.stopPrank();
        }
        for (uint256 c; c < 2; ++c) {
            assertEq(coins[c].balanceOf(address(auctions)), 0);
            assertEq(coins[c].balanceOf(address(credits)), 0);
        }
    }
}
