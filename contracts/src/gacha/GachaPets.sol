// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/src/tokens/ERC721.sol";
import {LibString} from "solady/src/utils/LibString.sol";

import {ICountsTransfers} from "../shared/ICountsTransfers.sol";

/// @notice The pets as tokens. Beside its holder a pet's word keeps the number of the pull it came with, which says what was
/// paid, and how often it has changed hands: that goes on when it is given back and pulled again, so that no offer from
/// before comes to life.
abstract contract GachaPets is ERC721, ICountsTransfers {
    uint256 private constant _PET_BITS = 16;
    /// @dev Of the 96 bits beside the holder the lower 32 are the pull, the upper 64 the count of transfers.
    uint96 private constant _PULL = type(uint32).max;
    uint96 private constant _TRANSFER = 2 ** 32;

    mapping(uint256 machineId => string baseUri) internal _baseUris;

    /// @inheritdoc ICountsTransfers
    function transferCount(uint256 tokenId) external view returns (uint256 count) {
        return _getExtraData(tokenId) / _TRANSFER;
    }

    /// @notice The collection's name.
    function name() public pure override returns (string memory) {
        return "Mofu Gacha Pets";
    }

    /// @notice The collection's symbol.
    function symbol() public pure override returns (string memory) {
        return "GACHA";
    }

    /// @notice Where a pet's description is.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        if (!_exists(tokenId)) revert TokenDoesNotExist();
        return string.concat(_baseUris[_machineOf(tokenId)], LibString.toString(_petOf(tokenId)), ".json");
    }

    /// @notice Which standards the contract keeps (ERC-165).
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(ICountsTransfers).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @dev Nobody is asked to receive it.
    function _mintPet(address to, uint256 tokenId, uint256 pull) internal {
        uint96 transfers = _getExtraData(tokenId) & ~_PULL;
        // A pull's number has 32 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        _mintAndSetExtraDataUnchecked(to, tokenId, (transfers + _TRANSFER) | uint96(pull));
    }

    /// @dev The number of the pull that a pet came with.
    function _pullOf(uint256 tokenId) internal view returns (uint256) {
        return _getExtraData(tokenId) & _PULL;
    }

    function _tokenIdOf(uint256 machineId, uint256 pet) internal pure returns (uint256) {
        return machineId << _PET_BITS | pet;
    }

    function _machineOf(uint256 tokenId) internal pure returns (uint256) {
        return tokenId >> _PET_BITS;
    }

    function _petOf(uint256 tokenId) internal pure returns (uint256) {
        return tokenId & type(uint16).max;
    }

    /// @dev The slot was written just before, so this costs next to nothing.
    function _afterTokenTransfer(address from, address to, uint256 tokenId) internal override {
        if (from == address(0) || to == address(0)) return;
        _setExtraData(tokenId, _getExtraData(tokenId) + _TRANSFER);
    }
}
