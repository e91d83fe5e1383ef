// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Collection} from "../../src/collections/Collection.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {Pledge} from "../../src/pledge/Pledge.sol";
import {anyFee} from "../mocks/AnyFee.sol";

/// @notice Four accounts, one of them the fee recipient, pledge, transfer shares and redeem five tokens while settings change.
/// Tracks the expected owner of each token.
contract PledgeHandler is CommonBase, StdUtils {
    uint256 private constant _TOKENS = 5;

    Pledge private immutable PLEDGE;
    Collection private immutable COLLECTION;
    address private immutable ADMIN;
    uint256 private immutable ID;
    address[4] public people;

    uint256[_TOKENS] public tokens;
    /// @dev The expected owner; the zero address for a pledged token.
    mapping(uint256 tokenId => address) public ownerOf;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(Pledge pledge, Collection collection, address admin, address treasury) {
        PLEDGE = pledge;
        COLLECTION = collection;
        ADMIN = admin;
        ID = pledge.shareIdOf(address(collection));
        people[3] = treasury;
        for (uint256 i; i < _TOKENS; ++i) {
            if (i < 3) people[i] = address(uint160(0xA11CE000 + i));
            address who = people[i % 3];
            vm.startPrank(who);
            collection.setApprovalForAll(address(pledge), true);
            tokens[i] = collection.mint(who, "https://mofu.example/pet", 500, anyFee());
            ownerOf[tokens[i]] = who;
            vm.stopPrank();
        }
        vm.prank(treasury);
        collection.setApprovalForAll(address(pledge), true);
    }

    function securitize(uint256 which) external {
        uint256 id = tokens[which % _TOKENS];
        if (ownerOf[id] == address(0)) return;
        (, uint256 version,) = PLEDGE.settingsOf(address(COLLECTION));
        vm.prank(ownerOf[id]);
        PLEDGE.securitize(address(COLLECTION), id, version);
        ownerOf[id] = address(0);
    }

    function give(uint256 from, uint256 to, uint256 amount) external {
        address giver = people[from % 4];
        amount = bound(amount, 0, PLEDGE.balanceOf(giver, ID));
        vm.prank(giver);
        PLEDGE.transfer(people[to % 4], ID, amount);
    }

    /// @dev Redeeming succeeds exactly where `canRedeem` returns yes, for the price it returns and not for less.
    function redeem(uint256 which, uint256 who) public {
        uint256 id = tokens[which % _TOKENS];
        address person = people[who % 4];
        (IPledge.RedeemStatus answer, uint256 price) = PLEDGE.canRedeem(person, address(COLLECTION), id);
        if (price > 0) {
            vm.prank(person);
            try PLEDGE.redeem(address(COLLECTION), id, person, price - 1) {
                revert("redeemed above the maximum");
            } catch {}
        }
        vm.prank(person);
        try PLEDGE.redeem(address(COLLECTION), id, person, price) {
            require(answer == IPledge.RedeemStatus.Yes, "redeemed against the answer");
            ownerOf[id] = person;
        } catch {
            require(answer != IPledge.RedeemStatus.Yes, "refused against the answer");
        }
    }

    function claim() public {
        if (PLEDGE.poolOf(address(COLLECTION)).fees == 0) return;
        vm.prank(people[3]);
        PLEDGE.claim(address(COLLECTION));
    }

    function set(uint32 limit, uint16 fee, uint32 time, uint16 discount, uint96 shares) external {
        (IPledge.Settings memory settings,,) = PLEDGE.settingsOf(address(COLLECTION));
        settings.redeemLimit = uint32(bound(limit, 0, 10 days));
        settings.discountTime = uint32(bound(time, 0, 20 days));
        settings.feePercent = fee % 1001;
        settings.discountPrecent = uint16(bound(discount, 0, settings.feePercent));
        if (PLEDGE.poolOf(address(COLLECTION)).held == 0) settings.sharesCount = uint96(bound(shares, 1, 1e24));
        vm.prank(ADMIN);
        PLEDGE.setSettings(address(COLLECTION), settings);
    }

    function pass(uint256 time) external {
        _now += bound(time, 1, 5 days);
        vm.warp(_now);
    }
}
