// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "./NamesTest.sol";

/// @notice What each action costs its sender, receipt for receipt, with a name of ten characters for a year. Something was
/// paid here before.
contract NamesGas is NamesTest {
    function setUp() public override {
        super.setUp();
        registerFor(stranger, "first-one", 1);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("names", action);
    }

    function register(string memory name) private returns (uint256 id) {
        INames.Registration memory what = wanted(name, alice, 1);
        commitTo(what);
        skip(60);
        return sendRegister(alice, what, MORE);
    }

    function test_Gas() external {
        bytes32 commitment = names.commitmentOf(wanted("mofu-mochi", alice, 1));
        names.commit(commitment);
        measured("commit");
        uint256 id = register("mofu-mochi");
        measured("register");
        register("mofu-mugi1");
        measured("register, holder");
        vm.prank(alice);
        names.renew{value: MORE}(id, 1, NATIVE, MORE);
        measured("renew");
        vm.prank(alice);
        names.setAddr(id, bob);
        measured("setAddr");
        vm.prank(alice);
        names.transferFrom(alice, stranger, id);
        measured("transferFrom, to a holder");
        vm.warp(names.expiresAt(id) + GRACE);
        register("mofu-mochi");
        measured("register, held by another before");
    }
}
