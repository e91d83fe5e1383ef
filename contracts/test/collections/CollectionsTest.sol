// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Collection} from "../../src/collections/Collection.sol";
import {CollectionFactory} from "../../src/collections/CollectionFactory.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ADMIN} from "../../src/shared/IRoles.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice A factory, an open and unlimited collection, and the accounts of the tests.
abstract contract CollectionsTest is Test {
    string internal constant IPFS_URI = "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
    string internal constant WEB_URI = "https://mofu.example/pet/1.json";
    uint96 internal constant MINT_FEE = 0.001 ether;
    uint96 internal constant DEPLOY_FEE = 0.01 ether;

    address internal platformOwner = makeAddr("platform owner");
    address internal admin = makeAddr("admin");
    address internal treasury = makeAddr("treasury");
    address internal owner = makeAddr("owner");
    address internal creator = makeAddr("creator");
    address internal minter = makeAddr("minter");
    address internal buyer = makeAddr("buyer");
    address internal stranger = makeAddr("stranger");
    address internal collaborator = makeAddr("collaborator");

    Credits internal credits;
    Roles internal roles;
    CollectionFactory internal factory;
    Collection internal collection;

    function setUp() public virtual {
        credits = new Credits();
        roles = new Roles(platformOwner);
        factory = new CollectionFactory(roles, credits);
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        factory.setFeeRecipient(treasury);
        vm.stopPrank();
        collection = deployAs(owner, newCollection());
        vm.deal(owner, 10 ether);
        vm.deal(minter, 10 ether);
        vm.deal(stranger, 10 ether);
    }

    /// @dev Open, without a limit, by `creator`.
    function newCollection() internal view returns (ICollectionFactory.NewCollection memory) {
        return ICollectionFactory.NewCollection({
            name: "Mofu Pets", symbol: "MOFU", creator: creator, maxMint: 0, isOpen: true, salt: 0
        });
    }

    function deployAs(address who, ICollectionFactory.NewCollection memory params) internal returns (Collection) {
        uint256 fee = factory.deployFee();
        vm.deal(who, who.balance + fee);
        vm.prank(who);
        return Collection(factory.deploy{value: fee}(params));
    }

    function limited(uint64 maxMint) internal returns (Collection) {
        ICollectionFactory.NewCollection memory params = newCollection();
        params.maxMint = maxMint;
        return deployAs(owner, params);
    }

    function mintAs(address who) internal returns (uint256 tokenId) {
        vm.prank(who);
        return collection.mint(creator, IPFS_URI, 500, anyFee());
    }

    function setMintFee() internal {
        vm.prank(admin);
        factory.setMintFee(NATIVE, MINT_FEE);
    }

    /// @dev A mint fee in a token. The minter has a balance, and the collection an allowance.
    function setTokenFee(uint96 fee) internal returns (PlainToken token) {
        token = new PlainToken(6);
        vm.prank(admin);
        factory.setMintFee(Coin.wrap(address(token)), fee);
        token.mint(minter, 1000 ether);
        vm.prank(minter);
        token.approve(address(collection), 1000 ether);
    }

    function setDeployFee() internal {
        vm.prank(admin);
        factory.setDeployFee(DEPLOY_FEE);
    }

    /// @dev The slot of the collection's state, which holds the owner once a mint has written it.
    function stateSlot() internal view returns (bytes32) {
        for (uint256 i; i < 10; ++i) {
            if (address(bytes20(vm.load(address(collection), bytes32(i)))) == owner) return bytes32(i);
        }
        revert("no state");
    }
}
