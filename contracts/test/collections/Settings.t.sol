// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {CollectionFactory} from "../../src/collections/CollectionFactory.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract SettingsTest is CollectionsTest {
    function assertMintFee(Coin coin, uint256 amount) private view {
        assertEq(Coin.unwrap(factory.mintCoin()), Coin.unwrap(coin));
        assertEq(factory.mintFee(), amount);
    }

    function test_StartsOpenAndFreeWithTheMaximumTop() external view {
        assertTrue(factory.isOpen());
        assertFalse(factory.paused());
        assertEq(factory.deployFee(), 0);
        assertMintFee(NATIVE, 0);
        assertEq(factory.royaltiesTop(), 1000);
        assertEq(factory.credits(), address(credits));
    }

    /// @dev An indexer knows the initial settings from events alone.
    function test_EmitsOpenedOnceAtDeployment() external {
        vm.recordLogs();
        address made = address(new CollectionFactory(roles, credits));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 times;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter == made && logs[i].topics[0] == ICollectionFactory.Opened.selector) ++times;
        }
        assertEq(times, 1);
    }

    function test_PausesAndUnpauses() external {
        vm.expectEmit(address(factory));
        emit IPausable.Paused(admin);
        vm.prank(admin);
        factory.pause();
        assertTrue(factory.paused());
        assertTrue(factory.mintTerms().paused);
        vm.expectEmit(address(factory));
        emit IPausable.Unpaused(admin);
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

    function test_ANewRecipientLeavesEarlierCredits() external {
        setMintFee();
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, anyFee());
        vm.expectEmit(address(factory));
        emit IFeeRecipient.FeeRecipientSet(buyer);
        vm.prank(admin);
        factory.setFeeRecipient(buyer);
        assertEq(factory.feeRecipient(), buyer);
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, anyFee());
        assertEq(credits.creditOf(NATIVE, treasury), MINT_FEE);
        assertEq(credits.creditOf(NATIVE, buyer), MINT_FEE);
    }

    function test_RevertWhen_NoRecipient() external {
        vm.expectRevert(IFeeRecipient.FeeRecipient_ZeroAddress.selector);
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

    function test_ALowerTopKeepsExistingRoyalties() external {
        mintAs(minter);
        vm.prank(admin);
        factory.setRoyaltiesTop(100);
        assertEq(collection.royalties(1), 500);
    }
}
