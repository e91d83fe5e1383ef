// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../../src/auctions/IAuctions.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {Ledger} from "./Ledger.sol";

/// @notice Lots of every kind of token, also of names that expire.
abstract contract AuctionActions is Ledger {
    uint256 private constant _EXTENSIONS = 255 * 10 minutes;

    /// @dev The rate when the lot was created, which later rates must not change.
    mapping(address collection => mapping(uint256 tokenId => uint256 rate)) private _lotFeeRate;

    /// @dev Replaces a lot whose token is no longer there, and refunds its bid.
    function createLot(uint256 which, uint256 coin, uint256 reserve, uint256 delay, uint256 length) external {
        (bool found, Item memory item) = _find(which, _isSellers);
        if (!found) return;
        Coin coin_ = _coin(coin);
        uint40 start = uint40(delay % 4 == 0 ? _now + bound(delay, 1, 2 hours) : _now);
        uint40 end = length % 8 == 0 ? 0 : start + uint40(bound(length, 1 minutes, 10 days));
        uint256 latest = (end == 0 ? start + _p.auctions.maxDuration() : end) + _EXTENSIONS;
        bytes memory data = abi.encodeCall(
            IAuctions.create, (item.collection, item.tokenId, coin_, _price(coin_, reserve), start, end)
        );
        IAuctions.Lot memory stale = _lotOf(item);
        if (!_attempt(_holder(item), address(_p.auctions), 0, data, _isListed(item.collection) && _lasts(item, latest)))
        {
            return;
        }
        if (stale.bidder != address(0)) _move(stale.coin, address(_p.auctions), stale.bidder, stale.amount);
        _hold(item, address(_p.auctions));
        _lotFeeRate[item.collection][item.tokenId] = _p.auctions.feeRate();
        _did();
    }

    function bidLot(uint256 which, uint256 who, uint256 extra) external {
        (bool found, Item memory item) = _find(which, _takesBids);
        if (!found) return;
        IAuctions.Lot memory lot = _lotOf(item);
        address bidder = _caller(who);
        uint256 amount = lot.minBid + (extra % 2 == 0 ? 0 : _price(lot.coin, extra));
        if (lot.coin.balanceOf(bidder) < amount) return;
        vm.prank(bidder);
        _p.auctions.bid{value: _value(lot.coin, amount)}(
            item.collection, item.tokenId, lot.coin, amount, uint40(lot.start)
        );
        _move(lot.coin, bidder, address(_p.auctions), amount);
        if (lot.bidder != address(0)) _move(lot.coin, address(_p.auctions), lot.bidder, lot.amount);
        _did();
    }

    function settleLot(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isOver);
        if (found && _settleLot(item)) _did();
    }

    function cancelLot(uint256 which) external {
        (bool found, Item memory item) = _find(which, _hasNoBid);
        if (!found) return;
        address seller = _lotOf(item).seller;
        vm.prank(seller);
        _p.auctions.cancel(item.collection, item.tokenId);
        _hold(item, seller);
        _did();
    }

    /// @dev At once if the token cannot be delivered, otherwise after 30 days.
    function reclaimLotBid(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isReclaimable);
        if (!found) return;
        _reclaimLotBid(item);
        _did();
    }

    /// @dev By anyone. A lot whose token has expired or is gone cannot be settled.
    function _settleLot(Item memory item) internal returns (bool) {
        IAuctions.Lot memory lot = _lotOf(item);
        bytes memory data = abi.encodeCall(IAuctions.settle, (item.collection, item.tokenId));
        if (!_attempt(address(this), address(_p.auctions), 0, data, _isInAuction(item))) return false;
        _hold(item, lot.bidder == address(0) ? lot.seller : lot.bidder);
        if (lot.bidder == address(0)) return true;
        uint256[2] memory rates = [_lotFeeRate[item.collection][item.tokenId], _p.auctions.royaltiesTop()];
        _moveSale(item, lot.coin, lot.amount, address(_p.auctions), lot.seller, rates);
        return true;
    }

    function _reclaimLotBid(Item memory item) internal {
        IAuctions.Lot memory lot = _lotOf(item);
        vm.prank(lot.bidder);
        _p.auctions.reclaimBid(item.collection, item.tokenId);
        _move(lot.coin, address(_p.auctions), lot.bidder, lot.amount);
    }

    function _isOver(Item memory item) internal view returns (bool) {
        return _lotOf(item).state == IAuctions.LotState.Over;
    }

    function _isReclaimable(Item memory item) internal view returns (bool) {
        IAuctions.Lot memory lot = _lotOf(item);
        if (lot.bidder == address(0) || _now < lot.end) return false;
        return _now >= lot.end + 30 days || !_isInAuction(item);
    }

    function _isInAuction(Item memory item) internal view returns (bool) {
        return _isLive(item) && _holder(item) == address(_p.auctions);
    }

    function _lotOf(Item memory item) internal view returns (IAuctions.Lot memory) {
        return _p.auctions.lotOf(item.collection, item.tokenId);
    }

    function _takesBids(Item memory item) private view returns (bool) {
        IAuctions.Lot memory lot = _lotOf(item);
        return lot.state == IAuctions.LotState.Ongoing && _isSupported(lot.coin);
    }

    function _hasNoBid(Item memory item) private view returns (bool) {
        IAuctions.Lot memory lot = _lotOf(item);
        return lot.seller != address(0) && lot.bidder == address(0) && _isInAuction(item);
    }
}
