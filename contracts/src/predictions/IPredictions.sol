// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {Role} from "../shared/IRoles.sol";

/// @dev Starts rounds and says how they came out. Takes no money, and has the last word on nothing.
Role constant PREDICTION_OPERATOR = Role.wrap("prediction operator");

/// @notice Questions with two answers, a and b, that people bet on in whole units until the round is locked.
///
/// Each round carries the hash of its dossier: the question, what counts as which answer, and when. After its close the
/// operator says how it came out. For a day the owner and admins may object; then it stands for ever, and whoever was right
/// shares the pot: their own bets, and what the others bet, less the house's part of that. So nobody who was right gets back
/// less than they bet. Payouts and fee together are the pot, to the last wei: what does not divide into units is the fee's.
///
/// Every bet goes back in full if nobody was right, if the round is cancelled, or if there is no result seven days after the
/// close: nobody needs to be asked for that.
///
/// Trust: the operator starts rounds and names results, one result each, unless it was objected to; owner and admins object,
/// cancel (all bets go back), list coins, set the fee of later rounds (never above 10%), and pause betting. A stolen operator
/// key can lie about a result, and a day is time to object. Nobody can take a bet, change a standing result, or stop
/// anyone from claiming.
interface IPredictions {
    /// @notice An answer, and what was bet on or came out.
    enum Side {
        None,
        A,
        B
    }

    /// @notice How a round stands. Decided is a result that can still be objected to.
    enum State {
        None,
        Started,
        Paused,
        Locked,
        Decided,
        Ended
    }

    /// @notice A round to be started.
    /// @param dossier Hash of the dossier. Each is used once.
    /// @param coin What is bet in.
    /// @param unit What a unit is, in the coin's smallest.
    /// @param lockTimestamp Until when it is bet on.
    /// @param closeTimestamp From when on there is a result.
    /// @param lockPrice The price in question, where the question is about one; else 0.
    struct NewRound {
        bytes32 dossier;
        Coin coin;
        uint96 unit;
        uint40 lockTimestamp;
        uint40 closeTimestamp;
        int128 lockPrice;
    }

    /// @notice A round as it is now.
    /// @param epoch Its number.
    /// @param dossier Hash of the dossier.
    /// @param rewardToken What is bet and paid in.
    /// @param unit What a unit is.
    /// @param startTimestamp When it was started.
    /// @param lockTimestamp Until when it is bet on.
    /// @param closeTimestamp From when on there is a result.
    /// @param finalTimestamp From when on the result stands; 0 while there is none.
    /// @param lockPrice The price in question, if there is one.
    /// @param closePrice What it was at the close.
    /// @param totalAmount Everything bet.
    /// @param aAmount Of it on a.
    /// @param bAmount Of it on b.
    /// @param rewardBaseCalAmount What those bet who were right; 0 until the result stands, and where all bets go back.
    /// @param rewardAmount What they share; 0 likewise.
    /// @param treasuryAmt What the house gets; 0 likewise.
    /// @param result How it came out.
    /// @param state How it stands.
    /// @param isRefund Whether every bet goes back.
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

    /// @notice What somebody has bet in a round.
    /// @param result On which answer.
    /// @param amount How much.
    /// @param claimed Whether they have been paid, or got it back.
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

    /// @notice A round's times were changed before anybody had bet.
    event RoundSet(uint256 indexed epoch, uint256 lockTimestamp, uint256 closeTimestamp);

    /// @notice Somebody bet.
    /// @param epoch The round.
    /// @param account Who.
    /// @param side On which answer.
    /// @param amount How much this time.
    /// @param staked How much they have bet in the round now.
    /// @param aAmount How much is bet on a now.
    /// @param bAmount How much is bet on b now.
    event BetPlaced(
        uint256 indexed epoch,
        address indexed account,
        Side side,
        uint256 amount,
        uint256 staked,
        uint256 aAmount,
        uint256 bAmount
    );

    /// @notice The operator said how a round came out.
    /// @param epoch The round.
    /// @param side Which answer was right.
    /// @param closePrice The price at the close, if the question is about one.
    /// @param finalTimestamp From when on it stands, unless it is objected to.
    event ResultSet(uint256 indexed epoch, Side side, int256 closePrice, uint256 finalTimestamp);

