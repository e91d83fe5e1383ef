// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Who may do what in a collection.
///
/// Trust: the owner names collaborators and minters, decides who may mint and what is sold, and alone hands the collection
/// over. A collaborator assists: opens, closes, names minters, makes and changes sales and lists, and mints; what is earned
/// goes to the owner all the same. A minter mints while the collection is closed. What rights an owner gave ends with their
/// ownership. None of them can move, change or destroy a token that somebody holds.
interface ICollectionKeeping {
    /// @notice Anyone may mint from now on.
    event Opened();

    /// @notice From now on only the owner, collaborators and allowed minters may mint.
    event Closed();

    /// @notice A wallet may mint while the collection is closed, or may no longer.
    event MinterSet(address indexed minter, bool allowed);

    /// @notice A wallet assists the owner, or does no longer.
    event CollaboratorSet(address indexed collaborator, bool allowed);

    /// @notice The owner offered the collection to somebody; the null address takes the offer back.
    event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);

    /// @notice The collection has a new owner. Minters and collaborators are those the new owner names.
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    /// @notice Thrown when somebody else does what only the owner may.
    error Collection_NotOwner(address caller);

    /// @notice Thrown when somebody else does what only the owner and collaborators may.
    error Collection_NotCollaborator(address caller);

    /// @notice Thrown when somebody accepts a collection that was not offered to them.
    error Collection_NotPendingOwner(address caller);

    /// @notice Lets anyone mint. Only the owner and collaborators.
    function open() external;

    /// @notice Lets only the owner, collaborators and allowed minters mint. Only the owner and collaborators.
    function close() external;

    /// @notice Lets a wallet mint while the collection is closed, or no longer. Only the owner and collaborators.
    function setMinter(address minter, bool allowed) external;

    /// @notice Lets a wallet assist, or no longer. Only the owner.
    function setCollaborator(address collaborator, bool allowed) external;

    /// @notice Offers the collection to a new owner, who has to accept. Only the owner.
    function transferOwnership(address newOwner) external;

    /// @notice Takes the collection over. Only who it was offered to.
    function acceptOwnership() external;

    /// @notice Who owns the collection.
    function owner() external view returns (address);

    /// @notice Whom the collection is offered to, or the null address.
    function pendingOwner() external view returns (address);

    /// @notice Whether anyone may mint.
    function isOpen() external view returns (bool);

    /// @notice Whether a wallet may mint while the collection is closed.
    function isMinter(address minter) external view returns (bool);

    /// @notice Whether a wallet assists the owner.
    function isCollaborator(address collaborator) external view returns (bool);
}
