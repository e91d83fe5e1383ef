// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";
import {Vm} from "forge-std/Vm.sol";

import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Three accounts that pull, trade and redeem in every way the contract allows, and a record of what each of
/// them should own.
contract GachaHandler is CommonBase, StdUtils {
    Gacha private immutable GACHA;
    Credits private immutable CREDITS;
    Randomness private immutable RANDOMNESS;
    Coin private immutable COIN;
    uint256 private immutable MACHINE;
    address private immutable TREASURY;

    address[] public people;
    uint256[] public pets;
    mapping(uint256 tokenId => address) public holderOf;
    mapping(uint256 tokenId => uint256) public paid;
    /// @dev What each should have in the wallet and as credits.
    mapping(address who => uint256) public worth;
    uint256 public pulls;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(
        Gacha gacha,
        Credits credits,
        Randomness randomness,
        PlainToken token,
        uint256 machineId,
        address treasury
    ) {
        GACHA = gacha;
        CREDITS = credits;
        RANDOMNESS = randomness;
        COIN = Coin.wrap(address(token));
        MACHINE = machineId;
        TREASURY = treasury;
        for (uint256 i; i < 3; ++i) {
            address who = address(uint160(0xA11CE000 + i));
            people.push(who);
            token.mint(who, 10_000 ether);
            worth[who] = 10_000 ether;
            vm.prank(who);
            token.approve(address(gacha), type(uint256).max);
        }
        people.push(treasury);
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function petCount() external view returns (uint256) {
        return pets.length;
    }

    function pull(uint256 who, uint256 size) external {
        address person = people[bound(who, 0, 2)];
        size = bound(size, 1, 10);
        uint256 price = GACHA.priceOf(MACHINE, size);
        vm.prank(person);
        GACHA.pull(MACHINE, size, price);
        worth[person] -= price;
        pulls += size;
    }

    /// @dev Submits the round of a pending order, if its time has come and it is not overdue.
    function submitRound(uint256 which) external {
        IGacha.Machine memory machine = GACHA.machineOf(MACHINE);
        if (machine.settled == machine.orders) return;
        uint256 round = GACHA.orderOf(MACHINE, bound(which, machine.settled, machine.orders - 1)).round;
        if (round == 0 || RANDOMNESS.timeOf(round) > _now) return;
        (, bool isOverdue) = RANDOMNESS.roundStatus(round);
        if (isOverdue) return;
        (uint256 x, uint256 y) = Beacon.sign(round);
        RANDOMNESS.submit(round, x, y);
    }

    function settle(uint256 max) external {
        vm.recordLogs();
        GACHA.settle(MACHINE, max);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != address(GACHA)) continue;
            if (logs[i].topics[0] == IGacha.PetPulled.selector) {
                uint256 tokenId = uint256(logs[i].topics[3]);
                pets.push(tokenId);
                (, holderOf[tokenId], paid[tokenId]) = abi.decode(logs[i].data, (uint256, address, uint256));
            } else if (logs[i].topics[0] == IGacha.Refunded.selector) {
                (, uint256 amount) = abi.decode(logs[i].data, (Coin, uint256));
                worth[address(uint160(uint256(logs[i].topics[3])))] += amount;
            }
        }
    }

    function redeem(uint256 which) external {
        if (pets.length == 0) return;
        which = bound(which, 0, pets.length - 1);
        uint256 tokenId = pets[which];
        address holder = holderOf[tokenId];
        vm.prank(holder);
        GACHA.redeem(tokenId, holder);
        worth[holder] += paid[tokenId] - paid[tokenId] * 17 / 100;
        worth[TREASURY] += paid[tokenId] * 17 / 100;
        pets[which] = pets[pets.length - 1];
        pets.pop();
    }

    function give(uint256 which, uint256 who) external {
        if (pets.length == 0) return;
        uint256 tokenId = pets[bound(which, 0, pets.length - 1)];
        address to = people[bound(who, 0, 2)];
        address from = holderOf[tokenId];
        vm.prank(from);
        GACHA.transferFrom(from, to, tokenId);
        holderOf[tokenId] = to;
    }

    function withdraw(uint256 who) external {
        address person = people[bound(who, 0, people.length - 1)];
        if (CREDITS.creditOf(COIN, person) == 0) return;
        vm.prank(person);
        CREDITS.withdraw(COIN, person);
    }

    /// @dev Mostly seconds, sometimes longer than the timeout of a round.
    function pass(uint256 time) external {
        _now += time % 8 == 0 ? 8 days : bound(time, 1, 60);
        vm.warp(_now);
    }
}
