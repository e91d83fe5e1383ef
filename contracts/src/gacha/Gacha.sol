// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

import {IRandomness} from "../randomness/IRandomness.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Luck} from "../shared/Luck.sol";
import {Pausing} from "../shared/Pausing.sol";
import {Pool} from "../shared/Pool.sol";
import {GachaPets} from "./GachaPets.sol";
import {IGacha} from "./IGacha.sol";

/// @title Gacha
/// @notice Holds what was paid for pets that are out and for pulls that wait, and nothing else.
contract Gacha is IGacha, GachaPets, Pausing, FeeRecipient {
    using Crediting for ICredits;

    /// @dev Two words: what never changes, and what does.
    struct Kept {
        Coin coin;
        uint96 step;
        // ---
        uint32 pulls;
        uint32 orders;
        uint32 settled;
        uint16 left;
        uint16 waiting;
        uint8 decimals;
        bool isOpen;
        uint112 reserve;
    }

    /// @dev One word. Without an owner it is a pet that was given back, and `first` its number.
    struct Slot {
        address owner;
        uint40 round;
        uint16 size;
        uint32 first;
    }

    uint16 private constant _PETS = 10_000;
    uint256 private constant _FEE_RATE = 1700;
    uint256 private constant _MOST_AT_ONCE = 10;
    uint256 private constant _MOST_DECIMALS = 18;

    ICredits private immutable CREDITS;
    IRandomness private immutable RANDOMNESS;

    uint256 private _machineCount;
    mapping(uint256 machineId => Kept machine) private _machines;
    mapping(uint256 machineId => Pool pool) private _pools;
    mapping(uint256 machineId => mapping(uint256 orderId => Slot slot)) private _slots;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger the house and refunds are credited in.
    /// @param randomness_ Where the rounds are kept.
    constructor(IRoles roles_, ICredits credits_, IRandomness randomness_)
        Governed(roles_)
        FeeRecipient(roles_.owner())
    {
        CREDITS = credits_;
        RANDOMNESS = randomness_;
    }

    /// @inheritdoc IGacha
    function create(Detail calldata detail, Coin coin, uint96 step, string calldata baseUri)
        external
        onlyAdmin
        returns (uint256 machineId)
    {
        // Check: a whole coin and a part of it can be paid, and the reserve fits its bits whatever happens.
        if (coin.isNative()) revert Gacha_WrongTerms(coin, 0, step);
        uint8 decimals = IERC20Metadata(Coin.unwrap(coin)).decimals();
        if (decimals > _MOST_DECIMALS || step == 0 || step > 10 ** decimals) {
            revert Gacha_WrongTerms(coin, decimals, step);
        }
        // Effect: a machine, closed, with every pet in it.
        machineId = ++_machineCount;
        Kept storage machine = _machines[machineId];
        (machine.coin, machine.step, machine.decimals, machine.left) = (coin, step, decimals, _PETS);
        _baseUris[machineId] = baseUri;
        emit MachineCreated(machineId, coin, 10 ** decimals, step, _PETS, baseUri, detail);
    }

    /// @inheritdoc IGacha
    function setDetail(uint256 machineId, Detail calldata detail) external onlyAdmin {
        // Check: there is one. Effect: none but the event.
        _requireMachine(machineId);
        emit DetailSet(machineId, detail);
    }

    /// @inheritdoc IGacha
    function setOpen(uint256 machineId, bool isOpen) external onlyAdmin {
        // Effect: from the next call on.
        _requireMachine(machineId).isOpen = isOpen;
        emit OpenSet(machineId, isOpen);
    }

    /// @inheritdoc IGacha
    function pull(uint256 machineId, uint256 size, uint256 most) external notPaused returns (uint256 orderId) {
        // Check: it takes pulls, has pets for them, and they cost no more than the caller is ready to pay.
        Kept storage machine = _requireOpen(machineId, size);
        uint256 first = machine.pulls;
        uint256 paid = _cost(machine, first, size);
        if (paid > most) revert Gacha_TooDear(paid, most);
        uint256 round = RANDOMNESS.nextRound();
        // Effect: the order, behind all that are waiting.
        // A size is at most 10, a round is counted in seconds, and 2^32 pulls at the highest price fit the reserve.
        // forge-lint: disable-next-item(unsafe-typecast)
        orderId = _queue(machineId, machine, Slot(msg.sender, uint40(round), uint16(size), uint32(first)));
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.pulls += uint32(size);
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.waiting += uint16(size);
        // forge-lint: disable-next-item(unsafe-typecast)
        machine.reserve += uint112(paid);
        uint256 nextPrice = _cost(machine, first + size, 1);
        emit Pulled(machineId, orderId, msg.sender, size, first, paid, round, nextPrice);
        // Interaction: the money.
        machine.coin.pull(paid);
    }

    /// @inheritdoc IGacha
    function settle(uint256 machineId, uint256 most) external returns (uint256 count) {
        Kept storage machine = _requireMachine(machineId);
        while (count < most && _settleNext(machineId, machine)) {
            ++count;
        }
    }

    /// @inheritdoc IGacha
    function redeem(uint256 tokenId, address to) external returns (uint256 amount) {
        // Check: it is the caller's.
        if (_ownerOf(tokenId) != msg.sender) revert Gacha_NotYours(msg.sender, tokenId);
        uint256 machineId = _machineOf(tokenId);
        Kept storage machine = _machines[machineId];
        uint256 paid = _cost(machine, _pullOf(tokenId), 1);
        uint256 fee = partOf(paid, _FEE_RATE);
        amount = paid - fee;
        // Effect: the pet is out of the world, and back in the pool behind every pull that was paid before: whoever waits for
        // a result that is known already could otherwise change it by giving a pet back.
        _burn(tokenId);
        // No more than was paid in.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.reserve -= uint112(paid);
        uint256 pet = _petOf(tokenId);
        emit Redeemed(machineId, tokenId, msg.sender, to, amount, fee);
        // A pet's number is at most 10,000.
        // forge-lint: disable-next-line(unsafe-typecast)
        if (machine.settled != machine.orders) _queue(machineId, machine, Slot(address(0), 0, 0, uint32(pet)));
        else _putBack(machineId, machine, pet);
        // Interaction: the money.
        CREDITS.give(machine.coin, feeRecipient(), fee);
        machine.coin.pay(to, amount);
    }

    /// @inheritdoc IGacha
    function priceOf(uint256 machineId, uint256 size) external view returns (uint256 paid) {
        Kept storage machine = _requireMachine(machineId);
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
        Kept storage kept = _machines[machineId];
        if (kept.coin.isNative()) return machine;
        (machine.coin, machine.step, machine.reserve) = (kept.coin, kept.step, kept.reserve);
        machine.price = _cost(kept, kept.pulls, 1);
        (machine.pulls, machine.size, machine.waiting) = (kept.pulls, kept.left, kept.waiting);
        (machine.orders, machine.settled, machine.isOpen) = (kept.orders, kept.settled, kept.isOpen);
    }

    /// @inheritdoc IGacha
    function orderOf(uint256 machineId, uint256 orderId) external view returns (Order memory order) {
        Slot memory slot = _slots[machineId][orderId];
        order.isSettled = orderId < _machines[machineId].settled;
        if (slot.owner == address(0)) return order;
        (order.owner, order.round, order.size) = (slot.owner, slot.round, slot.size);
        order.paid = _cost(_machines[machineId], slot.first, slot.size);
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
    function randomness() external view returns (address) {
        return address(RANDOMNESS);
    }

    /// @inheritdoc IGacha
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @dev Resolves the first order that waits, and says whether there was one that is due. Writes everything before it calls
    /// anyone: whoever calls back finds the next order first.
    function _settleNext(uint256 machineId, Kept storage machine) private returns (bool) {
        uint256 orderId = machine.settled;
        if (orderId == machine.orders) return false;
        Slot memory slot = _slots[machineId][orderId];
        if (slot.owner == address(0)) {
            ++machine.settled;
            _putBack(machineId, machine, slot.first);
            return true;
        }
        (bytes32 luck, bool isOverdue) = RANDOMNESS.lookUp(slot.round);
        if (luck == 0 && !isOverdue) return false;
        // Effect: it waits no longer.
        ++machine.settled;
        machine.waiting -= slot.size;
        if (luck != 0) _giveOut(machineId, machine, orderId, slot, luck);
        else _refund(machineId, machine, orderId, slot);
        return true;
    }

    function _giveOut(uint256 machineId, Kept storage machine, uint256 orderId, Slot memory slot, bytes32 luck)
        private
    {
        bytes32 seed = Luck.seedOf(luck, address(this), machineId, orderId);
        uint256 left = machine.left;
        // Less than it was.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.left = uint16(left - slot.size);
        for (uint256 i; i < slot.size; ++i) {
            uint256 pet = _pools[machineId].take(Luck.pick(seed, i, left - i), left - i) + 1;
            _giveOne(machineId, orderId, slot, i, pet);
        }
    }

    function _giveOne(uint256 machineId, uint256 orderId, Slot memory slot, uint256 number, uint256 pet) private {
        uint256 tokenId = _tokenIdOf(machineId, pet);
        _mintPet(slot.owner, tokenId, slot.first + number);
        uint256 paid = _cost(_machines[machineId], slot.first + number, 1);
        emit PetPulled(machineId, orderId, number, tokenId, slot.owner, paid);
    }

    function _refund(uint256 machineId, Kept storage machine, uint256 orderId, Slot memory slot) private {
        uint256 paid = _cost(machine, slot.first, slot.size);
        // Effect: what it paid is no longer in reserve.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.reserve -= uint112(paid);
        Coin coin = machine.coin;
        emit Refunded(machineId, orderId, slot.owner, coin, paid);
        // Interaction: into our own ledger.
        CREDITS.give(coin, slot.owner, paid);
    }

    function _putBack(uint256 machineId, Kept storage machine, uint256 pet) private {
        uint256 left = machine.left;
        _pools[machineId].put(pet - 1, left);
        // At most 10,000: it had been taken out.
        // forge-lint: disable-next-line(unsafe-typecast)
        machine.left = uint16(left + 1);
        emit PetReturned(machineId, _tokenIdOf(machineId, pet), left + 1);
    }

    function _queue(uint256 machineId, Kept storage machine, Slot memory slot) private returns (uint256 orderId) {
        orderId = machine.orders;
        ++machine.orders;
        _slots[machineId][orderId] = slot;
    }

    function _requireOpen(uint256 machineId, uint256 size) private view returns (Kept storage machine) {
        machine = _requireMachine(machineId);
        if (!machine.isOpen) revert Gacha_Closed(machineId);
        if (size == 0 || size > _MOST_AT_ONCE) revert Gacha_WrongSize(size, _MOST_AT_ONCE);
        uint256 left = machine.left - machine.waiting;
        if (size > left) revert Gacha_TooFewLeft(size, left);
    }

    function _requireMachine(uint256 machineId) private view returns (Kept storage machine) {
        machine = _machines[machineId];
        if (machine.coin.isNative()) revert Gacha_NoMachine(machineId);
    }

    /// @dev What `size` pulls cost from the one of this number on: a whole coin, and a step for every pull before.
    function _cost(Kept storage machine, uint256 first, uint256 size) private view returns (uint256) {
        uint256 steps = size < 2 ? size * first : size * first + size * (size - 1) / 2;
        return size * 10 ** machine.decimals + steps * machine.step;
    }
}
