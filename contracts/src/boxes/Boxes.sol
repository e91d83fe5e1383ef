// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRandomness} from "../randomness/IRandomness.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {ISupportedCollections} from "../shared/ISupportedCollections.sol";
import {Luck} from "../shared/Luck.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {BoxKeeping} from "./BoxKeeping.sol";
import {IBoxes} from "./IBoxes.sol";

/// @title Boxes
/// @notice Holds the NFTs that can be drawn or were drawn and not claimed, the money of draws that are not resolved, and
/// commission and fee until they are claimed. Nothing else.
contract Boxes is IBoxes, BoxKeeping {
    using Crediting for ICredits;

    /// @dev One word; only an order at the whitelist's price takes another.
    struct Slot {
        address owner;
        uint40 round;
        uint16 size;
        bool listed;
    }

    /// @dev What is the same for all prizes of an order.
    struct Fixing {
        uint256 boxId;
        uint256 orderId;
        address winner;
        bytes32 seed;
        uint256 proceeds;
        uint256 commission;
        uint256 fee;
    }

    uint16 private constant _FEE_RATE = 250;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint32 private constant _MAX_DURATION = 90 days;
    uint256 private constant _MOST_AT_ONCE = 20;

    ICredits private immutable CREDITS;
    IRandomness private immutable RANDOMNESS;

    mapping(uint256 boxId => mapping(uint256 orderId => Slot slot)) private _slots;
    /// @dev Only of orders at the whitelist's price.
    mapping(uint256 boxId => mapping(uint256 orderId => uint256 price)) private _listedPrices;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger everybody is credited in.
    /// @param lists_ Whose list of collections holds: the market's.
    /// @param randomness_ Where the rounds are kept.
    constructor(IRoles roles_, ICredits credits_, ISupportedCollections lists_, IRandomness randomness_)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_MAX_DURATION)
        BoxKeeping(lists_)
    {
        CREDITS = credits_;
        RANDOMNESS = randomness_;
    }

    /// @inheritdoc IBoxes
    function draw(uint256 boxId, uint256 run, uint256 size, Coin coin, uint256 paid, bool listed)
        external
        payable
        notPaused
        onlySupported(coin)
        returns (uint256 orderId)
    {
        Kept storage box = _requireOpen(boxId, run, size);
        // Check: the caller may, in the coin and at the price they saw.
        uint256 price = box.price;
        if (listed) price = _useList(boxId, box.orders, size);
        else if (!box.allOpen) revert Boxes_NotListed(msg.sender, 0, 0);
        if (coin != box.coin || paid != price * size) revert Boxes_OtherTerms(box.coin, price * size);
        uint256 round = RANDOMNESS.nextRound();
        // Effect: the order, behind all that are waiting.
        orderId = box.orders;
        // No count reaches its type's end: a size is at most 20, a round is counted in seconds.
        // forge-lint: disable-next-item(unsafe-typecast)
        _slots[boxId][orderId] = Slot(msg.sender, uint40(round), uint16(size), listed);
        // forge-lint: disable-next-item(unsafe-typecast)
        (box.orders, box.waiting) = (uint32(orderId + 1), uint16(box.waiting + size));
        // forge-lint: disable-next-item(unsafe-typecast)
        box.soldCount += uint32(size);
        emit Drawn(boxId, orderId, msg.sender, coin, paid, size, round, listed, box.left - box.waiting);
        // Interaction: the money.
        coin.collect(paid);
    }

    /// @inheritdoc IBoxes
    function settle(uint256 boxId, uint256 most) external returns (uint256 count) {
        _requireBox(boxId);
        while (count < most && _settleNext(boxId)) {
            ++count;
        }
    }

    /// @inheritdoc IBoxes
    function claim(uint256 boxId, uint256[] calldata indexes) external {
        for (uint256 i; i < indexes.length; ++i) {
            Prize memory prize = _prizeOf(boxId, indexes[i]);
            // Check: somebody drew it.
            if (!prize.isDrawn) revert Boxes_NotDrawn(boxId, indexes[i]);
            // Effect: it is out.
            _takeOut(boxId, indexes[i]);
            emit Claimed(boxId, indexes[i], prize.owner, prize.collection, prize.tokenId);
            // Interaction: who drew it is not asked.
            _move(prize.collection, address(this), prize.owner, prize.tokenId);
        }
    }

    /// @inheritdoc IBoxes
    function claimCommission(uint256 boxId) external returns (uint256 amount) {
        Kept storage box = _requireBox(boxId);
        // Effect: claimed, so nothing is paid twice.
        amount = box.commission;
        box.commission = 0;
        // Interaction: into our own ledger.
        _payOut(boxId, box.coin, amount, 0);
    }

    /// @inheritdoc IBoxes
    function claimFee(uint256 boxId) external returns (uint256 amount) {
        Kept storage box = _requireBox(boxId);
        // Effect: claimed, so nothing is paid twice.
        amount = box.fee;
        box.fee = 0;
        // Interaction: into our own ledger.
        _payOut(boxId, box.coin, 0, amount);
    }

    /// @inheritdoc IBoxes
    function boxWords(uint256 boxId) external view returns (uint256[5] memory words) {
        Kept storage box = _boxes[boxId];
        assembly ("memory-safe") {
            for { let i := 0 } lt(i, 5) { i := add(i, 1) } {
                mstore(add(words, shl(5, i)), sload(add(box.slot, i)))
            }
        }
    }

    /// @inheritdoc IBoxes
    function nftWords(uint256 boxId, uint256 index) external view returns (uint256[3] memory words) {
        Prize storage prize = _prizes[boxId][index];
        assembly ("memory-safe") {
            for { let i := 0 } lt(i, 3) { i := add(i, 1) } {
                mstore(add(words, shl(5, i)), sload(add(prize.slot, i)))
            }
        }
    }

    /// @inheritdoc IBoxes
    function orderWords(uint256 boxId, uint256 orderId) external view returns (uint256 word, uint256 listedPrice) {
        Slot storage slot = _slots[boxId][orderId];
        assembly ("memory-safe") {
            word := sload(slot.slot)
        }
        return (word, _listedPrices[boxId][orderId]);
    }

    /// @inheritdoc IBoxes
    function whitelistWord(uint256 boxId, address account) external view returns (uint256 word) {
        Item storage item = _items[boxId][account];
        assembly ("memory-safe") {
            word := sload(item.slot)
        }
    }

    /// @inheritdoc IBoxes
    function nftAt(uint256 boxId, uint256 place) external view returns (uint256 index) {
        if (place >= _boxes[boxId].left) revert Boxes_NoNft(boxId, place);
        return _pools[boxId].numberAt(place);
    }

    /// @inheritdoc IBoxes
    function isCollaborator(uint256 boxId, address account) external view returns (bool) {
        return _collaborators[boxId][account];
    }

    /// @inheritdoc IBoxes
    function boxCount() external view returns (uint256) {
        return _boxCount;
    }

    /// @inheritdoc IBoxes
    function randomness() external view returns (address) {
        return address(RANDOMNESS);
    }

    /// @inheritdoc IBoxes
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    function _payOut(uint256 boxId, Coin coin, uint256 commission, uint256 fee) internal override {
        (address owner, address recipient) = (_boxes[boxId].owner, feeRecipient());
        if (commission != 0) emit CommissionClaimed(boxId, owner, coin, commission);
        if (fee != 0) emit FeeClaimed(boxId, recipient, coin, fee);
        CREDITS.give(coin, owner, commission);
        CREDITS.give(coin, recipient, fee);
    }

    /// @dev What a draw costs the caller by the whitelist. Used up, and the price written down: the list may change before
    /// the order is resolved.
    function _useList(uint256 boxId, uint256 orderId, uint256 size) private returns (uint256 price) {
        Item storage item = _items[boxId][msg.sender];
        uint256 used = item.used + size;
        if (used > item.limit) revert Boxes_NotListed(msg.sender, item.used, item.limit);
        // At most the limit.
        // forge-lint: disable-next-line(unsafe-typecast)
        item.used = uint32(used);
        price = item.price;
        _listedPrices[boxId][orderId] = price;
    }

    /// @dev Resolves the first order that waits, and says whether there was one that is due. Reads everything anew and writes
    /// everything before it calls anyone: whoever calls back finds the next order first.
    function _settleNext(uint256 boxId) private returns (bool) {
        Kept storage box = _boxes[boxId];
        uint256 orderId = box.settled;
        if (orderId == box.orders) return false;
        Slot memory slot = _slots[boxId][orderId];
        (bytes32 luck, bool isOverdue) = RANDOMNESS.lookUp(slot.round);
        if (luck == 0 && !isOverdue) return false;
        // The collection's own price cannot have changed since.
        uint256 price = slot.listed ? _listedPrices[boxId][orderId] : box.price;
        // Effect: it waits no longer.
        // forge-lint: disable-next-item(unsafe-typecast)
        box.settled = uint32(orderId + 1);
        box.waiting -= slot.size;
        if (slot.listed) delete _listedPrices[boxId][orderId];
        if (luck == 0) _refund(boxId, box, orderId, slot, price);
        else _fix(boxId, orderId, slot, price, luck);
        return true;
    }

    function _refund(uint256 boxId, Kept storage box, uint256 orderId, Slot memory slot, uint256 price) private {
        // Effect: as if it had not been drawn.
        box.soldCount -= slot.size;
        if (slot.listed) _items[boxId][slot.owner].used -= slot.size;
        Coin coin = box.coin;
        emit Refunded(boxId, orderId, slot.owner, coin, price * slot.size);
        // Interaction: into our own ledger.
        CREDITS.give(coin, slot.owner, price * slot.size);
    }

    /// @dev Fixes the prizes of an order. Who put them in is credited at once, the others when they claim.
    function _fix(uint256 boxId, uint256 orderId, Slot memory slot, uint256 price, bytes32 luck) private {
        Kept storage box = _boxes[boxId];
        Fixing memory fixing;
        (fixing.boxId, fixing.orderId, fixing.winner) = (boxId, orderId, slot.owner);
        fixing.seed = Luck.seedOf(luck, address(this), boxId, orderId);
        fixing.commission = partOf(price, box.commissionRate);
        fixing.fee = partOf(price, box.feeRate);
        fixing.proceeds = price - fixing.commission - fixing.fee;
        address[] memory sellers = new address[](slot.size);
        uint256 left = box.left;
        for (uint256 i; i < sellers.length; ++i) {
            sellers[i] = _fixOne(fixing, i, left - i);
        }
        // Less than it was; and a price has 96 bits, of which at most 65,535 are ever paid.
        // forge-lint: disable-next-item(unsafe-typecast)
        box.left = uint16(left - sellers.length);
        // forge-lint: disable-next-item(unsafe-typecast)
        box.commission += uint128(fixing.commission * sellers.length);
        // forge-lint: disable-next-item(unsafe-typecast)
        box.fee += uint128(fixing.fee * sellers.length);
        // Interaction: into our own ledger. Neighbours of the same account at once: mostly one put everything in. All in the
        // coin that was paid: one that calls back could have the collection's changed meanwhile.
        Coin coin = box.coin;
        uint256 sum;
        for (uint256 i; i < sellers.length; ++i) {
            sum += fixing.proceeds;
            if (i + 1 < sellers.length && sellers[i + 1] == sellers[i]) continue;
            CREDITS.give(coin, sellers[i], sum);
            sum = 0;
        }
    }

    /// @dev Fixes one prize, and says who had put it in.
    function _fixOne(Fixing memory fixing, uint256 number, uint256 left) private returns (address seller) {
        uint256 index = _pools[fixing.boxId].take(Luck.pick(fixing.seed, number, left), left);
        Prize storage prize = _prizes[fixing.boxId][index];
        seller = prize.owner;
        (prize.owner, prize.isDrawn) = (fixing.winner, true);
        // Where there is one price for all, a word less is written.
        if (prize.price != 0) _boxes[fixing.boxId].totalPrice -= prize.price;
        emit PrizeFixed(
            fixing.boxId,
            fixing.orderId,
            number,
            index,
            fixing.winner,
            seller,
            fixing.proceeds,
            fixing.commission,
            fixing.fee
        );
    }

    function _requireOpen(uint256 boxId, uint256 run, uint256 size) private view returns (Kept storage box) {
        box = _boxes[boxId];
        BoxState state = _stateOf(box);
        if (state != BoxState.Open) revert Boxes_NotOpen(boxId, state);
        if (run != box.run) revert Boxes_OtherRun(box.run);
        if (size == 0 || size > _MOST_AT_ONCE) revert Boxes_WrongSize(size, _MOST_AT_ONCE);
        uint256 left = box.left - box.waiting;
        if (size > left) revert Boxes_TooFewLeft(size, left);
    }

    function _stateOf(Kept storage box) private view returns (BoxState) {
        if (box.owner == address(0)) return BoxState.None;
        if (box.publishedAt == 0) return BoxState.Unpublished;
        if (block.timestamp >= box.closeAt) return BoxState.Over;
        if (block.timestamp < box.openAt) return BoxState.NotYetOpen;
        return box.left == box.waiting ? BoxState.SoldOut : BoxState.Open;
    }
}
