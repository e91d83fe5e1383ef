// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdCheats} from "forge-std/StdCheats.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {DevStable} from "../../src/checkout/DevStable.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {MallCheckout} from "../../src/checkout/MallCheckout.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Share} from "../../src/shared/Shares.sol";

/// @notice Does whatever is allowed, in any order, and keeps its own books of it.
contract CheckoutHandler is CommonBase, StdCheats, StdUtils {
    /// @dev What became of one payment, by the handler's own count.
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
        address payer = vm.addr(bound(who, 1, 3));
        amount = bound(amount, 1, 1e30);
        Coin coin = native ? NATIVE : Coin.wrap(address(STABLE));
        bytes32 id = keccak256(abi.encode(_stories.length));
        uint48 captureBy = uint48(vm.getBlockTimestamp() + bound(days_, 1, 60) * 1 days);
        IMallCheckout.Quote memory quote = IMallCheckout.Quote({
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
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, CHECKOUT.digestOf(quote));
        vm.deal(payer, native ? amount : 0);
        STABLE.mint(payer, native ? 0 : amount);
        vm.startPrank(payer);
        STABLE.approve(address(CHECKOUT), amount);
        CHECKOUT.pay{value: native ? amount : 0}(quote, abi.encodePacked(r, s, v));
        vm.stopPrank();
        _stories.push(Story(id, coin, payer, amount, 0, 0, 0, 0, 0, 0));
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
        vm.prank(OPERATOR);
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

    function refund(uint256 which, uint256 amount) external {
        (Story storage story, IMallCheckout.Payment memory payment) = _pick(which);
        if (payment.refundable == 0 || vm.getBlockTimestamp() > payment.refundBy) return;
        amount = bound(amount, 1, payment.refundable);
        story.refunded += amount;
        bool native = story.coin == NATIVE;
        vm.deal(OPERATOR, native ? amount : 0);
        STABLE.mint(OPERATOR, native ? 0 : amount);
        vm.startPrank(OPERATOR);
        STABLE.approve(address(CHECKOUT), amount);
        CHECKOUT.refund{value: native ? amount : 0}(story.id, amount);
        vm.stopPrank();
    }

    /// @dev Money comes in on no quote's account.
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

    function _pick(uint256 which) private returns (Story storage story, IMallCheckout.Payment memory payment) {
        if (_stories.length == 0) this.pay(which, which & 1 == 0, which, which);
        story = _stories[which % _stories.length];
        payment = CHECKOUT.payment(story.id);
    }
}
