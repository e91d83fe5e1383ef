// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {prove} from "./Prove.sol";
import {CheckoutBalances} from "./twins/CheckoutBalances.sol";

/// @notice What is held in a coin is the sum of what is held for its payments: no capture, void or reclaim of one payment
/// uses what is held for another.
/// @dev By induction. Any payment and any coin are followed, and the sum over all other payments in that coin is counted
/// beside them.
/// @custom:bound any number of payments, coins and calls
/// @custom:fault proofs/twins/CheckoutBalances.sol `held[coinNumberOf[paymentId]] -= amount;` -> `held[0] -= amount;`
contract HeldIsTheSumOfPayments is CheckoutBalances {
    uint256 private immutable PAYMENT;
    uint256 private immutable COIN;
    /// @dev The sum of what is held in the coin for all other payments.
    uint256 private others;

    constructor(uint256 payment, uint256 coin) {
        (PAYMENT, COIN) = (payment, coin);
    }

    modifier keepsInvariant() {
        require(holds());
        _;
        prove(holds());
    }

    function start() external view {
        require(held[COIN] == 0 && heldBy[PAYMENT] == 0 && others == 0);
        prove(holds());
    }

    function open(uint256 paymentId, uint256 coin, uint256 amount) external keepsInvariant {
        _open(paymentId, coin, amount);
        if (paymentId != PAYMENT && coin == COIN) others += amount;
    }

    function take(uint256 paymentId, uint256 amount) external keepsInvariant {
        _take(paymentId, amount);
        if (paymentId != PAYMENT && coinNumberOf[paymentId] == COIN) others -= amount;
    }

    function capture(uint256 paymentId) external keepsInvariant {
        uint256 amount = _capture(paymentId);
        if (paymentId != PAYMENT && coinNumberOf[paymentId] == COIN) others -= amount;
    }

    function refund(uint256 paymentId, uint256 amount) external keepsInvariant {
        _refund(paymentId, amount);
    }

    function holds() private view returns (bool) {
        return held[COIN] == others + (coinNumberOf[PAYMENT] == COIN ? heldBy[PAYMENT] : 0)
            && (isPaid[PAYMENT] || heldBy[PAYMENT] == 0);
    }
}

/// @notice Of a payment, what is held, captured and returned to the payer is always what was paid, and what was refunded is
/// at most what was captured.
/// @dev By induction. Any payment is followed; calls for others are among the calls.
/// @custom:bound any number of payments and calls
/// @custom:fault proofs/twins/CheckoutBalances.sol `heldBy[paymentId] -= amount;` -> `if (amount > 1) heldBy[paymentId] -= amount;`
contract PaymentPaysOutOnce is CheckoutBalances {
    uint256 private immutable PAYMENT;
    uint256 private paid;
    uint256 private captured;
    uint256 private returned;
    uint256 private refunded;

    constructor(uint256 payment) {
        PAYMENT = payment;
    }

    modifier keepsInvariant() {
        require(holds());
        _;
        prove(holds());
    }

    function start() external view {
        require(paid == 0 && captured == 0 && returned == 0 && refunded == 0);
        require(heldBy[PAYMENT] == 0 && refundable[PAYMENT] == 0);
        prove(holds());
    }

    function open(uint256 paymentId, uint256 amount) external keepsInvariant {
        _open(paymentId, 0, amount);
        if (paymentId == PAYMENT) paid += amount;
    }

    function voidOrReclaim(uint256 paymentId, uint256 amount) external keepsInvariant {
        _take(paymentId, amount);
        if (paymentId == PAYMENT) returned += amount;
    }

    function capture(uint256 paymentId) external keepsInvariant {
        uint256 amount = _capture(paymentId);
        if (paymentId == PAYMENT) captured += amount;
    }

    function refund(uint256 paymentId, uint256 amount) external keepsInvariant {
        _refund(paymentId, amount);
        if (paymentId == PAYMENT) refunded += amount;
    }

    function holds() private view returns (bool) {
        // Captured once: afterwards nothing is held.
        return paid == heldBy[PAYMENT] + captured + returned && captured == refundable[PAYMENT] + refunded
            && (heldBy[PAYMENT] == 0 || captured == 0) && (isPaid[PAYMENT] || paid == 0);
    }
}
