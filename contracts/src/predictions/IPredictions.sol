// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {Role} from "../shared/IRoles.sol";

/// @dev Starts rounds and sets their results. Holds no money, and every result can be disputed.
Role constant PREDICTION_OPERATOR = Role.wrap("prediction operator");

/// @notice Pari-mutuel betting on questions with two answers, a and b. Bets are whole units of the round's coin.
///
/// Each round carries the hash of its dossier: the question, the winning criteria and the times. After the close the
/// operator sets the result. Owner and admins can dispute it for one day; then it is final. The winners get their bets back
/// and share the bets of the losing side, less the fee, in proportion to their own bets. The fee is a fixed rate of the
/// losing side, rounded down, so it never exceeds the cap, and a winner never gets less than the bet. Payouts and fee add up
/// to the pot exactly.
///
/// Every bet can be refunded in full if nobody bet on the winning side, if the round is cancelled, or if no result is set
/// within seven days of the close. A refund needs no action of the operator or an admin.
///
/// Trust: the operator starts rounds and sets one result for each, and another one after a dispute. Owner and admins dispute
/// results, cancel rounds, list coins, set the fee rate of later rounds (never above 10%) and pause betting. A stolen operator
/// key can set a wrong result; admins have one day to dispute it. Nobody can take a bet, change a final result or block
/// claims. Only the account that bet can claim: no one else can place a bet for it, so it can always call this contract.
interface IPredictions {
    /// @notice One of the two answers; None where there is no bet or no result.
    enum Side {
        None,
        A,
        B
    }

    /// @notice The state of a round. Decided: it has a result that can still be disputed.
    enum State {
        None,
        Started,
        Paused,
        Locked,
        Decided,
        Ended
    }

    /// @notice The parameters of a new round.
    /// @param dossier Hash of the dossier. Each can be used once.
    /// @param coin The coin of bets and payouts.
    /// @param unit The size of a unit, in the coin's smallest unit.
    /// @param lockTimestamp When betting ends.
    /// @param closeTimestamp When the result can be set.
    /// @param lockPrice The reference price, if the question is about a price; otherwise 0.
    struct NewRound {
        bytes32 dossier;
        Coin coin;
        uint96 unit;
        uint40 lockTimestamp;
        uint40 closeTimestamp;
        int128 lockPrice;
    }

    /// @notice The current state of a round.
    /// @param epoch The number of the round.
    /// @param dossier Hash of the dossier.
    /// @param rewardToken The coin of bets and payouts.
    /// @param unit The size of a unit, in the coin's smallest unit.
    /// @param startTimestamp When the round was started.
    /// @param lockTimestamp When betting ends.
    /// @param closeTimestamp When the result can be set.
    /// @param finalTimestamp When the result becomes final; 0 without a result.
    /// @param lockPrice The reference price, if the question is about a price.
    /// @param closePrice The price at the close.
    /// @param totalAmount All bets.
    /// @param aAmount All bets on a.
    /// @param bAmount All bets on b.
    /// @param rewardBaseCalAmount All bets on the winning side; 0 until the result is final, and if bets are refunded.
    /// @param rewardAmount The sum of all payouts to winners; 0 in the same cases.
    /// @param treasuryAmt The fee; 0 in the same cases.
    /// @param result The result.
    /// @param state The state.
    /// @param isRefund Whether every bet is refunded.
    struct Round {
        uint256 epoch;
        bytes32 dossier;
        Coin rewardToken;
        uint256 unit;
        uint256 startTimestamp;
        uint256 lockTimestamp;
        uint256 closeTimestamp;
        uint256 finalTimestamp;
        int256 lockPrice;
        int256 closePrice;
        uint256 totalAmount;
        uint256 aAmount;
        uint256 bAmount;
        uint256 rewardBaseCalAmount;
        uint256 rewardAmount;
        uint256 treasuryAmt;
        Side result;
        State state;
        bool isRefund;
    }

    /// @notice An account's bet in a round.
    /// @param result The side.
    /// @param amount The amount.
    /// @param claimed Whether the reward or refund was claimed.
    struct Bet {
        Side result;
        uint256 amount;
        bool claimed;
    }

    /// @notice A round was started.
    event RoundStarted(
        uint256 indexed epoch,
        bytes32 indexed dossier,
        Coin coin,
        uint256 unit,
        uint256 startTimestamp,
        uint256 lockTimestamp,
        uint256 closeTimestamp,
        int256 lockPrice,
        uint256 feeRate
    );

    /// @notice The times of a round without bets were changed.
    event RoundSet(uint256 indexed epoch, uint256 lockTimestamp, uint256 closeTimestamp);

    /// @notice A bet was placed.
    /// @param epoch The round.
    /// @param account The account.
    /// @param side The side.
    /// @param amount The amount of this bet.
    /// @param staked The account's bets in the round, including this one.
    /// @param aAmount All bets on a, including this one.
    /// @param bAmount All bets on b, including this one.
    event BetPlaced(
        uint256 indexed epoch,
        address indexed account,
        Side side,
        uint256 amount,
        uint256 staked,
        uint256 aAmount,
        uint256 bAmount
    );

