// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Creating, filling, publishing and emptying blind-box collections. A lottery is a blind-box collection under
/// another name.
///
/// What a depositor (the account that puts an NFT in) can rely on, whatever the owner and the collaborators do:
///
/// - Every draw, at the published or at a whitelist price, costs at least the collection's `minPrice`, in the coin the
///   depositor accepted. The depositor receives the price less commission and platform fee.
/// - While NFTs are in the collection, its coin cannot change, `minPrice` cannot fall and the commission cannot rise.
/// - Only the owner may put NFTs into a collection without a `minPrice`. Prices are set by the owner alone.
/// - Whenever no draw is pending, a depositor can take their own NFTs out, from a published collection as well, which
///   unpublishes it. Pending draws are settled or refunded within a bounded time, and anyone can settle them.
/// - A collection is published for at most 210 days. After that anyone can return what was not drawn.
///
/// The published price itself is not a promise to depositors: between two runs the owner may change it, and in a
/// collection without one price for all, the NFTs that are added or removed change the average.
interface IBoxManagement {
    /// @notice Descriptive texts of a collection. They are emitted and not stored.
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

    /// @notice The rules of a collection, beside its coin and price.
    /// @param commissionRate The owner's share of each draw, in basis points.
    /// @param allOpen Whether everyone may draw at the published price; otherwise only whitelisted accounts draw.
    /// @param openAt The time from which a published collection can be drawn from; 0 for as soon as it is published.
    /// @param minPrice The lowest price of any draw. With 0, only the owner may put NFTs in.
    struct Rules {
        uint16 commissionRate;
        bool allOpen;
        uint40 openAt;
        uint96 minPrice;
    }

    /// @notice An NFT to be put into a collection.
    /// @param collection The NFT contract.
    /// @param tokenId The token id.
    /// @param price Its own price, which counts towards the average; ignored if the collection has one price for all.
    struct NewNft {
        address collection;
        uint256 tokenId;
        uint96 price;
    }

    /// @notice The terms a depositor accepts. The deposit reverts if the collection's terms are worse.
    /// @param coin The coin that draws are paid in.
    /// @param minPrice The lowest acceptable `minPrice`.
    /// @param maxCommissionRate The highest acceptable commission, in basis points.
    struct DepositTerms {
        Coin coin;
        uint96 minPrice;
        uint16 maxCommissionRate;
    }

    /// @notice A collection was created.
    event CollectionCreated(uint256 indexed boxId, address indexed owner, Detail detail);

    /// @notice The descriptive texts of a collection changed.
    event DetailSet(uint256 indexed boxId, Detail detail);

    /// @notice The terms of a collection changed.
    /// @param boxId The collection.
    /// @param coin The coin that draws are paid in.
    /// @param hasOnePrice Whether there is one price for all; otherwise a draw costs the average of the NFTs' own
    /// prices.
    /// @param price The one price for all, or 0.
    /// @param rules The rules.
    event TermsSet(uint256 indexed boxId, Coin coin, bool hasOnePrice, uint256 price, Rules rules);

    /// @notice An account was made a collaborator of a collection, or is no longer one.
    event CollaboratorSet(uint256 indexed boxId, address indexed account, bool isCollaborator);

    /// @notice A whitelist entry was set. A limit of 0 removes the account.
    event WhitelistItemSet(uint256 indexed boxId, address indexed account, uint256 price, uint256 limit);

    /// @notice A collection was opened to everyone, or restricted to its whitelist.
    event AllOpenSet(uint256 indexed boxId, bool allOpen);

    /// @notice An NFT was put into a collection.
    /// @param boxId The collection.
    /// @param index The NFT's index in the collection. An index is never reused.
    /// @param owner The depositor, who is paid when the NFT is drawn.
    /// @param collection The NFT contract.
    /// @param tokenId The token id.
    /// @param price The NFT's own price.
    /// @param size The number of NFTs in the collection afterwards.
    event NftAdded(
        uint256 indexed boxId,
        uint256 indexed index,
        address indexed owner,
        address collection,
        uint256 tokenId,
        uint256 price,
        uint256 size
    );

    /// @notice An NFT was returned to its depositor.
    /// @param size The number of NFTs in the collection afterwards.
    event NftReturned(uint256 indexed boxId, uint256 indexed index, address indexed owner, uint256 size);

    /// @notice A collection was published. Its price and its contents are fixed for this run.
    /// @param boxId The collection.
    /// @param run How many times it has been published.
    /// @param coin The coin that draws are paid in.
    /// @param price The price of one draw.
    /// @param feeRate The platform fee, in basis points.
    /// @param openAt The time from which it can be drawn from.
    /// @param closeAt The time at which it ends.
    /// @param size The number of NFTs in it.
    event Published(
        uint256 indexed boxId,
        uint256 run,
        Coin coin,
        uint256 price,
        uint256 feeRate,
        uint256 openAt,
        uint256 closeAt,
        uint256 size
    );

    /// @notice A collection was unpublished. Draws that were paid are still resolved.
    event Unpublished(uint256 indexed boxId);

    /// @notice The minimum number of NFTs required to publish changed.
    event MinSizeSet(uint256 size);

    /// @notice Thrown when the collection does not exist.
    error Boxes_BoxNotFound(uint256 boxId);

    /// @notice Thrown when the caller is not the collection's owner.
    error Boxes_NotOwner(address caller);

    /// @notice Thrown when the caller is neither the collection's owner nor a collaborator.
    error Boxes_NotCollaborator(address caller);

    /// @notice Thrown when a change would affect draws: the collection is published, or draws are pending.
    error Boxes_DrawsPending(uint256 pending, bool isPublished);

