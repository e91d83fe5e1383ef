// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {INames} from "../../src/names/INames.sol";
import {Names} from "../../src/names/Names.sol";
import {NATIVE} from "../../src/shared/Coin.sol";

/// @notice Four people who register, renew, move and describe three names, and a book of whose each should be.
contract NamesHandler is CommonBase, StdUtils {
    uint256 private constant _YEAR = 365 days;

    Names private immutable NAMES;
    address[4] public people;
    string[3] private _labels = ["pet", "mofu", "mochi"];

    mapping(uint256 tokenId => address) public holder;
    mapping(uint256 tokenId => uint256) public expiry;
    mapping(uint256 tokenId => uint256) public count;
    uint256 public paid;
    bool public countStood;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(Names names) {
        NAMES = names;
        for (uint256 i; i < 4; ++i) {
            people[i] = address(uint160(0xA11CE000 + i));
            vm.deal(people[i], 100_000 ether);
        }
    }

    function register(uint256 which, uint256 who, uint256 yearCount) external {
        uint256 id = tokenId(which);
        INames.Registration memory what =
            INames.Registration(_labels[which % 3], people[who % 4], bound(yearCount, 1, 10), bytes32(who));
        NAMES.commit(NAMES.commitmentOf(what));
        _pass(60);
        if (_now < expiry[id] + (expiry[id] == 0 ? 0 : 90 days)) return;
        (, uint256 price) = NAMES.priceOf(id, what.yearCount);
        vm.prank(what.owner);
        NAMES.register{value: price}(what, NATIVE, price);
        (holder[id], expiry[id]) = (what.owner, _now + what.yearCount * _YEAR);
        paid += price;
        _counted(id);
    }

    function renew(uint256 which, uint256 who, uint256 yearCount) external {
        uint256 id = tokenId(which);
        if (expiry[id] == 0 || _now >= expiry[id] + 90 days) return;
        yearCount = bound(yearCount, 1, 3);
        (, uint256 price) = NAMES.priceOf(id, yearCount);
        vm.prank(people[who % 4]);
        NAMES.renew{value: price}(id, yearCount, NATIVE, price);
        expiry[id] += yearCount * _YEAR;
        paid += price;
    }

    function move(uint256 which, uint256 who) external {
        uint256 id = tokenId(which);
        if (_now >= expiry[id]) return;
        vm.prank(holder[id]);
        NAMES.transferFrom(holder[id], people[who % 4], id);
        holder[id] = people[who % 4];
        _counted(id);
    }

    function pass(uint256 time) external {
        _pass(bound(time, 1, 200 days));
    }

    function tokenId(uint256 which) public view returns (uint256) {
        return NAMES.tokenIdOf(_labels[which % 3]);
    }

    function _pass(uint256 time) private {
        _now += time;
        vm.warp(_now);
    }

    function _counted(uint256 id) private {
        if (NAMES.transferCount(id) <= count[id]) countStood = true;
        count[id] = NAMES.transferCount(id);
    }
}