    /// @notice The operator set a result.
    /// @param epoch The round.
    /// @param side The winning side.
    /// @param closePrice The price at the close, if the question is about a price.
    /// @param finalTimestamp When the result becomes final, unless it is disputed.
    event ResultSet(uint256 indexed epoch, Side side, int256 closePrice, uint256 finalTimestamp);

    /// @notice A result was disputed and removed.
    event ResultDisputed(uint256 indexed epoch, address indexed account);

    /// @notice A round was cancelled. Every bet can be refunded.
    event RoundCancelled(uint256 indexed epoch, address indexed account);

    /// @notice A winner was paid.
    event RewardClaimed(uint256 indexed epoch, address indexed account, address to, uint256 amount);

    /// @notice A bet was refunded.
    event BetRefunded(uint256 indexed epoch, address indexed account, address to, uint256 amount);

    /// @notice The fee of a round was credited.
    event FeeClaimed(uint256 indexed epoch, address indexed recipient, uint256 amount);

    /// @notice Thrown when the round does not exist.
    error Predictions_RoundNotFound(uint256 epoch);

    /// @notice Thrown when the dossier is empty or already used by round `epoch`.
    error Predictions_InvalidDossier(bytes32 dossier, uint256 epoch);

    /// @notice Thrown when the unit is 0.
    error Predictions_InvalidUnit();

    /// @notice Thrown when a round would lock in the past, close before it locks, or close more than a year from now.
    error Predictions_InvalidTimes(uint256 lockTimestamp, uint256 closeTimestamp);

    /// @notice Thrown when the round's state does not allow the call.
    error Predictions_InvalidState(uint256 epoch, State state);

    /// @notice Thrown when the times of a round with bets would change.
    error Predictions_HasBets(uint256 epoch);

    /// @notice Thrown when no side is given, or another side than the caller's earlier bet.
    error Predictions_InvalidSide(Side side);

    /// @notice Thrown when a bet has no units, or the side would hold more than 2^85 - 1.
    error Predictions_InvalidUnits(uint256 units);

    /// @notice Thrown when the result is set before the close.
    error Predictions_OutsideResultWindow(uint256 from, uint256 until);

    /// @notice Thrown when there is nothing to claim: no bet, a lost bet, or one that was claimed before.
    error Predictions_NothingToClaim(uint256 epoch, address account);

    /// @notice Thrown when the receiver is the zero address.
    error Predictions_InvalidReceiver();

    /// @notice Starts a round. Only the operator.
    /// @return epoch The number of the round.
    function startRound(NewRound calldata newRound) external returns (uint256 epoch);

    /// @notice Changes the times of an open round without bets. Only the operator.
    function setRound(uint256 epoch, uint40 lockTimestamp, uint40 closeTimestamp) external;

    /// @notice Bets on a side. An account can bet again on the same side.
    /// @param epoch The round.
    /// @param side The side.
    /// @param units The number of units.
    function bet(uint256 epoch, Side side, uint256 units) external payable;

    /// @notice Sets the result, from the close until seven days after it. Only the operator.
    /// @param epoch The round.
    /// @param side The winning side.
    /// @param closePrice The price at the close, if the question is about a price; otherwise 0.
    function setResult(uint256 epoch, Side side, int128 closePrice) external;

    /// @notice Removes a result that is not final. Only the owner and admins.
    function dispute(uint256 epoch) external;

    /// @notice Cancels a round without a result, so that every bet can be refunded. Only the owner and admins.
    function cancel(uint256 epoch) external;

    /// @notice Pays the caller's reward or refund. Never paused.
    /// @param epoch The round.
    /// @param to The receiver. If it rejects the payment, only this call reverts.
    /// @return amount The amount paid.
    function claim(uint256 epoch, address to) external returns (uint256 amount);

    /// @notice Credits the fee of a round to the fee recipient. Anyone can call it; never paused.
    /// @return amount The amount credited.
    function claimFee(uint256 epoch) external returns (uint256 amount);

    /// @notice Returns a round; all fields are 0 if it does not exist.
    function roundOf(uint256 epoch) external view returns (Round memory round);

    /// @notice Returns an account's bet in a round.
    function betOf(uint256 epoch, address account) external view returns (Bet memory);

    /// @notice Returns what an account can claim now. Claims of others can change it by the coin's smallest unit.
    function claimable(uint256 epoch, address account) external view returns (uint256 amount);

    /// @notice Returns the round of a dossier; 0 if there is none.
    function epochOf(bytes32 dossier) external view returns (uint256 epoch);

    /// @notice Returns the number of the last round; 0 if there is none.
    function currentEpoch() external view returns (uint256 epoch);

    /// @notice Returns the ledger in which fees are credited.
    function credits() external view returns (address);
}
