// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Boxes} from "../../src/boxes/Boxes.sol";
import {BoxesLens} from "../../src/boxes/BoxesLens.sol";
import {IBoxKeeping} from "../../src/boxes/IBoxKeeping.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Four people who do whatever the boxes let them with two collections, one in each coin, and a book of what each
/// should own.
contract BoxesHandler is CommonBase, StdUtils {
    Boxes private immutable BOXES;
    BoxesLens private immutable LENS;
    Credits private immutable CREDITS;
    Randomness private immutable RANDOMNESS;
    ForeignCollection private immutable NFTS;
    address private immutable TREASURY;
    Coin[2] private _coins;
    address[] public people;

    /// @dev What each should own: in the wallet, in the ledger, in orders that wait, and as commission or fee.
    mapping(Coin coin => mapping(address who => uint256)) public worth;
    /// @dev How often each order was resolved.
    mapping(uint256 boxId => mapping(uint256 orderId => uint256)) public resolved;
    uint256 public minted;
    uint256 public refunds;
    uint256 public prizes;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(
        Boxes boxes,
        BoxesLens lens,
        Credits credits,
        Randomness randomness,
        ForeignCollection nfts,
        Coin coin,
        address treasury
    ) {
        BOXES = boxes;
        LENS = lens;
        CREDITS = credits;
        RANDOMNESS = randomness;
        NFTS = nfts;
        TREASURY = treasury;
        _coins = [NATIVE, coin];
        for (uint256 i; i < 4; ++i) {
            address who = address(uint160(0xA11CE000 + i));
            people.push(who);
            vm.deal(who, 1000 ether);
            PlainToken(Coin.unwrap(coin)).mint(who, 1000 ether);
            (worth[NATIVE][who], worth[coin][who]) = (1000 ether, 1000 ether);
            vm.startPrank(who);
            PlainToken(Coin.unwrap(coin)).approve(address(boxes), type(uint256).max);
            nfts.setApprovalForAll(address(boxes), true);
            vm.stopPrank();
        }
        people.push(treasury);
        // Two owners; everybody else assists.
        for (uint256 i; i < 2; ++i) {
            vm.startPrank(people[i]);
            boxes.createCollectionV2(
                IBoxKeeping.Detail("", "", "", ""), _coins[i], IBoxKeeping.Rules(uint16(1234 * i), true, 0)
            );
            for (uint256 p; p < 4; ++p) {
                boxes.setCollaborator(i + 1, people[p], true);
            }
            vm.stopPrank();
        }
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function add(uint256 box, uint256 who, uint256 price) external {
        uint256 boxId = _box(box);
        if (!_isQuiet(LENS.boxOf(boxId))) return;
        address person = _person(who);
        NFTS.mint(person, ++minted);
        IBoxKeeping.NewNft[] memory nfts = new IBoxKeeping.NewNft[](1);
        nfts[0] = IBoxKeeping.NewNft(address(NFTS), minted, uint96(bound(price, 1, 2 ether)));
        vm.prank(person);
        BOXES.addNfts(boxId, nfts);
    }

    function remove(uint256 box, uint256 place) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (!_isQuiet(b) || b.size == 0) return;
        uint256[] memory places = new uint256[](1);
        places[0] = bound(place, 0, b.size - 1);
        vm.prank(b.owner);
        BOXES.removeNfts(boxId, places);
    }

    function publish(uint256 box) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (!_isQuiet(b) || b.size == 0) return;
        vm.prank(b.owner);
        BOXES.publish(boxId, uint40(_now + 3 days));
    }

    function unpublish(uint256 box, uint256 seed) external {
        if (seed % 4 != 0) return;
        uint256 boxId = _box(box);
        address owner = LENS.boxOf(boxId).owner;
        vm.prank(owner);
        BOXES.unpublish(boxId);
    }

    function draw(uint256 box, uint256 who, uint256 size) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.state != IBoxes.BoxState.Open) return;
        size = bound(size, 1, b.timesToCall > 5 ? 5 : b.timesToCall);
        uint256 paid = b.price * size;
        address person = _person(who);
        if (b.coin.balanceOf(person) < paid) return;
        vm.prank(person);
        BOXES.draw{value: b.coin.isNative() ? paid : 0}(boxId, b.run, size, b.coin, paid, false);
    }

    /// @dev Somebody brings the round of one of the orders that wait, if its time has come.
    function bring(uint256 box, uint256 which) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.settled == b.orders) return;
        uint256 round = LENS.orderOf(boxId, bound(which, b.settled, b.orders - 1)).round;
        if (RANDOMNESS.timeOf(round) > _now) return;
        (uint256 x, uint256 y) = Beacon.sign(round);
        RANDOMNESS.submit(round, x, y);
    }

    function settle(uint256 box, uint256 most) external {
        uint256 boxId = _box(box);
        for (most = bound(most, 1, 3); most != 0; --most) {
            if (!_settleOne(boxId)) return;
        }
    }

    function claim(uint256 box, uint256 index) external {
        uint256 boxId = _box(box);
        index = bound(index, 0, minted);
        if (!LENS.nftOf(boxId, index).isDrawn) return;
        uint256[] memory indexes = new uint256[](1);
        indexes[0] = index;
        BOXES.claim(boxId, indexes);
    }

    function claimTakings(uint256 box) external {
        uint256 boxId = _box(box);
        BOXES.claimCommission(boxId);
        BOXES.claimFee(boxId);
    }

    function withdraw(uint256 who, bool inToken) external {
        address person = people[bound(who, 0, people.length - 1)];
        Coin coin = _coins[inToken ? 1 : 0];
        if (CREDITS.creditOf(coin, person) == 0) return;
        vm.prank(person);
        CREDITS.withdraw(coin, person);
    }

    /// @dev Mostly seconds, at times more than a day.
    function pass(uint256 time) external {
        _now += time % 8 == 0 ? 25 hours : bound(time, 1, 60);
        vm.warp(_now);
    }

    /// @dev Settles the first order of a collection if it is due, and writes down who owns what afterwards.
    function _settleOne(uint256 boxId) private returns (bool) {
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.settled == b.orders) return false;
        IBoxesLens.Order memory order = LENS.orderOf(boxId, b.settled);
        (bytes32 luck,) = RANDOMNESS.lookUp(order.round);
        address[] memory owners = new address[](minted);
        for (uint256 index; index < minted; ++index) {
            owners[index] = LENS.nftOf(boxId, index).isDrawn ? address(0) : LENS.nftOf(boxId, index).owner;
        }
        if (BOXES.settle(boxId, 1) == 0) return false;
        ++resolved[boxId][b.settled];
        if (luck == 0) {
            ++refunds;
            return true;
        }
        uint256 price = order.paid / order.size;
        (uint256 fee, uint256 commission) = (price * b.feeRate / 10_000, price * b.commissionRate / 10_000);
        uint256 found;
        for (uint256 index; index < minted; ++index) {
            if (owners[index] == address(0) || !LENS.nftOf(boxId, index).isDrawn) continue;
            ++found;
            worth[b.coin][owners[index]] += price - fee - commission;
        }
        require(found == order.size, "as many prizes as draws");
        prizes += found;
        worth[b.coin][order.owner] -= order.paid;
        worth[b.coin][b.owner] += commission * order.size;
        worth[b.coin][TREASURY] += fee * order.size;
        return true;
    }

    function _isQuiet(IBoxesLens.Box memory box) private pure returns (bool) {
        return box.waiting == 0 && (box.state == IBoxes.BoxState.Unpublished || box.state == IBoxes.BoxState.Over);
    }

    function _box(uint256 seed) private pure returns (uint256) {
        return seed % 2 + 1;
    }

    function _person(uint256 who) private view returns (address) {
        return people[bound(who, 0, 3)];
    }
}
