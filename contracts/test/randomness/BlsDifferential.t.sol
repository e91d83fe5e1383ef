// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Bls, PublicKey} from "../../src/randomness/Bls.sol";
import {HashToCurve} from "../../src/randomness/HashToCurve.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Beacon} from "../mocks/Beacon.sol";

/// @notice The verifier beside @noble/curves: the same point for every message, and the same verdict on every signature and
/// key. `fixtures/make-bls.ts` writes what noble says.
contract BlsDifferentialTest is Test {
    uint256 private constant MESSAGES = 200;
    uint256 private constant ROUNDS = 100;
    uint256 private constant MALFORMED = 200;
    uint256 private constant KEYS = 78;
    /// @dev The pairing precompile burns all the gas it is given where it refuses its input.
    uint256 private constant GAS = 1_000_000;

    string private json;
    string[] private tags;
    bytes[] private publicKeys;
    uint256[] private signers;
    bytes[] private messages;
    bytes[] private points;
    bytes[] private signatures;

    function setUp() external {
        json = vm.readFile("test/fixtures/bls-noble.json");
        tags = vm.parseJsonStringArray(json, ".tags");
        publicKeys = vm.parseJsonBytesArray(json, ".publicKeys");
        signers = vm.parseJsonUintArray(json, ".signers");
        messages = vm.parseJsonBytesArray(json, ".messages");
        points = vm.parseJsonBytesArray(json, ".points");
        signatures = vm.parseJsonBytesArray(json, ".signatures");
        assertEq(messages.length, MESSAGES);
    }

    /// @dev External, so that a call can be given a limited amount of gas.
    function isSigned(uint256 index, bytes calldata signature) external view returns (bool) {
        (uint256 x, uint256 y) = abi.decode(signature, (uint256, uint256));
        return Bls.isSigned(keyOf(signers[index]), bytes(tags[signers[index]]), messages[index], x, y);
    }

    function isKey(bytes calldata key) external view returns (bool) {
        return Bls.isKey(abi.decode(key, (PublicKey)));
    }

    function keyOf(uint256 signer) private view returns (PublicKey memory) {
        return abi.decode(publicKeys[signer], (PublicKey));
    }

    function test_HashToPoint_GivesNoblesPoints() external view {
        for (uint256 i; i < MESSAGES; ++i) {
            (uint256 x, uint256 y) = HashToCurve.hashToPoint(bytes(tags[signers[i]]), messages[i]);
            assertEq(abi.encode(x, y), points[i], vm.toString(i));
        }
    }

    function test_IsSigned_AcceptsNoblesSignatures() external view {
        for (uint256 i; i < MESSAGES; ++i) {
            assertTrue(this.isSigned{gas: GAS}(i, signatures[i]), vm.toString(i));
        }
    }

    function test_IsSigned_RefusesEachSignatureForTheNextMessage() external view {
        for (uint256 i; i < MESSAGES; ++i) {
            assertFalse(this.isSigned{gas: GAS}((i + 1) % MESSAGES, signatures[i]), vm.toString(i));
        }
    }

    function test_IsSigned_JudgesMalformedSignaturesAsNobleDoes() external view {
        string[] memory kinds = vm.parseJsonStringArray(json, ".malformed.kinds");
        uint256[] memory indices = vm.parseJsonUintArray(json, ".malformed.messages");
        bytes[] memory malformed = vm.parseJsonBytesArray(json, ".malformed.signatures");
        bool[] memory accepted = vm.parseJsonBoolArray(json, ".malformed.accepted");
        assertEq(malformed.length, MALFORMED);
        for (uint256 i; i < MALFORMED; ++i) {
            assertEq(this.isSigned{gas: GAS}(indices[i], malformed[i]), accepted[i], kinds[i]);
            assertFalse(accepted[i], kinds[i]);
        }
    }

    function test_IsKey_JudgesKeysAsNobleDoes() external view {
        string[] memory kinds = vm.parseJsonStringArray(json, ".keys.kinds");
        bytes[] memory keys = vm.parseJsonBytesArray(json, ".keys.words");
        bool[] memory accepted = vm.parseJsonBoolArray(json, ".keys.accepted");
        assertEq(keys.length, KEYS);
        uint256 right;
        for (uint256 i; i < KEYS; ++i) {
            assertEq(this.isKey{gas: GAS}(keys[i]), accepted[i], kinds[i]);
            if (accepted[i]) ++right;
        }
        // Each signer's key and its negation.
        assertEq(right, 8);
    }

    function test_Submit_AcceptsNoblesRoundsOnce() external {
        Randomness randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, keyOf(0));
        bytes32[] memory rounds = vm.parseJsonBytes32Array(json, ".rounds");
        assertEq(rounds.length, ROUNDS);
        for (uint256 i; i < ROUNDS; ++i) {
            (uint256 x, uint256 y) = abi.decode(signatures[i], (uint256, uint256));
            uint256 another = uint256(rounds[(i + 1) % ROUNDS]) ^ 1;
            vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_InvalidSignature.selector, another));
            randomness.submit(another, x, y);
            assertEq(randomness.submit(uint256(rounds[i]), x, y), sha256(signatures[i]));
        }
    }
}
