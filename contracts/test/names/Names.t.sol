// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamesRegistrationTest is NamesTest {
    function test_Register_RevertGiven_Paused() external {
        INames.Registration memory registration = registrationOf("mochi", alice, 1);
        commitTo(registration);
        skip(60);
        vm.prank(pauser);
        names.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        sendRegister(alice, registration, LONGER);
    }

    function test_Commit_CannotBeDelayedByOthers() external {
        INames.Registration memory registration = registrationOf("mochi", alice, 1);
        bytes32 commitment = names.commitmentOf(registration);
        vm.prank(alice);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(59);
        vm.prank(stranger);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(1);
        sendRegister(alice, registration, LONGER);
        assertEq(names.committedAt(commitment), 0);
    }

    function test_Commit_RestartsWhenTooOld() external {
        bytes32 commitment = names.commitmentOf(registrationOf("mochi", alice, 1));
        names.commit(commitment);
        skip(1 days - 1);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(1);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW + 1 days);
    }

    function test_Register_RevertWhen_NotCommitted() external {
        INames.Registration memory registration = registrationOf("mochi", alice, 1);
        bytes32 commitment = names.commitmentOf(registration);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_NotCommitted.selector, commitment, 0));
        sendRegister(alice, registration, LONGER);
        commitTo(registration);
        bytes memory reason = abi.encodeWithSelector(INames.Names_NotCommitted.selector, commitment, NOW);
        vm.warp(NOW + 59);
        vm.expectRevert(reason);
        sendRegister(alice, registration, LONGER);
        vm.warp(NOW + 1 days);
        vm.expectRevert(reason);
        sendRegister(alice, registration, LONGER);
        vm.warp(NOW + 1 days - 1);
        sendRegister(alice, registration, LONGER);
    }

    function test_Register_RevertWhen_Taken() external {
        uint256 id = registerFor(alice, "mochi", 1);
        uint256 expiry = names.expiresAt(id);
        INames.Registration memory registration = registrationOf("mochi", bob, 1);
        bytes memory reason = abi.encodeWithSelector(INames.Names_Taken.selector, id, expiry);
        commitTo(registration);
        skip(60);
        vm.expectRevert(reason);
        sendRegister(bob, registration, LONGER);
        vm.warp(expiry + GRACE - 61);
        commitTo(registration);
        vm.warp(expiry + GRACE - 1);
        vm.expectRevert(reason);
        sendRegister(bob, registration, LONGER);
        vm.warp(expiry + GRACE);
        assertTrue(names.nameOf(id).state == INames.State.Free);
        sendRegister(bob, registration, LONGER);
        assertEq(names.ownerOf(id), bob);
    }

    function test_Register_RevertWhen_InvalidYearsOrPriceMismatch() external {
        uint256[2] memory wrong = [uint256(0), 11];
        for (uint256 i; i < 2; ++i) {
            INames.Registration memory odd = registrationOf("mochi", alice, wrong[i]);
            commitTo(odd);
            skip(60);
            vm.expectRevert(abi.encodeWithSelector(INames.Names_InvalidYears.selector, wrong[i]));
            sendRegister(alice, odd, LONGER);
        }
        INames.Registration memory registration = registrationOf("mochi", alice, 2);
        commitTo(registration);
        skip(60);
        bytes memory reason = abi.encodeWithSelector(INames.Names_PriceMismatch.selector, NATIVE, 2 * LONGER);
        vm.expectRevert(reason);
        sendRegister(alice, registration, 2 * LONGER - 1);
        vm.expectRevert(reason);
        vm.prank(alice);
        names.register(registration, coin, 2 * LONGER);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 2 * LONGER, 1));
        vm.prank(alice);
        names.register{value: 1}(registration, NATIVE, 2 * LONGER);
    }

    /// @custom:spec chain-36
    function testFuzz_RegistersRenewsAndExpiresWithAGracePeriod(uint256 years1, uint256 years2, uint256 late) external {
        years1 = bound(years1, 1, 10);
        years2 = bound(years2, 1, 10);
        late = bound(late, 0, GRACE - 1);
        INames.Registration memory registration = registrationOf("mochi", alice, years1);
        commitTo(registration);
        skip(60);
        uint256 expiry = NOW + 60 + years1 * YEAR;
        uint256 id = names.tokenIdOf("mochi");
        vm.expectEmit(address(names));
        emit INames.NameRegistered(id, alice, "mochi", expiry, NATIVE, years1 * LONGER);
        sendRegister(bob, registration, years1 * LONGER);
        assertEq(names.ownerOf(id), alice);
        assertEq(names.expiresAt(id), expiry);
        assertTrue(names.nameOf(id).state == INames.State.Live);

        vm.warp(expiry + late);
        assertTrue(names.nameOf(id).state == INames.State.Grace);
        vm.prank(pauser);
        names.pause();
        uint256 renewed = expiry + years2 * YEAR;
        vm.expectEmit(address(names));
        emit INames.NameRenewed(id, stranger, renewed, NATIVE, years2 * LONGER);
        vm.prank(stranger);
        names.renew{value: years2 * LONGER}(id, years2, NATIVE, years2 * LONGER);
        assertEq(names.ownerOf(id), alice);
        assertEq(names.expiresAt(id), renewed);
        assertEq(names.nameOf(id).name, "mochi");
        assertEq(names.nameOf(id).holder, alice);
        assertEq(address(names).balance, (years1 + years2) * LONGER);
    }

    function test_Register_EndsApprovalsAndRecordsOfThePreviousOwner() external {
        uint256 id = registerFor(alice, "mochi", 1);
        uint256 count = names.transferCount(id);
        vm.startPrank(alice);
        names.approve(stranger, id);
        names.setAddr(id, stranger);
        names.setText(id, "url", "https://alice.example");
        vm.stopPrank();
        vm.warp(names.expiresAt(id) + GRACE);
        registerFor(bob, "mochi", 2);
        assertEq(names.ownerOf(id), bob);
        assertEq(names.balanceOf(alice), 0);
        assertEq(names.balanceOf(bob), 1);
        assertEq(names.getApproved(id), address(0));
        assertGt(names.transferCount(id), count);
        assertEq(names.addr(id), bob);
        assertEq(names.text(id, "url"), "");
    }

    function test_Renew_RevertWhen_NotRegistered() external {
        uint256 id = names.tokenIdOf("mochi");
        bytes memory reason = abi.encodeWithSelector(INames.Names_NotRegistered.selector, id);
        vm.startPrank(alice);
        vm.expectRevert(reason);
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
        vm.stopPrank();
        registerFor(alice, "mochi", 1);
        vm.warp(names.expiresAt(id) + GRACE);
        vm.expectRevert(reason);
        vm.prank(alice);
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
    }

    function test_Renew_RevertWhen_InvalidYearsOrPriceMismatch() external {
        uint256 id = registerFor(alice, "mochi", 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_InvalidYears.selector, 0));
        names.renew(id, 0, NATIVE, 0);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_InvalidYears.selector, 11));
        names.renew(id, 11, NATIVE, 11 * LONGER);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_PriceMismatch.selector, NATIVE, LONGER));
        names.renew{value: 1}(id, 1, NATIVE, 1);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, LONGER, 1));
        names.renew{value: 1}(id, 1, NATIVE, LONGER);
    }

    /// @dev Anyone may renew any name, so the expiry must never reach the 40 bits it is stored in.
    function test_Renew_RevertWhen_ItEndsMoreThan100YearsFromNow() external {
        uint256 id = registerFor(alice, "mochi", 10);
        vm.startPrank(stranger);
        for (uint256 i; i < 9; ++i) {
            names.renew{value: 10 * LONGER}(id, 10, NATIVE, 10 * LONGER);
        }
        uint256 expiry = names.expiresAt(id);
        assertEq(expiry, vm.getBlockTimestamp() + 100 * YEAR);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_ExpiryTooFar.selector, expiry + YEAR, expiry));
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
        skip(YEAR);
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
        assertEq(names.ownerOf(id), alice);
    }

    function test_Renew_EmitsMetadataUpdate() external {
        uint256 id = registerFor(alice, "mochi", 1);
        vm.expectEmit(address(names));
        emit INames.MetadataUpdate(id);
        vm.prank(alice);
        names.renew{value: LONGER}(id, 1, NATIVE, LONGER);
    }

    function test_ClaimFee_RevertWhen_NothingToClaim() external {
        vm.expectRevert(abi.encodeWithSelector(INames.Names_NothingToClaim.selector, NATIVE));
        names.claimFee(NATIVE);
    }

    function test_ClaimFee_CreditsTheRecipient() external {
        registerFor(alice, "mochi", 3);
        vm.prank(admin);
        names.setPrices(coin, 3, 2, 1);
        registerFor(alice, "pet", 1);
        vm.expectEmit(address(names));
        emit INames.FeeClaimed(treasury, NATIVE, 3 * LONGER);
        vm.startPrank(stranger);
        assertEq(names.claimFee(NATIVE), 3 * LONGER);
        assertEq(names.claimFee(coin), 3);
        assertEq(credits.creditOf(NATIVE, treasury), 3 * LONGER);
        assertEq(credits.creditOf(coin, treasury), 3);
        assertEq(address(names).balance, 0);
    }

    function test_ConstructorArguments() external view {
        assertEq(names.credits(), address(credits));
        assertEq(names.roles(), address(roles));
        assertEq(names.feeRecipient(), treasury);
    }
}
