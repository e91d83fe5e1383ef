// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsNode} from "./EnsNode.sol";
import {INameRecords} from "./INameRecords.sol";
import {Label} from "./Label.sol";
import {NameTokens} from "./NameTokens.sol";

/// @notice The records of names, and the primary names of accounts.
/// @dev Records are stored under the name and its transfer count, so that a transfer ends all of them.
abstract contract NameRecords is INameRecords, NameTokens {
    /// @dev The transfer count binds the choice to the name's owner at the time.
    struct PrimaryName {
        uint256 tokenId;
        uint256 transferCount;
    }

    mapping(bytes32 key => address account) private _addrs;
    mapping(bytes32 key => string value) private _texts;
    /// @dev By the node of the account's reverse record: `EnsNode.reverse`.
    mapping(bytes32 node => PrimaryName primary) private _primaryNames;

    /// @inheritdoc INameRecords
    function setAddr(uint256 tokenId, address account) external {
        _requireTokenOwner(tokenId);
        _addrs[_addrKey(tokenId)] = account;
        emit AddrSet(tokenId, account);
    }

    /// @inheritdoc INameRecords
    function setText(uint256 tokenId, string calldata key, string calldata value) external {
        _requireTokenOwner(tokenId);
        _texts[_textKey(tokenId, key)] = value;
        emit TextSet(tokenId, key, value);
    }

    /// @inheritdoc INameRecords
    function setPrimaryName(uint256 tokenId) external {
        bytes32 node = EnsNode.reverse(msg.sender);
        if (tokenId == 0) {
            delete _primaryNames[node];
            emit PrimaryNameSet(msg.sender, 0, "");
            return;
        }
        address account = addr(tokenId);
        if (account != msg.sender) revert Names_AddrMismatch(tokenId, account, msg.sender);
        _primaryNames[node] = PrimaryName(tokenId, transferCount(tokenId));
        emit PrimaryNameSet(msg.sender, tokenId, Label.full(tokenId));
    }

    /// @inheritdoc INameRecords
    function primaryNameOf(address account) external view returns (string memory) {
        return _primaryNameAt(EnsNode.reverse(account));
    }

    /// @inheritdoc INameRecords
    function addr(uint256 tokenId) public view returns (address account) {
        if (!_isLive(tokenId)) return address(0);
        account = _addrs[_addrKey(tokenId)];
        return account == address(0) ? _ownerOf(tokenId) : account;
    }

    /// @inheritdoc INameRecords
    function text(uint256 tokenId, string calldata key) public view returns (string memory value) {
        return _textOf(tokenId, key);
    }

    function _textOf(uint256 tokenId, string memory key) internal view returns (string memory) {
        return _isLive(tokenId) ? _texts[_textKey(tokenId, key)] : "";
    }

    /// @dev `node` is the reverse node of an account. The name resolves to that account if the reverse node of the address it
    /// resolves to is the same.
    function _primaryNameAt(bytes32 node) internal view returns (string memory) {
        PrimaryName memory primary = _primaryNames[node];
        uint256 tokenId = primary.tokenId;
        if (tokenId == 0) return "";
        if (transferCount(tokenId) != primary.transferCount || EnsNode.reverse(addr(tokenId)) != node) return "";
        return Label.full(tokenId);
    }

    function _requireTokenOwner(uint256 tokenId) private view {
        if (ownerOf(tokenId) != msg.sender) revert Names_NotTokenOwner(tokenId, msg.sender);
    }

    function _addrKey(uint256 tokenId) private view returns (bytes32) {
        return keccak256(abi.encode(tokenId, transferCount(tokenId)));
    }

    function _textKey(uint256 tokenId, string memory key) private view returns (bytes32) {
        return keccak256(abi.encode(tokenId, transferCount(tokenId), key));
    }
}
