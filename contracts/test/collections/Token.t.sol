// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {ICollectionTokens} from "../../src/collections/ICollectionTokens.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {ITransferCounter} from "../../src/shared/ITransferCounter.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser, Taker} from "../mocks/Receivers.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract TokenTest is CollectionsTest {
    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        tokenId = mintAs(minter);
    }

    function move(address from, address to) private {
        vm.prank(from);
        collection.transferFrom(from, to, tokenId);
    }

    function test_RevertWhen_CallerMayNotTransfer() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, tokenId));
        vm.prank(stranger);
        collection.transferFrom(minter, stranger, tokenId);
        assertEq(collection.transferCount(tokenId), 0);
        assertEq(collection.ownerOf(tokenId), minter);
    }

    function test_RevertWhen_FromIsNotTheHolder() external {
        bytes memory refusal =
            abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, stranger, tokenId, minter);
        vm.expectRevert(refusal);
        vm.prank(stranger);
        collection.transferFrom(stranger, buyer, tokenId);
        vm.expectRevert(refusal);
        vm.prank(minter);
        collection.transferFrom(stranger, buyer, tokenId);
    }

    function test_RevertWhen_ToIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        vm.prank(minter);
        collection.transferFrom(minter, address(0), tokenId);
    }

    function test_RevertWhen_ReceiverLacksTheCallback() external {
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(credits));
        vm.expectRevert(refusal);
        vm.prank(minter);
        collection.safeTransferFrom(minter, address(credits), tokenId);
        vm.expectRevert(refusal);
        vm.prank(creator);
        collection.mintByCreator(address(credits), IPFS_URI, 0, anyFee());
    }

    function test_RevertWhen_OperatorIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOperator.selector, address(0)));
        collection.setApprovalForAll(address(0), true);
    }

    function test_RevertWhen_BalanceOfZero() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOwner.selector, address(0)));
        collection.balanceOf(address(0));
    }

    function test_AnApprovalEndsWithTheNextTransferForGood() external {
        vm.expectEmit(address(collection));
        emit ICollectionTokens.Approval(minter, stranger, tokenId);
        vm.prank(minter);
        collection.approve(stranger, tokenId);
        move(minter, buyer);
        assertEq(collection.getApproved(tokenId), address(0));
        move(buyer, minter);
        assertEq(collection.getApproved(tokenId), address(0));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, tokenId));
        vm.prank(stranger);
        collection.transferFrom(minter, stranger, tokenId);
    }

    function test_AnApprovalIsRevoked() external {
        vm.startPrank(minter);
        collection.approve(stranger, tokenId);
        collection.approve(address(0), tokenId);
        vm.stopPrank();
        assertEq(collection.getApproved(tokenId), address(0));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, tokenId));
        vm.prank(stranger);
        collection.transferFrom(minter, stranger, tokenId);
    }

    function test_AnOperatorApprovesAndTransfersUntilRevoked() external {
        vm.expectEmit(address(collection));
        emit ICollectionTokens.ApprovalForAll(minter, stranger, true);
        vm.prank(minter);
        collection.setApprovalForAll(stranger, true);
        assertTrue(collection.isApprovedForAll(minter, stranger));
        vm.prank(stranger);
        collection.approve(buyer, tokenId);
        assertEq(collection.getApproved(tokenId), buyer);
        vm.prank(stranger);
        collection.transferFrom(minter, buyer, tokenId);
        // An operator of one holder has no rights over another's tokens.
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, tokenId));
        vm.prank(stranger);
        collection.transferFrom(buyer, stranger, tokenId);
        vm.prank(minter);
        collection.setApprovalForAll(stranger, false);
        assertFalse(collection.isApprovedForAll(minter, stranger));
    }

    function test_RevertWhen_ReceiverRefuses() external {
        Refuser refuser = new Refuser();
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(minter);
        collection.safeTransferFrom(minter, address(refuser), tokenId);
        assertEq(collection.ownerOf(tokenId), minter);
    }

    function test_RevertWhen_ApproverHoldsNothing() external {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidApprover.selector, stranger));
        vm.prank(stranger);
        collection.approve(stranger, tokenId);
    }

    /// @custom:spec chain-03
    function test_TransfersAndApproves() external {
        vm.prank(minter);
        collection.approve(stranger, tokenId);
        assertEq(collection.getApproved(tokenId), stranger);
        vm.expectEmit(address(collection));
        emit ICollectionTokens.Transfer(minter, buyer, tokenId);
        vm.prank(stranger);
        collection.transferFrom(minter, buyer, tokenId);
        assertEq(collection.ownerOf(tokenId), buyer);
        assertEq(collection.balanceOf(minter), 0);
        assertEq(collection.balanceOf(buyer), 1);
        assertEq(collection.getApproved(tokenId), address(0));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, tokenId));
        vm.prank(stranger);
        collection.transferFrom(buyer, stranger, tokenId);
    }

    /// @custom:spec chain-41
    function test_SafelyTransfersWhatWasApproved() external {
        Taker taker = new Taker();
        vm.prank(minter);
        collection.approve(stranger, tokenId);
        vm.prank(stranger);
        collection.safeTransferFrom(minter, address(taker), tokenId);
        assertEq(collection.ownerOf(tokenId), address(taker));
        vm.prank(address(taker));
        collection.setApprovalForAll(stranger, true);
        vm.prank(stranger);
        collection.safeTransferFrom(address(taker), buyer, tokenId, "with data");
        assertEq(collection.ownerOf(tokenId), buyer);
        assertEq(collection.transferCount(tokenId), 2);
    }

    function test_CountsEveryTransferToOneselfAndBackToo() external {
        move(minter, minter);
        assertEq(collection.transferCount(tokenId), 1);
        move(minter, buyer);
        move(buyer, minter);
        assertEq(collection.transferCount(tokenId), 3);
        assertEq(collection.ownerOf(tokenId), minter);
    }

    function testFuzz_TransfersChangeNothingElse(uint8 times, uint96 royalty, bool ownCreator) external {
        royalty = uint96(bound(royalty, 0, 1000));
        address by = ownCreator ? creator : stranger;
        vm.prank(minter);
        tokenId = collection.mint(by, WEB_URI, royalty, anyFee());
        (address from, address to) = (minter, buyer);
        for (uint256 i; i < times; ++i) {
            move(from, to);
            (from, to) = (to, from);
        }
        assertEq(collection.transferCount(tokenId), times);
        assertEq(collection.transferCount(1), 0);
        assertEq(collection.royalties(tokenId), royalty);
        assertEq(collection.creator(tokenId), by);
        assertEq(collection.tokenURI(tokenId), WEB_URI);
        assertEq(collection.ownerOf(tokenId), from);
    }

    function test_GivenPaused_TransfersWork() external {
        vm.prank(admin);
        factory.pause();
        move(minter, buyer);
        assertEq(collection.ownerOf(tokenId), buyer);
    }

    /// @custom:spec chain-04
    function testFuzz_ReturnsEachTokensCreatorRoyaltyAndUri(address other, uint96 royalty, uint128 price) external {
        vm.assume(other != address(0));
        royalty = uint96(bound(royalty, 0, 1000));
        vm.prank(minter);
        uint256 second = collection.mint(other, WEB_URI, royalty, anyFee());

        assertEq(collection.creator(tokenId), creator);
        assertEq(collection.royalties(tokenId), 500);
        assertEq(collection.tokenURI(tokenId), IPFS_URI);
        assertEq(collection.creator(second), other);
        assertEq(collection.royalties(second), royalty);
        assertEq(collection.tokenURI(second), WEB_URI);

        (address receiver, uint256 amount) = collection.royaltyInfo(second, price);
        assertEq(receiver, other);
        assertEq(amount, uint256(price) * royalty / 10_000);
        (receiver, amount) = collection.royaltyInfo(tokenId, 10_000);
        assertEq(receiver, creator);
        assertEq(amount, 500);
    }

    /// @dev The combined views agree with the standard ones.
    function testFuzz_CombinedViewsAgreeWithTheStandardOnes(
        address other,
        bool isOfCollection,
        uint96 royalty,
        uint128 price,
        uint8 times
    ) external {
        vm.assume(other != address(0));
        if (isOfCollection) other = creator;
        royalty = uint96(bound(royalty, 0, 1000));
        vm.prank(minter);
        tokenId = collection.mint(other, WEB_URI, royalty, anyFee());
        for (uint256 i; i < times % 4; ++i) {
            address holder = collection.ownerOf(tokenId);
            move(holder, holder == minter ? buyer : minter);
        }
        (address holder_, uint256 transfers) = collection.ownerAndTransfers(tokenId);
        assertEq(holder_, collection.ownerOf(tokenId));
        assertEq(transfers, times % 4);
        (address receiver, uint256 amount) = collection.royaltyInfo(tokenId, price);
        assertEq(receiver, other);
        (uint256 dealt, address dealtReceiver, uint256 dealtAmount) = collection.saleInfo(tokenId, price);
        assertEq(dealt, transfers);
        assertEq(dealtReceiver, receiver);
        assertEq(dealtAmount, amount);
    }

    function testFuzz_RevertGiven_NoSuchToken(uint256 missing) external {
        vm.assume(missing != tokenId);
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, missing);
        vm.expectRevert(refusal);
        collection.creator(missing);
        vm.expectRevert(refusal);
        collection.royalties(missing);
        vm.expectRevert(refusal);
        collection.royaltyInfo(missing, 1 ether);
        vm.expectRevert(refusal);
        collection.tokenURI(missing);
        vm.expectRevert(refusal);
        collection.transferCount(missing);
        vm.expectRevert(refusal);
        collection.ownerOf(missing);
        vm.expectRevert(refusal);
        collection.ownerAndTransfers(missing);
        vm.expectRevert(refusal);
        collection.saleInfo(missing, 1 ether);
        vm.expectRevert(refusal);
        collection.getApproved(missing);
        vm.expectRevert(refusal);
        collection.seriesOf(missing);
        vm.expectRevert(refusal);
        collection.approve(buyer, missing);
        vm.expectRevert(refusal);
        collection.transferFrom(minter, buyer, missing);
    }

    function test_ReportsTheInterfacesItImplements() external view {
        assertTrue(collection.supportsInterface(0x01ffc9a7)); // ERC-165
        assertTrue(collection.supportsInterface(0x80ac58cd)); // ERC-721
        assertTrue(collection.supportsInterface(0x5b5e139f)); // its metadata
        assertTrue(collection.supportsInterface(0x2a55205a)); // ERC-2981
        assertTrue(collection.supportsInterface(0xe8a3d485)); // ERC-7572
        assertTrue(collection.supportsInterface(type(IFixedSupply).interfaceId));
        assertTrue(collection.supportsInterface(type(ITransferCounter).interfaceId));
        assertFalse(collection.supportsInterface(0x49064906)); // ERC-4906: token metadata never changes
        assertFalse(collection.supportsInterface(0xffffffff));
    }
}
