// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Tokens sold to whoever bids most until the end. The token is here from the beginning, the highest bid's money as
/// long as it is the highest.
///
/// A bid must reach the reserve, then be at least 5% (and at least one unit) above the one before. One in the last ten
/// minutes puts the end off to ten minutes from then. Who is outbid is credited at once. After the end anyone settles: the
/// token goes to the highest bidder, without asking them; seller, creator and house are credited, so none of them can hold
/// it up. A lot nobody bid for goes back, and its seller may take it back at any time.
///
/// If a lot cannot be settled for 30 days, because its collection will not hand the token over, the bidder may take the
/// money back. A coin that its issuer stops holds up the lots in it until it moves again.
///
/// Trust: owner and admins set fee (never above 10%), royalties' top, limits and lists, and pause. They can neither move a
/// token nor touch a bid. A pause stops new lots only: the clock of those under way runs on, and without bids they would go
/// below their price. Settling, taking back and cancelling never ask them, nor the pause, nor the lists.
interface IAuctions {
    /// @notice How a lot stands.
    enum LotState {
        None,
        NotStarted,
        Ongoing,
        Over
    }

    /// @notice A token up for auction.
    /// @param seller Who gets the money, or the token back.
    /// @param coin What is bid in.
    /// @param start From when on it can be bid for.
    /// @param end From when on no longer, unless a late bid puts it off.
    /// @param bidder The highest bidder; the null address if there is none.
    /// @param amount The highest bid; the reserve if there is none.
    /// @param least What the next bid must be.
    /// @param state How it stands.
    struct Lot {
        address seller;
        Coin coin;
        uint256 start;
        uint256 end;
        address bidder;
        uint256 amount;
        uint256 least;
        LotState state;
    }

    /// @notice A token is up for auction.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param seller Who sells it.
    /// @param coin What is bid in.
    /// @param reserve The least first bid.
    /// @param start From when on it can be bid for.
    /// @param end From when on no longer.
    event LotCreated(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed seller,
        Coin coin,
        uint256 reserve,
        uint256 start,
        uint256 end
    );

    /// @notice There is a new highest bid. Whoever is outbid is in the ledger's own event.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param bidder Who bids.
    /// @param amount How much, all of which is here.
    /// @param end When the auction ends now.
    event LotBid(
        address indexed collection, uint256 indexed tokenId, address indexed bidder, uint256 amount, uint256 end
    );

    /// @notice The token went to the highest bidder.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param winner Who has it now.
    /// @param seller Who is credited the rest of the price.
    /// @param coin What was paid in.
    /// @param price The whole price.
    /// @param fee The house's part of it.
    /// @param creator Whom the royalty is credited to; the null address if there is none.
    /// @param royalty The creator's part of it.
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

    /// @notice The token went back to its seller: nobody bid, or the seller took it back before anybody did.
    event LotReturned(address indexed collection, uint256 indexed tokenId, address indexed seller);

    /// @notice The highest bidder took the money back from a lot that could not be settled. The token is its seller's.
    event LotReleased(
        address indexed collection, uint256 indexed tokenId, address indexed bidder, Coin coin, uint256 amount
    );

    /// @notice Thrown when there is no such lot.
    error Auctions_NoLot(address collection, uint256 tokenId);

    /// @notice Thrown when the token is up for auction already, or did not come.
    error Auctions_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when the auction would outlive the token's expiry.
    error Auctions_EndsAfterExpiry(uint256 end, uint256 expiry);

    /// @notice Thrown when somebody bids before the start or after the end.
    error Auctions_NotOngoing(uint256 start, uint256 end);

    /// @notice Thrown when a bid is in another coin than the lot.
    error Auctions_OtherCoin(Coin coin);

    /// @notice Thrown when a bid is below the least it must be.
    error Auctions_BidTooLow(uint256 amount, uint256 least);

    /// @notice Thrown when a bid does not fit 96 bits.
    error Auctions_BidTooHigh(uint256 amount);

    /// @notice Thrown when it is not yet time to settle, or to take the money back.
    error Auctions_TooEarly(uint256 time);

    /// @notice Thrown when somebody else does what only the seller or the highest bidder may.
    error Auctions_NotYours(address caller);

    /// @notice Thrown when the seller would take back a token that somebody has bid for.
    error Auctions_HasBid(address bidder, uint256 amount);

    /// @notice Puts the caller's token up for auction. This contract must be approved for it, and takes it.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin What is bid in.
    /// @param reserve The least first bid.
    /// @param start From when on it can be bid for; now, if that is past.
    /// @param end From when on no longer; 0 for as long as allowed.
    function create(address collection, uint256 tokenId, Coin coin, uint256 reserve, uint40 start, uint40 end) external;

    /// @notice Bids more than anybody before, with the money. Never paused.
    /// @param collection The token's collection.
    /// @param tokenId The token.
    /// @param coin The lot's coin, as the caller saw it.
    /// @param amount How much.
    function bid(address collection, uint256 tokenId, Coin coin, uint256 amount) external payable;

    /// @notice Hands over the token and shares out the price; without a bid, gives the token back. Anyone may call it after
    /// the end. Never paused.
    function settle(address collection, uint256 tokenId) external;

    /// @notice Gives the token back to the calling seller, as long as nobody has bid. Never paused.
    function cancel(address collection, uint256 tokenId) external;

    /// @notice Credits the calling highest bidder their money, 30 days after the end of a lot that could not be settled.
    /// Never paused.
    function release(address collection, uint256 tokenId) external;

    /// @notice The lot a token is in.
    function lotOf(address collection, uint256 tokenId) external view returns (Lot memory lot);

    /// @notice The ledger that all but the token is paid into.
    function credits() external view returns (address);
}
