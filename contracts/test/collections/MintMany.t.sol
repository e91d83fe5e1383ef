// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibString} from "solady/src/utils/LibString.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Collection} from "../../src/collections/Collection.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {ICollectionTokens} from "../../src/collections/ICollectionTokens.sol";
import {Coin, Coin_InexactTransfer, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {anyFee, anyFeeIn} from "../mocks/AnyFee.sol";
import {PickyTaker} from "../mocks/Receivers.sol";
import {FeeOnTransferToken, PlainToken} from "../mocks/Tokens.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract MintManyTest is CollectionsTest {
    string private constant FOLDER = "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

    function urisOf(uint256 count) private pure returns (string[] memory uris) {
        uris = new string[](count);
        for (uint256 i; i < count; ++i) {
            uris[i] = i % 2 == 0 ? IPFS_URI : string.concat(WEB_URI, LibString.toString(i));
        }
    }

    /// @dev Both calls that mint three tokens.
    function bothCalls() private view returns (bytes[2] memory) {
        return [
            abi.encodeCall(collection.mintMany, (creator, urisOf(3), 500, anyFee())),
            abi.encodeCall(collection.mintSeries, (creator, FOLDER, 3, 500, anyFee()))
        ];
    }

    function assertBothRevert(address caller, uint256 value, bytes memory refusal) private {
        bytes[2] memory ways = bothCalls();
        for (uint256 i; i < 2; ++i) {
            vm.prank(caller);
            (bool done, bytes memory answer) = address(collection).call{value: value}(ways[i]);
            assertFalse(done);
            assertEq(answer, refusal);
        }
        assertEq(collection.totalSupply(), 0);
    }

    function test_GivenClosed_OnlyOwnerMintersAndCollaboratorsMint() external {
        vm.startPrank(owner);
        collection.close();
        collection.setMinter(minter, true);
        collection.setCollaborator(collaborator, true);
        vm.stopPrank();
        assertBothRevert(stranger, 0, abi.encodeWithSelector(ICollection.Collection_Closed.selector, stranger));
        address[3] memory allowed = [owner, minter, collaborator];
        for (uint256 i; i < 3; ++i) {
            vm.startPrank(allowed[i]);
            collection.mintMany(creator, urisOf(2), 500, anyFee());
            collection.mintSeries(creator, FOLDER, 2, 500, anyFee());
            vm.stopPrank();
            assertEq(collection.balanceOf(allowed[i]), 4);
        }
    }

    function test_RevertGiven_Paused() external {
        vm.prank(admin);
        factory.pause();
        assertBothRevert(owner, 0, abi.encodeWithSelector(IPausable.Pausable_Paused.selector));
    }

    function test_RevertWhen_QuantityIsZeroOrTooLarge() external {
        vm.startPrank(minter);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 0, 200));
        collection.mintMany(creator, urisOf(0), 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 201, 200));
        collection.mintMany(creator, urisOf(201), 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 0, 200));
        collection.mintSeries(creator, FOLDER, 0, 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 201, 200));
        collection.mintSeries(creator, FOLDER, 201, 500, anyFee());
    }

    function test_RevertWhen_TheBatchWouldExceedTheLimit() external {
        collection = limited(2);
        assertBothRevert(owner, 0, abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(minter);
        collection.mintSeries(creator, FOLDER, 2, 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(minter);
        collection.mintMany(creator, urisOf(1), 500, anyFee());
    }

    /// @dev A collection without a limit, or with one above the count's, ends where the count does.
    function test_RevertGiven_TheCountIsFull() external {
        collection = limited(type(uint64).max);
        mintAs(minter);
        bytes32 slot = stateSlot();
        uint256 word = uint256(vm.load(address(collection), slot));
        vm.store(address(collection), slot, bytes32(word + ((uint256(type(uint32).max) - 3) << 64)));
        assertEq(collection.totalSupply(), type(uint32).max - 2);
        bytes memory refusal =
            abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, type(uint32).max);
        vm.expectRevert(refusal);
        vm.prank(minter);
        collection.mintSeries(creator, FOLDER, 3, 500, anyFee());
        vm.prank(minter);
        collection.mintSeries(creator, FOLDER, 2, 500, anyFee());
        vm.expectRevert(refusal);
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500, anyFee());
        assertEq(collection.owner(), owner);
        assertTrue(collection.isOpen());
    }

    function test_RevertGiven_SeriesLimitReached() external {
        mintAs(minter);
        bytes32 slot = stateSlot();
        uint256 word = uint256(vm.load(address(collection), slot));
        vm.store(address(collection), slot, bytes32(word + ((uint256(1 << 21) - 2) << 42)));
        vm.prank(minter);
        uint256 first = collection.mintSeries(creator, FOLDER, 2, 500, anyFee());
        (uint256 series, uint256 serial) = collection.seriesOf(first + 1);
        assertEq(series, (1 << 21) - 1);
        assertEq(serial, 2);
        assertEq(collection.tokenURI(first + 1), string.concat(FOLDER, "/2"));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_SeriesLimitReached.selector, (1 << 21) - 1));
        vm.prank(minter);
        collection.mintSeries(creator, FOLDER, 2, 500, anyFee());
    }

    function test_RevertWhen_AParameterIsInvalid() external {
        string[] memory uris = urisOf(3);
        uris[1] = "";
        vm.startPrank(minter);
        vm.expectRevert(ICollection.Collection_EmptyUri.selector);
        collection.mintMany(creator, uris, 500, anyFee());
        vm.expectRevert(ICollection.Collection_EmptyUri.selector);
        collection.mintSeries(creator, "", 3, 500, anyFee());
        vm.expectRevert(ICollection.Collection_InvalidCreator.selector);
        collection.mintMany(address(0), urisOf(3), 500, anyFee());
        vm.expectRevert(ICollection.Collection_InvalidCreator.selector);
        collection.mintSeries(address(0), FOLDER, 3, 500, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 1001, 1000));
        collection.mintMany(creator, urisOf(3), 1001, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, 1001, 1000));
        collection.mintSeries(creator, FOLDER, 3, 1001, anyFee());
        vm.stopPrank();
        assertEq(collection.totalSupply(), 0);
    }

    function testFuzz_RevertWhen_ValueIsNotTheFeeForEach(uint96 fee, uint96 given) external {
        vm.assume(uint256(fee) * 3 != given);
        vm.prank(admin);
        factory.setMintFee(NATIVE, fee);
        vm.deal(minter, given);
        assertBothRevert(minter, given, abi.encodeWithSelector(Coin_InvalidValue.selector, uint256(fee) * 3, given));
    }

    function test_RevertWhen_ReceiverRefusesOne() external {
        PickyTaker picky = new PickyTaker(2);
        bytes memory refusal = abi.encodeWithSelector(PickyTaker.NotThisOne.selector, 2);
        vm.expectRevert(refusal);
        vm.prank(address(picky));
        collection.mintMany(creator, urisOf(3), 500, anyFee());
        vm.expectRevert(refusal);
        vm.prank(address(picky));
        collection.mintSeries(creator, FOLDER, 3, 500, anyFee());
        assertEq(collection.totalSupply(), 0);
        vm.prank(address(picky));
        collection.mintMany(creator, urisOf(1), 500, anyFee());
        assertEq(collection.ownerOf(1), address(picky));
    }

    /// @custom:spec chain-05
    function testFuzz_MintMany_MintsEachWithItsOwnUri(uint8 count, address creator_, uint96 royalty) external {
        vm.assume(creator_ != address(0));
        count = uint8(bound(count, 1, 12));
        royalty = uint96(bound(royalty, 0, 1000));
        mintAs(stranger);
        string[] memory uris = urisOf(count);
        for (uint256 i; i < count; ++i) {
            vm.expectEmit(address(collection));
            emit ICollection.Minted(2 + i, creator_, minter, uris[i], royalty, minter, 0);
            vm.expectEmit(address(collection));
            emit ICollectionTokens.Transfer(address(0), minter, 2 + i);
        }
        vm.prank(minter);
        assertEq(collection.mintMany(creator_, uris, royalty, anyFee()), 2);
        assertEq(collection.balanceOf(minter), count);
        assertEq(collection.totalSupply(), uint256(count) + 1);
        for (uint256 i; i < count; ++i) {
            assertEq(collection.ownerOf(2 + i), minter);
            assertEq(collection.tokenURI(2 + i), uris[i]);
            assertEq(collection.creator(2 + i), creator_);
            assertEq(collection.royalties(2 + i), royalty);
            (uint256 series, uint256 serial) = collection.seriesOf(2 + i);
            assertEq(series + serial, 0);
        }
    }

    /// @custom:spec chain-38
    function testFuzz_ManyCostTheFeeTimesTheQuantity(uint8 quantity, uint96 fee) external {
        quantity = uint8(bound(quantity, 1, 20));
        vm.prank(admin);
        factory.setMintFee(NATIVE, fee);
        uint256 due = uint256(fee) * quantity;
        vm.deal(minter, 2 * due);
        vm.startPrank(minter);
        collection.mintMany{value: due}(creator, urisOf(quantity), 500, anyFee());
        collection.mintSeries{value: due}(creator, FOLDER, quantity, 500, anyFee());
        vm.stopPrank();
        assertEq(credits.creditOf(NATIVE, treasury), 2 * due);
        assertEq(collection.balanceOf(minter), 2 * uint256(quantity));
        assertEq(address(collection).balance, 0);
    }

    function testFuzz_MintSeries_SharesFolderCreatorAndRoyalty(uint8 quantity, address creator_, bool plain) external {
        vm.assume(creator_ != address(0));
        quantity = uint8(bound(quantity, 1, 12));
        string memory folder = plain ? "https://mofu.example/pets" : FOLDER;
        setMintFee();
        vm.expectEmit(address(collection));
        emit ICollection.SeriesCreated(1, creator_, folder, 700);
        vm.expectEmit(address(collection));
        emit ICollection.SeriesMinted(1, 1, minter, quantity, 1, minter, MINT_FEE);
        for (uint256 i = 1; i <= quantity; ++i) {
            vm.expectEmit(address(collection));
            emit ICollectionTokens.Transfer(address(0), minter, i);
        }
        vm.prank(minter);
        assertEq(
            collection.mintSeries{value: uint256(MINT_FEE) * quantity}(creator_, folder, quantity, 700, anyFee()), 1
        );
        for (uint256 i = 1; i <= quantity; ++i) {
            assertEq(collection.ownerOf(i), minter);
            assertEq(collection.creator(i), creator_);
            assertEq(collection.royalties(i), 700);
            assertEq(collection.tokenURI(i), string.concat(folder, "/", LibString.toString(i)));
        }
    }

    function test_MintSeries_EachStartsAtSerialOne() external {
        vm.prank(minter);
        collection.mintSeries(creator, FOLDER, 2, 100, anyFee());
        mintAs(minter);
        vm.prank(stranger);
        collection.mintSeries(stranger, "https://mofu.example/other", 2, 900, anyFee());
        assertEq(collection.tokenURI(2), string.concat(FOLDER, "/2"));
        assertEq(collection.creator(2), creator);
        assertEq(collection.royalties(2), 100);
        assertEq(collection.tokenURI(3), IPFS_URI);
        assertEq(collection.tokenURI(4), "https://mofu.example/other/1");
        assertEq(collection.creator(5), stranger);
        assertEq(collection.royalties(5), 900);
        (uint256 series, uint256 serial) = collection.seriesOf(5);
        assertEq(series, 2);
        assertEq(serial, 2);
        vm.prank(stranger);
        collection.transferFrom(stranger, buyer, 5);
        assertEq(collection.tokenURI(5), "https://mofu.example/other/2");
        assertEq(collection.transferCount(5), 1);
        assertEq(collection.transferCount(4), 0);
    }

    /// @custom:spec chain-42
    function test_TheFeeCanBeInAToken() external {
        PlainToken token = setTokenFee(7);
        Coin coin = Coin.wrap(address(token));
        vm.startPrank(minter);
        collection.mint(creator, IPFS_URI, 500, anyFeeIn(coin));
        collection.mintByCreator(buyer, IPFS_URI, 500, anyFeeIn(coin));
        collection.mintMany(creator, urisOf(3), 500, anyFeeIn(coin));
        collection.mintSeries(creator, FOLDER, 4, 500, anyFeeIn(coin));
        vm.stopPrank();
        assertEq(credits.creditOf(coin, treasury), 9 * 7);
        assertEq(token.balanceOf(address(credits)), 9 * 7);
        assertEq(token.balanceOf(address(collection)), 0);
        vm.prank(treasury);
        credits.withdraw(coin, treasury);
        assertEq(token.balanceOf(treasury), 9 * 7);
        // And in the native coin again.
        setMintFee();
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, anyFee());
        assertEq(credits.creditOf(NATIVE, treasury), MINT_FEE);
    }

    function test_DeployAndMint_CollectsTheDeployFeeAndATokenFee() external {
        setDeployFee();
        PlainToken token = setTokenFee(7);
        Coin coin = Coin.wrap(address(token));
        ICollectionFactory.NewCollection memory params = newCollection();
        params.salt = "token";
        vm.startPrank(minter);
        token.approve(address(factory), 7);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, DEPLOY_FEE, uint256(DEPLOY_FEE) + 7));
        factory.deployAndMint{value: uint256(DEPLOY_FEE) + 7}(params, IPFS_URI, 500, anyFeeIn(coin));
        (address made,) = factory.deployAndMint{value: DEPLOY_FEE}(params, IPFS_URI, 500, anyFeeIn(coin));
        vm.stopPrank();
        assertEq(Collection(made).ownerOf(1), minter);
        assertEq(credits.creditOf(NATIVE, treasury), DEPLOY_FEE);
        assertEq(credits.creditOf(Coin.wrap(address(token)), treasury), 7);
    }

    function test_RevertWhen_ATokenFeeHasValueOrNoAllowance() external {
        Coin coin = Coin.wrap(address(setTokenFee(7)));
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, 7));
        vm.prank(minter);
        collection.mint{value: 7}(creator, IPFS_URI, 500, anyFeeIn(coin));
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(stranger);
        collection.mint(creator, IPFS_URI, 500, anyFeeIn(coin));
        assertEq(collection.totalSupply(), 0);
    }

    function test_RevertWhen_TheFeeTokenChargesOnTransfer() external {
        FeeOnTransferToken thief = new FeeOnTransferToken();
        Coin coin = Coin.wrap(address(thief));
        vm.prank(admin);
        factory.setMintFee(coin, 1000);
        thief.mint(minter, 1000);
        vm.startPrank(minter);
        thief.approve(address(collection), 1000);
        vm.expectRevert(abi.encodeWithSelector(Coin_InexactTransfer.selector, coin, 1000, 990));
        collection.mint(creator, IPFS_URI, 500, anyFeeIn(coin));
    }
}
