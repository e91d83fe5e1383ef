// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {DevPriceFeed} from "../../src/checkout/DevPriceFeed.sol";
import {CheckoutTest} from "./CheckoutTest.sol";

contract DevCoinsTest is CheckoutTest {
    DevPriceFeed private feed;

    function setUp() public override {
        super.setUp();
        feed = new DevPriceFeed(platformOwner, "ETH / USD", 8);
    }

    function test_AnyoneCanMint() external {
        assertEq(stable.decimals(), 6);
        vm.prank(stranger);
        stable.mint(stranger, 1e6);
        assertEq(stable.balanceOf(stranger), 1e6);
    }

    /// @custom:spec chain-40
    function testFuzz_AllowanceApproveTransfer(uint96 allowed, uint96 amount) external {
        stable.mint(stranger, type(uint96).max);
        vm.prank(stranger);
        assertTrue(stable.approve(buyer, allowed));
        assertEq(stable.allowance(stranger, buyer), allowed);
        if (amount > allowed) {
            vm.expectRevert(
                abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, buyer, allowed, amount)
            );
        }
        vm.prank(buyer);
        stable.transferFrom(stranger, shop, amount);
        uint256 moved = amount > allowed ? 0 : amount;
        assertEq(stable.balanceOf(shop), moved);
        assertEq(stable.allowance(stranger, buyer), allowed - moved);
        vm.prank(shop);
        assertTrue(stable.transfer(platform, moved));
        assertEq(stable.balanceOf(platform), moved);
        assertEq(stable.balanceOf(shop), 0);
    }

    function test_APermitPays() external {
        vm.prank(buyer);
        stable.approve(address(checkout), 0);
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                buyer,
                address(checkout),
                PRICE,
                stable.nonces(buyer),
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(buyerKey, keccak256(abi.encodePacked(hex"1901", stable.DOMAIN_SEPARATOR(), content)));
        stable.permit(buyer, address(checkout), PRICE, block.timestamp, v, r, s);
        assertEq(stable.allowance(buyer, address(checkout)), PRICE);
        bytes32 paymentId = paid(dollar);
        assertEq(heldOf(paymentId), PRICE);
        assertEq(stable.allowance(buyer, address(checkout)), 0);
        vm.expectRevert();
        stable.permit(buyer, address(checkout), PRICE, block.timestamp, v, r, s);
    }

    function testFuzz_Feed_RevertWhen_NotTheOwner(address caller) external {
        vm.assume(caller != platformOwner);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        feed.setAnswer(1, 1);
    }

    function test_Feed_RevertWhen_TheRoundDoesNotExist() external {
        vm.expectRevert(abi.encodeWithSelector(DevPriceFeed.DevPriceFeed_NoRound.selector, 0));
        feed.latestRoundData();
        vm.prank(platformOwner);
        feed.setAnswer(1, 1);
        vm.expectRevert(abi.encodeWithSelector(DevPriceFeed.DevPriceFeed_NoRound.selector, 2));
        feed.getRoundData(2);
    }

    function testFuzz_Feed_ReturnsTheLatestAndEarlierRounds(int256 first, int256 second, uint64 then, uint64 later)
        external
    {
        vm.startPrank(platformOwner);
        feed.setAnswer(first, then);
        vm.expectEmit(address(feed));
        emit DevPriceFeed.AnswerUpdated(second, 2, later);
        feed.setAnswer(second, later);
        (uint80 round, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredIn) = feed.latestRoundData();
        assertEq(round, 2);
        assertEq(answer, second);
        assertEq(startedAt, later);
        assertEq(updatedAt, later);
        assertEq(answeredIn, 2);
        (round, answer,, updatedAt,) = feed.getRoundData(1);
        assertEq(round, 1);
        assertEq(answer, first);
        assertEq(updatedAt, then);
        assertEq(feed.decimals(), 8);
        assertEq(feed.description(), "ETH / USD");
        assertEq(feed.version(), 4);
    }
}
