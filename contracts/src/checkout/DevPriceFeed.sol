// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IAggregatorV3} from "./IAggregatorV3.sol";

/// @title DevPriceFeed
/// @notice A price feed for development: its owner sets the price and its age. Deployed on development chains only.
contract DevPriceFeed is IAggregatorV3, Ownable {
    struct Round {
        int256 answer;
        uint256 updatedAt;
    }

    uint8 private immutable DECIMALS;

    string private _description;
    uint80 private _last;
    mapping(uint80 roundId => Round round) private _rounds;

    /// @notice A new answer, as price feeds emit it.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    /// @notice Thrown when the round does not exist.
    error DevPriceFeed_NoRound(uint80 roundId);

    /// @param owner_ The account that sets the price.
    /// @param description_ The pair, such as "ETH / USD".
    /// @param decimals_ The number of decimals of an answer.
    constructor(address owner_, string memory description_, uint8 decimals_) Ownable(owner_) {
        _description = description_;
        DECIMALS = decimals_;
    }

    /// @notice Starts a new round with this answer. Only the owner.
    /// @param answer The price, which may be zero or negative, as in real feeds.
    /// @param updatedAt The time of the answer; an old one makes the feed stale.
    function setAnswer(int256 answer, uint256 updatedAt) external onlyOwner {
        _rounds[++_last] = Round(answer, updatedAt);
        emit AnswerUpdated(answer, _last, updatedAt);
    }

    /// @inheritdoc IAggregatorV3
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(_last);
    }

    /// @inheritdoc IAggregatorV3
    function getRoundData(uint80 roundId) public view returns (uint80, int256, uint256, uint256, uint80) {
        if (roundId == 0 || roundId > _last) revert DevPriceFeed_NoRound(roundId);
        Round memory round = _rounds[roundId];
        return (roundId, round.answer, round.updatedAt, round.updatedAt, roundId);
    }

    /// @inheritdoc IAggregatorV3
    function decimals() external view returns (uint8) {
        return DECIMALS;
    }

    /// @inheritdoc IAggregatorV3
    function description() external view returns (string memory) {
        return _description;
    }

    /// @inheritdoc IAggregatorV3
    function version() external pure returns (uint256) {
        return 4;
    }
}
