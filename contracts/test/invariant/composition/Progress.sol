// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../../src/auctions/IAuctions.sol";
import {IGacha} from "../../../src/gacha/IGacha.sol";
import {IPredictions} from "../../../src/predictions/IPredictions.sol";
import {Departure} from "./Departure.sol";
import {RefusalActions} from "./RefusalActions.sol";

/// @notice What takes many steps is seldom completed by chance. These actions take the next steps of one family, with time.
abstract contract Progress is Departure, RefusalActions {
    uint256 private constant _STEPS = 4;

    function progressBoxes(uint256 seed) external {
        for (uint256 i; i < _STEPS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            (uint256 pending,) = _findBox(seed, _hasOrders);
            (uint256 open,) = _findBox(seed, _isOpen);
            (uint256 full,) = _findBox(seed, _isFull);
            if (pending != 0 && seed % 3 != 0) {
                _warp(1 minutes);
                this.settleBox(seed);
                this.claimPrizes(pending - 1);
            } else if (open != 0) {
                this.setWhitelist(open - 1, seed, seed, seed);
                this.drawListed(open - 1, seed, seed);
                this.draw(open - 1, seed, seed);
            } else if (full != 0 && seed % 4 != 0) {
                this.publish(full - 1, seed);
            } else {
                this.deposit(seed, seed, seed);
            }
        }
        _did();
    }

    function progressLots(uint256 seed) external {
        for (uint256 i; i < _STEPS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            (bool found, Item memory item) = _find(seed, _isUnderway);
            if (!found) {
                this.createLot(seed, seed, seed, 1, seed);
                continue;
            }
            this.bidLot(seed, seed, seed);
            if (seed % 3 != 0) continue;
            _warp(_lotOf(item).end - _now + (seed % 5 == 0 ? 30 days : 0));
            if (seed % 5 == 0) this.reclaimLotBid(seed);
            this.settleLot(seed);
        }
        _did();
    }

    function progressPledges(uint256 seed) external {
        for (uint256 i; i < _STEPS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            IGacha.Machine memory machine = _p.gacha.machineOf(_p.machineId);
            if (machine.settled != machine.orders) {
                _warp(1 minutes);
                this.settlePulls(true);
            } else if (seed % 3 == 0) {
                this.pull(seed, seed);
            } else {
                this.securitize(seed);
                this.giveShares(seed, seed >> 8, seed >> 16, 0);
                this.claimShares(seed);
                this.giveShares(seed, 5, seed >> 16, 0);
                this.redeemPledged(seed, seed);
            }
        }
        _did();
    }

    function progressRounds(uint256 seed) external {
        this.startRound(seed, seed, seed, seed);
        for (uint256 i; i < _STEPS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            this.bet(seed, seed, seed, i % 2 == 0);
            uint256 count = _p.predictions.currentEpoch();
            IPredictions.Round memory round = _p.predictions.roundOf(seed % count + 1);
            if (round.state == IPredictions.State.Locked && _now < round.closeTimestamp) {
                _warp(round.closeTimestamp - _now);
            }
            this.setResult(seed, seed % 2 == 0);
            if (round.state == IPredictions.State.Decided) {
                this.disputeResult(seed);
                _warp(1 days);
            }
            if (round.state == IPredictions.State.Started && i + 1 == _STEPS) _warp(round.lockTimestamp - _now);
            this.claimBet(seed, seed, seed);
            this.claimRoundFee(seed);
        }
        _did();
    }

    function _isUnderway(Item memory item) private view returns (bool) {
        return _lotOf(item).state == IAuctions.LotState.Ongoing;
    }
}
