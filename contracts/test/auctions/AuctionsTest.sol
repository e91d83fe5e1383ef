// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Auctions} from "../../src/auctions/Auctions.sol";
import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice The auctions, a platform collection and a foreign one, a token of each owned by the seller, and a coin.
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
    /// @dev Of the lot that bids are for.
    uint40 internal lotStart = NOW;

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
        vm.prank(platformOwner);
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

    function fund(address account) internal {
        vm.deal(account, 100 ether);
        token.mint(account, 100 ether);
        vm.prank(account);
        token.approve(address(auctions), type(uint256).max);
    }

    /// @dev Puts up the seller's token of the platform collection, for a day.
    function createIn(Coin coin_) internal {
        vm.prank(seller);
        auctions.create(address(collection), tokenId, coin_, RESERVE, 0, END);
        lotStart = uint40(block.timestamp);
    }

    function bidAs(address account, Coin coin_, uint256 amount) internal {
        vm.prank(account);
        auctions.bid{value: coin_.isNative() ? amount : 0}(address(collection), tokenId, coin_, amount, lotStart);
    }

    function settle() internal {
        auctions.settle(address(collection), tokenId);
    }

    function lotNow() internal view returns (IAuctions.Lot memory) {
        return auctions.lotOf(address(collection), tokenId);
    }

    function lotNotFound() internal view returns (bytes memory) {
        return abi.encodeWithSelector(IAuctions.Auctions_LotNotFound.selector, address(collection), tokenId);
    }
}
