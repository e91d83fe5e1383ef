// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Gacha machines. Each holds 10,000 pets; a pull costs one whole coin for the first who pulls and a step more for each
/// after. Which pet comes is fixed by public randomness (`IRandomness`) from a round that is still to come when the pull is
/// paid. A pet is an ERC-721 token of this contract and remembers what was paid for it.
///
/// Whoever holds a pet may give it back at any time: 83% of what was paid for it goes to them, 17% to the house, and the pet
/// back into its machine, behind the pulls that were paid before. All that was paid for pets that are out, and for pulls
/// that are not resolved, stays in the machine's reserve; nobody can take it for anything else. If a round never comes, its
/// pulls get their money back a day after its time, as long as it has not come.
///
/// Pulls and pets given back are resolved strictly in their order. So who settles, when, and how many at once changes nothing.
///
/// Trust: owner and admins make machines, open and close them and name who is credited the 17%. They can change neither a
/// machine's coin, price and step nor its pets, and touch neither the reserve nor a pet. A pause stops pulls only. A coin
/// that its issuer stops holds up its machines until it moves again.
interface IGacha {
    /// @notice What people read of a machine. Kept in events only.
    /// @param name Its name.
    /// @param cover Its picture's address.
    /// @param title Its title.
    /// @param introduction A text about it.
    struct Detail {
        string name;
        string cover;
        string title;
        string introduction;
    }

    /// @notice A machine.
    /// @param coin What is paid in; the null address if there is no such machine.
    /// @param price What the next pull costs.
    /// @param step How much more each pull costs than the one before.
    /// @param reserve What was paid for pets that are out and pulls that wait.
    /// @param pulls How many pulls there were.
    /// @param size How many pets are in it, those that wait to be given out among them.
    /// @param waiting How many of them are paid for.
    /// @param orders How many orders there were: pulls, and pets given back while pulls waited.
    /// @param settled How many of them are resolved.
    /// @param isOpen Whether it takes pulls.
    struct Machine {
        Coin coin;
        uint256 price;
        uint256 step;
        uint256 reserve;
        uint256 pulls;
        uint256 size;
        uint256 waiting;
        uint256 orders;
        uint256 settled;
        bool isOpen;
    }

    /// @notice An order.
    /// @param owner Who pulled; the null address for a pet that was given back.
    /// @param round The round that fixes the pets.
    /// @param size How many pulls.
    /// @param paid What they cost together.
    /// @param isSettled Whether it is resolved.
    struct Order {
        address owner;
        uint256 round;
        uint256 size;
        uint256 paid;
        bool isSettled;
    }

    /// @notice A machine was made.
    /// @param machineId The machine.
    /// @param coin What is paid in.
    /// @param price What the first pull costs: one whole coin.
    /// @param step How much more each pull costs than the one before.
    /// @param pets How many pets are in it.
    /// @param baseUri What a pet's number and ".json" are put behind.
    /// @param detail What people read of it.
    event MachineCreated(
        uint256 indexed machineId, Coin coin, uint256 price, uint256 step, uint256 pets, string baseUri, Detail detail
    );

    /// @notice What people read of a machine is another now.
    event DetailSet(uint256 indexed machineId, Detail detail);

    /// @notice Whether a machine takes pulls, from now on.
    event OpenSet(uint256 indexed machineId, bool isOpen);

    /// @notice Pulls were paid.
    /// @param machineId The machine.
    /// @param orderId The order, counted from 0 in each machine.
    /// @param owner Who pulled.
    /// @param size How many pulls.
    /// @param firstPull The number of the first of them, from 0.
    /// @param paid What all of them cost.
    /// @param round The round that fixes the pets.
    /// @param nextPrice What the next pull costs.
    event Pulled(
        uint256 indexed machineId,
        uint256 indexed orderId,
        address indexed owner,
        uint256 size,
        uint256 firstPull,
        uint256 paid,
        uint256 round,
        uint256 nextPrice
    );

    /// @notice A pet came out.
    /// @param machineId The machine.
    /// @param orderId The order.
    /// @param number Which of the order's pulls, from 0.
    /// @param tokenId The pet.
    /// @param owner Whose it is.
    /// @param paid What was paid for it.
    event PetPulled(
        uint256 indexed machineId,
        uint256 indexed orderId,
        uint256 number,
        uint256 indexed tokenId,
        address owner,
        uint256 paid
    );

