// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "solady/src/tokens/ERC721.sol";
import {Base64} from "solady/src/utils/Base64.sol";

import {INameRecords} from "../../src/names/INameRecords.sol";
import {INames} from "../../src/names/INames.sol";
import {Names} from "../../src/names/Names.sol";
import {ITransferCounter} from "../../src/shared/ITransferCounter.sol";
import {IExpires} from "../../src/shared/IExpires.sol";
import {NamesTest} from "./NamesTest.sol";

contract NameTokensTest is NamesTest {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = registerFor(alice, "mochi", 1);
    }

    function test_SupportsInterface() external view {
        assertTrue(names.supportsInterface(type(IERC721).interfaceId));
        assertTrue(names.supportsInterface(type(ITransferCounter).interfaceId));
        assertTrue(names.supportsInterface(type(IExpires).interfaceId));
        assertTrue(names.supportsInterface(0x01ffc9a7));
        assertTrue(names.supportsInterface(0x5b5e139f));
        assertTrue(names.supportsInterface(0x49064906));
        assertFalse(names.supportsInterface(0xffffffff));
        assertEq(names.name(), "Pet Name Service");
        assertEq(names.symbol(), "PNS");
    }

    function test_TransferFrom_CountsTransfers() external {
        uint256 expiry = names.expiresAt(id);
        assertEq(names.transferCount(id), 1);
        vm.prank(alice);
        names.transferFrom(alice, bob, id);
        assertEq(names.ownerOf(id), bob);
        assertEq(names.transferCount(id), 2);
        assertEq(names.expiresAt(id), expiry);
        vm.prank(bob);
        names.approve(stranger, id);
        vm.prank(stranger);
        names.safeTransferFrom(bob, alice, id);
        assertEq(names.ownerOf(id), alice);
        assertEq(names.transferCount(id), 3);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        vm.prank(stranger);
        names.transferFrom(alice, stranger, id);
    }

    function testFuzz_TransferFrom_RevertWhen_Expired(uint256 late) external {
        uint256 expiry = names.expiresAt(id);
        vm.warp(expiry - 1);
        assertEq(names.ownerOf(id), alice);
        vm.warp(expiry + bound(late, 0, 1000 days));
        bytes memory reason = abi.encodeWithSelector(INames.Names_Expired.selector, id, expiry);
        vm.expectRevert(reason);
        names.ownerOf(id);
        vm.startPrank(alice);
        vm.expectRevert(reason);
        names.transferFrom(alice, bob, id);
        vm.expectRevert(reason);
        names.safeTransferFrom(alice, bob, id);
        assertEq(names.nameOf(id).holder, alice);
    }

    function test_OwnerOf_RevertWhen_NotRegistered() external {
        uint256 other = names.tokenIdOf("other");
        bytes memory reason = abi.encodeWithSelector(INames.Names_NotRegistered.selector, other);
        vm.expectRevert(reason);
        names.ownerOf(other);
        vm.expectRevert(reason);
        names.tokenURI(other);
        assertTrue(names.nameOf(other).state == INames.State.Free);
        assertEq(names.nameOf(other).holder, address(0));
        assertEq(names.addr(other), address(0));
    }

    function test_TokenURI_IsADataUri() external {
        string memory uri = names.tokenURI(id);
        assertTrue(vm.indexOf(uri, "data:application/json;base64,") == 0);
        string memory json = string(Base64.decode(vm.replace(uri, "data:application/json;base64,", "")));
        assertEq(vm.parseJsonString(json, ".name"), "mochi.pet");
        assertEq(vm.parseJsonUint(json, ".attributes[0].value"), names.expiresAt(id));
        string memory image = vm.parseJsonString(json, ".image");
        assertTrue(vm.indexOf(image, "data:image/svg+xml;base64,") == 0);
        string memory svg = string(Base64.decode(vm.replace(image, "data:image/svg+xml;base64,", "")));
        assertTrue(vm.contains(svg, "textLength='198'"));
        assertTrue(vm.contains(svg, ">mochi.pet</text></svg>"));
        uint256 long = registerFor(alice, "a-very-long-name-of-32-character", 1);
        json = string(Base64.decode(vm.replace(names.tokenURI(long), "data:application/json;base64,", "")));
        image = vm.parseJsonString(json, ".image");
        svg = string(Base64.decode(vm.replace(image, "data:image/svg+xml;base64,", "")));
        assertTrue(vm.contains(svg, "textLength='340'"));
    }

    function test_ContractURI_IsADataUri() external {
        string memory uri = names.contractURI();
        assertTrue(vm.indexOf(uri, "data:application/json;base64,") == 0);
        string memory json = string(Base64.decode(vm.replace(uri, "data:application/json;base64,", "")));
        assertEq(vm.parseJsonString(json, ".name"), names.name());
        assertEq(vm.parseJsonString(json, ".symbol"), names.symbol());
        assertTrue(vm.indexOf(vm.parseJsonString(json, ".image"), "data:image/svg+xml;base64,") == 0);
        assertGt(bytes(vm.parseJsonString(json, ".description")).length, 0);
        vm.expectEmit();
        emit INames.ContractURIUpdated();
        new Names(roles, credits, THREE, FOUR, LONGER);
    }

    function test_Records_RevertWhen_NotTokenOwnerOrExpired() external {
        bytes memory reason = abi.encodeWithSelector(INameRecords.Names_NotTokenOwner.selector, id, bob);
        vm.startPrank(bob);
        vm.expectRevert(reason);
        names.setAddr(id, bob);
        vm.expectRevert(reason);
        names.setText(id, "url", "https://bob.example");
        vm.stopPrank();
        uint256 expiry = names.expiresAt(id);
        vm.warp(expiry);
        reason = abi.encodeWithSelector(INames.Names_Expired.selector, id, expiry);
        vm.startPrank(alice);
        vm.expectRevert(reason);
        names.setAddr(id, bob);
        vm.expectRevert(reason);
        names.setText(id, "url", "https://alice.example");
    }

    function testFuzz_Records_EndOnTransferAndExpiry(address account, string calldata value) external {
        vm.assume(account != address(0));
        assertEq(names.addr(id), alice);
        vm.startPrank(alice);
        vm.expectEmit(address(names));
        emit INameRecords.AddrSet(id, account);
        names.setAddr(id, account);
        vm.expectEmit(address(names));
        emit INameRecords.TextSet(id, "url", value);
        names.setText(id, "url", value);
        assertEq(names.addr(id), account);
        assertEq(names.text(id, "url"), value);
        assertEq(names.text(id, "avatar"), "");
        uint256 expiry = names.expiresAt(id);
        vm.warp(expiry);
        assertEq(names.addr(id), address(0));
        assertEq(names.text(id, "url"), "");
        vm.warp(expiry - 1);
        assertEq(names.addr(id), account);
        names.transferFrom(alice, bob, id);
        vm.stopPrank();
        assertEq(names.addr(id), bob);
        assertEq(names.text(id, "url"), "");
        vm.prank(bob);
        names.transferFrom(bob, alice, id);
        assertEq(names.addr(id), alice);
        assertEq(names.text(id, "url"), "");
    }

    function test_TransferFrom_CountsTransfersToAnyAddress() external {
        uint256 tokenId = registerFor(alice, "everyone", 1);
        uint256 count = names.transferCount(tokenId);
        vm.prank(alice);
        names.transferFrom(alice, address(1), tokenId);
        assertEq(names.ownerOf(tokenId), address(1));
        assertEq(names.transferCount(tokenId), count + 1);
        vm.prank(address(1));
        names.transferFrom(address(1), address(names), tokenId);
        assertEq(names.transferCount(tokenId), count + 2);
    }

    /// @dev They share a word.
    function testFuzz_CountAndExpiryDoNotOverlap(uint32 later) external {
        vm.warp(vm.getBlockTimestamp() + later);
        uint256 tokenId = registerFor(alice, "apart", 1);
        assertEq(names.transferCount(tokenId), 1);
        assertEq(names.nameOf(tokenId).expiry, vm.getBlockTimestamp() + 365 days);
    }

    /// @dev Also on a chain whose clock is within a grace period of zero.
    function test_NameOf_NeverRegisteredIsFree() external {
        vm.warp(1);
        assertTrue(names.nameOf(names.tokenIdOf("unused")).state == INames.State.Free);
    }
}
