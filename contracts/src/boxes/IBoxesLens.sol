// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {IBoxes} from "./IBoxes.sol";

/// @notice Reads what `IBoxes` keeps, in words that people use. Holds nothing and can be replaced.
interface IBoxesLens {
    /// @notice A collection.
    /// @param owner Whose it is.
    /// @param coin What is paid in.
    /// @param price What one draw costs: as published, or as it would be now.
    /// @param totalPrice The own prices of all NFTs that are in, together.
    /// @param commissionRate The owner's part, in basis points.
    /// @param feeRate The house's part as published, in basis points.
    /// @param commission What the owner can claim.
    /// @param fee What the house can claim.
    /// @param size How many NFTs are in.
    /// @param waiting How many of them are paid for and not fixed yet.
    /// @param timesToCall How often it can still be drawn.
    /// @param soldCount How many were ever drawn and not given back.
    /// @param orders How many orders there were.
    /// @param settled How many of them are resolved.
    /// @param run How many times it was published.
    /// @param publishedAt When it was published; 0 if it is not.
    /// @param openAt From when on it can be drawn from.
    /// @param closeAt From when on no longer.
    /// @param hasOnePrice Whether there is one price for all.
    /// @param allOpen Whether everybody may draw.
    /// @param state How it stands.
    struct Box {
        address owner;
        Coin coin;
        uint256 price;
        uint256 totalPrice;
        uint256 commissionRate;
        uint256 feeRate;
        uint256 commission;
        uint256 fee;
        uint256 size;
        uint256 waiting;
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
    /// @param owner Who put it in; once drawn, who drew it.
    /// @param collection Its contract; the null address if it is no longer here.
    /// @param tokenId Its id there.
    /// @param price Its own price.
    /// @param isDrawn Whether it was drawn, and waits to be claimed.
    struct Nft {
        address owner;
        address collection;
        uint256 tokenId;
        uint256 price;
        bool isDrawn;
    }

    /// @notice An order: a slot of one or more draws.
    /// @param owner Who drew; the null address if there is no such order.
    /// @param round The round that fixes its prizes.
    /// @param size How many draws.
    /// @param paid What they cost together.
    /// @param isSettled Whether it is resolved, by prizes or by a refund.
    struct Order {
        address owner;
        uint256 round;
        uint256 size;
        uint256 paid;
        bool isSettled;
    }

    /// @notice A row of the whitelist.
    /// @param price What a draw costs the account.
    /// @param usedCount How many it has drawn.
    /// @param limit How many it may.
    struct WhitelistItem {
        uint256 price;
        uint256 usedCount;
        uint256 limit;
    }

    /// @notice A collection.
    function boxOf(uint256 boxId) external view returns (Box memory box);

    /// @notice An NFT by its number in the collection.
    function nftOf(uint256 boxId, uint256 index) external view returns (Nft memory nft);

    /// @notice An order. What it cost is known until it is resolved; afterwards the event has it.
    function orderOf(uint256 boxId, uint256 orderId) external view returns (Order memory order);

    /// @notice A row of the whitelist.
    function whitelistItem(uint256 boxId, address account) external view returns (WhitelistItem memory item);

    /// @notice The boxes it reads.
    function boxes() external view returns (address);
}
