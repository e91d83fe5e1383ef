// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {IPredictions, PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {Predictions} from "../../src/predictions/Predictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ADMIN, PAUSER} from "../../src/shared/IRoles.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Deploys predictions with an operator and three funded bettors.
abstract contract PredictionsTest is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant LOCK = NOW + 1 days;
    uint40 internal constant CLOSE = NOW + 2 days;
    uint40 internal constant LATE = CLOSE + 7 days;
    uint96 internal constant UNIT = 0.1 ether;
    bytes32 internal constant DOSSIER = keccak256("Does gold close above its price of today?");

    address internal platformOwner = makeAddr("platform owner");
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal operator = makeAddr("operator");
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal stranger = makeAddr("stranger");

    Credits internal credits;
    Roles internal roles;
    Predictions internal predictions;
    PlainToken internal token;
    Coin internal coin;

    function setUp() public virtual {
        vm.warp(NOW);
        credits = new Credits();
        roles = new Roles(platformOwner);
        predictions = new Predictions(roles, credits);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        roles.setRole(PREDICTION_OPERATOR, operator, true);
        predictions.setFeeRecipient(treasury);
        predictions.setCoin(coin, true);
        vm.stopPrank();
        address[3] memory all = [alice, bob, carol];
        for (uint256 i; i < 3; ++i) {
            vm.deal(all[i], 1000 ether);
            token.mint(all[i], 1000 ether);
            vm.prank(all[i]);
            token.approve(address(predictions), type(uint256).max);
        }
    }

    function newRound() internal pure returns (IPredictions.NewRound memory) {
        return IPredictions.NewRound(DOSSIER, NATIVE, UNIT, LOCK, CLOSE, 0);
    }

    function startIn(Coin coin_, uint96 unit) internal returns (uint256 epoch) {
        IPredictions.NewRound memory newRound_ = newRound();
        (newRound_.dossier, newRound_.coin, newRound_.unit) =
        (keccak256(abi.encode(predictions.currentEpoch())), coin_, unit);
        vm.prank(operator);
        return predictions.startRound(newRound_);
    }

    function betAs(address who, uint256 epoch, IPredictions.Side side, uint256 units) internal {
        IPredictions.Round memory round = predictions.roundOf(epoch);
        betWith(who, epoch, side, units, round.rewardToken.isNative() ? units * round.unit : 0);
    }

    function betWith(address who, uint256 epoch, IPredictions.Side side, uint256 units, uint256 value) internal {
        vm.prank(who);
        predictions.bet{value: value}(epoch, side, units);
    }

    function resultIs(uint256 epoch, IPredictions.Side side) internal {
        vm.prank(operator);
        predictions.setResult(epoch, side, 0);
    }

    /// @dev Closes the round with a final result.
    function settle(uint256 epoch, IPredictions.Side side) internal {
        vm.warp(CLOSE);
        resultIs(epoch, side);
        vm.warp(CLOSE + 1 days);
    }

    function claimAs(address who, uint256 epoch) internal returns (uint256 amount) {
        vm.prank(who);
        return predictions.claim(epoch, who);
    }

    function wrongState(uint256 epoch, IPredictions.State state) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IPredictions.Predictions_InvalidState.selector, epoch, state);
    }

    function nothing(uint256 epoch, address who) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IPredictions.Predictions_NothingToClaim.selector, epoch, who);
    }
}
