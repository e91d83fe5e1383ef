// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {BoxesTest} from "./BoxesTest.sol";

/// @notice A box of the owner that others can add to, shared by the tests of managing a box.
abstract contract BoxManagementBase is BoxesTest {
    uint256 internal boxId;

    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        boxId = boxes.createCollectionV2(detail(), NATIVE, IBoxManagement.Rules(0, true, 0, 1));
    }

    function listOf(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }
}
