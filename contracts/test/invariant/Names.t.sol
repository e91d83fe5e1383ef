// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INames} from "../../src/names/INames.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {NamesTest} from "../names/NamesTest.sol";
import {NamesHandler} from "./NamesHandler.sol";

/// @notice Invariants of names under any sequence of calls.
contract NamesInvariants is NamesTest {
    NamesHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new NamesHandler(names, admin);
        targetContract(address(handler));
    }

    /// @dev Every name has the expected owner and expiry, every payment is held, every change of owner raises the count, and
    /// no renewal costs more than the price recorded at registration.
    function invariant_OwnersExpiriesAndPaymentsMatchTheModel() external view {
        uint256 held;
        for (uint256 i; i < 3; ++i) {
            uint256 id = handler.tokenId(i);
            uint256 expiry = handler.expiry(id);
            INames.Name memory name = names.nameOf(id);
            assertEq(name.holder, handler.holder(id));
            assertEq(name.expiry, expiry);
            bool isLive = block.timestamp < expiry;
            assertTrue((name.state == INames.State.Live) == isLive);
            assertEq(names.addr(id), isLive ? handler.holder(id) : address(0));
            if (isLive) assertEq(names.ownerOf(id), handler.holder(id));
            if (name.holder != address(0)) ++held;
            (, uint256 price) = names.priceOf(id, 1);
            if (name.state != INames.State.Free) assertLe(price, handler.maxPrice(id));
        }
        uint256 balances;
        for (uint256 i; i < 4; ++i) {
            balances += names.balanceOf(handler.people(i));
        }
        assertEq(balances, held);
        assertEq(address(names).balance, handler.paid());
        assertFalse(handler.countStayed());
    }

    function afterInvariant() external {
        if (handler.paid() == 0) return;
        vm.prank(admin);
        names.pause();
        names.claimFee(NATIVE);
        assertEq(credits.creditOf(NATIVE, treasury), handler.paid());
        assertEq(address(names).balance, 0);
    }
}
