// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarket} from "./IMarket.sol";

/// @notice Reads many asks and bids in one call, by their keys. Keeps nothing and can do nothing. Lists come from the index.
interface IMarketLens {
    /// @notice How an ask stands.
    enum AskState {
        None,
        NotStarted,
        Open,
        Over,
        /// @dev It stands, but the market is not approved for the token.
        NotApproved,
        /// @dev It stands, but the market is paused, or deals no longer in the coin or the collection.
        Stopped
    }

    /// @notice A token.
    struct Token {
        address collection;
        uint256 tokenId;
    }

    /// @notice Which bid.
    struct BidKey {
        address collection;
        uint256 tokenId;
        address bidder;
    }

    /// @notice The ask for a token by whoever holds it, and whether it can be bought now.
    struct AskView {
        IMarket.Ask ask;
        AskState state;
    }

    /// @notice A bid, and whether its token's holder could accept it now.
    struct BidView {
        IMarket.Bid bid;
        bool open;
    }

    /// @notice Thrown when more is asked for at once than a node may answer.
    error MarketLens_TooMany(uint256 given, uint256 most);

    /// @notice The asks for up to 100 tokens. A token that does not exist has none.
    function asks(Token[] calldata tokens) external view returns (AskView[] memory views);

    /// @notice Up to 100 bids.
    function bids(BidKey[] calldata keys) external view returns (BidView[] memory views);
}
