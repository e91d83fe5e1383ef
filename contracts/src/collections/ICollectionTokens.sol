// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

import {ITransferCounter} from "../shared/ITransferCounter.sol";

/// @notice ERC-721 with its metadata extension, ERC-2981 and ERC-165, and the errors of ERC-6093. Token ids are consecutive
/// from 1, and tokens are never burned. Only a holder and those they approve can move a token: no role of the collection or
/// the platform, and no pause, can.
interface ICollectionTokens is ITransferCounter, IERC721Errors {
    /// @notice ERC-721: emitted when a token is transferred; from the zero address when it is minted.
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    /// @notice ERC-721: emitted when an account may transfer a token, until its next transfer.
    event Approval(address indexed owner, address indexed account, uint256 indexed id);

    /// @notice ERC-721: emitted when an operator may transfer all tokens of a holder, or no longer may.
    event ApprovalForAll(address indexed owner, address indexed operator, bool isApproved);

    /// @notice Lets an account transfer a token, until its next transfer; the zero address revokes it.
    function approve(address account, uint256 tokenId) external;

    /// @notice Lets an operator transfer all tokens of the caller, or revokes it.
    function setApprovalForAll(address operator, bool isApproved) external;

    /// @notice Transfers a token without a callback to the receiver.
    function transferFrom(address from, address to, uint256 tokenId) external;

    /// @notice Transfers a token; a receiver that is a contract must accept it.
    function safeTransferFrom(address from, address to, uint256 tokenId) external;

    /// @notice Transfers a token with data for the receiver; a receiver that is a contract must accept it.
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;

    /// @notice The number of tokens an account holds.
    function balanceOf(address account) external view returns (uint256);

    /// @notice The holder of a token.
    function ownerOf(uint256 tokenId) external view returns (address);

    /// @notice The holder of a token and its number of transfers, in one call for listings.
    function ownerAndTransfers(uint256 tokenId) external view returns (address holder, uint256 transfers);

    /// @notice The account that may transfer a token, until its next transfer.
    function getApproved(uint256 tokenId) external view returns (address);

    /// @notice Whether an operator may transfer all tokens of a holder.
    function isApprovedForAll(address account, address operator) external view returns (bool);

    /// @notice The metadata URI of a token.
    function tokenURI(uint256 tokenId) external view returns (string memory);

    /// @notice The creator of a token, who receives its royalty.
    function creator(uint256 tokenId) external view returns (address);

    /// @notice A token's royalty in basis points.
    function royalties(uint256 tokenId) external view returns (uint96);

    /// @notice ERC-2981: the receiver and the amount of the royalty of a sale.
    /// @param tokenId The token sold.
    /// @param salePrice Its price in any coin.
    /// @return receiver The token's creator.
    /// @return amount The royalty in the same coin, rounded down.
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount);

    /// @notice The collection's name.
    function name() external view returns (string memory);

    /// @notice The collection's symbol.
    function symbol() external view returns (string memory);

    /// @notice ERC-165: whether the collection implements an interface.
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}
