// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC7572} from "../shared/IERC7572.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {CollectionManagement} from "./CollectionManagement.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollectionManagement} from "./ICollectionManagement.sol";

/// @notice The URIs of tokens, of series and of the collection itself, each in as few words as possible.
/// @dev The URIs of tokens and series are written once and never change. The collection therefore neither emits the events
/// of ERC-4906 nor reports its interface, which would announce updates that cannot happen. Its own URI is not metadata of a
/// token; ERC-7572 has an event for it.
abstract contract CollectionMetadata is CollectionManagement {
    /// @dev Set in the keys of series, whose numbers would otherwise meet token ids. Those have 32 bits.
    uint256 internal constant _SERIES = 1 << 32;
    /// @dev The key of the collection's own URI.
    uint256 private constant _CONTRACT = 1 << 33;
    /// @dev The token that is minted by `deployAndMint`.
    uint256 internal constant _FIRST = 1;

    ContentUri.Form private _contractForm;
    /// @dev Of URIs that fold. A first token's is among the clone's arguments.
    mapping(uint256 key => bytes32 digest) private _digests;
    /// @dev Of URIs that do not fold.
    mapping(uint256 key => string uri) private _uris;

    /// @inheritdoc ICollectionManagement
    function setContractURI(string calldata uri) external onlyCollaborator {
        // Effect: the URI; an empty one removes it.
        _contractForm = _storeUri(_CONTRACT, uri);
        emit ContractURIUpdated();
    }

    /// @inheritdoc IERC7572
    function contractURI() external view returns (string memory) {
        return _uriAt(_CONTRACT, _contractForm);
    }

    /// @dev Stores a URI: its digest if it folds, else the text.
    function _storeUri(uint256 key, string calldata uri) internal returns (ContentUri.Form form) {
        bytes32 digest;
        (form, digest) = ContentUri.fold(uri);
        if (form == ContentUri.Form.Plain) _uris[key] = uri;
        else _digests[key] = digest;
    }

    /// @dev Stores the URI of a first token, unless it folds: then its digest is among the clone's arguments.
    function _storeFirstUri(ContentUri.Form form, string calldata uri) internal {
        if (form == ContentUri.Form.Plain) _uris[_FIRST] = uri;
    }

    /// @dev The URI stored under a key.
    function _uriAt(uint256 key, ContentUri.Form form) internal view returns (string memory) {
        if (form == ContentUri.Form.Plain) return _uris[key];
        bool isFirst = key == _FIRST && CollectionArgs.initArgs().hasDigest();
        return ContentUri.unfold(form, isFirst ? CollectionArgs.firstDigest() : _digests[key]);
    }

    function _seriesUri(uint256 series, ContentUri.Form form) internal view returns (string memory) {
        return _uriAt(_SERIES | series, form);
    }
}
