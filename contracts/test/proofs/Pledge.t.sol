// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PledgeBalances} from "../../proofs/twins/PledgeBalances.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {PledgeTest} from "../pledge/PledgeTest.sol";

/// @notice The twin that proofs of pledges are made with agrees with the contract's totals after every call.
contract PledgeTwinTest is PledgeTest {
    function testFuzz_Calls_Agree(uint96 count, uint16 feeRate, uint16 discountRate, bool isDiscounted) external {
        count = uint96(bound(count, 1, type(uint96).max / 4));
        feeRate = uint16(bound(feeRate, 0, 1000));
        discountRate = uint16(bound(discountRate, 0, feeRate));
        vm.prank(admin);
        pledge.setSettings(address(collection), IPledge.Settings(LIMIT, feeRate, count, DISCOUNT_TIME, discountRate));
        (uint256 minted, uint256 fees, uint256 reserved) = PledgeBalances.securitize(count, feeRate, discountRate);
        assertEq(securitizeAs(alice, tokenId), minted);
        assertPool(1, minted, fees, reserved);
        securitizeAs(bob, bobsToken);
        assertPool(2, 2 * minted, 2 * fees, 2 * reserved);
        give(bob, alice, minted);
        vm.warp(NOW + (isDiscounted ? DISCOUNT_TIME : LIMIT));
        (uint256 burned, uint256 fee, uint256 freed) = PledgeBalances.redeem(count, discountRate, isDiscounted);
        // With two fees of 10% alice always has enough for one token.
        assertEq(redeemAs(alice, tokenId), burned);
        assertPool(1, 2 * minted - burned, 2 * fees + fee, 2 * reserved - freed);
    }

    function assertPool(uint256 held, uint256 circulating, uint256 fees, uint256 reserved) private view {
        IPledge.Pool memory pool = pledge.poolOf(address(collection));
        assertEq(abi.encode(pool), abi.encode(IPledge.Pool(held, circulating, fees, reserved)));
    }
}
