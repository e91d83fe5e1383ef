// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {Fees} from "../shared/Fees.sol";
import {Pausable} from "../shared/Pausable.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IBoxManagement} from "./IBoxManagement.sol";

/// @notice The records of collections, who may change them, and their terms.
abstract contract BoxTerms is IBoxManagement, Pausable, Fees, TradeLimits, SupportedCoins {
    /// @dev Five slots. A draw writes the third and reads the first two; a draw at a whitelist price also reads the
    /// last.
    struct BoxRecord {
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
        uint16 remaining;
        uint16 pending;
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
        uint96 minPrice;
    }

    /// @dev One slot.
    struct WhitelistEntry {
        uint96 price;
        uint32 limit;
        uint32 used;
    }

    uint16 private constant _COMMISSION_CAP = 3000;
    uint256 private constant _MAX_LIST = 200;

    uint16 internal _minSize = 1;
    uint256 internal _boxCount;
    mapping(uint256 boxId => BoxRecord box) internal _boxes;
    mapping(uint256 boxId => mapping(address account => WhitelistEntry entry)) internal _whitelist;
    mapping(uint256 boxId => mapping(address account => bool isCollaborator)) internal _collaborators;

    /// @inheritdoc IBoxManagement
    function createCollection(Detail calldata detail, Coin coin) external returns (uint256 boxId) {
        return _create(detail, coin, Rules(0, true, 0, 0), 0);
    }

    /// @inheritdoc IBoxManagement
    function createCollectionV2(Detail calldata detail, Coin coin, Rules calldata rules)
        external
        returns (uint256 boxId)
    {
        return _create(detail, coin, rules, 0);
    }

    /// @inheritdoc IBoxManagement
    function createCollectionV3(Detail calldata detail, Coin nftCoin, Rules calldata rules, uint96 nftPrice)
        external
        returns (uint256 boxId)
    {
        return _create(detail, nftCoin, rules, _requirePrice(nftCoin, nftPrice));
    }

    /// @inheritdoc IBoxManagement
    function setDetail(uint256 boxId, Detail calldata detail) external {
        _requireCollaborator(boxId);
        emit DetailSet(boxId, detail);
    }

    /// @inheritdoc IBoxManagement
    function setTerms(uint256 boxId, Coin coin, Rules calldata rules, uint96 nftPrice) external {
        BoxRecord storage box = _requireOwner(boxId);
        // Check: no draw depends on the terms, and depositors keep what they accepted.
        _requireNoDraws(box);
        Coin oldCoin = box.coin;
        bool isWorse = coin != oldCoin || rules.minPrice < box.minPrice || rules.commissionRate > box.commissionRate;
        if (isWorse && box.remaining != 0) revert Boxes_NotEmpty(box.remaining);
        // Effect: earnings are paid out in the coin they were earned in before the coin changes.
        (uint256 commission, uint256 fee) = (box.commission, box.fee);
        (box.commission, box.fee) = (0, 0);
        _setTerms(boxId, coin, rules, nftPrice == 0 ? 0 : _requirePrice(coin, nftPrice));
        // Interaction: the platform's own ledger.
        _payOut(boxId, oldCoin, commission, fee);
    }

    /// @inheritdoc IBoxManagement
    function setCollaborator(uint256 boxId, address account, bool isCollaborator_) external {
        _requireOwner(boxId);
        _collaborators[boxId][account] = isCollaborator_;
        emit CollaboratorSet(boxId, account, isCollaborator_);
    }

    /// @inheritdoc IBoxManagement
    function setWhitelist(uint256 boxId, address[] calldata accounts, uint96 price, uint32 limit) external {
        _requireOwner(boxId);
        if (accounts.length > _MAX_LIST) revert Boxes_ListTooLong(accounts.length, _MAX_LIST);
        // Effect: applies to later draws; orders that were paid keep their price.
        for (uint256 i; i < accounts.length; ++i) {
            address account = accounts[i];
            WhitelistEntry storage entry = _whitelist[boxId][account];
            (entry.price, entry.limit) = (price, limit);
            emit WhitelistItemSet(boxId, account, price, limit);
        }
    }

    /// @inheritdoc IBoxManagement
    function setAllOpen(uint256 boxId, bool allOpen) external {
        _requireCollaborator(boxId).allOpen = allOpen;
        emit AllOpenSet(boxId, allOpen);
    }

    /// @inheritdoc IBoxManagement
    function setMinSize(uint16 size) external onlyAdmin {
        // An empty collection can never be published.
        if (size == 0) size = 1;
        _minSize = size;
        emit MinSizeSet(size);
    }

    /// @inheritdoc IBoxManagement
    function minSize() external view returns (uint256) {
        return _minSize;
    }

    /// @dev Credits the commission to the collection's owner and the fee to the platform. The caller has already
    /// subtracted both from the record.
    function _payOut(uint256 boxId, Coin coin, uint256 commission, uint256 fee) internal virtual;

    function _requireBox(uint256 boxId) internal view returns (BoxRecord storage box) {
        box = _boxes[boxId];
        if (box.owner == address(0)) revert Boxes_BoxNotFound(boxId);
    }

    function _requireCollaborator(uint256 boxId) internal view returns (BoxRecord storage box) {
        box = _requireBox(boxId);
        if (!_isCollaborator(box, boxId, msg.sender)) revert Boxes_NotCollaborator(msg.sender);
    }

    /// @dev Contents and terms may change only while the collection is not published and no draw is pending.
    function _requireNoDraws(BoxRecord storage box) internal view {
        (uint256 pending, bool isPublished) = (box.pending, _isPublished(box));
        if (pending != 0 || isPublished) revert Boxes_DrawsPending(pending, isPublished);
    }

    // The checks of the modifiers as functions, because the code of a modifier is copied to each use.
    function _requireNotPaused() internal view notPaused {}

    function _requireSupported(Coin coin) internal view onlySupported(coin) {}

    /// @dev No draw may cost less than depositors were promised.
    function _requireMinPrice(BoxRecord storage box, uint256 price) internal view {
        uint256 min = box.minPrice;
        if (price < min) revert Boxes_PriceBelowMin(price, min);
    }

    /// @dev The owner counts as a collaborator.
    function _isCollaborator(BoxRecord storage box, uint256 boxId, address account) internal view returns (bool) {
        return account == box.owner || _collaborators[boxId][account];
    }

    /// @dev Whether the collection can be drawn from, or will open.
    function _isPublished(BoxRecord storage box) internal view returns (bool) {
        return box.publishedAt != 0 && block.timestamp < box.closeAt;
    }

    function _create(Detail calldata detail, Coin coin, Rules memory rules, uint96 price)
        private
        returns (uint256 boxId)
    {
        _requireNotPaused();
        boxId = ++_boxCount;
        _boxes[boxId].owner = msg.sender;
        emit CollectionCreated(boxId, msg.sender, detail);
        _setTerms(boxId, coin, rules, price);
    }

    function _setTerms(uint256 boxId, Coin coin, Rules memory rules, uint96 price) private {
        _requireSupported(coin);
        if (rules.commissionRate > _COMMISSION_CAP) {
            revert Boxes_CommissionAboveCap(rules.commissionRate, _COMMISSION_CAP);
        }
        BoxRecord storage box = _boxes[boxId];
        (box.coin, box.price, box.hasOnePrice) = (coin, price, price != 0);
        (box.commissionRate, box.allOpen, box.openAt) = (rules.commissionRate, rules.allOpen, rules.openAt);
        box.minPrice = rules.minPrice;
        emit TermsSet(boxId, coin, price != 0, price, rules);
    }

    function _requireOwner(uint256 boxId) private view returns (BoxRecord storage box) {
        box = _requireBox(boxId);
        if (msg.sender != box.owner) revert Boxes_NotOwner(msg.sender);
    }
}
