// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The one call of Permit2 that the checkout makes. Its other calls are none of ours.
interface IPermit2 {
    /// @param token What may be taken.
    /// @param amount At most how much.
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    /// @param permitted What the owner signed for.
    /// @param nonce Any unused number of the owner's.
    /// @param deadline Until when the signature holds.
    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    /// @param to Who receives.
    /// @param requestedAmount How much.
    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    /// @notice Moves a token by its owner's signature, which also covers `witness`. The caller is the spender signed for.
    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external;
}
