// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Collection} from "../../src/collections/Collection.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract DeployTest is CollectionsTest {
    ICollectionFactory.NewCollection private params;

    function setUp() public override {
        super.setUp();
        params = newCollection();
        params.salt = "second";
    }

    function textOf(uint256 length) private pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i; i < length; ++i) {
            text[i] = "x";
        }
        return string(text);
    }

    function test_RevertGiven_Paused() external {
        vm.prank(admin);
        factory.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(owner);
        factory.deploy(params);
    }

    /// @custom:spec chain-08
    function test_GivenClosed_OnlyAdminsDeploy_GivenOpen_Everybody() external {
        vm.expectEmit(address(factory));
        emit ICollectionFactory.Closed();
        vm.prank(admin);
        factory.close();
        assertFalse(factory.isOpen());

        bytes memory refusal = abi.encodeWithSelector(ICollectionFactory.CollectionFactory_Closed.selector, owner);
        vm.expectRevert(refusal);
        vm.prank(owner);
        factory.deploy(params);
        vm.expectRevert(refusal);
        vm.prank(owner);
        factory.deployAndMint(params, IPFS_URI, 500, anyFee());
        assertEq(deployAs(admin, params).owner(), admin);

        vm.expectEmit(address(factory));
        emit ICollectionFactory.Opened();
        vm.prank(admin);
        factory.open();
        assertTrue(factory.isOpen());
        assertEq(deployAs(owner, params).owner(), owner);
    }

    function testFuzz_RevertWhen_ValueIsNotTheFee(uint96 fee, uint96 given) external {
        vm.assume(fee != given);
        vm.prank(admin);
        factory.setDeployFee(fee);
        vm.deal(owner, given);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, fee, given));
        vm.prank(owner);
        factory.deploy{value: given}(params);
    }

    function test_RevertWhen_NameIsEmptyOrTooLong() external {
        params.name = "";
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_InvalidNameLength.selector, 0, 64));
        factory.deploy(params);
        params.name = textOf(65);
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_InvalidNameLength.selector, 65, 64));
        factory.deploy(params);
    }

    function test_RevertWhen_SymbolIsEmptyOrTooLong() external {
        params.symbol = "";
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionFactory.CollectionFactory_InvalidSymbolLength.selector, 0, 16)
        );
        factory.deploy(params);
        params.symbol = textOf(17);
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionFactory.CollectionFactory_InvalidSymbolLength.selector, 17, 16)
        );
        factory.deploy(params);
    }

    function test_RevertWhen_NoCreator() external {
        params.creator = address(0);
        vm.expectRevert(ICollectionFactory.CollectionFactory_InvalidCreator.selector);
        factory.deploy(params);
    }

    function test_RevertWhen_AlreadyDeployed() external {
        Collection made = deployAs(owner, params);
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionFactory.CollectionFactory_AlreadyDeployed.selector, address(made))
        );
        vm.prank(owner);
        factory.deploy(params);
    }

    function test_AnotherOwnerGetsAnotherAddress() external {
        Collection theirs = deployAs(stranger, params);
        Collection ours = deployAs(owner, params);
        assertNotEq(address(theirs), address(ours));
        assertEq(ours.owner(), owner);
    }

    /// @custom:spec chain-06
    function testFuzz_DeploysWithTheGivenParameters(uint8 nameLength, uint8 symbolLength, uint64 maxMint, bool isOpen)
        external
    {
        params.name = textOf(bound(nameLength, 1, 64));
        params.symbol = textOf(bound(symbolLength, 1, 16));
        params.maxMint = maxMint;
        params.isOpen = isOpen;
        setDeployFee();
        address predicted = factory.predict(owner, params);
        vm.expectEmit(address(factory));
        emit ICollectionFactory.CollectionDeployed(
            predicted, owner, creator, params.name, params.symbol, maxMint, isOpen, DEPLOY_FEE
        );
        Collection made = deployAs(owner, params);
        assertEq(address(made), predicted);
        assertTrue(factory.isCollection(predicted));
        assertEq(made.name(), params.name);
        assertEq(made.symbol(), params.symbol);
        assertEq(made.owner(), owner);
        assertEq(made.collectionCreator(), creator);
        assertEq(made.maxMint(), maxMint);
        assertEq(made.isOpen(), isOpen);
        assertEq(made.factory(), address(factory));
        assertEq(made.totalSupply(), 0);
        assertEq(credits.creditOf(NATIVE, treasury), DEPLOY_FEE);
        assertEq(address(factory).balance, 0);
    }

    function test_DeployAndMint_RevertWhen_ValueIsNotBothFees() external {
        setDeployFee();
        setMintFee();
        uint256 due = uint256(DEPLOY_FEE) + MINT_FEE;
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, due, DEPLOY_FEE));
        vm.prank(owner);
        factory.deployAndMint{value: DEPLOY_FEE}(params, IPFS_URI, 500, anyFee());
    }

    function test_DeployAndMint_RevertWhen_RoyaltyAboveTop() external {
        address predicted = factory.predictWithMint(owner, params, IPFS_URI);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 1001, 1000));
        vm.prank(owner);
        factory.deployAndMint(params, IPFS_URI, 1001, anyFee());
        assertEq(predicted.code.length, 0);
    }

    function test_DeployAndMint_RevertWhen_CallerRefusesTheToken() external {
        address refuser = address(new Refuser());
        address predicted = factory.predictWithMint(refuser, params, IPFS_URI);
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(refuser);
        factory.deployAndMint(params, IPFS_URI, 500, anyFee());
        assertEq(predicted.code.length, 0);
    }

    /// @custom:spec chain-07
    function test_DeployAndMint_TheCallerOwnsTheCollectionAndItsFirstToken() external {
        setDeployFee();
        setMintFee();
        params.isOpen = false;
        params.maxMint = 5;
        address predicted = factory.predictWithMint(owner, params, IPFS_URI);
        vm.expectEmit(address(factory));
        emit ICollectionFactory.CollectionDeployed(predicted, owner, creator, "Mofu Pets", "MOFU", 5, false, DEPLOY_FEE);
        vm.expectEmit(predicted);
        emit ICollection.Minted(1, creator, owner, IPFS_URI, 750, owner, MINT_FEE);
        vm.prank(owner);
        (address where, uint256 tokenId) =
            factory.deployAndMint{value: uint256(DEPLOY_FEE) + MINT_FEE}(params, IPFS_URI, 750, anyFee());
        assertEq(where, predicted);
        assertEq(tokenId, 1);
        Collection made = Collection(where);
        assertEq(made.owner(), owner);
        assertEq(made.ownerOf(1), owner);
        assertEq(made.creator(1), creator);
        assertEq(made.royalties(1), 750);
        assertEq(made.tokenURI(1), IPFS_URI);
        assertEq(made.maxMint(), 5);
        assertEq(made.totalSupply(), 1);
        assertFalse(made.isOpen());
        assertEq(credits.creditOf(NATIVE, treasury), uint256(DEPLOY_FEE) + MINT_FEE);
    }

    function test_DeployAndMint_RevertWhen_NoUri() external {
        vm.expectRevert(ICollection.Collection_EmptyUri.selector);
        vm.prank(owner);
        factory.deployAndMint(params, "", 500, anyFee());
    }

    function testFuzz_DeployAndMint_StoresNamesAndUriAndContinuesWithIdTwo(
        uint8 nameLength,
        uint8 symbolLength,
        bool plain,
        bool open
    ) external {
        params.name = textOf(bound(nameLength, 1, 64));
        params.symbol = textOf(bound(symbolLength, 1, 16));
        params.isOpen = open;
        params.maxMint = 2;
        string memory uri = plain ? WEB_URI : IPFS_URI;
        address predicted = factory.predictWithMint(owner, params, uri);
        vm.prank(owner);
        (address where,) = factory.deployAndMint(params, uri, 500, anyFee());
        assertEq(where, predicted);
        assertTrue(factory.isCollection(where));
        assertNotEq(where, factory.predict(owner, params));
        Collection made = Collection(where);
        assertEq(made.name(), params.name);
        assertEq(made.symbol(), params.symbol);
        assertEq(made.tokenURI(1), uri);
        assertEq(made.totalSupply(), 1);
        assertEq(made.balanceOf(owner), 1);
        assertEq(made.isOpen(), open);
        vm.prank(owner);
        assertEq(made.mint(stranger, WEB_URI, 1, anyFee()), 2);
        assertEq(made.tokenURI(1), uri);
        assertEq(made.tokenURI(2), WEB_URI);
        assertEq(made.creator(1), creator);
        assertEq(made.creator(2), stranger);
        assertEq(made.owner(), owner);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(owner);
        made.mint(stranger, WEB_URI, 1, anyFee());
    }

    function test_DeployAndMint_RevertWhen_AlreadyDeployed() external {
        vm.prank(owner);
        (address where,) = factory.deployAndMint(params, IPFS_URI, 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_AlreadyDeployed.selector, where));
        vm.prank(owner);
        factory.deployAndMint(params, IPFS_URI, 400, anyFee());
    }
}
