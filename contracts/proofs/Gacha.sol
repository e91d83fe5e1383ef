// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Gacha} from "../src/gacha/Gacha.sol";
import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";

/// @notice Pulling several at once costs exactly what the same pulls cost one after another, so what an order paid is what
/// its pets are worth.
/// @custom:bound any number of pulls before and in the order, by induction; coin unit and step within 96 bits, pulls within 32
/// @custom:fault src/gacha/Gacha.sol `size * (size - 1) / 2` -> `size * size / 2`
contract OrderCostsItsPulls is Gacha {
    MachineRecord private _machine;

    function none(uint256 first) external view {
        MachineRecord storage machine = _machine;
        require(UNIT <= type(uint96).max && machine.step <= type(uint96).max && first <= type(uint32).max);
        prove(_cost(machine, first, 0) == 0);
        prove(_cost(machine, first, 1) == UNIT + first * machine.step);
    }

    function oneMore(uint256 first, uint256 size) external view {
        MachineRecord storage machine = _machine;
        (uint256 unit, uint256 step) = (UNIT, machine.step);
        require(unit <= type(uint96).max && step <= type(uint96).max);
        require(first <= type(uint32).max && size <= type(uint32).max);
        // Two neighbouring triangular numbers differ by the smaller side.
        uint256 pairs = size < 2 ? 0 : size * (size - 1) / 2;
        prove(size * (size + 1) == (size < 2 ? 0 : size * (size - 1)) + 2 * size);
        prove((size + 1) * size / 2 == pairs + size);
        uint256 stepsBefore = size * first + pairs;
        uint256 stepsAfter = (size + 1) * first + (size + 1) * size / 2;
        prove(stepsAfter == stepsBefore + first + size);
        prove(stepsAfter * step == stepsBefore * step + (first + size) * step);
        uint256 before = _cost(machine, first, size);
        prove(before == size * unit + stepsBefore * step);
        uint256 later = _cost(machine, first, size + 1);
        prove(later == (size + 1) * unit + stepsAfter * step);
        prove(later == before + _cost(machine, first + size, 1));
    }
}

/// @notice What a holder gets for a pet and the fee add up to what was paid for it; the fee is 17% rounded down.
/// @custom:bound any price whose product with the rate fits 256 bits
/// @custom:fault src/shared/BasisPoints.sol `amount * rate / BASIS_POINTS` -> `(amount * rate + 9999) / BASIS_POINTS`
contract RedeemSplit {
    function check(uint256 paid) external pure {
        uint256 fee = partOf(paid, 1700);
        prove(fee <= paid);
        uint256 amount = paid - fee;
        prove(amount + fee == paid);
        prove(fee * 100 <= paid * 17);
        prove(amount * 100 >= paid * 83);
        prove(amount * 100 < paid * 83 + 100);
    }
}

/// @notice What all pets of a machine are worth together fits the 112 bits of its reserve, and what one order pays fits the
/// unchecked cast to them.
/// @custom:bound coins of up to 18 decimals, step up to one coin, 2^32 pulls, 10,000 pets, orders of up to 10: what the
/// contract accepts
/// @custom:fault src/gacha/Gacha.sol `steps * machine.step` -> `steps * machine.step * first`
contract ReserveFitsItsBits is Gacha {
    MachineRecord private _machine;

    function check(uint256 first, uint256 size) external view {
        MachineRecord storage machine = _machine;
        (uint256 unit, uint256 step) = (UNIT, machine.step);
        require(unit <= 1e18 && step <= unit && first <= type(uint32).max && size <= 10 && size != 0);
        prove(first * step <= first * 1e18);
        uint256 one = _cost(machine, first, 1);
        prove(one <= (uint256(type(uint32).max) + 1) * 1e18);
        prove(10_000 * one <= type(uint112).max);
        uint256 pairs = size < 2 ? 0 : size * (size - 1) / 2;
        prove(pairs <= 45);
        uint256 steps = size * first + pairs;
        prove(steps <= 10 * uint256(type(uint32).max) + 45);
        prove(steps * step <= steps * 1e18);
        uint256 paid = _cost(machine, first, size);
        prove(paid == size * unit + steps * step);
        prove(paid <= type(uint112).max);
    }
}

/// @notice The reserve is what was paid for every pull that waits or whose pet is out: no redemption or refund fails for
/// want of reserve, and none uses what was paid for another pull.
/// @dev By induction. Any pull is followed, and what was paid for all others that wait or are out is counted beside it.
/// Pulls are made and ended one at a time; `OrderCostsItsPulls` shows that an order of several is the same.
/// @custom:bound any number of calls; coin unit and step within 96 bits, pulls within 32
/// @custom:fault proofs/Gacha.sol `reserve -= worthOf(number);` -> `reserve -= worthOf(number - 1);`
contract ReserveCoversPets is Gacha {
    uint256 private immutable FOLLOWED;

    MachineRecord private _machine;
    uint256 private pulls;
    uint256 private reserve;
    mapping(uint256 number => bool) private isOut;
    uint256 private others;

    constructor(uint256 followed) {
        FOLLOWED = followed;
    }

    modifier keepsInvariant() {
        require(UNIT <= type(uint96).max && _machine.step <= type(uint96).max && pulls < type(uint32).max);
        require(holds());
        _;
        prove(holds());
    }

    function start() external view {
        require(pulls == 0 && reserve == 0 && others == 0 && !isOut[FOLLOWED]);
        prove(holds());
    }

    function pull() external keepsInvariant {
        uint256 number = pulls++;
        reserve += worthOf(number);
        if (number != FOLLOWED) others += worthOf(number);
        isOut[number] = true;
    }

    function redeemOrRefund(uint256 number) external keepsInvariant {
        require(isOut[number]);
        if (number == FOLLOWED) prove(worthOf(number) <= reserve);
        reserve -= worthOf(number);
        if (number != FOLLOWED) others -= worthOf(number);
        isOut[number] = false;
    }

    function worthOf(uint256 number) private view returns (uint256) {
        return _cost(_machine, number, 1);
    }

    function holds() private view returns (bool) {
        return reserve == others + (isOut[FOLLOWED] ? worthOf(FOLLOWED) : 0) && (FOLLOWED < pulls || !isOut[FOLLOWED]);
    }
}
