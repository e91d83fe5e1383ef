// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Auctions} from "../../src/auctions/Auctions.sol";
import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice An auction house, a collection of ours and one of others, a token of each with the seller, and a coin.
abstract contract AuctionsTest is CollectionsTest {
    uint256 internal constant RESERVE = 1 ether;
    uint256 internal constant FOREIGN_ID = 77;
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant END = NOW + 1 days;

    address internal pauser = makeAddr("pauser");
    address internal seller = makeAddr("seller");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    Auctions internal auctions;
    ForeignCollection internal foreign;
    PlainToken internal token;
    Coin internal coin;
    uint256 internal tokenId;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        auctions = new Auctions(roles, credits, factory);
        foreign = new ForeignCollection();
        foreign.setRoyalty(creator, 500);
        foreign.mint(seller, FOREIGN_ID);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        tokenId = mintAs(seller);
        vm.prank(house);
        roles.setRole(PAUSER, pauser, true);
        vm.startPrank(admin);
        auctions.setFeeRecipient(treasury);
        auctions.setCollection(address(foreign), true);
        auctions.setCoin(coin, true);
        vm.stopPrank();
        vm.startPrank(seller);
        collection.setApprovalForAll(address(auctions), true);
        foreign.setApprovalForAll(address(auctions), true);
        vm.stopPrank();
        fund(alice);
        fund(bob);
    }

    function fund(address who) internal {
        vm.deal(who, 100 ether);
        token.mint(who, 100 ether);
        vm.prank(who);
        token.approve(address(auctions), type(uint256).max);
    }

    /// @dev The seller's house token, for a day from now.
    function createIn(Coin coin_) internal {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, coin_, RESERVE, 0, END);
    }

    function bidAs(address who, Coin coin_, uint256 amount) internal {
        vm.prank(who);
        auctions.bid{value: coin_.isNative() ? amount : 0}(address(collection), tokenId, coin_, amount);
    }

    function settle() internal {
        auctions.settle(address(collection), tokenId);
    }

    function lotNow() internal view returns (IAuctions.Lot memory) {
        return auctions.lotOf(address(collection), tokenId);
    }

    function noLot() internal view returns (bytes memory) {
        return abi.encodeWithSelector(IAuctions.Auctions_NoLot.selector, address(collection), tokenId);
    }
}
