// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice How a blind-box collection is made, filled, opened to people and emptied. A lottery is the same thing by another
/// name.
interface IBoxKeeping {
    /// @notice What people read of a collection. Kept in events only.
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

    /// @notice What a collection is made with beside its detail and coin.
    /// @param commissionRate The owner's part of each draw, in basis points.
    /// @param allOpen Whether everybody may draw, or only those on the whitelist.
    /// @param openAt From when on it can be drawn from, once published; 0 for at once.
    struct Rules {
        uint16 commissionRate;
        bool allOpen;
        uint40 openAt;
    }

    /// @notice An NFT to be put in.
    /// @param collection Its contract.
    /// @param tokenId Its id there.
    /// @param price Its own price, which moves the average; 0 where the collection has one price for all.
    struct NewNft {
        address collection;
        uint256 tokenId;
        uint96 price;
    }

    /// @notice A collection was made.
    /// @param boxId The collection.
    /// @param owner Whose it is.
    /// @param detail What people read of it.
    event CollectionCreated(uint256 indexed boxId, address indexed owner, Detail detail);

    /// @notice What people read of a collection is another now.
    event DetailSet(uint256 indexed boxId, Detail detail);

    /// @notice What a collection is drawn from for is another now.
    /// @param boxId The collection.
    /// @param coin What is paid in.
    /// @param hasOnePrice Whether there is one price for all; if not, a draw costs the average of the NFTs' own prices.
    /// @param price That price; 0 if there is none.
    /// @param rules Commission, who may draw, and from when on.
    event TermsSet(uint256 indexed boxId, Coin coin, bool hasOnePrice, uint256 price, Rules rules);

    /// @notice An account may assist the owner, or no longer.
    event CollaboratorSet(uint256 indexed boxId, address indexed account, bool isCollaborator);

    /// @notice An account is on the whitelist, or with a limit of 0 no longer.
    event WhitelistItemSet(uint256 indexed boxId, address indexed account, uint256 price, uint256 limit);

    /// @notice Whether everybody may draw, from now on.
    event AllOpenSet(uint256 indexed boxId, bool allOpen);

    /// @notice An NFT was put in.
    /// @param boxId The collection.
    /// @param index Its number in the collection, never used again.
    /// @param owner Who put it in, and is paid when it is drawn.
    /// @param collection The NFT's contract.
    /// @param tokenId Its id there.
    /// @param price Its own price.
    /// @param left How many are in now.
    event NftAdded(
        uint256 indexed boxId,
        uint256 indexed index,
        address indexed owner,
        address collection,
        uint256 tokenId,
        uint256 price,
        uint256 left
    );

    /// @notice An NFT went back to who had put it in.
    event NftReturned(uint256 indexed boxId, uint256 indexed index, address indexed owner, uint256 left);

    /// @notice A collection can be drawn from. What is in it and what a draw costs stay as they are until it is over.
    /// @param boxId The collection.
    /// @param run How many times it has been published: whoever draws names it.
    /// @param coin What is paid in.
    /// @param price What one draw costs.
    /// @param feeRate The house's part, in basis points.
    /// @param openAt From when on it can be drawn from.
    /// @param closeAt From when on no longer.
    /// @param size How many NFTs are in.
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

    /// @notice A collection can no longer be drawn from. Draws that are paid are still resolved.
    event Unpublished(uint256 indexed boxId);

    /// @notice The least number of NFTs a collection is published with, from now on.
    event MinSizeSet(uint256 size);

    /// @notice Thrown when there is no such collection.
    error Boxes_NoCollection(uint256 boxId);

    /// @notice Thrown when the caller is not the collection's owner.
    error Boxes_NotOwner(address caller);

    /// @notice Thrown when the caller is neither the collection's owner nor a collaborator.
    error Boxes_NotCollaborator(address caller);

    /// @notice Thrown when something would change that draws rely on: the collection is published, or draws are waiting.
    error Boxes_NotQuiet(uint256 waiting, bool isPublished);

    /// @notice Thrown when the commission would be above the most that is allowed.
    error Boxes_CommissionAboveCap(uint256 rate, uint256 cap);

    /// @notice Thrown when a collection would hold more than it can.
    error Boxes_Full(uint256 most);

