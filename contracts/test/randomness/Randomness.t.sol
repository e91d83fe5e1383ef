// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Bls, PublicKey} from "../../src/randomness/Bls.sol";
import {HashToCurve} from "../../src/randomness/HashToCurve.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Beacon} from "../mocks/Beacon.sol";

contract RandomnessTest is Test {
    uint256 private constant NOW = 1_800_000_000;
    uint256 private constant DRAND_ROUND = 9_337_227;
    uint256 private constant VECTORS = 3;

    Randomness private randomness;
    address private stranger = makeAddr("stranger");
    string private vectors;

    function setUp() external {
        vm.warp(NOW);
        randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        vectors = vm.readFile("test/fixtures/drand-evmnet.json");
    }

    function bytesAt(string memory path) private view returns (bytes memory) {
        return vm.parseBytes(string.concat("0x", vm.parseJsonString(vectors, path)));
    }

    function vectorAt(uint256 index, string memory field) private view returns (bytes memory) {
        return bytesAt(string.concat(".vectors[", vm.toString(index), "].", field));
    }

    function tagAt(uint256 index) private view returns (bytes memory) {
        return bytes(vm.parseJsonString(vectors, string.concat(".vectors[", vm.toString(index), "].dst")));
    }

    function drandKey() private view returns (PublicKey memory) {
        return abi.decode(bytesAt(".beacon.public_key"), (PublicKey));
    }

    function expectInvalidSignature(uint256 round) private {
        vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_InvalidSignature.selector, round));
    }

    function test_HashToPoint_MatchesThePublishedVectors() external view {
        for (uint256 i; i < VECTORS; ++i) {
            (uint256 x, uint256 y) = HashToCurve.hashToPoint(tagAt(i), vectorAt(i, "message"));
            assertEq(abi.encode(x, y), vectorAt(i, "hash_to_point"));
        }
    }

    function test_IsSigned_AcceptsThePublishedSignatures() external view {
        for (uint256 i; i < VECTORS; ++i) {
            PublicKey memory key = abi.decode(vectorAt(i, "public_key"), (PublicKey));
            (uint256 x, uint256 y) = abi.decode(vectorAt(i, "signature"), (uint256, uint256));
            assertTrue(Bls.isKey(key));
            assertTrue(Bls.isSigned(key, tagAt(i), vectorAt(i, "message"), x, y));
            assertFalse(Bls.isSigned(key, tagAt(i), "another message", x, y));
            assertFalse(Bls.isSigned(key, tagAt((i + 1) % VECTORS), vectorAt(i, "message"), x, y));
        }
    }

    /// @dev Every field element maps to a point on the curve with the parity of the element.
    function testFuzz_MapToPoint_IsOnTheCurve(uint256 u) external view {
        u = bound(u, 0, HashToCurve.FIELD - 1);
        (uint256 x, uint256 y) = HashToCurve.mapToPoint(u);
        uint256 p = HashToCurve.FIELD;
        assertEq(mulmod(y, y, p), addmod(mulmod(mulmod(x, x, p), x, p), 3, p));
        assertLt(y, p);
        assertGt(y, 0);
        assertEq(y % 2, u % 2);
    }

    /// @dev Elements for which 1 - 4u^2 or 1 + 4u^2 is 0, and the ends of the field.
    function test_MapToPoint_ExceptionalElements() external view {
        uint256 p = HashToCurve.FIELD;
        uint256 half = (p + 1) / 2;
        uint256[5] memory odd = [0, 1, p - 1, half, p - half];
        for (uint256 i; i < odd.length; ++i) {
            (uint256 x, uint256 y) = HashToCurve.mapToPoint(odd[i]);
            assertEq(mulmod(y, y, p), addmod(mulmod(mulmod(x, x, p), x, p), 3, p));
        }
    }

    function test_Submit_AcceptsARoundOfDrand() external {
        uint256 genesis = vm.parseJsonUint(vectors, ".beacon.genesis_time");
        Randomness real = new Randomness(genesis, vm.parseJsonUint(vectors, ".beacon.period_s"), 30, drandKey());
        vm.warp(real.timeOf(DRAND_ROUND));
        bytes memory signature = vectorAt(1, "signature");
        (uint256 x, uint256 y) = abi.decode(signature, (uint256, uint256));
        assertEq(vectorAt(1, "message"), abi.encode(keccak256(abi.encodePacked(uint64(DRAND_ROUND)))));
        vm.expectEmit(address(real));
        emit IRandomness.RoundSubmitted(DRAND_ROUND, sha256(signature), x, y, stranger);
        vm.prank(stranger);
        assertEq(real.submit(DRAND_ROUND, x, y), sha256(signature));
        (bytes32 known, bool isOverdue) = real.roundStatus(DRAND_ROUND);
        assertEq(known, sha256(signature));
        assertFalse(isOverdue);
    }

    /// @dev Signatures made by the development beacon (packages/testkit/src/beacon), an implementation in TypeScript.
    function test_Submit_AcceptsRoundsOfTheDevelopmentBeacon() external {
        vm.warp(Beacon.GENESIS);
        string memory made = vm.readFile("test/fixtures/beacon-development.json");
        for (uint256 i; i < 4; ++i) {
            string memory path = string.concat(".rounds[", vm.toString(i), "]");
            uint256 round = vm.parseJsonUint(made, string.concat(path, ".round"));
            bytes memory signature = vm.parseJsonBytes(made, string.concat(path, ".signature"));
            (uint256 x, uint256 y) = abi.decode(signature, (uint256, uint256));
            assertEq(randomness.submit(round, x, y), vm.parseJsonBytes32(made, string.concat(path, ".randomness")));
        }
    }

    function testFuzz_Submit_AcceptsTheBeaconsSignature(uint64 round, address who) external {
        vm.warp(Beacon.GENESIS);
        (uint256 x, uint256 y) = Beacon.sign(round);
        bytes32 expected = sha256(abi.encodePacked(x, y));
        vm.expectEmit(address(randomness));
        emit IRandomness.RoundSubmitted(round, expected, x, y, who);
        vm.prank(who);
        assertEq(randomness.submit(round, x, y), expected);
        // A second submission is not verified and changes nothing.
        vm.recordLogs();
        assertEq(randomness.submit(round, 1, 2), expected);
        assertEq(vm.getRecordedLogs().length, 0);
        (bytes32 known,) = randomness.roundStatus(round);
        assertEq(known, expected);
    }

    function testFuzz_Submit_RevertWhen_SignedForAnotherRound(uint64 round, uint64 other) external {
        vm.assume(round != other);
        vm.warp(Beacon.GENESIS);
        (uint256 x, uint256 y) = Beacon.sign(other);
        expectInvalidSignature(round);
        randomness.submit(round, x, y);
        (bytes32 known,) = randomness.roundStatus(round);
        assertEq(known, 0);
    }

    function testFuzz_Submit_RevertWhen_TheRoundExceedsEightBytes(uint256 round) external {
        round = bound(round, uint256(type(uint64).max) + 1, type(uint256).max);
        (uint256 x, uint256 y) = Beacon.sign(uint64(round));
        expectInvalidSignature(round);
        randomness.submit(round, x, y);
    }

    function testFuzz_NextRound_IsTheFirstAfterTheMargin(uint40 time) external {
        time = uint40(bound(time, Beacon.GENESIS - Beacon.MARGIN + 1, type(uint40).max));
        vm.warp(time);
        uint256 round = randomness.nextRound();
        assertGe(randomness.timeOf(round), time + Beacon.MARGIN);
        assertLt(randomness.timeOf(round - 1), time + Beacon.MARGIN);
    }

    function test_NextRound_IsRound1BeforeTheBeaconStarts() external {
        vm.warp(1);
        assertEq(randomness.nextRound(), 1);
        vm.warp(Beacon.GENESIS - Beacon.MARGIN);
        assertEq(randomness.nextRound(), 1);
        assertEq(randomness.timeOf(1), Beacon.GENESIS);
        assertEq(randomness.timeOf(0), Beacon.GENESIS);
        assertEq(randomness.timeOf(2), Beacon.GENESIS + Beacon.PERIOD);
    }

    function test_RoundStatus_IsOverdueAfterTheTimeout() external {
        uint256 round = randomness.nextRound();
        uint256 last = randomness.timeOf(round) + randomness.timeout();
        vm.warp(last);
        (bytes32 known, bool isOverdue) = randomness.roundStatus(round);
        assertEq(known, 0);
        assertFalse(isOverdue);
        vm.warp(last + 1);
        (, isOverdue) = randomness.roundStatus(round);
        assertTrue(isOverdue);
    }

    /// @dev A round is refundable or can be submitted, never both.
    function testFuzz_Submit_RevertWhen_TheRoundIsOverdue(uint64 round, uint64 time) external {
        round = uint64(bound(round, 0, 1e12));
        uint256 deadline = randomness.timeOf(round) + randomness.timeout();
        vm.warp(bound(time, deadline - 1 days, deadline + 1 days));
        (, bool isOverdue) = randomness.roundStatus(round);
        assertEq(isOverdue, vm.getBlockTimestamp() > deadline);
        (uint256 x, uint256 y) = Beacon.sign(round);
        bytes4 reason = IRandomness.Randomness_RoundOverdue.selector;
        if (isOverdue) vm.expectRevert(abi.encodeWithSelector(reason, round, deadline));
        randomness.submit(round, x, y);
        (bytes32 known,) = randomness.roundStatus(round);
        assertEq(known, isOverdue ? bytes32(0) : sha256(abi.encodePacked(x, y)));
    }

    /// @dev A submitted round never becomes overdue, and can be submitted again without effect.
    function test_RoundStatus_ASubmittedRoundStays() external {
        uint256 round = randomness.nextRound();
        (uint256 x, uint256 y) = Beacon.sign(round);
        bytes32 value = randomness.submit(round, x, y);
        vm.warp(NOW + 365 days);
        (bytes32 known, bool isOverdue) = randomness.roundStatus(round);
        assertEq(known, value);
        assertFalse(isOverdue);
        assertEq(randomness.submit(round, x, y), value);
    }

    function test_Beacon_ReturnsTheConstructorsArguments() external view {
        (uint256 genesis, uint256 period, uint256 a, uint256 b, uint256 c, uint256 d) = randomness.beacon();
        assertEq(genesis, Beacon.GENESIS);
        assertEq(period, Beacon.PERIOD);
        assertEq(abi.encode(PublicKey(a, b, c, d)), abi.encode(Beacon.key()));
        assertEq(randomness.margin(), Beacon.MARGIN);
        assertEq(randomness.timeout(), 7 days);
    }

    function test_New_RevertWhen_TheTimesAreInvalid() external {
        uint256[2][3] memory invalid = [[uint256(0), 30], [uint256(3), 0], [uint256(3), 1 hours + 1]];
        for (uint256 i; i < invalid.length; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(IRandomness.Randomness_InvalidTimes.selector, invalid[i][0], invalid[i][1])
            );
            new Randomness(Beacon.GENESIS, invalid[i][0], invalid[i][1], Beacon.key());
        }
        new Randomness(Beacon.GENESIS, 1, 1 hours, Beacon.key());
    }

    function testFuzz_New_RevertWhen_TheKeyIsInvalid(uint256 bit, uint8 part) external {
        PublicKey memory key = Beacon.key();
        uint256 flip = 1 << (bit % 256);
        if (part % 5 == 0) key.xImaginary ^= flip;
        if (part % 5 == 1) key.xReal ^= flip;
        if (part % 5 == 2) key.yImaginary ^= flip;
        if (part % 5 == 3) key.yReal ^= flip;
        if (part % 5 == 4) key = PublicKey(0, 0, 0, 0);
        vm.expectRevert(IRandomness.Randomness_InvalidKey.selector);
        new Randomness(Beacon.GENESIS, 3, 30, key);
    }

    /// @dev Invalid points are rejected without calling the pairing precompile.
    function test_Submit_RevertWhen_TheSignatureIsNotAPoint() external {
        vm.warp(Beacon.GENESIS);
        uint256 p = HashToCurve.FIELD;
        uint256[2][4] memory invalid = [[uint256(1), 3], [uint256(0), 0], [1 + p, 2], [uint256(1), 2 + p]];
        vm.mockCall(address(8), bytes(""), abi.encode(1));
        for (uint256 i; i < invalid.length; ++i) {
            expectInvalidSignature(1);
            randomness.submit(1, invalid[i][0], invalid[i][1]);
        }
        // The mocked precompile accepts a valid point, so the points above were rejected before it.
        assertEq(randomness.submit(1, 1, 2), sha256(abi.encode(1, 2)));
    }

    function test_Submit_RevertWhen_APrecompileIsMissing() external {
        vm.warp(Beacon.GENESIS);
        (uint256 x, uint256 y) = Beacon.sign(1);
        uint160[2] memory needed = [uint160(5), 6];
        for (uint256 i; i < 2; ++i) {
            vm.mockCallRevert(address(needed[i]), bytes(""), bytes(""));
            vm.expectRevert(abi.encodeWithSelector(HashToCurve.HashToCurve_NoPrecompile.selector, needed[i]));
            randomness.submit(1, x, y);
            vm.clearMockedCalls();
        }
        randomness.submit(1, x, y);
    }
}
