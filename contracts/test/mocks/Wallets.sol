// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @notice A smart contract wallet: it accepts its owner's signatures (ERC-1271) and makes its owner's calls.
contract SmartWallet {
    address private immutable OWNER;

    error NotOwner(address caller);

    constructor(address owner) {
        OWNER = owner;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        (address signer,,) = ECDSA.tryRecoverCalldata(digest, signature);
        return signer == OWNER ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function run(address target, uint256 value, bytes calldata data) external payable returns (bytes memory answer) {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        bool done;
        (done, answer) = target.call{value: value}(data);
        if (done) return answer;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    receive() external payable {}
}

/// @notice Accepts every signature.
contract YesWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return this.isValidSignature.selector;
    }
}
