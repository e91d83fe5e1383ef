// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGacha} from "../../src/gacha/IGacha.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {AccessTable} from "./AccessTable.sol";
import {ITrade} from "./Deployed.sol";

/// @notice Everything an admin can do to users, each with the worst value that the contracts accept.
abstract contract Hostile is AccessTable {
    /// @dev Every contract with a pause, paused by a pauser.
    function pauseAll() internal {
        vm.startPrank(pauser);
        for (uint256 i; i < pausables().length; ++i) {
            pausables()[i].pause();
        }
        vm.stopPrank();
    }

    function pausables() internal view returns (IPausable[10] memory) {
        return [IPausable(factory), market, auctions, checkout, boxes, gacha, exchange, names, predictions, pledge];
    }

    function turnHostile(address key) internal {
        callEverything(key);
        vm.startPrank(key);
        turnTrade(ITrade(address(market)));
        turnTrade(ITrade(address(auctions)));
        turnFactory();
        turnCheckout();
        turnBoxes();
        turnGachaAndPledge();
        turnFees();
        vm.stopPrank();
    }

    function turnTrade(ITrade trade) private {
        trade.setFeeRecipient(thief);
        trade.setFeeRate(1000);
        trade.setRoyaltiesTop(1000);
        trade.setMaxDuration(1);
        Coin[3] memory coins = [NATIVE, dollar, Coin.wrap(address(gbt))];
        for (uint256 i; i < coins.length; ++i) {
            trade.setPriceLimits(coins[i], type(uint96).max, type(uint96).max);
            if (coins[i] != NATIVE) trade.setCoin(coins[i], false);
        }
        address[3] memory collections = [address(pets), address(names), address(gacha)];
        for (uint256 i; i < collections.length; ++i) {
            trade.setCollection(collections[i], false);
            trade.setBlacklisted(collections[i], true);
        }
        trade.pause();
    }

    function turnFactory() private {
        factory.setDeployFee(type(uint96).max);
        factory.setMintFee(dollar, type(uint96).max);
        factory.setRoyaltiesTop(0);
        factory.setFeeRecipient(thief);
        factory.close();
        factory.pause();
    }

    function turnCheckout() private {
        Coin[2] memory coins = [NATIVE, dollar];
        for (uint256 i; i < coins.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IMallCheckout.MallCheckout_NothingToSweep.selector, coins[i]));
            checkout.sweep(coins[i], thief);
        }
        checkout.setCoin(dollar, false);
        checkout.pause();
    }

    function turnBoxes() private {
        boxes.setFeeRate(1000);
        boxes.setFeeRecipient(thief);
        boxes.setCoin(dollar, false);
        boxes.setPriceLimits(NATIVE, type(uint96).max, type(uint96).max);
        boxes.setMaxDuration(1);
        boxes.setMinSize(type(uint16).max);
        boxes.pause();
    }

    function turnGachaAndPledge() private {
        vm.expectRevert(IGacha.Gacha_CreationEnded.selector);
        gacha.create(IGacha.Detail("", "", "", ""), 1, "");
        gacha.setContractURI("");
        gacha.setDetail(machineId, IGacha.Detail("", "", "", ""));
        gacha.setOpen(machineId, false);
        gacha.setFeeRecipient(thief);
        gacha.pause();
        pledge.setSettings(address(gacha), IPledge.Settings(365 days, 1000, 1000 ether, 365 days, 0));
        pledge.setOpen(address(gacha), false);
        pledge.setFeeRecipient(thief);
        pledge.pause();
    }

    function turnFees() private {
        exchange.setFeeRecipient(thief);
        exchange.setFeeRate(500);
        exchange.pause();
        names.setFeeRecipient(thief);
        names.setPrices(dollar, type(uint80).max, type(uint80).max, type(uint80).max);
        names.pause();
        predictions.setFeeRecipient(thief);
        predictions.setFeeRate(1000);
        predictions.pause();
    }
}
