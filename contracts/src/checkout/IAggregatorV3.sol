// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A price feed with the AggregatorV3 interface.
interface IAggregatorV3 {
    /// @notice The number of decimals of an answer.
    function decimals() external view returns (uint8);

    /// @notice The pair, such as "ETH / USD".
    function description() external view returns (string memory);

    /// @notice The version of the feed.
    function version() external view returns (uint256);

    /// @notice The answer of one round.
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice The latest answer. Callers must check `updatedAt`.
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
