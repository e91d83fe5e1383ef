// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/src/tokens/ERC721.sol";

import {ICountsTransfers} from "../shared/ICountsTransfers.sol";
import {IExpires} from "../shared/IExpires.sol";
import {INames} from "./INames.sol";
import {Label} from "./Label.sol";
import {NameCard} from "./NameCard.sol";

/// @notice Names as ERC-721 tokens: holder, count of transfers and expiry in one word.
/// @dev Beside the holder each token has 96 bits: transfers 40 | expiry 40, from the right. They stay when it is freed, so
/// the count never falls and nothing that remembers one comes back to life with the next holder.
abstract contract NameTokens is INames, ICountsTransfers, IExpires, ERC721 {
    uint256 internal constant _GRACE = 90 days;
    uint256 private constant _EXPIRY_AT = 40;

    /// @inheritdoc ICountsTransfers
    function transferCount(uint256 tokenId) public view returns (uint256 count) {
        return _countIn(_getExtraData(tokenId));
    }

    /// @inheritdoc IExpires
    function expiresAt(uint256 tokenId) public view returns (uint256 time) {
        return _expiryIn(_getExtraData(tokenId));
    }

    /// @notice Whose the name is. Reverts from its expiry on.
    function ownerOf(uint256 tokenId) public view override returns (address) {
        _requireLive(tokenId);
        return super.ownerOf(tokenId);
    }

    /// @notice What a name is, as JSON with a picture, made here: it depends on nobody's server.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        if (!_exists(tokenId)) revert Names_NotRegistered(tokenId);
        return NameCard.uri(Label.unpack(tokenId), expiresAt(tokenId));
    }

    /// @notice Which standards it keeps (ERC-165).
    function supportsInterface(bytes4 id) public view override returns (bool) {
        return
            id == type(ICountsTransfers).interfaceId || id == type(IExpires).interfaceId || super.supportsInterface(id);
    }

    /// @notice The service's name.
    function name() public pure override returns (string memory) {
        return "Pet Name Service";
    }

    /// @notice The service's symbol.
    function symbol() public pure override returns (string memory) {
        return "PNS";
    }

    /// @dev Gives a free name to its new holder. Whoever held it before holds it no longer, and nothing they approved stands.
    function _give(address to, uint256 tokenId, uint96 before, uint256 expiry) internal {
        uint96 facts = _facts(_countIn(before) + 1, expiry);
        // One that was ever given still has a holder.
        if (before != 0) {
            // Live again for the moment it takes to leave the hands it was in.
            _setExtraData(tokenId, facts);
            _burn(tokenId);
        }
        _mintAndSetExtraDataUnchecked(to, tokenId, facts);
    }

    function _extend(uint256 tokenId, uint96 before, uint256 expiry) internal {
        _setExtraData(tokenId, _facts(_countIn(before), expiry));
    }

    /// @dev A live name moves, and the count with it; an expired one does not.
    function _beforeTokenTransfer(address from, address to, uint256 tokenId) internal override {
        if (from == address(0) || to == address(0)) return;
        _requireLive(tokenId);
        // The count is at the very right.
        _setExtraData(tokenId, _getExtraData(tokenId) + 1);
    }

    function _requireLive(uint256 tokenId) internal view {
        uint256 expiry = expiresAt(tokenId);
        if (expiry == 0) revert Names_NotRegistered(tokenId);
        if (block.timestamp >= expiry) revert Names_Expired(tokenId, expiry);
    }

    function _stateAt(uint256 expiry) internal view returns (State) {
        if (block.timestamp < expiry) return State.Live;
        return expiry == 0 || block.timestamp >= expiry + _GRACE ? State.Free : State.Grace;
    }

    function _expiryIn(uint96 facts) internal pure returns (uint256) {
        return facts >> _EXPIRY_AT;
    }

    function _countIn(uint96 facts) private pure returns (uint256) {
        return facts & type(uint40).max;
    }

    /// @dev Nobody lives to overflow 40 bits of transfers or of seconds.
    function _facts(uint256 count, uint256 expiry) private pure returns (uint96) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(count | expiry << _EXPIRY_AT);
    }
}
