// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Makes several calls in one transaction, and fails as the first of them that fails.
contract Together {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    function run(Call[] calldata calls) external payable {
        for (uint256 i; i < calls.length; ++i) {
            (bool done, bytes memory answer) = calls[i].target.call{value: calls[i].value}(calls[i].data);
            if (done) continue;
            assembly {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }

    receive() external payable {}
}
