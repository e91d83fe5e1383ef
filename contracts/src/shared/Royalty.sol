// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";

import {partOf} from "./BasisPoints.sol";

/// @notice Reads the ERC-2981 royalty of a sale from a collection that may be hostile.
library Royalty {
    /// @dev Far above what an honest collection needs. A buyer cannot make the call run out of gas and still finish the sale:
    /// only a sixty-fourth of the gas is left after such a call.
    uint256 private constant _GAS = 150_000;

    /// @dev The receiver and the amount of the royalty, at most `top` basis points. There is none if the collection reverts,
    /// returns malformed data or names no receiver, so that it cannot block a sale, and none if the receiver is the seller.
    function due(address collection, uint256 tokenId, uint256 price, uint256 top, address seller)
        internal
        view
        returns (address receiver, uint256 amount)
    {
        bytes memory data = abi.encodeCall(IERC2981.royaltyInfo, (tokenId, price));
        assembly ("memory-safe") {
            // At most two words are copied, so long return data costs nothing.
            let success := staticcall(_GAS, collection, add(data, 0x20), mload(data), 0x00, 0x40)
            if and(success, gt(returndatasize(), 0x3f)) {
                // The first word must be an address.
                if iszero(shr(160, mload(0x00))) {
                    receiver := mload(0x00)
                    amount := mload(0x20)
                }
            }
        }
        return within(receiver, amount, price, top, seller);
    }

    /// @dev Limits a royalty to `top` basis points of the price; none if the receiver is the seller.
    function within(address receiver, uint256 amount, uint256 price, uint256 top, address seller)
        internal
        pure
        returns (address, uint256)
    {
        if (receiver == address(0) || receiver == seller) return (address(0), 0);
        uint256 max = partOf(price, top);
        if (amount > max) amount = max;
        return amount == 0 ? (address(0), 0) : (receiver, amount);
    }
}
