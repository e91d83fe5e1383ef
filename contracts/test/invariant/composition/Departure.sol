// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../../src/auctions/IAuctions.sol";
import {IMallCheckout} from "../../../src/checkout/IMallCheckout.sol";
import {IPausable} from "../../../src/shared/IPausable.sol";
import {AdminActions} from "./AdminActions.sol";
import {AuctionActions} from "./AuctionActions.sol";
import {BoxActions} from "./BoxActions.sol";
import {CheckoutActions} from "./CheckoutActions.sol";
import {CollectionActions} from "./CollectionActions.sol";
import {CreditActions} from "./CreditActions.sol";
import {GachaActions} from "./GachaActions.sol";
import {NameActions} from "./NameActions.sol";
import {OfferActions} from "./OfferActions.sol";
import {PredictionActions} from "./PredictionActions.sol";
import {CALLERS, PLATFORM_SPLIT, SPLIT, TREASURY} from "./PlatformDeployment.sol";

/// @notice Everybody leaves: with every contract paused and nobody of the platform acting, all money and all tokens go out.
abstract contract Departure is
    OfferActions,
    AuctionActions,
    BoxActions,
    GachaActions,
    CollectionActions,
    NameActions,
    PredictionActions,
    CheckoutActions,
    CreditActions,
    AdminActions
{
    function everybodyLeaves() external {
        _pauseAll();
        while (_bids.length != 0) {
            _cancelBid(0, 0);
        }
        while (_offers.length != 0) {
            _cancelOffer(0, 0);
        }
        uint256[6] memory pauses = [uint256(0), 8 days, 40 days, 60 days, 200 days, 400 days];
        for (uint256 i; i < 6; ++i) {
            _warp(pauses[i]);
            _endLots();
            _endDraws();
            _endRounds();
            _endPayments();
        }
        _redeemAll();
        for (uint256 i; i < 2; ++i) {
            _claimFees();
            _deliverCredits();
            _sellAllGbt();
        }
        _claimFees();
        _deliverCredits();
    }

    function _pauseAll() private {
        address[10] memory all = [
            address(_p.market),
            address(_p.auctions),
            address(_p.boxes),
            address(_p.gacha),
            address(_p.exchange),
            address(_p.pledge),
            address(_p.names),
            address(_p.predictions),
            address(_p.checkout),
            address(_p.factory)
        ];
        vm.startPrank(_p.admin);
        for (uint256 i; i < 10; ++i) {
            IPausable(all[i]).pause();
        }
        vm.stopPrank();
    }

    /// @dev A name that expired in its lot is renewed, as anyone may until the grace period ends, and then delivered.
    function _endLots() private {
        for (uint256 i; i < _items.length; ++i) {
            Item memory item = _items[i];
            if (_lotOf(item).state == IAuctions.LotState.None) continue;
            if (_isReclaimable(item)) _reclaimLotBid(item);
            if (!_isLive(item) && !_isFree(item.tokenId) && _holder(item) == address(_p.auctions)) {
                _renewByAnyone(item.tokenId);
            }
            if (_isOver(item)) _settleLot(item);
        }
    }

    function _renewByAnyone(uint256 name) private {
        for (uint256 i; i < CALLERS; ++i) {
            if (_renew(name, _caller(i), 1)) return;
        }
    }

    function _endDraws() private {
        for (uint256 boxId = 1; boxId <= _BOXES; ++boxId) {
            while (_settleBox(boxId)) {}
            _claimPrizes(boxId);
            if (_isFull(_boxOf(boxId))) _returnNfts(boxId);
        }
        while (_settlePulls() != 0) {}
    }

    function _endRounds() private {
        for (uint256 epoch = 1; epoch <= _p.predictions.currentEpoch(); ++epoch) {
            for (uint256 i; i < CALLERS; ++i) {
                _claimBet(epoch, _caller(i), i);
            }
        }
    }

    function _endPayments() private {
        for (uint256 i; i < _payments.length; ++i) {
            IMallCheckout.Payment memory payment = _p.checkout.payment(_payments[i]);
            if (_isAnyones(payment)) _capture(_payments[i]);
            else if (_canBeReclaimed(payment)) _reclaim(_payments[i], i);
        }
    }

    /// @dev One account gets all shares, redeems every token, and gives the pets of everybody back.
    function _redeemAll() private {
        for (uint256 c; c < 3; ++c) {
            address collection = pledgeable(c);
            _claimShares(collection);
            uint256 id = _p.pledge.shareIdOf(collection);
            for (uint256 i = 1; i <= CALLERS; ++i) {
                address account = i == CALLERS ? _p.accounts[TREASURY] : _caller(i);
                uint256 shares = _p.pledge.balanceOf(account, id);
                vm.prank(account);
                _p.pledge.transfer(_caller(0), id, shares);
            }
        }
        for (uint256 i; i < _items.length; ++i) {
            if (_isPledged(_items[i])) _redeemPledged(_items[i], _caller(0));
        }
        for (uint256 i = _items.length; i != 0; --i) {
            if (_isSellersPet(_items[i - 1])) _redeemPet(_items[i - 1], _caller(i));
        }
        while (_settlePulls() != 0) {}
    }

    function _claimFees() private {
        for (uint256 boxId = 1; boxId <= _BOXES; ++boxId) {
            _claimTakings(boxId);
        }
        for (uint256 c; c < 3; ++c) {
            _claimNameFee(_coins[c]);
        }
        for (uint256 epoch = 1; epoch <= _p.predictions.currentEpoch(); ++epoch) {
            _claimRoundFee(epoch);
        }
        _claimExchangeFee();
    }

    /// @dev By a stranger alone. A split whose account is a split is distributed first.
    function _deliverCredits() private {
        for (uint256 c; c < 3; ++c) {
            _distribute(_p.accounts[PLATFORM_SPLIT], _coins[c]);
            _distribute(_p.accounts[SPLIT], _coins[c]);
            for (uint256 i; i < _p.accounts.length; ++i) {
                _withdrawFor(_p.accounts[i], _coins[c]);
            }
        }
    }

    function _sellAllGbt() private {
        for (uint256 i; i <= CALLERS; ++i) {
            address account = i == CALLERS ? _p.accounts[TREASURY] : _caller(i);
            _sellGbt(account, _p.gbt.balanceOf(account), account);
        }
    }
}
