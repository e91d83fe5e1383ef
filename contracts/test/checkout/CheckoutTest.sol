// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {DevStable} from "../../src/checkout/DevStable.sol";
import {IMallCheckout, OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {MallCheckout} from "../../src/checkout/MallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ADMIN, PAUSER} from "../../src/shared/IRoles.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPermit2Full, Permit2} from "./Permit2.sol";

/// @notice A checkout that accepts the native coin and a stablecoin, a buyer funded with both, and the accounts of the
/// mall.
abstract contract CheckoutTest is Test {
    IPermit2Full internal constant PERMIT2 = Permit2.DEPLOYED;
    uint256 internal constant PRICE = 100e6;

    address internal platformOwner = makeAddr("platform owner");
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal operator = makeAddr("operator");
    address internal shop = makeAddr("shop");
    address internal platform = makeAddr("platform");
    address internal stranger = makeAddr("stranger");
    address internal quoter;
    uint256 internal quoterKey;
    address internal buyer;
    uint256 internal buyerKey;

    Credits internal credits;
    Roles internal roles;
    MallCheckout internal checkout;
    DevStable internal stable;
    Coin internal dollar;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        (quoter, quoterKey) = makeAddrAndKey("quoter");
        (buyer, buyerKey) = makeAddrAndKey("buyer");
        Permit2.deploy();
        credits = new Credits();
        roles = new Roles(platformOwner);
        checkout = new MallCheckout(roles, credits, PERMIT2);
        stable = new DevStable();
        dollar = Coin.wrap(address(stable));
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        roles.setRole(QUOTER, quoter, true);
        roles.setRole(OPERATOR, operator, true);
        checkout.setCoin(dollar, true);
        vm.stopPrank();
        fund(buyer);
    }

    /// @dev Gives plenty, and the checkout an allowance for it.
    function fund(address who) internal {
        vm.deal(who, 1000 ether);
        stable.mint(who, 1000 * PRICE);
        vm.prank(who);
        stable.approve(address(checkout), 1000 * PRICE);
    }

    /// @dev 97 for the shop, 3 for the platform.
    function shares() internal view returns (Share[] memory list) {
        list = new Share[](2);
        list[0] = Share(shop, 97);
        list[1] = Share(platform, 3);
    }

    /// @dev An order's quote for anyone: an hour to pay, 60 days to capture, 90 to refund.
    function quoteFor(bytes32 order, Coin coin, uint256 amount) internal view returns (IMallCheckout.Quote memory) {
        return IMallCheckout.Quote({
            paymentId: keccak256(abi.encode("payment", order, coin)),
            orderKey: order,
            coin: coin,
            amount: amount,
            splitHash: keccak256(abi.encode(shares())),
            payBy: uint48(block.timestamp + 1 hours),
            captureBy: uint48(block.timestamp + 60 days),
            refundBy: uint48(block.timestamp + 90 days),
            payer: address(0)
        });
    }

    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function signed(IMallCheckout.Quote memory quote) internal view returns (bytes memory) {
        return sign(quoterKey, checkout.digestOf(quote));
    }

    function valueOf(IMallCheckout.Quote memory quote) internal pure returns (uint256) {
        return quote.coin == NATIVE ? quote.amount : 0;
    }

    /// @dev Pays as an account with a new signature.
    function payAs(address who, IMallCheckout.Quote memory quote) internal {
        bytes memory signature = signed(quote);
        vm.prank(who);
        checkout.pay{value: valueOf(quote)}(quote, signature);
    }

    /// @dev The buyer has paid an order; its payment.
    function paid(bytes32 order, Coin coin, uint256 amount) internal returns (bytes32 paymentId) {
        IMallCheckout.Quote memory quote = quoteFor(order, coin, amount);
        payAs(buyer, quote);
        return quote.paymentId;
    }

    function paid(Coin coin) internal returns (bytes32 paymentId) {
        return paid("order", coin, PRICE);
    }

    function captured(Coin coin) internal returns (bytes32 paymentId) {
        paymentId = paid(coin);
        vm.prank(operator);
        checkout.capture(paymentId, shares());
    }

    function heldOf(bytes32 paymentId) internal view returns (uint256) {
        return checkout.payment(paymentId).held;
    }

    function stageOf(bytes32 paymentId) internal view returns (IMallCheckout.Stage) {
        return checkout.payment(paymentId).stage;
    }

    /// @dev Both kinds of coin, for tests that say the same of each.
    function coinOf(bool native) internal view returns (Coin) {
        return native ? NATIVE : dollar;
    }

    function afterCapture() internal {
        vm.warp(block.timestamp + 60 days + 1);
    }

    function afterRefund() internal {
        vm.warp(block.timestamp + 90 days + 1);
    }
}
