// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IGacha} from "../../../src/gacha/IGacha.sol";
import {BoxAccounting} from "./BoxAccounting.sol";

/// @notice The exchange, the gacha that takes its coin, and the pets.
abstract contract GachaActions is BoxAccounting {
    function buyGbt(uint256 who, uint256 amount, uint256 to) external {
        address buyer = _caller(who);
        amount = bound(amount, 1, 5 ether);
        (uint256 out,) = _p.exchange.quoteBuy(amount);
        if (out == 0 || buyer.balance < amount) return;
        vm.prank(buyer);
        _p.exchange.buy{value: amount}(amount, out, _now, _caller(to));
        _move(_coins[0], buyer, address(_p.exchange), amount);
        _move(_coins[1], address(_p.exchange), _caller(to), out);
        _did();
    }

    function sellGbt(uint256 who, uint256 amount, uint256 to) external {
        if (_sellGbt(_caller(who), bound(amount, 0, _p.gbt.balanceOf(_caller(who))), _receiver(_coins[0], to))) _did();
    }

    function claimExchangeFee() external {
        if (_claimExchangeFee()) _did();
    }

    function pull(uint256 who, uint256 size) external {
        address account = _caller(who);
        size = bound(size, 1, 3);
        uint256 price = _p.gacha.priceOf(_p.machineId, size);
        if (_p.gbt.balanceOf(account) < price) return;
        vm.prank(account);
        _p.gacha.pull(_p.machineId, size, price);
        _move(_coins[1], account, address(_p.gacha), price);
        _did();
    }

    function settlePulls(bool submits) external {
        IGacha.Machine memory machine = _p.gacha.machineOf(_p.machineId);
        if (machine.settled == machine.orders) return;
        IGacha.Order memory order = _p.gacha.orderOf(_p.machineId, machine.settled);
        if (submits && order.owner != address(0)) _submit(order.round);
        if (_settlePulls() != 0) _did();
    }

    function redeemPet(uint256 which, uint256 to) external {
        (bool found, Item memory item) = _find(which, _isSellersPet);
        if (!found) return;
        _redeemPet(item, _receiver(_coins[1], to));
        _did();
    }

    function _sellGbt(address account, uint256 amount, address to) internal returns (bool) {
        (uint256 out,) = _p.exchange.quoteSell(amount);
        if (out == 0) return false;
        vm.prank(account);
        _p.exchange.sell(amount, out, _now, to);
        _move(_coins[1], account, address(_p.exchange), amount);
        _move(_coins[0], address(_p.exchange), to, out);
        return true;
    }

    function _claimExchangeFee() internal returns (bool) {
        if (_p.exchange.unclaimedFee() == 0) return false;
        _move(_coins[0], address(_p.exchange), _p.exchange.feeRecipient(), _p.exchange.claimFee());
        return true;
    }

    function _settlePulls() internal returns (uint256 count) {
        vm.recordLogs();
        count = _p.gacha.settle(_p.machineId, 3);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != address(_p.gacha)) continue;
            if (logs[i].topics[0] == IGacha.PetPulled.selector) {
                (, address owner,) = abi.decode(logs[i].data, (uint256, address, uint256));
                _add(address(_p.gacha), uint256(logs[i].topics[3]), owner);
            } else if (logs[i].topics[0] == IGacha.Refunded.selector) {
                (, uint256 amount) = abi.decode(logs[i].data, (address, uint256));
                _move(_coins[1], address(_p.gacha), address(uint160(uint256(logs[i].topics[3]))), amount);
            }
        }
    }

    /// @dev What was paid for it comes back: 17% as a fee, the rest to whom the holder names.
    function _redeemPet(Item memory item, address to) internal {
        uint256 paid = _p.gacha.paidFor(item.tokenId);
        vm.prank(_holder(item));
        _p.gacha.redeem(item.tokenId, to);
        uint256 fee = paid * 17 / 100;
        _move(_coins[1], address(_p.gacha), to, paid - fee);
        _move(_coins[1], address(_p.gacha), _p.gacha.feeRecipient(), fee);
        _burned(item);
    }

    function _isSellersPet(Item memory item) internal view returns (bool) {
        return item.collection == address(_p.gacha) && _isSellers(item);
    }

    function _burned(Item memory item) private {
        delete holderOf[item.collection][item.tokenId];
        for (uint256 i; i < _items.length; ++i) {
            if (_items[i].collection != item.collection || _items[i].tokenId != item.tokenId) continue;
            _items[i] = _items[_items.length - 1];
            _items.pop();
            return;
        }
    }
}
