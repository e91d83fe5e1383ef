// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import {Governed} from "./Governed.sol";
import {ICountsTransfers} from "./ICountsTransfers.sol";
import {IExpires} from "./IExpires.sol";
import {ISupportedCollections} from "./ISupportedCollections.sol";

/// @notice The list of collections and the blacklist, one word for each collection that is on either. One byte more; see
/// `Pausing` for the word it shares.
abstract contract SupportedCollections is ISupportedCollections, Governed {
    using ERC165Checker for address;

    uint256 private constant _SUPPORTED = 1;
    uint256 private constant _COUNTS = 2;
    uint256 private constant _EXPIRES = 4;
    uint256 private constant _BARRED = 8;
    uint256 private constant _HOUSE = 16;

    /// @dev Of a clone with its arguments behind the code, only the code comes first (ERC-1167).
    uint256 private constant _CLONE_SIZE = 45;

    bytes32 private immutable HOUSE_CODE;

    /// @dev Whether any collection was ever barred: if not, nobody pays for looking up one of the house's own.
    bool private _anyBarred;
    mapping(address collection => uint256 flags) private _flags;

    /// @param implementation The code that the house's own collections are clones of.
    constructor(address implementation) {
        HOUSE_CODE =
            keccak256(abi.encodePacked(hex"363d3d373d3d3d363d73", implementation, hex"5af43d82803e903d91602b57fd5bf3"));
    }

    /// @inheritdoc ISupportedCollections
    function setCollection(address collection, bool supported) external onlyAdmin {
        // What is known of it outlives its listing: asks from before can still be found and cancelled.
        uint256 flags = _flags[collection] & ~_SUPPORTED;
        if (supported) {
            flags &= _BARRED;
            // Check: it is a collection. What it can is asked once, here, and not by everyone who trades.
            if (!collection.supportsInterface(type(IERC721).interfaceId)) {
                revert SupportedCollections_NoCollection(collection);
            }
            flags |= _SUPPORTED;
            if (collection.supportsInterface(type(ICountsTransfers).interfaceId)) flags |= _COUNTS;
            if (collection.supportsInterface(type(IExpires).interfaceId)) flags |= _EXPIRES;
        }
        // Effect: from the next call on.
        _flags[collection] = flags;
        emit CollectionSupported(collection, supported, _counts(flags), _expires(flags));
    }

    /// @inheritdoc ISupportedCollections
    function setBarred(address collection, bool barred) external onlyAdmin {
        uint256 flags = _flags[collection];
        // Effect: from the next call on.
        if (barred) _anyBarred = true;
        _flags[collection] = barred ? flags | _BARRED : flags & ~_BARRED;
        emit CollectionBarred(collection, barred);
    }

    /// @inheritdoc ISupportedCollections
    function isSupportedCollection(address collection) external view returns (bool) {
        return _known(collection) & (_SUPPORTED | _BARRED) == _SUPPORTED;
    }

    /// @inheritdoc ISupportedCollections
    function isBarred(address collection) external view returns (bool) {
        return _flags[collection] & _BARRED != 0;
    }

    /// @inheritdoc ISupportedCollections
    function countsTransfers(address collection) external view returns (bool) {
        return _counts(_known(collection));
    }

    /// @inheritdoc ISupportedCollections
    function isHouseCollection(address collection) public view returns (bool) {
        bytes32 code;
        assembly ("memory-safe") {
            extcodecopy(collection, 0x00, 0x00, _CLONE_SIZE)
            code := keccak256(0x00, _CLONE_SIZE)
        }
        return code == HOUSE_CODE;
    }

    /// @dev Refuses a collection that may not be dealt in, and says what is known of the others.
    function _requireSupported(address collection) internal view returns (uint256 flags) {
        flags = _known(collection);
        if (flags & _BARRED != 0) revert SupportedCollections_Barred(collection);
        if (flags & _SUPPORTED == 0) revert SupportedCollections_NotSupported(collection);
    }

    /// @dev What is known of a collection, whether it may be dealt in or not.
    function _known(address collection) internal view returns (uint256 flags) {
        if (!isHouseCollection(collection)) return _flags[collection];
        flags = _SUPPORTED | _COUNTS | _HOUSE;
        if (_anyBarred) flags |= _flags[collection] & _BARRED;
    }

    /// @dev Whether the collection counts transfers.
    function _counts(uint256 flags) internal pure returns (bool) {
        return flags & _COUNTS != 0;
    }

    /// @dev Whether the collection is one of the house's own.
    function _isHouse(uint256 flags) internal pure returns (bool) {
        return flags & _HOUSE != 0;
    }

    /// @dev Whether the collection's tokens expire.
    function _expires(uint256 flags) internal pure returns (bool) {
        return flags & _EXPIRES != 0;
    }
}
