// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {MaxFee} from "../../src/collections/MaxFee.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {Whitelist} from "../../src/shared/Whitelist.sol";
import {SaleTest} from "./SaleTest.sol";

/// @notice The gas of buying in a sale with a whitelist of 1,024 wallets (a proof of ten).
contract SaleGas is SaleTest {
    bytes32[] private proof;

    function setUp() public override {
        super.setUp();
        mintAs(owner);
        buyOpen(stranger, 1);
    }

    /// @dev A tree of which only the buyer's proof is known; its siblings are arbitrary.
    function startWithTree(uint256 price) private {
        bytes32 node = Whitelist.leaf(buyer, price, 5);
        delete proof;
        for (uint256 i; i < 10; ++i) {
            bytes32 sibling = keccak256(abi.encode(i));
            proof.push(sibling);
            node = node < sibling ? keccak256(abi.encode(node, sibling)) : keccak256(abi.encode(sibling, node));
        }
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.merkleRoot = node;
        vm.prank(owner);
        collection.updateSale(terms);
    }

    function buy(uint256 price, uint256 quantity, string memory action) private {
        uint256 fee = factory.mintFee();
        uint256 due = (price + fee) * quantity;
        vm.deal(buyer, due);
        vm.prank(buyer);
        collection.mintWhitelisted{value: due}(1, quantity, NATIVE, price, 5, proof, MaxFee(NATIVE, fee));
        vm.snapshotGasLastCall("collections", action);
    }

    function test_Gas_Whitelisted_Free() external {
        startWithTree(0);
        buy(0, 1, "whitelisted mint, new holder, free");
        buy(0, 1, "whitelisted mint, holder, free");
    }

    function test_Gas_Whitelisted_Priced() external {
        startWithTree(PRICE);
        buy(PRICE, 1, "whitelisted mint, new holder, with a price");
        buy(PRICE, 3, "whitelisted mint of 3, holder, with a price");
    }

    function test_Gas_Whitelisted_PricedWithFee() external {
        startWithTree(PRICE);
        setMintFee();
        buyOpen(stranger, 1);
        buy(PRICE, 1, "whitelisted mint, new holder, with a price and a fee");
    }

    function test_Gas_Open() external {
        vm.deal(buyer, PRICE);
        vm.prank(buyer);
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, MaxFee(NATIVE, 0));
        vm.snapshotGasLastCall("collections", "open mint in a sale, new holder, with a price");
    }

    /// @dev The cheapest mint: without a URI, creator, price or whitelist of its own.
    function test_Gas_Open_Free() external {
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.price = 0;
        vm.prank(owner);
        collection.updateSale(terms);
        vm.startPrank(buyer);
        collection.mintOpen(1, 1, NATIVE, 0, MaxFee(NATIVE, 0));
        vm.snapshotGasLastCall("collections", "open mint in a sale, new holder, free");
        collection.mintOpen(1, 1, NATIVE, 0, MaxFee(NATIVE, 0));
        vm.snapshotGasLastCall("collections", "open mint in a sale, holder, free");
    }
}
