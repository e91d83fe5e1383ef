// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {IPredictions, PREDICTION_OPERATOR} from "./IPredictions.sol";
import {Pot} from "./Pot.sol";
import {packPots, Pots} from "./Pots.sol";
import {packStake, Stake} from "./Stake.sol";

/// @title Predictions
/// @notice Holds the bets of rounds until they are claimed, and nothing else.
contract Predictions is IPredictions, Pausing, Fees, SupportedCoins {
    using Crediting for ICredits;

    /// @dev What everybody who bets or claims reads is in the first two words.
    struct Kept {
        uint96 unit;
        uint40 lock;
        uint40 close;
        uint40 resultAt;
        uint16 feeRate;
        Side result;
        bool inToken;
        bool isOver;
        Pots pots;
        bytes32 dossier;
        Coin coin;
        uint40 start;
        int128 lockPrice;
        int128 closePrice;
    }

    uint16 private constant _FEE_RATE = 300;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint256 private constant _LONGEST = 365 days;
    uint256 private constant _RESULT_WITHIN = 7 days;
    uint256 private constant _OBJECT_WITHIN = 1 days;

    ICredits private immutable CREDITS;

    uint256 private _epoch;
    /// @dev `isOver` of a round without a result is one that was cancelled; of one with a result, one whose fee is claimed.
    mapping(uint256 epoch => Kept round) private _rounds;
    mapping(uint256 epoch => mapping(address account => Stake stake)) private _stakes;
    mapping(bytes32 dossier => uint256 epoch) private _epochs;

    /// @param roles_ Who is owner, admin and operator. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger fees are credited in.
    constructor(IRoles roles_, ICredits credits_) Governed(roles_) Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP) {
        CREDITS = credits_;
    }

    /// @inheritdoc IPredictions
    function startRound(NewRound calldata what)
        external
        notPaused
        onlyRole(PREDICTION_OPERATOR)
        onlySupported(what.coin)
        returns (uint256 epoch)
    {
        // Check: the dossier is a new one, and the terms make sense.
        uint256 known = _epochs[what.dossier];
        if (what.dossier == 0 || known != 0) revert Predictions_WrongDossier(what.dossier, known);
        if (what.unit == 0) revert Predictions_NoUnit();
        _requireTimes(what.lockTimestamp, what.closeTimestamp);
        // Effect: the round, with the fee of today.
        epoch = ++_epoch;
        _epochs[what.dossier] = epoch;
        Kept storage round = _rounds[epoch];
        (round.unit, round.lock, round.close) = (what.unit, what.lockTimestamp, what.closeTimestamp);
        // The rate's cap is of 16 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        (round.feeRate, round.inToken) = (uint16(feeRate()), !what.coin.isNative());
        (round.dossier, round.coin, round.start) = (what.dossier, what.coin, uint40(block.timestamp));
        round.lockPrice = what.lockPrice;
        emit RoundStarted(
            epoch,
            what.dossier,
            what.coin,
            what.unit,
            block.timestamp,
            what.lockTimestamp,
            what.closeTimestamp,
            what.lockPrice,
            feeRate()
        );
    }

    /// @inheritdoc IPredictions
    function setRound(uint256 epoch, uint40 lockTimestamp, uint40 closeTimestamp)
        external
        onlyRole(PREDICTION_OPERATOR)
    {
        Kept storage round = _rounds[epoch];
        // Check: it is open, nobody has bet on other times, and these make sense.
        _requireOpen(epoch, round);
        if (!round.pots.areEmpty()) revert Predictions_HasBets(epoch);
        _requireTimes(lockTimestamp, closeTimestamp);
        // Effect: the times.
        (round.lock, round.close) = (lockTimestamp, closeTimestamp);
        emit RoundSet(epoch, lockTimestamp, closeTimestamp);
    }

    /// @inheritdoc IPredictions
    function bet(uint256 epoch, Side side, uint256 units) external payable notPaused {
        Kept storage round = _rounds[epoch];
        // Check: it is open, for this answer, and a number of units that can be counted.
        _requireOpen(epoch, round);
        uint256 unit = round.unit;
        if (units == 0 || units > type(uint96).max / unit) revert Predictions_WrongUnits(units);
        Coin coin = round.inToken ? round.coin : NATIVE;
        if (!isSupported(coin)) revert SupportedCoins_NotSupported(coin);
        Stake stake = _stakes[epoch][msg.sender];
        if (side == Side.None || (stake.exists() && stake.side() != side)) revert Predictions_WrongSide(side);
        // Effect: the bet, and what is bet on its answer. All of it together is less than 128 bits hold.
        uint256 amount = units * unit;
        uint256 staked = stake.amount() + amount;
        _stakes[epoch][msg.sender] = packStake(staked, side, false);
        (uint256 a, uint256 b) = (round.pots.a(), round.pots.b());
        if (side == Side.A) a += amount;
        else b += amount;
        round.pots = packPots(a, b);
        emit BetPlaced(epoch, msg.sender, side, amount, staked, a, b);
        // Interaction: the money.
        coin.collect(amount);
    }

    /// @inheritdoc IPredictions
    function setResult(uint256 epoch, Side side, int128 closePrice) external onlyRole(PREDICTION_OPERATOR) {
        Kept storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Check: it has none yet, it is time, and there is an answer.
        if (state != State.Locked) revert Predictions_WrongState(epoch, state);
        (uint256 from, uint256 until) = (round.close, round.close + _RESULT_WITHIN);
        if (block.timestamp < from) revert Predictions_NotTheTime(from, until);
        if (side == Side.None) revert Predictions_WrongSide(side);
        // Effect: it stands a day from now, if nobody objects.
        (round.result, round.resultAt) = (side, uint40(block.timestamp));
        if (closePrice != 0) round.closePrice = closePrice;
        emit ResultSet(epoch, side, closePrice, block.timestamp + _OBJECT_WITHIN);
    }

    /// @inheritdoc IPredictions
    function objectTo(uint256 epoch) external onlyAdmin {
        Kept storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Check: there is a result that does not stand yet.
        if (state != State.Decided) revert Predictions_WrongState(epoch, state);
        // Effect: there is none.
        (round.result, round.resultAt) = (Side.None, 0);
        if (round.closePrice != 0) round.closePrice = 0;
        emit ResultObjected(epoch, msg.sender);
    }

    /// @inheritdoc IPredictions
    function cancel(uint256 epoch) external onlyAdmin {
        Kept storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Check: it is under way, and has no result.
        if (state == State.Decided || state == State.Ended) revert Predictions_WrongState(epoch, state);
        // Effect: every bet goes back.
        round.isOver = true;
        emit RoundCancelled(epoch, msg.sender);
    }

    /// @inheritdoc IPredictions
    function claim(uint256 epoch, address to) external returns (uint256 amount) {
        Kept storage round = _rounds[epoch];
        bool isRefund;
        (amount, isRefund) = _due(epoch, round, msg.sender);
        // Check: there is something, and it goes somewhere.
        if (amount == 0) revert Predictions_NothingToClaim(epoch, msg.sender);
        if (to == address(0)) revert Predictions_NoReceiver();
        // Effect: it is claimed, so a receiver that calls back finds nothing.
        Stake stake = _stakes[epoch][msg.sender];
        _stakes[epoch][msg.sender] = packStake(stake.amount(), stake.side(), true);
        if (isRefund) emit BetRefunded(epoch, msg.sender, to, amount);
        else emit RewardClaimed(epoch, msg.sender, to, amount);
        // Interaction: all of it.
        Coin coin = round.inToken ? round.coin : NATIVE;
        coin.pay(to, amount);
    }

    /// @inheritdoc IPredictions
    function claimFee(uint256 epoch) external returns (uint256 amount) {
        Kept storage round = _rounds[epoch];
        // Check: the result stands, somebody was right, and it was not claimed before.
        address recipient = feeRecipient();
        if (_stateOf(epoch, round) == State.Ended && !round.isOver) amount = _feeOf(round);
        if (amount == 0) revert Predictions_NothingToClaim(epoch, recipient);
        // Effect: once.
        round.isOver = true;
        emit FeeClaimed(epoch, recipient, amount);
        // Interaction: into our own ledger.
        CREDITS.give(round.inToken ? round.coin : NATIVE, recipient, amount);
    }

    /// @inheritdoc IPredictions
    function roundOf(uint256 epoch) external view returns (Round memory round) {
        Kept memory kept = _rounds[epoch];
        if (kept.unit == 0) return round;
        (round.epoch, round.dossier, round.rewardToken, round.unit) = (epoch, kept.dossier, kept.coin, kept.unit);
        (round.startTimestamp, round.lockTimestamp, round.closeTimestamp) = (kept.start, kept.lock, kept.close);
        (round.lockPrice, round.closePrice) = (kept.lockPrice, kept.closePrice);
        (round.aAmount, round.bAmount) = (kept.pots.a(), kept.pots.b());
        round.totalAmount = round.aAmount + round.bAmount;
        round.result = kept.result;
        if (kept.resultAt != 0) round.finalTimestamp = kept.resultAt + _OBJECT_WITHIN;
        Kept storage stored = _rounds[epoch];
        round.state = _stateOf(epoch, stored);
        if (round.state != State.Ended) return round;
        (round.rewardBaseCalAmount,) = _sidesOf(stored);
        round.isRefund = round.rewardBaseCalAmount == 0;
        if (round.isRefund) return round;
        round.treasuryAmt = _feeOf(stored);
        round.rewardAmount = round.totalAmount - round.treasuryAmt;
    }

    /// @inheritdoc IPredictions
    function betOf(uint256 epoch, address account) external view returns (Bet memory) {
        Stake stake = _stakes[epoch][account];
        return Bet(stake.side(), stake.amount(), stake.claimed());
    }

    /// @inheritdoc IPredictions
    function claimable(uint256 epoch, address account) external view returns (uint256 amount) {
        Kept storage round = _rounds[epoch];
        if (round.unit != 0) (amount,) = _due(epoch, round, account);
    }

    /// @inheritdoc IPredictions
    function epochOf(bytes32 dossier) external view returns (uint256 epoch) {
        return _epochs[dossier];
    }

    /// @inheritdoc IPredictions
    function currentEpoch() external view returns (uint256 epoch) {
        return _epoch;
    }

    /// @inheritdoc IPredictions
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev What an account is due now: its part of the pot or its bet; nothing while the round goes on.
    function _due(uint256 epoch, Kept storage round, address account)
        private
        view
        returns (uint256 amount, bool isRefund)
    {
        if (_stateOf(epoch, round) != State.Ended) return (0, false);
        Stake stake = _stakes[epoch][account];
        if (stake.claimed()) return (0, false);
        (uint256 right, uint256 wrong) = _sidesOf(round);
        if (right == 0) return (stake.amount(), true);
        if (stake.side() != round.result) return (0, false);
        uint256 unit = round.unit;
        return (stake.amount() / unit * Pot.perUnit(unit, right, wrong, round.feeRate), false);
    }

    function _feeOf(Kept storage round) private view returns (uint256) {
        (uint256 right, uint256 wrong) = _sidesOf(round);
        return right == 0 ? 0 : right + wrong - Pot.rewards(round.unit, right, wrong, round.feeRate);
    }

    /// @dev What was bet rightly and wrongly in a round that has ended. Nothing rightly where every bet goes back: it was
    /// cancelled, had no result in time, or nobody was right.
    function _sidesOf(Kept storage round) private view returns (uint256 right, uint256 wrong) {
        (Side result, Pots pots) = (round.result, round.pots);
        if (result == Side.A) return (pots.a(), pots.b());
        if (result == Side.B) return (pots.b(), pots.a());
    }

    function _stateOf(uint256 epoch, Kept storage round) private view returns (State) {
        if (round.unit == 0) revert Predictions_NoRound(epoch);
        if (round.result != Side.None) {
            return block.timestamp < round.resultAt + _OBJECT_WITHIN ? State.Decided : State.Ended;
        }
        if (round.isOver || block.timestamp >= round.close + _RESULT_WITHIN) return State.Ended;
        if (block.timestamp >= round.lock) return State.Locked;
        return paused() ? State.Paused : State.Started;
    }

    function _requireOpen(uint256 epoch, Kept storage round) private view {
        // A round that is open has no result, whatever happened.
        if (block.timestamp < round.lock && !round.isOver) return;
        revert Predictions_WrongState(epoch, _stateOf(epoch, round));
    }

    function _requireTimes(uint256 lock, uint256 close) private view {
        if (lock <= block.timestamp || close < lock || close > block.timestamp + _LONGEST) {
            revert Predictions_WrongTimes(lock, close);
        }
    }
}
