// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The part of Permit2 that the checkout uses.
interface IPermit2 {
    /// @param token The token.
    /// @param amount The maximum amount.
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    /// @param permitted The token and amount the owner signed for.
    /// @param nonce An unused nonce of the owner.
    /// @param deadline The last time at which the signature is valid.
    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    /// @param to The receiver.
    /// @param requestedAmount The amount to transfer.
    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    /// @notice Transfers a token with its owner's signature, which also covers `witness`. The caller is the signed
    /// spender.
    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external;
}
