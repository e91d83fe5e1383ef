// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Where tokens are sold: asks by their holders, bids by those who want them.
///
/// An ask leaves the token in the seller's wallet, under the seller's approval of this contract. It stands for one token, one
/// seller and one stay of the token with that seller: once the token leaves them the ask is dormant for ever, also when the
/// token comes back. In collections that count transfers the count is part of the ask's key. In all others the ask needs the
/// token's own approval (`approve`, not `setApprovalForAll`), which ERC-721 clears with every transfer. There, approving the
/// token for this contract again is what wakes an old ask: cancel it, or all of them, before; `acceptBid` never needs it,
/// because `setApprovalForAll` is enough for that.
///
/// A bid holds the bidder's money here. It is for the token, whoever holds it: it survives transfers, until it is accepted,
/// cancelled or over. One for each bidder and token.
///
/// Out of a price come the house's fee and the creator's royalty, both as credits. The seller is paid directly: one who
/// refuses the money stops only their own sale. What a bidder takes back goes where they say.
///
/// Trust: owner and admins set fee (never above 10%), royalties' top, limits and lists, and pause. They can neither move a
/// token nor touch a bid. Cancelling never asks them, nor the pause, nor the lists.
interface IMarket {
    /// @notice What a buyer saw and agrees to.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller Who sells it.
    /// @param coin What the price is counted in.
    /// @param price The price.
    struct Purchase {
        address collection;
        uint256 tokenId;
        address seller;
        Coin coin;
        uint256 price;
    }

    /// @notice What a holder asks for one token, among several they put up at once.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin What the price is counted in.
    /// @param price The price.
    /// @param start From when on it can be bought; now, if that is past.
    /// @param end From when on no longer; 0 for as long as allowed.
    struct Listing {
        address collection;
        uint256 tokenId;
        Coin coin;
        uint256 price;
        uint40 start;
        uint40 end;
    }

    /// @notice An offer to sell.
    /// @param seller Who sells.
    /// @param coin What the price is counted in.
    /// @param price The price; 0 if there is no ask.
    /// @param start From when on it can be bought.
    /// @param end From when on no longer.
    struct Ask {
        address seller;
        Coin coin;
        uint256 price;
        uint256 start;
        uint256 end;
    }

    /// @notice An offer to buy, with the money here.
    /// @param coin What the price is counted in.
    /// @param price The price; 0 if there is no bid.
    /// @param end From when on it cannot be accepted.
    struct Bid {
        Coin coin;
        uint256 price;
        uint256 end;
    }

    /// @notice A token is for sale on these terms; those before, if any, are gone.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller Who sells it.
    /// @param coin What the price is counted in.
    /// @param price The price.
    /// @param start From when on it can be bought.
    /// @param end From when on no longer.
    event AskSet(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        Coin coin,
        uint256 price,
        uint256 start,
        uint256 end
    );

    /// @notice A token is for sale no longer.
    event AskCancelled(address indexed collection, uint256 indexed tokenId, address indexed seller);

    /// @notice None of the tokens a seller put up before this is for sale any longer.
    /// @param seller The seller.
    /// @param round How often they have done so.
    event AllAsksCancelled(address indexed seller, uint256 round);

    /// @notice A token was bought from its ask, which is gone.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller Who sold it.
    /// @param buyer Who paid.
    /// @param to Who has it now.
    /// @param coin What was paid in.
    /// @param price The whole price.
    /// @param fee The house's part of it.
    /// @param creator Whom the royalty is credited to; the null address if there is none.
    /// @param royalty The creator's part of it.
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

    /// @notice Somebody bids for a token, or changed their bid, to these terms.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder Who bids.
    /// @param coin What the price is counted in.
    /// @param price The price, all of which is here.
    /// @param end From when on it cannot be accepted.
    event BidSet(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed bidder,
        Coin coin,
        uint256 price,
        uint256 end
    );

    /// @notice A bid was taken back.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder Whose bid it was.
    /// @param to Where the money went.
    /// @param coin What it is counted in.
    /// @param price How much it was.
    event BidCancelled(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed bidder,
        address to,
        Coin coin,
        uint256 price
    );

    /// @notice A holder sold a token to a bidder, whose bid is gone.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder Who has it now.
    /// @param seller Who sold it.
    /// @param coin What was paid in.
    /// @param price The whole price.
    /// @param fee The house's part of it.
    /// @param creator Whom the royalty is credited to; the null address if there is none.
    /// @param royalty The creator's part of it.
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

