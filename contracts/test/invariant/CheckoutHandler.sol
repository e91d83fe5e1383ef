// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdCheats} from "forge-std/StdCheats.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {DevStable} from "../../src/checkout/DevStable.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPermit2} from "../../src/checkout/IPermit2.sol";
import {MallCheckout} from "../../src/checkout/MallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Share} from "../../src/shared/Shares.sol";
import {Permit2} from "../checkout/Permit2.sol";

/// @notice Makes all allowed calls in any order, and records their effects.
contract CheckoutHandler is CommonBase, StdCheats, StdUtils {
    /// @dev What the handler recorded for a payment.
    struct Story {
        bytes32 id;
        Coin coin;
        address payer;
        uint256 paid;
        uint256 voided;
        uint256 captured;
        uint256 reclaimed;
        uint256 refunded;
        uint8 captures;
        uint8 reclaims;
    }

    uint256 private constant _PAYERS = 3;

    MallCheckout private immutable CHECKOUT;
    DevStable private immutable STABLE;
    address private immutable OPERATOR;
    address private immutable ADMIN;
    uint256 private immutable KEY;
    address private immutable SHOP = makeAddr("shop");
    address private immutable PLATFORM = makeAddr("platform");

    Story[] private _stories;
    mapping(Coin coin => uint256 amount) public stray;

    constructor(MallCheckout checkout, DevStable stable, address operator, address admin, uint256 quoterKey) {
        (CHECKOUT, STABLE, OPERATOR, ADMIN, KEY) = (checkout, stable, operator, admin, quoterKey);
    }

    function stories() external view returns (Story[] memory) {
        return _stories;
    }

    function split() public view returns (Share[] memory list) {
        list = new Share[](2);
        (list[0], list[1]) = (Share(SHOP, 97), Share(PLATFORM, 3));
    }

    function pay(uint256 who, bool native, uint256 amount, uint256 days_) external {
        address payer = vm.addr(bound(who, 1, _PAYERS));
        IMallCheckout.Quote memory quote = _quote(payer, native, amount, days_);
        bytes memory signature = _sign(KEY, CHECKOUT.digestOf(quote));
        (uint256 inNative, uint256 inToken) = native ? (quote.amount, uint256(0)) : (0, quote.amount);
        _fund(payer, inNative, inToken, address(CHECKOUT));
        vm.prank(payer);
        CHECKOUT.pay{value: inNative}(quote, signature);
    }

    /// @dev A cart of several shops, each paid in its own coin.
    function payMany(uint256 who, uint8 coins, uint256 amount, uint256 days_) external {
        address payer = vm.addr(bound(who, 1, _PAYERS));
        uint256 count = uint256(coins) % 4 + 1;
        IMallCheckout.Quote[] memory quotes = new IMallCheckout.Quote[](count);
        bytes[] memory signatures = new bytes[](count);
        uint256[2] memory due;
        for (uint256 i; i < count; ++i) {
            bool native = uint256(coins) >> (2 + i) & 1 == 0;
            quotes[i] = _quote(payer, native, uint256(keccak256(abi.encode(amount, i))), days_);
            signatures[i] = _sign(KEY, CHECKOUT.digestOf(quotes[i]));
            due[native ? 0 : 1] += quotes[i].amount;
        }
        _fund(payer, due[0], due[1], address(CHECKOUT));
        vm.prank(payer);
        CHECKOUT.payMany{value: due[0]}(quotes, signatures);
    }

    /// @dev The payer signs and another account submits.
    function payWithPermit2(uint256 who, uint256 amount, uint256 days_) external {
        uint256 key = bound(who, 1, _PAYERS);
        IMallCheckout.Quote memory quote = _quote(vm.addr(key), false, amount, days_);
        uint256 nonce = _stories.length;
        _fund(vm.addr(key), 0, quote.amount, CHECKOUT.permit2());
        bytes32 digest = Permit2.digestOf(
            IPermit2.PermitTransferFrom(
                IPermit2.TokenPermissions(address(STABLE), quote.amount), nonce, vm.getBlockTimestamp()
            ),
            address(CHECKOUT),
            quote,
            block.chainid
        );
        bytes memory signature = _sign(KEY, CHECKOUT.digestOf(quote));
        CHECKOUT.payWithPermit2(quote, signature, vm.addr(key), nonce, vm.getBlockTimestamp(), _sign(key, digest));
    }

    function void(uint256 which, uint256 amount) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.held == 0 || payment.stage == IMallCheckout.Stage.Released) return;
        amount = bound(amount, 1, payment.held);
        story.voided += amount;
        vm.prank(OPERATOR);
        CHECKOUT.void(story.id, amount);
    }

    function capture(uint256 which) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.held == 0) return;
        if (payment.stage == IMallCheckout.Stage.Paid && vm.getBlockTimestamp() > payment.captureBy) return;
        story.captured = payment.held;
        story.captures += 1;
        // Anyone can capture once it can only go to the shop.
        bool isAnyones = payment.stage == IMallCheckout.Stage.Released
            || (payment.stage == IMallCheckout.Stage.Shipped && vm.getBlockTimestamp() > payment.refundBy);
        vm.prank(isAnyones ? makeAddr("anyone") : OPERATOR);
        CHECKOUT.capture(story.id, split());
    }

    function markShipped(uint256 which) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.held == 0 || payment.stage != IMallCheckout.Stage.Paid) return;
        if (vm.getBlockTimestamp() > payment.captureBy) return;
        vm.prank(OPERATOR);
        CHECKOUT.markShipped(story.id);
    }

    function release(uint256 which) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.held == 0) return;
        vm.prank(story.payer);
        CHECKOUT.release(story.id);
    }

    function reclaim(uint256 which) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.held == 0 || payment.stage != IMallCheckout.Stage.Paid) return;
        if (vm.getBlockTimestamp() <= payment.captureBy) return;
        story.reclaimed = payment.held;
        story.reclaims += 1;
        vm.prank(story.payer);
        CHECKOUT.reclaim(story.id, makeAddr("elsewhere"));
    }

    /// @dev Shop or platform refund all or a part from their own wallets.
    function refundAsPayee(uint256 which, uint256 amount, bool isShop) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.refundable == 0 || vm.getBlockTimestamp() > payment.refundBy) return;
        amount = bound(amount, 1, payment.refundable);
        story.refunded += amount;
        address payee = isShop ? SHOP : PLATFORM;
        (uint256 inNative, uint256 inToken) = story.coin == NATIVE ? (amount, uint256(0)) : (0, amount);
        _fund(payee, inNative, inToken, address(CHECKOUT));
        vm.prank(payee);
        CHECKOUT.refundAsPayee{value: inNative}(story.id, amount, split());
    }

    function refund(uint256 which, uint256 amount) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.refundable == 0 || vm.getBlockTimestamp() > payment.refundBy) return;
        amount = bound(amount, 1, payment.refundable);
        story.refunded += amount;
        (uint256 inNative, uint256 inToken) = story.coin == NATIVE ? (amount, uint256(0)) : (0, amount);
        _fund(OPERATOR, inNative, inToken, address(CHECKOUT));
        vm.prank(OPERATOR);
        CHECKOUT.refund{value: inNative}(story.id, amount);
    }

    /// @dev Funds are sent without a quote.
    function lose(bool native, uint256 amount) external {
        amount = bound(amount, 1, 1e30);
        stray[native ? NATIVE : Coin.wrap(address(STABLE))] += amount;
        if (native) vm.deal(address(CHECKOUT), address(CHECKOUT).balance + amount);
        else STABLE.mint(address(CHECKOUT), amount);
    }

    function sweep(bool native) external {
        Coin coin = native ? NATIVE : Coin.wrap(address(STABLE));
        if (stray[coin] == 0) return;
        stray[coin] = 0;
        vm.prank(ADMIN);
        CHECKOUT.sweep(coin, makeAddr("finder"));
    }

    function wait(uint256 days_) external {
        vm.warp(vm.getBlockTimestamp() + bound(days_, 0, 30) * 1 days);
    }

    /// @dev The quote of a new order, recorded as paid: the caller pays it in the same call.
    function _quote(address payer, bool native, uint256 amount, uint256 days_)
        private
        returns (IMallCheckout.Quote memory)
    {
        amount = bound(amount, 1, 1e30);
        Coin coin = native ? NATIVE : Coin.wrap(address(STABLE));
        bytes32 id = keccak256(abi.encode(_stories.length));
        uint48 captureBy = uint48(vm.getBlockTimestamp() + bound(days_, 1, 60) * 1 days);
        _stories.push(Story(id, coin, payer, amount, 0, 0, 0, 0, 0, 0));
        return IMallCheckout.Quote({
            paymentId: id,
            orderKey: id,
            coin: coin,
            amount: amount,
            splitHash: keccak256(abi.encode(split())),
            payBy: uint48(vm.getBlockTimestamp()),
            captureBy: captureBy,
            refundBy: captureBy + 10 days,
            payer: address(0)
        });
    }

    function _fund(address who, uint256 inNative, uint256 inToken, address spender) private {
        vm.deal(who, inNative);
        STABLE.mint(who, inToken);
        vm.prank(who);
        STABLE.approve(spender, inToken);
    }

    function _sign(uint256 key, bytes32 digest) private pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function _pick(uint256 which) private returns (Story storage story, IMallCheckout.Payment memory payment) {
        if (_stories.length == 0) this.pay(which, which & 1 == 0, which, which);
        story = _stories[which % _stories.length];
        payment = CHECKOUT.payment(story.id);
    }
}
