// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {IBoxes} from "./IBoxes.sol";
import {IBoxesLens} from "./IBoxesLens.sol";

/// @title BoxesLens
/// @notice Decodes the storage slots of `Boxes` (`BoxTerms.BoxRecord` and `WhitelistEntry`, `BoxManagement.Prize`,
/// `Boxes.PendingOrder`).
contract BoxesLens is IBoxesLens {
    // Fields are extracted by truncating casts.
    // forge-lint: disable-start(unsafe-typecast)

    IBoxes private immutable BOXES;

    /// @param boxes_ The contract to read.
    constructor(IBoxes boxes_) {
        BOXES = boxes_;
    }

    /// @inheritdoc IBoxesLens
    function boxOf(uint256 boxId) external view returns (Box memory box) {
        uint256[5] memory words = BOXES.boxSlots(boxId);
        box.owner = address(uint160(words[0]));
        if (box.owner == address(0)) return box;
        box.price = words[0] >> 160;
        box.coin = Coin.wrap(address(uint160(words[1])));
        box.commissionRate = uint16(words[1] >> 160);
        box.feeRate = uint16(words[1] >> 176);
        box.openAt = uint40(words[1] >> 192);
        box.allOpen = uint8(words[1] >> 232) != 0;
        box.hasOnePrice = uint8(words[1] >> 240) != 0;
        box.size = uint16(words[2]);
        box.pending = uint16(words[2] >> 16);
        box.orders = uint32(words[2] >> 48);
        box.settled = uint32(words[2] >> 80);
        box.soldCount = uint32(words[2] >> 112);
        box.run = uint32(words[2] >> 144);
        box.publishedAt = uint40(words[2] >> 176);
        box.closeAt = uint40(words[2] >> 216);
        box.commission = uint128(words[3]);
        box.fee = words[3] >> 128;
        box.totalPrice = uint128(words[4]);
        box.minPrice = uint96(words[4] >> 128);
        box.state = _stateOf(box);
        bool isFixed = box.pending != 0 || (box.publishedAt != 0 && block.timestamp < box.closeAt);
        if (!isFixed && !box.hasOnePrice) {
            box.price = box.size == 0 ? 0 : (box.totalPrice + box.size - 1) / box.size;
        }
        if (box.state == IBoxes.BoxState.Open) box.timesToCall = box.size - box.pending;
    }

    /// @inheritdoc IBoxesLens
    function nftOf(uint256 boxId, uint256 index) external view returns (Nft memory nft) {
        uint256[3] memory words = BOXES.nftSlots(boxId, index);
        nft.collection = address(uint160(words[0]));
        nft.price = words[0] >> 160;
        nft.tokenId = words[1];
        nft.owner = address(uint160(words[2]));
        nft.isDrawn = uint8(words[2] >> 160) != 0;
    }

    /// @inheritdoc IBoxesLens
    function orderOf(uint256 boxId, uint256 orderId) external view returns (Order memory order) {
        uint256[5] memory words = BOXES.boxSlots(boxId);
        (uint256 word, uint256 price) = BOXES.orderSlots(boxId, orderId);
        order.owner = address(uint160(word));
        if (order.owner == address(0)) return order;
        order.round = uint40(word >> 160);
        order.size = uint16(word >> 200);
        order.isSettled = orderId < uint32(words[2] >> 80);
        if (uint8(word >> 216) == 0) price = words[0] >> 160;
        order.paid = order.isSettled ? 0 : order.size * price;
    }

    /// @inheritdoc IBoxesLens
    function whitelistItem(uint256 boxId, address account) external view returns (WhitelistItem memory entry) {
        uint256 word = BOXES.whitelistSlot(boxId, account);
        return WhitelistItem({price: uint96(word), usedCount: uint32(word >> 128), limit: uint32(word >> 96)});
    }

    /// @inheritdoc IBoxesLens
    function boxes() external view returns (address) {
        return address(BOXES);
    }

    // forge-lint: disable-end(unsafe-typecast)

    function _stateOf(Box memory box) private view returns (IBoxes.BoxState) {
        if (box.publishedAt == 0) return IBoxes.BoxState.Unpublished;
        if (block.timestamp >= box.closeAt) return IBoxes.BoxState.Over;
        if (block.timestamp < box.openAt) return IBoxes.BoxState.NotYetOpen;
        return box.size == box.pending ? IBoxes.BoxState.SoldOut : IBoxes.BoxState.Open;
    }
}
