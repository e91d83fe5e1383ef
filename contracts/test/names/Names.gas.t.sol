// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "./NamesTest.sol";

/// @notice The gas each transaction uses, with a name of ten characters for a year. The contract has received payments
/// before.
contract NamesGas is NamesTest {
    function setUp() public override {
        super.setUp();
        registerFor(stranger, "first-one", 1);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("names", action);
    }

    function register(string memory name) private returns (uint256 id) {
        INames.Registration memory registration = registrationOf(name, alice, 1);
        commitTo(registration);
        skip(60);
        return sendRegister(alice, registration, LONGER);
    }

    function test_Gas() external {
        bytes32 commitment = names.commitmentOf(registrationOf("mofu-mochi", alice, 1));
        names.commit(commitment);
        measured("commit");
        uint256 id = register("mofu-mochi");
        measured("register");
        register("mofu-mugi1");
        measured("register, holder");
        vm.prank(alice);
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
        measured("renew");
        vm.prank(alice);
        names.setAddr(id, bob);
        measured("setAddr");
        vm.prank(bob);
        names.setPrimaryName(id);
        measured("setPrimaryName");
        vm.prank(alice);
        names.transferFrom(alice, stranger, id);
        measured("transferFrom, to a holder");
        vm.warp(names.expiresAt(id) + GRACE);
        register("mofu-mochi");
        measured("register, held by another before");
    }
}
