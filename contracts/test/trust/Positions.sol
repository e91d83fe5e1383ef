// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GamePositions} from "./GamePositions.sol";
import {TradePositions} from "./TradePositions.sol";

/// @notice Coins and tokens of users in every contract that holds any, and the way out of each.
abstract contract Positions is TradePositions, GamePositions {
    function openPositions() internal {
        openGames();
        openTrades();
    }

    /// @dev In the order of time: at once, when a lot is over, when a deadline has passed.
    function exitPositions() internal {
        exitTrades();
        exitGames();
        exitLot();
        exitInTime();
        exitPayments();
    }
}
