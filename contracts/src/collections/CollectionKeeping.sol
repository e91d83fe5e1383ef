// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Birth} from "./Birth.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {State, States} from "./CollectionState.sol";
import {ICollectionKeeping} from "./ICollectionKeeping.sol";

/// @notice The collection's own word, and whom its owner lets do what.
abstract contract CollectionKeeping is ICollectionKeeping {
    /// @dev One word.
    struct Rights {
        bool isMinter;
        bool isCollaborator;
    }

    /// @dev Until it is first written it is what the clone was born with: read it with `_current`.
    State internal _state;
    address private _pendingOwner;
    /// @dev Under the owner who gave them, so that they end with that owner.
    mapping(address owner => mapping(address account => Rights rights)) private _rights;

    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    modifier onlyCollaborator() {
        _requireCollaborator();
        _;
    }

    constructor() {
        // The shared code itself is closed and has no owner: nobody can mint in it.
        _state = States.make(address(0), 0, false);
    }

    /// @inheritdoc ICollectionKeeping
    function open() external onlyCollaborator {
        // Effect: anyone may mint.
        _state = _current().withOpen(true);
        emit Opened();
    }

    /// @inheritdoc ICollectionKeeping
    function close() external onlyCollaborator {
        // Effect: only the owner, collaborators and minters may.
        _state = _current().withOpen(false);
        emit Closed();
    }

    /// @inheritdoc ICollectionKeeping
    function setMinter(address minter, bool allowed) external onlyCollaborator {
        // Effect: the wallet may mint while the collection is closed, or no longer.
        _rights[owner()][minter].isMinter = allowed;
        emit MinterSet(minter, allowed);
    }

    /// @inheritdoc ICollectionKeeping
    function setCollaborator(address collaborator, bool allowed) external onlyOwner {
        // Effect: the wallet assists, or no longer.
        _rights[msg.sender][collaborator].isCollaborator = allowed;
        emit CollaboratorSet(collaborator, allowed);
    }

    /// @inheritdoc ICollectionKeeping
    function transferOwnership(address newOwner) external onlyOwner {
        // Effect: an offer only; a wrong address can be taken back.
        _pendingOwner = newOwner;
        emit OwnershipTransferStarted(msg.sender, newOwner);
    }

    /// @inheritdoc ICollectionKeeping
    function acceptOwnership() external {
        // Check: it was offered to the caller.
        if (msg.sender != _pendingOwner) revert Collection_NotPendingOwner(msg.sender);
        // Effect: hand over, and forget the offer.
        State state = _current();
        emit OwnershipTransferred(state.owner(), msg.sender);
        _state = state.withOwner(msg.sender);
        delete _pendingOwner;
    }

    /// @inheritdoc ICollectionKeeping
    function owner() public view returns (address) {
        return _current().owner();
    }

    /// @inheritdoc ICollectionKeeping
    function pendingOwner() external view returns (address) {
        return _pendingOwner;
    }

    /// @inheritdoc ICollectionKeeping
    function isOpen() external view returns (bool) {
        return _current().isOpen();
    }

    /// @inheritdoc ICollectionKeeping
    function isMinter(address minter) external view returns (bool) {
        return _rights[owner()][minter].isMinter;
    }

    /// @inheritdoc ICollectionKeeping
    function isCollaborator(address collaborator) external view returns (bool) {
        return _rights[owner()][collaborator].isCollaborator;
    }

    /// @dev The state, or what the clone was born with while nothing has been written.
    function _current() internal view returns (State state) {
        state = _state;
        if (!state.isWritten()) {
            Birth birth = CollectionArgs.birth();
            state = States.make(CollectionArgs.owner(), birth.hasFirst() ? 1 : 0, birth.isOpen());
        }
    }

    /// @dev Whether the caller may mint what they like.
    function _mayMint(State state) internal view returns (bool) {
        if (state.isOpen() || msg.sender == state.owner()) return true;
        Rights storage rights = _rights[state.owner()][msg.sender];
        return rights.isMinter || rights.isCollaborator;
    }

    // Functions, because a modifier's own code is copied to wherever it stands.
    function _requireOwner() private view {
        if (msg.sender != owner()) revert Collection_NotOwner(msg.sender);
    }

    function _requireCollaborator() private view {
        address owner_ = owner();
        if (msg.sender != owner_ && !_rights[owner_][msg.sender].isCollaborator) {
            revert Collection_NotCollaborator(msg.sender);
        }
    }
}
