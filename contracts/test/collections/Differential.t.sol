// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

import {CollectionsTest} from "./CollectionsTest.sol";

/// @notice The ERC-721 everybody knows.
contract Reference is ERC721("Reference", "REF") {
    uint256 private _minted;

    function mint(address to) external {
        _safeMint(to, ++_minted);
    }
}

/// @notice The same calls in the same order, to ours and to the one everybody knows: both do the same or both refuse.
contract DifferentialTest is CollectionsTest {
    Reference private known = new Reference();
    address[4] private people;

    function setUp() public override {
        super.setUp();
        people = [owner, minter, buyer, stranger];
    }

    function who(uint256 seed) private view returns (address) {
        return people[seed % 4];
    }

    function call(address caller, bytes memory data) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(collection).call(data);
        vm.prank(caller);
        (bool expected, bytes memory expectedAnswer) = address(known).call(data);
        assertEq(done, expected);
        if (done) assertEq(answer, expectedAnswer);
    }

    function assertSame() private view {
        for (uint256 i; i < 4; ++i) {
            assertEq(collection.balanceOf(people[i]), known.balanceOf(people[i]));
            for (uint256 j; j < 4; ++j) {
                assertEq(
                    collection.isApprovedForAll(people[i], people[j]), known.isApprovedForAll(people[i], people[j])
                );
            }
        }
        for (uint256 id = 1; id <= collection.totalSupply(); ++id) {
            assertEq(collection.ownerOf(id), known.ownerOf(id));
            assertEq(collection.getApproved(id), known.getApproved(id));
        }
    }

    function testFuzz_DoesAsTheReferenceDoes(uint256[24] calldata seeds) external {
        for (uint256 i; i < seeds.length; ++i) {
            uint256 seed = seeds[i];
            address caller = who(seed >> 8);
            address from = who(seed >> 16);
            // Now and then nobody.
            address to = seed >> 24 & 15 == 0 ? address(0) : who(seed >> 28);
            // Now and then a token that is not there yet.
            uint256 id = 1 + (seed >> 32) % 5;
            uint256 action = seed % 6;
            if (action == 0) {
                mintAs(from);
                known.mint(from);
            } else if (action == 1) {
                call(caller, abi.encodeCall(known.approve, (to, id)));
            } else if (action == 2) {
                call(caller, abi.encodeCall(known.setApprovalForAll, (to, seed >> 40 & 1 == 0)));
            } else {
                call(caller, abi.encodeCall(known.transferFrom, (from, to, id)));
            }
        }
        assertSame();
    }
}
