// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContentUri} from "./ContentUri.sol";
import {ICollectionKeeping} from "./ICollectionKeeping.sol";
import {ICollectionTokens} from "./ICollectionTokens.sol";

/// @notice A collection of tokens, each with its own creator, address of its metadata (URI) and royalty. It is its own
/// batch minter: many tokens in one transaction cost many fees, and one transaction's overhead.
///
/// A series is many tokens that share a creator, a royalty and a folder of metadata: the token with serial number 7 has its
/// metadata at the folder's address, a slash, and 7. Neither a token's nor a series' metadata address ever changes.
interface ICollection is ICollectionTokens, ICollectionKeeping {
    /// @notice A token was minted. Stands beside the standard Transfer and carries what that does not.
    /// @param tokenId The token.
    /// @param creator Whom the royalty goes to. Named by the minter: only where it equals `minter` did the creator sign.
    /// @param to The first holder.
    /// @param uri Where the metadata is.
    /// @param royalty The creator's part of later sales in basis points (100 = 1%).
    /// @param minter Who minted and paid.
    /// @param fee The mint fee paid for this token, in the coin the factory asks.
    event Minted(
        uint256 indexed tokenId,
        address indexed creator,
        address indexed to,
        string uri,
        uint96 royalty,
        address minter,
        uint256 fee
    );

    /// @notice A series was made; its tokens follow, at once or in a sale.
    /// @param series Its number in this collection, from 1.
    /// @param creator Whom its tokens' royalties go to. Named by whoever made it.
    /// @param baseUri The folder of its metadata, without a slash at the end.
    /// @param royalty The creator's part of later sales in basis points.
    event SeriesMade(uint256 indexed series, address indexed creator, string baseUri, uint96 royalty);

    /// @notice Tokens of a series were minted, with ids and serial numbers one after the other.
    /// @param series The series.
    /// @param firstId The first token.
    /// @param to The first holder of all.
    /// @param quantity How many.
    /// @param firstSerial The first one's serial number; the series' first is 1.
    /// @param minter Who minted and paid.
    /// @param fee The mint fee paid for each, in the coin the factory asks.
    event SeriesMinted(
        uint256 indexed series,
        uint256 indexed firstId,
        address indexed to,
        uint256 quantity,
        uint256 firstSerial,
        address minter,
        uint256 fee
    );

    /// @notice Thrown when somebody else does what only the factory may.
    error Collection_NotFactory(address caller);

    /// @notice Thrown when somebody mints in a closed collection without being its owner, collaborator or allowed minter.
    error Collection_Closed(address caller);

    /// @notice Thrown when there would be more tokens than a limited collection may ever have.
    error Collection_MintLimitReached(uint256 limit);

    /// @notice Thrown when nothing, or more than fits in one transaction, would be minted at once.
    error Collection_BadQuantity(uint256 quantity, uint256 limit);

    /// @notice Thrown when the collection has as many series as it can number.
    error Collection_SeriesLimitReached(uint256 limit);

    /// @notice Thrown when a royalty is above what the factory allows.
    error Collection_RoyaltyAboveTop(uint256 royalty, uint256 top);

    /// @notice Thrown when a token is minted without a creator.
    error Collection_NoCreator();

    /// @notice Thrown when a token is minted without a URI.
    error Collection_NoUri();

    /// @notice Mints the next token to the caller. Costs the factory's mint fee exactly; a fee in a token needs an
    /// allowance for the collection.
    /// @param creator Whom the royalty goes to.
    /// @param uri Where the metadata is. An `ipfs://` address of a CIDv1 (sha-256, base32) is kept in one word.
    /// @param royalty The creator's part of later sales in basis points, at most the factory's `royaltiesTop`.
    /// @return tokenId The new token.
    function mint(address creator, string calldata uri, uint96 royalty) external payable returns (uint256 tokenId);

    /// @notice Mints the next token to somebody, with the caller as its creator. Costs the mint fee exactly.
    /// @param to The first holder; a contract must accept ERC-721 tokens.
    /// @param uri Where the metadata is.
    /// @param royalty The caller's part of later sales in basis points.
    /// @return tokenId The new token.
    function mintByCreator(address to, string calldata uri, uint96 royalty) external payable returns (uint256 tokenId);

    /// @notice Mints many tokens to the caller, each with its own URI. Costs the mint fee for each, together exactly.
    /// @param creator Whom the royalties go to.
    /// @param uris Where the metadata of each is; 1 to 200 of them.
    /// @param royalty The creator's part of later sales in basis points.
    /// @return firstId The first new token; the others follow.
    function mintMany(address creator, string[] calldata uris, uint96 royalty)
        external
        payable
        returns (uint256 firstId);

    /// @notice Mints a whole series to the caller. Costs the mint fee for each, together exactly.
    /// @param creator Whom the royalties go to.
    /// @param baseUri The folder of the metadata, without a slash at the end; its files are called 1, 2, 3 and so on.
    /// @param quantity How many tokens, 1 to 200.
    /// @param royalty The creator's part of later sales in basis points.
    /// @return firstId The first new token; the others follow.
    function mintSeries(address creator, string calldata baseUri, uint256 quantity, uint96 royalty)
        external
        payable
        returns (uint256 firstId);

    /// @notice Mints the token a collection is born with. Only the factory calls it, in `deployAndMint`, having checked and
    /// taken everything.
    /// @param to The first holder, who paid.
    /// @param creator Whom the royalty goes to.
    /// @param uri Where the metadata is.
    /// @param royalty The creator's part of later sales in basis points.
    /// @param fee The mint fee paid.
    /// @param form Whether the URI folds, and how: then its digest stands with the collection's arguments.
    function mintFirst(
        address to,
        address creator,
        string calldata uri,
        uint96 royalty,
        uint256 fee,
        ContentUri.Form form
    ) external;

    /// @notice Whose work the collection was announced as when it was deployed. Never changes.
    function collectionCreator() external view returns (address);

    /// @notice The factory that made the collection and sets its fee, royalty cap and pause.
    function factory() external view returns (address);

    /// @notice How many tokens there will ever be; 0 means no limit.
    function maxMint() external view returns (uint256);

    /// @notice How many tokens there are; the last id.
    function totalSupply() external view returns (uint256);

    /// @notice Which series a token is of, and its number in it; 0 and 0 for a token with a URI of its own.
    function seriesOf(uint256 tokenId) external view returns (uint256 series, uint256 serial);

    /// @notice What whoever sells a token asks, in one question.
    /// @param tokenId The token.
    /// @param price What it is sold for.
    /// @return transfers How many times it has changed hands.
    /// @return receiver Whom its royalty goes to.
    /// @return royalty How much of the price that is, as in ERC-2981.
    function dealing(uint256 tokenId, uint256 price)
        external
        view
        returns (uint256 transfers, address receiver, uint256 royalty);
}
