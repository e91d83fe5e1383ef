// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {anyFee} from "./AnyFee.sol";

interface IMovable {
    function transferFrom(address from, address to, uint256 tokenId) external;
}

/// @notice Mints and moves many tokens in one call, so that many events are made in minutes.
contract BulkMinter {
    function mint(ICollection collection, string calldata uri, uint256 count) external {
        for (uint256 i; i < count; ++i) {
            collection.mint(address(this), uri, 250, anyFee());
        }
    }

    function move(IMovable collection, uint256 first, uint256 count, address to) external {
        for (uint256 i; i < count; ++i) {
            collection.transferFrom(address(this), to, first + i);
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}
