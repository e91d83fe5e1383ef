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

/// @notice What `_assign` computes without a check stays in range: the price covers commission and fee, an order never takes
/// more NFTs than remain, and the sums over all NFTs a collection can ever sell fit 128 bits.
/// @custom:bound any price within 96 bits, 65,535 NFTs; commission up to 30% and fee up to 10%, their caps
/// @custom:fault proofs/twins/BoxAssignment.sol `uint128(commission * size)` -> `uint128(commission * size * size * size)`
contract AssignmentFits {
    function check(
        uint96 price,
        uint16 commissionRate,
        uint16 feeRate,
        BoxAssignment.Counters memory counters,
        uint16 assigned,
        uint16 size
    ) external pure {
        require(commissionRate <= 3000 && feeRate <= 1000);
        require(size <= counters.remaining && assigned <= type(uint16).max - size);
        // Claimed at any time, so at most what the NFTs assigned so far brought.
        require(counters.commission <= assigned * uint256(type(uint96).max));
        require(counters.fee <= assigned * uint256(type(uint96).max));
        (uint256 commission, uint256 fee) = (partOf(price, commissionRate), partOf(price, feeRate));
        prove(commission <= price && fee <= price && commission + fee <= price);
        prove(commission * size <= size * uint256(type(uint96).max) && fee * size <= size * uint256(type(uint96).max));
        (uint256 proceeds, BoxAssignment.Counters memory later) =
            BoxAssignment.assigned(counters, price, commission, fee, size);
        prove(proceeds + commission + fee == price);
        prove(later.remaining + uint256(size) == counters.remaining);
        prove(later.commission == counters.commission + commission * size);
        prove(later.fee == counters.fee + fee * size);
        prove(later.commission <= (uint256(assigned) + size) * type(uint96).max);
        prove(later.fee <= (uint256(assigned) + size) * type(uint96).max);
    }
}
