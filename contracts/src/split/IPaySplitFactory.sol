// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Share} from "../shared/Shares.sol";

/// @notice Makes splits. A split's address follows from its shares and a salt alone: money can be sent there before it is
/// made, and whoever makes it makes the same thing.
interface IPaySplitFactory {
    /// @notice A split was made.
    /// @param split Its address.
    /// @param creator Who made it. It gives them no right.
    /// @param shares Who gets which share, for ever.
    /// @param salt Any number, to tell apart splits with the same shares.
    event PaySplitCreated(address indexed split, address indexed creator, Share[] shares, bytes32 salt);

    /// @notice Thrown when there are no shares, or more than `limit`.
    error PaySplitFactory_WrongCount(uint256 count, uint256 limit);

    /// @notice Thrown when a share is nobody's, or of no weight.
    error PaySplitFactory_WrongShare(uint256 index, address account, uint256 weight);

    /// @notice Makes a split, unless it is there already.
    /// @param shares Who gets which share: 1 to 50. An account may be there more than once.
    /// @param salt Any number.
    /// @return split The split.
    function create(Share[] calldata shares, bytes32 salt) external returns (address split);

    /// @notice Where a split is, or will be.
    function predict(Share[] calldata shares, bytes32 salt) external view returns (address split);

    /// @notice The code all splits share.
    function implementation() external view returns (address);
}
