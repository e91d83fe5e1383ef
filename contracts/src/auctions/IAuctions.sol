// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice English auctions of ERC-721 tokens. The contract holds the token for the whole auction, and the highest bid
/// while it is the highest.
///
/// A bid must reach the reserve; each further bid must be at least 5% (and at least one unit) higher. A bid in the last ten
/// minutes moves the end to ten minutes later, at most 255 times per lot. An outbid bidder is credited immediately. After
/// the end anyone may settle: the token is transferred to the highest bidder, and seller, creator and platform are credited,
/// so no receiver can block the settlement. A lot without bids returns to its seller, who may also cancel it at any time.
///
/// Tokens that expire: the lot must end at least 7 days before the expiry, with every possible extension counted, so bidder
/// and seller both have a week to settle. If nobody settles in that week and the token expires, the bidder may reclaim the
/// money at once. A token that was lost this way and belongs to somebody else later can be put up again: `create` replaces
/// the old lot and credits its bidder.
///
/// The highest bidder may also reclaim the bid 30 days after the end if the lot was not settled, for example because the
/// collection refuses to transfer. A coin that its issuer pauses delays the lots in it until it can be transferred again.
///
/// Trust: the owner and admins set the fee rate (at most 10%), the royalty cap, the limits and the lists, and pause. A lot
/// keeps the fee rate it was created with, because a seller cannot withdraw it once there is a bid. No lot lasts longer than
/// 90 days plus its extensions, whatever limit is set, so no bid is locked indefinitely. Nobody but the parties can move a
/// token or a bid. A pause only stops new lots: the lots under way still take bids, or they would sell below their value.
/// Settling, cancelling and reclaiming depend neither on the pause nor on the lists.
interface IAuctions {
    /// @notice The state of a lot.
    enum LotState {
        None,
        NotStarted,
        Ongoing,
        Over
    }

    /// @notice A token up for auction.
    /// @param seller Receives the price, or the token if it is not sold.
    /// @param coin The coin of the bids.
    /// @param start When bidding opens.
    /// @param end When bidding closes, unless a late bid extends it.
    /// @param bidder The highest bidder; the zero address if there is none.
    /// @param amount The highest bid; the reserve if there is none.
    /// @param minBid The minimum next bid.
    /// @param feeRate The platform's part of the price, in basis points.
    /// @param state The state of the lot.
    struct Lot {
        address seller;
        Coin coin;
        uint256 start;
        uint256 end;
        address bidder;
        uint256 amount;
        uint256 minBid;
        uint256 feeRate;
        LotState state;
    }

    /// @notice A token was put up for auction.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller The seller.
    /// @param coin The coin of the bids.
    /// @param reserve The minimum first bid.
    /// @param start When bidding opens.
    /// @param end When bidding closes.
    /// @param feeRate The platform's part of the price, in basis points.
    event LotCreated(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        Coin coin,
        uint256 reserve,
        uint256 start,
        uint256 end,
        uint256 feeRate
    );

    /// @notice A new highest bid was placed. The refund of the previous bidder is in the ledger's `Credited` event.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder The new highest bidder.
    /// @param amount The bid, held by the contract.
    /// @param end When bidding closes now.
    event LotBid(
        address indexed collection, uint256 indexed tokenId, address indexed bidder, uint256 amount, uint256 end
    );

    /// @notice The token was transferred to the highest bidder.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param winner The new owner.
    /// @param seller Credited with the price less fee and royalty.
    /// @param coin The coin of the price.
    /// @param price The whole price.
    /// @param fee The platform's part of it.
    /// @param creator Credited with the royalty; the zero address if there is none.
    /// @param royalty The creator's part of the price.
    event LotSettled(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed winner,
        address seller,
        Coin coin,
        uint256 price,
        uint256 fee,
        address creator,
        uint256 royalty
    );

    /// @notice The token was returned to its seller: there was no bid, or the bid was reclaimed.
    event LotReturned(address indexed collection, uint256 indexed tokenId, address indexed seller);

