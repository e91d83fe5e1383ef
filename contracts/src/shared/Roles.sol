// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

import {ADMIN, IRoles, PAUSER, Role} from "./IRoles.sol";

/// @title Roles
/// @notice The owner and the roles of the platform. Read by administrative calls only, so users do not pay for it.
contract Roles is IRoles, Ownable2Step {
    mapping(Role role => mapping(address account => bool granted)) private _granted;

    /// @param owner_ The initial owner.
    constructor(address owner_) Ownable(owner_) {}

    /// @inheritdoc IRoles
    function setRole(Role role, address account, bool granted) external onlyOwner {
        // Effects.
        _granted[role][account] = granted;
        emit RoleSet(role, account, granted);
    }

    /// @notice Always reverts: without an owner a pause could never end.
    function renounceOwnership() public pure override {
        revert Roles_OwnerRequired();
    }

    /// @inheritdoc IRoles
    function hasRole(Role role, address account) external view returns (bool) {
        return _granted[role][account];
    }

    /// @inheritdoc IRoles
    function isAdmin(address account) public view returns (bool) {
        return account == owner() || _granted[ADMIN][account];
    }

    /// @inheritdoc IRoles
    function isPauser(address account) external view returns (bool) {
        return isAdmin(account) || _granted[PAUSER][account];
    }

    /// @inheritdoc IRoles
    function owner() public view override(IRoles, Ownable) returns (address) {
        return super.owner();
    }
}
