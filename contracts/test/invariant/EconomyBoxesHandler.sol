// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {EconomyHandler, Platform} from "./EconomyHandler.sol";

/// @notice The same accounts with a box in GBT, which everyone may put pets in and draw from.
contract EconomyBoxesHandler is EconomyHandler {
    uint256 private immutable BOX;

    /// @dev What was paid for pending draws.
    uint256 public paidForDraws;
    /// @dev The number of pets held, including those drawn and not claimed.
    uint256 public petsInBox;
    uint256 private _added;
    mapping(uint256 index => uint256 tokenId) private _tokens;
    mapping(uint256 index => address winner) private _winners;
    uint256[] private _won;

    constructor(Platform memory platform) EconomyHandler(platform) {
        for (uint256 i; i < _ACTORS; ++i) {
            vm.startPrank(people[i]);
            GBT.approve(address(platform.boxes), type(uint256).max);
            platform.gacha.setApprovalForAll(address(platform.boxes), true);
            vm.stopPrank();
        }
        vm.startPrank(people[0]);
        IBoxManagement.Rules memory rules = IBoxManagement.Rules(500, true, 0, 1);
        BOX = platform.boxes.createCollectionV2(IBoxManagement.Detail("", "", "", ""), _coins[1], rules);
        for (uint256 i; i < _ACTORS; ++i) {
            platform.boxes.setCollaborator(BOX, people[i], true);
        }
        vm.stopPrank();
    }

    /// @dev The GBT that the contract should hold.
    function heldInBox() external view returns (uint256) {
        IBoxesLens.Box memory box = _box();
        return paidForDraws + box.commission + box.fee;
    }

    function fill(uint256 which, uint256 price) external by(address(0), address(0)) {
        address holder = _holder(which);
        if (!_isActor(holder) || !_hasNoDraws()) return;
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(_platform.gacha), _pet(which), uint96(bound(price, 1, 3 ether)));
        vm.prank(holder);
        _platform.boxes.addNfts(BOX, nfts, IBoxManagement.DepositTerms(_coins[1], 1, 500));
        holderOf[_pet(which)] = address(_platform.boxes);
        _tokens[_added++] = _pet(which);
        ++petsInBox;
    }

    function publishBox() external by(address(0), address(0)) {
        if (!_hasNoDraws() || _box().size == 0) return;
        vm.prank(people[0]);
        _platform.boxes.publish(BOX, uint40(_now + 2 days));
    }

    function drawBox(uint256 who, uint256 size) external by(_actor(who), address(0)) {
        IBoxesLens.Box memory box = _box();
        if (box.state != IBoxes.BoxState.Open) return;
        size = bound(size, 1, box.timesToCall < 3 ? box.timesToCall : 3);
        uint256 paid = box.price * size;
        if (GBT.balanceOf(_actor(who)) < paid) return;
        vm.prank(_actor(who));
        _platform.boxes.draw(BOX, box.run, size, _coins[1], paid, false);
        paidForDraws += paid;
    }

    /// @dev Submits the available rounds and settles.
    function settleBox(uint256 max) external by(address(0), address(0)) {
        IBoxesLens.Box memory box = _box();
        max = bound(max, 1, 20);
        for (uint256 i = box.settled; i < box.orders && i < box.settled + max; ++i) {
            uint256 round = _platform.lens.orderOf(BOX, i).round;
            (, bool isOverdue) = _platform.randomness.roundStatus(round);
            if (_platform.randomness.timeOf(round) > _now || isOverdue) continue;
            (uint256 x, uint256 y) = Beacon.sign(round);
            _platform.randomness.submit(round, x, y);
        }
        settleBoxOnly(max);
    }

    function settleBoxOnly(uint256 max) public {
        vm.recordLogs();
        _platform.boxes.settle(BOX, max);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != address(_platform.boxes)) continue;
            if (logs[i].topics[0] == IBoxes.PrizeAssigned.selector) {
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
        _platform.boxes.claim(BOX, _won);
        for (uint256 i; i < _won.length; ++i) {
            holderOf[_tokens[_won[i]]] = _winners[_won[i]];
        }
        petsInBox -= _won.length;
        delete _won;
    }

    /// @dev Credits the commission and the fee.
    function claimTakings() external by(address(0), address(0)) {
        _platform.boxes.claimCommission(BOX);
        _platform.boxes.claimFee(BOX);
    }

    /// @dev Returns what was not drawn, after a run and sometimes before the first.
    function emptyBox(uint256 seed) external by(address(0), address(0)) {
        bool isEarly = _box().state == IBoxes.BoxState.Unpublished && seed % 8 != 0;
        if (!_hasNoDraws() || isEarly) return;
        vm.recordLogs();
        vm.prank(people[0]);
        _platform.boxes.returnNfts(BOX, type(uint256).max);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != IBoxManagement.NftReturned.selector) continue;
            holderOf[_tokens[uint256(logs[i].topics[2])]] = address(uint160(uint256(logs[i].topics[3])));
            --petsInBox;
        }
    }

    function _box() private view returns (IBoxesLens.Box memory) {
        return _platform.lens.boxOf(BOX);
    }

    function _hasNoDraws() private view returns (bool) {
        IBoxesLens.Box memory box = _box();
        bool isClosed = box.state == IBoxes.BoxState.Unpublished || box.state == IBoxes.BoxState.Over;
        return box.pending == 0 && isClosed;
    }
}
