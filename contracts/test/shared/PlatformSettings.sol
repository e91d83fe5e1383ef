// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdAssertions} from "forge-std/StdAssertions.sol";

/// @notice Asserts that settings can be changed by the given callers. Refusals are tested in `exploit/Access.t.sol`.
abstract contract PlatformSettings is CommonBase, StdAssertions {
    function assertSetBy(address[2] memory callers, address target, bytes[] memory calls) internal {
        for (uint256 i; i < calls.length; ++i) {
            for (uint256 j; j < 2; ++j) {
                vm.prank(callers[j]);
                (bool done,) = target.call(calls[i]);
                assertTrue(done);
            }
        }
    }
}
