// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsNode} from "../../src/names/EnsNode.sol";
import {
    IAddressResolver,
    IAddrResolver,
    IEnsResolver,
    IExtendedResolver,
    INameResolver,
    ITextResolver
} from "../../src/names/IEnsResolver.sol";
import {NamesTest} from "./NamesTest.sol";

/// @notice The functions of ENS's resolvers, called as ENS libraries call them.
contract NameResolverTest is NamesTest {
    /// @dev namehash("mochi.pet") as computed by viem.
    bytes32 private constant MOCHI = 0x95b4e2cc4ddfbf01f7f70b222fbb5d2f33dceef0adc572d795c4d43cae13d777;
    /// @dev "mochi.pet" in DNS encoding.
    bytes private constant MOCHI_DNS = hex"056d6f6368690370657400";

    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = registerFor(alice, "mochi", 1);
    }

    function resolver(bytes memory data) private view returns (bytes memory) {
        return names.resolve(MOCHI_DNS, data);
    }

    /// @dev ENSIP-1, one label at a time from the right.
    function namehash(string memory name) private pure returns (bytes32 node) {
        string[] memory labels = vm.split(name, ".");
        for (uint256 i = labels.length; i != 0; --i) {
            node = keccak256(abi.encodePacked(node, keccak256(bytes(labels[i - 1]))));
        }
    }

    function reverseNode(address account) private pure returns (bytes32) {
        string memory digits = vm.replace(vm.toLowercase(vm.toString(account)), "0x", "");
        return namehash(string.concat(digits, ".addr.reverse"));
    }

    function test_Nodes_MatchNamehash() external pure {
        assertEq(namehash("eth"), 0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae);
        assertEq(namehash("foo.eth"), 0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f);
        assertEq(namehash("mochi.pet"), MOCHI);
        assertEq(EnsNode.PET, namehash("pet"));
        assertEq(EnsNode.ADDR_REVERSE, namehash("addr.reverse"));
        assertEq(
            EnsNode.reverse(0xA11Ce00000000000000000000000000000000000),
            0xffe6d135912007b48c11cb91d1a12861a820ce1c07263851fd6d05d39bb84fc7
        );
    }

    function test_SupportsInterface_EnsResolvers() external view {
        bytes4[5] memory ids = [bytes4(0x3b3b57de), 0xf1cb7e06, 0x59d1d43c, 0x691f3431, 0x9061b923];
        for (uint256 i; i < ids.length; ++i) {
            assertTrue(names.supportsInterface(ids[i]));
        }
        assertEq(type(IAddrResolver).interfaceId, ids[0]);
        assertEq(type(IAddressResolver).interfaceId, ids[1]);
        assertEq(type(ITextResolver).interfaceId, ids[2]);
        assertEq(type(INameResolver).interfaceId, ids[3]);
        assertEq(type(IExtendedResolver).interfaceId, ids[4]);
    }

    function testFuzz_Addr_ResolvesEveryNode(address account, uint256 length) external {
        vm.assume(account != address(0));
        length = bound(length, 3, 32);
        bytes memory label = new bytes(length);
        for (uint256 i; i < length; ++i) {
            label[i] = bytes1(uint8(0x61 + uint256(keccak256(abi.encode(account, i))) % 26));
        }
        uint256 tokenId = registerFor(alice, string(label), 1);
        bytes32 node = namehash(string.concat(string(label), ".pet"));
        assertEq(names.addr(node), alice);
        vm.prank(alice);
        names.setAddr(tokenId, account);
        assertEq(names.addr(node), account);
        assertEq(names.addr(node), names.addr(tokenId));
    }

    function test_Addr_ByCoinType() external {
        bytes memory expected = abi.encodePacked(alice);
        assertEq(names.addr(MOCHI, 60), expected);
        assertEq(names.addr(MOCHI, 0x80000000 | block.chainid), expected);
        vm.chainId(8453);
        assertEq(names.addr(MOCHI, 2_147_492_101), expected);
        assertEq(names.addr(MOCHI, 0), "");
        assertEq(names.addr(MOCHI, 8453), "");
        assertEq(names.addr(MOCHI, 0x80000000 | 10), "");
        assertEq(names.addr(namehash("other.pet"), 60), "");
    }

    function test_Text_ByNode() external {
        vm.prank(alice);
        names.setText(id, "url", "https://alice.example");
        assertEq(names.text(MOCHI, "url"), "https://alice.example");
        assertEq(names.text(MOCHI, "avatar"), "");
        assertEq(names.text(namehash("other.pet"), "url"), "");
    }

    function test_Name_IsThePrimaryName() external {
        vm.prank(alice);
        names.setPrimaryName(id);
        assertEq(names.name(reverseNode(alice)), "mochi.pet");
        assertEq(names.name(reverseNode(bob)), "");
        assertEq(names.name(MOCHI), "");
    }

    function test_AnExpiredNameHasNoRecords() external {
        vm.startPrank(alice);
        names.setText(id, "url", "https://alice.example");
        names.setPrimaryName(id);
        vm.warp(names.expiresAt(id));
        assertEq(names.addr(MOCHI), address(0));
        assertEq(names.addr(MOCHI, 60), "");
        assertEq(names.text(MOCHI, "url"), "");
        assertEq(names.name(reverseNode(alice)), "");
    }

    /// @dev The node is stored once and serves every later owner.
    function test_TheNextOwnersNameResolves() external {
        vm.warp(names.expiresAt(id) + GRACE);
        registerFor(bob, "mochi", 1);
        assertEq(names.addr(MOCHI), bob);
    }

    function test_Resolve_AnswersEveryFunction() external {
        vm.startPrank(alice);
        names.setText(id, "url", "https://alice.example");
        names.setPrimaryName(id);
        bytes memory data = abi.encodeWithSelector(0x3b3b57de, MOCHI);
        assertEq(resolver(data), abi.encode(alice));
        data = abi.encodeWithSelector(0xf1cb7e06, MOCHI, 60);
        assertEq(resolver(data), abi.encode(abi.encodePacked(alice)));
        data = abi.encodeWithSelector(0x59d1d43c, MOCHI, "url");
        assertEq(resolver(data), abi.encode("https://alice.example"));
        data = abi.encodeWithSelector(0x691f3431, reverseNode(alice));
        assertEq(resolver(data), abi.encode("mochi.pet"));
    }

    /// @dev `resolve` of `addr` and a call of `text`, byte for byte as viem encodes them.
    function test_Resolve_AnswersCallsEncodedByViem() external {
        vm.prank(alice);
        names.setText(id, "url", "https://alice.example");
        bytes memory resolveCall = hex"9061b923" hex"0000000000000000000000000000000000000000000000000000000000000040"
            hex"0000000000000000000000000000000000000000000000000000000000000080"
            hex"000000000000000000000000000000000000000000000000000000000000000b"
            hex"056d6f6368690370657400000000000000000000000000000000000000000000"
            hex"0000000000000000000000000000000000000000000000000000000000000024"
            hex"3b3b57de95b4e2cc4ddfbf01f7f70b222fbb5d2f33dceef0adc572d795c4d43c"
            hex"ae13d77700000000000000000000000000000000000000000000000000000000";
        (bool done, bytes memory answer) = address(names).staticcall(resolveCall);
        assertTrue(done);
        assertEq(abi.decode(answer, (bytes)), abi.encode(alice));
        bytes memory textCall = hex"59d1d43c95b4e2cc4ddfbf01f7f70b222fbb5d2f33dceef0adc572d795c4d43c"
            hex"ae13d77700000000000000000000000000000000000000000000000000000000"
            hex"0000004000000000000000000000000000000000000000000000000000000000"
            hex"0000000375726c00000000000000000000000000000000000000000000000000" hex"00000000";
        (done, answer) = address(names).staticcall(textCall);
        assertTrue(done);
        assertEq(abi.decode(answer, (string)), "https://alice.example");
    }

    function test_Resolve_RevertWhen_FunctionNotSupported() external {
        // ENSIP-7, contenthash(bytes32)
        vm.expectRevert(abi.encodeWithSelector(IEnsResolver.UnsupportedResolverProfile.selector, bytes4(0xbc1c58d1)));
        names.resolve(MOCHI_DNS, abi.encodeWithSelector(0xbc1c58d1, MOCHI));
    }
}
