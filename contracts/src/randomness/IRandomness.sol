// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Public randomness that neither the platform nor any player can predict, choose or withhold.
///
/// The source is drand: a group of independent organisations that jointly signs the number of a round every few seconds
/// with a threshold key. The signature of a round is unique and does not exist before the round's time. A draw is bound
/// to a future round when it is paid. Afterwards anyone can submit the signature, which is verified here once and is
/// the same for every submitter.
///
/// A round can be submitted until `timeout` (7 days) after its time. Then it is overdue: orders bound to it are
/// refunded and it can never be submitted. So nobody can wait for the timeout and then choose between a refund and a
/// result that is already known. What remains true: once a round's time has come its result is public, and if nobody
/// submits it for 7 days, drawers who would have lost get a refund. Anyone can prevent that with one call, drand serves
/// past rounds for years, and every depositor and every drawer who would win has a reason to. 7 days outlast an outage
/// of a keeper, a congested or halted chain and censorship by single block builders; at least two independent keepers
/// should run.
///
/// Trust: there is no owner, role, setting or pause. Fewer than the threshold of drand's members collude. A block's
/// timestamp is never behind the real time by `margin` or more: a block builder who could backdate a block further
/// would know the round that its draws are bound to.
interface IRandomness {
    /// @notice A round's signature was submitted and verified.
    /// @param round The round.
    /// @param randomness The sha-256 hash of the signature, as drand publishes it.
    /// @param x The x coordinate of the signature.
    /// @param y The y coordinate of the signature.
    /// @param submitter The account that submitted it.
    event RoundSubmitted(uint256 indexed round, bytes32 randomness, uint256 x, uint256 y, address indexed submitter);

    /// @notice Thrown when the signature is not the beacon's signature of this round.
    error Randomness_InvalidSignature(uint256 round);

    /// @notice Thrown when a round is submitted after its deadline.
    error Randomness_RoundOverdue(uint256 round, uint256 deadline);

    /// @notice Thrown when the beacon's public key is not a valid point.
    error Randomness_InvalidKey();

    /// @notice Thrown when the period is 0, or the margin is 0 or above an hour.
    error Randomness_InvalidTimes(uint256 period, uint256 margin);

    /// @notice Submits a round's signature. Anyone may call it. A round that is already stored is returned without
    /// verification.
    /// @param round The round.
    /// @param x The x coordinate of the signature.
    /// @param y The y coordinate of the signature.
    /// @return randomness The round's randomness.
    function submit(uint256 round, uint256 x, uint256 y) external returns (bytes32 randomness);

    /// @notice The round that a draw in this block is bound to: the first whose time is at least `margin` ahead.
    function nextRound() external view returns (uint256 round);

    /// @notice The status of a round. At any time a round is pending, submitted for ever, or overdue for ever.
    /// @param round The round.
    /// @return randomness Its randomness; 0 if it was not submitted.
    /// @return isOverdue Whether it was not submitted by its deadline, so that orders bound to it are refunded.
    function roundStatus(uint256 round) external view returns (bytes32 randomness, bool isOverdue);

    /// @notice The time at which a round's signature is produced.
    function timeOf(uint256 round) external view returns (uint256 time);

    /// @notice The minimum time between a block and the round that its draws are bound to, in seconds.
    function margin() external view returns (uint256);

    /// @notice How long after its time a round can be submitted, in seconds.
    function timeout() external view returns (uint256);

    /// @notice The beacon: the time of its first round, the seconds between rounds, and its public key.
    function beacon()
        external
        view
        returns (
            uint256 genesis,
            uint256 period,
            uint256 keyXImaginary,
            uint256 keyXReal,
            uint256 keyYImaginary,
            uint256 keyYReal
        );
}
