// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "solady/src/utils/ECDSA.sol";
import {EIP712} from "solady/src/utils/EIP712.sol";
import {SignatureCheckerLib} from "solady/src/utils/SignatureCheckerLib.sol";

import {Governed} from "../shared/Governed.sol";
import {IMallCheckout, QUOTER} from "./IMallCheckout.sol";

/// @notice What a quoter signs, and whether one did. The domain holds chain and contract: a quote counts nowhere else.
abstract contract Quotes is IMallCheckout, Governed, EIP712 {
    // The types' words are fixed by EIP-712 and Permit2, and are longer than a word of memory.
    // solhint-disable gas-small-strings
    string private constant _TYPE =
        "Quote(bytes32 paymentId,bytes32 orderKey,address coin,uint256 amount,bytes32 splitHash,uint48 payBy,uint48 captureBy,uint48 refundBy,address payer)";
    bytes32 private constant _TYPEHASH = keccak256(bytes(_TYPE));

    /// @dev How Permit2 describes the quote inside what the payer signs.
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

    /// @dev Refuses a quote that no quoter signed.
    function _requireQuoter(bytes32 hash, bytes calldata signature) internal view {
        bytes32 digest = _hashTypedData(hash);
        bool plain = signature.length == 65 || signature.length == 64;
        address signer;
        if (plain) signer = ECDSA.tryRecoverCalldata(digest, signature);
        else if (signature.length > 20) signer = address(bytes20(signature[:20]));
        // The null address is what a broken signature recovers to, and is nobody even if it were given the role.
        if (signer == address(0) || !ROLES.hasRole(QUOTER, signer)) revert MallCheckout_NotQuoter(signer);
        // Only a quoter of ours is asked, never whoever the caller names.
        if (!plain && !SignatureCheckerLib.isValidERC1271SignatureNowCalldata(signer, digest, signature[20:])) {
            revert MallCheckout_BadSignature(signer);
        }
    }

    function _domainNameAndVersion() internal pure override returns (string memory name, string memory version) {
        return ("MallCheckout", "1");
    }
}
