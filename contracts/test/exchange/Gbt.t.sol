// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/src/tokens/ERC20.sol";

import {IGbt} from "../../src/exchange/IGbt.sol";
import {ExchangeTest} from "./ExchangeTest.sol";

contract GbtTest is ExchangeTest {
    function test_Metadata() external view {
        assertEq(gbt.name(), "GBT");
        assertEq(gbt.symbol(), "GBT");
        assertEq(gbt.decimals(), 18);
        assertEq(gbt.exchange(), address(exchange));
    }

    function testFuzz_Take_RevertWhen_TheCallerIsNotTheExchange(address caller) external {
        vm.assume(caller != address(exchange));
        buyAs(alice, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IGbt.Gbt_NotExchange.selector, caller));
        vm.prank(caller);
        gbt.take(alice, 1);
    }

    function test_Transfer_RevertWhen_TheReceiverIsTheExchange() external {
        uint256 had = buyAs(alice, 1 ether);
        vm.startPrank(alice);
        vm.expectRevert(IGbt.Gbt_InvalidReceiver.selector);
        gbt.transfer(address(exchange), had);
        gbt.approve(bob, had);
        vm.stopPrank();
        vm.expectRevert(IGbt.Gbt_InvalidReceiver.selector);
        vm.prank(bob);
        gbt.transferFrom(alice, address(exchange), had);
    }

    /// @custom:spec chain-40
    function testFuzz_TransfersAndAllowances(uint96 allowed, uint96 moved) external {
        uint256 had = buyAs(alice, 100 ether);
        allowed = uint96(bound(allowed, 0, had / 2));
        moved = uint96(bound(moved, 0, had / 2));
        vm.prank(alice);
        gbt.transfer(stranger, moved);
        assertEq(gbt.balanceOf(stranger), moved);
        vm.prank(alice);
        gbt.approve(bob, allowed);
        assertEq(gbt.allowance(alice, bob), allowed);
        vm.startPrank(bob);
        if (moved > allowed) vm.expectRevert(ERC20.InsufficientAllowance.selector);
        gbt.transferFrom(alice, bob, moved);
        vm.stopPrank();
        assertEq(gbt.balanceOf(bob), moved > allowed ? 0 : moved);
        assertEq(gbt.totalSupply(), SUPPLY);
    }

    function test_Permit2HasNoAllowanceByDefault() external {
        buyAs(alice, 1 ether);
        address permit2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
        assertEq(gbt.allowance(alice, permit2), 0);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        vm.prank(permit2);
        gbt.transferFrom(alice, permit2, 1);
    }

    function test_Permit() external {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 order = keccak256(abi.encode(typeHash, signer, bob, 5, 0, NOW));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", gbt.DOMAIN_SEPARATOR(), order));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        gbt.permit(signer, bob, 5, NOW, v, r, s);
        assertEq(gbt.allowance(signer, bob), 5);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        gbt.permit(signer, bob, 5, NOW, v, r, s);
    }
}