    /// @notice Thrown when the commission is above the cap.
    error Boxes_CommissionAboveCap(uint256 rate, uint256 cap);

    /// @notice Thrown when the collection has no capacity for another NFT.
    error Boxes_Full(uint256 max);

    /// @notice Thrown when a collection with too few NFTs is published.
    error Boxes_TooSmall(uint256 size, uint256 min);

    /// @notice Thrown when the coin would change, the minimum price fall or the commission rise while NFTs are in.
    error Boxes_NotEmpty(uint256 size);

    /// @notice Thrown when a price is below the collection's minimum price.
    error Boxes_PriceBelowMin(uint256 price, uint256 minPrice);

    /// @notice Thrown when an account other than the owner puts NFTs into a collection without a minimum price.
    error Boxes_MinPriceNotSet(uint256 boxId);

    /// @notice Thrown when the collection's terms are worse than those the depositor accepts.
    error Boxes_DepositTermsMismatch(Coin coin, uint256 minPrice, uint256 commissionRate);

    /// @notice Thrown when a collection would open more than 30 days ahead, or end more than 180 days after it opens.
    error Boxes_TooLate(uint256 time, uint256 latest);

    /// @notice Thrown when an NFT is not owned by the caller, or was not received.
    error Boxes_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when a token that expires is put in.
    error Boxes_TokenExpires(address collection, uint256 tokenId);

    /// @notice Thrown when there is no NFT at this position.
    error Boxes_NftNotFound(uint256 boxId, uint256 position);

    /// @notice Thrown when the caller may not take the NFT out.
    error Boxes_Unauthorized(address caller);

    /// @notice Thrown when too many accounts are listed in one call.
    error Boxes_ListTooLong(uint256 length, uint256 max);

    /// @notice Creates a collection that everyone may draw from, at the average of its NFTs' own prices.
    /// @param detail The descriptive texts.
    /// @param coin The coin that draws are paid in.
    /// @return boxId The collection.
    function createCollection(Detail calldata detail, Coin coin) external returns (uint256 boxId);

    /// @notice Like `createCollection`, with rules.
    function createCollectionV2(Detail calldata detail, Coin coin, Rules calldata rules)
        external
        returns (uint256 boxId);

    /// @notice Like `createCollectionV2`, with one price for all.
    /// @param nftPrice The price of one draw, whichever NFT is drawn.
    function createCollectionV3(Detail calldata detail, Coin nftCoin, Rules calldata rules, uint96 nftPrice)
        external
        returns (uint256 boxId);

    /// @notice Changes the descriptive texts. Only the owner and collaborators.
    function setDetail(uint256 boxId, Detail calldata detail) external;

    /// @notice Changes coin, price and rules. Only the owner, while the collection is not published and no draw is
    /// pending. While NFTs are in, the coin cannot change, the minimum price cannot fall and the commission cannot
    /// rise.
    /// @param nftPrice One price for all; 0 for the average of the NFTs' own prices.
    function setTerms(uint256 boxId, Coin coin, Rules calldata rules, uint96 nftPrice) external;

    /// @notice Adds or removes a collaborator, who may change the texts and the all-open flag, put NFTs in and take
    /// them out, publish and unpublish, and sets no price. Only the owner.
    function setCollaborator(uint256 boxId, address account, bool isCollaborator_) external;

    /// @notice Sets whitelist entries with the same price and limit for each account; a limit of 0 removes them.
    /// Earlier draws count towards the limit. A draw at a price below the collection's minimum reverts. Only the owner.
    function setWhitelist(uint256 boxId, address[] calldata accounts, uint96 price, uint32 limit) external;

    /// @notice Opens the collection to everyone, or restricts it to the whitelist. Only the owner and collaborators.
    function setAllOpen(uint256 boxId, bool allOpen) external;

    /// @notice Puts NFTs of the caller in, while the collection is not published and no draw is pending. Only the
    /// owner, and collaborators if the collection has a minimum price.
    /// @param terms The terms the caller accepts.
    function addNfts(uint256 boxId, NewNft[] calldata nfts, DepositTerms calldata terms) external;

    /// @notice Takes NFTs out and returns each to its depositor. A depositor may take out their own whenever no draw is
    /// pending; if the collection is published, this unpublishes it. The owner and collaborators may take out any NFT
    /// while the collection is not published and no draw is pending.
    /// @param positions Positions of `nftAt`, processed one after the other: the last NFT moves to the freed position.
    function removeNfts(uint256 boxId, uint256[] calldata positions) external;

    /// @notice Returns NFTs that were not drawn to their depositors, beginning at the last position. The owner and
    /// collaborators may while the collection is not published and no draw is pending; anyone may once its run has
    /// ended.
    /// @param max The maximum number to return.
    function returnNfts(uint256 boxId, uint256 max) external;

    /// @notice Publishes the collection. Only the owner and collaborators. It opens within 30 days and ends at most 180
    /// days after it opens, or earlier if `maxDuration` is shorter.
    /// @param closeAt When it ends; 0 for the longest possible time.
    /// @return run How many times it has been published.
    function publish(uint256 boxId, uint40 closeAt) external returns (uint256 run);

    /// @notice Ends the current run early. Only the owner and collaborators.
    function unpublish(uint256 boxId) external;

    /// @notice Sets the minimum number of NFTs required to publish. Only the platform's owner and admins.
    function setMinSize(uint16 size) external;

    /// @notice The minimum number of NFTs required to publish.
    function minSize() external view returns (uint256);

    /// @notice The contract whose lists of supported and blacklisted NFT collections apply: the market.
    function lists() external view returns (address);
}
