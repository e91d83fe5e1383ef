// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

import {IPermit2} from "../../src/checkout/IPermit2.sol";

/// @notice Does what Permit2 does in the one call the checkout makes: same domain, same types, same nonces in a bitmap.
contract Permit2 is IPermit2 {
    mapping(address owner => mapping(uint256 word => uint256 bits)) public nonceBitmap;

    error SignatureExpired(uint256 deadline);
    error InvalidNonce();
    error InvalidAmount(uint256 maxAmount);
    error InvalidSigner();

    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) {
            revert SignatureExpired(permit.deadline);
        }
        if (details.requestedAmount > permit.permitted.amount) revert InvalidAmount(permit.permitted.amount);
        uint256 bit = 1 << (permit.nonce & 0xff);
        uint256 used = nonceBitmap[owner][permit.nonce >> 8];
        if (used & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][permit.nonce >> 8] = used | bit;
        bytes32 digest = digestOf(permit, msg.sender, witness, witnessTypeString);
        if (!SignatureChecker.isValidSignatureNow(owner, digest, signature)) revert InvalidSigner();
        IERC20(permit.permitted.token).transferFrom(owner, details.to, details.requestedAmount);
    }

    /// @dev What the owner signs.
    function digestOf(
        PermitTransferFrom calldata permit,
        address spender,
        bytes32 witness,
        string calldata witnessTypeString
    ) public view returns (bytes32) {
        bytes32 typeHash = keccak256(
            abi.encodePacked(
                "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,",
                witnessTypeString
            )
        );
        bytes32 permitted =
            keccak256(abi.encode(keccak256("TokenPermissions(address token,uint256 amount)"), permit.permitted));
        bytes32 content = keccak256(abi.encode(typeHash, permitted, spender, permit.nonce, permit.deadline, witness));
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Permit2"),
                block.chainid,
                address(this)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, content));
    }
}
