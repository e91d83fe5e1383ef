// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsNode} from "./EnsNode.sol";
import {
    IAddressResolver,
    IAddrResolver,
    IEnsResolver,
    IExtendedResolver,
    INameResolver,
    ITextResolver
} from "./IEnsResolver.sol";
import {NameRecords} from "./NameRecords.sol";

/// @notice Answers the resolver functions of ENS.
/// @dev ENS identifies names by their namehash, which cannot be reversed: the token id of each is stored when a name is
/// registered for the first time, for 22,100 gas. `resolve` alone would need no storage, because the name is passed to it,
/// but then `addr(bytes32)` and `text(bytes32,string)`, which most libraries call, would have no answer.
abstract contract NameResolver is IEnsResolver, NameRecords {
    uint256 private constant _COIN_TYPE_ETH = 60;
    uint256 private constant _COIN_TYPE_EVM = 0x80000000;

    mapping(bytes32 node => uint256 tokenId) private _tokenIds;

    /// @inheritdoc IExtendedResolver
    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        // A call begins with the four bytes of its selector.
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes4 selector = bytes4(data);
        bytes calldata arguments = data[4:];
        if (selector == IAddrResolver.addr.selector) {
            return abi.encode(addr(abi.decode(arguments, (bytes32))));
        }
        if (selector == IAddressResolver.addr.selector) {
            (bytes32 node, uint256 coinType) = abi.decode(arguments, (bytes32, uint256));
            return abi.encode(addr(node, coinType));
        }
        if (selector == ITextResolver.text.selector) {
            (bytes32 node, string memory key) = abi.decode(arguments, (bytes32, string));
            return abi.encode(_textOf(_tokenIds[node], key));
        }
        if (selector == INameResolver.name.selector) {
            return abi.encode(name(abi.decode(arguments, (bytes32))));
        }
        revert UnsupportedResolverProfile(selector);
    }

    /// @inheritdoc ITextResolver
    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _textOf(_tokenIds[node], key);
    }

    /// @inheritdoc IAddrResolver
    function addr(bytes32 node) public view returns (address payable) {
        return payable(addr(_tokenIds[node]));
    }

    /// @inheritdoc IAddressResolver
    /// @dev Names resolve on Ethereum and on the chain of this contract.
    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory) {
        address account = addr(node);
        bool isKnown = coinType == _COIN_TYPE_ETH || coinType == (_COIN_TYPE_EVM | block.chainid);
        return isKnown && account != address(0) ? abi.encodePacked(account) : bytes("");
    }

    /// @inheritdoc INameResolver
    function name(bytes32 node) public view returns (string memory) {
        return _primaryNameAt(node);
    }

    /// @notice Returns whether an interface is supported (ERC-165).
    function supportsInterface(bytes4 id) public view virtual override returns (bool) {
        return id == type(IAddrResolver).interfaceId || id == type(IAddressResolver).interfaceId
            || id == type(ITextResolver).interfaceId || id == type(INameResolver).interfaceId
            || id == type(IExtendedResolver).interfaceId || super.supportsInterface(id);
    }

    /// @dev Stores the token id of a name's node.
    function _storeNode(string calldata label, uint256 tokenId) internal {
        _tokenIds[EnsNode.forward(label)] = tokenId;
    }
}
