// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The counters of `Boxes._assign`, which assigns prizes in a loop. Unchecked, as there.
library BoxAssignment {
    struct Counters {
        uint16 remaining;
        uint128 commission;
        uint128 fee;
    }

    function assigned(Counters memory counters, uint256 price, uint256 commission, uint256 fee, uint256 size)
        internal
        pure
        returns (uint256 proceeds, Counters memory later)
    {
        unchecked {
            proceeds = price - commission - fee;
            later.remaining = uint16(counters.remaining - size);
            later.commission = counters.commission + uint128(commission * size);
            later.fee = counters.fee + uint128(fee * size);
        }
    }
}
