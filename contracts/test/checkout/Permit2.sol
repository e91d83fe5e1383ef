// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {IPermit2} from "../../src/checkout/IPermit2.sol";

/// @notice The rest of Permit2 that tests need: what payers call themselves, and the errors it reverts with.
interface IPermit2Full is IPermit2 {
    error SignatureExpired(uint256 signatureDeadline);
    error InvalidNonce();
    error InvalidSignatureLength();
    error InvalidSignature();
    error InvalidSigner();
    error InvalidContractSignature();

    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function nonceBitmap(address owner, uint256 wordPosition) external view returns (uint256);
    function invalidateUnorderedNonces(uint256 wordPosition, uint256 mask) external;
}

/// @notice Deploys Uniswap's Permit2 from its published creation code, and hashes what a payer signs.
library Permit2 {
    /// @dev The address on every chain where it was deployed in the standard way.
    IPermit2Full internal constant DEPLOYED = IPermit2Full(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    Vm private constant _VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    address private constant _DETERMINISTIC_DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    /// @dev The types are written out here a second time, as a wallet's software would, so that a mistake in the checkout's
    /// own strings makes the signatures differ.
    string private constant _QUOTE =
        "Quote(bytes32 paymentId,bytes32 orderKey,address coin,uint256 amount,bytes32 splitHash,uint48 payBy,uint48 captureBy,uint48 refundBy,address payer)";
    string private constant _TOKEN_PERMISSIONS = "TokenPermissions(address token,uint256 amount)";
    string private constant _PERMIT =
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Quote witness)";

    error Permit2_WrongAddress(address deployed);

    /// @dev Sends the transaction that deployed it on mainnet. The address is a hash of the creation code, so an altered
    /// fixture cannot arrive there.
    function deploy() internal returns (IPermit2Full) {
        string memory fixture = _VM.readFile("test/fixtures/permit2.json");
        (bool success, bytes memory result) = _DETERMINISTIC_DEPLOYER.call(
            bytes.concat(
                _VM.parseJsonBytes32(fixture, ".salt"), //
                _VM.parseJsonBytes(fixture, ".creationCode")
            )
        );
        address deployed = address(bytes20(result));
        if (!success || deployed != address(DEPLOYED)) revert Permit2_WrongAddress(deployed);
        return DEPLOYED;
    }

    /// @dev The EIP-712 digest of a payer's permit with the quote as its witness.
    function digestOf(
        IPermit2.PermitTransferFrom memory permit,
        address spender,
        IMallCheckout.Quote memory quote,
        uint256 chainId
    ) internal pure returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Permit2"),
                chainId,
                DEPLOYED
            )
        );
        bytes32 content = keccak256(
            abi.encode(
                keccak256(abi.encodePacked(_PERMIT, _QUOTE, _TOKEN_PERMISSIONS)),
                keccak256(abi.encode(keccak256(bytes(_TOKEN_PERMISSIONS)), permit.permitted)),
                spender,
                permit.nonce,
                permit.deadline,
                keccak256(abi.encode(keccak256(bytes(_QUOTE)), quote))
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, content));
    }
}
