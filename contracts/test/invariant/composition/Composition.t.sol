// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Properties} from "./Properties.sol";

/// @notice All families at once: tokens and coins go from one to the next, and after any sequence of calls every coin and
/// every token is where the model and the contracts' own records say. In the end everybody leaves, and nothing stays behind.
/// forge-config: default.isolate = false
/// forge-config: default.invariant.runs = 8
/// forge-config: default.invariant.depth = 192
/// forge-config: deep.isolate = false
/// forge-config: deep.invariant.runs = 64
/// forge-config: deep.invariant.check_interval = 4
contract CompositionInvariants is Properties {
    function setUp() public override {
        super.setUp();
        targetContract(address(handler));
        bytes4[] memory inner = new bytes4[](1);
        inner[0] = handler.everybodyLeaves.selector;
        excludeSelector(FuzzSelector(address(handler), inner));
    }

    function invariant_EverythingIsWhereTheRecordsSay() external view {
        assertEverything();
    }

    function afterInvariant() external {
        handler.everybodyLeaves();
        assertEverything();
        assertNothingStays();
    }
}
