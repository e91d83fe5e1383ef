// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

import {Coin} from "../shared/Coin.sol";
import {Fees} from "../shared/Fees.sol";
import {IExpires} from "../shared/IExpires.sol";
import {ISupportedCollections} from "../shared/ISupportedCollections.sol";
import {Pausing} from "../shared/Pausing.sol";
import {Pool, Pools} from "../shared/Pool.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IBoxKeeping} from "./IBoxKeeping.sol";

/// @notice Collections and what is in them.
abstract contract BoxKeeping is IBoxKeeping, Pausing, Fees, TradeLimits, SupportedCoins {
    /// @dev A word each: price; terms; what moves with every draw; and the rest. A draw writes the third and reads the two
    /// before it.
    struct Kept {
        address owner;
        uint96 price;
        // ---
        Coin coin;
        uint16 commissionRate;
        uint16 feeRate;
        uint40 openAt;
        bool allOpen;
        bool hasOnePrice;
        // ---
        uint16 left;
        uint16 waiting;
        uint16 added;
        uint32 orders;
        uint32 settled;
        uint32 soldCount;
        uint32 run;
        uint40 publishedAt;
        uint40 closeAt;
        // ---
        uint128 commission;
        uint128 fee;
        // ---
        uint128 totalPrice;
    }

    /// @dev Three words. The owner is who put it in, and once it is drawn who drew it.
    struct Prize {
        address collection;
        uint96 price;
        uint256 tokenId;
        address owner;
        bool isDrawn;
    }

    /// @dev One word.
    struct Item {
        uint96 price;
        uint32 limit;
        uint32 used;
    }

    uint16 private constant _COMMISSION_CAP = 3000;
    uint256 private constant _MOST = 10_000;
    uint256 private constant _LIST_LIMIT = 200;

    ISupportedCollections private immutable LISTS;

    uint16 private _minSize = 1;
    uint256 internal _boxCount;
    mapping(uint256 boxId => Kept box) internal _boxes;
    mapping(uint256 boxId => Pool pool) internal _pools;
    mapping(uint256 boxId => mapping(uint256 index => Prize prize)) internal _prizes;
    mapping(uint256 boxId => mapping(address account => Item item)) internal _items;
    mapping(uint256 boxId => mapping(address account => bool isCollaborator)) internal _collaborators;

    /// @param lists_ Whose list of collections, and blacklist, the house keeps: what can be traded can be a prize.
    constructor(ISupportedCollections lists_) {
        LISTS = lists_;
    }

    /// @inheritdoc IBoxKeeping
    function createCollection(Detail calldata detail, Coin coin) external returns (uint256 boxId) {
        return _create(detail, coin, Rules(0, true, 0), 0);
    }

    /// @inheritdoc IBoxKeeping
    function createCollectionV2(Detail calldata detail, Coin coin, Rules calldata rules)
        external
        returns (uint256 boxId)
    {
        return _create(detail, coin, rules, 0);
    }

    /// @inheritdoc IBoxKeeping
    function createCollectionV3(Detail calldata detail, Coin nftCoin, Rules calldata rules, uint96 nftPrice)
        external
        returns (uint256 boxId)
    {
        return _create(detail, nftCoin, rules, _requirePrice(nftCoin, nftPrice));
    }

    /// @inheritdoc IBoxKeeping
    function setDetail(uint256 boxId, Detail calldata detail) external {
        // Check: the caller assists. Effect: none but the event.
        _requireCollaborator(boxId);
        emit DetailSet(boxId, detail);
    }

    /// @inheritdoc IBoxKeeping
    function setTerms(uint256 boxId, Coin coin, Rules calldata rules, uint96 nftPrice) external {
        Kept storage box = _requireOwner(boxId);
        // Check: nothing relies on them.
        _requireQuiet(box);
        Coin before = box.coin;
        if (coin != before && box.left != 0) revert Boxes_NotEmpty(box.left);
        // Effect: what is earned stays in the coin it was earned in, so it is paid out first.
        (uint256 commission, uint256 fee) = (box.commission, box.fee);
        (box.commission, box.fee) = (0, 0);
        _setTerms(boxId, coin, rules, nftPrice == 0 ? 0 : _requirePrice(coin, nftPrice));
        // Interaction: into our own ledger.
        _payOut(boxId, before, commission, fee);
    }

    /// @inheritdoc IBoxKeeping
    function setCollaborator(uint256 boxId, address account, bool isCollaborator_) external {
        _requireOwner(boxId);
        // Effect: from the next call on.
        _collaborators[boxId][account] = isCollaborator_;
        emit CollaboratorSet(boxId, account, isCollaborator_);
    }

    /// @inheritdoc IBoxKeeping
    function setWhitelist(uint256 boxId, address[] calldata accounts, uint96 price, uint32 limit) external {
        // Check: the caller assists, and the list ends.
        _requireCollaborator(boxId);
        if (accounts.length > _LIST_LIMIT) revert Boxes_ListTooLong(accounts.length, _LIST_LIMIT);
        // Effect: for draws after this; those that are paid keep their price.
        for (uint256 i; i < accounts.length; ++i) {
            Item storage item = _items[boxId][accounts[i]];
            (item.price, item.limit) = (price, limit);
            emit WhitelistItemSet(boxId, accounts[i], price, limit);
        }
    }

    /// @inheritdoc IBoxKeeping
    function setAllOpen(uint256 boxId, bool allOpen) external {
        // Check: the caller assists. Effect: for draws after this.
        _requireCollaborator(boxId).allOpen = allOpen;
        emit AllOpenSet(boxId, allOpen);
    }

    /// @inheritdoc IBoxKeeping
    function addNfts(uint256 boxId, NewNft[] calldata nfts) external notPaused {
        _requireCollaborator(boxId);
        for (uint256 i; i < nfts.length; ++i) {
            _add(boxId, nfts[i]);
        }
    }

    /// @inheritdoc IBoxKeeping
    function removeNfts(uint256 boxId, uint256[] calldata places) external {
        Kept storage box = _requireBox(boxId);
        bool isAssisting = _isCollaborator(box, boxId, msg.sender);
        for (uint256 i; i < places.length; ++i) {
            if (places[i] >= box.left) revert Boxes_NoNft(boxId, places[i]);
            // Check: the caller assists, or put it in.
            address owner = _prizes[boxId][_pools[boxId].numberAt(places[i])].owner;
            if (!isAssisting && owner != msg.sender) revert Boxes_NotYours(msg.sender);
            _giveBack(boxId, places[i]);
        }
    }

    /// @inheritdoc IBoxKeeping
    function returnNfts(uint256 boxId, uint256 most) external {
        Kept storage box = _requireBox(boxId);
        // Check: the caller assists, or its time is over.
        if (box.publishedAt == 0 && !_isCollaborator(box, boxId, msg.sender)) {
            revert Boxes_NotCollaborator(msg.sender);
        }
        for (; most != 0 && box.left != 0; --most) {
            _giveBack(boxId, box.left - 1);
        }
    }

    /// @inheritdoc IBoxKeeping
    function publish(uint256 boxId, uint40 closeAt) external notPaused returns (uint256 run) {
        Kept storage box = _requireCollaborator(boxId);
        // Check: it is quiet, large enough, in a coin and at a price that are allowed, and ends.
        _requireQuiet(box);
        (uint256 size, Coin coin) = (box.left, box.coin);
        if (!isSupported(coin)) revert SupportedCoins_NotSupported(coin);
        if (size < _minSize || size == 0) revert Boxes_TooSmall(size, _minSize == 0 ? 1 : _minSize);
        uint96 price = _requirePrice(coin, _priceNow(box));
        uint40 openAt = box.openAt < block.timestamp ? uint40(block.timestamp) : box.openAt;
        closeAt = _requireEnd(openAt, closeAt);
        // Effect: fixed until it is over.
        run = ++box.run;
        box.price = price;
        // A rate has 16 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        box.feeRate = uint16(feeRate());
        (box.openAt, box.publishedAt, box.closeAt) = (openAt, uint40(block.timestamp), closeAt);
        emit Published(boxId, run, coin, price, box.feeRate, openAt, closeAt, size);
    }

    /// @inheritdoc IBoxKeeping
    function unpublish(uint256 boxId) external {
        Kept storage box = _requireCollaborator(boxId);
        // Effect: no more draws. Those that are paid are resolved all the same.
        (box.publishedAt, box.closeAt) = (0, 0);
        emit Unpublished(boxId);
    }

    /// @inheritdoc IBoxKeeping
    function setMinSize(uint16 size) external onlyAdmin {
        // Effect: for what is published after this.
        _minSize = size;
        emit MinSizeSet(size);
    }

    /// @inheritdoc IBoxKeeping
    function lists() external view returns (address) {
        return address(LISTS);
    }

    /// @inheritdoc IBoxKeeping
    function minSize() external view returns (uint256) {
        return _minSize;
    }

    function _move(address collection, address from, address to, uint256 tokenId) internal {
        IERC721(collection).transferFrom(from, to, tokenId);
    }

    function _takeOut(uint256 boxId, uint256 index) internal {
        delete _prizes[boxId][index];
    }

    /// @dev Credits the owner the commission and the house its fee; they were taken off the books before.
    function _payOut(uint256 boxId, Coin coin, uint256 commission, uint256 fee) internal virtual;

    function _requireBox(uint256 boxId) internal view returns (Kept storage box) {
        box = _boxes[boxId];
        if (box.owner == address(0)) revert Boxes_NoCollection(boxId);
    }

    // Functions, because the compiler copies their code to wherever it stands.
    function _prizeOf(uint256 boxId, uint256 index) internal view returns (Prize memory) {
        return _prizes[boxId][index];
    }

    function _isCollaborator(Kept storage box, uint256 boxId, address account) internal view returns (bool) {
        return account == box.owner || _collaborators[boxId][account];
    }

    /// @dev Whether it can still be drawn from, or will be.
    function _isPublished(Kept storage box) internal view returns (bool) {
        return box.publishedAt != 0 && block.timestamp < box.closeAt;
    }

    /// @dev What a draw costs: one price for all, or the average, rounded up so that the whole is never sold below itself.
    function _priceNow(Kept storage box) internal view returns (uint256) {
        uint256 left = box.left;
        if (box.hasOnePrice) return box.price;
        return left == 0 ? 0 : (box.totalPrice + left - 1) / left;
    }

    function _create(Detail calldata detail, Coin coin, Rules memory rules, uint96 price)
        private
        notPaused
        returns (uint256 boxId)
    {
        // Effect: the collection, empty.
        boxId = ++_boxCount;
        _boxes[boxId].owner = msg.sender;
        emit CollectionCreated(boxId, msg.sender, detail);
        _setTerms(boxId, coin, rules, price);
    }

    function _setTerms(uint256 boxId, Coin coin, Rules memory rules, uint96 price) private onlySupported(coin) {
        // Check: the promise that those who put NFTs in rely on.
        if (rules.commissionRate > _COMMISSION_CAP) {
            revert Boxes_CommissionAboveCap(rules.commissionRate, _COMMISSION_CAP);
        }
        // Effect: for what is published after this.
        Kept storage box = _boxes[boxId];
        (box.coin, box.price, box.hasOnePrice) = (coin, price, price != 0);
        (box.commissionRate, box.allOpen, box.openAt) = (rules.commissionRate, rules.allOpen, rules.openAt);
        emit TermsSet(boxId, coin, price != 0, price, rules);
    }

    function _add(uint256 boxId, NewNft memory nft) private {
        Kept storage box = _boxes[boxId];
        // Check: nothing relies on what is in, there is room, and the token may be a prize.
        _requireQuiet(box);
        (uint256 index, uint256 left) = (box.added, box.left);
        if (left == _MOST || index > Pools.MOST) revert Boxes_Full(_MOST);
        if (!LISTS.isSupportedCollection(nft.collection)) {
            revert ISupportedCollections.SupportedCollections_NotSupported(nft.collection);
        }
        if (IERC165(nft.collection).supportsInterface(type(IExpires).interfaceId)) {
            revert Boxes_TokenExpires(nft.collection, nft.tokenId);
        }
        if (box.hasOnePrice) nft.price = 0;
        else _requirePrice(box.coin, nft.price);
        _requireHeld(nft.collection, nft.tokenId, msg.sender);
        // Effect: it is in, behind the last.
        Prize storage prize = _prizes[boxId][index];
        (prize.collection, prize.price, prize.tokenId) = (nft.collection, nft.price, nft.tokenId);
        prize.owner = msg.sender;
        _pools[boxId].put(index, left);
        // Neither is above 65,535.
        // forge-lint: disable-next-line(unsafe-typecast)
        (box.added, box.left) = (uint16(index + 1), uint16(left + 1));
        box.totalPrice += nft.price;
        emit NftAdded(boxId, index, msg.sender, nft.collection, nft.tokenId, nft.price, left + 1);
        // Interaction: the token comes here, or nothing happened.
        _move(nft.collection, msg.sender, address(this), nft.tokenId);
        _requireHeld(nft.collection, nft.tokenId, address(this));
    }

    /// @dev Takes the NFT at a place out, to who put it in.
    function _giveBack(uint256 boxId, uint256 place) private {
        Kept storage box = _boxes[boxId];
        // Check: nothing relies on what is in. For each anew: a token may call back when it moves.
        _requireQuiet(box);
        uint256 left = box.left;
        uint256 index = _pools[boxId].take(place, left);
        Prize memory prize = _prizeOf(boxId, index);
        // Effect: it is out.
        _takeOut(boxId, index);
        // Less than it was.
        // forge-lint: disable-next-line(unsafe-typecast)
        box.left = uint16(left - 1);
        box.totalPrice -= prize.price;
        emit NftReturned(boxId, index, prize.owner, left - 1);
        // Interaction: who put it in is not asked.
        _move(prize.collection, address(this), prize.owner, prize.tokenId);
    }

    function _requireHeld(address collection, uint256 tokenId, address holder) private view {
        if (IERC721(collection).ownerOf(tokenId) != holder) revert Boxes_TokenNotReceived(collection, tokenId);
    }

    function _requireOwner(uint256 boxId) private view returns (Kept storage box) {
        box = _requireBox(boxId);
        if (msg.sender != box.owner) revert Boxes_NotOwner(msg.sender);
    }

    function _requireCollaborator(uint256 boxId) private view returns (Kept storage box) {
        box = _requireBox(boxId);
        if (!_isCollaborator(box, boxId, msg.sender)) revert Boxes_NotCollaborator(msg.sender);
    }

    /// @dev Nobody can draw, and nothing that was drawn is open: only then may anything change that draws rely on.
    function _requireQuiet(Kept storage box) private view {
        if (box.waiting != 0 || _isPublished(box)) revert Boxes_NotQuiet(box.waiting, _isPublished(box));
    }
}
