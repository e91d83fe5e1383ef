// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {IPledge} from "../../../src/pledge/IPledge.sol";
import {Ledger} from "./Ledger.sol";
import {Progress} from "./Progress.sol";
import {CALLERS, Platform, SELLERS} from "./PlatformDeployment.sol";

/// @notice The actions of all families together. At the start every seller has tokens and approves every family, and two
/// names expire within three weeks.
contract Handler is Progress {
    constructor(Platform memory p) Ledger(p) {
        for (uint256 i; i < SELLERS; ++i) {
            vm.startPrank(p.accounts[i]);
            _approveCoins();
            _approveTokens();
            vm.stopPrank();
        }
        vm.startPrank(p.operator);
        _approveCoins();
        vm.stopPrank();
        for (uint256 i; i < CALLERS; ++i) {
            p.unlisted.mint(p.accounts[i], 1 ether);
        }
        _makeTokens();
        _makeBoxes();
        _register(1, _caller(0), _caller(0), 1);
        _register(2, _caller(1), _caller(1), 1);
        _warp(345 days);
        IPledge.Settings memory settings = IPledge.Settings(1 days, 500, SHARES, 3 days, 300);
        for (uint256 i; i < 2; ++i) {
            vm.prank(p.admin);
            p.pledge.setSettings(pledgeable(i), settings);
            _canBePledged[pledgeable(i)] = true;
        }
    }

    function _approveCoins() private {
        address[3] memory tokens = [address(_p.gbt), address(_p.dollar), address(_p.unlisted)];
        address[8] memory families = [
            address(_p.market),
            address(_p.auctions),
            address(_p.boxes),
            address(_p.gacha),
            address(_p.names),
            address(_p.predictions),
            address(_p.checkout),
            address(_p.open)
        ];
        for (uint256 t; t < 3; ++t) {
            for (uint256 f; f < 8; ++f) {
                IERC20(tokens[t]).approve(families[f], type(uint256).max);
            }
        }
    }

    function _approveTokens() private {
        address[6] memory collections = [
            address(_p.ended),
            address(_p.open),
            address(_p.gacha),
            address(_p.names),
            address(_p.foreign),
            address(_p.forged)
        ];
        address[4] memory families = [address(_p.market), address(_p.auctions), address(_p.boxes), address(_p.pledge)];
        for (uint256 c; c < 6; ++c) {
            for (uint256 f; f < 4; ++f) {
                IERC721(collections[c]).setApprovalForAll(families[f], true);
            }
        }
    }
}
