// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/src/tokens/ERC721.sol";

import {IExpires} from "../shared/IExpires.sol";
import {ITransferCounter} from "../shared/ITransferCounter.sol";
import {INames} from "./INames.sol";
import {Label} from "./Label.sol";
import {NameMetadata} from "./NameMetadata.sol";

/// @notice Names as ERC-721 tokens: owner, transfer count, expiry and prices of the registration in one word.
/// @dev Each token has 96 bits beside its owner: transfer count 40 | expiry 40 | prices id 16, from the right. They survive
/// a registration by the next owner, so that the count never falls and nothing bound to an old count becomes valid again.
abstract contract NameTokens is INames, ITransferCounter, IExpires, ERC721 {
    bytes4 private constant _ERC4906_ID = 0x49064906;
    uint256 private constant _GRACE_PERIOD = 90 days;
    uint256 private constant _EXPIRY_OFFSET = 40;
    uint256 private constant _PRICES_OFFSET = 80;

    /// @inheritdoc INames
    function contractURI() external pure returns (string memory) {
        return NameMetadata.contractURI();
    }

    /// @inheritdoc ITransferCounter
    function transferCount(uint256 tokenId) public view returns (uint256 count) {
        return _countIn(_getExtraData(tokenId));
    }

    /// @inheritdoc IExpires
    function expiresAt(uint256 tokenId) public view returns (uint256 time) {
        return _expiryIn(_getExtraData(tokenId));
    }

    /// @notice Returns the owner of a name. Reverts if it has expired.
    function ownerOf(uint256 tokenId) public view override returns (address) {
        _requireLive(tokenId);
        return super.ownerOf(tokenId);
    }

    /// @notice Returns the metadata of a name as a data URI.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        if (!_exists(tokenId)) revert Names_NotRegistered(tokenId);
        return NameMetadata.tokenURI(Label.full(tokenId), expiresAt(tokenId));
    }

    /// @notice Returns whether an interface is supported (ERC-165).
    function supportsInterface(bytes4 id) public view virtual override returns (bool) {
        return id == type(ITransferCounter).interfaceId || id == type(IExpires).interfaceId || id == _ERC4906_ID
            || super.supportsInterface(id);
    }

    /// @notice Returns the name of the token contract (ERC-721).
    function name() public pure override returns (string memory) {
        return "Pet Name Service";
    }

    /// @notice Returns the symbol of the token contract (ERC-721).
    function symbol() public pure override returns (string memory) {
        return "PNS";
    }

    /// @dev Mints a free name to its new owner. The previous owner loses it, with all approvals.
    function _assign(address to, uint256 tokenId, uint96 previous, uint256 expiry, uint256 pricesId) internal {
        uint96 data = _pack(_countIn(previous) + 1, expiry, pricesId);
        if (previous != 0) {
            // Only a live name can be burned.
            _setExtraData(tokenId, data);
            _burn(tokenId);
        }
        _mintAndSetExtraDataUnchecked(to, tokenId, data);
    }

    function _extend(uint256 tokenId, uint96 previous, uint256 expiry) internal {
        _setExtraData(tokenId, _pack(_countIn(previous), expiry, _pricesIdIn(previous)));
    }

    /// @dev Only a live name can be transferred. The count occupies the lowest bits.
    function _beforeTokenTransfer(address from, address to, uint256 tokenId) internal override {
        if (from == address(0) || to == address(0)) return;
        _requireLive(tokenId);
        _setExtraData(tokenId, _getExtraData(tokenId) + 1);
    }

    function _requireLive(uint256 tokenId) internal view {
        uint256 expiry = expiresAt(tokenId);
        if (expiry == 0) revert Names_NotRegistered(tokenId);
        if (block.timestamp >= expiry) revert Names_Expired(tokenId, expiry);
    }

    function _isLive(uint256 tokenId) internal view returns (bool) {
        return block.timestamp < expiresAt(tokenId);
    }

    function _stateAt(uint256 expiry) internal view returns (State) {
        if (block.timestamp < expiry) return State.Live;
        return expiry == 0 || block.timestamp >= expiry + _GRACE_PERIOD ? State.Free : State.Grace;
    }

    function _expiryIn(uint96 data) internal pure returns (uint256) {
        return (data >> _EXPIRY_OFFSET) & type(uint40).max;
    }

    function _pricesIdIn(uint96 data) internal pure returns (uint256) {
        return data >> _PRICES_OFFSET;
    }

    function _countIn(uint96 data) private pure returns (uint256) {
        return data & type(uint40).max;
    }

    /// @dev Every part fits: renewals end at most 100 years from now, prices ids have 16 bits, and 2^40 transfers of a token
    /// would take all blocks of centuries.
    function _pack(uint256 count, uint256 expiry, uint256 pricesId) private pure returns (uint96) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(count | expiry << _EXPIRY_OFFSET | pricesId << _PRICES_OFFSET);
    }
}
