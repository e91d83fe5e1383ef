// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice A sale of a series: wallets on a list mint it at their own price and up to their own limit, and everybody else
/// too while it is open to all. The list is a merkle tree, single wallets, or both. One sale goes on at a time; each has a
/// series of its own, so that counts start anew. It is meant for a closed collection: in an open one anyone mints anyway.
///
/// Trust: the owner and collaborators make the terms and may change or end them at any time; a buyer states the coin and
/// price they saw, and pays that or nothing. Every price goes to who owns the collection when it is paid, the mint fee to
/// the house, both as credits.
interface ICollectionSale {
    /// @notice What a sale is held under.
    /// @param coin What prices are counted in: the chain's own coin or a token.
    /// @param price What a token costs those who are on no list, while the sale is open to all.
    /// @param limit How many tokens each of them may buy.
    /// @param allOpen Whether the sale is open to all.
    /// @param merkleRoot The root of the list's tree; 0 for none.
    /// @param treeUri Where the tree's file is.
    struct SaleTerms {
        Coin coin;
        uint96 price;
        uint32 limit;
        bool allOpen;
        bytes32 merkleRoot;
        string treeUri;
    }

    /// @notice A wallet on the list.
    /// @param price What a token costs it, in the sale's coin.
    /// @param usedCount How many it has bought in this sale, in whichever way.
    /// @param addr The wallet.
    /// @param limit How many it may buy.
    struct WhitelistItem {
        uint256 price;
        uint256 usedCount;
        address addr;
        uint256 limit;
    }

    /// @notice A sale began, with `SeriesMade` beside this, or goes on under other terms.
    event SaleSet(uint256 indexed series, SaleTerms terms);

    /// @notice A sale ended.
    event SaleEnded(uint256 indexed series);

    /// @notice A wallet was put on the list of a sale, or off it with a limit of 0.
    event Listed(uint256 indexed series, address indexed account, uint256 price, uint256 limit);

    /// @notice Tokens were sold. `SeriesMinted` stands beside it.
    /// @param series The sale's series.
    /// @param buyer Who paid and holds them.
    /// @param quantity How many.
    /// @param coin What was paid in.
    /// @param price What each cost, without the mint fee.
    /// @param usedCount How many the buyer has bought in this sale now.
    /// @param seller Who is credited the price.
    event Sold(
        uint256 indexed series,
        address indexed buyer,
        uint256 quantity,
        Coin coin,
        uint256 price,
        uint256 usedCount,
        address seller
    );

    /// @notice Thrown when there is no sale.
    error CollectionSale_NotOn();

    /// @notice Thrown when the sale is not open to all.
    error CollectionSale_NotOpenToAll();

    /// @notice Thrown when the wallet is not on the list as it says.
    error CollectionSale_NotListed(address account);

    /// @notice Thrown when the coin or the price is not what the buyer saw.
    error CollectionSale_OtherPrice(Coin coin, uint256 price);

    /// @notice Thrown when a wallet would buy more than it may.
    error CollectionSale_LimitReached(address account, uint256 limit, uint256 usedCount);

    /// @notice Thrown when a series has as many tokens as it can number.
    error CollectionSale_SoldOut(uint256 limit);

    /// @notice Begins a sale of a new series and ends the one before. Only the owner and collaborators.
    /// @param terms What it is held under.
    /// @param baseUri The folder of the metadata, without a slash at the end; its files are called 1, 2, 3 and so on.
    /// @param royalty The collection creator's part of later sales in basis points.
    /// @return series The series' number.
    function startSale(SaleTerms calldata terms, string calldata baseUri, uint96 royalty)
        external
        returns (uint256 series);

    /// @notice Goes on under other terms; what wallets have bought still counts. Only the owner and collaborators.
    function changeSale(SaleTerms calldata terms) external;

    /// @notice Ends the sale. Only the owner and collaborators.
    function endSale() external;

    /// @notice Puts wallets on this sale's list, or off it with a limit of 0. Only the owner and collaborators.
    /// @param accounts The wallets, at most 200 at once.
    /// @param price What a token costs them.
    /// @param limit How many each may buy.
    function setWhitelist(address[] calldata accounts, uint96 price, uint32 limit) external;

    /// @notice Mints as a wallet of the tree. Costs price and mint fee for each, together exactly; tokens need an allowance
    /// for the collection.
    /// @param quantity How many.
    /// @param coin The sale's coin as the caller saw it.
    /// @param price The caller's price, as the tree has it.
    /// @param limit The caller's limit, as the tree has it.
    /// @param proof The branch of the tree.
    /// @return firstId The first new token; the others follow.
    function mintWhitelisted(uint256 quantity, Coin coin, uint256 price, uint256 limit, bytes32[] calldata proof)
        external
        payable
        returns (uint256 firstId);

    /// @notice Mints as a wallet that was listed by itself. Costs as `mintWhitelisted`.
    /// @param quantity How many.
    /// @param coin The sale's coin as the caller saw it.
    /// @param price The caller's price as they saw it.
    /// @return firstId The first new token; the others follow.
    function mintListed(uint256 quantity, Coin coin, uint256 price) external payable returns (uint256 firstId);

    /// @notice Mints as anyone while the sale is open to all. Costs as `mintWhitelisted`.
    /// @param quantity How many.
    /// @param coin The sale's coin as the caller saw it.
    /// @param price The sale's price as the caller saw it.
    /// @return firstId The first new token; the others follow.
    function mintOpen(uint256 quantity, Coin coin, uint256 price) external payable returns (uint256 firstId);

    /// @notice The sale that is on, or was on last.
    /// @return isOn Whether it is on.
    /// @return series Its series; 0 if there never was one.
    /// @return sold How many tokens it has sold.
    /// @return royalty Its tokens' royalty in basis points.
    /// @return baseUri The folder of its metadata.
    /// @return terms What it is held under.
    function sale()
        external
        view
        returns (
            bool isOn,
            uint256 series,
            uint256 sold,
            uint256 royalty,
            string memory baseUri,
            SaleTerms memory terms
        );

    /// @notice What a wallet that was listed by itself may buy, and what any wallet has bought, in the sale that is on, or
    /// was on last.
    function whitelistItem(address account) external view returns (WhitelistItem memory item);
}
