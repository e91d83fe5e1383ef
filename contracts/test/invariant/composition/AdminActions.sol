// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FeeRecipient} from "../../../src/shared/FeeRecipient.sol";
import {SupportedCoins} from "../../../src/shared/SupportedCoins.sol";
import {Ledger} from "./Ledger.sol";
import {VAULT} from "./PlatformDeployment.sol";

/// @notice Rates, recipients and lists change at any time. Lists change for all families together.
abstract contract AdminActions is Ledger {
    function setRates(uint16 fee, uint16 top) external {
        vm.startPrank(_p.admin);
        _p.market.setFeeRate(fee % 1001);
        _p.auctions.setFeeRate(fee % 1001);
        _p.boxes.setFeeRate(fee % 1001);
        _p.predictions.setFeeRate(fee % 1001);
        _p.exchange.setFeeRate(fee % 501);
        _p.market.setRoyaltiesTop(top % 1001);
        _p.auctions.setRoyaltiesTop(top % 1001);
        vm.stopPrank();
        _did();
    }

    /// @dev A contract that cannot call, one that also rejects the native coin, a wallet or a split.
    function setFeeRecipient(uint256 family, uint256 who) external {
        address[7] memory families = [
            address(_p.market),
            address(_p.auctions),
            address(_p.boxes),
            address(_p.gacha),
            address(_p.exchange),
            address(_p.names),
            address(_p.predictions)
        ];
        vm.prank(_p.admin);
        FeeRecipient(families[family % 7]).setFeeRecipient(_p.accounts[VAULT + who % 4]);
        _did();
    }

    /// @dev Takes a collection off the lists or blacklists it; the next time lets it in again.
    function toggleCollection(uint256 which) external {
        address collection = _suspended;
        bool suspended = collection == address(0);
        if (suspended) collection = _items[which % _items.length].collection;
        _suspended = suspended ? collection : address(0);
        vm.startPrank(_p.admin);
        if (collection == address(_p.foreign)) {
            _p.market.setCollection(collection, !suspended);
            _p.auctions.setCollection(collection, !suspended);
        } else {
            _p.market.setBlacklisted(collection, suspended);
            _p.auctions.setBlacklisted(collection, suspended);
        }
        vm.stopPrank();
        _did();
    }

    function toggleDollar(uint256 seed) external {
        _isDollarListed = !_isDollarListed || seed % 3 == 0;
        address[5] memory families = [
            address(_p.market), address(_p.auctions), address(_p.boxes), address(_p.predictions), address(_p.checkout)
        ];
        vm.startPrank(_p.admin);
        for (uint256 i; i < 5; ++i) {
            SupportedCoins(families[i]).setCoin(_coins[2], _isDollarListed);
        }
        vm.stopPrank();
        _did();
    }

    /// @dev Mostly minutes, sometimes days, rarely months.
    function pass(uint256 time) external {
        uint256 kind = time % 16;
        _warp(
            kind == 0 ? bound(time, 20 days, 60 days) : kind < 5 ? bound(time, 1 days, 8 days) : bound(time, 1, 2 hours)
        );
        _did();
    }
}
