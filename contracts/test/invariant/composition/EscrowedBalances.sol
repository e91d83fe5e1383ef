// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAuctions} from "../../../src/auctions/IAuctions.sol";
import {IBoxesLens} from "../../../src/boxes/IBoxesLens.sol";
import {ICollectionOffers} from "../../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../../src/market/IMarket.sol";
import {IPledge} from "../../../src/pledge/IPledge.sol";
import {IPredictions} from "../../../src/predictions/IPredictions.sol";
import {Coin} from "../../../src/shared/Coin.sol";
import {Handler} from "./Handler.sol";
import {Ledger} from "./Ledger.sol";
import {MarketActions} from "./MarketActions.sol";
import {OfferActions} from "./OfferActions.sol";
import {Platform, PlatformDeployment} from "./PlatformDeployment.sol";

/// @notice The balances and tokens that the contracts' own records say they hold.
abstract contract EscrowedBalances is PlatformDeployment {
    Platform internal p;
    Handler internal handler;

    function escrowedByMarket(Coin coin) internal view returns (uint256 sum) {
        MarketActions.BidKey[] memory bids = handler.bidKeys();
        for (uint256 i; i < bids.length; ++i) {
            IMarket.Bid memory bid = p.market.bidOf(bids[i].item.collection, bids[i].item.tokenId, bids[i].bidder);
            if (bid.coin == coin) sum += bid.price;
        }
        OfferActions.OfferKey[] memory offers = handler.offerKeys();
        for (uint256 i; i < offers.length; ++i) {
            ICollectionOffers.CollectionOffer memory offer =
                p.market.collectionOfferOf(offers[i].collection, offers[i].offerer);
            if (offer.coin == coin) sum += offer.price * offer.quantity;
        }
    }

    function escrowedByAuctions(Coin coin) internal view returns (uint256 sum) {
        Ledger.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            IAuctions.Lot memory lot = p.auctions.lotOf(items[i].collection, items[i].tokenId);
            if (lot.bidder != address(0) && lot.coin == coin) sum += lot.amount;
        }
    }

    function escrowedByBoxes(Coin coin) internal view returns (uint256 sum) {
        for (uint256 boxId = 1; boxId <= p.boxes.boxCount(); ++boxId) {
            IBoxesLens.Box memory box = p.lens.boxOf(boxId);
            if (box.coin != coin) continue;
            sum += box.commission + box.fee;
            for (uint256 i = box.settled; i < box.orders; ++i) {
                sum += p.lens.orderOf(boxId, i).paid;
            }
        }
    }

    function escrowedByPredictions(Coin coin) internal view returns (uint256 sum) {
        for (uint256 epoch = 1; epoch <= p.predictions.currentEpoch(); ++epoch) {
            IPredictions.Round memory round = p.predictions.roundOf(epoch);
            if (round.rewardToken == coin) sum += handler.potOf(epoch);
        }
    }

    /// @dev Who the families say holds a token for its owner; the zero address if none does.
    function escrowOf(Ledger.Item memory item) internal view returns (address) {
        if (p.pledge.pledgeOf(item.collection, item.tokenId).from != address(0)) return address(p.pledge);
        for (uint256 boxId = 1; boxId <= p.boxes.boxCount(); ++boxId) {
            if (isInBox(boxId, item)) return address(p.boxes);
        }
        if (p.auctions.lotOf(item.collection, item.tokenId).seller != address(0)) return address(p.auctions);
        return address(0);
    }

    function isInBox(uint256 boxId, Ledger.Item memory item) private view returns (bool) {
        for (uint256 index; index < handler.addedTo(boxId); ++index) {
            IBoxesLens.Nft memory nft = p.lens.nftOf(boxId, index);
            if (nft.collection == item.collection && nft.tokenId == item.tokenId) return true;
        }
        return false;
    }

    /// @dev The shares of a collection: in circulation, claimable and reserved, they add up to those of its pledged tokens.
    function assertShares(address collection) internal view {
        IPledge.Pool memory pool = p.pledge.poolOf(collection);
        uint256 inWallets;
        uint256 held;
        for (uint256 i; i < p.accounts.length; ++i) {
            inWallets += p.pledge.balanceOf(p.accounts[i], p.pledge.shareIdOf(collection));
        }
        Ledger.Item[] memory items = handler.items();
        for (uint256 i; i < items.length; ++i) {
            bool isPledged = handler.holderOf(items[i].collection, items[i].tokenId) == address(p.pledge);
            if (items[i].collection == collection && isPledged) ++held;
        }
        assertEq(pool.held, held);
        assertEq(pool.circulating, inWallets);
        assertEq(inWallets + pool.fees + pool.reserved, held * handler.SHARES());
        if (held != 0) assertTrue(handler.isFixed(collection));
    }
}
