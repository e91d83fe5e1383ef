// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A minimal contract wallet with one owner, whose signatures it accepts (ERC-1271).
contract SmartWallet {
    address private immutable _owner;

    constructor(address owner) {
        _owner = owner;
    }

    function isValidSignature(bytes32 hash, bytes calldata envelope) external view returns (bytes4) {
        bytes memory signature = abi.decode(envelope, (bytes));
        if (signature.length != 65) return bytes4(0xffffffff);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly ("memory-safe") {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        address signer = ecrecover(hash, v, r, s);
        return signer != address(0) && signer == _owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// @notice Deploys contract wallets at addresses that are known in advance (ERC-6492).
contract SmartWalletFactory {
    function create(address owner) external returns (address wallet) {
        wallet = walletOf(owner);
        if (wallet.code.length == 0) new SmartWallet{salt: 0}(owner);
    }

    function walletOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }
}
