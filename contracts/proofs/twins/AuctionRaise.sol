// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../../src/shared/BasisPoints.sol";

/// @notice The rule of `Auctions._leastAfter`, which is private, for a lot that has a bid.
library AuctionRaise {
    function leastAfter(uint256 highest) internal pure returns (uint256) {
        uint256 raise = partOf(highest, 500);
        return highest + (raise == 0 ? 1 : raise);
    }
}
