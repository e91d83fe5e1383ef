// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/src/tokens/ERC721.sol";
import {LibString} from "solady/src/utils/LibString.sol";

import {IERC7572} from "../shared/IERC7572.sol";
import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {ITransferCounter} from "../shared/ITransferCounter.sol";

/// @notice The pets as ERC-721 tokens. A pet's slot holds its owner, the number of its pull, from which its price
/// follows, and a count of transfers. The count continues when a pet is redeemed and pulled again, so that earlier
/// offers stay invalid. Token URIs never change, so there are no metadata updates to announce (ERC-4906).
abstract contract GachaPets is ERC721, ITransferCounter, IFixedSupply, IERC7572 {
    uint256 private constant _PET_BITS = 16;
    /// @dev Of the 96 bits of extra data the lower 32 are the pull number and the upper 64 the transfer count.
    uint96 private constant _PULL = type(uint32).max;
    uint96 private constant _TRANSFER = 2 ** 32;

    mapping(uint256 machineId => string baseUri) internal _baseUris;
    string private _contractUri;

    /// @inheritdoc ITransferCounter
    function transferCount(uint256 tokenId) external view returns (uint256 count) {
        return _getExtraData(tokenId) / _TRANSFER;
    }

    /// @inheritdoc IERC7572
    function contractURI() external view returns (string memory) {
        return _contractUri;
    }

    /// @notice The collection's name.
    function name() public pure override returns (string memory) {
        return "Mofu Gacha Pets";
    }

    /// @notice The collection's symbol.
    function symbol() public pure override returns (string memory) {
        return "GACHA";
    }

    /// @notice The URI of a pet's metadata, which never changes.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        if (!_exists(tokenId)) revert TokenDoesNotExist();
        return string.concat(_baseUris[_machineOf(tokenId)], LibString.toString(_petOf(tokenId)), ".json");
    }

    /// @notice Whether an interface is supported (ERC-165).
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(ITransferCounter).interfaceId || interfaceId == type(IFixedSupply).interfaceId
            || interfaceId == type(IERC7572).interfaceId || super.supportsInterface(interfaceId);
    }

    function _setContractURI(string calldata uri) internal {
        _contractUri = uri;
        emit ContractURIUpdated();
    }

    /// @dev Without a receiver callback, so that no receiver can block a settlement.
    function _mintPet(address to, uint256 tokenId, uint256 pull) internal {
        uint96 transfers = _getExtraData(tokenId) & ~_PULL;
        // A pull number has 32 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        _mintAndSetExtraDataUnchecked(to, tokenId, (transfers + _TRANSFER) | uint96(pull));
    }

    /// @dev The number of the pull that a pet was obtained with.
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

    /// @dev The slot is warm and was just written, so this adds little gas.
    function _afterTokenTransfer(address from, address to, uint256 tokenId) internal override {
        if (from == address(0) || to == address(0)) return;
        _setExtraData(tokenId, _getExtraData(tokenId) + _TRANSFER);
    }
}
