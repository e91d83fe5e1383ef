// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice An open machine with a beacon that the tests can sign for, and funded accounts.
abstract contract GachaTest is CollectionsTest {
    uint40 internal constant NOW = 1_800_000_000;
    uint96 internal constant STEP = 0.001 ether;
    uint256 internal constant UNIT = 1 ether;
    string internal constant BASE = "https://mofu.example/pets/";

    address internal pauser = makeAddr("pauser");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    Randomness internal randomness;
    Gacha internal gacha;
    PlainToken internal token;
    Coin internal coin;
    uint256 internal machineId;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        gacha = new Gacha(roles, credits, randomness, coin);
        vm.prank(platformOwner);
        roles.setRole(PAUSER, pauser, true);
        machineId = newMachine();
        fund(alice);
        fund(bob);
    }

    function detail() internal pure returns (IGacha.Detail memory) {
        return IGacha.Detail("Capsule", "ipfs://cover", "Ten thousand pets", "Turn and see who comes out.");
    }

    /// @dev An open machine of `gacha`, whose fees go to the treasury.
    function newMachine() internal returns (uint256 id) {
        vm.startPrank(admin);
        gacha.setFeeRecipient(treasury);
        id = gacha.create(detail(), STEP, BASE);
        gacha.setOpen(id, true);
        vm.stopPrank();
    }

    function fund(address who) internal {
        token.mint(who, 10_000 ether);
        vm.prank(who);
        token.approve(address(gacha), type(uint256).max);
    }

    function pullAs(address who, uint256 size) internal returns (uint256 orderId) {
        vm.prank(who);
        return gacha.pull(machineId, size, type(uint256).max);
    }

    /// @dev Warps to the order's round, if it is in the future, and submits it.
    function submitRound(uint256 orderId) internal {
        uint256 round = gacha.orderOf(machineId, orderId).round;
        uint256 time = randomness.timeOf(round);
        if (vm.getBlockTimestamp() < time) vm.warp(time);
        (uint256 x, uint256 y) = Beacon.sign(round);
        randomness.submit(round, x, y);
    }

    /// @dev Pulls and settles one pet for the account.
    function petOf(address who) internal returns (uint256 tokenId) {
        uint256 orderId = pullAs(who, 1);
        submitRound(orderId);
        tokenId = expectedPet(orderId, 0, gacha.machineOf(machineId).size);
        gacha.settle(machineId, 100);
        assertEq(gacha.ownerOf(tokenId), who);
    }

    /// @dev The pet as anyone can compute it from public data, as long as no pet was taken from that position before.
    function expectedPet(uint256 orderId, uint256 number, uint256 remaining) internal view returns (uint256) {
        (bytes32 value,) = randomness.roundStatus(gacha.orderOf(machineId, orderId).round);
        bytes32 seed = keccak256(abi.encode(value, address(gacha), machineId, orderId));
        return gacha.tokenIdOf(machineId, uint256(keccak256(abi.encode(seed, number))) % remaining + 1);
    }
}
