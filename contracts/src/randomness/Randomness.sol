// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Bls, PublicKey} from "./Bls.sol";
import {IRandomness} from "./IRandomness.sol";

/// @title Randomness
/// @notice Stores verified rounds. Holds no funds and has no owner.
contract Randomness is IRandomness {
    /// @dev The domain separation tag of drand's evmnet.
    bytes private constant _TAG = "BLS_SIG_BN254G1_XMD:KECCAK-256_SVDW_RO_NUL_";
    uint256 private constant _TIMEOUT = 7 days;
    uint256 private constant _MAX_MARGIN = 1 hours;

    uint256 private immutable GENESIS;
    uint256 private immutable PERIOD;
    uint256 private immutable MARGIN;
    uint256 private immutable KEY_X_IMAGINARY;
    uint256 private immutable KEY_X_REAL;
    uint256 private immutable KEY_Y_IMAGINARY;
    uint256 private immutable KEY_Y_REAL;

    mapping(uint256 round => bytes32 randomness) private _rounds;

    /// @param genesis The time of round 1.
    /// @param period The seconds between rounds.
    /// @param margin_ The minimum time between a block and the round that its draws are bound to, in seconds. It must
    /// exceed the chain's block time and clock drift.
    /// @param key The beacon's public key.
    constructor(uint256 genesis, uint256 period, uint256 margin_, PublicKey memory key) {
        if (period == 0 || margin_ == 0 || margin_ > _MAX_MARGIN) revert Randomness_InvalidTimes(period, margin_);
        if (!Bls.isKey(key)) revert Randomness_InvalidKey();
        (GENESIS, PERIOD, MARGIN) = (genesis, period, margin_);
        (KEY_X_IMAGINARY, KEY_X_REAL) = (key.xImaginary, key.xReal);
        (KEY_Y_IMAGINARY, KEY_Y_REAL) = (key.yImaginary, key.yReal);
    }

    /// @inheritdoc IRandomness
    function submit(uint256 round, uint256 x, uint256 y) external returns (bytes32 randomness) {
        randomness = _rounds[round];
        // Two submitters of the same round both succeed.
        if (randomness != 0) return randomness;
        // Check: the beacon signed this round. The message is the hash of the round number in eight bytes.
        if (round > type(uint64).max) revert Randomness_InvalidSignature(round);
        // Check: orders of an overdue round are refunded, so its result must not become available any more.
        if (_isOverdue(round)) revert Randomness_RoundOverdue(round, timeOf(round) + _TIMEOUT);
        // Bounded above.
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes memory message = abi.encodePacked(keccak256(abi.encodePacked(uint64(round))));
        PublicKey memory key = PublicKey(KEY_X_IMAGINARY, KEY_X_REAL, KEY_Y_IMAGINARY, KEY_Y_REAL);
        if (!Bls.isSigned(key, _TAG, message, x, y)) revert Randomness_InvalidSignature(round);
        // Effect: a round is stored once.
        randomness = sha256(abi.encodePacked(x, y));
        _rounds[round] = randomness;
        emit RoundSubmitted(round, randomness, x, y, msg.sender);
    }

    /// @inheritdoc IRandomness
    function nextRound() external view returns (uint256 round) {
        uint256 time = block.timestamp + MARGIN;
        if (time <= GENESIS) return 1;
        // Rounded up, so that the round is never before `time`.
        return (time - GENESIS + PERIOD - 1) / PERIOD + 1;
    }

    /// @inheritdoc IRandomness
    function roundStatus(uint256 round) external view returns (bytes32 randomness, bool isOverdue) {
        randomness = _rounds[round];
        isOverdue = randomness == 0 && _isOverdue(round);
    }

    /// @inheritdoc IRandomness
    function timeOf(uint256 round) public view returns (uint256 time) {
        return round == 0 ? GENESIS : GENESIS + (round - 1) * PERIOD;
    }

    /// @inheritdoc IRandomness
    function margin() external view returns (uint256) {
        return MARGIN;
    }

    /// @inheritdoc IRandomness
    function timeout() external pure returns (uint256) {
        return _TIMEOUT;
    }

    /// @inheritdoc IRandomness
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
        )
    {
        return (GENESIS, PERIOD, KEY_X_IMAGINARY, KEY_X_REAL, KEY_Y_IMAGINARY, KEY_Y_REAL);
    }

    function _isOverdue(uint256 round) private view returns (bool) {
        return block.timestamp > timeOf(round) + _TIMEOUT;
    }
}
