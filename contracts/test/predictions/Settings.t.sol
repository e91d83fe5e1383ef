// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {IPredictions, PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {PredictionsTest} from "./PredictionsTest.sol";

contract PredictionsSettingsTest is PredictionsTest {
    /// @dev Every function that is not for everybody: the admins' first, then the pause, then the operator's.
    function settings() private view returns (bytes[] memory calls) {
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(predictions.setFeeRate, (100));
        calls[1] = abi.encodeCall(predictions.setFeeRecipient, (stranger));
        calls[2] = abi.encodeCall(predictions.setCoin, (coin, true));
        calls[3] = abi.encodeCall(predictions.unpause, ());
        calls[4] = abi.encodeCall(predictions.objectTo, (1));
        calls[5] = abi.encodeCall(predictions.cancel, (1));
        calls[6] = abi.encodeCall(predictions.pause, ());
        calls[7] = abi.encodeCall(predictions.startRound, (newRound()));
        calls[8] = abi.encodeCall(predictions.setRound, (1, LOCK, CLOSE));
        calls[9] = abi.encodeCall(predictions.setResult, (1, IPredictions.Side.A, 0));
    }

    function refusalOf(uint256 i, address caller) private pure returns (bytes memory) {
        if (i < 6) return abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, caller);
        if (i == 6) return abi.encodeWithSelector(IPausing.Pausing_NotPauser.selector, caller);
        return abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, caller, PREDICTION_OPERATOR);
    }

    /// @dev Whether the caller may is whether the refusal is another than for who they are.
    function assertMay(address caller, uint256 first, uint256 last) private {
        bytes[] memory calls = settings();
        for (uint256 i; i < calls.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            vm.prank(caller);
            (bool done, bytes memory answer) = address(predictions).call(calls[i]);
            bool isRefused = !done && keccak256(answer) == keccak256(refusalOf(i, caller));
            assertEq(isRefused, i < first || i > last, vm.toString(i));
            vm.revertToState(snapshot);
        }
    }

    function testFuzz_Matrix_NobodyElseMayAnything(address caller) external {
        vm.assume(caller != house && caller != admin && caller != pauser && caller != operator);
        startIn(NATIVE, UNIT);
        assertMay(caller, 10, 10);
    }

    function test_Matrix_EachRoleMayWhatIsItsOwn() external {
        startIn(NATIVE, UNIT);
        assertMay(house, 0, 6);
        assertMay(admin, 0, 6);
        assertMay(pauser, 6, 6);
        assertMay(operator, 7, 9);
    }
}
