// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Boxes} from "../../src/boxes/Boxes.sol";
import {BoxesLens} from "../../src/boxes/BoxesLens.sol";
import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Four accounts that use two collections, one in each coin, in every way the contract allows, and a record of
/// what each of them should own.
contract BoxesHandler is CommonBase, StdUtils {
    uint96 public constant MIN_PRICE = 0.1 ether;

    Boxes private immutable BOXES;
    BoxesLens private immutable LENS;
    Credits private immutable CREDITS;
    Randomness private immutable RANDOMNESS;
    ForeignCollection private immutable NFTS;
    address private immutable TREASURY;
    Coin[2] private _coins;
    address[] public people;

    /// @dev What each should own: wallet, credits, pending orders, commission and fee.
    mapping(Coin coin => mapping(address who => uint256)) public worth;
    /// @dev How often each order was settled.
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
        // Two owners; everyone is a collaborator of both.
        for (uint256 i; i < 2; ++i) {
            IBoxManagement.Rules memory rules = IBoxManagement.Rules(uint16(1234 * i), true, 0, MIN_PRICE);
            vm.startPrank(people[i]);
            boxes.createCollectionV2(IBoxManagement.Detail("", "", "", ""), _coins[i], rules);
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
        if (!_hasNoDraws(LENS.boxOf(boxId))) return;
        address person = _person(who);
        NFTS.mint(person, ++minted);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(NFTS), minted, uint96(bound(price, MIN_PRICE, 2 ether)));
        vm.prank(person);
        BOXES.addNfts(boxId, nfts, IBoxManagement.DepositTerms(_coins[boxId - 1], MIN_PRICE, 1234));
    }

    function remove(uint256 box, uint256 place) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (!_hasNoDraws(b) || b.size == 0) return;
        uint256[] memory places = new uint256[](1);
        places[0] = bound(place, 0, b.size - 1);
        vm.prank(b.owner);
        BOXES.removeNfts(boxId, places);
    }

    function publish(uint256 box) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (!_hasNoDraws(b) || b.size == 0 || b.price < MIN_PRICE) return;
        vm.prank(b.owner);
        BOXES.publish(boxId, uint40(_now + 3 days));
    }

    /// @dev One price for all or none, and an opening time of up to two days ahead.
    function setTerms(uint256 box, uint256 price, uint256 delay) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (!_hasNoDraws(b)) return;
        uint96 onePrice = price % 3 == 0 ? 0 : uint96(bound(price, MIN_PRICE, 2 ether));
        uint40 openAt = delay % 4 != 0 ? 0 : uint40(_now + bound(delay, 0, 2 days));
        IBoxManagement.Rules memory rules =
            IBoxManagement.Rules(uint16(b.commissionRate), price % 5 != 0, openAt, MIN_PRICE);
        vm.prank(b.owner);
        BOXES.setTerms(boxId, b.coin, rules, onePrice);
    }

    function list(uint256 box, uint256 who, uint256 price, uint256 limit) external {
        uint256 boxId = _box(box);
        address[] memory accounts = new address[](1);
        accounts[0] = _person(who);
        address owner = LENS.boxOf(boxId).owner;
        vm.prank(owner);
        BOXES.setWhitelist(boxId, accounts, uint96(bound(price, 0, 1 ether)), uint32(bound(limit, 0, 9)));
    }

    /// @dev A depositor takes an NFT out, of a published collection as well.
    function exit(uint256 box, uint256 position) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.pending != 0 || b.size == 0) return;
        uint256[] memory positions = new uint256[](1);
        positions[0] = bound(position, 0, b.size - 1);
        address depositor = LENS.nftOf(boxId, BOXES.nftAt(boxId, positions[0])).owner;
        vm.prank(depositor);
        BOXES.removeNfts(boxId, positions);
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
        if (b.state != IBoxes.BoxState.Open || !b.allOpen) return;
        size = bound(size, 1, b.timesToCall > 5 ? 5 : b.timesToCall);
        uint256 paid = b.price * size;
        address person = _person(who);
        if (b.coin.balanceOf(person) < paid) return;
        vm.prank(person);
        BOXES.draw{value: b.coin.isNative() ? paid : 0}(boxId, b.run, size, b.coin, paid, false);
    }

    /// @dev A draw at a whitelist price, which reverts below the minimum price.
    function drawListed(uint256 box, uint256 who, uint256 size) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        address person = _person(who);
        IBoxesLens.WhitelistItem memory item = LENS.whitelistItem(boxId, person);
        if (b.state != IBoxes.BoxState.Open || item.usedCount >= item.limit) return;
        uint256 max = item.limit - item.usedCount;
        size = bound(size, 1, b.timesToCall > max ? max : b.timesToCall);
        uint256 paid = item.price * size;
        if (b.coin.balanceOf(person) < paid) return;
        vm.prank(person);
        try BOXES.draw{value: b.coin.isNative() ? paid : 0}(boxId, b.run, size, b.coin, paid, true) {
            require(item.price >= MIN_PRICE, "drawn below the minimum price");
        } catch {
            require(item.price < MIN_PRICE, "a valid draw reverted");
        }
    }

    /// @dev Submits the round of a pending order, if its time has come and it is not overdue.
    function submitRound(uint256 box, uint256 which) external {
        uint256 boxId = _box(box);
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.settled == b.orders) return;
        uint256 round = LENS.orderOf(boxId, bound(which, b.settled, b.orders - 1)).round;
        (, bool isOverdue) = RANDOMNESS.roundStatus(round);
        if (RANDOMNESS.timeOf(round) > _now || isOverdue) return;
        (uint256 x, uint256 y) = Beacon.sign(round);
        RANDOMNESS.submit(round, x, y);
    }

    function settle(uint256 box, uint256 max) external {
        uint256 boxId = _box(box);
        for (max = bound(max, 1, 3); max != 0; --max) {
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

    /// @dev Mostly seconds, sometimes a day, sometimes longer than the timeout of a round.
    function pass(uint256 time) external {
        _now += time % 16 == 0 ? 8 days : time % 8 == 0 ? 25 hours : bound(time, 1, 60);
        vm.warp(_now);
    }

    /// @dev Settles the first pending order if possible, and updates what everyone should own.
    function _settleOne(uint256 boxId) private returns (bool) {
        IBoxesLens.Box memory b = LENS.boxOf(boxId);
        if (b.settled == b.orders) return false;
        IBoxesLens.Order memory order = LENS.orderOf(boxId, b.settled);
        (bytes32 value,) = RANDOMNESS.roundStatus(order.round);
        address[] memory owners = new address[](minted);
        for (uint256 index; index < minted; ++index) {
            owners[index] = LENS.nftOf(boxId, index).isDrawn ? address(0) : LENS.nftOf(boxId, index).owner;
        }
        if (BOXES.settle(boxId, 1) == 0) return false;
        ++resolved[boxId][b.settled];
        if (value == 0) {
            ++refunds;
            return true;
        }
        uint256 price = order.paid / order.size;
        require(price >= MIN_PRICE, "an NFT was sold below the minimum price");
        (uint256 fee, uint256 commission) = (price * b.feeRate / 10_000, price * b.commissionRate / 10_000);
        uint256 found;
        for (uint256 index; index < minted; ++index) {
            if (owners[index] == address(0) || !LENS.nftOf(boxId, index).isDrawn) continue;
            ++found;
            worth[b.coin][owners[index]] += price - fee - commission;
        }
        require(found == order.size, "a different number of prizes than draws");
        prizes += found;
        worth[b.coin][order.owner] -= order.paid;
        worth[b.coin][b.owner] += commission * order.size;
        worth[b.coin][TREASURY] += fee * order.size;
        return true;
    }

    function _hasNoDraws(IBoxesLens.Box memory box) private pure returns (bool) {
        return box.pending == 0 && (box.state == IBoxes.BoxState.Unpublished || box.state == IBoxes.BoxState.Over);
    }

    function _box(uint256 seed) private pure returns (uint256) {
        return seed % 2 + 1;
    }

    function _person(uint256 who) private view returns (address) {
        return people[bound(who, 0, 3)];
    }
}
