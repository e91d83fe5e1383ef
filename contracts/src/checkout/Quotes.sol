// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "solady/src/utils/ECDSA.sol";
import {EIP712} from "solady/src/utils/EIP712.sol";
import {SignatureCheckerLib} from "solady/src/utils/SignatureCheckerLib.sol";

import {Governed} from "../shared/Governed.sol";
import {IMallCheckout, QUOTER} from "./IMallCheckout.sol";

/// @notice Hashes and verifies quotes. The EIP-712 domain contains chain and contract, so a quote is valid nowhere
/// else.
abstract contract Quotes is IMallCheckout, Governed, EIP712 {
    // The type strings are given by EIP-712 and Permit2, and are longer than 32 bytes.
    // solhint-disable gas-small-strings
    string private constant _TYPE =
        "Quote(bytes32 paymentId,bytes32 orderKey,address coin,uint256 amount,bytes32 splitHash,uint48 payBy,uint48 captureBy,uint48 refundBy,address payer)";
    bytes32 private constant _TYPEHASH = keccak256(bytes(_TYPE));

    /// @dev The witness type string that Permit2 includes in what the payer signs.
    string internal constant WITNESS_TYPE =
        string.concat("Quote witness)", _TYPE, "TokenPermissions(address token,uint256 amount)");

    // solhint-enable gas-small-strings

    /// @inheritdoc IMallCheckout
    function digestOf(Quote calldata quote) external view returns (bytes32) {
        return _hashTypedData(_hash(quote));
    }

    function _hash(Quote calldata quote) internal pure returns (bytes32) {
        return keccak256(abi.encode(_TYPEHASH, quote));
    }

    /// @dev Reverts if the quote is not signed by a quoter.
    function _requireQuoter(bytes32 hash, bytes calldata signature) internal view {
        bytes32 digest = _hashTypedData(hash);
        bool plain = signature.length == 65 || signature.length == 64;
        address signer;
        if (plain) signer = ECDSA.tryRecoverCalldata(digest, signature);
        else if (signature.length > 20) signer = address(bytes20(signature[:20]));
        // An invalid signature recovers to the zero address, which is never a quoter, even if it had the role.
        if (signer == address(0) || !ROLES.hasRole(QUOTER, signer)) revert MallCheckout_NotQuoter(signer);
        // ERC-1271 is called only on an account with the role, never on an arbitrary address.
        if (!plain && !SignatureCheckerLib.isValidERC1271SignatureNowCalldata(signer, digest, signature[20:])) {
            revert MallCheckout_InvalidSignature(signer);
        }
    }

    function _domainNameAndVersion() internal pure override returns (string memory name, string memory version) {
        return ("MallCheckout", "1");
    }
}
