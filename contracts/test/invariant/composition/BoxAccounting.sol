// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../../src/boxes/IBoxesLens.sol";
import {Beacon} from "../../mocks/Beacon.sol";
import {Ledger} from "./Ledger.sol";
import {SELLERS} from "./PlatformDeployment.sol";

/// @notice Three boxes: an average price with a minimum, one price for all with a minimum, and one that only its owner fills.
/// Their terms, and what the ledger records when they pay out.
abstract contract BoxAccounting is Ledger {
    uint256 internal constant _BOXES = 3;

    /// @dev How many NFTs were ever put into a box.
    mapping(uint256 boxId => uint256 count) internal _added;
    /// @dev The fee rate when the box was published, which later rates must not change.
    mapping(uint256 boxId => uint256 rate) internal _boxFeeRate;
    /// @dev What was paid for each order.
    mapping(uint256 boxId => mapping(uint256 orderId => uint256 amount)) internal _amountPaid;

    function addedTo(uint256 boxId) external view returns (uint256) {
        return _added[boxId];
    }

    function _makeBoxes() internal {
        IBoxManagement.Detail memory detail = IBoxManagement.Detail("", "", "", "");
        vm.startPrank(_p.accounts[0]);
        _p.boxes.createCollectionV2(detail, _coins[0], IBoxManagement.Rules(500, true, 0, 1000));
        _setCollaborators(1);
        vm.startPrank(_p.accounts[4]);
        _p.boxes.createCollectionV3(detail, _coins[1], IBoxManagement.Rules(3000, true, 0, 0.5 ether), 0.5 ether);
        _setCollaborators(2);
        vm.startPrank(_p.accounts[1]);
        _p.boxes.createCollection(detail, _coins[2]);
        vm.stopPrank();
    }

    function _setCollaborators(uint256 boxId) private {
        for (uint256 i; i < SELLERS; ++i) {
            _p.boxes.setCollaborator(boxId, _p.accounts[i], true);
        }
        vm.stopPrank();
    }

    /// @dev One price for all or an average, open to all or to the list, at once or up to two days later. Earnings are paid out.
    function setBoxTerms(uint256 box, uint256 price, uint256 delay) external {
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _canBeChanged);
        if (boxId == 0 || !_isSupported(b.coin)) return;
        IBoxManagement.Rules memory rules = IBoxManagement.Rules(
            uint16(b.commissionRate),
            price % 4 != 0,
            delay % 4 == 0 ? uint40(_now + bound(delay, 1, 2 days)) : 0,
            uint96(b.minPrice)
        );
        uint96 nftPrice = price % 2 == 0 ? 0 : uint96(b.minPrice + _price(b.coin, price));
        vm.prank(b.owner);
        _p.boxes.setTerms(boxId, b.coin, rules, nftPrice);
        _takingsClaimed(b);
        _did();
    }

    /// @dev Also at prices below the minimum, at which nobody can draw.
    function setWhitelist(uint256 box, uint256 who, uint256 price, uint256 limit) external {
        uint256 boxId = box % _BOXES + 1;
        IBoxesLens.Box memory b = _boxOf(boxId);
        address[] memory accounts = new address[](1);
        accounts[0] = _caller(who);
        price = price % 3 == 0 ? _price(b.coin, price) / 100 : b.minPrice + _price(b.coin, price);
        vm.prank(b.owner);
        _p.boxes.setWhitelist(boxId, accounts, uint96(price), uint32(bound(limit, 1, 5)));
        _did();
    }

    function setBoxCollaborator(uint256 box, uint256 who, uint256 seed) external {
        uint256 boxId = box % _BOXES + 1;
        address owner = _boxOf(boxId).owner;
        vm.prank(owner);
        _p.boxes.setCollaborator(boxId, _seller(who), seed % 4 != 0);
        _did();
    }

    /// @dev Submits a round whose time has come and which is not overdue.
    function _submit(uint256 round) internal {
        (, bool isOverdue) = _p.randomness.roundStatus(round);
        if (_p.randomness.timeOf(round) > _now || isOverdue) return;
        (uint256 x, uint256 y) = Beacon.sign(round);
        _p.randomness.submit(round, x, y);
    }

    /// @dev Settles the first pending order, if its round was submitted or is overdue.
    function _settleBox(uint256 boxId) internal returns (bool) {
        IBoxesLens.Box memory b = _boxOf(boxId);
        if (b.settled == b.orders) return false;
        IBoxesLens.Order memory order = _p.lens.orderOf(boxId, b.settled);
        (bytes32 randomness,) = _p.randomness.roundStatus(order.round);
        address[] memory depositors = _depositors(boxId);
        if (_p.boxes.settle(boxId, 1) == 0) return false;
        if (randomness == 0) {
            _move(b.coin, address(_p.boxes), order.owner, _amountPaid[boxId][b.settled]);
            return true;
        }
        uint256 price = _amountPaid[boxId][b.settled] / order.size;
        price -= price * _boxFeeRate[boxId] / 10_000 + price * b.commissionRate / 10_000;
        uint256 prizes;
        for (uint256 index; index < depositors.length; ++index) {
            if (depositors[index] == address(0) || !_p.lens.nftOf(boxId, index).isDrawn) continue;
            _move(b.coin, address(_p.boxes), depositors[index], price);
            ++prizes;
        }
        require(prizes == order.size, "another number of prizes than of draws");
        return true;
    }

    /// @dev Delivers what was drawn, to each winner.
    function _claimPrizes(uint256 boxId) internal returns (bool any) {
        uint256[] memory indexes = new uint256[](1);
        for (indexes[0] = 0; indexes[0] < _added[boxId]; ++indexes[0]) {
            IBoxesLens.Nft memory nft = _p.lens.nftOf(boxId, indexes[0]);
            if (!nft.isDrawn) continue;
            _p.boxes.claim(boxId, indexes);
            holderOf[nft.collection][nft.tokenId] = nft.owner;
            any = true;
        }
    }

    function _claimTakings(uint256 boxId) internal {
        IBoxesLens.Box memory b = _boxOf(boxId);
        _p.boxes.claimCommission(boxId);
        _p.boxes.claimFee(boxId);
        _takingsClaimed(b);
    }

    /// @dev By the owner, or by anyone once the run has ended.
    function _returnNfts(uint256 boxId) internal {
        IBoxesLens.Box memory b = _boxOf(boxId);
        for (uint256 position; position < b.size; ++position) {
            IBoxesLens.Nft memory nft = _p.lens.nftOf(boxId, _p.boxes.nftAt(boxId, position));
            holderOf[nft.collection][nft.tokenId] = nft.owner;
        }
        if (b.publishedAt == 0) vm.prank(b.owner);
        _p.boxes.returnNfts(boxId, b.size);
    }

    function _takingsClaimed(IBoxesLens.Box memory b) private {
        _move(b.coin, address(_p.boxes), b.owner, b.commission);
        _move(b.coin, address(_p.boxes), _p.boxes.feeRecipient(), b.fee);
    }

    /// @dev The depositor of each NFT that is not drawn.
    function _depositors(uint256 boxId) private view returns (address[] memory depositors) {
        depositors = new address[](_added[boxId]);
        for (uint256 index; index < depositors.length; ++index) {
            IBoxesLens.Nft memory nft = _p.lens.nftOf(boxId, index);
            if (!nft.isDrawn) depositors[index] = nft.owner;
        }
    }

    function _boxOf(uint256 boxId) internal view returns (IBoxesLens.Box memory) {
        return _p.lens.boxOf(boxId);
    }

    /// @dev The first box that fits, from a random one on; 0 if none does.
    function _findBox(uint256 seed, function(IBoxesLens.Box memory) view returns (bool) fits)
        internal
        view
        returns (uint256 boxId, IBoxesLens.Box memory b)
    {
        for (uint256 i; i < _BOXES; ++i) {
            boxId = (seed % _BOXES + i) % _BOXES + 1;
            b = _boxOf(boxId);
            if (fits(b)) return (boxId, b);
        }
        boxId = 0;
    }

    function _canBeChanged(IBoxesLens.Box memory b) internal view returns (bool) {
        return b.pending == 0 && (b.publishedAt == 0 || _now >= b.closeAt);
    }

    function _isFull(IBoxesLens.Box memory b) internal view returns (bool) {
        return _canBeChanged(b) && b.size != 0;
    }

    function _hasNoPending(IBoxesLens.Box memory b) internal pure returns (bool) {
        return b.pending == 0 && b.size != 0;
    }

    function _isOpen(IBoxesLens.Box memory b) internal view returns (bool) {
        return b.state == IBoxes.BoxState.Open && _isSupported(b.coin);
    }

    function _isOpenToAll(IBoxesLens.Box memory b) internal view returns (bool) {
        return _isOpen(b) && b.allOpen;
    }

    function _hasOrders(IBoxesLens.Box memory b) internal pure returns (bool) {
        return b.settled != b.orders;
    }
}
