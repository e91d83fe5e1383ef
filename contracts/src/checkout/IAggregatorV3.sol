// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A price feed as oracle networks publish them.
interface IAggregatorV3 {
    /// @notice How many decimals an answer has.
    function decimals() external view returns (uint8);

    /// @notice What is priced in what.
    function description() external view returns (string memory);

    /// @notice Which kind of feed this is.
    function version() external view returns (uint256);

    /// @notice The answer of one round.
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice The latest answer. Whoever asks looks at `updatedAt`.
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
