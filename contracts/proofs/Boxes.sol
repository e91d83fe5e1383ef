// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";
import {BoxAssignment} from "./twins/BoxAssignment.sol";

/// @notice Boxes: commission, fee and proceeds of one draw add up to its price, and those of an order to what was paid.
/// @custom:bound any price within 96 bits, orders of up to 65,535 draws; commission up to 30% and fee up to 10%, their caps
/// @custom:fault src/shared/BasisPoints.sol `BASIS_POINTS = 10_000` -> `BASIS_POINTS = 3000`
contract DrawSplit {
    function check(uint96 price, uint16 size, uint256 commissionRate, uint256 feeRate) external pure {
        require(commissionRate <= 3000 && feeRate <= 1000);
        uint256 commission = partOf(price, commissionRate);
        uint256 fee = partOf(price, feeRate);
        prove(commission + fee <= price);
        uint256 proceeds = price - commission - fee;
        prove(commission + fee + proceeds == price);
        uint256 paid = uint256(price) * size;
        prove(commission * size + fee * size + proceeds * size == paid);
        // Commission and fee are added to counters of 128 bits without a check.
        prove(commission * size <= type(uint128).max && fee * size <= type(uint128).max);
    }
}

/// @notice What `_assign` computes without a check stays in range: an order never takes more NFTs than remain, and commission
/// and fee of all NFTs that a collection can ever sell fit 128 bits each.
/// @dev By induction over the orders. `DrawSplit` shows that the price covers commission and fee, and `draw` refuses an order
/// of more NFTs than remain.
/// @custom:bound any price within 96 bits, 65,535 NFTs
/// @custom:fault proofs/twins/BoxAssignment.sol `uint128(fee * size)` -> `uint128(fee * size * 2 ** 16)`
contract AssignmentFits {
    function check(
        BoxAssignment.Counters memory counters,
        uint96 price,
        uint96 commission,
        uint96 fee,
        uint16 assigned,
        uint16 size
    ) external pure {
        require(uint256(commission) + fee <= price);
        require(size <= counters.remaining && assigned <= type(uint16).max - size);
        // Claimed at any time, so at most what the NFTs assigned so far brought.
        require(counters.commission <= assigned * uint256(type(uint96).max));
        require(counters.fee <= assigned * uint256(type(uint96).max));
        prove(uint256(commission) * size <= size * uint256(type(uint96).max));
        prove(uint256(fee) * size <= size * uint256(type(uint96).max));
        (uint256 proceeds, BoxAssignment.Counters memory later) =
            BoxAssignment.assigned(counters, price, commission, fee, size);
        prove(proceeds + commission + fee == price);
        prove(uint256(later.remaining) + size == counters.remaining);
        prove(later.commission == counters.commission + uint256(commission) * size);
        prove(later.fee == counters.fee + uint256(fee) * size);
        prove(later.commission <= (uint256(assigned) + size) * type(uint96).max);
        prove(later.fee <= (uint256(assigned) + size) * type(uint96).max);
    }
}
