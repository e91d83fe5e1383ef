// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {PaySplitFactory} from "../../src/split/PaySplitFactory.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Deploys a ledger, a factory of splits and a token.
abstract contract SplitTest is Test {
    Credits internal credits = new Credits();
    PaySplitFactory internal factory = new PaySplitFactory(credits);
    PlainToken internal token = new PlainToken(18);
    Coin internal coin = Coin.wrap(address(token));
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal stranger = makeAddr("stranger");

    function two(address a, uint96 weightOfA, address b, uint96 weightOfB) internal pure returns (Share[] memory list) {
        list = new Share[](2);
        list[0] = Share(a, weightOfA);
        list[1] = Share(b, weightOfB);
    }

    function many(uint256 count) internal pure returns (Share[] memory list) {
        list = new Share[](count);
        for (uint256 i; i < count; ++i) {
            list[i] = Share(address(uint160(0xa11ce + i)), uint96(i + 1));
        }
    }

    function make(Share[] memory list) internal returns (IPaySplit) {
        return IPaySplit(factory.create(list, 0));
    }

    function pay(IPaySplit to, bool native, uint256 amount) internal returns (Coin paidIn) {
        if (native) vm.deal(address(to), address(to).balance + amount);
        else token.mint(address(to), amount);
        return native ? NATIVE : coin;
    }
}
