// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../../src/checkout/IMallCheckout.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {Share} from "../../../src/shared/Shares.sol";
import {Ledger} from "./Ledger.sol";
import {REFUSER, SPLIT} from "./PlatformDeployment.sol";

/// @notice Orders of the mall. A seller, a split and a contract that rejects the native coin share each of them.
abstract contract CheckoutActions is Ledger {
    bytes32[] internal _payments;
    mapping(bytes32 paymentId => address shop) private _shops;

    function payments() external view returns (bytes32[] memory) {
        return _payments;
    }

    function pay(uint256 who, uint256 shop, uint256 coin, uint256 amount, uint256 time) external {
        address payer = _caller(who);
        IMallCheckout.Quote memory quote = _quote(shop, _coin(coin), amount, time);
        if (quote.coin.balanceOf(payer) < quote.amount) return;
        bytes memory signature = _sign(quote);
        vm.prank(payer);
        _p.checkout.pay{value: _value(quote.coin, quote.amount)}(quote, signature);
        _paid(payer, quote, shop);
        _did();
    }

    /// @dev A cart of two shops, each paid in its own coin.
    function payMany(uint256 who, uint256 shop, uint256 coin, uint256 amount, uint256 time) external {
        address payer = _caller(who);
        IMallCheckout.Quote[] memory quotes = new IMallCheckout.Quote[](2);
        bytes[] memory signatures = new bytes[](2);
        uint256 value;
        for (uint256 i; i < 2; ++i) {
            quotes[i] = _quote(shop, _coin(coin >> i), amount, time);
            quotes[i].paymentId = quotes[i].orderKey = keccak256(abi.encode(_payments.length + i));
            signatures[i] = _sign(quotes[i]);
            value += _value(quotes[i].coin, quotes[i].amount);
            if (quotes[i].coin.balanceOf(payer) < quotes[0].amount + quotes[i].amount) return;
        }
        vm.prank(payer);
        _p.checkout.payMany{value: value}(quotes, signatures);
        _paid(payer, quotes[0], shop);
        _paid(payer, quotes[1], shop);
        _did();
    }

    function voidPayment(uint256 which, uint256 amount) external {
        (bytes32 id, IMallCheckout.Payment memory payment) = _findPayment(which, _isNotReleased);
        if (id == 0) return;
        amount = bound(amount, 1, payment.held);
        vm.prank(_p.operator);
        _p.checkout.void(id, amount);
        _move(payment.coin, address(_p.checkout), payment.payer, amount);
        _did();
    }

    function capture(uint256 which) external {
        (bytes32 id,) = _findPayment(which, _canBeCaptured);
        if (id == 0) return;
        _capture(id);
        _did();
    }

    function markShipped(uint256 which) external {
        (bytes32 id,) = _findPayment(which, _canBeShipped);
        if (id == 0) return;
        vm.prank(_p.operator);
        _p.checkout.markShipped(id);
        _did();
    }

    function release(uint256 which) external {
        (bytes32 id, IMallCheckout.Payment memory payment) = _findPayment(which, _isNotReleased);
        if (id == 0) return;
        vm.prank(payment.payer);
        _p.checkout.release(id);
        _did();
    }

    function reclaim(uint256 which, uint256 to) external {
        (bytes32 id,) = _findPayment(which, _canBeReclaimed);
        if (id == 0) return;
        _reclaim(id, to);
        _did();
    }

    /// @dev By the operator or by the shop, out of their own wallets.
    function refund(uint256 which, uint256 amount, bool byShop) external {
        (bytes32 id, IMallCheckout.Payment memory payment) = _findPayment(which, _canBeRefunded);
        if (id == 0) return;
        amount = bound(amount, 1, payment.refundable);
        if (payment.coin.balanceOf(_shops[id]) < amount) return;
        if (!byShop) _lend(payment.coin, _shops[id], amount);
        uint256 value = _value(payment.coin, amount);
        vm.startPrank(byShop ? _shops[id] : _p.operator);
        if (byShop) _p.checkout.refundAsPayee{value: value}(id, amount, sharesOf(id));
        else _p.checkout.refund{value: value}(id, amount);
        vm.stopPrank();
        _move(payment.coin, _shops[id], payment.payer, amount);
        _did();
    }

    function sharesOf(bytes32 id) public view returns (Share[] memory) {
        return _shares(_shops[id]);
    }

    function _capture(bytes32 id) internal {
        IMallCheckout.Payment memory payment = _p.checkout.payment(id);
        if (!_isAnyones(payment)) vm.prank(_p.operator);
        _p.checkout.capture(id, sharesOf(id));
        _moveShares(payment.coin, address(_p.checkout), payment.held, sharesOf(id));
    }

    function _reclaim(bytes32 id, uint256 to) internal {
        IMallCheckout.Payment memory payment = _p.checkout.payment(id);
        address receiver = _receiver(payment.coin, to);
        vm.prank(payment.payer);
        _p.checkout.reclaim(id, receiver);
        _move(payment.coin, address(_p.checkout), receiver, payment.held);
    }

    /// @dev Whether anyone can capture it: it can only go to the shop.
    function _isAnyones(IMallCheckout.Payment memory payment) internal view returns (bool) {
        if (payment.held == 0) return false;
        return payment.stage == IMallCheckout.Stage.Released
            || (payment.stage == IMallCheckout.Stage.Shipped && _now > payment.refundBy);
    }

    function _canBeReclaimed(IMallCheckout.Payment memory payment) internal view returns (bool) {
        return payment.held != 0 && payment.stage == IMallCheckout.Stage.Paid && _now > payment.captureBy;
    }

    function _paid(address payer, IMallCheckout.Quote memory quote, uint256 shop) private {
        _move(quote.coin, payer, address(_p.checkout), quote.amount);
        _payments.push(quote.paymentId);
        _shops[quote.paymentId] = _caller(shop);
    }

    /// @dev The operator refunds with what the shop gave it.
    function _lend(Coin coin, address shop, uint256 amount) private {
        vm.startPrank(shop);
        coin.pay(_p.operator, amount);
        vm.stopPrank();
    }

    function _quote(uint256 shop, Coin coin, uint256 amount, uint256 time)
        private
        view
        returns (IMallCheckout.Quote memory quote)
    {
        quote.paymentId = quote.orderKey = keccak256(abi.encode(_payments.length));
        (quote.coin, quote.amount) = (coin, _price(coin, amount));
        quote.splitHash = keccak256(abi.encode(_shares(_caller(shop))));
        quote.payBy = uint48(_now);
        quote.captureBy = uint48(_now + bound(time, 1 days, 10 days));
        quote.refundBy = quote.captureBy + 10 days;
    }

    function _sign(IMallCheckout.Quote memory quote) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_p.quoterKey, _p.checkout.digestOf(quote));
        return abi.encodePacked(r, s, v);
    }

    function _shares(address shop) private view returns (Share[] memory shares) {
        shares = new Share[](3);
        (shares[0], shares[1]) = (Share(shop, 90), Share(_p.accounts[SPLIT], 7));
        shares[2] = Share(_p.accounts[REFUSER], 3);
    }

    function _findPayment(uint256 seed, function(IMallCheckout.Payment memory) view returns (bool) fits)
        private
        view
        returns (bytes32 id, IMallCheckout.Payment memory payment)
    {
        for (uint256 i; i < _payments.length; ++i) {
            id = _payments[(seed % _payments.length + i) % _payments.length];
            payment = _p.checkout.payment(id);
            if (fits(payment)) return (id, payment);
        }
        id = 0;
    }

    function _isNotReleased(IMallCheckout.Payment memory payment) private pure returns (bool) {
        return payment.held != 0 && payment.stage != IMallCheckout.Stage.Released;
    }

    function _canBeCaptured(IMallCheckout.Payment memory payment) private view returns (bool) {
        bool isLate = payment.stage == IMallCheckout.Stage.Paid && _now > payment.captureBy;
        return payment.held != 0 && !isLate;
    }

    function _canBeShipped(IMallCheckout.Payment memory payment) private view returns (bool) {
        return payment.held != 0 && payment.stage == IMallCheckout.Stage.Paid && _now <= payment.captureBy;
    }

    function _canBeRefunded(IMallCheckout.Payment memory payment) private view returns (bool) {
        return payment.refundable != 0 && _now <= payment.refundBy;
    }
}
