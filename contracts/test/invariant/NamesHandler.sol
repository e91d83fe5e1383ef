// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {INames} from "../../src/names/INames.sol";
import {Names} from "../../src/names/Names.sol";
import {NATIVE} from "../../src/shared/Coin.sol";

/// @notice Four accounts that register, renew and transfer three names at changing prices, with a model of the expected
/// owners, expiries and renewal prices.
contract NamesHandler is CommonBase, StdUtils {
    uint256 private constant _YEAR = 365 days;

    Names private immutable NAMES;
    address private immutable ADMIN;
    address[4] public people;
    string[3] private _labels = ["pet", "mofu", "mochi"];

    mapping(uint256 tokenId => address) public holder;
    mapping(uint256 tokenId => uint256) public expiry;
    mapping(uint256 tokenId => uint256) public count;
    /// @dev The price per year that the name was registered at.
    mapping(uint256 tokenId => uint256) public maxPrice;
    uint256 public paid;
    bool public countStayed;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(Names names, address admin) {
        NAMES = names;
        ADMIN = admin;
        for (uint256 i; i < 4; ++i) {
            people[i] = address(uint160(0xA11CE000 + i));
            vm.deal(people[i], 100_000 ether);
        }
    }

    function register(uint256 which, uint256 who, uint256 yearCount) external {
        uint256 id = tokenId(which);
        INames.Registration memory registration =
            INames.Registration(_labels[which % 3], people[who % 4], bound(yearCount, 1, 10), bytes32(who));
        NAMES.commit(NAMES.commitmentOf(registration));
        _pass(60);
        if (_now < expiry[id] + (expiry[id] == 0 ? 0 : 90 days)) return;
        (, uint256 price) = NAMES.priceOf(id, registration.yearCount);
        vm.prank(registration.owner);
        NAMES.register{value: price}(registration, NATIVE, price);
        (holder[id], expiry[id]) = (registration.owner, _now + registration.yearCount * _YEAR);
        maxPrice[id] = price / registration.yearCount;
        paid += price;
        _counted(id);
    }

    function setPrices(uint80 three, uint80 four, uint80 longer) external {
        vm.prank(ADMIN);
        NAMES.setPrices(
            NATIVE,
            uint80(bound(three, 1, 10 ether)),
            uint80(bound(four, 1, 10 ether)),
            uint80(bound(longer, 1, 10 ether))
        );
    }

    function renew(uint256 which, uint256 who, uint256 yearCount) external {
        uint256 id = tokenId(which);
        if (expiry[id] == 0 || _now >= expiry[id] + 90 days) return;
        yearCount = bound(yearCount, 1, 3);
        if (expiry[id] + yearCount * _YEAR > _now + 100 * _YEAR) return;
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
        if (NAMES.transferCount(id) <= count[id]) countStayed = true;
        count[id] = NAMES.transferCount(id);
    }
}
