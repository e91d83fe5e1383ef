// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CollectionArgs} from "./CollectionArgs.sol";
import {State, States} from "./CollectionState.sol";
import {ICollectionManagement} from "./ICollectionManagement.sol";
import {InitArgs} from "./InitArgs.sol";

/// @notice The collection's state, its owner and the rights they grant.
abstract contract CollectionManagement is ICollectionManagement {
    /// @dev 0 until it is first written; `_current` then reads the clone's arguments.
    State internal _state;
    /// @dev Counts the appointments and removals of a collaborator: odd while it is one. The key, like that of the grants,
    /// is the account in an epoch, so that no earlier owner's rights return.
    mapping(uint256 key => uint256 term) private _terms;
    /// @dev The grantor of a minter, 160 bits, and the grantor's term, 96; 0 for no grant. A grant ends with the grantor's term.
    mapping(uint256 key => uint256 grant) private _grants;
    address private _pendingOwner;

    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    modifier onlyCollaborator() {
        _requireCollaborator();
        _;
    }

    constructor() {
        // The implementation itself is closed and has no owner: nobody can mint in it.
        _state = States.make(address(0), 0, false);
    }

    /// @inheritdoc ICollectionManagement
    function open() external onlyCollaborator {
        State state = _current();
        // Check: minting has not ended.
        _requireMintingNotEnded(state);
        // Effect: open.
        _state = state.withOpen(true);
        emit Opened();
    }

    /// @inheritdoc ICollectionManagement
    function close() external onlyCollaborator {
        // Effect: closed.
        _state = _current().withOpen(false);
        emit Closed();
    }

    /// @inheritdoc ICollectionManagement
    function setMinter(address minter, bool allowed) external onlyCollaborator {
        State state = _current();
        uint256 key = _key(minter, state);
        uint256 grant = _grants[key];
        // Effect: the grant. A collaborator cannot take over a minter that depends on another grantor.
        if (!allowed) grant = 0;
        else if (msg.sender == state.owner()) grant = _grant(msg.sender, 0);
        else if (!_isValid(grant, state)) grant = _grant(msg.sender, _terms[_key(msg.sender, state)]);
        _grants[key] = grant;
        emit MinterSet(minter, allowed, _grantor(grant), _grantorTerm(grant));
    }

    /// @inheritdoc ICollectionManagement
    function setCollaborator(address collaborator, bool allowed) external onlyOwner {
        uint256 key = _key(collaborator, _current());
        uint256 term = _terms[key];
        // Effect: the next term, unless nothing changes. The end of a term ends the grants made in it.
        if ((term & 1 != 0) != allowed) _terms[key] = ++term;
        emit CollaboratorSet(collaborator, allowed, term);
    }

    /// @inheritdoc ICollectionManagement
    function transferOwnership(address newOwner) external onlyOwner {
        // Effect: an offer, which can be withdrawn.
        _pendingOwner = newOwner;
        emit OwnershipTransferStarted(msg.sender, newOwner);
    }

    /// @inheritdoc ICollectionManagement
    function acceptOwnership() external {
        State state = _current();
        // Check: the caller was offered the collection, and there is another epoch.
        if (msg.sender != _pendingOwner) revert Collection_NotPendingOwner(msg.sender);
        if (state.epoch() == States.EPOCH_LIMIT) revert Collection_TransferLimitReached(States.EPOCH_LIMIT);
        // Effect: the new owner; the offer is void.
        emit OwnershipTransferred(state.owner(), msg.sender);
        _state = state.withOwner(msg.sender);
        delete _pendingOwner;
    }

    /// @inheritdoc ICollectionManagement
    function owner() public view returns (address) {
        return _current().owner();
    }

    /// @inheritdoc ICollectionManagement
    function pendingOwner() external view returns (address) {
        return _pendingOwner;
    }

    /// @inheritdoc ICollectionManagement
    function isOpen() external view returns (bool) {
        return _current().isOpen();
    }

    /// @inheritdoc ICollectionManagement
    function isMinter(address minter) external view returns (bool) {
        State state = _current();
        return _isValid(_grants[_key(minter, state)], state);
    }

    /// @inheritdoc ICollectionManagement
    function isCollaborator(address collaborator) external view returns (bool) {
        return _isCollaborator(collaborator, _current());
    }

    /// @dev The state, or the initial one while nothing has been written.
    function _current() internal view returns (State state) {
        state = _state;
        if (!state.isWritten()) {
            InitArgs initArgs = CollectionArgs.initArgs();
            state = States.make(CollectionArgs.owner(), initArgs.hasFirst() ? 1 : 0, initArgs.isOpen());
        }
    }

    function _requireMintingNotEnded(State state) internal pure {
        if (state.isMintingEnded()) revert Collection_MintingEnded();
    }

    /// @dev Whether the caller may mint outside a sale.
    function _mayMint(State state) internal view returns (bool) {
        return state.isOpen() || msg.sender == state.owner() || _isValid(_grants[_key(msg.sender, state)], state)
            || _isCollaborator(msg.sender, state);
    }

    function _isCollaborator(address account, State state) private view returns (bool) {
        return _terms[_key(account, state)] & 1 != 0;
    }

    /// @dev Whether there is a grant, by the owner or in the grantor's current term.
    function _isValid(uint256 grant, State state) private view returns (bool) {
        if (grant == 0) return false;
        address grantor = _grantor(grant);
        return grantor == state.owner() || _terms[_key(grantor, state)] == _grantorTerm(grant);
    }

    function _key(address account, State state) private pure returns (uint256) {
        return (state.epoch() << 160) | uint160(account);
    }

    function _grant(address grantor, uint256 term) private pure returns (uint256) {
        return (uint256(uint160(grantor)) << 96) | term;
    }

    function _grantor(uint256 grant) private pure returns (address) {
        // The shift leaves 160 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(grant >> 96));
    }

    function _grantorTerm(uint256 grant) private pure returns (uint256) {
        return grant & type(uint96).max;
    }

    // Functions, because the body of a modifier is copied to every use.
    function _requireOwner() private view {
        if (msg.sender != owner()) revert Collection_NotOwner(msg.sender);
    }

    function _requireCollaborator() private view {
        State state = _current();
        if (msg.sender != state.owner() && !_isCollaborator(msg.sender, state)) {
            revert Collection_NotCollaborator(msg.sender);
        }
    }
}
