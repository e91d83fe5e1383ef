// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

/// @notice A closed collection with a sale that is open to all, and the whitelist in test/fixtures.
abstract contract SaleTest is CollectionsTest {
    /// @dev An entry of the fixture's whitelist.
    struct Row {
        address account;
        uint256 price;
        uint256 limit;
        bytes32[] proof;
    }

    string internal constant FOLDER = "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
    string internal constant TREE_URI = "https://mofu.example/whitelist.json";
    uint96 internal constant PRICE = 0.5 ether;
    uint96 internal constant ROYALTY = 250;
    uint256 internal constant ROWS = 7;

    string private fixture;
    bytes32 internal root;

    function setUp() public virtual override {
        super.setUp();
        fixture = vm.readFile("test/fixtures/whitelist.json");
        root = vm.parseJsonBytes32(fixture, ".root");
        vm.startPrank(owner);
        collection.close();
        collection.startSale(saleTerms(), FOLDER, ROYALTY);
        vm.stopPrank();
    }

    function saleTerms() internal view returns (ICollectionSale.SaleTerms memory) {
        return ICollectionSale.SaleTerms({
            coin: NATIVE, price: PRICE, limit: 3, allOpen: true, merkleRoot: root, treeUri: TREE_URI
        });
    }

    function row(uint256 index) internal view returns (Row memory) {
        string memory path = string.concat(".listed[", vm.toString(index), "]");
        return Row({
            account: vm.parseJsonAddress(fixture, string.concat(path, ".account")),
            price: vm.parseUint(vm.parseJsonString(fixture, string.concat(path, ".price"))),
            limit: vm.parseUint(vm.parseJsonString(fixture, string.concat(path, ".limit"))),
            proof: vm.parseJsonBytes32Array(fixture, string.concat(path, ".proof"))
        });
    }

    function list(address account, uint96 price, uint32 limit) internal {
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        vm.prank(owner);
        collection.setWhitelist(accounts, price, limit);
    }

    function buyOpen(address account, uint256 quantity) internal returns (uint256 firstId) {
        uint256 due = (PRICE + factory.mintFee()) * quantity;
        (, uint256 series,,,,) = collection.sale();
        vm.deal(account, account.balance + due);
        vm.prank(account);
        return collection.mintOpen{value: due}(series, quantity, NATIVE, PRICE, anyFee());
    }

    function usedCount(address account) internal view returns (uint256) {
        return collection.whitelistItem(account).usedCount;
    }
}
