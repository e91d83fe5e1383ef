// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {MaxFee} from "./MaxFee.sol";

/// @notice A sale of a series. Wallets on the whitelist mint at their own price and up to their own limit; everybody else
/// can too, while the sale is open to all. The whitelist is a Merkle tree, single entries, or both. There is one active sale
/// at a time. Each has its own series, so that purchases are counted from 0. It is meant for a closed collection: in an open
/// one anyone can mint anyway.
///
/// Trust: the owner and collaborators set the terms and may change or end them at any time. A buyer states the coin and
/// price they agreed to, and pays that or nothing. Every price goes to the owner of the collection at that moment, the mint
/// fee to the platform, both as credits.
interface ICollectionSale {
    /// @notice The terms of a sale.
    /// @param coin The coin of all its prices: the native coin or a token.
    /// @param price The price of a token for wallets that are not whitelisted, while the sale is open to all.
    /// @param limit The number of tokens each of them may buy.
    /// @param allOpen Whether the sale is open to all.
    /// @param merkleRoot The root of the whitelist's Merkle tree; 0 for none.
    /// @param treeUri The URI of the tree's file.
    struct SaleTerms {
        Coin coin;
        uint96 price;
        uint32 limit;
        bool allOpen;
        bytes32 merkleRoot;
        string treeUri;
    }

    /// @notice A wallet on the whitelist.
    /// @param price Its price of a token, in the sale's coin.
    /// @param usedCount The number of tokens it has bought in this sale, in any way.
    /// @param addr The wallet.
    /// @param limit The number of tokens it may buy.
    struct WhitelistItem {
        uint256 price;
        uint256 usedCount;
        address addr;
        uint256 limit;
    }

    /// @notice Emitted when a sale starts, together with `SeriesCreated`, or when its terms change.
    event SaleSet(uint256 indexed series, SaleTerms terms);

    /// @notice Emitted when a sale ends.
    event SaleEnded(uint256 indexed series);

    /// @notice Emitted when a single wallet is added to a sale's whitelist, or removed with a limit of 0.
    event Listed(uint256 indexed series, address indexed account, uint256 price, uint256 limit);

    /// @notice Emitted when tokens are sold, together with `SeriesMinted`.
    /// @param series The sale's series.
    /// @param buyer The account that paid and holds them.
    /// @param quantity The number of tokens.
    /// @param coin The coin of the price.
    /// @param price The price of each, without the mint fee.
    /// @param usedCount The number of tokens the buyer has now bought in this sale.
    /// @param seller The account credited with the price.
    event Sold(
        uint256 indexed series,
        address indexed buyer,
        uint256 quantity,
        Coin coin,
        uint256 price,
        uint256 usedCount,
        address seller
    );

    /// @notice Thrown when there is no active sale.
    error CollectionSale_NotActive();

    /// @notice Thrown when the sale is not open to all.
    error CollectionSale_NotOpenToAll();

    /// @notice Thrown when the wallet is not whitelisted with the price and limit it states.
    error CollectionSale_NotWhitelisted(address account);

    /// @notice Thrown when the coin or the price is not the one the buyer stated.
    error CollectionSale_PriceMismatch(Coin coin, uint256 price);

    /// @notice Thrown when another series is on sale than the buyer stated.
    error CollectionSale_SeriesMismatch(uint256 series);

    /// @notice Thrown when a wallet would exceed its limit.
    error CollectionSale_LimitReached(address account, uint256 limit, uint256 usedCount);

    /// @notice Thrown when the series cannot number another token.
    error CollectionSale_SoldOut(uint256 limit);

    /// @notice Starts a sale of a new series and ends the one before. Only the owner and collaborators.
    /// @param terms The terms of the sale.
    /// @param baseUri The URI of the metadata folder, without a slash at the end; its files are named 1, 2, 3 and so on.
    /// @param royalty The royalty of the collection's creator in basis points.
    /// @return series The number of the series.
    function startSale(SaleTerms calldata terms, string calldata baseUri, uint96 royalty)
        external
        returns (uint256 series);

    /// @notice Changes the terms of the active sale; purchases still count. Only the owner and collaborators.
    function updateSale(SaleTerms calldata terms) external;

    /// @notice Ends the active sale. Only the owner and collaborators.
    function endSale() external;

    /// @notice Adds single wallets to this sale's whitelist, or removes them with a limit of 0. Only the owner and
    /// collaborators.
    /// @param accounts The wallets, at most 200 at once.
    /// @param price Their price of a token.
    /// @param limit The number of tokens each may buy.
    function setWhitelist(address[] calldata accounts, uint96 price, uint32 limit) external;

    /// @notice Mints as a wallet of the Merkle tree. Costs exactly price and mint fee of each token; tokens need an
    /// allowance for the collection.
    /// @param series The series that the caller agrees to: its artwork and royalty.
    /// @param quantity The number of tokens.
    /// @param coin The sale's coin that the caller agrees to.
    /// @param price The caller's price in the tree.
    /// @param limit The caller's limit in the tree.
    /// @param proof The Merkle proof.
    /// @param maxFee The highest mint fee for each token that the caller agrees to.
    /// @return firstId The first new token; the ids of the others follow.
    function mintWhitelisted(
        uint256 series,
        uint256 quantity,
        Coin coin,
        uint256 price,
        uint256 limit,
        bytes32[] calldata proof,
        MaxFee calldata maxFee
    ) external payable returns (uint256 firstId);

    /// @notice Mints as a wallet with a single whitelist entry. Costs the same as `mintWhitelisted`.
    /// @param series The series that the caller agrees to: its artwork and royalty.
    /// @param quantity The number of tokens.
    /// @param coin The sale's coin that the caller agrees to.
    /// @param price The caller's price that they agree to.
    /// @param maxFee The highest mint fee for each token that the caller agrees to.
    /// @return firstId The first new token; the ids of the others follow.
    function mintListed(uint256 series, uint256 quantity, Coin coin, uint256 price, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId);

    /// @notice Mints as anyone while the sale is open to all. Costs the same as `mintWhitelisted`.
    /// @param series The series that the caller agrees to: its artwork and royalty.
    /// @param quantity The number of tokens.
    /// @param coin The sale's coin that the caller agrees to.
    /// @param price The sale's price that the caller agrees to.
    /// @param maxFee The highest mint fee for each token that the caller agrees to.
    /// @return firstId The first new token; the ids of the others follow.
    function mintOpen(uint256 series, uint256 quantity, Coin coin, uint256 price, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId);

    /// @notice The active sale, or the last one.
    /// @return isActive Whether it is active.
    /// @return series Its series; 0 if there never was a sale.
    /// @return sold The number of tokens it has sold.
    /// @return royalty The royalty of its tokens in basis points.
    /// @return baseUri The URI of its metadata folder.
    /// @return terms Its terms.
    function sale()
        external
        view
        returns (
            bool isActive,
            uint256 series,
            uint256 sold,
            uint256 royalty,
            string memory baseUri,
            SaleTerms memory terms
        );

    /// @notice The single whitelist entry of a wallet, and the number of tokens any wallet has bought, in the active sale
    /// or the last one.
    function whitelistItem(address account) external view returns (WhitelistItem memory item);
}
