// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC7572} from "../shared/IERC7572.sol";

/// @notice The owner of a collection and the rights they grant.
///
/// Trust: the owner names collaborators and minters, decides who may mint and what is sold, ends minting, and alone
/// transfers the collection. A collaborator opens and closes the collection, names minters, runs sales, sets the
/// contract-level metadata and mints; all proceeds go to the owner. A minter mints while the collection is closed. All
/// rights end when the collection changes owners, and do not return if it comes back. The minters a collaborator named end
/// with that collaborator, and do not return if the collaborator is appointed again. None of them can move, change or
/// destroy a token that somebody holds.
interface ICollectionManagement is IERC7572 {
    /// @notice Emitted when anyone may mint.
    event Opened();

    /// @notice Emitted when only the owner, collaborators and minters may mint.
    event Closed();

    /// @notice Emitted when a minter is named or removed.
    /// @param minter The minter.
    /// @param allowed Whether it may mint while the collection is closed.
    /// @param grantor The owner or collaborator who named it, on whose role it depends; the zero address if it was removed.
    /// @param grantorTerm The grantor's term as a collaborator; 0 for the owner.
    event MinterSet(address indexed minter, bool allowed, address grantor, uint256 grantorTerm);

    /// @notice Emitted when a collaborator is appointed or removed.
    /// @param collaborator The collaborator.
    /// @param allowed Whether it is one from now on.
    /// @param term The number of its appointments and removals under this owner: odd while it is a collaborator.
    event CollaboratorSet(address indexed collaborator, bool allowed, uint256 term);

    /// @notice Emitted when the owner offers the collection; the zero address withdraws the offer.
    event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);

    /// @notice Emitted when the collection changes owners. It has no minters and collaborators until the new owner names
    /// some.
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    /// @notice Thrown when the caller is not the owner.
    error Collection_NotOwner(address caller);

    /// @notice Thrown when the caller is neither the owner nor a collaborator.
    error Collection_NotCollaborator(address caller);

    /// @notice Thrown when the collection was not offered to the caller.
    error Collection_NotPendingOwner(address caller);

    /// @notice Thrown when the collection has changed owners as often as it can count.
    error Collection_TransferLimitReached(uint256 limit);

    /// @notice Thrown when minting has ended for good.
    error Collection_MintingEnded();

    /// @notice Lets anyone mint. Only the owner and collaborators.
    function open() external;

    /// @notice Lets only the owner, collaborators and minters mint. Only the owner and collaborators.
    function close() external;

    /// @notice Names or removes a minter. Only the owner and collaborators. Naming a minter that another collaborator or
    /// the owner has named changes nothing, unless the caller is the owner.
    function setMinter(address minter, bool allowed) external;

    /// @notice Appoints or removes a collaborator. Only the owner.
    function setCollaborator(address collaborator, bool allowed) external;

    /// @notice Sets the URI of the contract-level metadata (ERC-7572). Only the owner and collaborators.
    function setContractURI(string calldata uri) external;

    /// @notice Offers the collection to a new owner, who has to accept. Only the owner.
    function transferOwnership(address newOwner) external;

    /// @notice Accepts the collection. Only the pending owner.
    function acceptOwnership() external;

    /// @notice The owner of the collection.
    function owner() external view returns (address);

    /// @notice The account the collection is offered to, or the zero address.
    function pendingOwner() external view returns (address);

    /// @notice Whether anyone may mint.
    function isOpen() external view returns (bool);

    /// @notice Whether an account is a minter.
    function isMinter(address minter) external view returns (bool);

    /// @notice Whether an account is a collaborator.
    function isCollaborator(address collaborator) external view returns (bool);
}
