// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IAggregatorV3} from "./IAggregatorV3.sol";

/// @title DevPriceFeed
/// @notice A price feed for developing: its owner says the price, and how old it is. Never deployed where money is real.
contract DevPriceFeed is IAggregatorV3, Ownable {
    struct Round {
        int256 answer;
        uint256 updatedAt;
    }

    uint8 private immutable DECIMALS;

    string private _description;
    uint80 private _last;
    mapping(uint80 roundId => Round round) private _rounds;

    /// @notice A new answer. The name and fields are those of the feeds it stands for.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    /// @notice Thrown when there is no such round, or none yet.
    error DevPriceFeed_NoRound(uint80 roundId);

    /// @param owner_ Who says the price.
    /// @param description_ What is priced in what.
    /// @param decimals_ How many decimals an answer has.
    constructor(address owner_, string memory description_, uint8 decimals_) Ownable(owner_) {
        _description = description_;
        DECIMALS = decimals_;
    }

    /// @notice Begins a new round with this answer. Only the owner.
    /// @param answer The price; a real feed can fall to zero or below, so this one can.
    /// @param updatedAt When it is said to be from; an old moment makes the feed stale.
    function setAnswer(int256 answer, uint256 updatedAt) external onlyOwner {
        // Effect: the next round; earlier ones stay.
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
