// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Sales of tokens: asks by their holders, and bids by buyers. Offers for any token of a collection are in
/// `ICollectionOffers`.
///
/// An ask leaves the token in the seller's wallet and relies on the seller's approval of this contract. It is valid only
/// until the token leaves the seller, and stays invalid if the token comes back. In collections that count transfers, the
/// count is part of the ask's key. In all others the ask needs the approval of the single token (`approve`, not
/// `setApprovalForAll`), which ERC-721 clears with every transfer. In those collections, approving the token for this
/// contract again makes an old ask valid again: cancel it, or all asks, first. `acceptBid` does not need that approval,
/// because `setApprovalForAll` is enough for it.
///
/// A bid deposits the bidder's money here. It is for the token, regardless of its holder, and stays open across transfers
/// until it is accepted, is cancelled or ends. A bidder has at most one bid for a token.
///
/// A token that expires (`IExpires`) is sold only if it lives for at least 7 days after the sale, so that the buyer has time
/// to renew it. Asks have to end that long before the expiry.
///
/// The platform's fee and the creator's royalty are deducted from the price and credited. The seller is paid directly: a
/// seller who refuses the money stops only their own sale. A bidder who cancels names the receiver of the refund.
///
/// Trust: the owner and admins set the fee (at most 10%), the highest royalty, the limits and the lists, and can pause. They
/// can neither move a token nor spend a bid. Cancelling never depends on them, on the pause or on the lists.
interface IMarket {
    /// @notice A purchase on the terms the buyer agrees to.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller The account that sells it.
    /// @param coin The coin of the price.
    /// @param price The price.
    struct Purchase {
        address collection;
        uint256 tokenId;
        address seller;
        Coin coin;
        uint256 price;
    }

    /// @notice One of several tokens that are listed in one call.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin The coin of the price.
    /// @param price The price.
    /// @param start The time from which it can be bought; a time in the past means now.
    /// @param end The time from which it can no longer be bought; 0 for the longest time allowed.
    struct Listing {
        address collection;
        uint256 tokenId;
        Coin coin;
        uint256 price;
        uint40 start;
        uint40 end;
    }

    /// @notice An offer to sell.
    /// @param seller The account that sells.
    /// @param coin The coin of the price.
    /// @param price The price; 0 if there is no ask.
    /// @param start The time from which it can be bought.
    /// @param end The time from which it can no longer be bought.
    struct Ask {
        address seller;
        Coin coin;
        uint256 price;
        uint256 start;
        uint256 end;
    }

    /// @notice An offer to buy, backed by a deposit.
    /// @param coin The coin of the price.
    /// @param price The price; 0 if there is no bid.
    /// @param end The time from which it can no longer be accepted.
    struct Bid {
        Coin coin;
        uint256 price;
        uint256 end;
    }

    /// @notice A token was listed, or its listing was replaced.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller The account that sells it.
    /// @param coin The coin of the price.
    /// @param price The price.
    /// @param start The time from which it can be bought.
    /// @param end The time from which it can no longer be bought.
    event AskSet(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        Coin coin,
        uint256 price,
        uint256 start,
        uint256 end
    );

    /// @notice An ask was cancelled.
    event AskCancelled(address indexed collection, uint256 indexed tokenId, address indexed seller);

    /// @notice All earlier asks of a seller were cancelled.
    /// @param seller The seller.
    /// @param round How many times the seller has done this.
    event AllAsksCancelled(address indexed seller, uint256 round);

    /// @notice A token was bought from its ask, which no longer exists.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller The account that sold it.
    /// @param buyer The account that paid.
    /// @param to The account that received it.
    /// @param coin The coin of the price.
    /// @param price The full price.
    /// @param fee The platform's share of it.
    /// @param creator The account the royalty is credited to; the zero address if there is none.
    /// @param royalty The creator's share of it.
    event AskFilled(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        address buyer,
        address to,
        Coin coin,
        uint256 price,
        uint256 fee,
        address creator,
        uint256 royalty
    );

    /// @notice A bid was made, or its price or end changed.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder The account that bids.
    /// @param coin The coin of the price.
    /// @param price The price, all of which the market holds.
    /// @param end The time from which it can no longer be accepted.
    event BidSet(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed bidder,
        Coin coin,
        uint256 price,
        uint256 end
    );

    /// @notice A bid was cancelled.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder The account that had made it.
    /// @param to The address the money was sent to.
    /// @param coin The coin of the refund.
    /// @param price The amount sent.
    event BidCancelled(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed bidder,
        address to,
        Coin coin,
        uint256 price
    );

    /// @notice A holder sold a token to a bidder, whose bid no longer exists.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder The account that now holds it.
    /// @param seller The account that sold it.
    /// @param coin The coin of the price.
    /// @param price The full price.
    /// @param fee The platform's share of it.
    /// @param creator The account the royalty is credited to; the zero address if there is none.
    /// @param royalty The creator's share of it.
    event BidAccepted(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed bidder,
        address seller,
        Coin coin,
        uint256 price,
        uint256 fee,
        address creator,
        uint256 royalty
    );

