// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

import {IRandomness} from "../randomness/IRandomness.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {IRoles} from "../shared/IRoles.sol";
import {RandomPick} from "../shared/RandomPick.sol";
import {Pausable} from "../shared/Pausable.sol";
import {Pool} from "../shared/Pool.sol";
import {GachaPets} from "./GachaPets.sol";
import {IGacha} from "./IGacha.sol";

/// @title Gacha
/// @notice Holds what was paid for pets in circulation and for pending pulls.
contract Gacha is IGacha, GachaPets, Pausable, FeeRecipient {
    using CreditsLib for ICredits;

    /// @dev Two slots: the first is constant, the second changes with each pull. Every machine has a step.
    struct MachineRecord {
        uint256 step;
        // ---
        uint32 pulls;
        uint32 orders;
        uint32 settled;
        uint16 remaining;
        uint16 pending;
        bool isOpen;
        uint112 reserve;
    }

    /// @dev One slot. Without an owner it is a returned pet, and `first` is the pet's number.
    struct PendingOrder {
        address owner;
        uint40 round;
        uint16 size;
        uint32 first;
    }

    uint16 private constant _PETS = 10_000;
    uint256 private constant _FEE_RATE = 1700;
    uint256 private constant _MAX_PULLS = 10;
    uint256 private constant _MAX_DECIMALS = 18;

    ICredits private immutable CREDITS;
    IRandomness private immutable RANDOMNESS;
    Coin private immutable COIN;
    /// @dev One whole coin in its smallest unit.
    uint256 private immutable UNIT;

    uint248 private _machineCount;
    bool private _isCreationEnded;
    mapping(uint256 machineId => MachineRecord machine) private _machines;
    mapping(uint256 machineId => Pool pool) private _pools;
    mapping(uint256 machineId => mapping(uint256 orderId => PendingOrder order)) private _orders;

    /// @param roles_ The platform's roles. Its owner is the first fee recipient.
    /// @param credits_ The ledger that fees and refunds are credited in.
    /// @param randomness_ The randomness contract.
    /// @param coin_ The token that all machines take.
    constructor(IRoles roles_, ICredits credits_, IRandomness randomness_, Coin coin_)
        Governed(roles_)
        FeeRecipient(roles_.owner())
    {
        // Check: with at most 18 decimals the reserve cannot exceed its type.
        if (coin_.isNative()) revert Gacha_InvalidCoin(coin_, 0);
        uint8 decimals = IERC20Metadata(Coin.unwrap(coin_)).decimals();
        if (decimals > _MAX_DECIMALS) revert Gacha_InvalidCoin(coin_, decimals);
        CREDITS = credits_;
        RANDOMNESS = randomness_;
        COIN = coin_;
        UNIT = 10 ** decimals;
    }

    /// @inheritdoc IGacha
    function create(Detail calldata detail, uint96 step, string calldata baseUri)
        external
        onlyAdmin
        returns (uint256 machineId)
    {
        if (_isCreationEnded) revert Gacha_CreationEnded();
        if (step == 0 || step > UNIT) revert Gacha_InvalidStep(step, UNIT);
        // Effect: a closed machine with all pets in it.
        machineId = ++_machineCount;
        MachineRecord storage machine = _machines[machineId];
        (machine.step, machine.remaining) = (step, _PETS);
        _baseUris[machineId] = baseUri;
        emit MachineCreated(machineId, COIN, UNIT, step, _PETS, baseUri, detail);
    }

    /// @inheritdoc IGacha
    function endCreation() external onlyAdmin {
        if (_isCreationEnded) revert Gacha_CreationEnded();
        _isCreationEnded = true;
        emit CreationEnded(_machineCount);
    }

    /// @inheritdoc IGacha
    function setContractURI(string calldata uri) external onlyAdmin {
        _setContractURI(uri);
    }

    /// @inheritdoc IGacha
    function setDetail(uint256 machineId, Detail calldata detail) external onlyAdmin {
        _requireMachine(machineId);
        emit DetailSet(machineId, detail);
    }

    /// @inheritdoc IGacha
    function setOpen(uint256 machineId, bool isOpen) external onlyAdmin {
        _requireMachine(machineId).isOpen = isOpen;
        emit OpenSet(machineId, isOpen);
    }

    /// @inheritdoc IGacha
    function pull(uint256 machineId, uint256 size, uint256 maxPaid) external notPaused returns (uint256 orderId) {
        // Check: the machine is open and has enough pets, and the price is within the caller's maximum.
        MachineRecord storage machine = _requireOpen(machineId, size);
        uint256 first = machine.pulls;
        uint256 paid = _cost(machine, first, size);
        if (paid > maxPaid) revert Gacha_PriceAboveMax(paid, maxPaid);
        uint256 round = RANDOMNESS.nextRound();
        // Effect: the order is appended to the queue. A size is at most 10, a round number grows slower than a
        // timestamp, and the reserve of 10,000 pets at the price of pull 2^32 has fewer than 112 bits.
        // forge-lint: disable-next-item(unsafe-typecast)
        orderId = _queue(machineId, machine, PendingOrder(msg.sender, uint40(round), uint16(size), uint32(first)));
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.pulls += uint32(size);
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.pending += uint16(size);
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.reserve += uint112(paid);
        uint256 nextPrice = _cost(machine, first + size, 1);
        emit Pulled(machineId, orderId, msg.sender, size, first, paid, round, nextPrice);
        // Interaction: the payment.
        COIN.pull(paid);
    }

    /// @inheritdoc IGacha
    function settle(uint256 machineId, uint256 max) external returns (uint256 count) {
        MachineRecord storage machine = _requireMachine(machineId);
        while (count < max && _settleNext(machineId, machine)) {
            ++count;
        }
    }

    /// @inheritdoc IGacha
    function redeem(uint256 tokenId, address to) external returns (uint256 amount) {
        if (_ownerOf(tokenId) != msg.sender) revert Gacha_NotTokenOwner(msg.sender, tokenId);
        uint256 machineId = _machineOf(tokenId);
        MachineRecord storage machine = _machines[machineId];
        uint256 paid = _cost(machine, _pullOf(tokenId), 1);
        uint256 fee = partOf(paid, _FEE_RATE);
        amount = paid - fee;
        // Effect: the pet is burned and returns to the pool behind all pending pulls. Otherwise a holder could change a
        // result that is known but not settled by redeeming a pet.
        _burn(tokenId);
        // The reserve contains what was paid for this pet.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.reserve -= uint112(paid);
        uint256 pet = _petOf(tokenId);
        emit Redeemed(machineId, tokenId, msg.sender, to, amount, fee);
        // A pet number is at most 10,000.
        // forge-lint: disable-next-line(unsafe-typecast)
        if (machine.settled != machine.orders) _queue(machineId, machine, PendingOrder(address(0), 0, 0, uint32(pet)));
        else _returnPet(machineId, machine, pet);
        // Interaction: the payments.
        CREDITS.give(COIN, feeRecipient(), fee);
        COIN.pay(to, amount);
    }

    /// @inheritdoc IGacha
    function priceOf(uint256 machineId, uint256 size) external view returns (uint256 paid) {
        MachineRecord storage machine = _requireMachine(machineId);
        return _cost(machine, machine.pulls, size);
    }

    /// @inheritdoc IGacha
    function paidFor(uint256 tokenId) public view returns (uint256 paid) {
        if (!_exists(tokenId)) revert TokenDoesNotExist();
        return _cost(_machines[_machineOf(tokenId)], _pullOf(tokenId), 1);
    }

    /// @inheritdoc IGacha
    function redeemValue(uint256 tokenId) external view returns (uint256 amount) {
        uint256 paid = paidFor(tokenId);
        return paid - partOf(paid, _FEE_RATE);
    }

    /// @inheritdoc IGacha
    function machineOf(uint256 machineId) external view returns (Machine memory machine) {
        MachineRecord storage record = _machines[machineId];
        if (record.step == 0) return machine;
        (machine.coin, machine.step, machine.reserve) = (COIN, record.step, record.reserve);
        machine.price = _cost(record, record.pulls, 1);
        (machine.pulls, machine.size, machine.pending) = (record.pulls, record.remaining, record.pending);
        (machine.orders, machine.settled, machine.isOpen) = (record.orders, record.settled, record.isOpen);
    }

    /// @inheritdoc IGacha
    function orderOf(uint256 machineId, uint256 orderId) external view returns (Order memory order) {
        PendingOrder memory record = _orders[machineId][orderId];
        order.isSettled = orderId < _machines[machineId].settled;
        if (record.owner == address(0)) return order;
        (order.owner, order.round, order.size) = (record.owner, record.round, record.size);
        order.paid = _cost(_machines[machineId], record.first, record.size);
    }

    /// @inheritdoc IFixedSupply
    function isSupplyFixed() external view returns (bool) {
        return _isCreationEnded && _machineCount == 1;
    }

    /// @inheritdoc IGacha
    function machineCount() external view returns (uint256) {
        return _machineCount;
    }

    /// @inheritdoc IGacha
    function tokenIdOf(uint256 machineId, uint256 pet) external pure returns (uint256 tokenId) {
        return _tokenIdOf(machineId, pet);
    }

    /// @inheritdoc IGacha
    function coin() external view returns (Coin) {
        return COIN;
    }

    /// @inheritdoc IGacha
    function randomness() external view returns (address) {
        return address(RANDOMNESS);
    }

    /// @inheritdoc IGacha
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev Settles the first pending order if its round is submitted or overdue, and returns whether it did. Writes
    /// all state before any external call, so a reentrant call continues with the next order.
    function _settleNext(uint256 machineId, MachineRecord storage machine) private returns (bool) {
        uint256 orderId = machine.settled;
        if (orderId == machine.orders) return false;
        PendingOrder memory order = _orders[machineId][orderId];
        if (order.owner == address(0)) {
            ++machine.settled;
            _returnPet(machineId, machine, order.first);
            return true;
        }
        (bytes32 randomness_, bool isOverdue) = RANDOMNESS.roundStatus(order.round);
        if (randomness_ == 0 && !isOverdue) return false;
        // Effect: the order is no longer pending.
        ++machine.settled;
        machine.pending -= order.size;
        if (randomness_ != 0) _assign(machineId, machine, orderId, order, randomness_);
        else _refund(machineId, machine, orderId, order);
        return true;
    }

    function _assign(
        uint256 machineId,
        MachineRecord storage machine,
        uint256 orderId,
        PendingOrder memory order,
        bytes32 randomness_
    ) private {
        bytes32 seed = RandomPick.seedOf(randomness_, address(this), machineId, orderId);
        uint256 remaining = machine.remaining;
        // Smaller than before.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.remaining = uint16(remaining - order.size);
        for (uint256 i; i < order.size; ++i) {
            uint256 position = RandomPick.pick(seed, i, remaining - i);
            uint256 pet = _pools[machineId].take(position, remaining - i) + 1;
            _assignOne(machineId, orderId, order, i, pet);
        }
    }

    function _assignOne(uint256 machineId, uint256 orderId, PendingOrder memory order, uint256 number, uint256 pet)
        private
    {
        uint256 tokenId = _tokenIdOf(machineId, pet);
        _mintPet(order.owner, tokenId, order.first + number);
        uint256 paid = _cost(_machines[machineId], order.first + number, 1);
        emit PetPulled(machineId, orderId, number, tokenId, order.owner, paid);
    }

    function _refund(uint256 machineId, MachineRecord storage machine, uint256 orderId, PendingOrder memory order)
        private
    {
        uint256 paid = _cost(machine, order.first, order.size);
        // Effect: the payment leaves the reserve.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.reserve -= uint112(paid);
        emit Refunded(machineId, orderId, order.owner, COIN, paid);
        // Interaction: the platform's own ledger.
        CREDITS.give(COIN, order.owner, paid);
    }

    function _returnPet(uint256 machineId, MachineRecord storage machine, uint256 pet) private {
        uint256 remaining = machine.remaining;
        _pools[machineId].put(pet - 1, remaining);
        // At most 10,000, because the pet was taken out before.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.remaining = uint16(remaining + 1);
        emit PetReturned(machineId, _tokenIdOf(machineId, pet), remaining + 1);
    }

    function _queue(uint256 machineId, MachineRecord storage machine, PendingOrder memory order)
        private
        returns (uint256 orderId)
    {
        orderId = machine.orders;
        ++machine.orders;
        _orders[machineId][orderId] = order;
    }

    function _requireOpen(uint256 machineId, uint256 size) private view returns (MachineRecord storage machine) {
        machine = _requireMachine(machineId);
        if (!machine.isOpen) revert Gacha_Closed(machineId);
        if (size == 0 || size > _MAX_PULLS) revert Gacha_InvalidSize(size, _MAX_PULLS);
        uint256 available = machine.remaining - machine.pending;
        if (size > available) revert Gacha_InsufficientStock(size, available);
    }

    function _requireMachine(uint256 machineId) private view returns (MachineRecord storage machine) {
        machine = _machines[machineId];
        if (machine.step == 0) revert Gacha_MachineNotFound(machineId);
    }

    /// @dev The total price of `size` pulls beginning with number `first`: one whole coin each, and one step for every
    /// earlier pull.
    function _cost(MachineRecord storage machine, uint256 first, uint256 size) private view returns (uint256) {
        uint256 steps = size < 2 ? size * first : size * first + size * (size - 1) / 2;
        return size * UNIT + steps * machine.step;
    }
}
