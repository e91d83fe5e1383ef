// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Public randomness that nobody of ours, and nobody who plays, can know beforehand, choose or hold back.
///
/// It is drand's: a group of independent organisations signs the number of a round every few seconds, together, with a key
/// that none of them has. A round's signature is one certain value that exists once the round's time has come and not before.
/// A draw is bound to a round that is still to come when it is paid. Afterwards anyone may bring that round's signature,
/// which is checked here once, and is the same whoever brings it and whenever.
///
/// Trust: no owner, no role, no setting, no pause. That fewer than the threshold of drand's organisations work together.
/// That a block's time is not further behind the real time than `margin`: a block maker who could date a block back further
/// would know a round that is still to come for the chain.
interface IRandomness {
    /// @notice A round's signature was brought and is right.
    /// @param round The round.
    /// @param randomness The hash (sha-256) of the signature, as drand itself publishes it.
    /// @param x The signature's first coordinate.
    /// @param y The signature's second coordinate.
    /// @param submitter Who brought it.
    event RoundSubmitted(uint256 indexed round, bytes32 randomness, uint256 x, uint256 y, address indexed submitter);

    /// @notice Thrown when the signature is not the beacon's of this round.
    error Randomness_WrongSignature(uint256 round);

    /// @notice Thrown when the beacon would be made with a key that is none.
    error Randomness_NoKey();

    /// @notice Thrown when the beacon would be made without a period, or with a margin outside a second and an hour.
    error Randomness_WrongTimes(uint256 period, uint256 margin);

    /// @notice Brings a round's signature. Anyone may. One that is here already is not looked at again.
    /// @param round The round.
    /// @param x The signature's first coordinate.
    /// @param y The signature's second coordinate.
    /// @return randomness The round's randomness.
    function submit(uint256 round, uint256 x, uint256 y) external returns (bytes32 randomness);

    /// @notice The round that something paid in this block is bound to: the first whose time is `margin` or more away.
    function nextRound() external view returns (uint256 round);

    /// @notice What is known of a round.
    /// @param round The round.
    /// @return randomness Its randomness; 0 while nobody has brought its signature.
    /// @return isOverdue Whether it is missing and its time more than `timeout` ago: what waits for it may be given back.
    function lookUp(uint256 round) external view returns (bytes32 randomness, bool isOverdue);

    /// @notice When a round's signature comes into being.
    function timeOf(uint256 round) external view returns (uint256 time);

    /// @notice How far away a round must be for something to be bound to it, in seconds.
    function margin() external view returns (uint256);

    /// @notice How long after its time a round that nobody brings counts as overdue, in seconds.
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