    /// @notice A result was objected to: there is none again.
    event ResultObjected(uint256 indexed epoch, address indexed account);

    /// @notice A round was cancelled: every bet goes back.
    event RoundCancelled(uint256 indexed epoch, address indexed account);

    /// @notice Somebody who was right was paid.
    event RewardClaimed(uint256 indexed epoch, address indexed account, address to, uint256 amount);

    /// @notice Somebody got their bet back.
    event BetRefunded(uint256 indexed epoch, address indexed account, address to, uint256 amount);

    /// @notice A round's fee was credited.
    event FeeClaimed(uint256 indexed epoch, address indexed recipient, uint256 amount);

    /// @notice Thrown when there is no such round.
    error Predictions_NoRound(uint256 epoch);

    /// @notice Thrown when a round has no dossier, or one that another round has.
    error Predictions_WrongDossier(bytes32 dossier, uint256 epoch);

    /// @notice Thrown when a round would have units of nothing.
    error Predictions_NoUnit();

    /// @notice Thrown when a round would lock in the past, close before it locks, or more than a year from now.
    error Predictions_WrongTimes(uint256 lockTimestamp, uint256 closeTimestamp);

    /// @notice Thrown when a round is not in a state for this.
    error Predictions_WrongState(uint256 epoch, State state);

    /// @notice Thrown when a round's times would change after somebody has bet.
    error Predictions_HasBets(uint256 epoch);

    /// @notice Thrown when a bet names no answer, or another than the caller's before.
    error Predictions_WrongSide(Side side);

    /// @notice Thrown when a bet is of no units, or of more than can be counted.
    error Predictions_WrongUnits(uint256 units);

    /// @notice Thrown when the time for a result has not come, or is over.
    error Predictions_NotTheTime(uint256 from, uint256 until);

    /// @notice Thrown when there is nothing to claim: no bet, a wrong one, or it is claimed.
    error Predictions_NothingToClaim(uint256 epoch, address account);

    /// @notice Thrown when money would be sent to the null address.
    error Predictions_NoReceiver();

    /// @notice Starts a round. Only the operator.
    /// @return epoch Its number.
    function startRound(NewRound calldata what) external returns (uint256 epoch);

    /// @notice Changes a round's times, while it is open and nobody has bet. Only the operator.
    function setRound(uint256 epoch, uint40 lockTimestamp, uint40 closeTimestamp) external;

    /// @notice Bets on an answer, in whole units; more on the same answer later.
    /// @param epoch The round.
    /// @param side The answer.
    /// @param units How many units.
    function bet(uint256 epoch, Side side, uint256 units) external payable;

    /// @notice Says how a round came out, from its close until seven days after. Only the operator.
    /// @param epoch The round.
    /// @param side Which answer was right.
    /// @param closePrice The price at the close, where the question is about one; else 0.
    function setResult(uint256 epoch, Side side, int128 closePrice) external;

    /// @notice Objects to a result within a day: there is none again. Only the owner and admins.
    function objectTo(uint256 epoch) external;

    /// @notice Cancels a round that has no result: every bet goes back. Only the owner and admins.
    function cancel(uint256 epoch) external;

    /// @notice Pays the caller what is theirs of a round: their part of the pot, or their bet back. Never paused.
    /// @param epoch The round.
    /// @param to Where to send it; one that refuses the money only stops this call.
    /// @return amount How much.
    function claim(uint256 epoch, address to) external returns (uint256 amount);

    /// @notice Credits a round's fee to its recipient. Anyone; never paused.
    /// @return amount How much.
    function claimFee(uint256 epoch) external returns (uint256 amount);

    /// @notice A round as it is now.
    function roundOf(uint256 epoch) external view returns (Round memory round);

    /// @notice What an account has bet in a round.
    function betOf(uint256 epoch, address account) external view returns (Bet memory);

    /// @notice What an account could claim of a round now.
    function claimable(uint256 epoch, address account) external view returns (uint256 amount);

    /// @notice The round a dossier belongs to; 0 if none.
    function epochOf(bytes32 dossier) external view returns (uint256 epoch);

    /// @notice The number of the last round started; 0 if none.
    function currentEpoch() external view returns (uint256 epoch);

    /// @notice The ledger fees are credited in.
    function credits() external view returns (address);
}
