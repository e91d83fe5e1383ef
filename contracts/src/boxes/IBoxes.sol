// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {IBoxManagement} from "./IBoxManagement.sol";

/// @notice Blind boxes and lotteries. A collection holds NFTs; a draw is paid first, and which NFT it wins is decided
/// later by public randomness (`IRandomness`), from a round that does not exist yet when the draw is paid.
///
/// `draw` pays. `settle`, by anyone, assigns the prizes and credits the depositors. `claim`, by anyone, transfers a
/// prize to its winner. Nobody has to accept anything to receive it.
///
/// The orders of a collection are settled strictly in the order they were paid in, so a prize depends only on the
/// orders before it and on the beacon. Neither contents nor price can change while draws are pending. The caller of
/// `settle` decides nothing: not by when it is called, and not by how many orders it settles at once.
///
/// An order whose round is not submitted in time (`IRandomness.timeout`) is refunded. From then on the round cannot be
/// submitted any more, so for each order there is one outcome at any time, never a choice between a refund and a known
/// result. Until then anyone can submit the round, which drand keeps available. A loser gains by a timeout only if
/// nobody, neither the other drawers, the depositors nor a keeper, submits the round for the whole time.
///
/// Trust: the platform sets its fee for runs published later (at most 10%), the lists of coins and NFT collections and
/// the limits, and can pause new collections, deposits, runs and draws. It can neither move an NFT nor affect a paid
/// draw. Drawers trust nobody but the beacon. What depositors trust a collection's owner and collaborators with is
/// described in `IBoxManagement`. A coin that its issuer freezes blocks the collections in that coin until it is
/// unfrozen. An NFT that its contract refuses to transfer affects only its winner.
interface IBoxes is IBoxManagement {
    /// @notice The state of a collection.
    enum BoxState {
        None,
        Unpublished,
        NotYetOpen,
        Open,
        SoldOut,
        Over
    }

    /// @notice Draws were paid.
    /// @param boxId The collection.
    /// @param orderId The order, counted from 0 in each collection.
    /// @param owner The drawer.
    /// @param coin The coin.
    /// @param paid The total price.
    /// @param size The number of draws.
    /// @param round The round that decides the prizes.
    /// @param listed Whether the whitelist price was paid.
    /// @param timesToCall How many more draws are possible.
    event Drawn(
        uint256 indexed boxId,
        uint256 indexed orderId,
        address indexed owner,
        Coin coin,
        uint256 paid,
        uint256 size,
        uint256 round,
        bool listed,
        uint256 timesToCall
    );

    /// @notice A prize was assigned.
    /// @param boxId The collection.
    /// @param orderId The order.
    /// @param number The draw within the order, from 0.
    /// @param index The NFT's index in the collection.
    /// @param winner The drawer, who now owns the prize.
    /// @param seller The depositor of the NFT.
    /// @param proceeds The amount credited to the seller.
    /// @param commission The amount added to the owner's claimable commission.
    /// @param fee The amount added to the platform's claimable fee.
    event PrizeAssigned(
        uint256 indexed boxId,
        uint256 indexed orderId,
        uint256 number,
        uint256 index,
        address indexed winner,
        address seller,
        uint256 proceeds,
        uint256 commission,
        uint256 fee
    );

    /// @notice An order's round was not submitted in time, and its payment was credited back to the drawer.
    event Refunded(uint256 indexed boxId, uint256 indexed orderId, address indexed owner, Coin coin, uint256 amount);

    /// @notice A prize was transferred to its winner.
    event Claimed(
        uint256 indexed boxId, uint256 indexed index, address indexed winner, address collection, uint256 tokenId
    );

    /// @notice Commission was credited to the collection's owner.
    event CommissionClaimed(uint256 indexed boxId, address indexed owner, Coin coin, uint256 amount);

    /// @notice Fees were credited to the platform's fee recipient.
    event FeeClaimed(uint256 indexed boxId, address indexed recipient, Coin coin, uint256 amount);

    /// @notice Thrown when the collection cannot be drawn from in its current state.
    error Boxes_NotOpen(uint256 boxId, BoxState state);

    /// @notice Thrown when the collection is not in the run the caller named.
    error Boxes_RunMismatch(uint256 run);

    /// @notice Thrown when the number of draws is 0 or above the maximum.
    error Boxes_InvalidSize(uint256 size, uint256 max);

    /// @notice Thrown when fewer NFTs are available than would be drawn.
    error Boxes_InsufficientStock(uint256 size, uint256 available);

    /// @notice Thrown when the coin or the total price differs from what the caller named.
    error Boxes_TermsMismatch(Coin coin, uint256 paid);

    /// @notice Thrown when the account is not on the whitelist, or would exceed its limit.
    error Boxes_NotWhitelisted(address account, uint256 used, uint256 limit);

    /// @notice Thrown when the NFT has not been drawn.
    error Boxes_NotDrawn(uint256 boxId, uint256 index);

    /// @notice Draws from a collection.
    /// @param boxId The collection.
    /// @param run The run whose contents and price the caller saw.
    /// @param size The number of draws, at most 20.
    /// @param coin The coin to pay in.
    /// @param paid The total price.
    /// @param listed Whether to draw at the whitelist price, within the caller's limit.
    /// @return orderId The order.
    function draw(uint256 boxId, uint256 run, uint256 size, Coin coin, uint256 paid, bool listed)
        external
        payable
        returns (uint256 orderId);

    /// @notice Settles orders in the order they were paid in, until it reaches one whose round is neither submitted nor
    /// overdue. Anyone may call it, and it is never paused.
    /// @param boxId The collection.
    /// @param max The maximum number of orders to settle.
    /// @return count The number of orders settled.
    function settle(uint256 boxId, uint256 max) external returns (uint256 count);

    /// @notice Transfers assigned prizes to their winners. Anyone may call it, and it is never paused.
    /// @param boxId The collection.
    /// @param indexes The indexes of the NFTs in the collection.
    function claim(uint256 boxId, uint256[] calldata indexes) external;

    /// @notice Credits the accrued commission to the collection's owner. Anyone may call it.
    /// @return amount The amount credited.
    function claimCommission(uint256 boxId) external returns (uint256 amount);

    /// @notice Credits the accrued fee to the platform's fee recipient. Anyone may call it.
    /// @return amount The amount credited.
    function claimFee(uint256 boxId) external returns (uint256 amount);

    /// @notice The storage slots of a collection, decoded by `IBoxesLens`.
    function boxSlots(uint256 boxId) external view returns (uint256[5] memory);

    /// @notice The storage slots of an NFT, by its index in the collection.
    function nftSlots(uint256 boxId, uint256 index) external view returns (uint256[3] memory);

    /// @notice The storage slot of an order, and the price of one draw if the whitelist price was paid.
    function orderSlots(uint256 boxId, uint256 orderId) external view returns (uint256 word, uint256 listedPrice);

    /// @notice The storage slot of a whitelist entry.
    function whitelistSlot(uint256 boxId, address account) external view returns (uint256 word);

    /// @notice The index of the NFT at a position among those not drawn yet.
    function nftAt(uint256 boxId, uint256 position) external view returns (uint256 index);

    /// @notice Whether an account is a collaborator of a collection.
    function isCollaborator(uint256 boxId, address account) external view returns (bool);

    /// @notice The number of collections. Ids begin at 1.
    function boxCount() external view returns (uint256);

    /// @notice The randomness contract.
    function randomness() external view returns (address);

    /// @notice The ledger that all payments are credited in.
    function credits() external view returns (address);
}
