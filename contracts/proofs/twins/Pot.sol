// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

library Pot {
    function shareOf(uint256 prize, uint256 winningUnits, uint256 claimedUnits, uint256 units)
        internal
        pure
        returns (uint256)
    {
        return FixedPointMathLib.fullMulDiv(prize, claimedUnits + units, winningUnits)
            - FixedPointMathLib.fullMulDiv(prize, claimedUnits, winningUnits);
    }
}