    /// @notice An order's round never came: its money is credited back.
    event Refunded(
        uint256 indexed machineId, uint256 indexed orderId, address indexed owner, Coin coin, uint256 amount
    );

    /// @notice A pet was given back.
    /// @param machineId The machine.
    /// @param tokenId The pet.
    /// @param owner Who gave it back.
    /// @param to Where the money went.
    /// @param amount How much: 83% of what was paid.
    /// @param fee What the house is credited: the rest.
    event Redeemed(
        uint256 indexed machineId,
        uint256 indexed tokenId,
        address indexed owner,
        address to,
        uint256 amount,
        uint256 fee
    );

    /// @notice A pet that was given back is in its machine again.
    /// @param machineId The machine.
    /// @param tokenId The pet.
    /// @param size How many are in it.
    event PetReturned(uint256 indexed machineId, uint256 indexed tokenId, uint256 size);

    /// @notice Thrown when there is no such machine.
    error Gacha_NoMachine(uint256 machineId);

    /// @notice Thrown when a machine would take the chain's own coin, a token of more than 18 decimals, or no step or one
    /// above a whole coin.
    error Gacha_WrongTerms(Coin coin, uint256 decimals, uint256 step);

    /// @notice Thrown when a machine takes no pulls.
    error Gacha_Closed(uint256 machineId);

    /// @notice Thrown when nothing, or more than allowed, would be pulled at once.
    error Gacha_WrongSize(uint256 size, uint256 most);

    /// @notice Thrown when fewer pets are left than would be pulled.
    error Gacha_TooFewLeft(uint256 size, uint256 left);

    /// @notice Thrown when the pulls cost more than the caller is ready to pay.
    error Gacha_TooDear(uint256 price, uint256 most);

    /// @notice Thrown when the pet is not the caller's.
    error Gacha_NotYours(address caller, uint256 tokenId);

    /// @notice Makes a machine. Only the owner and admins.
    /// @param detail What people read of it.
    /// @param coin What is paid in: a token. The first pull costs one whole coin.
    /// @param step How much more each pull costs than the one before.
    /// @param baseUri What a pet's number and ".json" are put behind, for ever.
    /// @return machineId The machine.
    function create(Detail calldata detail, Coin coin, uint96 step, string calldata baseUri)
        external
        returns (uint256 machineId);

    /// @notice Changes what people read of a machine. Only the owner and admins.
    function setDetail(uint256 machineId, Detail calldata detail) external;

    /// @notice Lets a machine take pulls, or no longer. Only the owner and admins.
    function setOpen(uint256 machineId, bool isOpen) external;

    /// @notice Pays for pulls. The price rises with every pull of others: the caller says how far they go along.
    /// @param machineId The machine.
    /// @param size How many.
    /// @param most The most that all of them may cost.
    /// @return orderId The order.
    function pull(uint256 machineId, uint256 size, uint256 most) external returns (uint256 orderId);

    /// @notice Resolves orders that are due, in their order, until one's round is missing. Anyone may; it never pauses.
    /// @param machineId The machine.
    /// @param most How many orders at most.
    /// @return count How many it were.
    function settle(uint256 machineId, uint256 most) external returns (uint256 count);

    /// @notice Gives a pet of the caller back for 83% of what was paid for it. Never pauses.
    /// @param tokenId The pet.
    /// @param to Where the money goes.
    /// @return amount How much.
    function redeem(uint256 tokenId, address to) external returns (uint256 amount);

    /// @notice What a number of pulls would cost now.
    function priceOf(uint256 machineId, uint256 size) external view returns (uint256 paid);

    /// @notice What was paid for a pet that is out.
    function paidFor(uint256 tokenId) external view returns (uint256 paid);

    /// @notice What giving a pet back brings.
    function redeemValue(uint256 tokenId) external view returns (uint256 amount);

    /// @notice A machine.
    function machineOf(uint256 machineId) external view returns (Machine memory machine);

    /// @notice An order.
    function orderOf(uint256 machineId, uint256 orderId) external view returns (Order memory order);

    /// @notice How many machines there are; they are numbered from 1.
    function machineCount() external view returns (uint256);

    /// @notice The number of a machine's pet as a token: the machine's number and the pet's, from 1 to 10,000.
    function tokenIdOf(uint256 machineId, uint256 pet) external pure returns (uint256 tokenId);

    /// @notice Where the rounds are kept.
    function randomness() external view returns (address);

    /// @notice The ledger the house and refunds are credited in.
    function credits() external view returns (address);
}
