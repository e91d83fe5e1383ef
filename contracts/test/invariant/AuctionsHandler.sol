// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Auctions} from "../../src/auctions/Auctions.sol";
import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {Collection} from "../../src/collections/Collection.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Four accounts that create, bid, settle, cancel and reclaim lots of three tokens, with a model of what each should
/// own.
contract AuctionsHandler is CommonBase, StdUtils {
    uint256 private constant _TOKENS = 3;

    Auctions private immutable AUCTIONS;
    Credits private immutable CREDITS;
    Collection private immutable COLLECTION;
    address private immutable CREATOR;
    Coin[2] private _coins;
    address[] public people;

    /// @dev What each account should own in its wallet, in the ledger and as highest bids together.
    mapping(Coin coin => mapping(address who => uint256)) public worth;
    /// @dev The expected owner of each token; while in a lot, its seller.
    mapping(uint256 tokenId => address) public ownerOf;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(
        Auctions auctions,
        Credits credits,
        Collection collection,
        Coin coin,
        address creator,
        address treasury
    ) {
        AUCTIONS = auctions;
        CREDITS = credits;
        COLLECTION = collection;
        CREATOR = creator;
        _coins = [NATIVE, coin];
        for (uint256 i; i < 4; ++i) {
            address who = address(uint160(0xA11CE000 + i));
            people.push(who);
            vm.deal(who, 1000 ether);
            PlainToken(Coin.unwrap(coin)).mint(who, 1000 ether);
            (worth[NATIVE][who], worth[coin][who]) = (1000 ether, 1000 ether);
            vm.startPrank(who);
            PlainToken(Coin.unwrap(coin)).approve(address(auctions), type(uint256).max);
            collection.setApprovalForAll(address(auctions), true);
            if (i < _TOKENS) ownerOf[collection.mint(creator, "https://mofu.example/pet", 500, anyFee())] = who;
            vm.stopPrank();
        }
        people.push(creator);
        people.push(treasury);
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function create(uint256 seed, uint256 reserve, uint256 duration, uint256 delay, bool inToken) external {
        uint256 id = _token(seed);
        if (AUCTIONS.lotOf(address(COLLECTION), id).seller != address(0)) return;
        uint40 start = uint40(_now + bound(delay, 0, 1 hours));
        uint40 end = start + uint40(bound(duration, 1, 1 days));
        vm.prank(ownerOf[id]);
        AUCTIONS.create(address(COLLECTION), id, _coins[inToken ? 1 : 0], bound(reserve, 1, 5 ether), start, end);
    }

    function bid(uint256 seed, uint256 who, uint256 extra) external {
        uint256 id = _token(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(COLLECTION), id);
        if (lot.state != IAuctions.LotState.Ongoing) return;
        address bidder = _person(who);
        uint256 amount = lot.minBid + bound(extra, 0, 1 ether);
        if (lot.coin.balanceOf(bidder) < amount) return;
        vm.prank(bidder);
        AUCTIONS.bid{value: lot.coin.isNative() ? amount : 0}(
            address(COLLECTION), id, lot.coin, amount, uint40(lot.start)
        );
    }

    function settle(uint256 seed) external {
        uint256 id = _token(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(COLLECTION), id);
        if (lot.state != IAuctions.LotState.Over) return;
        AUCTIONS.settle(address(COLLECTION), id);
        if (lot.bidder == address(0)) return;
        uint256 fee = lot.amount * 250 / 10_000;
        uint256 royalty = lot.amount * 500 / 10_000;
        worth[lot.coin][lot.bidder] -= lot.amount;
        worth[lot.coin][lot.seller] += lot.amount - fee - royalty;
        worth[lot.coin][CREATOR] += royalty;
        worth[lot.coin][AUCTIONS.feeRecipient()] += fee;
        ownerOf[id] = lot.bidder;
    }

    function cancel(uint256 seed) external {
        uint256 id = _token(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(COLLECTION), id);
        if (lot.seller == address(0) || lot.bidder != address(0)) return;
        vm.prank(lot.seller);
        AUCTIONS.cancel(address(COLLECTION), id);
    }

    function reclaimBid(uint256 seed) external {
        uint256 id = _token(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(COLLECTION), id);
        if (lot.bidder == address(0) || _now < lot.end + 30 days) return;
        vm.prank(lot.bidder);
        AUCTIONS.reclaimBid(address(COLLECTION), id);
    }

    function withdraw(uint256 who, bool inToken) external {
        address person = people[bound(who, 0, people.length - 1)];
        Coin coin = _coins[inToken ? 1 : 0];
        if (CREDITS.creditOf(coin, person) == 0) return;
        vm.prank(person);
        CREDITS.withdraw(coin, person);
    }

    /// @dev Mostly minutes and hours, sometimes more than a month.
    function pass(uint256 time) external {
        _now += time % 16 == 0 ? 31 days : bound(time, 1, 6 hours);
        vm.warp(_now);
    }

    function _token(uint256 seed) private pure returns (uint256) {
        return bound(seed, 0, _TOKENS - 1) + 2;
    }

    function _person(uint256 who) private view returns (address) {
        return people[bound(who, 0, 3)];
    }
}
