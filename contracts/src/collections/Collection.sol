// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

import {ICredits} from "../shared/ICredits.sol";
import {IERC7572} from "../shared/IERC7572.sol";
import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {ITransferCounter} from "../shared/ITransferCounter.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {CollectionMinting} from "./CollectionMinting.sol";
import {CollectionSale} from "./CollectionSale.sol";
import {State} from "./CollectionState.sol";
import {ICollection} from "./ICollection.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {ICollectionTokens} from "./ICollectionTokens.sol";

/// @title Collection
/// @notice The implementation of every collection. The factory deploys clones of it, with name, limit and first owner as
/// immutable arguments. A collection holds no money: fees and prices are credited in the ledger at once.
contract Collection is CollectionSale {
    bytes4 private constant _ERC721 = 0x80ac58cd;
    bytes4 private constant _ERC721_METADATA = 0x5b5e139f;

    /// @param factory_ The factory that clones this code.
    /// @param credits The ledger fees and prices are credited in.
    constructor(ICollectionFactory factory_, ICredits credits) CollectionMinting(factory_, credits) {}

    /// @inheritdoc ICollection
    function endMinting() external onlyOwner {
        State state = _current();
        // Check: it has not ended before.
        _requireMintingNotEnded(state);
        // Effect: minting has ended. Nothing resets it.
        _state = state.withMintingEnded();
        if (state.isOpen()) emit Closed();
        _endAnySale();
        emit MintingEnded(state.minted());
    }

    /// @inheritdoc ICollectionTokens
    function name() external view returns (string memory name_) {
        (name_,) = CollectionArgs.names();
    }

    /// @inheritdoc ICollectionTokens
    function symbol() external view returns (string memory symbol_) {
        (, symbol_) = CollectionArgs.names();
    }

    /// @inheritdoc ICollectionTokens
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        // As numbers, because constants of type bytes4 take 32 bytes of code each.
        uint32 id = uint32(interfaceId);
        return id == uint32(type(IERC165).interfaceId) || id == uint32(_ERC721) || id == uint32(_ERC721_METADATA)
            || id == uint32(type(IERC2981).interfaceId) || id == uint32(type(IERC7572).interfaceId)
            || id == uint32(type(IFixedSupply).interfaceId) || id == uint32(type(ITransferCounter).interfaceId);
    }
}