    /// @notice Thrown when the caller lists a token they do not hold.
    error Market_NotTokenOwner(address collection, uint256 tokenId, address caller);

    /// @notice Thrown when the market lacks the approval of a single token, in a collection that does not count transfers.
    error Market_NotApproved(address collection, uint256 tokenId);

    /// @notice Thrown when a token would be sold, or could be sold, too close to its expiry or after it.
    error Market_ExpiresTooSoon(uint256 expiry, uint256 minExpiry);

    /// @notice Thrown when the seller has no ask for the token, or the token has left them since.
    error Market_AskNotFound(address collection, uint256 tokenId, address seller);

    /// @notice Thrown when an ask has not started or has ended.
    error Market_AskNotOpen(uint256 start, uint256 end);

    /// @notice Thrown when the coin or the price is not what the caller agreed to.
    error Market_TermsMismatch(Coin coin, uint256 price);

    /// @notice Thrown when the bidder has no bid for the token.
    error Market_BidNotFound(address collection, uint256 tokenId, address bidder);

    /// @notice Thrown when the bidder already has a bid for the token, which has to be updated or cancelled.
    error Market_BidExists(address collection, uint256 tokenId, address bidder);

    /// @notice Thrown when a refund would be sent to the zero address or to the market, where it would be lost.
    error Market_InvalidReceiver(address to);

    /// @notice Thrown when a bid has ended.
    error Market_BidExpired(uint256 end);

    /// @notice Lists the caller's token, or replaces its listing. It can be bought as soon as the market is approved for it:
    /// for the single token in collections that do not count transfers, in either way in others.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin The coin of the price.
    /// @param price The price.
    /// @param start The time from which it can be bought; a time in the past means now.
    /// @param end The time from which it can no longer be bought; 0 for the longest time allowed.
    function sellReady(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 start, uint40 end) external;

    /// @notice Lists several of the caller's tokens, all of them or none, each as `sellReady` does and with its own event. If
    /// a token is named twice, the later terms apply. An empty list does nothing.
    /// @param listings The tokens and their terms.
    function sellReadyMany(Listing[] calldata listings) external;

    /// @notice Cancels the caller's ask for a token. Never paused.
    function cancelSell(address collection, uint256 tokenId) external;

    /// @notice Cancels all of the caller's asks at once. Never paused.
    function cancelAllSells() external;

    /// @notice Buys a token from its ask, on the terms the caller states.
    /// @param purchase The token and its terms.
    /// @param to The account that receives it; a contract must accept ERC-721 tokens.
    function sellTokenTo(Purchase calldata purchase, address to) external payable;

    /// @notice Buys several tokens, all of them or none.
    /// @param purchases The tokens and their terms.
    /// @param to The account that receives them.
    function sellTokensTo(Purchase[] calldata purchases, address to) external payable;

    /// @notice Bids for a token and deposits the price.
    /// @param collection The token's collection.
    /// @param tokenId The token; it need not exist yet.
    /// @param coin The coin of the price.
    /// @param price The price.
    /// @param end The time from which it can no longer be accepted; 0 for the longest time allowed.
    function bid(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 end) external payable;

    /// @notice Changes the price and the end of the caller's bid: collects the difference, or refunds it.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param price The new price in the same coin. A higher one needs a supported coin.
    /// @param end The time from which it can no longer be accepted; 0 for the longest time allowed.
    function updateBidPrice(address collection, uint256 tokenId, uint256 price, uint40 end) external payable;

    /// @notice Cancels the caller's bid and refunds all of it. Never paused.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param to The address the money is sent to. If it refuses the money, only this call fails.
    function cancelBid(address collection, uint256 tokenId, address to) external;

    /// @notice Sells the caller's token to a bidder. The market must be approved for it. The token is sent with
    /// `transferFrom`, so the bidder cannot refuse it.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder The account whose bid is accepted.
    /// @param coin The coin the caller agrees to.
    /// @param minPrice The lowest price the caller agrees to: the bidder may lower the bid at any time.
    function acceptBid(address collection, uint256 tokenId, address bidder, Coin coin, uint256 minPrice) external;

    /// @notice The ask a seller has for a token. There is none once the token has left the seller.
    function askOf(address collection, uint256 tokenId, address seller) external view returns (Ask memory ask);

    /// @notice The bid an account has for a token.
    function bidOf(address collection, uint256 tokenId, address bidder) external view returns (Bid memory bid_);

    /// @notice How many times a seller has cancelled all their asks.
    function askNonce(address seller) external view returns (uint256 round);

    /// @notice The ledger that fees and royalties are credited in.
    function credits() external view returns (address);
}
