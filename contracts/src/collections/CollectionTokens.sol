// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721Utils} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Utils.sol";

import {ITransferCounter} from "../shared/ITransferCounter.sol";
import {ICollectionTokens} from "./ICollectionTokens.sol";
import {Account} from "./Account.sol";
import {Token} from "./Token.sol";

/// @notice ERC-721 ownership and approvals, with one word for each token and one for each account.
/// @dev An approval records the token's transfer count and is valid only while the count is the same. A transfer therefore
/// does not have to clear it, which saves 2,100 gas.
abstract contract CollectionTokens is ICollectionTokens {
    mapping(uint256 tokenId => Token token) internal _tokens;
    mapping(address holder => Account account) internal _accounts;
    /// @dev The approved account of a token, 160 bits, and the transfer count for which the approval is valid, 40.
    mapping(uint256 tokenId => uint256 accountAndTransfers) private _approved;
    mapping(address holder => mapping(address operator => bool isApproved)) private _operators;

    /// @inheritdoc ICollectionTokens
    function approve(address account, uint256 tokenId) external {
        Token token = _token(tokenId);
        address holder = token.holder();
        // Check: the caller is the holder or one of their operators.
        if (msg.sender != holder && !_operators[holder][msg.sender]) revert ERC721InvalidApprover(msg.sender);
        // Effect: valid until the token's next transfer.
        _approved[tokenId] = _approval(account, token);
        emit Approval(holder, account, tokenId);
    }

    /// @inheritdoc ICollectionTokens
    function setApprovalForAll(address operator, bool isApproved) external {
        // Check: the operator is not the zero address.
        if (operator == address(0)) revert ERC721InvalidOperator(operator);
        // Effect: valid until it is revoked.
        _operators[msg.sender][operator] = isApproved;
        emit ApprovalForAll(msg.sender, operator, isApproved);
    }

    /// @inheritdoc ICollectionTokens
    function transferFrom(address from, address to, uint256 tokenId) public {
        Token token = _tokens[tokenId];
        // Check: `from` holds it, the caller may transfer it, and `to` is not the zero address.
        if (token.holder() != from) revert ERC721IncorrectOwner(from, tokenId, _token(tokenId).holder());
        if (msg.sender != from && !_operators[from][msg.sender] && _approved[tokenId] != _approval(msg.sender, token)) {
            revert ERC721InsufficientApproval(msg.sender, tokenId);
        }
        if (to == address(0)) revert ERC721InvalidReceiver(to);
        // Effect: the new holder; the transfer count grows, which ends the approval.
        _tokens[tokenId] = token.movedTo(to);
        _accounts[from] = _accounts[from].minusOne();
        _accounts[to] = _accounts[to].plus(1);
        emit Transfer(from, to, tokenId);
    }

    /// @inheritdoc ICollectionTokens
    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    /// @inheritdoc ICollectionTokens
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        // Interaction: the receiver's callback, last.
        ERC721Utils.checkOnERC721Received(msg.sender, from, to, tokenId, data);
    }

    /// @inheritdoc ICollectionTokens
    function balanceOf(address account) external view returns (uint256) {
        if (account == address(0)) revert ERC721InvalidOwner(account);
        return _accounts[account].balance();
    }

    /// @inheritdoc ICollectionTokens
    function ownerOf(uint256 tokenId) external view returns (address) {
        return _token(tokenId).holder();
    }

    /// @inheritdoc ICollectionTokens
    function getApproved(uint256 tokenId) external view returns (address) {
        uint256 approved = _approved[tokenId];
        // The lower 160 bits are the account.
        // forge-lint: disable-next-line(unsafe-typecast)
        address account = address(uint160(approved));
        return approved == _approval(account, _token(tokenId)) ? account : address(0);
    }

    /// @inheritdoc ICollectionTokens
    function isApprovedForAll(address account, address operator) external view returns (bool) {
        return _operators[account][operator];
    }

    /// @inheritdoc ITransferCounter
    function transferCount(uint256 tokenId) external view returns (uint256 count) {
        return _token(tokenId).transfers();
    }

    /// @inheritdoc ICollectionTokens
    function ownerAndTransfers(uint256 tokenId) external view returns (address holder, uint256 transfers) {
        Token token = _token(tokenId);
        return (token.holder(), token.transfers());
    }

    /// @dev The record of a token. Reverts if the token does not exist.
    function _token(uint256 tokenId) internal view returns (Token token) {
        token = _tokens[tokenId];
        if (!token.exists()) revert ERC721NonexistentToken(tokenId);
    }

    /// @dev Calls the receiver of newly minted tokens. Must come last, after all effects and payments.
    function _checkReceiver(address to, uint256 firstId, uint256 quantity) internal {
        // Accounts without code have no callback; nor has a contract in its constructor.
        if (to.code.length == 0) return;
        for (uint256 i; i < quantity; ++i) {
            ERC721Utils.checkOnERC721Received(msg.sender, address(0), to, firstId + i, "");
        }
    }

    /// @dev The approval of an account, valid until the token's next transfer.
    function _approval(address account, Token token) private pure returns (uint256) {
        return (token.transfers() << 160) | uint160(account);
    }
}
