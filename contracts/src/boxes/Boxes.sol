// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRandomness} from "../randomness/IRandomness.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {ISupportedCollections} from "../shared/ISupportedCollections.sol";
import {RandomPick} from "../shared/RandomPick.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {BoxManagement} from "./BoxManagement.sol";
import {IBoxes} from "./IBoxes.sol";

/// @title Boxes
/// @notice Holds NFTs until they are claimed, payments of pending draws, and unclaimed commission and fees.
contract Boxes is IBoxes, BoxManagement {
    using CreditsLib for ICredits;

    /// @dev One slot. An order at a whitelist price uses a second one for the price.
    struct PendingOrder {
        address owner;
        uint40 round;
        uint16 size;
        bool listed;
    }

    /// @dev The values shared by all prizes of an order.
    struct Assignment {
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
    uint256 private constant _MAX_DRAWS = 20;

    ICredits private immutable CREDITS;
    IRandomness private immutable RANDOMNESS;

    mapping(uint256 boxId => mapping(uint256 orderId => PendingOrder order)) private _orders;
    /// @dev Only for orders at a whitelist price.
    mapping(uint256 boxId => mapping(uint256 orderId => uint256 price)) private _listedPrices;

    /// @param roles_ The platform's roles. Its owner is the first fee recipient.
    /// @param credits_ The ledger that all payments are credited in.
    /// @param lists_ The contract whose lists of NFT collections apply: the market.
    /// @param randomness_ The randomness contract.
    constructor(IRoles roles_, ICredits credits_, ISupportedCollections lists_, IRandomness randomness_)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_MAX_DURATION)
        BoxManagement(lists_)
    {
        CREDITS = credits_;
        RANDOMNESS = randomness_;
    }

    /// @inheritdoc IBoxes
    function draw(uint256 boxId, uint256 run, uint256 size, Coin coin, uint256 paid, bool listed)
        external
        payable
        returns (uint256 orderId)
    {
        _requireNotPaused();
        _requireSupported(coin);
        BoxRecord storage box = _requireOpen(boxId, run, size);
        // Check: the caller may draw, in the coin and at the price they named.
        uint256 price = box.price;
        if (listed) price = _useList(boxId, box, size);
        else if (!box.allOpen) revert Boxes_NotWhitelisted(msg.sender, 0, 0);
        price *= size;
        if (coin != box.coin || paid != price) revert Boxes_TermsMismatch(box.coin, price);
        uint256 round = RANDOMNESS.nextRound();
        // Effect: the order is appended to the queue.
        orderId = box.orders;
        // Fits: a size is at most 20, a round is below a timestamp, and pending draws never exceed the NFTs left.
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast)
            _orders[boxId][orderId] = PendingOrder(msg.sender, uint40(round), uint16(size), listed);
            // forge-lint: disable-next-line(unsafe-typecast)
            (box.orders, box.pending) = (uint32(orderId + 1), uint16(box.pending + size));
            // forge-lint: disable-next-line(unsafe-typecast)
            box.soldCount += uint32(size);
        }
        emit Drawn(boxId, orderId, msg.sender, coin, paid, size, round, listed, box.remaining - box.pending);
        // Interaction: the payment.
        coin.collect(paid);
    }

    /// @inheritdoc IBoxes
    function settle(uint256 boxId, uint256 max) external returns (uint256 count) {
        _requireBox(boxId);
        while (count < max && _settleNext(boxId)) {
            ++count;
        }
    }

    /// @inheritdoc IBoxes
    function claim(uint256 boxId, uint256[] calldata indexes) external {
        for (uint256 i; i < indexes.length; ++i) {
            uint256 index = indexes[i];
            // Effect: the record is deleted before the token moves.
            Prize memory prize = _takePrize(boxId, index);
            // Check: it was drawn and not claimed yet.
            if (!prize.isDrawn) revert Boxes_NotDrawn(boxId, index);
            emit Claimed(boxId, index, prize.owner, prize.collection, prize.tokenId);
            // Interaction: without a receiver callback, so that anyone can complete the claim.
            _transfer(prize.collection, address(this), prize.owner, prize.tokenId);
        }
    }

    /// @inheritdoc IBoxes
    function claimCommission(uint256 boxId) external returns (uint256 amount) {
        BoxRecord storage box = _requireBox(boxId);
        // Effect: reset before the amount is credited.
        amount = box.commission;
        box.commission = 0;
        // Interaction: the platform's own ledger.
        _payOut(boxId, box.coin, amount, 0);
    }

    /// @inheritdoc IBoxes
    function claimFee(uint256 boxId) external returns (uint256 amount) {
        BoxRecord storage box = _requireBox(boxId);
        // Effect: reset before the amount is credited.
        amount = box.fee;
        box.fee = 0;
        // Interaction: the platform's own ledger.
        _payOut(boxId, box.coin, 0, amount);
    }

    /// @inheritdoc IBoxes
    function boxSlots(uint256 boxId) external view returns (uint256[5] memory) {
        BoxRecord storage box = _boxes[boxId];
        uint256 slot;
        assembly ("memory-safe") {
            slot := box.slot
        }
        _returnSlots(slot, 5);
    }

    /// @inheritdoc IBoxes
    function nftSlots(uint256 boxId, uint256 index) external view returns (uint256[3] memory) {
        Prize storage prize = _prizes[boxId][index];
        uint256 slot;
        assembly ("memory-safe") {
            slot := prize.slot
        }
        _returnSlots(slot, 3);
    }

    /// @inheritdoc IBoxes
    function orderSlots(uint256 boxId, uint256 orderId) external view returns (uint256 word, uint256 listedPrice) {
        PendingOrder storage order = _orders[boxId][orderId];
        assembly ("memory-safe") {
            word := sload(order.slot)
        }
        return (word, _listedPrices[boxId][orderId]);
    }

    /// @inheritdoc IBoxes
    function whitelistSlot(uint256 boxId, address account) external view returns (uint256 word) {
        WhitelistEntry storage entry = _whitelist[boxId][account];
        assembly ("memory-safe") {
            word := sload(entry.slot)
        }
    }

    /// @inheritdoc IBoxes
    function nftAt(uint256 boxId, uint256 position) external view returns (uint256 index) {
        if (position >= _boxes[boxId].remaining) revert Boxes_NftNotFound(boxId, position);
        return _pools[boxId].numberAt(position);
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

    /// @dev Uses the caller's whitelist limit. The order stores the price: the entry may change before it settles.
    function _useList(uint256 boxId, BoxRecord storage box, uint256 size) private returns (uint256 price) {
        WhitelistEntry storage entry = _whitelist[boxId][msg.sender];
        uint256 used = entry.used + size;
        if (used > entry.limit) revert Boxes_NotWhitelisted(msg.sender, entry.used, entry.limit);
        price = entry.price;
        _requireMinPrice(box, price);
        // At most the limit.
        // forge-lint: disable-next-line(unsafe-typecast)
        entry.used = uint32(used);
        _listedPrices[boxId][box.orders] = price;
    }

    /// @dev Settles the first pending order if its round is submitted or overdue, and returns whether it did. Reads all
    /// state again and writes all state before any external call, so a reentrant call continues with the next order.
    function _settleNext(uint256 boxId) private returns (bool) {
        BoxRecord storage box = _boxes[boxId];
        uint256 orderId = box.settled;
        if (orderId == box.orders) return false;
        PendingOrder memory order = _orders[boxId][orderId];
        (bytes32 randomness_, bool isOverdue) = RANDOMNESS.roundStatus(order.round);
        if (randomness_ == 0 && !isOverdue) return false;
        // The published price cannot change while an order is pending.
        uint256 price = order.listed ? _listedPrices[boxId][orderId] : box.price;
        // Effect: the order is no longer pending.
        // forge-lint: disable-next-line(unsafe-typecast)
        box.settled = uint32(orderId + 1);
        box.pending -= order.size;
        if (order.listed) delete _listedPrices[boxId][orderId];
        if (randomness_ == 0) _refund(boxId, box, orderId, order, price);
        else _assign(boxId, orderId, order, price, randomness_);
        return true;
    }

    function _refund(uint256 boxId, BoxRecord storage box, uint256 orderId, PendingOrder memory order, uint256 price)
        private
    {
        Coin coin = box.coin;
        uint256 amount = price * order.size;
        // Effect: the draws no longer count as sold or used.
        box.soldCount -= order.size;
        if (order.listed) _whitelist[boxId][order.owner].used -= order.size;
        emit Refunded(boxId, orderId, order.owner, coin, amount);
        // Interaction: the platform's own ledger.
        CREDITS.give(coin, order.owner, amount);
    }

    /// @dev Assigns the prizes of an order. Depositors are credited at once; commission and fee accrue until claimed.
    function _assign(uint256 boxId, uint256 orderId, PendingOrder memory order, uint256 price, bytes32 randomness_)
        private
    {
        BoxRecord storage box = _boxes[boxId];
        Assignment memory assignment;
        (assignment.boxId, assignment.orderId, assignment.winner) = (boxId, orderId, order.owner);
        assignment.seed = RandomPick.seedOf(randomness_, address(this), boxId, orderId);
        assignment.commission = partOf(price, box.commissionRate);
        assignment.fee = partOf(price, box.feeRate);
        address[] memory sellers = new address[](order.size);
        // No overflow: commission and fee are at most 40%, prices have 96 bits, at most 65,535 NFTs are ever sold,
        // and pending draws never exceed the NFTs left.
        unchecked {
            assignment.proceeds = price - assignment.commission - assignment.fee;
            uint256 remaining = box.remaining;
            for (uint256 i; i < sellers.length; ++i) {
                sellers[i] = _assignOne(assignment, i, remaining - i);
            }
            // forge-lint: disable-next-line(unsafe-typecast)
            box.remaining = uint16(remaining - sellers.length);
            // forge-lint: disable-next-line(unsafe-typecast)
            box.commission += uint128(assignment.commission * sellers.length);
            // forge-lint: disable-next-line(unsafe-typecast)
            box.fee += uint128(assignment.fee * sellers.length);
            // Interaction: the platform's ledger. The coin is read once, so that a callback cannot change it in between.
            Coin coin = box.coin;
            uint256 sum;
            for (uint256 i; i < sellers.length; ++i) {
                sum += assignment.proceeds;
                if (i + 1 < sellers.length && sellers[i + 1] == sellers[i]) continue;
                CREDITS.give(coin, sellers[i], sum);
                sum = 0;
            }
        }
    }

    /// @dev Assigns one prize and returns its depositor.
    function _assignOne(Assignment memory assignment, uint256 number, uint256 remaining)
        private
        returns (address seller)
    {
        uint256 position = RandomPick.pick(assignment.seed, number, remaining);
        uint256 index = _pools[assignment.boxId].take(position, remaining);
        Prize storage prize = _prizes[assignment.boxId][index];
        seller = prize.owner;
        (prize.owner, prize.isDrawn) = (assignment.winner, true);
        // With one price for all the total is 0 and its slot is not written.
        if (prize.price != 0) _boxes[assignment.boxId].totalPrice -= prize.price;
        emit PrizeAssigned(
            assignment.boxId,
            assignment.orderId,
            number,
            index,
            assignment.winner,
            seller,
            assignment.proceeds,
            assignment.commission,
            assignment.fee
        );
    }

    /// @dev Ends the call with the contents of consecutive slots.
    function _returnSlots(uint256 slot, uint256 count) private view {
        assembly ("memory-safe") {
            let words := mload(0x40)
            for { let i := 0 } lt(i, count) { i := add(i, 1) } {
                mstore(add(words, shl(5, i)), sload(add(slot, i)))
            }
            return(words, shl(5, count))
        }
    }

    function _requireOpen(uint256 boxId, uint256 run, uint256 size) private view returns (BoxRecord storage box) {
        box = _boxes[boxId];
        BoxState state = _stateOf(box);
        if (state != BoxState.Open) revert Boxes_NotOpen(boxId, state);
        if (run != box.run) revert Boxes_RunMismatch(box.run);
        if (size == 0 || size > _MAX_DRAWS) revert Boxes_InvalidSize(size, _MAX_DRAWS);
        uint256 available = box.remaining - box.pending;
        if (size > available) revert Boxes_InsufficientStock(size, available);
    }

    function _stateOf(BoxRecord storage box) private view returns (BoxState) {
        if (box.owner == address(0)) return BoxState.None;
        if (box.publishedAt == 0) return BoxState.Unpublished;
        if (block.timestamp >= box.closeAt) return BoxState.Over;
        if (block.timestamp < box.openAt) return BoxState.NotYetOpen;
        return box.remaining == box.pending ? BoxState.SoldOut : BoxState.Open;
    }
}
