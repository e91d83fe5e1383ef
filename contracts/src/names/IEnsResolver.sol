// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Address records on Ethereum (ENSIP-1), interface id 0x3b3b57de.
interface IAddrResolver {
    /// @notice Returns the address a name resolves to; the zero address if there is none.
    /// @param node The namehash of the name.
    function addr(bytes32 node) external view returns (address payable);
}

/// @notice Address records on any chain (ENSIP-9), interface id 0xf1cb7e06.
interface IAddressResolver {
    /// @notice Returns the address a name resolves to on a chain; empty if there is none.
    /// @param node The namehash of the name.
    /// @param coinType The chain: 60 for Ethereum, 0x80000000 | chain id for other EVM chains (ENSIP-11).
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
}

/// @notice Text records (ENSIP-5), interface id 0x59d1d43c.
interface ITextResolver {
    /// @notice Returns a text record; empty if there is none.
    /// @param node The namehash of the name.
    /// @param key The record's key, for example `url` or `avatar`.
    function text(bytes32 node, string calldata key) external view returns (string memory);
}

/// @notice Reverse records (ENSIP-3), interface id 0x691f3431.
interface INameResolver {
    /// @notice Returns the primary name of an account, for example `mochi.pet`; empty if there is none.
    /// @param node The namehash of `<address in lower-case hex without 0x>.addr.reverse`.
    function name(bytes32 node) external view returns (string memory);
}

/// @notice Resolution through one function (ENSIP-10), interface id 0x9061b923.
interface IExtendedResolver {
    /// @notice Answers a call of any of the functions above.
    /// @param name The name in DNS encoding.
    /// @param data The encoded call, which has the name's namehash in it.
    /// @return The encoded answer.
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// @notice The resolver functions of ENS, for libraries and wallets that know them. An expired name has no records.
interface IEnsResolver is IAddrResolver, IAddressResolver, ITextResolver, INameResolver, IExtendedResolver {
    /// @notice Thrown when `resolve` is asked for a function that is not supported.
    error UnsupportedResolverProfile(bytes4 selector);
}