    /// @notice Thrown when somebody puts up a token that is not theirs.
    error Market_NotHolder(address collection, uint256 tokenId, address caller);

    /// @notice Thrown when an ask is bought without the token's own approval, in a collection that counts no transfers.
    error Market_NotApproved(address collection, uint256 tokenId);

    /// @notice Thrown when an ask would outlive the token's expiry.
    error Market_EndsAfterExpiry(uint256 end, uint256 expiry);

    /// @notice Thrown when the seller has no ask for the token, or the token has left them since.
    error Market_NoAsk(address collection, uint256 tokenId, address seller);

    /// @notice Thrown when an ask has not begun, or is over.
    error Market_AskNotOpen(uint256 start, uint256 end);

    /// @notice Thrown when price or coin are not those the caller agreed to, or a bid is below the least they take.
    error Market_OtherTerms(Coin coin, uint256 price);

    /// @notice Thrown when the bidder has no bid for the token.
    error Market_NoBid(address collection, uint256 tokenId, address bidder);

    /// @notice Thrown when the bidder has a bid for the token already: change that one.
    error Market_BidExists(address collection, uint256 tokenId, address bidder);

    /// @notice Thrown when money would be sent to the null address.
    error Market_NoReceiver();

    /// @notice Thrown when a bid is over.
    error Market_BidOver(uint256 end);

    /// @notice Puts the caller's token up for sale, or changes on which terms it is. It can be bought once the market is
    /// approved for it: by the token's own approval in collections that count no transfers, by either kind in others.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin What the price is counted in.
    /// @param price The price.
    /// @param start From when on it can be bought; now, if that is past.
    /// @param end From when on no longer; 0 for as long as allowed.
    function sellReady(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 start, uint40 end) external;

    /// @notice Puts several of the caller's tokens up for sale, all or none; each as `sellReady` does, with its own event. A
    /// token named twice has the later terms, and none at all is nothing done.
    /// @param listings The tokens and what is asked for each.
    function sellReadyMany(Listing[] calldata listings) external;

    /// @notice Ends the caller's ask for a token. Never paused.
    function cancelSell(address collection, uint256 tokenId) external;

    /// @notice Ends all of the caller's asks at once. Never paused.
    function cancelAllSells() external;

    /// @notice Buys a token from its ask, on the terms the caller saw, and delivers it.
    /// @param what The token and its terms.
    /// @param to Who gets it; a contract must accept ERC-721 tokens.
    function sellTokenTo(Purchase calldata what, address to) external payable;

    /// @notice Buys several tokens, all or none.
    /// @param whats The tokens and their terms.
    /// @param to Who gets them.
    function sellTokensTo(Purchase[] calldata whats, address to) external payable;

    /// @notice Bids for a token and leaves the money here.
    /// @param collection The token's collection.
    /// @param tokenId The token; it need not exist yet.
    /// @param coin What the price is counted in.
    /// @param price The price.
    /// @param end From when on it cannot be accepted; 0 for as long as allowed.
    function bid(address collection, uint256 tokenId, Coin coin, uint256 price, uint40 end) external payable;

    /// @notice Changes the price and the end of the caller's bid: pays the difference, or gets it back.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param price The new price in the same coin.
    /// @param end From when on it cannot be accepted; 0 for as long as allowed.
    function updateBidPrice(address collection, uint256 tokenId, uint256 price, uint40 end) external payable;

    /// @notice Takes the caller's bid back with all its money. Never paused.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param to Where the money goes; one that refuses it only stops this call.
    function cancelBid(address collection, uint256 tokenId, address to) external;

    /// @notice Sells the caller's token to a bidder. The market must be approved for it.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder Whose bid.
    /// @param coin The coin the caller saw.
    /// @param leastPrice The least the caller takes: a bidder may have lowered the bid meanwhile.
    function acceptBid(address collection, uint256 tokenId, address bidder, Coin coin, uint256 leastPrice) external;

    /// @notice The ask a seller has for a token that is with them: one that went dormant is none.
    function askOf(address collection, uint256 tokenId, address seller) external view returns (Ask memory ask);

    /// @notice The bid somebody has for a token.
    function bidOf(address collection, uint256 tokenId, address bidder) external view returns (Bid memory bid_);

    /// @notice How often a seller has cancelled all their asks.
    function sellRound(address seller) external view returns (uint256 round);

    /// @notice The ledger that fees and royalties are credited in.
    function credits() external view returns (address);
}
