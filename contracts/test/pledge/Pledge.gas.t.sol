// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PledgeTest} from "./PledgeTest.sol";

/// @notice The gas of each call, as in its receipt.
contract PledgeGas is PledgeTest {
    function measured(string memory action) private {
        vm.snapshotGasLastCall("pledge", action);
    }

    function mintMore() internal override {
        mintAs(alice);
    }

    function test_Gas() external {
        securitizeAs(alice, tokenId);
        measured("securitize, the collection's first");
        securitizeAs(bob, bobsToken);
        measured("securitize");
        give(bob, alice, FEE);
        measured("transfer, to a holder");
        redeemAs(alice, tokenId);
        measured("redeem, with all shares");
        claimFees();
        measured("claim");
    }

    function test_Gas_Discount() external {
        aliceHasEnough();
        vm.warp(NOW + DISCOUNT_TIME);
        redeemAs(alice, tokenId);
        measured("redeem, with a discount");
    }
}
