// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../src/shared/Coin.sol";
import {AuctionsTest} from "./AuctionsTest.sol";

/// @notice The gas each transaction uses. Every account has had a credit and owned a token before, and the auctions hold
/// another token.
contract AuctionsGas is AuctionsTest {
    function setUp() public override {
        super.setUp();
        address[4] memory accounts = [treasury, creator, seller, alice];
        for (uint256 i; i < 4; ++i) {
            credits.credit{value: 1}(NATIVE, accounts[i], 1);
        }
        mintAs(bob);
        foreign.mint(bob, 1);
        foreign.mint(address(auctions), 2);
        uint256 other = mintAs(stranger);
        vm.prank(stranger);
        collection.transferFrom(stranger, address(auctions), other);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("auctions", action);
    }

    function test_Gas_PlatformCollection() external {
        createIn(NATIVE);
        measured("create");
        bidAs(alice, NATIVE, 1 ether);
        measured("bid, first");
        bidAs(bob, NATIVE, 2 ether);
        measured("bid, outbids");
        vm.warp(END);
        settle();
        measured("settle, fee and royalty");
    }

    function test_Gas_ForeignCollection() external {
        vm.prank(seller);
        auctions.create(address(foreign), FOREIGN_ID, NATIVE, RESERVE, 0, END);
        measured("create, foreign collection");
        vm.prank(bob);
        auctions.bid{value: RESERVE}(address(foreign), FOREIGN_ID, NATIVE, RESERVE, NOW);
        vm.warp(END);
        auctions.settle(address(foreign), FOREIGN_ID);
        measured("settle, fee and royalty, foreign collection");
    }

    function test_Gas_Cancel() external {
        createIn(NATIVE);
        vm.prank(seller);
        auctions.cancel(address(collection), tokenId);
        measured("cancel");
    }
}
