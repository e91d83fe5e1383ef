// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollectionManagement} from "./ICollectionManagement.sol";
import {ICollectionTokens} from "./ICollectionTokens.sol";
import {MaxFee} from "./MaxFee.sol";

/// @notice A collection of tokens, each with its own creator, metadata URI and royalty. It mints in batches itself: a batch
/// costs the fee of each token and the overhead of one transaction.
///
/// A series is a set of tokens that share a creator, a royalty and a metadata folder: the metadata URI of the token with
/// serial number 7 is the folder's URI, a slash and 7. The metadata URIs of tokens and series never change.
interface ICollection is ICollectionTokens, ICollectionManagement, IFixedSupply {
    /// @notice Emitted with the standard Transfer when a token is minted on its own.
    /// @param tokenId The token.
    /// @param creator The creator, who receives the royalty. They signed only if this equals `minter`.
    /// @param to The first holder.
    /// @param uri The metadata URI.
    /// @param royalty The creator's royalty in basis points (100 = 1%).
    /// @param minter The account that minted and paid.
    /// @param fee The mint fee paid for this token, in the factory's mint coin.
    event Minted(
        uint256 indexed tokenId,
        address indexed creator,
        address indexed to,
        string uri,
        uint96 royalty,
        address minter,
        uint256 fee
    );

    /// @notice Emitted when a series is created. Its tokens are minted at once or in a sale.
    /// @param series Its number in this collection, from 1.
    /// @param creator The creator of its tokens, named by the creator of the series.
    /// @param baseUri The URI of the metadata folder, without a slash at the end.
    /// @param royalty The creator's royalty in basis points.
    event SeriesCreated(uint256 indexed series, address indexed creator, string baseUri, uint96 royalty);

    /// @notice Emitted when tokens of a series are minted, with consecutive ids and serial numbers.
    /// @param series The series.
    /// @param firstId The first token.
    /// @param to The first holder of all.
    /// @param quantity The number of tokens.
    /// @param firstSerial The serial number of the first; a series starts at 1.
    /// @param minter The account that minted and paid.
    /// @param fee The mint fee paid for each, in the factory's mint coin.
    event SeriesMinted(
        uint256 indexed series,
        uint256 indexed firstId,
        address indexed to,
        uint256 quantity,
        uint256 firstSerial,
        address minter,
        uint256 fee
    );

    /// @notice Emitted when the owner ends minting for good.
    /// @param totalSupply The number of tokens, which never changes again.
    event MintingEnded(uint256 totalSupply);

    /// @notice Thrown when the caller is not the factory.
    error Collection_NotFactory(address caller);

    /// @notice Thrown when the collection is closed and the caller is neither its owner, a collaborator nor a minter.
    error Collection_Closed(address caller);

    /// @notice Thrown when a mint would exceed the maximum number of tokens.
    error Collection_MintLimitReached(uint256 limit);

    /// @notice Thrown when a quantity is 0 or above what one transaction may handle.
    error Collection_InvalidQuantity(uint256 quantity, uint256 limit);

    /// @notice Thrown when the collection cannot number another series.
    error Collection_SeriesLimitReached(uint256 limit);

    /// @notice Thrown when a royalty is above the factory's maximum.
    error Collection_RoyaltyAboveTop(uint256 royalty, uint256 top);

    /// @notice Thrown when the creator is the zero address.
    error Collection_InvalidCreator();

    /// @notice Thrown when the URI is empty.
    error Collection_EmptyUri();

    /// @notice Mints the next token to the caller. Costs exactly the factory's mint fee; a fee in a token needs an allowance
    /// for the collection.
    /// @param creator The creator, who receives the royalty.
    /// @param uri The metadata URI. An `ipfs://` URI of a CIDv1 (sha-256, base32) is stored in one word.
    /// @param royalty The creator's royalty in basis points, at most the factory's `royaltiesTop`.
    /// @param maxFee The highest mint fee the caller agrees to.
    /// @return tokenId The new token.
    function mint(address creator, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 tokenId);

    /// @notice Mints the next token to another account, with the caller as its creator. Costs exactly the mint fee.
    /// @param to The first holder; a contract must accept ERC-721 tokens.
    /// @param uri The metadata URI.
    /// @param royalty The caller's royalty in basis points.
    /// @param maxFee The highest mint fee the caller agrees to.
    /// @return tokenId The new token.
    function mintByCreator(address to, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 tokenId);

    /// @notice Mints tokens to the caller, each with its own URI. Costs exactly the mint fee of each.
    /// @param creator The creator, who receives the royalties.
    /// @param uris The metadata URIs, 1 to 200 of them.
    /// @param royalty The creator's royalty in basis points.
    /// @param maxFee The highest mint fee for each token that the caller agrees to.
    /// @return firstId The first new token; the ids of the others follow.
    function mintMany(address creator, string[] calldata uris, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId);

    /// @notice Mints a whole series to the caller. Costs exactly the mint fee of each token.
    /// @param creator The creator, who receives the royalties.
    /// @param baseUri The URI of the metadata folder, without a slash at the end; its files are named 1, 2, 3 and so on.
    /// @param quantity The number of tokens, 1 to 200.
    /// @param royalty The creator's royalty in basis points.
    /// @param maxFee The highest mint fee for each token that the caller agrees to.
    /// @return firstId The first new token; the ids of the others follow.
    function mintSeries(
        address creator,
        string calldata baseUri,
        uint256 quantity,
        uint96 royalty,
        MaxFee calldata maxFee
    ) external payable returns (uint256 firstId);

    /// @notice Mints the first token of a collection deployed with `deployAndMint`. Only the factory, which has checked the
    /// parameters and collected the fees.
    /// @param to The first holder, who paid.
    /// @param creator The creator, who receives the royalty.
    /// @param uri The metadata URI.
    /// @param royalty The creator's royalty in basis points.
    /// @param fee The mint fee paid.
    /// @param form How the URI folds; if it does, its digest is among the collection's arguments.
    function mintFirst(
        address to,
        address creator,
        string calldata uri,
        uint96 royalty,
        uint256 fee,
        ContentUri.Form form
    ) external;

    /// @notice Ends minting for good, an active sale included. Cannot be undone, by this owner or a later one. Only the
    /// owner.
    function endMinting() external;

    /// @notice The creator the collection named at deployment. Never changes.
    function collectionCreator() external view returns (address);

    /// @notice The factory that deployed the collection and sets its mint fee, maximum royalty and pause.
    function factory() external view returns (address);

    /// @notice The maximum number of tokens; 0 means no limit.
    function maxMint() external view returns (uint256);

    /// @notice The number of tokens, which is also the last id.
    function totalSupply() external view returns (uint256);

    /// @notice The series of a token and its serial number; 0 and 0 for a token with its own URI.
    function seriesOf(uint256 tokenId) external view returns (uint256 series, uint256 serial);

    /// @notice What the market reads about a token that is sold, in one call.
    /// @param tokenId The token.
    /// @param price The price of the sale.
    /// @return transfers The number of transfers of the token.
    /// @return receiver The receiver of the royalty.
    /// @return royalty The royalty of this sale, as in ERC-2981.
    function saleInfo(uint256 tokenId, uint256 price)
        external
        view
        returns (uint256 transfers, address receiver, uint256 royalty);
}
