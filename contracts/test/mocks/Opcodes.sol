// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Searches bytecode for instructions.
library Opcodes {
    bytes1 private constant _ORIGIN = 0x32;
    bytes1 private constant _BLOCKHASH = 0x40;
    bytes1 private constant _COINBASE = 0x41;
    bytes1 private constant _PREVRANDAO = 0x44;
    bytes1 private constant _BLOBHASH = 0x49;
    bytes1 private constant _CALLCODE = 0xf2;
    bytes1 internal constant DELEGATECALL = 0xf4;
    bytes1 private constant _SELFDESTRUCT = 0xff;

    /// @dev Whether the code contains an instruction. The data of a PUSH is not an instruction.
    function has(bytes memory code, bytes1 opcode) internal pure returns (bool) {
        for (uint256 i; i < code.length; ++i) {
            uint8 here = uint8(code[i]);
            if (code[i] == opcode) return true;
            if (here >= 0x60 && here <= 0x7f) i += here - 0x5f;
        }
        return false;
    }

    /// @dev Whether the code reads the transaction's origin, uses block values as randomness, runs code of others or destroys
    /// itself.
    function hasBanned(bytes memory code) internal pure returns (bool) {
        bytes1[8] memory banned =
            [_ORIGIN, _BLOCKHASH, _COINBASE, _PREVRANDAO, _BLOBHASH, _CALLCODE, DELEGATECALL, _SELFDESTRUCT];
        for (uint256 i; i < banned.length; ++i) {
            if (has(code, banned[i])) return true;
        }
        return false;
    }
}
