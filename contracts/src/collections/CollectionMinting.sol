// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibString} from "solady/src/utils/LibString.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {Crediting} from "../shared/Crediting.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IPausing} from "../shared/IPausing.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {CollectionKeeping} from "./CollectionKeeping.sol";
import {State} from "./CollectionState.sol";
import {CollectionTokens} from "./CollectionTokens.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollection} from "./ICollection.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {Token, Tokens} from "./Token.sol";

/// @notice Makes tokens, one, many or a series at a time, and tells what each is.
abstract contract CollectionMinting is ICollection, CollectionTokens, CollectionKeeping {
    using Crediting for ICredits;

    /// @dev What tokens about to be minted have in common. In memory, because the stack does not hold so much.
    struct Draft {
        address to;
        address creator;
        address minter;
        uint96 royalty;
        uint256 fee;
        bool hasOwnCreator;
    }

    uint256 private constant _BATCH_LIMIT = 200;
    uint256 private constant _MINT_LIMIT = type(uint32).max;
    /// @dev What a series keeps stands under its number with this bit, what a token keeps under the token's id.
    uint256 private constant _SERIES = 1 << 255;
    uint256 private constant _FIRST = 1;

    ICollectionFactory internal immutable FACTORY;
    ICredits internal immutable CREDITS;

    /// @dev Only where the creator is not the collection's.
    mapping(uint256 key => address creator) private _creators;
    /// @dev Only where the URI folds. A first token's stands with the arguments.
    mapping(uint256 key => bytes32 digest) private _digests;
    /// @dev Only where the URI does not fold.
    mapping(uint256 key => string uri) private _uris;

    constructor(ICollectionFactory factory_, ICredits credits) {
        FACTORY = factory_;
        CREDITS = credits;
    }

    /// @inheritdoc ICollection
    function mint(address creator_, string calldata uri, uint96 royalty) external payable returns (uint256 tokenId) {
        return _mintOne(msg.sender, creator_, uri, royalty);
    }

    /// @inheritdoc ICollection
    function mintByCreator(address to, string calldata uri, uint96 royalty) external payable returns (uint256 tokenId) {
        return _mintOne(to, msg.sender, uri, royalty);
    }

    /// @inheritdoc ICollection
    function mintMany(address creator_, string[] calldata uris, uint96 royalty)
        external
        payable
        returns (uint256 firstId)
    {
        State state = _current();
        ICollectionFactory.MintTerms memory terms = _terms(royalty);
        Draft memory draft = _draft(msg.sender, creator_, royalty, terms.fee);
        // Check and effect: all tokens, and all that is known of each.
        _requireMinter(state);
        (_state, firstId) = _count(state, uris.length);
        _hold(msg.sender, uris.length);
        for (uint256 i; i < uris.length; ++i) {
            _issue(firstId + i, draft, uris[i], _keepUri(firstId + i, uris[i]));
        }
        // Interaction: pay into our own ledger; the receiver is asked last.
        CREDITS.collect(terms.coin, terms.recipient, terms.fee * uris.length);
        _askReceiver(msg.sender, firstId, uris.length);
    }

    /// @inheritdoc ICollection
    function mintSeries(address creator_, string calldata baseUri, uint256 quantity, uint96 royalty)
        external
        payable
        returns (uint256 firstId)
    {
        State state = _current();
        ICollectionFactory.MintTerms memory terms = _terms(royalty);
        Draft memory draft = _draft(msg.sender, creator_, royalty, terms.fee);
        // Check and effect: the series, and all its tokens.
        _requireMinter(state);
        (state, firstId) = _count(state, quantity);
        state = state.plusSeries();
        _state = state;
        ContentUri.Form form = _makeSeries(state.series(), draft, baseUri);
        _issueSeries(firstId, quantity, draft, form, state.series(), 1);
        // Interaction: pay into our own ledger; the receiver is asked last.
        CREDITS.collect(terms.coin, terms.recipient, terms.fee * quantity);
        _askReceiver(msg.sender, firstId, quantity);
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
        // Check: the factory has asked the pause and the top, taken the fee, and announced the token in the arguments.
        if (msg.sender != address(FACTORY)) revert Collection_NotFactory(msg.sender);
        Draft memory draft = _draft(to, creator_, royalty, fee);
        draft.minter = to;
        if (bytes(uri).length == 0) revert Collection_NoUri();
        // Effect: the count says 1 from birth on.
        if (form == ContentUri.Form.Plain) _uris[_FIRST] = uri;
        _hold(to, 1);
        _issue(_FIRST, draft, uri, form);
        // Interaction: the receiver is asked last.
        _askReceiver(to, _FIRST, 1);
    }

    /// @inheritdoc ICollection
    function collectionCreator() public view returns (address) {
        return CollectionArgs.birth().creator();
    }

    /// @inheritdoc ICollection
    function factory() external view returns (address) {
        return address(FACTORY);
    }

    /// @inheritdoc ICollection
    function maxMint() external view returns (uint256) {
        return CollectionArgs.birth().maxMint();
    }

    /// @inheritdoc ICollection
    function totalSupply() external view returns (uint256) {
        return _current().minted();
    }

    /// @inheritdoc ICollection
    function seriesOf(uint256 tokenId) external view returns (uint256 series, uint256 serial) {
        Token token = _token(tokenId);
        return (token.series(), token.serial());
    }

    /// @notice Whom a token's royalty goes to.
    function creator(uint256 tokenId) public view returns (address) {
        Token token = _token(tokenId);
        return token.hasOwnCreator() ? _creators[_keyOf(tokenId, token)] : collectionCreator();
    }

    /// @notice A token's royalty in basis points.
    function royalties(uint256 tokenId) public view returns (uint96) {
        // The royalty is ten bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(_token(tokenId).royalty());
    }

    /// @notice ERC-2981: who gets how much of a sale.
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        return (creator(tokenId), partOf(salePrice, royalties(tokenId)));
    }

    /// @inheritdoc ICollection
    function dealing(uint256 tokenId, uint256 price)
        external
        view
        returns (uint256 transfers, address receiver, uint256 royalty)
    {
        Token token = _token(tokenId);
        receiver = token.hasOwnCreator() ? _creators[_keyOf(tokenId, token)] : collectionCreator();
        return (token.transfers(), receiver, partOf(price, token.royalty()));
    }

    /// @notice Where a token's metadata is.
    function tokenURI(uint256 tokenId) external view returns (string memory uri) {
        Token token = _token(tokenId);
        uri = _uriAt(_keyOf(tokenId, token), token.form());
        if (token.series() != 0) uri = string.concat(uri, "/", LibString.toString(token.serial()));
    }

    /// @dev What the factory asks of a mint. Reverts in its pause and above its top.
    function _terms(uint256 royalty) internal view returns (ICollectionFactory.MintTerms memory terms) {
        terms = FACTORY.mintTerms();
        if (terms.paused) revert IPausing.Pausing_Paused();
        if (royalty > terms.royaltiesTop) revert Collection_RoyaltyAboveTop(royalty, terms.royaltiesTop);
    }

    function _draft(address to, address creator_, uint96 royalty, uint256 fee)
        internal
        view
        returns (Draft memory draft)
    {
        if (to == address(0)) revert ERC721InvalidReceiver(to);
        if (creator_ == address(0)) revert Collection_NoCreator();
        draft.to = to;
        draft.creator = creator_;
        draft.minter = msg.sender;
        draft.royalty = royalty;
        draft.fee = fee;
        draft.hasOwnCreator = creator_ != CollectionArgs.birth().creator();
    }

    /// @dev Counts new tokens.
    function _count(State state, uint256 quantity) internal view returns (State counted, uint256 firstId) {
        if (quantity == 0 || quantity > _BATCH_LIMIT) revert Collection_BadQuantity(quantity, _BATCH_LIMIT);
        uint256 limit = CollectionArgs.birth().maxMint();
        if (limit == 0 || limit > _MINT_LIMIT) limit = _MINT_LIMIT;
        uint256 minted = state.minted();
        if (minted + quantity > limit) revert Collection_MintLimitReached(limit);
        return (state.plusMinted(quantity), minted + 1);
    }

    /// @dev Keeps what the tokens of a new series share.
    function _makeSeries(uint256 series, Draft memory draft, string calldata baseUri)
        internal
        returns (ContentUri.Form form)
    {
        if (series > Tokens.SERIES_LIMIT) revert Collection_SeriesLimitReached(Tokens.SERIES_LIMIT);
        form = _keepUri(_SERIES | series, baseUri);
        if (draft.hasOwnCreator) _creators[_SERIES | series] = draft.creator;
        emit SeriesMade(series, draft.creator, baseUri, draft.royalty);
    }

    /// @dev Makes tokens of a series.
    function _issueSeries(
        uint256 firstId,
        uint256 quantity,
        Draft memory draft,
        ContentUri.Form form,
        uint256 series,
        uint256 firstSerial
    ) internal {
        emit SeriesMinted(series, firstId, draft.to, quantity, firstSerial, draft.minter, draft.fee);
        _hold(draft.to, quantity);
        address to = draft.to;
        Token token = Tokens.make(to, draft.royalty, form, draft.hasOwnCreator).inSeries(series, firstSerial);
        uint256 endId = firstId + quantity;
        for (uint256 tokenId = firstId; tokenId < endId; ++tokenId) {
            _tokens[tokenId] = token;
            emit Transfer(address(0), to, tokenId);
            token = token.next();
        }
    }

    /// @dev The URI kept under a key.
    function _uriAt(uint256 key, ContentUri.Form form) internal view returns (string memory) {
        if (form == ContentUri.Form.Plain) return _uris[key];
        bool isBorn = key == _FIRST && CollectionArgs.birth().hasDigest();
        return ContentUri.unfold(form, isBorn ? CollectionArgs.firstDigest() : _digests[key]);
    }

    function _seriesUri(uint256 series, ContentUri.Form form) internal view returns (string memory) {
        return _uriAt(_SERIES | series, form);
    }

    function _mintOne(address to, address creator_, string calldata uri, uint96 royalty)
        private
        returns (uint256 tokenId)
    {
        State state = _current();
        ICollectionFactory.MintTerms memory terms = _terms(royalty);
        Draft memory draft = _draft(to, creator_, royalty, terms.fee);
        // Check and effect: the token, and all that is known of it.
        _requireMinter(state);
        (_state, tokenId) = _count(state, 1);
        _hold(to, 1);
        _issue(tokenId, draft, uri, _keepUri(tokenId, uri));
        // Interaction: pay into our own ledger; the receiver is asked last.
        CREDITS.collect(terms.coin, terms.recipient, terms.fee);
        _askReceiver(to, tokenId, 1);
    }

    function _requireMinter(State state) private view {
        if (!_mayMint(state)) revert Collection_Closed(msg.sender);
    }

    /// @dev Counts new tokens of a holder.
    function _hold(address to, uint256 quantity) private {
        _accounts[to] = _accounts[to].plus(quantity);
    }

    /// @dev Everything about a token with a URI of its own.
    function _issue(uint256 tokenId, Draft memory draft, string calldata uri, ContentUri.Form form) private {
        if (draft.hasOwnCreator) _creators[tokenId] = draft.creator;
        _tokens[tokenId] = Tokens.make(draft.to, draft.royalty, form, draft.hasOwnCreator);
        emit Minted(tokenId, draft.creator, draft.to, uri, draft.royalty, draft.minter, draft.fee);
        emit Transfer(address(0), draft.to, tokenId);
    }

    /// @dev Keeps a URI in as few words as it takes.
    function _keepUri(uint256 key, string calldata uri) private returns (ContentUri.Form form) {
        if (bytes(uri).length == 0) revert Collection_NoUri();
        bytes32 digest;
        (form, digest) = ContentUri.fold(uri);
        if (form == ContentUri.Form.Plain) _uris[key] = uri;
        else _digests[key] = digest;
    }

    function _keyOf(uint256 tokenId, Token token) private pure returns (uint256) {
        return token.series() == 0 ? tokenId : _SERIES | token.series();
    }
}
