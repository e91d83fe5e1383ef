// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";
import {Payer} from "../mocks/Payer.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {SplitTest} from "../split/SplitTest.sol";

/// @notice Pays and credits a split, distributes and withdraws, in any order.
contract SplitHandler is CommonBase, StdUtils {
    IPaySplit private immutable SPLIT;
    Credits private immutable CREDITS;
    PlainToken private immutable TOKEN;
    Payer private immutable PAYER;

    mapping(Coin coin => uint256) public received;
    mapping(Coin coin => uint256) public splits;
    mapping(Coin coin => mapping(address account => uint256)) public withdrawn;

    constructor(IPaySplit split_, Credits credits, PlainToken token) {
        (SPLIT, CREDITS, TOKEN) = (split_, credits, token);
        PAYER = new Payer(credits);
    }

    function pay(bool native, uint256 amount) external {
        amount = bound(amount, 1, 1e30);
        received[_coin(native)] += amount;
        if (native) vm.deal(address(SPLIT), address(SPLIT).balance + amount);
        else TOKEN.mint(address(SPLIT), amount);
    }

    /// @dev As a royalty or a fee arrives.
    function credit(bool native, uint256 amount) external {
        amount = bound(amount, 1, 1e30);
        received[_coin(native)] += amount;
        if (native) vm.deal(address(PAYER), amount);
        else TOKEN.mint(address(PAYER), amount);
        PAYER.give(_coin(native), address(SPLIT), amount);
    }

    /// @dev Delivers the split's own credit before it is distributed.
    function deliver(bool native) external {
        if (CREDITS.creditOf(_coin(native), address(SPLIT)) != 0) CREDITS.withdrawFor(_coin(native), address(SPLIT));
    }

    function split(bool native) external {
        Coin coin = _coin(native);
        if (coin.balanceOf(address(SPLIT)) + CREDITS.creditOf(coin, address(SPLIT)) == 0) return;
        splits[_coin(native)] += 1;
        SPLIT.distribute(_coin(native));
    }

    function withdraw(bool native, uint256 who) external {
        Share[] memory shares = SPLIT.shares();
        address account = shares[who % shares.length].account;
        uint256 amount = CREDITS.creditOf(_coin(native), account);
        if (amount == 0) return;
        withdrawn[_coin(native)][account] += amount;
        vm.prank(account);
        CREDITS.withdraw(_coin(native), account);
    }

    function _coin(bool native) private view returns (Coin) {
        return native ? NATIVE : Coin.wrap(address(TOKEN));
    }
}

/// @notice Properties of a split that hold after any sequence of calls.
contract SplitInvariant is SplitTest {
    IPaySplit private split;
    SplitHandler private handler;

    function setUp() external {
        split = make(many(7));
        handler = new SplitHandler(split, credits, token);
        targetContract(address(handler));
    }

    /// forge-config: default.invariant.runs = 16
    /// forge-config: default.invariant.depth = 32
    function invariant_NothingIsLostAndEveryAccountHasItsShare() external view {
        Share[] memory shares = split.shares();
        Coin[2] memory coins = [NATIVE, coin];
        for (uint256 c; c < 2; ++c) {
            uint256 divided = handler.received(coins[c]) - coins[c].balanceOf(address(split))
                - credits.creditOf(coins[c], address(split));
            uint256 sum;
            for (uint256 i; i < shares.length; ++i) {
                address account = shares[i].account;
                uint256 had = credits.creditOf(coins[c], account) + handler.withdrawn(coins[c], account);
                assertEq(coins[c].balanceOf(account), handler.withdrawn(coins[c], account));
                // The weights 1 to 7 add up to 28; each distribution is off by less than one unit.
                assertApproxEqAbs(had, divided * shares[i].weight / 28, handler.splits(coins[c]) + 1);
                sum += had;
            }
            assertEq(sum, divided);
        }
    }
}
