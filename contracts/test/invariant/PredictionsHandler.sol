// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Predictions} from "../../src/predictions/Predictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Four bettors, an operator and an admin act at random on a few rounds. Tracks what each round received and paid.
contract PredictionsHandler is CommonBase, StdUtils {
    uint256 private constant _MAX_ROUNDS = 6;

    Predictions private immutable PREDICTIONS;
    address private immutable OPERATOR;
    address private immutable ADMIN;
    Coin[2] private _coins;
    address[4] public people;

    mapping(uint256 epoch => uint256) public takenIn;
    mapping(uint256 epoch => uint256) public givenOut;
    mapping(uint256 epoch => uint256) public fees;
    mapping(uint256 epoch => uint256) public feeRate;
    /// @dev The first final result seen.
    mapping(uint256 epoch => IPredictions.Side) public stood;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(Predictions predictions, Coin coin, address operator, address admin) {
        PREDICTIONS = predictions;
        OPERATOR = operator;
        ADMIN = admin;
        _coins = [NATIVE, coin];
        for (uint256 i; i < 4; ++i) {
            people[i] = address(uint160(0xA11CE000 + i));
            vm.deal(people[i], 1e30);
            PlainToken(Coin.unwrap(coin)).mint(people[i], 1e30);
            vm.prank(people[i]);
            PlainToken(Coin.unwrap(coin)).approve(address(predictions), type(uint256).max);
        }
    }

    function start(uint256 unit, uint256 length, bool inToken, uint16 rate) external {
        uint256 count = PREDICTIONS.currentEpoch();
        if (count == _MAX_ROUNDS) return;
        vm.prank(ADMIN);
        PREDICTIONS.setFeeRate(rate % 1001);
        feeRate[count + 1] = rate % 1001;
        uint40 lock = uint40(_now + bound(length, 1 hours, 3 days));
        vm.prank(OPERATOR);
        PREDICTIONS.startRound(
            IPredictions.NewRound(
                keccak256(abi.encode(count)),
                _coins[inToken ? 1 : 0],
                uint96(bound(unit, 1, 1e18)),
                lock,
                lock + 1 hours,
                0
            )
        );
    }

    function bet(uint256 which, uint256 who, uint256 units, bool isA) external {
        uint256 epoch = _round(which);
        IPredictions.Round memory round = PREDICTIONS.roundOf(epoch);
        if (round.state != IPredictions.State.Started) return;
        address person = people[who % 4];
        IPredictions.Side side = PREDICTIONS.betOf(epoch, person).result;
        if (side == IPredictions.Side.None) side = isA ? IPredictions.Side.A : IPredictions.Side.B;
        units = bound(units, 1, 100);
        vm.prank(person);
        PREDICTIONS.bet{value: round.rewardToken.isNative() ? units * round.unit : 0}(epoch, side, units);
        takenIn[epoch] += units * round.unit;
    }

    function decide(uint256 which, bool isA) external {
        uint256 epoch = _round(which);
        IPredictions.Round memory round = PREDICTIONS.roundOf(epoch);
        if (round.state != IPredictions.State.Locked || _now < round.closeTimestamp) return;
        vm.prank(OPERATOR);
        PREDICTIONS.setResult(epoch, isA ? IPredictions.Side.A : IPredictions.Side.B, 0);
    }

    /// @dev Disputes one result in four and cancels one round in eight.
    function interfere(uint256 which, uint256 how) external {
        uint256 epoch = _round(which);
        IPredictions.State state = PREDICTIONS.roundOf(epoch).state;
        vm.startPrank(ADMIN);
        if (state == IPredictions.State.Decided && how % 4 == 0) PREDICTIONS.dispute(epoch);
        bool isOpen = state == IPredictions.State.Started || state == IPredictions.State.Locked;
        if (isOpen && how % 8 == 0) PREDICTIONS.cancel(epoch);
        vm.stopPrank();
    }

    function claim(uint256 which, uint256 who) external {
        uint256 epoch = _round(which);
        if (PREDICTIONS.claimable(epoch, people[who % 4]) == 0) return;
        vm.prank(people[who % 4]);
        givenOut[epoch] += PREDICTIONS.claim(epoch, people[who % 4]);
    }

    function claimFee(uint256 which) external {
        uint256 epoch = _round(which);
        IPredictions.Round memory round = PREDICTIONS.roundOf(epoch);
        if (round.state != IPredictions.State.Ended || round.treasuryAmt == 0 || fees[epoch] != 0) return;
        fees[epoch] = PREDICTIONS.claimFee(epoch);
    }

    function pass(uint256 time) external {
        _now += time % 8 == 0 ? 8 days : bound(time, 1 hours, 1 days);
        vm.warp(_now);
        for (uint256 epoch = 1; epoch <= PREDICTIONS.currentEpoch(); ++epoch) {
            IPredictions.Round memory round = PREDICTIONS.roundOf(epoch);
            if (round.state == IPredictions.State.Ended && stood[epoch] == IPredictions.Side.None) {
                stood[epoch] = round.result;
            }
        }
    }

    function _round(uint256 which) private view returns (uint256) {
        uint256 count = PREDICTIONS.currentEpoch();
        return count == 0 ? 0 : which % count + 1;
    }
}
