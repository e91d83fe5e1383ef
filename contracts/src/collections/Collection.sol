// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

import {ICountsTransfers} from "../shared/ICountsTransfers.sol";
import {ICredits} from "../shared/ICredits.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {CollectionMinting} from "./CollectionMinting.sol";
import {CollectionSale} from "./CollectionSale.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {ICollectionTokens} from "./ICollectionTokens.sol";

/// @title Collection
/// @notice The code every collection shares. The factory clones it; a clone's name, limit and first owner stand behind
/// its code and never change. A collection holds no money: all of it goes into the ledger of credits at once.
contract Collection is CollectionSale {
    bytes4 private constant _ERC721 = 0x80ac58cd;
    bytes4 private constant _ERC721_METADATA = 0x5b5e139f;

    /// @param factory_ The factory that clones this code.
    /// @param credits The ledger fees and prices are paid into.
    constructor(ICollectionFactory factory_, ICredits credits) CollectionMinting(factory_, credits) {}

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
        return interfaceId == type(IERC165).interfaceId || interfaceId == _ERC721 || interfaceId == _ERC721_METADATA
            || interfaceId == type(IERC2981).interfaceId || interfaceId == type(ICountsTransfers).interfaceId;
    }
}
