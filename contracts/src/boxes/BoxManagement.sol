// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

import {Coin} from "../shared/Coin.sol";
import {IExpires} from "../shared/IExpires.sol";
import {ISupportedCollections} from "../shared/ISupportedCollections.sol";
import {Pool, Pools} from "../shared/Pool.sol";
import {BoxTerms} from "./BoxTerms.sol";
import {IBoxManagement} from "./IBoxManagement.sol";

/// @notice The NFTs of collections, and when they can be drawn.
abstract contract BoxManagement is BoxTerms {
    /// @dev Three slots. The owner is the depositor, and once the NFT is drawn the winner.
    struct Prize {
        address collection;
        uint96 price;
        uint256 tokenId;
        address owner;
        bool isDrawn;
    }

    uint256 private constant _MAX_SIZE = 10_000;
    /// @dev With the two constants together, deposits are locked by one run for at most 210 days, whatever
    /// `maxDuration` is.
    uint256 private constant _MAX_OPEN_DELAY = 30 days;
    uint256 private constant _MAX_OPEN_TIME = 180 days;

    ISupportedCollections private immutable LISTS;

    mapping(uint256 boxId => Pool pool) internal _pools;
    mapping(uint256 boxId => mapping(uint256 index => Prize prize)) internal _prizes;

    /// @param lists_ The contract whose lists of supported and blacklisted NFT collections apply.
    constructor(ISupportedCollections lists_) {
        LISTS = lists_;
    }

    /// @inheritdoc IBoxManagement
    function addNfts(uint256 boxId, NewNft[] calldata nfts, DepositTerms calldata terms) external {
        _requireNotPaused();
        BoxRecord storage box = _requireCollaborator(boxId);
        for (uint256 i; i < nfts.length; ++i) {
            // Check: for each NFT again, because a token may call back and change the terms.
            _requireDepositTerms(boxId, box, terms);
            _add(boxId, nfts[i]);
        }
    }

    /// @inheritdoc IBoxManagement
    function removeNfts(uint256 boxId, uint256[] calldata positions) external {
        BoxRecord storage box = _requireBox(boxId);
        bool isCollaborator_ = _isCollaborator(box, boxId, msg.sender);
        for (uint256 i; i < positions.length; ++i) {
            uint256 position = positions[i];
            if (position >= box.remaining) revert Boxes_NftNotFound(boxId, position);
            // Check: a depositor may leave a published collection, as long as no draw depends on its contents.
            if (_prizes[boxId][_pools[boxId].numberAt(position)].owner == msg.sender) {
                if (box.pending == 0 && _isPublished(box)) _unpublish(boxId, box);
            } else if (!isCollaborator_) {
                revert Boxes_Unauthorized(msg.sender);
            }
            _returnNft(boxId, position);
        }
    }

    /// @inheritdoc IBoxManagement
    function returnNfts(uint256 boxId, uint256 max) external {
        BoxRecord storage box = _requireBox(boxId);
        if (box.publishedAt == 0 && !_isCollaborator(box, boxId, msg.sender)) {
            revert Boxes_NotCollaborator(msg.sender);
        }
        for (; max != 0 && box.remaining != 0; --max) {
            _returnNft(boxId, box.remaining - 1);
        }
    }

    /// @inheritdoc IBoxManagement
    function publish(uint256 boxId, uint40 closeAt) external returns (uint256 run) {
        _requireNotPaused();
        BoxRecord storage box = _requireCollaborator(boxId);
        // Check: no draws, enough NFTs, a supported coin, an allowed price, and bounded times.
        _requireNoDraws(box);
        (uint256 size, Coin coin) = (box.remaining, box.coin);
        _requireSupported(coin);
        if (size < _minSize) revert Boxes_TooSmall(size, _minSize);
        uint96 price = _requirePrice(coin, _currentPrice(box));
        _requireMinPrice(box, price);
        uint40 openAt;
        (openAt, closeAt) = _requireTimes(box.openAt, closeAt);
        // Effect: price, fee and times are fixed for this run.
        run = ++box.run;
        box.price = price;
        // A rate has 16 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        box.feeRate = uint16(feeRate());
        (box.openAt, box.publishedAt, box.closeAt) = (openAt, uint40(block.timestamp), closeAt);
        emit Published(boxId, run, coin, price, box.feeRate, openAt, closeAt, size);
    }

    /// @inheritdoc IBoxManagement
    function unpublish(uint256 boxId) external {
        _unpublish(boxId, _requireCollaborator(boxId));
    }

    /// @inheritdoc IBoxManagement
    function lists() external view returns (address) {
        return address(LISTS);
    }

    function _transfer(address collection, address from, address to, uint256 tokenId) internal {
        IERC721(collection).transferFrom(from, to, tokenId);
    }

    /// @dev Deletes the record of a prize and returns what it was.
    function _takePrize(uint256 boxId, uint256 index) internal returns (Prize memory prize) {
        prize = _prizes[boxId][index];
        delete _prizes[boxId][index];
    }

    function _unpublish(uint256 boxId, BoxRecord storage box) private {
        (box.publishedAt, box.closeAt) = (0, 0);
        emit Unpublished(boxId);
    }

    function _add(uint256 boxId, NewNft memory nft) private {
        BoxRecord storage box = _boxes[boxId];
        // Check: no draw depends on the contents, there is capacity, and the token is allowed as a prize.
        _requireNoDraws(box);
        (uint256 index, uint256 size) = (box.added, box.remaining);
        if (size == _MAX_SIZE || index > Pools.MAX_NUMBER) revert Boxes_Full(_MAX_SIZE);
        if (!LISTS.isSupportedCollection(nft.collection)) {
            revert ISupportedCollections.SupportedCollections_NotSupported(nft.collection);
        }
        if (IERC165(nft.collection).supportsInterface(type(IExpires).interfaceId)) {
            revert Boxes_TokenExpires(nft.collection, nft.tokenId);
        }
        if (box.hasOnePrice) nft.price = 0;
        else _requirePrice(box.coin, nft.price);
        _requireHeld(nft.collection, nft.tokenId, msg.sender);
        // Effect: appended at the last position.
        Prize storage prize = _prizes[boxId][index];
        (prize.collection, prize.price, prize.tokenId) = (nft.collection, nft.price, nft.tokenId);
        prize.owner = msg.sender;
        _pools[boxId].put(index, size);
        // Neither exceeds 65,535.
        // forge-lint: disable-next-line(unsafe-typecast)
        (box.added, box.remaining) = (uint16(index + 1), uint16(++size));
        box.totalPrice += nft.price;
        emit NftAdded(boxId, index, msg.sender, nft.collection, nft.tokenId, nft.price, size);
        // Interaction: the token must arrive.
        _transfer(nft.collection, msg.sender, address(this), nft.tokenId);
        _requireHeld(nft.collection, nft.tokenId, address(this));
    }

    /// @dev Returns the NFT at a position to its depositor.
    function _returnNft(uint256 boxId, uint256 position) private {
        BoxRecord storage box = _boxes[boxId];
        // Check: for each NFT again, because a token may call back when it moves.
        _requireNoDraws(box);
        uint256 size = box.remaining;
        uint256 index = _pools[boxId].take(position, size);
        // Effect: the record is deleted before the token moves.
        Prize memory prize = _takePrize(boxId, index);
        // Smaller than before.
        // forge-lint: disable-next-line(unsafe-typecast)
        box.remaining = uint16(--size);
        box.totalPrice -= prize.price;
        emit NftReturned(boxId, index, prize.owner, size);
        // Interaction: without a receiver callback, so that no depositor can block the return.
        _transfer(prize.collection, address(this), prize.owner, prize.tokenId);
    }

    function _requireDepositTerms(uint256 boxId, BoxRecord storage box, DepositTerms calldata terms) private view {
        uint256 min = box.minPrice;
        if (min == 0 && msg.sender != box.owner) revert Boxes_MinPriceNotSet(boxId);
        if (box.coin != terms.coin || min < terms.minPrice || box.commissionRate > terms.maxCommissionRate) {
            revert Boxes_DepositTermsMismatch(box.coin, min, box.commissionRate);
        }
    }

    /// @dev When a collection that is published now opens and ends, within the constant bounds.
    function _requireTimes(uint40 openAt, uint40 closeAt) private view returns (uint40, uint40) {
        if (openAt < block.timestamp) openAt = uint40(block.timestamp);
        _requireNotLater(openAt, block.timestamp + _MAX_OPEN_DELAY);
        uint256 latest = openAt + _MAX_OPEN_TIME;
        _requireNotLater(closeAt, latest);
        uint40 end = _requireEnd(openAt, closeAt);
        // Bounded above, if it was named.
        // forge-lint: disable-next-line(unsafe-typecast)
        return (openAt, end > latest ? uint40(latest) : end);
    }

    function _requireNotLater(uint256 time, uint256 latest) private pure {
        if (time > latest) revert Boxes_TooLate(time, latest);
    }

    /// @dev The one price for all, or the average rounded up, so that selling out brings at least the sum of own
    /// prices.
    function _currentPrice(BoxRecord storage box) private view returns (uint256) {
        if (box.hasOnePrice) return box.price;
        uint256 size = box.remaining;
        return (box.totalPrice + size - 1) / size;
    }

    function _requireHeld(address collection, uint256 tokenId, address holder) private view {
        if (IERC721(collection).ownerOf(tokenId) != holder) revert Boxes_TokenNotReceived(collection, tokenId);
    }
}
