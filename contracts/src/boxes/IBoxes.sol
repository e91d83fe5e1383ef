// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {IBoxKeeping} from "./IBoxKeeping.sol";

/// @notice Blind boxes and lotteries. NFTs lie here in collections; a draw pays first, and which NFT it takes is fixed later
/// by public randomness (`IRandomness`) from a round that is still to come when the draw is paid.
///
/// Orders of one collection are resolved strictly in the order they were paid in. So who settles, when, and how many at once
/// changes nothing: a prize depends on the orders before it and on the beacon alone. What is in the collection, and what a
/// draw costs, cannot change while it is published or draws are waiting.
///
/// `draw` pays. `settle`, by anyone, fixes prizes and pays who had put them in; `claim`, by anyone, hands them over to who
/// drew them. Nobody is asked to receive anything. If a round never comes, its orders get
/// their money back a day after its time, as long as it has not come.
///
/// Trust: the house sets its fee for what is published afterwards (never above 10%), lists and limits, and pauses. It can
/// neither move an NFT nor touch a draw; a pause stops what is new. A collection's owner is trusted by those who put NFTs in
/// with the price and the whitelist, by those who draw with nothing. A coin that its issuer stops holds up the collections
/// in it until it moves again; a token that its contract will not move holds up nobody but who drew it.
interface IBoxes is IBoxKeeping {
    /// @notice How a collection stands.
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
    /// @param owner Who drew.
    /// @param coin What was paid in.
    /// @param paid What all of it cost.
    /// @param size How many draws.
    /// @param round The round that fixes the prizes.
    /// @param listed Whether at the whitelist's price.
    /// @param timesToCall How often it can still be drawn.
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

    /// @notice A prize is fixed.
    /// @param boxId The collection.
    /// @param orderId The order.
    /// @param number Which of the order's draws, from 0.
    /// @param index The NFT's number in the collection.
    /// @param winner Whose it is.
    /// @param seller Who had put it in.
    /// @param proceeds What the seller is credited.
    /// @param commission What the collection's owner can claim more.
    /// @param fee What the house can claim more.
    event PrizeFixed(
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

    /// @notice An order's round never came: its money is credited back.
    event Refunded(uint256 indexed boxId, uint256 indexed orderId, address indexed owner, Coin coin, uint256 amount);

    /// @notice A prize was handed over.
    event Claimed(
        uint256 indexed boxId, uint256 indexed index, address indexed winner, address collection, uint256 tokenId
    );

    /// @notice The collection's owner was credited the commission.
    event CommissionClaimed(uint256 indexed boxId, address indexed owner, Coin coin, uint256 amount);

    /// @notice The house was credited its fee.
    event FeeClaimed(uint256 indexed boxId, address indexed recipient, Coin coin, uint256 amount);

    /// @notice Thrown when the collection cannot be drawn from now.
    error Boxes_NotOpen(uint256 boxId, BoxState state);

    /// @notice Thrown when the collection was published anew since the caller looked.
    error Boxes_OtherRun(uint256 run);

    /// @notice Thrown when nothing, or more than allowed, would be drawn at once.
    error Boxes_WrongSize(uint256 size, uint256 most);

    /// @notice Thrown when fewer are left than would be drawn.
    error Boxes_TooFewLeft(uint256 size, uint256 left);

    /// @notice Thrown when coin or price are not what the caller saw.
    error Boxes_OtherTerms(Coin coin, uint256 paid);

    /// @notice Thrown when the account is not on the whitelist, or has drawn what it may.
    error Boxes_NotListed(address account, uint256 used, uint256 limit);

    /// @notice Thrown when the NFT was not drawn.
    error Boxes_NotDrawn(uint256 boxId, uint256 index);

    /// @notice Draws from a collection.
    /// @param boxId The collection.
    /// @param run The run the caller looked at: what is in it cannot have changed since.
    /// @param size How many draws.
    /// @param coin What the caller pays in.
    /// @param paid What all of it costs.
    /// @param listed Whether at the whitelist's price, up to the caller's limit there.
    /// @return orderId The order.
    function draw(uint256 boxId, uint256 run, uint256 size, Coin coin, uint256 paid, bool listed)
        external
        payable
        returns (uint256 orderId);

    /// @notice Resolves orders that are due, in their order, until one's round is missing. Anyone may; it never pauses.
    /// @param boxId The collection.
    /// @param most How many orders at most.
    /// @return count How many it were.
    function settle(uint256 boxId, uint256 most) external returns (uint256 count);

    /// @notice Hands over prizes that are fixed, to who drew them. Anyone may; it never pauses.
    /// @param boxId The collection.
    /// @param indexes The NFTs' numbers in the collection.
    function claim(uint256 boxId, uint256[] calldata indexes) external;

    /// @notice Credits the collection's owner the commission. Anyone may.
    /// @return amount How much.
    function claimCommission(uint256 boxId) external returns (uint256 amount);

    /// @notice Credits the house its fee. Anyone may.
    /// @return amount How much.
    function claimFee(uint256 boxId) external returns (uint256 amount);

    /// @notice A collection as it is kept, word for word. `IBoxesLens` reads it.
    function boxWords(uint256 boxId) external view returns (uint256[5] memory words);

    /// @notice An NFT as it is kept, by its number in the collection.
    function nftWords(uint256 boxId, uint256 index) external view returns (uint256[3] memory words);

    /// @notice An order as it is kept, and what one draw of it cost if that was the whitelist's price.
    function orderWords(uint256 boxId, uint256 orderId) external view returns (uint256 word, uint256 listedPrice);

    /// @notice A row of the whitelist as it is kept.
    function whitelistWord(uint256 boxId, address account) external view returns (uint256 word);

    /// @notice The number of the NFT that stands at a place, of those still to be drawn.
    function nftAt(uint256 boxId, uint256 place) external view returns (uint256 index);

    /// @notice Whether an account may assist the owner.
    function isCollaborator(uint256 boxId, address account) external view returns (bool);

    /// @notice How many collections there are; they are numbered from 1.
    function boxCount() external view returns (uint256);

    /// @notice Where the rounds are kept.
    function randomness() external view returns (address);

    /// @notice The ledger everybody is credited in.
    function credits() external view returns (address);
}
