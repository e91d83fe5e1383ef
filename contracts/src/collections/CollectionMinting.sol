// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibString} from "solady/src/utils/LibString.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {IPausable} from "../shared/IPausable.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {CollectionMetadata} from "./CollectionMetadata.sol";
import {State} from "./CollectionState.sol";
import {CollectionTokens} from "./CollectionTokens.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollection} from "./ICollection.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {InitArgs} from "./InitArgs.sol";
import {MaxFee} from "./MaxFee.sol";
import {Token, Tokens} from "./Token.sol";

/// @notice Mints tokens, one, many or a series at a time, and answers what each token is.
abstract contract CollectionMinting is ICollection, CollectionTokens, CollectionMetadata {
    using CreditsLib for ICredits;

    /// @dev What the tokens of one mint have in common. In memory, to keep the stack small.
    struct MintParams {
        address to;
        address creator;
        address minter;
        uint96 royalty;
        uint256 fee;
        bool hasOwnCreator;
        uint256 mintLimit;
    }

    uint256 private constant _BATCH_LIMIT = 200;
    uint256 private constant _MINT_LIMIT = type(uint32).max;

    ICollectionFactory internal immutable FACTORY;
    ICredits internal immutable CREDITS;

    /// @dev Only where the creator is not the collection's.
    mapping(uint256 key => address creator) private _creators;

    constructor(ICollectionFactory factory_, ICredits credits) {
        FACTORY = factory_;
        CREDITS = credits;
    }

    /// @inheritdoc ICollection
    function mint(address creator_, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 tokenId)
    {
        return _mintOne(msg.sender, creator_, uri, royalty, maxFee);
    }

    /// @inheritdoc ICollection
    function mintByCreator(address to, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 tokenId)
    {
        return _mintOne(to, msg.sender, uri, royalty, maxFee);
    }

    /// @inheritdoc ICollection
    function mintMany(address creator_, string[] calldata uris, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId)
    {
        ICollectionFactory.MintTerms memory terms = _mintTerms(royalty, maxFee);
        MintParams memory params = _mintParams(msg.sender, creator_, royalty, terms.fee);
        // Check and effect: the tokens.
        (_state, firstId) = _countAsMinter(uris.length, params.mintLimit);
        _addBalance(msg.sender, uris.length);
        for (uint256 i; i < uris.length; ++i) {
            _issueWithUri(firstId + i, params, uris[i]);
        }
        _finish(terms, msg.sender, firstId, uris.length);
    }

    /// @inheritdoc ICollection
    function mintSeries(
        address creator_,
        string calldata baseUri,
        uint256 quantity,
        uint96 royalty,
        MaxFee calldata maxFee
    ) external payable returns (uint256 firstId) {
        ICollectionFactory.MintTerms memory terms = _mintTerms(royalty, maxFee);
        MintParams memory params = _mintParams(msg.sender, creator_, royalty, terms.fee);
        State state;
        // Check and effect: the series and its tokens.
        (state, firstId) = _countAsMinter(quantity, params.mintLimit);
        state = state.plusSeries();
        _state = state;
        _issueSeries(firstId, quantity, params, _makeSeries(state.series(), params, baseUri), state.series(), 1);
        _finish(terms, msg.sender, firstId, quantity);
    }

    /// @inheritdoc ICollection
    function mintFirst(
        address to,
        address creator_,
        string calldata uri,
        uint96 royalty,
        uint256 fee,
        ContentUri.Form form
    ) external {
        // Check: the factory has checked the pause and the royalty, collected the fee and set the flag of the arguments.
        if (msg.sender != address(FACTORY)) revert Collection_NotFactory(msg.sender);
        _requireUri(uri);
        MintParams memory params = _mintParams(to, creator_, royalty, fee);
        params.minter = to;
        // Effect: the token. The initial state already counts it.
        _storeFirstUri(form, uri);
        _addBalance(to, 1);
        _issue(_FIRST, params, uri, form);
        // Interaction: the receiver's callback.
        _checkReceiver(to, _FIRST, 1);
    }

    /// @inheritdoc ICollection
    function collectionCreator() public view returns (address) {
        return CollectionArgs.initArgs().creator();
    }

    /// @inheritdoc ICollection
    function factory() external view returns (address) {
        return address(FACTORY);
    }

    /// @inheritdoc ICollection
    function maxMint() external view returns (uint256) {
        return CollectionArgs.initArgs().maxMint();
    }

    /// @inheritdoc ICollection
    function totalSupply() external view returns (uint256) {
        return _current().minted();
    }

    /// @inheritdoc IFixedSupply
    function isSupplyFixed() external view returns (bool) {
        State state = _current();
        return state.isMintingEnded() || state.minted() == _mintLimit();
    }

    /// @inheritdoc ICollection
    function seriesOf(uint256 tokenId) external view returns (uint256 series, uint256 serial) {
        Token token = _token(tokenId);
        return (token.series(), token.serial());
    }

    /// @notice The creator of a token, who receives its royalty.
    function creator(uint256 tokenId) public view returns (address) {
        return _creatorOf(tokenId, _token(tokenId));
    }

    /// @notice A token's royalty in basis points.
    function royalties(uint256 tokenId) public view returns (uint96) {
        // The royalty has ten bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(_token(tokenId).royalty());
    }

    /// @notice ERC-2981: the receiver and the amount of the royalty of a sale.
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        return (creator(tokenId), partOf(salePrice, royalties(tokenId)));
    }

    /// @inheritdoc ICollection
    function saleInfo(uint256 tokenId, uint256 price)
        external
        view
        returns (uint256 transfers, address receiver, uint256 royalty)
    {
        Token token = _token(tokenId);
        return (token.transfers(), _creatorOf(tokenId, token), partOf(price, token.royalty()));
    }

    /// @notice The metadata URI of a token.
    function tokenURI(uint256 tokenId) external view returns (string memory uri) {
        Token token = _token(tokenId);
        uri = _uriAt(_keyOf(tokenId, token), token.form());
        if (token.series() != 0) uri = string.concat(uri, "/", LibString.toString(token.serial()));
    }

    /// @dev The factory's terms. Reverts while it is paused or if the royalty is above its maximum.
    function _factoryTerms(uint256 royalty) internal view returns (ICollectionFactory.MintTerms memory terms) {
        terms = FACTORY.mintTerms();
        if (terms.paused) revert IPausable.Pausable_Paused();
        if (royalty > terms.royaltiesTop) revert Collection_RoyaltyAboveTop(royalty, terms.royaltiesTop);
    }

    /// @dev As `_factoryTerms`, for a mint: reverts if the fee is not covered by what the caller agreed to.
    function _mintTerms(uint256 royalty, MaxFee calldata maxFee)
        internal
        view
        returns (ICollectionFactory.MintTerms memory terms)
    {
        terms = _factoryTerms(royalty);
        maxFee.requireCovers(terms.coin, terms.fee);
    }

    function _mintParams(address to, address creator_, uint96 royalty, uint256 fee)
        internal
        view
        returns (MintParams memory params)
    {
        if (to == address(0)) revert ERC721InvalidReceiver(to);
        if (creator_ == address(0)) revert Collection_InvalidCreator();
        params.to = to;
        params.creator = creator_;
        params.minter = msg.sender;
        params.royalty = royalty;
        params.fee = fee;
        InitArgs initArgs = CollectionArgs.initArgs();
        params.hasOwnCreator = creator_ != initArgs.creator();
        params.mintLimit = _limitOf(initArgs);
    }

    /// @dev Counts new tokens. Every mint after the deployment passes here.
    function _count(State state, uint256 quantity, uint256 limit)
        internal
        pure
        returns (State counted, uint256 firstId)
    {
        _requireMintingNotEnded(state);
        if (quantity == 0 || quantity > _BATCH_LIMIT) revert Collection_InvalidQuantity(quantity, _BATCH_LIMIT);
        uint256 minted = state.minted();
        // The count has 32 bits, the quantity 8.
        unchecked {
            if (minted + quantity > limit) revert Collection_MintLimitReached(limit);
            return (state.plusMinted(quantity), minted + 1);
        }
    }

    /// @dev The highest number of tokens the collection can have.
    function _mintLimit() internal view returns (uint256) {
        return _limitOf(CollectionArgs.initArgs());
    }

    /// @dev Stores what the tokens of a new series share.
    function _makeSeries(uint256 series, MintParams memory params, string calldata baseUri)
        internal
        returns (ContentUri.Form form)
    {
        if (series > Tokens.SERIES_LIMIT) revert Collection_SeriesLimitReached(Tokens.SERIES_LIMIT);
        _requireUri(baseUri);
        form = _storeUri(_SERIES | series, baseUri);
        if (params.hasOwnCreator) _creators[_SERIES | series] = params.creator;
        emit SeriesCreated(series, params.creator, baseUri, params.royalty);
    }

    /// @dev Writes tokens of a series.
    function _issueSeries(
        uint256 firstId,
        uint256 quantity,
        MintParams memory params,
        ContentUri.Form form,
        uint256 series,
        uint256 firstSerial
    ) internal {
        emit SeriesMinted(series, firstId, params.to, quantity, firstSerial, params.minter, params.fee);
        _addBalance(params.to, quantity);
        address to = params.to;
        Token token = Tokens.make(to, params.royalty, form, params.hasOwnCreator).inSeries(series, firstSerial);
        uint256 endId = firstId + quantity;
        for (uint256 tokenId = firstId; tokenId < endId; ++tokenId) {
            _tokens[tokenId] = token;
            emit Transfer(address(0), to, tokenId);
            token = token.next();
        }
    }

    function _mintOne(address to, address creator_, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        private
        returns (uint256 tokenId)
    {
        ICollectionFactory.MintTerms memory terms = _mintTerms(royalty, maxFee);
        MintParams memory params = _mintParams(to, creator_, royalty, terms.fee);
        // Check and effect: the token.
        (_state, tokenId) = _countAsMinter(1, params.mintLimit);
        _addBalance(to, 1);
        _issueWithUri(tokenId, params, uri);
        _finish(terms, to, tokenId, 1);
    }

    /// @dev Counts new tokens of a caller who has to be allowed to mint.
    function _countAsMinter(uint256 quantity, uint256 limit) private view returns (State counted, uint256 firstId) {
        State state = _current();
        (counted, firstId) = _count(state, quantity, limit);
        if (!_mayMint(state)) revert Collection_Closed(msg.sender);
    }

    /// @dev The interactions of a mint: the fee, into the ledger; then the receiver's callback.
    function _finish(ICollectionFactory.MintTerms memory terms, address to, uint256 firstId, uint256 quantity) private {
        CREDITS.collect(terms.coin, terms.recipient, terms.fee * quantity);
        _checkReceiver(to, firstId, quantity);
    }

    function _requireUri(string calldata uri) private pure {
        if (bytes(uri).length == 0) revert Collection_EmptyUri();
    }

    function _limitOf(InitArgs initArgs) private pure returns (uint256 limit) {
        limit = initArgs.maxMint();
        if (limit == 0 || limit > _MINT_LIMIT) limit = _MINT_LIMIT;
    }

    function _addBalance(address to, uint256 quantity) private {
        _accounts[to] = _accounts[to].plus(quantity);
    }

    /// @dev Writes a token and its own URI.
    function _issueWithUri(uint256 tokenId, MintParams memory params, string calldata uri) private {
        _requireUri(uri);
        _issue(tokenId, params, uri, _storeUri(tokenId, uri));
    }

    /// @dev Writes a token whose URI is stored.
    function _issue(uint256 tokenId, MintParams memory params, string calldata uri, ContentUri.Form form) private {
        if (params.hasOwnCreator) _creators[tokenId] = params.creator;
        _tokens[tokenId] = Tokens.make(params.to, params.royalty, form, params.hasOwnCreator);
        emit Minted(tokenId, params.creator, params.to, uri, params.royalty, params.minter, params.fee);
        emit Transfer(address(0), params.to, tokenId);
    }

    function _creatorOf(uint256 tokenId, Token token) private view returns (address) {
        return token.hasOwnCreator() ? _creators[_keyOf(tokenId, token)] : collectionCreator();
    }

    /// @dev The key of what a token shares with its series, or has alone.
    function _keyOf(uint256 tokenId, Token token) private pure returns (uint256) {
        return token.series() == 0 ? tokenId : _SERIES | token.series();
    }
}
