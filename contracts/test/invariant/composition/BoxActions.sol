// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../../src/boxes/IBoxManagement.sol";
import {IBoxes} from "../../../src/boxes/IBoxes.sol";
import {IBoxesLens} from "../../../src/boxes/IBoxesLens.sol";
import {BoxAccounting} from "./BoxAccounting.sol";

/// @notice Deposits and draws.
abstract contract BoxActions is BoxAccounting {
    /// @dev By the owner or a collaborator. Names are refused, and so is anybody but the owner where no minimum price is set.
    function deposit(uint256 box, uint256 which, uint256 price) external {
        (bool found, Item memory item) = _find(which, _isSellers);
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _canBeChanged);
        if (!found || boxId == 0) return;
        address depositor = _holder(item);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(item.collection, item.tokenId, uint96(_price(b.coin, price)));
        IBoxManagement.DepositTerms memory terms =
            IBoxManagement.DepositTerms(b.coin, uint96(b.minPrice), uint16(b.commissionRate));
        bool isAllowed = _isListed(item.collection) && item.collection != address(_p.names)
            && (depositor == b.owner || (b.minPrice != 0 && _p.boxes.isCollaborator(boxId, depositor)));
        bytes memory data = abi.encodeCall(IBoxManagement.addNfts, (boxId, nfts, terms));
        if (!_attempt(depositor, address(_p.boxes), 0, data, isAllowed)) return;
        _hold(item, address(_p.boxes));
        ++_added[boxId];
        _did();
    }

    /// @dev The depositor, whenever no draw is pending; the owner, while the box is not published.
    function takeOut(uint256 box, uint256 position, bool byOwner) external {
        (uint256 boxId, IBoxesLens.Box memory b) = byOwner ? _findBox(box, _isFull) : _findBox(box, _hasNoPending);
        if (boxId == 0) return;
        uint256[] memory positions = new uint256[](1);
        positions[0] = position % b.size;
        IBoxesLens.Nft memory nft = _p.lens.nftOf(boxId, _p.boxes.nftAt(boxId, positions[0]));
        vm.prank(byOwner ? b.owner : nft.owner);
        _p.boxes.removeNfts(boxId, positions);
        holderOf[nft.collection][nft.tokenId] = nft.owner;
        _did();
    }

    function returnNfts(uint256 box) external {
        (uint256 boxId,) = _findBox(box, _isFull);
        if (boxId == 0) return;
        _returnNfts(boxId);
        _did();
    }

    function publish(uint256 box, uint256 length) external {
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _isFull);
        if (boxId == 0 || b.price < b.minPrice || !_isSupported(b.coin)) return;
        uint256 opens = b.openAt > _now ? b.openAt : _now;
        vm.prank(b.owner);
        _p.boxes.publish(boxId, length % 8 == 0 ? 0 : uint40(opens + bound(length, 1 hours, 4 days)));
        _boxFeeRate[boxId] = _p.boxes.feeRate();
        _did();
    }

    function unpublish(uint256 box) external {
        uint256 boxId = box % _BOXES + 1;
        address owner = _boxOf(boxId).owner;
        vm.prank(owner);
        _p.boxes.unpublish(boxId);
        _did();
    }

    function draw(uint256 box, uint256 who, uint256 size) external {
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _isOpenToAll);
        if (boxId == 0) return;
        if (_draw(boxId, b, _caller(who), bound(size, 1, b.timesToCall < 3 ? b.timesToCall : 3), b.price, false)) {
            _did();
        }
    }

    /// @dev At the account's own price, which must not be below the minimum.
    function drawListed(uint256 box, uint256 who, uint256 size) external {
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _isOpen);
        if (boxId == 0) return;
        for (uint256 i; i < 5; ++i) {
            address drawer = _caller(who % 5 + i);
            IBoxesLens.WhitelistItem memory entry = _p.lens.whitelistItem(boxId, drawer);
            if (entry.usedCount >= entry.limit) continue;
            uint256 max = entry.limit - entry.usedCount;
            size = bound(size, 1, b.timesToCall < max ? b.timesToCall : max);
            if (_draw(boxId, b, drawer, size, entry.price, true)) _did();
            return;
        }
    }

    function settleBox(uint256 box) external {
        (uint256 boxId, IBoxesLens.Box memory b) = _findBox(box, _hasOrders);
        if (boxId == 0) return;
        _submit(_p.lens.orderOf(boxId, b.settled).round);
        if (_settleBox(boxId)) _did();
    }

    function claimPrizes(uint256 box) external {
        if (_claimPrizes(box % _BOXES + 1)) _did();
    }

    function claimTakings(uint256 box) external {
        _claimTakings(box % _BOXES + 1);
        _did();
    }

    function _draw(uint256 boxId, IBoxesLens.Box memory b, address drawer, uint256 size, uint256 price, bool listed)
        private
        returns (bool)
    {
        uint256 paid = price * size;
        if (b.coin.balanceOf(drawer) < paid) return false;
        bytes memory data = abi.encodeCall(IBoxes.draw, (boxId, b.run, size, b.coin, paid, listed));
        if (!_attempt(drawer, address(_p.boxes), _value(b.coin, paid), data, price >= b.minPrice)) return false;
        _move(b.coin, drawer, address(_p.boxes), paid);
        _amountPaid[boxId][b.orders] = paid;
        return true;
    }
}
