// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {MarketTest} from "../market/MarketTest.sol";
import {MarketHandler} from "./MarketHandler.sol";

/// @notice Properties that hold after any sequence of calls.
/// forge-config: default.invariant.runs = 8
/// forge-config: deep.invariant.runs = 64
contract MarketInvariants is MarketTest {
    MarketHandler private handler;
    Coin[2] private coins;

    function setUp() public override {
        super.setUp();
        coins = [NATIVE, coin];
        handler = new MarketHandler(market, credits, coin, admin, creator, treasury);
        for (uint256 i = 1; i < 4; ++i) {
            handler.add(address(collection), mintAs(handler.people(i % 4)));
            foreign.mint(handler.people(i % 4), i);
            handler.add(address(foreign), i);
        }
        targetContract(address(handler));
        bytes4[] memory setup = new bytes4[](1);
        setup[0] = handler.add.selector;
        excludeSelector(FuzzSelector(address(handler), setup));
    }

    function bidsOf(address who, Coin coin_) private view returns (uint256 sum) {
        MarketHandler.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            if (market.bidOf(items[i].collection, items[i].tokenId, who).coin == coin_) {
                sum += market.bidOf(items[i].collection, items[i].tokenId, who).price;
            }
        }
    }

    function offersOf(address who, Coin coin_) private view returns (uint256 sum) {
        address[2] memory collections = [address(collection), address(foreign)];
        for (uint256 i; i < 2; ++i) {
            ICollectionOffers.CollectionOffer memory offer = market.collectionOfferOf(collections[i], who);
            // An offer exists as long as something is left of it, and no longer.
            assertEq(offer.price == 0, offer.quantity == 0);
            if (offer.coin == coin_) sum += offer.price * offer.quantity;
        }
    }

    /// @dev The market holds exactly the open bids and collection offers, and the ledger exactly what it owes. Each person
    /// owns what they should, to the last unit: money goes only to its owner, and nothing is paid twice.
    function invariant_BalancesMatchBidsOffersAndCredits() external view {
        for (uint256 c; c < 2; ++c) {
            uint256 escrow;
            uint256 owed;
            for (uint256 i; i < handler.peopleCount(); ++i) {
                address who = handler.people(i);
                uint256 deposits = bidsOf(who, coins[c]) + offersOf(who, coins[c]);
                uint256 credit = credits.creditOf(coins[c], who);
                escrow += deposits;
                owed += credit;
                assertEq(coins[c].balanceOf(who) + credit + deposits, handler.worth(coins[c], who));
            }
            assertEq(coins[c].balanceOf(address(market)), escrow);
            assertEq(coins[c].balanceOf(address(credits)), owed);
        }
    }

    /// @dev An ask is valid if and only if its seller made it after the token came to them.
    function invariant_OnlyAsksOfTheCurrentHolderAreValid() external view {
        MarketHandler.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            address holder = IERC721(items[i].collection).ownerOf(items[i].tokenId);
            bool counted = items[i].collection == address(collection);
            bool approved = IERC721(items[i].collection).getApproved(items[i].tokenId) == address(market);
            if (!counted && !approved) continue;
            bool isListed = market.askOf(items[i].collection, items[i].tokenId, holder).price != 0;
            assertEq(isListed, handler.isListed(handler.askKey(items[i], holder)));
        }
    }

    /// @dev Everybody can withdraw everything while the market is paused and nothing is supported.
    function afterInvariant() external {
        vm.startPrank(admin);
        market.pause();
        factory.pause();
        market.setCoin(coin, false);
        market.setCollection(address(foreign), false);
        market.setBlacklisted(address(collection), true);
        vm.stopPrank();
        MarketHandler.Item[] memory items = handler.items();
        for (uint256 p; p < handler.peopleCount(); ++p) {
            vm.startPrank(handler.people(p));
            for (uint256 i; i < items.length; ++i) {
                if (market.bidOf(items[i].collection, items[i].tokenId, handler.people(p)).price == 0) continue;
                market.cancelBid(items[i].collection, items[i].tokenId, handler.people(p));
            }
            cancelOffers(handler.people(p));
            for (uint256 c; c < 2; ++c) {
                if (credits.creditOf(coins[c], handler.people(p)) != 0) credits.withdraw(coins[c], handler.people(p));
                assertEq(coins[c].balanceOf(handler.people(p)), handler.worth(coins[c], handler.people(p)));
            }
            vm.stopPrank();
        }
        for (uint256 c; c < 2; ++c) {
            assertEq(coins[c].balanceOf(address(market)), 0);
            assertEq(coins[c].balanceOf(address(credits)), 0);
        }
    }

    function cancelOffers(address who) private {
        address[2] memory collections = [address(collection), address(foreign)];
        for (uint256 i; i < 2; ++i) {
            if (market.collectionOfferOf(collections[i], who).price == 0) continue;
            market.cancelCollectionOffer(collections[i], who);
        }
    }
}