    /// @notice Thrown when fewer NFTs are in than a collection must have.
    error Boxes_TooSmall(uint256 size, uint256 least);

    /// @notice Thrown when the coin would change under NFTs that have prices in it.
    error Boxes_NotEmpty(uint256 size);

    /// @notice Thrown when an NFT is not the caller's, or does not come.
    error Boxes_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when a token expires: a prize must last.
    error Boxes_TokenExpires(address collection, uint256 tokenId);

    /// @notice Thrown when there is no NFT at this place, or under this number.
    error Boxes_NoNft(uint256 boxId, uint256 which);

    /// @notice Thrown when the NFT is not the caller's to take out.
    error Boxes_NotYours(address caller);

    /// @notice Thrown when more accounts would be listed at once than is allowed.
    error Boxes_ListTooLong(uint256 length, uint256 most);

    /// @notice Makes a collection that everybody may draw from, at the average of its NFTs' own prices.
    /// @param detail What people read of it.
    /// @param coin What prices are in.
    /// @return boxId The collection.
    function createCollection(Detail calldata detail, Coin coin) external returns (uint256 boxId);

    /// @notice As `createCollection`, with a commission, a choice of who may draw, and an opening time.
    function createCollectionV2(Detail calldata detail, Coin coin, Rules calldata rules)
        external
        returns (uint256 boxId);

    /// @notice As `createCollectionV2`, with one price for all.
    /// @param nftPrice What a draw costs, whatever is drawn.
    function createCollectionV3(Detail calldata detail, Coin nftCoin, Rules calldata rules, uint96 nftPrice)
        external
        returns (uint256 boxId);

    /// @notice Changes what people read. Only the owner and collaborators.
    function setDetail(uint256 boxId, Detail calldata detail) external;

    /// @notice Changes coin, price and rules. Only the owner, and only while nothing relies on them; the coin only while the
    /// collection is empty, because own prices are in it.
    /// @param nftPrice One price for all; 0 for the average of own prices.
    function setTerms(uint256 boxId, Coin coin, Rules calldata rules, uint96 nftPrice) external;

    /// @notice Lets an account assist: detail, NFTs, whitelist, publish and unpublish. Only the owner.
    function setCollaborator(uint256 boxId, address account, bool isCollaborator_) external;

    /// @notice Puts accounts on the whitelist, each with the same price and limit; a limit of 0 takes them off. What they
    /// have drawn already counts. Only the owner and collaborators.
    function setWhitelist(uint256 boxId, address[] calldata accounts, uint96 price, uint32 limit) external;

    /// @notice Lets everybody draw, or only those on the whitelist. Only the owner and collaborators.
    function setAllOpen(uint256 boxId, bool allOpen) external;

    /// @notice Puts NFTs of the caller in. Only the owner and collaborators, while the collection is quiet.
    function addNfts(uint256 boxId, NewNft[] calldata nfts) external;

    /// @notice Takes NFTs out; each goes back to who put it in. That account may, and the owner and collaborators, while
    /// the collection is quiet.
    /// @param places Where they stand (`nftAt`), one after the other: the last one moves to where one was taken out.
    function removeNfts(uint256 boxId, uint256[] calldata places) external;

    /// @notice Gives back what was not drawn, from the last place on. The owner and collaborators may while the collection
    /// is quiet, and once its time is over anyone.
    /// @param most How many at most.
    function returnNfts(uint256 boxId, uint256 most) external;

    /// @notice Opens the collection to people. Only the owner and collaborators.
    /// @param closeAt When it is over; 0 for the longest that is allowed.
    /// @return run How many times it has been published.
    function publish(uint256 boxId, uint40 closeAt) external returns (uint256 run);

    /// @notice Ends it before its time. Only the owner and collaborators.
    function unpublish(uint256 boxId) external;

    /// @notice Sets the least number of NFTs a collection is published with. Only the house's owner and admins.
    function setMinSize(uint16 size) external;

    /// @notice The least number of NFTs a collection is published with.
    function minSize() external view returns (uint256);

    /// @notice Whose list of collections holds here, and whose blacklist: the market's.
    function lists() external view returns (address);
}
