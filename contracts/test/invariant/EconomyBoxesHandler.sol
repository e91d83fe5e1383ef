// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IBoxKeeping} from "../../src/boxes/IBoxKeeping.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {EconomyHandler, Town} from "./EconomyHandler.sol";

/// @notice The same people with a box in GBT that everybody may put pets in, and draw them out of.
contract EconomyBoxesHandler is EconomyHandler {
    uint256 private immutable BOX;

    /// @dev What was paid for draws that wait.
    uint256 public paidForDraws;
    /// @dev How many pets are in it, drawn and not handed over ones as well.
    uint256 public petsInBox;
    uint256 private _added;
    mapping(uint256 index => uint256 tokenId) private _tokens;
    mapping(uint256 index => address winner) private _winners;
    uint256[] private _won;

    constructor(Town memory town) EconomyHandler(town) {
        for (uint256 i; i < _ACTORS; ++i) {
            vm.startPrank(people[i]);
            GBT.approve(address(town.boxes), type(uint256).max);
            town.gacha.setApprovalForAll(address(town.boxes), true);
            vm.stopPrank();
        }
        vm.startPrank(people[0]);
        IBoxKeeping.Rules memory rules = IBoxKeeping.Rules({commissionRate: 500, allOpen: true, openAt: 0});
        BOX = town.boxes.createCollectionV2(IBoxKeeping.Detail("", "", "", ""), _coins[1], rules);
        for (uint256 i; i < _ACTORS; ++i) {
            town.boxes.setCollaborator(BOX, people[i], true);
        }
        vm.stopPrank();
    }

    /// @dev All the GBT that should be there.
    function heldInBox() external view returns (uint256) {
        IBoxesLens.Box memory box = _box();
        return paidForDraws + box.commission + box.fee;
    }

    function fill(uint256 which, uint256 price) external by(address(0), address(0)) {
        address holder = _holder(which);
        if (!_isActor(holder) || !_isQuiet()) return;
        IBoxKeeping.NewNft[] memory nfts = new IBoxKeeping.NewNft[](1);
        nfts[0] = IBoxKeeping.NewNft(address(_town.gacha), _pet(which), uint96(bound(price, 1, 3 ether)));
        vm.prank(holder);
        _town.boxes.addNfts(BOX, nfts);
        holderOf[_pet(which)] = address(_town.boxes);
        _tokens[_added++] = _pet(which);
        ++petsInBox;
    }

    function publishBox() external by(address(0), address(0)) {
        if (!_isQuiet() || _box().size == 0) return;
        vm.prank(people[0]);
        _town.boxes.publish(BOX, uint40(_now + 2 days));
    }

    function drawBox(uint256 who, uint256 size) external by(_actor(who), address(0)) {
        IBoxesLens.Box memory box = _box();
        if (box.state != IBoxes.BoxState.Open) return;
        size = bound(size, 1, box.timesToCall < 3 ? box.timesToCall : 3);
        uint256 paid = box.price * size;
        if (GBT.balanceOf(_actor(who)) < paid) return;
        vm.prank(_actor(who));
        _town.boxes.draw(BOX, box.run, size, _coins[1], paid, false);
        paidForDraws += paid;
    }

    /// @dev Somebody brings the rounds that have come, and prizes are fixed.
    function settleBox(uint256 most) external by(address(0), address(0)) {
        IBoxesLens.Box memory box = _box();
        most = bound(most, 1, 20);
        for (uint256 i = box.settled; i < box.orders && i < box.settled + most; ++i) {
            uint256 round = _town.lens.orderOf(BOX, i).round;
            if (_town.randomness.timeOf(round) > _now) continue;
            (uint256 x, uint256 y) = Beacon.sign(round);
            _town.randomness.submit(round, x, y);
        }
        settleBoxOnly(most);
    }

    function settleBoxOnly(uint256 most) public {
        vm.recordLogs();
        _town.boxes.settle(BOX, most);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != address(_town.boxes)) continue;
            if (logs[i].topics[0] == IBoxes.PrizeFixed.selector) {
                (, uint256 index,, uint256 proceeds, uint256 commission, uint256 fee) =
                    abi.decode(logs[i].data, (uint256, uint256, address, uint256, uint256, uint256));
                paidForDraws -= proceeds + commission + fee;
                _winners[index] = address(uint160(uint256(logs[i].topics[3])));
                _won.push(index);
            } else if (logs[i].topics[0] == IBoxes.Refunded.selector) {
                (, uint256 amount) = abi.decode(logs[i].data, (address, uint256));
                paidForDraws -= amount;
            }
        }
    }

    function claimPrizes() external by(address(0), address(0)) {
        _town.boxes.claim(BOX, _won);
        for (uint256 i; i < _won.length; ++i) {
            holderOf[_tokens[_won[i]]] = _winners[_won[i]];
        }
        petsInBox -= _won.length;
        delete _won;
    }

    /// @dev Owner and house are given what is theirs.
    function claimTakings() external by(address(0), address(0)) {
        _town.boxes.claimCommission(BOX);
        _town.boxes.claimFee(BOX);
    }

    /// @dev What nobody drew goes back to who put it in: once its time is over, at times before it is published.
    function emptyBox(uint256 seed) external by(address(0), address(0)) {
        bool isEarly = _box().state == IBoxes.BoxState.Unpublished && seed % 8 != 0;
        if (!_isQuiet() || isEarly) return;
        vm.recordLogs();
        vm.prank(people[0]);
        _town.boxes.returnNfts(BOX, type(uint256).max);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IBoxKeeping.NftReturned.selector) continue;
            holderOf[_tokens[uint256(logs[i].topics[2])]] = address(uint160(uint256(logs[i].topics[3])));
            --petsInBox;
        }
    }

    function _box() private view returns (IBoxesLens.Box memory) {
        return _town.lens.boxOf(BOX);
    }

    /// @dev Nothing relies on what is in it.
    function _isQuiet() private view returns (bool) {
        IBoxesLens.Box memory box = _box();
        bool isClosed = box.state == IBoxes.BoxState.Unpublished || box.state == IBoxes.BoxState.Over;
        return box.waiting == 0 && isClosed;
    }
}
