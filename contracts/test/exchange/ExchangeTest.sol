// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Exchange} from "../../src/exchange/Exchange.sol";
import {Gbt} from "../../src/exchange/Gbt.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ADMIN, PAUSER} from "../../src/shared/IRoles.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Deploys an exchange with the native coin and one with a token as base, and funds the traders.
abstract contract ExchangeTest is Test {
    uint96 internal constant VIRTUAL = 1000 ether;
    uint96 internal constant SUPPLY = 10_000_000 ether;
    uint256 internal constant NOW = 1_800_000_000;

    address internal platformOwner = makeAddr("platform owner");
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal stranger = makeAddr("stranger");

    Credits internal credits;
    Roles internal roles;
    Exchange internal exchange;
    Gbt internal gbt;
    PlainToken internal token;
    Coin internal coin;
    Exchange internal inToken;

    function setUp() public virtual {
        vm.warp(NOW);
        credits = new Credits();
        roles = new Roles(platformOwner);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        exchange = new Exchange(roles, credits, NATIVE, VIRTUAL, SUPPLY);
        gbt = Gbt(exchange.token());
        inToken = new Exchange(roles, credits, coin, VIRTUAL, SUPPLY);
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        exchange.setFeeRecipient(treasury);
        inToken.setFeeRecipient(treasury);
        vm.stopPrank();
        fund(alice);
        fund(bob);
    }

    function fund(address who) internal {
        vm.deal(who, 1_000_000 ether);
        token.mint(who, 1_000_000 ether);
        vm.prank(who);
        token.approve(address(inToken), type(uint256).max);
    }

    function buyAs(address who, uint256 amount) internal returns (uint256 out) {
        return buyAt(exchange, who, amount);
    }

    function sellAs(address who, uint256 amount) internal returns (uint256 out) {
        return sellAt(exchange, who, amount);
    }

    function buyAt(Exchange where, address who, uint256 amount) internal returns (uint256 out) {
        uint256 value = where == exchange ? amount : 0;
        vm.prank(who);
        return where.buy{value: value}(amount, 0, NOW, who);
    }

    function sellAt(Exchange where, address who, uint256 amount) internal returns (uint256 out) {
        vm.prank(who);
        return where.sell(amount, 0, NOW, who);
    }
}