    /// @notice The highest bidder was credited with the bid of a lot that was not settled. The token is due to its seller.
    event BidReclaimed(
        address indexed collection, uint256 indexed tokenId, address indexed bidder, Coin coin, uint256 amount
    );

    /// @notice A lot ended because the contract no longer holds its token. The token's new owner put it up again.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller The seller of the old lot.
    /// @param bidder Credited with `amount`; the zero address if there was no bid.
    /// @param coin The coin of the old lot.
    /// @param amount The refunded bid; 0 if there was none.
    event LotVoided(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        address bidder,
        Coin coin,
        uint256 amount
    );

    /// @notice Thrown when the token is not in a lot.
    error Auctions_LotNotFound(address collection, uint256 tokenId);

    /// @notice Thrown when the token is in a lot already.
    error Auctions_LotExists(address collection, uint256 tokenId);

    /// @notice Thrown when the token is in another lot than the caller stated.
    error Auctions_LotMismatch(uint256 start);

    /// @notice Thrown when the token was not transferred to this contract.
    error Auctions_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when the lot's latest possible end is less than 7 days before the token's expiry.
    error Auctions_EndsTooCloseToExpiry(uint256 latestEnd, uint256 expiry);

    /// @notice Thrown when a lot would last longer than 90 days.
    error Auctions_LotTooLong(uint256 duration, uint256 max);

    /// @notice Thrown when a bid comes before the start or after the end.
    error Auctions_NotOngoing(uint256 start, uint256 end);

    /// @notice Thrown when the bid is in another coin than the lot.
    error Auctions_CoinMismatch(Coin coin);

    /// @notice Thrown when the bid is below the minimum.
    error Auctions_BidTooLow(uint256 amount, uint256 minBid);

    /// @notice Thrown when the bid does not fit in 96 bits.
    error Auctions_BidTooHigh(uint256 amount);

    /// @notice Thrown when it is too early to settle, or to reclaim a bid.
    error Auctions_TooEarly(uint256 time);

    /// @notice Thrown when the caller is not the seller, or not the highest bidder.
    error Auctions_Unauthorized(address caller);

    /// @notice Thrown when the seller cancels a lot that has a bid.
    error Auctions_HasBid(address bidder, uint256 amount);

    /// @notice Puts the caller's token up for auction and transfers it here. Needs an approval for this contract. Replaces a
    /// lot whose token this contract no longer holds.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin The coin of the bids.
    /// @param reserve The minimum first bid.
    /// @param start When bidding opens; now, if that has passed.
    /// @param end When bidding closes; 0 for the longest duration allowed.
    function create(address collection, uint256 tokenId, Coin coin, uint256 reserve, uint40 start, uint40 end) external;

    /// @notice Places a bid above the highest and takes the money. Never paused.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin The lot's coin, as the caller expects it.
    /// @param amount The bid.
    /// @param start The lot's start, as the caller expects it: a lot that was put up again has a later one.
    function bid(address collection, uint256 tokenId, Coin coin, uint256 amount, uint40 start) external payable;

    /// @notice Transfers the token to the highest bidder and credits the price; without a bid, returns the token. Anyone may
    /// call it after the end. Never paused.
    function settle(address collection, uint256 tokenId) external;

    /// @notice Returns the token to the calling seller while there is no bid. Never paused.
    function cancel(address collection, uint256 tokenId) external;

    /// @notice Credits the highest bidder with the bid of a lot that is over and was not settled. Never paused.
    ///
    /// The bidder may call it as soon as the token cannot be delivered because this contract does not own it any more or it
    /// has expired; otherwise 30 days after the end. Anyone else may call it for the bidder 30 days after the end, and only
    /// if the token still cannot be delivered: a sale that can be settled is only ever given up by the bidder.
    function reclaimBid(address collection, uint256 tokenId) external;

    /// @notice Returns the lot of a token.
    function lotOf(address collection, uint256 tokenId) external view returns (Lot memory lot);

    /// @notice Returns the ledger that prices, fees and refunds are credited in.
    function credits() external view returns (address);
}
