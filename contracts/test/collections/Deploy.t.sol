// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Collection} from "../../src/collections/Collection.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Coin_WrongValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract DeployTest is CollectionsTest {
    ICollectionFactory.NewCollection private what;

    function setUp() public override {
        super.setUp();
        what = newCollection();
        what.salt = "second";
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
        vm.expectRevert(IPausing.Pausing_Paused.selector);
        vm.prank(owner);
        factory.deploy(what);
    }

    /// @custom:spec chain-08
    function test_ClosedOnlyTheOwnerDeploysAndOpenEverybody() external {
        vm.expectEmit(address(factory));
        emit ICollectionFactory.Closed();
        vm.prank(admin);
        factory.close();
        assertFalse(factory.isOpen());

        bytes memory refusal = abi.encodeWithSelector(ICollectionFactory.CollectionFactory_Closed.selector, owner);
        vm.expectRevert(refusal);
        vm.prank(owner);
        factory.deploy(what);
        vm.expectRevert(refusal);
        vm.prank(owner);
        factory.deployAndMint(what, IPFS_URI, 500);
        assertEq(deployAs(admin, what).owner(), admin);

        vm.expectEmit(address(factory));
        emit ICollectionFactory.Opened();
        vm.prank(admin);
        factory.open();
        assertTrue(factory.isOpen());
        assertEq(deployAs(owner, what).owner(), owner);
    }

    function testFuzz_RevertWhen_ValueIsNotTheFee(uint96 fee, uint96 given) external {
        vm.assume(fee != given);
        vm.prank(admin);
        factory.setDeployFee(fee);
        vm.deal(owner, given);
        vm.expectRevert(abi.encodeWithSelector(Coin_WrongValue.selector, fee, given));
        vm.prank(owner);
        factory.deploy{value: given}(what);
    }

    function test_RevertWhen_NameIsEmptyOrTooLong() external {
        what.name = "";
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_NameLength.selector, 0, 64));
        factory.deploy(what);
        what.name = textOf(65);
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_NameLength.selector, 65, 64));
        factory.deploy(what);
    }

    function test_RevertWhen_SymbolIsEmptyOrTooLong() external {
        what.symbol = "";
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_SymbolLength.selector, 0, 16));
        factory.deploy(what);
        what.symbol = textOf(17);
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_SymbolLength.selector, 17, 16));
        factory.deploy(what);
    }

    function test_RevertWhen_NoCreator() external {
        what.creator = address(0);
        vm.expectRevert(ICollectionFactory.CollectionFactory_NoCreator.selector);
        factory.deploy(what);
    }

    function test_RevertWhen_TheSameIsDeployedAgain() external {
        Collection made = deployAs(owner, what);
        vm.expectRevert(
            abi.encodeWithSelector(ICollectionFactory.CollectionFactory_AlreadyDeployed.selector, address(made))
        );
        vm.prank(owner);
        factory.deploy(what);
    }

    function test_SomebodyElseCannotTakeTheAddress() external {
        Collection theirs = deployAs(stranger, what);
        Collection ours = deployAs(owner, what);
        assertNotEq(address(theirs), address(ours));
        assertEq(ours.owner(), owner);
    }

    /// @custom:spec chain-06
    function testFuzz_DeploysWhatWasAskedFor(uint8 nameLength, uint8 symbolLength, uint64 maxMint, bool isOpen)
        external
    {
        what.name = textOf(bound(nameLength, 1, 64));
        what.symbol = textOf(bound(symbolLength, 1, 16));
        what.maxMint = maxMint;
        what.isOpen = isOpen;
        setDeployFee();
        address predicted = factory.predict(owner, what);
        vm.expectEmit(address(factory));
        emit ICollectionFactory.CollectionDeployed(
            predicted, owner, creator, what.name, what.symbol, maxMint, isOpen, DEPLOY_FEE
        );
        Collection made = deployAs(owner, what);
        assertEq(address(made), predicted);
        assertEq(made.name(), what.name);
        assertEq(made.symbol(), what.symbol);
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
        vm.expectRevert(abi.encodeWithSelector(Coin_WrongValue.selector, due, DEPLOY_FEE));
        vm.prank(owner);
        factory.deployAndMint{value: DEPLOY_FEE}(what, IPFS_URI, 500);
    }

    function test_DeployAndMint_RevertWhen_RoyaltyAboveTop() external {
        address predicted = factory.predictWithMint(owner, what, IPFS_URI);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 1001, 1000));
        vm.prank(owner);
        factory.deployAndMint(what, IPFS_URI, 1001);
        assertEq(predicted.code.length, 0);
    }

    function test_DeployAndMint_RevertWhen_CallerRefusesTheToken() external {
        address refuser = address(new Refuser());
        address predicted = factory.predictWithMint(refuser, what, IPFS_URI);
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(refuser);
        factory.deployAndMint(what, IPFS_URI, 500);
        assertEq(predicted.code.length, 0);
    }

    /// @custom:spec chain-07
    function test_DeployAndMint_GivesTheCallerCollectionAndFirstToken() external {
        setDeployFee();
        setMintFee();
        what.isOpen = false;
        what.maxMint = 5;
        address predicted = factory.predictWithMint(owner, what, IPFS_URI);
        vm.expectEmit(address(factory));
        emit ICollectionFactory.CollectionDeployed(predicted, owner, creator, "Mofu Pets", "MOFU", 5, false, DEPLOY_FEE);
        vm.expectEmit(predicted);
        emit ICollection.Minted(1, creator, owner, IPFS_URI, 750, owner, MINT_FEE);
        vm.prank(owner);
        (address where, uint256 tokenId) =
            factory.deployAndMint{value: uint256(DEPLOY_FEE) + MINT_FEE}(what, IPFS_URI, 750);
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
        vm.expectRevert(ICollection.Collection_NoUri.selector);
        vm.prank(owner);
        factory.deployAndMint(what, "", 500);
    }

    function testFuzz_DeployAndMint_KeepsNamesUriAndTheOrderOfIds(
        uint8 nameLength,
        uint8 symbolLength,
        bool plain,
        bool open
    ) external {
        what.name = textOf(bound(nameLength, 1, 64));
        what.symbol = textOf(bound(symbolLength, 1, 16));
        what.isOpen = open;
        what.maxMint = 2;
        string memory uri = plain ? WEB_URI : IPFS_URI;
        address predicted = factory.predictWithMint(owner, what, uri);
        vm.prank(owner);
        (address where,) = factory.deployAndMint(what, uri, 500);
        assertEq(where, predicted);
        assertNotEq(where, factory.predict(owner, what));
        Collection made = Collection(where);
        assertEq(made.name(), what.name);
        assertEq(made.symbol(), what.symbol);
        assertEq(made.tokenURI(1), uri);
        assertEq(made.totalSupply(), 1);
        assertEq(made.balanceOf(owner), 1);
        assertEq(made.isOpen(), open);
        vm.prank(owner);
        assertEq(made.mint(stranger, WEB_URI, 1), 2);
        assertEq(made.tokenURI(1), uri);
        assertEq(made.tokenURI(2), WEB_URI);
        assertEq(made.creator(1), creator);
        assertEq(made.creator(2), stranger);
        assertEq(made.owner(), owner);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(owner);
        made.mint(stranger, WEB_URI, 1);
    }

    function test_DeployAndMint_RevertWhen_TheSameIsDeployedAgain() external {
        vm.prank(owner);
        (address where,) = factory.deployAndMint(what, IPFS_URI, 500);
        vm.expectRevert(abi.encodeWithSelector(ICollectionFactory.CollectionFactory_AlreadyDeployed.selector, where));
        vm.prank(owner);
        factory.deployAndMint(what, IPFS_URI, 400);
    }
}
