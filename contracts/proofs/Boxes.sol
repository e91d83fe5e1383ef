// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";

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
        // Both are added to counters of 128 bits without a check; a collection never sells more NFTs than that.
        prove(commission * size <= type(uint128).max && fee * size <= type(uint128).max);
    }
}
