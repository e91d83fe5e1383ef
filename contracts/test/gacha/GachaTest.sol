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

/// @notice A machine over a beacon that the tests can sign for, open, and people with coins.
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
        gacha = new Gacha(roles, credits, randomness);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        vm.prank(house);
        roles.setRole(PAUSER, pauser, true);
        vm.prank(admin);
        gacha.setFeeRecipient(treasury);
        machineId = machineIn(coin);
        fund(alice);
        fund(bob);
    }

    function detail() internal pure returns (IGacha.Detail memory) {
        return IGacha.Detail("Capsule", "ipfs://cover", "Ten thousand pets", "Turn and see who comes out.");
    }

    function machineIn(Coin coin_) internal returns (uint256 id) {
        vm.startPrank(admin);
        id = gacha.create(detail(), coin_, STEP, BASE);
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

    /// @dev The order's round comes: time passes, and somebody brings it.
    function bring(uint256 orderId) internal {
        uint256 round = gacha.orderOf(machineId, orderId).round;
        uint256 time = randomness.timeOf(round);
        if (vm.getBlockTimestamp() < time) vm.warp(time);
        (uint256 x, uint256 y) = Beacon.sign(round);
        randomness.submit(round, x, y);
    }

    /// @dev One pet for this account, at once.
    function petOf(address who) internal returns (uint256 tokenId) {
        uint256 orderId = pullAs(who, 1);
        bring(orderId);
        tokenId = expectedPet(orderId, 0, gacha.machineOf(machineId).size);
        gacha.settle(machineId, 100);
        assertEq(gacha.ownerOf(tokenId), who);
    }

    /// @dev What anyone can compute from public data, as long as the pool was never drawn from at that place.
    function expectedPet(uint256 orderId, uint256 number, uint256 left) internal view returns (uint256) {
        (bytes32 luck,) = randomness.lookUp(gacha.orderOf(machineId, orderId).round);
        bytes32 seed = keccak256(abi.encode(luck, address(gacha), machineId, orderId));
        return gacha.tokenIdOf(machineId, uint256(keccak256(abi.encode(seed, number))) % left + 1);
    }
}
