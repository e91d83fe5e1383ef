// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../../../src/shared/Coin.sol";
import {IPaySplit} from "../../../src/split/IPaySplit.sol";
import {Ledger} from "./Ledger.sol";
import {CALLERS, PLATFORM_SPLIT, REFUSER, SPLIT} from "./PlatformDeployment.sol";

/// @notice Credits become coins: of accounts that call, of accounts that cannot, and of splits.
abstract contract CreditActions is Ledger {
    address private constant _STRANGER = address(0x57A46E4);

    function withdraw(uint256 who, uint256 to) external {
        for (uint256 i; i < 3 * CALLERS; ++i) {
            (address account, Coin coin) = (_caller(who % CALLERS + i), _coins[i % 3]);
            uint256 amount = _p.credits.creditOf(coin, account);
            if (amount == 0) continue;
            address receiver = _receiver(coin, to);
            vm.prank(account);
            _p.credits.withdraw(coin, receiver);
            _move(coin, account, receiver, amount);
            _did();
            return;
        }
    }

    function withdrawAll(uint256 who) external {
        Coin[] memory coins = new Coin[](3);
        (coins[0], coins[1], coins[2]) = (_coins[0], _coins[1], _coins[2]);
        vm.prank(_caller(who));
        _p.credits.withdrawMany(coins, _caller(who));
        _did();
    }

    /// @dev By a stranger, for any account. The native coin of the one that rejects it stays credited.
    function withdrawFor(uint256 who) external {
        uint256 count = _p.accounts.length;
        for (uint256 i; i < 3 * count; ++i) {
            (address account, Coin coin) = (_p.accounts[(who % count + i) % count], _coins[i % 3]);
            if (_p.credits.creditOf(coin, account) == 0) continue;
            if (_withdrawFor(account, coin)) _did();
            return;
        }
    }

    function distribute(bool ofPlatform, uint256 coin) external {
        address split = _p.accounts[ofPlatform ? PLATFORM_SPLIT : SPLIT];
        for (uint256 i; i < 2 && owned[_coins[coin % 3]][split] == 0; ++i) {
            coin = coin % 3 + 1;
        }
        if (_distribute(split, _coins[coin % 3])) _did();
    }

    function _withdrawFor(address account, Coin coin) internal returns (bool) {
        uint256 amount = _p.credits.creditOf(coin, account);
        uint256 held = coin.balanceOf(account);
        bool isPayable = amount != 0 && !(coin.isNative() && account == _p.accounts[REFUSER]);
        bytes memory data = abi.encodeCall(_p.credits.withdrawFor, (coin, account));
        if (!_attempt(_STRANGER, address(_p.credits), 0, data, isPayable)) return false;
        require(coin.balanceOf(account) == held + amount, "a credit did not arrive");
        return true;
    }

    /// @dev By a stranger. The split collects its own credit first.
    function _distribute(address split, Coin coin) internal returns (bool) {
        uint256 amount = owned[coin][split];
        bytes memory data = abi.encodeCall(IPaySplit.distribute, (coin));
        if (!_attempt(_STRANGER, split, 0, data, amount != 0)) return false;
        _moveShares(coin, split, amount, IPaySplit(split).shares());
        return true;
    }
}
