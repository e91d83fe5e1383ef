// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Exchange} from "../../src/exchange/Exchange.sol";
import {Gbt} from "../../src/exchange/Gbt.sol";

/// @notice Four accounts buy, sell and transfer GBT at random. Tracks what each paid and received.
contract ExchangeHandler is CommonBase, StdUtils {
    uint256 private constant _WEALTH = 10_000 ether;

    Exchange private immutable EXCHANGE;
    Gbt private immutable GBT;
    address private immutable ADMIN;
    address[4] public people;

    /// @dev What traders paid in and were paid out.
    uint256 public paidIn;
    uint256 public paidOut;
    uint256 public feesTaken;
    uint256 public feesClaimed;
    uint256 public highestFloor;
    uint256 public product;
    bool public productFell;

    constructor(Exchange exchange, address admin) {
        EXCHANGE = exchange;
        GBT = Gbt(exchange.token());
        ADMIN = admin;
        for (uint256 i; i < 4; ++i) {
            people[i] = address(uint160(0xA11CE000 + i));
            vm.deal(people[i], _WEALTH);
        }
        _look();
    }

    function buy(uint256 who, uint256 amount) external {
        address person = people[who % 4];
        amount = bound(amount, 0, person.balance);
        (uint256 out, uint256 fee) = EXCHANGE.quoteBuy(amount);
        if (out == 0) return;
        vm.prank(person);
        EXCHANGE.buy{value: amount}(amount, out, block.timestamp, person);
        paidIn += amount;
        feesTaken += fee;
        _look();
    }

    function sell(uint256 who, uint256 amount) external {
        address person = people[who % 4];
        amount = bound(amount, 0, GBT.balanceOf(person));
        (uint256 out, uint256 fee) = EXCHANGE.quoteSell(amount);
        if (out == 0) return;
        vm.prank(person);
        EXCHANGE.sell(amount, out, block.timestamp, person);
        paidOut += out;
        feesTaken += fee;
        _look();
    }

    /// @dev A round trip in one transaction.
    function roundTrip(uint256 who, uint256 amount) external {
        address person = people[who % 4];
        amount = bound(amount, 0, person.balance);
        (uint256 out,) = EXCHANGE.quoteBuy(amount);
        if (out == 0) return;
        uint256 before = person.balance;
        vm.startPrank(person);
        EXCHANGE.buy{value: amount}(amount, out, block.timestamp, person);
        (uint256 back,) = EXCHANGE.quoteSell(out);
        if (back != 0) EXCHANGE.sell(out, back, block.timestamp, person);
        vm.stopPrank();
        require(person.balance <= before, "a round trip paid");
        paidIn += amount;
        paidOut += back;
        feesTaken = paidIn - paidOut - EXCHANGE.realBase();
        _look();
    }

    function give(uint256 from, uint256 to, uint256 amount) external {
        amount = bound(amount, 0, GBT.balanceOf(people[from % 4]));
        vm.prank(people[from % 4]);
        GBT.transfer(people[to % 4], amount);
    }

    function claimFee() external {
        if (EXCHANGE.unclaimedFee() != 0) feesClaimed += EXCHANGE.claimFee();
    }

    function setFeeRate(uint16 rate) external {
        vm.prank(ADMIN);
        EXCHANGE.setFeeRate(rate % 501);
    }

    function _look() private {
        uint256 floor = EXCHANGE.floorPrice();
        uint256 now_ = (EXCHANGE.virtualBase() + EXCHANGE.realBase()) * EXCHANGE.tokenReserve();
        if (now_ < product || floor < highestFloor) productFell = true;
        (product, highestFloor) = (now_, floor);
    }
}
