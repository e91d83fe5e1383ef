// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Vm} from "forge-std/Vm.sol";

import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

/// @notice OpenZeppelin's ERC-721, with ids that run from 1.
contract Reference is ERC721("Reference", "REF") {
    uint256 private _minted;

    function mint() external {
        _safeMint(msg.sender, ++_minted);
    }
}

/// @notice Accepts every token and hashes what each token contract passed to it.
contract Recorder {
    mapping(address token => bytes32 hash) public received;

    function onERC721Received(address operator, address from, uint256 id, bytes calldata data)
        external
        returns (bytes4)
    {
        received[msg.sender] = keccak256(abi.encode(received[msg.sender], operator, from, id, data));
        return this.onERC721Received.selector;
    }
}

/// @notice Answers, but not with what the standard asks for.
contract WrongAnswerer {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0xdeadbeef;
    }
}

/// @notice A contract that does not know ERC-721.
contract NonReceiver {}

/// @notice The same calls in the same order to a collection and to OpenZeppelin's ERC-721: the same successes, results, errors
/// and events, and the same state after each of them.
contract DifferentialTest is CollectionsTest {
    uint256 private constant STEPS = 10_000;
    uint256 private constant STEPS_OF_A_RUN = 24;

    Reference private known = new Reference();
    Recorder private recorder = new Recorder();
    address[] private people;
    /// @dev How often each token was moved, counted from the reference's successes.
    mapping(uint256 id => uint256 count) private moved;
    mapping(bytes4 selector => uint256 count) private successes;
    uint256 private failures;

    function setUp() public override {
        super.setUp();
        people = [owner, minter, buyer, stranger, address(recorder)];
        people.push(address(new Refuser()));
        people.push(address(new WrongAnswerer()));
        people.push(address(new NonReceiver()));
        vm.recordLogs();
    }

    function test_DoesAsOpenZeppelinsDoesOverTenThousandSteps() external {
        // All steps together take more gas than a test has.
        vm.pauseGasMetering();
        this.run("ten thousand steps", STEPS);
        // The run is no run of failures: each function succeeded hundreds of times, and thousands of calls failed.
        assertGt(successes[known.mint.selector], 200);
        assertGt(successes[IERC721.approve.selector], 400);
        assertGt(successes[IERC721.setApprovalForAll.selector], 400);
        assertGt(successes[IERC721.transferFrom.selector], 700);
        assertGt(successes[bytes4(keccak256("safeTransferFrom(address,address,uint256)"))], 300);
        assertGt(successes[bytes4(keccak256("safeTransferFrom(address,address,uint256,bytes)"))], 300);
        assertGt(failures, 3000);
    }

    function testFuzz_DoesAsOpenZeppelinsDoes(bytes32 seed) external {
        this.run(seed, STEPS_OF_A_RUN);
    }

    /// @dev External, so that all steps are one transaction: with isolation, one transaction for each of them is several times
    /// slower.
    function run(bytes32 seed, uint256 steps) external {
        for (uint256 i; i < steps; ++i) {
            this.step(uint256(keccak256(abi.encode(seed, i))));
        }
        assertSame();
    }

    /// @dev External, so that the memory of a step is freed after it.
    function step(uint256 seed) external {
        // Now and then a token that does not exist.
        uint256 id = 1 + (seed >> 8) % (collection.totalSupply() + 1);
        address holder = ownerOf(id);
        address from = pick(seed >> 32, holder);
        address to = (seed >> 56) % 16 == 0 ? address(0) : people[(seed >> 64) % people.length];
        address caller = pick(seed >> 80, holder);
        uint256 action = seed % 16;
        if (action == 0) {
            mint(caller);
        } else if (action < 3) {
            same(caller, abi.encodeCall(IERC721.approve, (to, id)), new bytes[](0));
        } else if (action < 5) {
            bool isApproved = (seed >> 96) % 3 != 0;
            same(caller, abi.encodeCall(IERC721.setApprovalForAll, (to, isApproved)), new bytes[](0));
        } else {
            bytes memory arguments = abi.encode(from, to, id);
            bytes memory data = bytes.concat(IERC721.transferFrom.selector, arguments);
            if (action > 8) data = abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", from, to, id);
            if (action > 12) {
                data = abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,bytes)", from, to, id, abi.encode(seed)
                );
            }
            if (same(caller, data, faultsOf(caller, from, to, id))) ++moved[id];
        }
        sameViews(from, to, caller, id);
    }

    /// @dev The holder in half of all cases, otherwise anyone.
    function pick(uint256 seed, address holder) private view returns (address) {
        if (seed % 2 == 0 && holder != address(0)) return holder;
        return people[(seed >> 8) % people.length];
    }

    function ownerOf(uint256 id) private view returns (address) {
        try known.ownerOf(id) returns (address holder) {
            return holder;
        } catch {
            return address(0);
        }
    }

    function mint(address caller) private {
        vm.prank(caller);
        (bool success, bytes memory result) =
            address(collection).call(abi.encodeCall(collection.mint, (creator, IPFS_URI, 500, anyFee())));
        vm.prank(caller);
        (bool expected, bytes memory expectedResult) = address(known).call(abi.encodeCall(known.mint, ()));
        assertEq(success, expected, "mint");
        if (expected) assertEq(abi.decode(result, (uint256)), collection.totalSupply(), "minted id");
        else assertEq(result, expectedResult, "refusal of a mint");
        finish(known.mint.selector, success);
    }

    /// @dev Calls both. Where nothing is wrong with the call itself, they do the same to the byte. Otherwise both revert, each
    /// with one of the faults: the standard does not say which comes first.
    function same(address caller, bytes memory data, bytes[] memory faults) private returns (bool success) {
        bytes memory result;
        vm.prank(caller);
        (success, result) = address(collection).call(data);
        vm.prank(caller);
        (bool expected, bytes memory expectedResult) = address(known).call(data);
        assertEq(success, expected, "success");
        if (faults.length == 0) {
            assertEq(result, expectedResult, "result");
        } else {
            assertFalse(success, "a call with a fault");
            assertTrue(isAmong(result, faults), "error");
            assertTrue(isAmong(expectedResult, faults), "reference's error");
        }
        finish(bytes4(data), success);
    }

    function finish(bytes4 selector, bool success) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        // The recorder keeps events of reverted calls as well, which no chain does.
        if (success) sameEvents(logs);
        if (success) ++successes[selector];
        else ++failures;
    }

    /// @dev Everything that is wrong with a transfer, as ERC-6093 names it.
    function faultsOf(address caller, address from, address to, uint256 id)
        private
        view
        returns (bytes[] memory faults)
    {
        address holder = ownerOf(id);
        faults = new bytes[](3);
        uint256 length;
        if (to == address(0)) {
            faults[length++] = abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, to);
        }
        if (holder == address(0)) {
            faults[length++] = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id);
        } else {
            if (from != holder) {
                faults[length++] = abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, from, id, holder);
            }
            if (caller != holder && !known.isApprovedForAll(holder, caller) && known.getApproved(id) != caller) {
                faults[length++] = abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, caller, id);
            }
        }
        assembly ("memory-safe") {
            mstore(faults, length)
        }
    }

    function isAmong(bytes memory result, bytes[] memory faults) private pure returns (bool) {
        for (uint256 i; i < faults.length; ++i) {
            if (keccak256(result) == keccak256(faults[i])) return true;
        }
        return false;
    }

    /// @dev The same events of the standard in the same order. A collection's mint has one of its own besides.
    function sameEvents(Vm.Log[] memory logs) private view {
        bytes32[2] memory hashes;
        for (uint256 i; i < logs.length; ++i) {
            bytes32 kind = logs[i].topics[0];
            if (
                kind != IERC721.Transfer.selector && kind != IERC721.Approval.selector
                    && kind != IERC721.ApprovalForAll.selector
            ) continue;
            uint256 which = logs[i].emitter == address(known) ? 1 : 0;
            hashes[which] = keccak256(abi.encode(hashes[which], logs[i].topics, logs[i].data));
        }
        assertNotEq(hashes[1], 0, "no event of the reference");
        assertEq(hashes[0], hashes[1], "events");
    }

    /// @dev What the call could have changed, and the errors of views.
    function sameViews(address from, address to, address caller, uint256 id) private view {
        sameView(abi.encodeCall(IERC721.ownerOf, (id)));
        sameView(abi.encodeCall(IERC721.getApproved, (id)));
        sameView(abi.encodeCall(IERC721.balanceOf, (from)));
        sameView(abi.encodeCall(IERC721.balanceOf, (to)));
        sameView(abi.encodeCall(IERC721.balanceOf, (caller)));
        sameView(abi.encodeCall(IERC721.isApprovedForAll, (caller, to)));
        assertEq(
            recorder.received(address(collection)), recorder.received(address(known)), "what the receiver was passed"
        );
    }

    function sameView(bytes memory data) private view {
        (bool success, bytes memory result) = address(collection).staticcall(data);
        (bool expected, bytes memory expectedResult) = address(known).staticcall(data);
        assertEq(success, expected);
        assertEq(result, expectedResult);
    }

    /// @dev The whole state.
    function assertSame() private view {
        for (uint256 i; i < people.length; ++i) {
            assertEq(collection.balanceOf(people[i]), known.balanceOf(people[i]));
            for (uint256 j; j < people.length; ++j) {
                assertEq(
                    collection.isApprovedForAll(people[i], people[j]), known.isApprovedForAll(people[i], people[j])
                );
            }
        }
        for (uint256 id = 1; id <= collection.totalSupply(); ++id) {
            assertEq(collection.ownerOf(id), known.ownerOf(id));
            assertEq(collection.getApproved(id), known.getApproved(id));
            assertEq(collection.transferCount(id), moved[id]);
        }
    }
}
