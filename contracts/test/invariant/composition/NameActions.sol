// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../../src/names/INames.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {Ledger} from "./Ledger.sol";

/// @notice Names, which come and go with time.
abstract contract NameActions is Ledger {
    uint256 internal constant _NAMES = 4;
    uint256 private constant _YEAR = 365 days;
    uint256 private constant _GRACE = 90 days;

    string[_NAMES] private _labels = ["pet", "mofu", "mochi", "shiro"];

    /// @dev For any seller, also one that cannot use it. A name that is somebody's is refused.
    function registerName(uint256 which, uint256 who, uint256 owner, uint256 yearCount) external {
        for (uint256 i; i < _NAMES && yearCount % 4 != 0 && !_isFree(nameId(which)); ++i) {
            which = which % _NAMES + 1;
        }
        if (_register(which, _caller(who), _seller(owner), bound(yearCount, 1, 2))) _did();
    }

    /// @dev By anyone, at the price it was registered at or the current one, until the grace period ends.
    function renewName(uint256 which, uint256 who, uint256 yearCount) external {
        uint256 id = nameId(which);
        if (!_isFree(id) && _renew(id, _caller(who), bound(yearCount, 1, 2))) _did();
    }

    function setNamePrices(uint256 coin, uint80 three, uint80 four, uint80 longer) external {
        Coin coin_ = _coins[coin % 3];
        uint256 max = coin_ == _coins[2] ? 10e6 : 0.5 ether;
        vm.prank(_p.admin);
        _p.names
            .setPrices(coin_, uint80(bound(three, 1, max)), uint80(bound(four, 1, max)), uint80(bound(longer, 1, max)));
        _did();
    }

    function claimNameFee(uint256 coin) external {
        if (_claimNameFee(_coins[coin % 3])) _did();
    }

    /// @dev To within days of the next expiry, before or after it.
    function passToExpiry(uint256 which, uint256 distance) external {
        uint256 expiry = expiryOf[nameId(which)];
        if (expiry == 0) return;
        uint256 time = distance % 4 == 0 ? expiry + bound(distance, 0, 100 days) : expiry - bound(distance, 1, 20 days);
        if (time <= _now || time > _now + 120 days) return;
        _warp(time - _now);
        _did();
    }

    function nameId(uint256 which) public view returns (uint256) {
        return _p.names.tokenIdOf(_labels[which % _NAMES]);
    }

    function _register(uint256 which, address payer, address owner, uint256 yearCount) internal returns (bool) {
        uint256 id = nameId(which);
        INames.Registration memory registration =
            INames.Registration(_labels[which % _NAMES], owner, yearCount, bytes32(_now));
        _p.names.commit(_p.names.commitmentOf(registration));
        _warp(60);
        (Coin coin, uint256 price) = _p.names.priceOf(id, yearCount);
        if (coin.balanceOf(payer) < price) return false;
        bytes memory data = abi.encodeCall(INames.register, (registration, coin, price));
        if (!_attempt(payer, address(_p.names), _value(coin, price), data, _isFree(id))) return false;
        _move(coin, payer, address(_p.names), price);
        _add(address(_p.names), id, owner);
        expiryOf[id] = _now + yearCount * _YEAR;
        return true;
    }

    function _renew(uint256 id, address payer, uint256 yearCount) internal returns (bool) {
        (Coin coin, uint256 price) = _p.names.priceOf(id, yearCount);
        if (coin.balanceOf(payer) < price || expiryOf[id] + yearCount * _YEAR > _now + 100 * _YEAR) return false;
        vm.prank(payer);
        _p.names.renew{value: _value(coin, price)}(id, yearCount, coin, price);
        _move(coin, payer, address(_p.names), price);
        expiryOf[id] += yearCount * _YEAR;
        return true;
    }

    function _claimNameFee(Coin coin) internal returns (bool) {
        if (coin.balanceOf(address(_p.names)) == 0) return false;
        _move(coin, address(_p.names), _p.names.feeRecipient(), _p.names.claimFee(coin));
        return true;
    }

    function _isFree(uint256 id) internal view returns (bool) {
        return expiryOf[id] == 0 || _now >= expiryOf[id] + _GRACE;
    }
}
