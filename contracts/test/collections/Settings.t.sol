// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausing} from "../../src/shared/IPausing.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract SettingsTest is CollectionsTest {
    function testFuzz_RevertWhen_CallerIsNeitherOwnerNorAdmin(address caller) external {
        vm.assume(caller != admin && caller != house);
        bytes[] memory calls = new bytes[](7);
        calls[0] = abi.encodeCall(factory.open, ());
        calls[1] = abi.encodeCall(factory.close, ());
        calls[2] = abi.encodeCall(factory.unpause, ());
        calls[3] = abi.encodeCall(factory.setDeployFee, (1));
        calls[4] = abi.encodeCall(factory.setMintFee, (NATIVE, 1));
        calls[5] = abi.encodeCall(factory.setFeeRecipient, (caller));
        calls[6] = abi.encodeCall(factory.setRoyaltiesTop, (1));
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(caller);
            (bool done, bytes memory refusal) = address(factory).call(calls[i]);
            assertFalse(done);
            assertEq(refusal, abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, caller));
        }
    }

    function assertMintFee(Coin coin, uint256 amount) private view {
        assertEq(Coin.unwrap(factory.mintCoin()), Coin.unwrap(coin));
        assertEq(factory.mintFee(), amount);
    }

    function test_StartsOpenAndFreeWithTheHighestTop() external view {
        assertTrue(factory.isOpen());
        assertFalse(factory.paused());
        assertEq(factory.deployFee(), 0);
        assertMintFee(NATIVE, 0);
        assertEq(factory.royaltiesTop(), 1000);
        assertEq(factory.credits(), address(credits));
    }

    function test_PausesAndGoesOn() external {
        vm.expectEmit(address(factory));
        emit IPausing.Paused(admin);
        vm.prank(admin);
        factory.pause();
        assertTrue(factory.paused());
        assertTrue(factory.mintTerms().paused);
        vm.expectEmit(address(factory));
        emit IPausing.Unpaused(admin);
        vm.prank(admin);
        factory.unpause();
        assertFalse(factory.paused());
        assertEq(mintAs(minter), 1);
    }

    function testFuzz_SetsTheFees(uint96 deployFee, uint96 mintFee) external {
        vm.expectEmit(address(factory));
        emit ICollectionFactory.DeployFeeSet(deployFee);
        vm.prank(admin);
        factory.setDeployFee(deployFee);
        vm.expectEmit(address(factory));
        emit ICollectionFactory.MintFeeSet(NATIVE, mintFee);
        vm.prank(admin);
        factory.setMintFee(NATIVE, mintFee);
        assertEq(factory.deployFee(), deployFee);
        assertMintFee(NATIVE, mintFee);
        assertEq(factory.mintTerms().fee, mintFee);
    }

    function test_ANewRecipientLeavesTheOldOnesCreditsAlone() external {
        setMintFee();
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500);
        vm.expectEmit(address(factory));
        emit IFeeRecipient.FeeRecipientSet(buyer);
        vm.prank(admin);
        factory.setFeeRecipient(buyer);
        assertEq(factory.feeRecipient(), buyer);
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500);
        assertEq(credits.creditOf(NATIVE, treasury), MINT_FEE);
        assertEq(credits.creditOf(NATIVE, buyer), MINT_FEE);
    }

    function test_RevertWhen_NoRecipient() external {
        vm.expectRevert(IFeeRecipient.FeeRecipient_None.selector);
        vm.prank(admin);
        factory.setFeeRecipient(address(0));
    }

    function testFuzz_SetsTheTopUpToTenPercent(uint16 top) external {
        vm.prank(admin);
        if (top > 1000) {
            vm.expectRevert(abi.encodeWithSelector(IRoyaltiesTop.RoyaltiesTop_AboveCeiling.selector, top, 1000));
            factory.setRoyaltiesTop(top);
            assertEq(factory.royaltiesTop(), 1000);
        } else {
            vm.expectEmit(address(factory));
            emit IRoyaltiesTop.RoyaltiesTopSet(top);
            factory.setRoyaltiesTop(top);
            assertEq(factory.royaltiesTop(), top);
        }
    }

    function test_ALowerTopLeavesMintedTokensAlone() external {
        mintAs(minter);
        vm.prank(admin);
        factory.setRoyaltiesTop(100);
        assertEq(collection.royalties(1), 500);
    }
}
