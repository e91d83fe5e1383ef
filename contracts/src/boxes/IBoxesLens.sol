// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {IBoxes} from "./IBoxes.sol";

/// @notice Reads the state of `IBoxes` as structs. Has no state of its own and can be replaced.
interface IBoxesLens {
    /// @notice A collection.
    /// @param owner The owner.
    /// @param coin The coin that draws are paid in.
    /// @param price The price of one draw: as published, or as it would be published now.
    /// @param minPrice The lowest price of any draw; with 0, only the owner may put NFTs in.
    /// @param totalPrice The sum of the own prices of the NFTs in the collection.
    /// @param commissionRate The owner's share, in basis points.
    /// @param feeRate The platform fee of the current run, in basis points.
    /// @param commission The owner's claimable commission.
    /// @param fee The platform's claimable fee.
    /// @param size The number of NFTs in the collection, including those of pending draws.
    /// @param pending The number of draws that are paid and not settled.
    /// @param timesToCall How many more draws are possible.
    /// @param soldCount The number of draws paid and not refunded.
    /// @param orders The number of orders.
    /// @param settled The number of settled orders.
    /// @param run How many times it was published.
    /// @param publishedAt When it was published; 0 if it is unpublished.
    /// @param openAt The time from which it can be drawn from.
    /// @param closeAt The time at which the run ends.
    /// @param hasOnePrice Whether there is one price for all.
    /// @param allOpen Whether everyone may draw at the published price.
    /// @param state The state.
    struct Box {
        address owner;
        Coin coin;
        uint256 price;
        uint256 minPrice;
        uint256 totalPrice;
        uint256 commissionRate;
        uint256 feeRate;
        uint256 commission;
        uint256 fee;
        uint256 size;
        uint256 pending;
        uint256 timesToCall;
        uint256 soldCount;
        uint256 orders;
        uint256 settled;
        uint256 run;
        uint256 publishedAt;
        uint256 openAt;
        uint256 closeAt;
        bool hasOnePrice;
        bool allOpen;
        IBoxes.BoxState state;
    }

    /// @notice An NFT of a collection.
    /// @param owner The depositor; once drawn, the winner.
    /// @param collection The NFT contract; the zero address if the NFT was claimed or returned.
    /// @param tokenId The token id.
    /// @param price Its own price.
    /// @param isDrawn Whether it was drawn and can be claimed.
    struct Nft {
        address owner;
        address collection;
        uint256 tokenId;
        uint256 price;
        bool isDrawn;
    }

    /// @notice An order of one or more draws.
    /// @param owner The drawer; the zero address if there is no such order.
    /// @param round The round that decides its prizes.
    /// @param size The number of draws.
    /// @param paid The total price; 0 once settled.
    /// @param isSettled Whether it was settled, by prizes or by a refund.
    struct Order {
        address owner;
        uint256 round;
        uint256 size;
        uint256 paid;
        bool isSettled;
    }

    /// @notice A whitelist entry.
    /// @param price The price of one draw for the account.
    /// @param usedCount The number of draws it has made.
    /// @param limit The maximum number of draws.
    struct WhitelistItem {
        uint256 price;
        uint256 usedCount;
        uint256 limit;
    }

    /// @notice A collection.
    function boxOf(uint256 boxId) external view returns (Box memory box);

    /// @notice An NFT, by its index in the collection.
    function nftOf(uint256 boxId, uint256 index) external view returns (Nft memory nft);

    /// @notice An order. The total price is available until it is settled; afterwards the `Drawn` event has it.
    function orderOf(uint256 boxId, uint256 orderId) external view returns (Order memory order);

    /// @notice A whitelist entry.
    function whitelistItem(uint256 boxId, address account) external view returns (WhitelistItem memory entry);

    /// @notice The contract it reads.
    function boxes() external view returns (address);
}
