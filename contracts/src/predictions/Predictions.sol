// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../shared/BasisPoints.sol";
import {Coin, NATIVE} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {IPredictions, PREDICTION_OPERATOR} from "./IPredictions.sol";
import {Pot} from "./Pot.sol";
import {MAX_UNITS, packPots, Pots} from "./Pots.sol";
import {packStake, Stake} from "./Stake.sol";

/// @title Predictions
/// @notice Holds the bets of all rounds until they are claimed.
contract Predictions is IPredictions, Pausable, Fees, SupportedCoins {
    using CreditsLib for ICredits;

    /// @dev `bet` and `claim` read the first two words only.
    struct RoundRecord {
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
    uint256 private constant _MAX_DURATION = 365 days;
    uint256 private constant _RESULT_WINDOW = 7 days;
    uint256 private constant _DISPUTE_WINDOW = 1 days;

    ICredits private immutable CREDITS;

    uint256 private _epoch;
    /// @dev `isOver` means "cancelled" on a round without a result, and "fee claimed" on a round with one.
    mapping(uint256 epoch => RoundRecord round) private _rounds;
    mapping(uint256 epoch => mapping(address account => Stake stake)) private _stakes;
    mapping(bytes32 dossier => uint256 epoch) private _epochs;

    /// @param roles_ The registry of owner, admins and operators. The owner is the first fee recipient.
    /// @param credits_ The ledger in which fees are credited.
    constructor(IRoles roles_, ICredits credits_) Governed(roles_) Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP) {
        CREDITS = credits_;
    }

    /// @inheritdoc IPredictions
    function startRound(NewRound calldata newRound)
        external
        notPaused
        onlyRole(PREDICTION_OPERATOR)
        onlySupported(newRound.coin)
        returns (uint256 epoch)
    {
        // Checks: the dossier is new, and unit and times are valid.
        uint256 known = _epochs[newRound.dossier];
        if (newRound.dossier == 0 || known != 0) revert Predictions_InvalidDossier(newRound.dossier, known);
        if (newRound.unit == 0) revert Predictions_InvalidUnit();
        _requireTimes(newRound.lockTimestamp, newRound.closeTimestamp);
        // Effects: the round keeps the current fee rate.
        epoch = ++_epoch;
        _epochs[newRound.dossier] = epoch;
        RoundRecord storage round = _rounds[epoch];
        (round.unit, round.lock, round.close) = (newRound.unit, newRound.lockTimestamp, newRound.closeTimestamp);
        // The cap of the rate fits 16 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        (round.feeRate, round.inToken) = (uint16(feeRate()), !newRound.coin.isNative());
        (round.dossier, round.coin, round.start) = (newRound.dossier, newRound.coin, uint40(block.timestamp));
        round.lockPrice = newRound.lockPrice;
        emit RoundStarted(
            epoch,
            newRound.dossier,
            newRound.coin,
            newRound.unit,
            block.timestamp,
            newRound.lockTimestamp,
            newRound.closeTimestamp,
            newRound.lockPrice,
            feeRate()
        );
    }

    /// @inheritdoc IPredictions
    function setRound(uint256 epoch, uint40 lockTimestamp, uint40 closeTimestamp)
        external
        onlyRole(PREDICTION_OPERATOR)
    {
        RoundRecord storage round = _rounds[epoch];
        // Checks: the round is open and has no bets, and the times are valid.
        _requireOpen(epoch, round);
        if (!round.pots.areEmpty()) revert Predictions_HasBets(epoch);
        _requireTimes(lockTimestamp, closeTimestamp);
        // Effects.
        (round.lock, round.close) = (lockTimestamp, closeTimestamp);
        emit RoundSet(epoch, lockTimestamp, closeTimestamp);
    }

    /// @inheritdoc IPredictions
    function bet(uint256 epoch, Side side, uint256 units) external payable notPaused {
        RoundRecord storage round = _rounds[epoch];
        // Checks: the round is open, the coin is supported, the side is the one the account chose before, and the pots
        // can hold the units.
        _requireOpen(epoch, round);
        if (units == 0 || units > MAX_UNITS) revert Predictions_InvalidUnits(units);
        Coin coin = round.inToken ? round.coin : NATIVE;
        if (!isSupported(coin)) revert SupportedCoins_NotSupported(coin);
        Stake stake = _stakes[epoch][msg.sender];
        if (side == Side.None || (stake.exists() && stake.side() != side)) revert Predictions_InvalidSide(side);
        (uint256 a, uint256 b) = (round.pots.a(), round.pots.b());
        if (side == Side.A) a += units;
        else b += units;
        if (a > MAX_UNITS || b > MAX_UNITS) revert Predictions_InvalidUnits(units);
        // Effects.
        uint256 staked = stake.units() + units;
        _stakes[epoch][msg.sender] = packStake(staked, side, false);
        round.pots = packPots(a, b);
        uint256 unit = round.unit;
        emit BetPlaced(epoch, msg.sender, side, units * unit, staked * unit, a * unit, b * unit);
        // Interaction: collect the bet.
        coin.collect(units * unit);
    }

    /// @inheritdoc IPredictions
    function setResult(uint256 epoch, Side side, int128 closePrice) external onlyRole(PREDICTION_OPERATOR) {
        RoundRecord storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Checks: the round has no result, the result window is open, and the side is valid.
        if (state != State.Locked) revert Predictions_InvalidState(epoch, state);
        (uint256 from, uint256 until) = (round.close, round.close + _RESULT_WINDOW);
        if (block.timestamp < from) revert Predictions_OutsideResultWindow(from, until);
        if (side == Side.None) revert Predictions_InvalidSide(side);
        // Effects: the result becomes final when the dispute window ends.
        (round.result, round.resultAt) = (side, uint40(block.timestamp));
        if (closePrice != 0) round.closePrice = closePrice;
        emit ResultSet(epoch, side, closePrice, block.timestamp + _DISPUTE_WINDOW);
    }

    /// @inheritdoc IPredictions
    function dispute(uint256 epoch) external onlyAdmin {
        RoundRecord storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Check: there is a result, and it is not final.
        if (state != State.Decided) revert Predictions_InvalidState(epoch, state);
        // Effects.
        (round.result, round.resultAt) = (Side.None, 0);
        if (round.closePrice != 0) round.closePrice = 0;
        emit ResultDisputed(epoch, msg.sender);
    }

    /// @inheritdoc IPredictions
    function cancel(uint256 epoch) external onlyAdmin {
        RoundRecord storage round = _rounds[epoch];
        State state = _stateOf(epoch, round);
        // Check: the round has no result and has not ended.
        if (state == State.Decided || state == State.Ended) revert Predictions_InvalidState(epoch, state);
        // Effects: every bet can be refunded.
        round.isOver = true;
        emit RoundCancelled(epoch, msg.sender);
    }

    /// @inheritdoc IPredictions
    function claim(uint256 epoch, address to) external returns (uint256 amount) {
        RoundRecord storage round = _rounds[epoch];
        Stake stake = _stakes[epoch][msg.sender];
        bool isRefund;
        (amount, isRefund) = _payoutOf(epoch, round, stake);
        // Checks.
        if (amount == 0) revert Predictions_NothingToClaim(epoch, msg.sender);
        if (to == address(0)) revert Predictions_InvalidReceiver();
        // Effects: recorded before the payment, so that a receiver that calls back finds nothing to claim.
        _stakes[epoch][msg.sender] = packStake(stake.units(), stake.side(), true);
        if (isRefund) {
            emit BetRefunded(epoch, msg.sender, to, amount);
        } else {
            round.pots = round.pots.addClaimed(stake.units());
            emit RewardClaimed(epoch, msg.sender, to, amount);
        }
        // Interaction.
        Coin coin = round.inToken ? round.coin : NATIVE;
        coin.pay(to, amount);
    }

    /// @inheritdoc IPredictions
    function claimFee(uint256 epoch) external returns (uint256 amount) {
        RoundRecord storage round = _rounds[epoch];
        // Check: the result is final, there is a fee, and it was not claimed before.
        address recipient = feeRecipient();
        if (_stateOf(epoch, round) == State.Ended && !round.isOver) amount = _feeOf(round);
        if (amount == 0) revert Predictions_NothingToClaim(epoch, recipient);
        // Effects.
        round.isOver = true;
        emit FeeClaimed(epoch, recipient, amount);
        // Interaction: into the ledger.
        CREDITS.give(round.inToken ? round.coin : NATIVE, recipient, amount);
    }

    /// @inheritdoc IPredictions
    function roundOf(uint256 epoch) external view returns (Round memory round) {
        RoundRecord storage stored = _rounds[epoch];
        RoundRecord memory record = stored;
        if (record.unit == 0) return round;
        (round.epoch, round.dossier, round.rewardToken, round.unit) = (epoch, record.dossier, record.coin, record.unit);
        (round.startTimestamp, round.lockTimestamp, round.closeTimestamp) = (record.start, record.lock, record.close);
        (round.lockPrice, round.closePrice) = (record.lockPrice, record.closePrice);
        (round.aAmount, round.bAmount) = (record.pots.a() * record.unit, record.pots.b() * record.unit);
        round.totalAmount = round.aAmount + round.bAmount;
        round.result = record.result;
        if (record.resultAt != 0) round.finalTimestamp = record.resultAt + _DISPUTE_WINDOW;
        round.state = _stateOf(epoch, stored);
        if (round.state != State.Ended) return round;
        (uint256 winning,) = _unitsOf(stored);
        round.isRefund = winning == 0;
        if (round.isRefund) return round;
        round.rewardBaseCalAmount = winning * record.unit;
        round.treasuryAmt = _feeOf(stored);
        round.rewardAmount = round.totalAmount - round.treasuryAmt;
    }

    /// @inheritdoc IPredictions
    function betOf(uint256 epoch, address account) external view returns (Bet memory) {
        Stake stake = _stakes[epoch][account];
        return Bet(stake.side(), stake.units() * _rounds[epoch].unit, stake.claimed());
    }

    /// @inheritdoc IPredictions
    function claimable(uint256 epoch, address account) external view returns (uint256 amount) {
        RoundRecord storage round = _rounds[epoch];
        if (round.unit != 0) (amount,) = _payoutOf(epoch, round, _stakes[epoch][account]);
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

    /// @dev The amount a stake can claim now: its reward or its refund, 0 while the round has not ended.
    function _payoutOf(uint256 epoch, RoundRecord storage round, Stake stake)
        private
        view
        returns (uint256 amount, bool isRefund)
    {
        if (_stateOf(epoch, round) != State.Ended || stake.claimed()) return (0, false);
        (uint256 winning, uint256 losing) = _unitsOf(round);
        uint256 unit = round.unit;
        amount = stake.units() * unit;
        if (winning == 0) return (amount, true);
        if (stake.side() != round.result) return (0, false);
        uint256 prize = losing * unit;
        prize -= partOf(prize, round.feeRate);
        amount += Pot.shareOf(prize, winning, round.pots.claimed(), stake.units());
    }

    function _feeOf(RoundRecord storage round) private view returns (uint256) {
        (uint256 winning, uint256 losing) = _unitsOf(round);
        return winning == 0 ? 0 : partOf(losing * round.unit, round.feeRate);
    }

    /// @dev The units of both sides of a round that has ended. No winning units means that every bet is refunded: the
    /// round was cancelled, got no result in time, or nobody bet on the winning side.
    function _unitsOf(RoundRecord storage round) private view returns (uint256 winning, uint256 losing) {
        (Side result, Pots pots) = (round.result, round.pots);
        if (result == Side.A) return (pots.a(), pots.b());
        if (result == Side.B) return (pots.b(), pots.a());
    }

    function _stateOf(uint256 epoch, RoundRecord storage round) private view returns (State) {
        if (round.unit == 0) revert Predictions_RoundNotFound(epoch);
        if (round.result != Side.None) {
            return block.timestamp < round.resultAt + _DISPUTE_WINDOW ? State.Decided : State.Ended;
        }
        if (round.isOver || block.timestamp >= round.close + _RESULT_WINDOW) return State.Ended;
        if (block.timestamp >= round.lock) return State.Locked;
        return paused() ? State.Paused : State.Started;
    }

    function _requireOpen(uint256 epoch, RoundRecord storage round) private view {
        // A round before its lock cannot have a result.
        if (block.timestamp < round.lock && !round.isOver) return;
        revert Predictions_InvalidState(epoch, _stateOf(epoch, round));
    }

    function _requireTimes(uint256 lock, uint256 close) private view {
        if (lock <= block.timestamp || close < lock || close > block.timestamp + _MAX_DURATION) {
            revert Predictions_InvalidTimes(lock, close);
        }
    }
}
