// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Share} from "../shared/Shares.sol";

/// @notice Creates splits. The address of a split depends only on its shares and a salt: it can be paid before it is
/// created, and any creator creates the same split.
interface IPaySplitFactory {
    /// @notice A split was created.
    /// @param split The address of the split.
    /// @param creator The caller. It has no rights over the split.
    /// @param shares The accounts and their weights.
    /// @param salt Distinguishes splits with the same shares.
    event PaySplitCreated(address indexed split, address indexed creator, Share[] shares, bytes32 salt);

    /// @notice Thrown when there are no shares, or more than `limit`.
    error PaySplitFactory_InvalidCount(uint256 count, uint256 limit);

    /// @notice Thrown when a share has no account or no weight.
    error PaySplitFactory_InvalidShare(uint256 index, address account, uint256 weight);

    /// @notice Creates a split, or returns it if it exists.
    /// @param shares The accounts and their weights, 1 to 50. An account may appear more than once.
    /// @param salt Distinguishes splits with the same shares.
    /// @return split The address of the split.
    function create(Share[] calldata shares, bytes32 salt) external returns (address split);

    /// @notice Returns the address of a split, whether it exists yet or not.
    function predict(Share[] calldata shares, bytes32 salt) external view returns (address split);

    /// @notice Returns the implementation of all splits.
    function implementation() external view returns (address);
}
