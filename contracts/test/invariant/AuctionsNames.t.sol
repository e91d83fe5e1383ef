// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Auctions} from "../../src/auctions/Auctions.sol";
import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {CollectionFactory} from "../../src/collections/CollectionFactory.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "../names/NamesTest.sol";
import {AuctionsNamesHandler} from "./AuctionsNamesHandler.sol";

/// @notice Invariants of auctions of names, which may expire and change their owner while a lot holds them.
contract AuctionsNamesInvariants is NamesTest {
    Auctions private auctions;
    AuctionsNamesHandler private handler;

    function setUp() public override {
        super.setUp();
        auctions = new Auctions(roles, credits, new CollectionFactory(roles, credits));
        vm.startPrank(admin);
        auctions.setCollection(address(names), true);
        auctions.setFeeRecipient(treasury);
        vm.stopPrank();
        handler = new AuctionsNamesHandler(auctions, names);
        targetContract(address(handler));
    }

    /// @dev No bid is lost or paid twice.
    function invariant_BidsAndBalancesMatchTheModel() external view {
        uint256 bids;
        uint256 owed = credits.creditOf(NATIVE, treasury);
        for (uint256 i; i < 4; ++i) {
            address account = handler.accounts(i);
            uint256 own;
            for (uint256 n; n < 2; ++n) {
                IAuctions.Lot memory lot = auctions.lotOf(address(names), handler.tokenId(n));
                if (lot.bidder == account) own += lot.amount;
            }
            uint256 credit = credits.creditOf(NATIVE, account);
            assertEq(account.balance + credit + own, handler.worth(account));
            bids += own;
            owed += credit;
        }
        assertEq(address(auctions).balance, bids);
        assertEq(address(credits).balance, owed);
        assertEq(bids, handler.openBid(handler.tokenId(0)) + handler.openBid(handler.tokenId(1)));
    }

    /// @dev Once every name has expired, every bid that is left can be reclaimed.
    function afterInvariant() external {
        vm.warp(vm.getBlockTimestamp() + 100 * 365 days);
        for (uint256 n; n < 2; ++n) {
            IAuctions.Lot memory lot = auctions.lotOf(address(names), handler.tokenId(n));
            if (lot.bidder == address(0)) continue;
            vm.prank(lot.bidder);
            auctions.reclaimBid(address(names), handler.tokenId(n));
        }
        assertEq(address(auctions).balance, 0);
    }
}
