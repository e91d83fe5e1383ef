// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {ICountsTransfers} from "../shared/ICountsTransfers.sol";

/// @notice ERC-721 with its metadata, ERC-2981 and ERC-165, and the errors of ERC-6093. Token ids run from 1 without a
/// gap, and no token is ever destroyed. Nobody but a holder and those they approve can move a token: no role of the
/// collection or of the house, and no pause, stands between a holder and their token.
interface ICollectionTokens is ICountsTransfers, IERC721Errors {
    /// @notice ERC-721: a token changed hands; from the null address when it is minted.
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    /// @notice ERC-721: an account may move a token until it next changes hands.
    event Approval(address indexed owner, address indexed account, uint256 indexed id);

    /// @notice ERC-721: an operator may move all tokens of a holder, or may no longer.
    event ApprovalForAll(address indexed owner, address indexed operator, bool isApproved);

    /// @notice Lets an account move a token until it next changes hands; the null address takes it back.
    function approve(address account, uint256 tokenId) external;

    /// @notice Lets an operator move all tokens of the caller, or no longer.
    function setApprovalForAll(address operator, bool isApproved) external;

    /// @notice Moves a token without asking the receiver.
    function transferFrom(address from, address to, uint256 tokenId) external;

    /// @notice Moves a token; a contract must accept it.
    function safeTransferFrom(address from, address to, uint256 tokenId) external;

    /// @notice Moves a token with data for the receiver; a contract must accept it.
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;

    /// @notice How many tokens an account holds.
    function balanceOf(address account) external view returns (uint256);

    /// @notice Who holds a token.
    function ownerOf(uint256 tokenId) external view returns (address);

    /// @notice Who holds a token, and how many times it has changed hands: what whoever lists it asks, in one question.
    function holding(uint256 tokenId) external view returns (address holder, uint256 transfers);

    /// @notice Who may move a token until it next changes hands.
    function getApproved(uint256 tokenId) external view returns (address);

    /// @notice Whether an operator may move all tokens of a holder.
    function isApprovedForAll(address account, address operator) external view returns (bool);

    /// @notice Where a token's metadata is.
    function tokenURI(uint256 tokenId) external view returns (string memory);

    /// @notice Whom a token's royalty goes to.
    function creator(uint256 tokenId) external view returns (address);

    /// @notice A token's royalty in basis points.
    function royalties(uint256 tokenId) external view returns (uint96);

    /// @notice ERC-2981: who gets how much of a sale.
    /// @param tokenId The token sold.
    /// @param salePrice Its price in any coin.
    /// @return receiver The token's creator.
    /// @return amount Their part in the same coin, rounded down.
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount);

    /// @notice The collection's name.
    function name() external view returns (string memory);

    /// @notice The collection's symbol.
    function symbol() external view returns (string memory);

    /// @notice ERC-165: what the collection can do.
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}
