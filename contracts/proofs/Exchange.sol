// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/src/utils/FixedPointMathLib.sol";

import {Curve} from "../src/exchange/Curve.sol";
import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";

/// @dev Base and reserve of the curve: virtual and real base have 96 bits each, the supply has 96.
uint256 constant CURVE_LIMIT = 2 ** 97;

/// @dev What both directions of a trade rest on: `product / sum` rounded up is not 0, at most `other`, and times `sum` it
/// is at least `product`.
function provedLeft(uint256 own, uint256 other, uint256 amount) pure returns (uint256 left) {
    (uint256 product, uint256 sum) = (own * other, own + amount);
    prove(product <= sum * other);
    left = FixedPointMathLib.divUp(product, sum);
    prove(left * sum >= product);
    prove(left * sum < product + sum);
    prove(left <= other);
    prove(left != 0);
}

/// @notice A purchase never lowers base times reserve, and never empties the reserve.
/// @custom:bound base, reserve and amount below 2^97; base and reserve not 0
/// @custom:fault src/exchange/Curve.sol `return reserve - FixedPointMathLib.divUp(base * reserve, base + amount)` -> `return reserve - base * reserve / (base + amount)`
contract BuyKeepsProduct {
    function check(uint256 base, uint256 reserve, uint256 amount) external pure {
        require(base != 0 && reserve != 0 && base < CURVE_LIMIT && reserve < CURVE_LIMIT && amount < CURVE_LIMIT);
        uint256 left = provedLeft(base, reserve, amount);
        uint256 out = Curve.bought(base, reserve, amount);
        prove(out == reserve - left);
        prove(out < reserve);
        prove((base + amount) * (reserve - out) >= base * reserve);
    }
}

/// @notice A sale never lowers base times reserve, and never empties the base.
/// @custom:bound base, reserve and amount below 2^97; base and reserve not 0
/// @custom:fault src/exchange/Curve.sol `return base - FixedPointMathLib.divUp(base * reserve, reserve + amount)` -> `return base - base * reserve / (reserve + amount)`
contract SellKeepsProduct {
    function check(uint256 base, uint256 reserve, uint256 amount) external pure {
        require(base != 0 && reserve != 0 && base < CURVE_LIMIT && reserve < CURVE_LIMIT && amount < CURVE_LIMIT);
        uint256 left = provedLeft(reserve, base, amount);
        uint256 out = Curve.sold(base, reserve, amount);
        prove(out == base - left);
        prove(out < base);
        prove((base - out) * (reserve + amount) >= base * reserve);
    }
}

/// @notice Buying and selling what was bought returns at most what was paid, even without a fee.
/// @custom:bound base, reserve and base after the purchase below 2^97; base and reserve not 0
/// @custom:fault src/exchange/Curve.sol `return base - FixedPointMathLib.divUp(base * reserve, reserve + amount)` -> `return base + 1 - FixedPointMathLib.divUp(base * reserve, reserve + amount)`
contract BuyThenSell {
    function check(uint256 base, uint256 reserve, uint256 amount) external pure {
        require(base != 0 && reserve != 0 && base < CURVE_LIMIT && reserve < CURVE_LIMIT);
        require(amount < CURVE_LIMIT && base + amount < CURVE_LIMIT);
        uint256 left = provedLeft(base, reserve, amount);
        uint256 remaining = provedLeft(left, base + amount, reserve - left);
        // The reserve is what it was, and the product is not lower, so the base is not lower either.
        prove(remaining * reserve >= base * reserve);
        prove(remaining >= base);
        uint256 out = Curve.bought(base, reserve, amount);
        prove(out == reserve - left);
        uint256 back = Curve.sold(base + amount, reserve - out, out);
        prove(back == base + amount - remaining);
        prove(back <= amount);
    }
}

/// @notice Selling and buying back returns at most what was sold, even without a fee.
/// @custom:bound base, reserve and reserve after the sale below 2^97; base and reserve not 0
/// @custom:fault src/exchange/Curve.sol `return reserve - FixedPointMathLib.divUp(base * reserve, base + amount)` -> `return reserve + 1 - FixedPointMathLib.divUp(base * reserve, base + amount)`
contract SellThenBuy {
    function check(uint256 base, uint256 reserve, uint256 amount) external pure {
        require(base != 0 && reserve != 0 && base < CURVE_LIMIT && reserve < CURVE_LIMIT);
        require(amount < CURVE_LIMIT && reserve + amount < CURVE_LIMIT);
        uint256 left = provedLeft(reserve, base, amount);
        uint256 remaining = provedLeft(left, reserve + amount, base - left);
        prove(remaining * base >= base * reserve);
        prove(remaining >= reserve);
        uint256 out = Curve.sold(base, reserve, amount);
        prove(out == base - left);
        uint256 back = Curve.bought(base - out, reserve + amount, out);
        prove(back == reserve + amount - remaining);
        prove(back <= amount);
    }
}

/// @notice A sale never takes more base out of the pool than was paid in: while the product is at least the first one, the
/// virtual base is left.
/// @custom:bound none beyond the 96 bits of virtual base, real base and supply
/// @custom:fault src/exchange/Curve.sol `return base - FixedPointMathLib.divUp(base * reserve, reserve + amount)` -> `return base - base * reserve / (reserve + amount)`
contract PoolNeverOverdrawn {
    function check(uint256 virtualBase, uint256 realBase, uint256 supply, uint256 reserve, uint256 amount)
        external
        pure
    {
        require(virtualBase <= type(uint96).max && realBase <= type(uint96).max && supply <= type(uint96).max);
        require(virtualBase != 0 && reserve != 0 && reserve <= supply && amount <= supply - reserve);
        uint256 base = virtualBase + realBase;
        uint256 sum = reserve + amount;
        uint256 left = provedLeft(reserve, base, amount);
        require(base * reserve >= virtualBase * supply);
        prove(virtualBase * supply >= virtualBase * sum);
        prove(left * sum >= virtualBase * sum);
        prove(left >= virtualBase);
        uint256 out = Curve.sold(base, reserve, amount);
        prove(out == base - left);
        prove(out <= realBase);
    }
}

/// @notice What the pool stores after a purchase fits the bits it is packed into, without a check: the base within 96 bits,
/// the reserve at most what it was and not 0.
/// @custom:bound none beyond the 96 bits of virtual base, real base and supply; fee up to 100%
/// @custom:fault src/exchange/Curve.sol `return reserve - FixedPointMathLib.divUp(base * reserve, base + amount)` -> `return reserve`
contract PoolFitsItsWord {
    function check(uint256 virtualBase, uint256 realBase, uint256 reserve, uint256 amountIn, uint256 feeRate)
        external
        pure
    {
        require(virtualBase <= type(uint96).max && realBase <= type(uint96).max && reserve <= type(uint96).max);
        require(virtualBase != 0 && reserve != 0 && feeRate <= 10_000);
        // The check that `Exchange._buying` begins with.
        require(amountIn <= type(uint96).max - realBase);
        uint256 fee = partOf(amountIn, feeRate);
        prove(fee <= amountIn);
        uint256 net = amountIn - fee;
        prove(realBase + net <= type(uint96).max);
        uint256 left = provedLeft(virtualBase + realBase, reserve, net);
        uint256 out = Curve.bought(virtualBase + realBase, reserve, net);
        prove(out == reserve - left);
        prove(reserve - out <= reserve && reserve - out != 0);
    }
}
