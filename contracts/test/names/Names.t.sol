// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {Coin_WrongValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {NamesTest} from "./NamesTest.sol";

contract NamesUnitTest is NamesTest {
    function test_Register_RevertGiven_Paused() external {
        INames.Registration memory what = wanted("mochi", alice, 1);
        commitTo(what);
        skip(60);
        vm.prank(pauser);
        names.pause();
        vm.expectRevert(IPausing.Pausing_Paused.selector);
        sendRegister(alice, what, MORE);
    }

    function test_Commit_NobodyPutsItOff() external {
        INames.Registration memory what = wanted("mochi", alice, 1);
        bytes32 commitment = names.commitmentOf(what);
        vm.prank(alice);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(59);
        vm.prank(stranger);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(1);
        sendRegister(alice, what, MORE);
        assertEq(names.committedAt(commitment), 0);
    }

    function test_Commit_CountsAgainWhenItIsTooOld() external {
        bytes32 commitment = names.commitmentOf(wanted("mochi", alice, 1));
        names.commit(commitment);
        skip(1 days - 1);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW);
        skip(1);
        names.commit(commitment);
        assertEq(names.committedAt(commitment), NOW + 1 days);
    }

    function test_Register_RevertWhen_NotCommittedInTime() external {
        INames.Registration memory what = wanted("mochi", alice, 1);
        bytes32 commitment = names.commitmentOf(what);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_NotCommitted.selector, commitment, 0));
        sendRegister(alice, what, MORE);
        commitTo(what);
        bytes memory refusal = abi.encodeWithSelector(INames.Names_NotCommitted.selector, commitment, NOW);
        vm.warp(NOW + 59);
        vm.expectRevert(refusal);
        sendRegister(alice, what, MORE);
        vm.warp(NOW + 1 days);
        vm.expectRevert(refusal);
        sendRegister(alice, what, MORE);
        vm.warp(NOW + 1 days - 1);
        sendRegister(alice, what, MORE);
    }

    function test_Register_RevertWhen_ItIsTaken() external {
        uint256 id = registerFor(alice, "mochi", 1);
        uint256 expiry = names.expiresAt(id);
        INames.Registration memory what = wanted("mochi", bob, 1);
        bytes memory refusal = abi.encodeWithSelector(INames.Names_Taken.selector, id, expiry);
        commitTo(what);
        skip(60);
        vm.expectRevert(refusal);
        sendRegister(bob, what, MORE);
        vm.warp(expiry + GRACE - 61);
        commitTo(what);
        vm.warp(expiry + GRACE - 1);
        vm.expectRevert(refusal);
        sendRegister(bob, what, MORE);
        vm.warp(expiry + GRACE);
        assertTrue(names.nameOf(id).state == INames.State.Free);
        sendRegister(bob, what, MORE);
        assertEq(names.ownerOf(id), bob);
    }

    function test_Register_RevertWhen_TheTermsAreOther() external {
        uint256[2] memory wrong = [uint256(0), 11];
        for (uint256 i; i < 2; ++i) {
            INames.Registration memory odd = wanted("mochi", alice, wrong[i]);
            commitTo(odd);
            skip(60);
            vm.expectRevert(abi.encodeWithSelector(INames.Names_WrongYears.selector, wrong[i]));
            sendRegister(alice, odd, MORE);
        }
        INames.Registration memory what = wanted("mochi", alice, 2);
        commitTo(what);
        skip(60);
        bytes memory refusal = abi.encodeWithSelector(INames.Names_OtherPrice.selector, NATIVE, 2 * MORE);
        vm.expectRevert(refusal);
        sendRegister(alice, what, 2 * MORE - 1);
        vm.expectRevert(refusal);
        vm.prank(alice);
        names.register(what, coin, 2 * MORE);
        vm.expectRevert(abi.encodeWithSelector(Coin_WrongValue.selector, 2 * MORE, 1));
        vm.prank(alice);
        names.register{value: 1}(what, NATIVE, 2 * MORE);
    }

    /// @custom:spec chain-36
    function testFuzz_RegistersRenewsAndEndsWithAGrace(uint256 years1, uint256 years2, uint256 late) external {
        years1 = bound(years1, 1, 10);
        years2 = bound(years2, 1, 10);
        late = bound(late, 0, GRACE - 1);
        INames.Registration memory what = wanted("mochi", alice, years1);
        commitTo(what);
        skip(60);
        uint256 expiry = NOW + 60 + years1 * YEAR;
        uint256 id = names.tokenIdOf("mochi");
        vm.expectEmit(address(names));
        emit INames.NameRegistered(id, alice, "mochi", expiry, NATIVE, years1 * MORE);
        sendRegister(bob, what, years1 * MORE);
        assertEq(names.ownerOf(id), alice);
        assertEq(names.expiresAt(id), expiry);
        assertTrue(names.nameOf(id).state == INames.State.Live);

        vm.warp(expiry + late);
        assertTrue(names.nameOf(id).state == INames.State.Grace);
        vm.prank(pauser);
        names.pause();
        uint256 renewed = expiry + years2 * YEAR;
        vm.expectEmit(address(names));
        emit INames.NameRenewed(id, stranger, renewed, NATIVE, years2 * MORE);
        vm.prank(stranger);
        names.renew{value: years2 * MORE}(id, years2, NATIVE, years2 * MORE);
        assertEq(names.ownerOf(id), alice);
        assertEq(names.expiresAt(id), renewed);
        assertEq(names.nameOf(id).name, "mochi");
        assertEq(names.nameOf(id).holder, alice);
        assertEq(address(names).balance, (years1 + years2) * MORE);
    }

    function test_Register_TakesNothingOverFromTheHolderBefore() external {
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

    function test_Renew_RevertWhen_ItIsNobodys() external {
        uint256 id = names.tokenIdOf("mochi");
        bytes memory refusal = abi.encodeWithSelector(INames.Names_NotRegistered.selector, id);
        vm.startPrank(alice);
        vm.expectRevert(refusal);
        names.renew{value: MORE}(id, 1, NATIVE, MORE);
        vm.stopPrank();
        registerFor(alice, "mochi", 1);
        vm.warp(names.expiresAt(id) + GRACE);
        vm.expectRevert(refusal);
        vm.prank(alice);
        names.renew{value: MORE}(id, 1, NATIVE, MORE);
    }

    function test_Renew_RevertWhen_TheTermsAreOther() external {
        uint256 id = registerFor(alice, "mochi", 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_WrongYears.selector, 0));
        names.renew(id, 0, NATIVE, 0);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_WrongYears.selector, 11));
        names.renew(id, 11, NATIVE, 11 * MORE);
        vm.expectRevert(abi.encodeWithSelector(INames.Names_OtherPrice.selector, NATIVE, MORE));
        names.renew{value: 1}(id, 1, NATIVE, 1);
        vm.expectRevert(abi.encodeWithSelector(Coin_WrongValue.selector, MORE, 1));
        names.renew{value: 1}(id, 1, NATIVE, MORE);
    }

    function test_SetPrices_RevertWhen_FreeOfCharge() external {
        vm.startPrank(admin);
        vm.expectRevert(INames.Names_NoPrice.selector);
        names.setPrices(NATIVE, 0, 1, 1);
        vm.expectRevert(INames.Names_NoPrice.selector);
        names.setPrices(NATIVE, 1, 0, 1);
        vm.expectRevert(INames.Names_NoPrice.selector);
        names.setPrices(NATIVE, 1, 1, 0);
    }

    function testFuzz_SetPrices_TheNextNameCostsSoMuch(uint80 three, uint80 four, uint80 more, bool isNative, uint256 y)
        external
    {
        three = uint80(bound(three, 1, 1 ether));
        four = uint80(bound(four, 1, 1 ether));
        more = uint80(bound(more, 1, 1 ether));
        y = bound(y, 1, 10);
        vm.expectEmit(address(names));
        emit INames.PricesSet(isNative ? NATIVE : coin, three, four, more);
        vm.prank(admin);
        names.setPrices(isNative ? NATIVE : coin, three, four, more);
        registerFor(alice, "pet", y);
        registerFor(alice, "pets", y);
        registerFor(alice, "a-very-long-name-of-32-character", y);
        uint256 paid = y * (uint256(three) + four + more);
        assertEq((isNative ? NATIVE : coin).balanceOf(address(names)), paid);
        assertEq(names.balanceOf(alice), 3);
    }

    function test_ClaimFee_RevertWhen_ThereIsNone() external {
        vm.expectRevert(abi.encodeWithSelector(INames.Names_NoFee.selector, NATIVE));
        names.claimFee(NATIVE);
    }

    function test_ClaimFee_CreditsTheRecipientWhoeverCalls() external {
        registerFor(alice, "mochi", 3);
        vm.prank(admin);
        names.setPrices(coin, 3, 2, 1);
        registerFor(alice, "pet", 1);
        vm.expectEmit(address(names));
        emit INames.FeeClaimed(treasury, NATIVE, 3 * MORE);
        vm.startPrank(stranger);
        assertEq(names.claimFee(NATIVE), 3 * MORE);
        assertEq(names.claimFee(coin), 3);
        assertEq(credits.creditOf(NATIVE, treasury), 3 * MORE);
        assertEq(credits.creditOf(coin, treasury), 3);
        assertEq(address(names).balance, 0);
    }

    function test_KnowsItsHouse() external view {
        assertEq(names.credits(), address(credits));
        assertEq(names.roles(), address(roles));
        assertEq(names.feeRecipient(), treasury);
    }
}
