// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {INames} from "../../../src/names/INames.sol";
import {Coin, NATIVE} from "../../../src/shared/Coin.sol";
import {EscrowedBalances} from "./EscrowedBalances.sol";
import {Handler} from "./Handler.sol";
import {Ledger} from "./Ledger.sol";
import {REFUSER} from "./PlatformDeployment.sol";

/// @notice What holds at any time, and what is left when everybody has gone.
abstract contract Properties is EscrowedBalances {
    Coin[3] private coins;

    function setUp() public virtual {
        p = deployPlatform();
        handler = new Handler(p);
        coins = [NATIVE, Coin.wrap(address(p.gbt)), Coin.wrap(address(p.dollar))];
    }

    function assertEverything() internal view {
        for (uint256 c; c < 3; ++c) {
            assertAccounts(coins[c]);
            assertEscrows(coins[c]);
        }
        assertTokens();
        for (uint256 i; i < 3; ++i) {
            assertShares(handler.pledgeable(i));
        }
    }

    /// @dev Each account owns what the model says, in its wallet and in the credits ledger, and the ledger holds all credits.
    function assertAccounts(Coin coin) private view {
        uint256 credited;
        for (uint256 i; i < p.accounts.length; ++i) {
            uint256 credit = p.credits.creditOf(coin, p.accounts[i]);
            credited += credit;
            assertEq(coin.balanceOf(p.accounts[i]) + credit, handler.owned(coin, p.accounts[i]));
        }
        assertEq(coin.balanceOf(address(p.credits)), credited);
    }

    /// @dev Each contract holds what the model says, and what it says itself.
    function assertEscrows(Coin coin) private view {
        assertHolds(coin, address(p.market), escrowedByMarket(coin));
        assertHolds(coin, address(p.auctions), escrowedByAuctions(coin));
        assertHolds(coin, address(p.boxes), escrowedByBoxes(coin));
        assertHolds(coin, address(p.predictions), escrowedByPredictions(coin));
        assertHolds(coin, address(p.checkout), p.checkout.heldOf(coin));
        assertHolds(coin, address(p.names), coin.balanceOf(address(p.names)));
        assertHolds(coin, address(p.gacha), coin == coins[1] ? p.gacha.machineOf(p.machineId).reserve : 0);
        uint256 base = coin == NATIVE ? p.exchange.realBase() + p.exchange.unclaimedFee() : 0;
        assertHolds(coin, address(p.exchange), coin == coins[1] ? p.exchange.tokenReserve() : base);
        address[4] memory others = [address(p.pledge), address(p.factory), address(p.open), address(p.ended)];
        for (uint256 i; i < 4; ++i) {
            assertHolds(coin, others[i], 0);
        }
    }

    function assertHolds(Coin coin, address family, uint256 escrowed) private view {
        assertEq(coin.balanceOf(family), escrowed);
        assertEq(coin.balanceOf(family), handler.owned(coin, family));
    }

    /// @dev Every token is where the model says; and what a family says it holds, it holds, unless it is a name that expired.
    function assertTokens() private view {
        Ledger.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            address holder = handler.holderOf(items[i].collection, items[i].tokenId);
            address escrow = escrowOf(items[i]);
            if (items[i].collection == address(p.names)) {
                INames.Name memory name = p.names.nameOf(items[i].tokenId);
                assertEq(name.holder, holder);
                assertEq(name.expiry, handler.expiryOf(items[i].tokenId));
                if (block.timestamp >= name.expiry) continue;
                // A lot that a name left when it expired remains until its next holder puts the name up again.
                if (escrow != holder) assertNotEq(holder, address(p.auctions));
                continue;
            }
            assertEq(IERC721(items[i].collection).ownerOf(items[i].tokenId), holder);
            if (escrow != address(0)) assertEq(holder, escrow);
        }
    }

    /// @dev To the last unit, but for the native credit of a contract that rejects it, and what the exchange keeps for the GBT
    /// that accounts hold which cannot sell.
    function assertNothingStays() internal view {
        address[8] memory families = [
            address(p.market),
            address(p.auctions),
            address(p.boxes),
            address(p.predictions),
            address(p.checkout),
            address(p.names),
            address(p.gacha),
            address(p.pledge)
        ];
        for (uint256 c; c < 3; ++c) {
            for (uint256 f; f < 8; ++f) {
                assertEq(coins[c].balanceOf(families[f]), 0);
            }
            uint256 refused = c == 0 ? p.credits.creditOf(NATIVE, p.accounts[REFUSER]) : 0;
            assertEq(coins[c].balanceOf(address(p.credits)), refused);
        }
        uint256 unsold = p.exchange.totalSupply() - p.exchange.tokenReserve();
        (uint256 out, uint256 fee) = p.exchange.quoteSell(unsold);
        assertGe(p.exchange.realBase(), out + fee);
        // The curve rounds in favour of the pool, by at most a few units in each trade.
        assertLt(p.exchange.realBase() - out - fee, 1e6);
        Ledger.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            address holder = handler.holderOf(items[i].collection, items[i].tokenId);
            bool isLapsed = items[i].collection == address(p.names)
                && block.timestamp >= handler.expiryOf(items[i].tokenId) + 90 days;
            for (uint256 f; f < 8 && !isLapsed; ++f) {
                assertNotEq(holder, families[f]);
            }
        }
    }
}
