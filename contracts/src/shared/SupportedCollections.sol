// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import {CollectionAddress} from "./CollectionAddress.sol";
import {Governed} from "./Governed.sol";
import {IExpires} from "./IExpires.sol";
import {ISupportedCollections} from "./ISupportedCollections.sol";
import {ITransferCounter} from "./ITransferCounter.sol";

/// @notice The supported collections and the blacklist: one word of flags for each collection on either list. One more byte
/// is packed with the state of `Pausable`.
/// @dev The factory's collections are recognized by their address (`CollectionAddress`), without reading storage.
abstract contract SupportedCollections is ISupportedCollections, Governed {
    using ERC165Checker for address;

    uint256 private constant _SUPPORTED = 1;
    uint256 private constant _COUNTS = 2;
    uint256 private constant _EXPIRES = 4;
    uint256 private constant _BLACKLISTED = 8;
    uint256 private constant _PLATFORM = 16;

    address private immutable FACTORY;

    /// @dev Whether any collection was ever blacklisted. Until then the flags of the factory's collections are not read.
    bool private _anyBlacklisted;
    mapping(address collection => uint256 flags) private _flags;

    /// @param factory The factory whose collections are supported without review.
    constructor(address factory) {
        FACTORY = factory;
    }

    /// @inheritdoc ISupportedCollections
    function setCollection(address collection, bool supported) external onlyAdmin {
        // The other flags outlive the removal, so that existing asks can still be found and cancelled.
        uint256 flags = _flags[collection] & ~_SUPPORTED;
        if (supported) {
            flags &= _BLACKLISTED;
            // Check: it is an ERC-721. Its interfaces are queried once, here, so that traders do not pay for it.
            if (!collection.supportsInterface(type(IERC721).interfaceId)) {
                revert SupportedCollections_NotERC721(collection);
            }
            flags |= _SUPPORTED;
            if (collection.supportsInterface(type(ITransferCounter).interfaceId)) flags |= _COUNTS;
            if (collection.supportsInterface(type(IExpires).interfaceId)) flags |= _EXPIRES;
        }
        // Effect: the flags.
        _flags[collection] = flags;
        emit CollectionSupported(collection, supported, _counts(flags), _expires(flags));
    }

    /// @inheritdoc ISupportedCollections
    function setBlacklisted(address collection, bool blacklisted) external onlyAdmin {
        uint256 flags = _flags[collection];
        // Effect: the flag.
        if (blacklisted) _anyBlacklisted = true;
        _flags[collection] = blacklisted ? flags | _BLACKLISTED : flags & ~_BLACKLISTED;
        emit CollectionBlacklisted(collection, blacklisted);
    }

    /// @inheritdoc ISupportedCollections
    function isSupportedCollection(address collection) external view returns (bool) {
        return _known(collection) & (_SUPPORTED | _BLACKLISTED) == _SUPPORTED;
    }

    /// @inheritdoc ISupportedCollections
    function isBlacklisted(address collection) external view returns (bool) {
        return _flags[collection] & _BLACKLISTED != 0;
    }

    /// @inheritdoc ISupportedCollections
    function countsTransfers(address collection) external view returns (bool) {
        return _counts(_known(collection));
    }

    /// @inheritdoc ISupportedCollections
    function isPlatformCollection(address collection) public view returns (bool) {
        return CollectionAddress.isDeployedBy(collection, FACTORY);
    }

    /// @dev Reverts unless the collection is supported. Returns its flags.
    function _requireSupported(address collection) internal view returns (uint256 flags) {
        flags = _known(collection);
        if (flags & _BLACKLISTED != 0) revert SupportedCollections_Blacklisted(collection);
        if (flags & _SUPPORTED == 0) revert SupportedCollections_NotSupported(collection);
    }

    /// @dev The flags of any collection, supported or not.
    function _known(address collection) internal view returns (uint256 flags) {
        if (!isPlatformCollection(collection)) return _flags[collection];
        flags = _SUPPORTED | _COUNTS | _PLATFORM;
        if (_anyBlacklisted) flags |= _flags[collection] & _BLACKLISTED;
    }

    /// @dev Whether the collection counts transfers.
    function _counts(uint256 flags) internal pure returns (bool) {
        return flags & _COUNTS != 0;
    }

    /// @dev Whether the platform's factory deployed the collection.
    function _isPlatform(uint256 flags) internal pure returns (bool) {
        return flags & _PLATFORM != 0;
    }

    /// @dev Whether the collection's tokens expire.
    function _expires(uint256 flags) internal pure returns (bool) {
        return flags & _EXPIRES != 0;
    }
}
