// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Gacha machines. Each holds 10,000 pets. The first pull of a machine costs one whole coin, and each pull
/// costs one step more than the one before. Which pet is pulled is decided by public randomness (`IRandomness`), from a
/// round that does not exist yet when the pull is paid. A pet is an ERC-721 token of this contract and remembers the
/// price of its pull.
///
/// The holder of a pet can redeem it at any time: 83% of what was paid for it goes to the holder, 17% to the platform,
/// and the pet returns to its machine, behind the pulls that were paid before. Everything paid for pets in circulation
/// and for pending pulls stays in the machine's reserve, and nobody can use it for anything else.
///
/// Pulls and returned pets are settled strictly in order, so the caller of `settle` decides nothing: not by when it is
/// called, and not by how many orders it settles at once. A pull whose round is not submitted in time
/// (`IRandomness.timeout`) is refunded; from then on the round cannot be submitted any more.
///
/// Supply: all machines take the same coin, fixed at deployment, so an admin cannot add pets that are paid for in a
/// worthless token. Because the price of a machine only rises, a pull always costs at least as much as was paid for any
/// pet of that machine. A second machine would begin at one coin again. `isSupplyFixed` is therefore true only once
/// `endCreation` was called while there was exactly one machine. From then on nobody can obtain a new pet for less than
/// was paid for any existing one, so pulling pets to exchange them for pledged ones never pays. It does not make pets
/// equal: `paidFor` and `redeemValue` differ from pet to pet, and a contract that exchanges pets for one another may
/// receive one that was pulled early and is worth less.
///
/// Trust: owner and admins create machines until creation is ended, open and close them, and set the fee recipient and
/// the descriptive texts. They can change neither a machine's price, step and token URIs nor its pets, and cannot touch
/// the reserve or a pet. A pause stops pulls only. If the coin's issuer freezes it, payments wait until it is unfrozen.
interface IGacha {
    /// @notice Descriptive texts of a machine. They are emitted and not stored.
    /// @param name The name.
    /// @param cover The URI of the cover image.
    /// @param title The title.
    /// @param introduction The description.
    struct Detail {
        string name;
        string cover;
        string title;
        string introduction;
    }

    /// @notice A machine.
    /// @param coin The coin that pulls are paid in; the zero address if there is no such machine.
    /// @param price The price of the next pull.
    /// @param step By how much the price rises with each pull.
    /// @param reserve What was paid for pets in circulation and for pending pulls.
    /// @param pulls The number of pulls so far.
    /// @param size The number of pets in the machine, including those of pending pulls.
    /// @param pending The number of pulls that are paid and not settled.
    /// @param orders The number of orders: pulls, and pets returned while pulls were pending.
    /// @param settled The number of settled orders.
    /// @param isOpen Whether it accepts pulls.
    struct Machine {
        Coin coin;
        uint256 price;
        uint256 step;
        uint256 reserve;
        uint256 pulls;
        uint256 size;
        uint256 pending;
        uint256 orders;
        uint256 settled;
        bool isOpen;
    }

    /// @notice An order.
    /// @param owner The account that pulled; the zero address for a returned pet.
    /// @param round The round that decides the pets.
    /// @param size The number of pulls.
    /// @param paid The total price.
    /// @param isSettled Whether it was settled, by pets or by a refund.
    struct Order {
        address owner;
        uint256 round;
        uint256 size;
        uint256 paid;
        bool isSettled;
    }

    /// @notice A machine was created.
    /// @param machineId The machine.
    /// @param coin The coin that pulls are paid in.
    /// @param price The price of the first pull: one whole coin.
    /// @param step By how much the price rises with each pull.
    /// @param pets The number of pets in it.
    /// @param baseUri The prefix of token URIs, followed by the pet's number and ".json".
    /// @param detail The descriptive texts.
    event MachineCreated(
        uint256 indexed machineId, Coin coin, uint256 price, uint256 step, uint256 pets, string baseUri, Detail detail
    );

    /// @notice No more machines can be created.
    /// @param machineCount The number of machines there will ever be.
    event CreationEnded(uint256 machineCount);

    /// @notice The descriptive texts of a machine changed.
    event DetailSet(uint256 indexed machineId, Detail detail);

    /// @notice A machine was opened or closed to pulls.
    event OpenSet(uint256 indexed machineId, bool isOpen);

    /// @notice Pulls were paid.
    /// @param machineId The machine.
    /// @param orderId The order, counted from 0 in each machine.
    /// @param owner The account that pulled.
    /// @param size The number of pulls.
    /// @param firstPull The number of the first of these pulls, from 0.
    /// @param paid The total price.
    /// @param round The round that decides the pets.
    /// @param nextPrice The price of the next pull.
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

    /// @notice A pet was pulled.
    /// @param machineId The machine.
    /// @param orderId The order.
    /// @param number The pull within the order, from 0.
    /// @param tokenId The pet.
    /// @param owner The account that pulled it.
    /// @param paid What was paid for it.
    event PetPulled(
        uint256 indexed machineId,
        uint256 indexed orderId,
        uint256 number,
        uint256 indexed tokenId,
        address owner,
        uint256 paid
    );

