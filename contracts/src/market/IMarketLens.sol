// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionOffers} from "./ICollectionOffers.sol";
import {IMarket} from "./IMarket.sol";

/// @notice Reads many asks, bids and collection offers in one call, by their keys. It has no state and no rights. The indexer
/// provides the keys.
interface IMarketLens {
    /// @notice The state of an ask.
    enum AskState {
        None,
        NotStarted,
        Open,
        Ended,
        /// @dev The market is not approved for the token.
        NotApproved,
        /// @dev The market is paused, or no longer supports the coin or the collection.
        Suspended
    }

    /// @notice A token.
    struct Token {
        address collection;
        uint256 tokenId;
    }

    /// @notice The key of a bid.
    struct BidKey {
        address collection;
        uint256 tokenId;
        address bidder;
    }

    /// @notice The key of a collection offer.
    struct CollectionOfferKey {
        address collection;
        address offerer;
    }

    /// @notice The ask of a token's current holder, and whether it can be bought now.
    struct AskView {
        IMarket.Ask ask;
        AskState state;
    }

    /// @notice A bid, and whether the market would let a holder accept it now. The token's approval and expiry are not
    /// checked.
    struct BidView {
        IMarket.Bid bid;
        bool open;
    }

    /// @notice A collection offer, and whether the market would let a holder accept it now. Approvals and expiries of tokens
    /// are not checked.
    struct CollectionOfferView {
        ICollectionOffers.CollectionOffer offer;
        bool open;
    }

    /// @notice Thrown when more keys are given than a node may be able to answer in one call.
    error MarketLens_TooManyKeys(uint256 given, uint256 max);

    /// @notice The asks for up to 100 tokens. A token that does not exist has none.
    function asks(Token[] calldata tokens) external view returns (AskView[] memory views);

    /// @notice Up to 100 bids.
    function bids(BidKey[] calldata keys) external view returns (BidView[] memory views);

    /// @notice Up to 100 collection offers.
    function collectionOffers(CollectionOfferKey[] calldata keys)
        external
        view
        returns (CollectionOfferView[] memory views);
}
