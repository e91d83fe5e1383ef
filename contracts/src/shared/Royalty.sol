// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";

import {partOf} from "./BasisPoints.sol";

/// @notice What a collection asks of a sale for its creator (ERC-2981), whatever that collection does.
library Royalty {
    /// @dev Far above what an honest answer takes. A buyer cannot starve the question and still finish the sale: what is
    /// left after a call that took all it could get is a sixty-fourth.
    uint256 private constant _GAS = 150_000;

    /// @dev Whom the royalty goes to and how much it is, at most `top` basis points. A collection that does not answer,
    /// answers nonsense or names nobody gets none: it never stops a sale. Nor is there one to the seller themselves.
    function due(address collection, uint256 tokenId, uint256 price, uint256 top, address seller)
        internal
        view
        returns (address receiver, uint256 amount)
    {
        bytes memory question = abi.encodeCall(IERC2981.royaltyInfo, (tokenId, price));
        assembly ("memory-safe") {
            // Never more than two words are read, so a long answer costs nothing.
            let answered := staticcall(_GAS, collection, add(question, 0x20), mload(question), 0x00, 0x40)
            if and(answered, gt(returndatasize(), 0x3f)) {
                // A first word that is no address is nonsense.
                if iszero(shr(160, mload(0x00))) {
                    receiver := mload(0x00)
                    amount := mload(0x20)
                }
            }
        }
        return within(receiver, amount, price, top, seller);
    }

    /// @dev What is left of a royalty that was asked for: at most `top` basis points, and none to the seller themselves.
    function within(address receiver, uint256 amount, uint256 price, uint256 top, address seller)
        internal
        pure
        returns (address, uint256)
    {
        if (receiver == address(0) || receiver == seller) return (address(0), 0);
        uint256 most = partOf(price, top);
        if (amount > most) amount = most;
        return amount == 0 ? (address(0), 0) : (receiver, amount);
    }
}
