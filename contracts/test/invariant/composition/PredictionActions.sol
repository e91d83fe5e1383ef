// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictions} from "../../../src/predictions/IPredictions.sol";
import {Ledger} from "./Ledger.sol";
import {CALLERS} from "./PlatformDeployment.sol";

/// @notice Rounds, bets and results.
abstract contract PredictionActions is Ledger {
    uint256 private constant _MAX_ROUNDS = 6;

    /// @dev What a round took in and has not paid out.
    mapping(uint256 epoch => uint256 amount) public potOf;
    mapping(uint256 epoch => bool) private _isFeeClaimed;
    /// @dev The rate at the start of a round, which later rates must not change.
    mapping(uint256 epoch => uint256 rate) private _feeRate;

    /// @dev Units from 1 on.
    function startRound(uint256 coin, uint256 unit, uint256 length, uint256 wait) external {
        uint256 count = _p.predictions.currentEpoch();
        if (count == _MAX_ROUNDS) return;
        IPredictions.NewRound memory round;
        round.dossier = keccak256(abi.encode(count));
        round.coin = _coin(coin);
        round.unit = uint96(unit % 2 == 0 ? bound(unit, 1, 10) : _price(round.coin, unit));
        round.lockTimestamp = uint40(_now + bound(length, 1 hours, 2 days));
        round.closeTimestamp = round.lockTimestamp + uint40(bound(wait, 0, 1 days));
        vm.prank(_p.operator);
        uint256 epoch = _p.predictions.startRound(round);
        _feeRate[epoch] = _p.predictions.feeRate();
        _did();
    }

    function moveRound(uint256 which, uint256 length) external {
        (uint256 epoch, IPredictions.Round memory round) = _findRound(which, IPredictions.State.Started);
        if (epoch == 0 || round.totalAmount != 0) return;
        uint40 lock = uint40(_now + bound(length, 1 hours, 2 days));
        vm.prank(_p.operator);
        _p.predictions.setRound(epoch, lock, lock);
        _did();
    }

    function bet(uint256 which, uint256 who, uint256 units, bool isA) external {
        (uint256 epoch, IPredictions.Round memory round) = _findRound(which, IPredictions.State.Started);
        if (epoch == 0 || !_isSupported(round.rewardToken)) return;
        address account = _caller(who);
        IPredictions.Side side = _p.predictions.betOf(epoch, account).result;
        if (side == IPredictions.Side.None) side = isA ? IPredictions.Side.A : IPredictions.Side.B;
        units = bound(units, 1, 20);
        uint256 amount = units * round.unit;
        if (round.rewardToken.balanceOf(account) < amount) return;
        vm.prank(account);
        _p.predictions.bet{value: _value(round.rewardToken, amount)}(epoch, side, units);
        _move(round.rewardToken, account, address(_p.predictions), amount);
        potOf[epoch] += amount;
        _did();
    }

    function setResult(uint256 which, bool isA) external {
        (uint256 epoch, IPredictions.Round memory round) = _findRound(which, IPredictions.State.Locked);
        if (epoch == 0 || _now < round.closeTimestamp) return;
        vm.prank(_p.operator);
        _p.predictions.setResult(epoch, isA ? IPredictions.Side.A : IPredictions.Side.B, 0);
        _did();
    }

    function disputeResult(uint256 which) external {
        (uint256 epoch,) = _findRound(which, IPredictions.State.Decided);
        if (epoch == 0 || which % 3 != 0) return;
        vm.prank(_p.admin);
        _p.predictions.dispute(epoch);
        _did();
    }

    function cancelRound(uint256 which) external {
        (uint256 epoch,) = _findRound(which, IPredictions.State.Started);
        if (epoch == 0 || which % 3 != 0) return;
        vm.prank(_p.admin);
        _p.predictions.cancel(epoch);
        _did();
    }

    function claimBet(uint256 which, uint256 who, uint256 to) external {
        uint256 count = _p.predictions.currentEpoch();
        for (uint256 i; i < count * CALLERS; ++i) {
            if (!_claimBet((which % count + i) % count + 1, _caller(who % CALLERS + i / count), to)) continue;
            _did();
            return;
        }
    }

    function claimRoundFee(uint256 which) external {
        uint256 count = _p.predictions.currentEpoch();
        for (uint256 i; i < count; ++i) {
            if (!_claimRoundFee((which % count + i) % count + 1)) continue;
            _did();
            return;
        }
    }

    function _claimBet(uint256 epoch, address account, uint256 to) internal returns (bool) {
        uint256 amount = _p.predictions.claimable(epoch, account);
        if (amount == 0) return false;
        IPredictions.Round memory round = _p.predictions.roundOf(epoch);
        address receiver = _receiver(round.rewardToken, to);
        vm.prank(account);
        _p.predictions.claim(epoch, receiver);
        _move(round.rewardToken, address(_p.predictions), receiver, amount);
        potOf[epoch] -= amount;
        return true;
    }

    /// @dev The rate of the round's start, of what the losing side bet, rounded down; at most a tenth.
    function _claimRoundFee(uint256 epoch) internal returns (bool) {
        IPredictions.Round memory round = _p.predictions.roundOf(epoch);
        if (round.treasuryAmt == 0 || _isFeeClaimed[epoch]) return false;
        _isFeeClaimed[epoch] = true;
        uint256 fee = _p.predictions.claimFee(epoch);
        uint256 losing = round.result == IPredictions.Side.A ? round.bAmount : round.aAmount;
        require(fee <= losing / 10, "a fee above the cap");
        require(fee == losing * _feeRate[epoch] / 10_000, "another fee than the round's rate");
        _move(round.rewardToken, address(_p.predictions), _p.predictions.feeRecipient(), fee);
        potOf[epoch] -= fee;
        return true;
    }

    function _findRound(uint256 seed, IPredictions.State state)
        private
        view
        returns (uint256 epoch, IPredictions.Round memory round)
    {
        uint256 count = _p.predictions.currentEpoch();
        for (uint256 i; i < count; ++i) {
            epoch = (seed % count + i) % count + 1;
            round = _p.predictions.roundOf(epoch);
            if (round.state == state) return (epoch, round);
        }
        epoch = 0;
    }
}
