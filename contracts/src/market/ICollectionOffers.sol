// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Collection offers: offers to buy any token of a collection, at one price for each token and up to a quantity.
///
/// The market holds price times quantity until tokens are sold into the offer or it is cancelled. Any holder of a token of
/// the collection can accept, with as many tokens as the offer has left. The fee, the royalty and the direct payment of
/// the seller are the same as for a bid.
///
/// An account has at most one offer for a collection, so (collection, offerer) identifies it. That needs no id to store,
/// emit and look up, and it matches bids, which are identified by (collection, tokenId, bidder). Price and end can be
/// changed in place. The quantity cannot: holders may accept at the same moment, and the offerer could then buy more tokens
/// than they meant to. To change the quantity, cancel the offer and make a new one.
///
/// A token that expires (`IExpires`) can be sold into an offer only if it lives for another 7 days, so that the offerer has
/// time to renew it.
///
/// Trust: as in `IMarket`. Cancelling never depends on the pause, the lists or the owner. The collection is trusted to move
/// tokens when it says so.
interface ICollectionOffers {
    /// @notice An offer for any token of a collection.
    /// @param coin The coin of the price.
    /// @param price The price for each token; 0 if there is no offer.
    /// @param quantity The number of tokens that can still be sold into it.
    /// @param end The time from which it can no longer be accepted.
    struct CollectionOffer {
        Coin coin;
        uint256 price;
        uint256 quantity;
        uint256 end;
    }

    /// @notice An offer was made, or its price or end changed.
    /// @param collection The collection.
    /// @param offerer The account that made it.
    /// @param coin The coin of the price.
    /// @param price The price for each token.
    /// @param quantity The number of tokens that can be sold into it. The market holds price times quantity.
    /// @param end The time from which it can no longer be accepted.
    event CollectionOfferSet(
        address indexed collection, address indexed offerer, Coin coin, uint256 price, uint256 quantity, uint256 end
    );

    /// @notice An offer was cancelled.
    /// @param collection The collection.
    /// @param offerer The account that had made it.
    /// @param to The address the money was sent to.
    /// @param coin The coin of the refund.
    /// @param refund The amount sent: the price times the quantity that was left.
    event CollectionOfferCancelled(
        address indexed collection, address indexed offerer, address to, Coin coin, uint256 refund
    );

    /// @notice A holder sold a token into an offer. Emitted once for each token.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param offerer The account that made the offer and now holds the token.
    /// @param seller The account that sold it.
    /// @param coin The coin of the price.
    /// @param price The full price.
    /// @param fee The platform's share of it.
    /// @param creator The account the royalty is credited to; the zero address if there is none.
    /// @param royalty The creator's share of it.
    /// @param quantityLeft The number of tokens that can still be sold into the offer. At 0 the offer no longer exists.
    event CollectionOfferAccepted(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed offerer,
        address seller,
        Coin coin,
        uint256 price,
        uint256 fee,
        address creator,
        uint256 royalty,
        uint256 quantityLeft
    );

    /// @notice Thrown when the account has no offer for the collection.
    error CollectionOffers_OfferNotFound(address collection, address offerer);

    /// @notice Thrown when the account already has an offer for the collection, which has to be updated or cancelled.
    error CollectionOffers_OfferExists(address collection, address offerer);

    /// @notice Thrown when the offer has ended.
    error CollectionOffers_OfferExpired(uint256 end);

    /// @notice Thrown when the number of tokens is 0, or larger than what the offer has left.
    error CollectionOffers_InvalidQuantity(uint256 quantity, uint256 max);

    /// @notice Thrown when an account accepts its own offer.
    error CollectionOffers_OwnOffer(address offerer);

    /// @notice Makes an offer for any token of a supported collection and deposits price times quantity.
    /// @param collection The collection.
    /// @param coin The coin of the price.
    /// @param price The price for each token.
    /// @param quantity The number of tokens to buy.
    /// @param end The time from which it can no longer be accepted; 0 for the longest time allowed.
    function makeCollectionOffer(address collection, Coin coin, uint256 price, uint32 quantity, uint40 end)
        external
        payable;

    /// @notice Changes the price and the end of the caller's offer: collects the difference for the quantity that is left,
    /// or refunds it.
    /// @param collection The collection.
    /// @param price The new price for each token, in the same coin.
    /// @param end The time from which it can no longer be accepted; 0 for the longest time allowed.
    function updateCollectionOffer(address collection, uint256 price, uint40 end) external payable;

    /// @notice Cancels the caller's offer and refunds what is left of it. Never paused.
    /// @param collection The collection.
    /// @param to The address the money is sent to. If it refuses the money, only this call fails.
    function cancelCollectionOffer(address collection, address to) external;

    /// @notice Sells the caller's tokens into an offer, all of them or none. The market must be approved for them, by
    /// `approve` or by `setApprovalForAll`. Tokens are sent with `transferFrom`, so the offerer cannot refuse them.
    /// @param collection The tokens' collection.
    /// @param tokenIds The tokens; at least one, and at most as many as the offer has left.
    /// @param offerer The account that made the offer.
    /// @param coin The coin the caller agrees to.
    /// @param minPrice The lowest price for each token the caller agrees to: the offerer may lower it at any time.
    function acceptCollectionOffer(
        address collection,
        uint256[] calldata tokenIds,
        address offerer,
        Coin coin,
        uint256 minPrice
    ) external;

    /// @notice The offer an account has for a collection.
    function collectionOfferOf(address collection, address offerer) external view returns (CollectionOffer memory offer);
}