    /// @notice An order's round was not submitted in time, and its payment was credited back.
    event Refunded(
        uint256 indexed machineId, uint256 indexed orderId, address indexed owner, Coin coin, uint256 amount
    );

    /// @notice A pet was redeemed.
    /// @param machineId The machine.
    /// @param tokenId The pet.
    /// @param owner The holder who redeemed it.
    /// @param to The receiver of the payment.
    /// @param amount The amount paid: 83% of what was paid for the pet.
    /// @param fee The amount credited to the platform: the rest.
    event Redeemed(
        uint256 indexed machineId,
        uint256 indexed tokenId,
        address indexed owner,
        address to,
        uint256 amount,
        uint256 fee
    );

    /// @notice A redeemed pet is back in its machine.
    /// @param machineId The machine.
    /// @param tokenId The pet.
    /// @param size The number of pets in the machine afterwards.
    event PetReturned(uint256 indexed machineId, uint256 indexed tokenId, uint256 size);

    /// @notice Thrown when the machine does not exist.
    error Gacha_MachineNotFound(uint256 machineId);

    /// @notice Thrown when the coin is the native coin or has more than 18 decimals.
    error Gacha_InvalidCoin(Coin coin, uint256 decimals);

    /// @notice Thrown when the step is 0 or above one whole coin.
    error Gacha_InvalidStep(uint256 step, uint256 max);

    /// @notice Thrown when the creation of machines has ended.
    error Gacha_CreationEnded();

    /// @notice Thrown when the machine is closed.
    error Gacha_Closed(uint256 machineId);

    /// @notice Thrown when the number of pulls is 0 or above the maximum.
    error Gacha_InvalidSize(uint256 size, uint256 max);

    /// @notice Thrown when fewer pets are available than would be pulled.
    error Gacha_InsufficientStock(uint256 size, uint256 available);

    /// @notice Thrown when the pulls cost more than the caller's maximum.
    error Gacha_PriceAboveMax(uint256 price, uint256 max);

    /// @notice Thrown when the caller does not own the pet.
    error Gacha_NotTokenOwner(address caller, uint256 tokenId);

    /// @notice Creates a machine, closed, whose first pull costs one whole coin. Only the owner and admins, until
    /// creation ends.
    /// @param detail The descriptive texts.
    /// @param step By how much the price rises with each pull.
    /// @param baseUri The prefix of token URIs, which never changes.
    /// @return machineId The machine.
    function create(Detail calldata detail, uint96 step, string calldata baseUri) external returns (uint256 machineId);

    /// @notice Ends the creation of machines for ever. Only the owner and admins.
    function endCreation() external;

    /// @notice Sets the URI of the collection's metadata (ERC-7572). Only the owner and admins.
    function setContractURI(string calldata uri) external;

    /// @notice Changes the descriptive texts of a machine. Only the owner and admins.
    function setDetail(uint256 machineId, Detail calldata detail) external;

    /// @notice Opens or closes a machine to pulls. Only the owner and admins.
    function setOpen(uint256 machineId, bool isOpen) external;

    /// @notice Pays for pulls. The price rises with each pull of others, so the caller states a maximum.
    /// @param machineId The machine.
    /// @param size The number of pulls, at most 10.
    /// @param maxPaid The maximum total price.
    /// @return orderId The order.
    function pull(uint256 machineId, uint256 size, uint256 maxPaid) external returns (uint256 orderId);

    /// @notice Settles orders strictly in order, until it reaches one whose round is neither submitted nor overdue.
    /// Anyone may call it, and it is never paused.
    /// @param machineId The machine.
    /// @param max The maximum number of orders to settle.
    /// @return count The number of orders settled.
    function settle(uint256 machineId, uint256 max) external returns (uint256 count);

    /// @notice Redeems a pet of the caller for 83% of what was paid for it. It is never paused.
    /// @param tokenId The pet.
    /// @param to The receiver of the payment.
    /// @return amount The amount paid.
    function redeem(uint256 tokenId, address to) external returns (uint256 amount);

    /// @notice The current total price of a number of pulls.
    function priceOf(uint256 machineId, uint256 size) external view returns (uint256 paid);

    /// @notice What was paid for a pet in circulation.
    function paidFor(uint256 tokenId) external view returns (uint256 paid);

    /// @notice What redeeming a pet pays.
    function redeemValue(uint256 tokenId) external view returns (uint256 amount);

    /// @notice A machine.
    function machineOf(uint256 machineId) external view returns (Machine memory machine);

    /// @notice An order.
    function orderOf(uint256 machineId, uint256 orderId) external view returns (Order memory order);

    /// @notice The number of machines. Ids begin at 1.
    function machineCount() external view returns (uint256);

    /// @notice The token id of a machine's pet, which is numbered from 1 to 10,000.
    function tokenIdOf(uint256 machineId, uint256 pet) external pure returns (uint256 tokenId);

    /// @notice The coin that all machines take.
    function coin() external view returns (Coin);

    /// @notice The randomness contract.
    function randomness() external view returns (address);

    /// @notice The ledger that fees and refunds are credited in.
    function credits() external view returns (address);
}
