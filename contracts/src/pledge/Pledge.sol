// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICollectionRegistry} from "../shared/ICollectionRegistry.sol";
import {IFixedSupply} from "../shared/IFixedSupply.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {IPledge} from "./IPledge.sol";
import {PledgeShares} from "./PledgeShares.sol";

/// @title Pledge
/// @notice Holds the pledged tokens.
contract Pledge is PledgeShares, Pausable, FeeRecipient {
    /// @dev The settings of a collection in one word.
    struct Terms {
        uint96 sharesCount;
        uint32 redeemLimit;
        uint32 discountTime;
        uint16 feePercent;
        uint16 discountPrecent;
        uint32 version;
        bool isOpen;
    }

    /// @dev A pledged token in one word.
    struct Record {
        address from;
        uint40 time;
        uint32 version;
    }

    /// @dev The totals of a collection in one word.
    struct PoolTotals {
        uint32 held;
        uint96 fees;
        uint96 reserved;
    }

    uint256 private constant _MAX_FEE = 1000;
    uint256 private constant _MAX_TIME = 365 days;

    ICollectionRegistry private immutable COLLECTIONS;
    address private immutable GACHA;

    mapping(address collection => Terms terms) private _terms;
    /// @dev Every version: a pledged token keeps the settings it was pledged under.
    mapping(address collection => mapping(uint256 version => Terms terms)) private _past;
    mapping(address collection => mapping(uint256 tokenId => Record record)) private _records;
    mapping(address collection => PoolTotals totals) private _totals;

    /// @param roles_ The registry of owner and admins. The owner is the first fee recipient.
    /// @param collections_ The registry of the platform's collections.
    /// @param gacha_ The collection of gacha pets.
    constructor(IRoles roles_, ICollectionRegistry collections_, address gacha_)
        Governed(roles_)
        FeeRecipient(roles_.owner())
    {
        (COLLECTIONS, GACHA) = (collections_, gacha_);
    }

    /// @inheritdoc IPledge
    function setSettings(address collection, Settings calldata settings) external onlyAdmin {
        // Checks: the supply is fixed, and the settings are valid.
        _requireFixedSupply(collection);
        (uint256 count, uint256 fee, uint256 discount) =
            (settings.sharesCount, settings.feePercent, settings.discountPrecent);
        if (count == 0 || fee > _MAX_FEE || discount > fee) revert Pledge_InvalidSettings(count, fee, discount);
        // A token that only its pledger can redeem backs shares that nobody else can use, so the time is bounded.
        if (settings.redeemLimit > _MAX_TIME || settings.discountTime > _MAX_TIME) {
            revert Pledge_InvalidTimes(settings.redeemLimit, settings.discountTime, _MAX_TIME);
        }
        Terms memory terms = _terms[collection];
        // With another number, one token could be pledged for enough shares to redeem several.
        if (_totals[collection].held != 0 && terms.sharesCount != count) {
            revert Pledge_SharesFixed(collection, terms.sharesCount);
        }
        // Effects: for tokens pledged from now on.
        terms = Terms(
            settings.sharesCount,
            settings.redeemLimit,
            settings.discountTime,
            settings.feePercent,
            settings.discountPrecent,
            terms.version + 1,
            true
        );
        _terms[collection] = terms;
        _past[collection][terms.version] = terms;
        emit SettingsSet(collection, terms.version, settings);
        emit OpenSet(collection, true);
    }

    /// @inheritdoc IPledge
    function setOpen(address collection, bool isOpen) external onlyAdmin {
        // Check: there are settings.
        if (_terms[collection].version == 0) revert Pledge_NotOpen(collection);
        // Effects.
        _terms[collection].isOpen = isOpen;
        emit OpenSet(collection, isOpen);
    }

    /// @inheritdoc IPledge
    function securitize(address collection, uint256 tokenId, uint256 version)
        external
        notPaused
        returns (uint256 shares)
    {
        Terms memory terms = _terms[collection];
        // Checks: pledging is open under the settings the caller expects, and the token is not pledged. The collection
        // checks the owner. The supply was fixed when the settings were set, and a fixed supply stays fixed.
        if (!terms.isOpen) revert Pledge_NotOpen(collection);
        if (terms.version != version) revert Pledge_SettingsMismatch(collection, terms.version);
        if (_records[collection][tokenId].from != address(0)) revert Pledge_TokenNotReceived(collection, tokenId);
        // Effects.
        uint256 fee = partOf(terms.sharesCount, terms.feePercent);
        uint256 discount = partOf(terms.sharesCount, terms.discountPrecent);
        shares = terms.sharesCount - fee;
        _records[collection][tokenId] = Record(msg.sender, uint40(block.timestamp), terms.version);
        PoolTotals memory totals = _totals[collection];
        // Both are parts of a 96-bit number.
        // forge-lint: disable-next-line(unsafe-typecast)
        (uint96 claimable, uint96 reserved) = (uint96(fee - discount), uint96(discount));
        _totals[collection] = PoolTotals(totals.held + 1, totals.fees + claimable, totals.reserved + reserved);
        uint256 id = shareIdOf(collection);
        _mint(msg.sender, id, shares);
        emit Securitized(
            collection,
            tokenId,
            msg.sender,
            id,
            terms.sharesCount,
            fee,
            block.timestamp,
            block.timestamp + terms.redeemLimit,
            block.timestamp + terms.discountTime,
            discount
        );
        // Interaction.
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        if (IERC721(collection).ownerOf(tokenId) != address(this)) {
            revert Pledge_TokenNotReceived(collection, tokenId);
        }
    }

    /// @inheritdoc IPledge
    function redeem(address collection, uint256 tokenId, address to, uint256 maxShares)
        external
        returns (uint256 shares)
    {
        Record memory record = _records[collection][tokenId];
        // Checks: the token is pledged, the caller may redeem it, accepts the price and has enough shares, and the receiver is
        // valid.
        if (record.from == address(0)) revert Pledge_NotPledged(collection, tokenId);
        Terms memory terms = _past[collection][record.version];
        uint256 until = record.time + terms.redeemLimit;
        if (msg.sender != record.from && block.timestamp < until) revert Pledge_OnlyPledger(record.from, until);
        shares = _priceOf(record, terms);
        if (shares > maxShares) revert Pledge_PriceAboveMaximum(shares, maxShares);
        uint256 held = balanceOf(msg.sender, shareIdOf(collection));
        if (held < shares) revert Pledge_InsufficientShares(shares, held);
        _requireReceiver(to);
        // Effects.
        delete _records[collection][tokenId];
        _removeToken(collection, terms, shares);
        _burn(msg.sender, shareIdOf(collection), shares);
        emit Redeemed(collection, tokenId, msg.sender, to, shares);
        // Interaction: not `safeTransferFrom`, so that the receiver is not called.
        IERC721(collection).transferFrom(address(this), to, tokenId);
    }

    /// @inheritdoc IPledge
    function claim(address collection) external returns (uint256 shares) {
        // Checks.
        address recipient = feeRecipient();
        if (msg.sender != recipient) revert Pledge_NotFeeRecipient(msg.sender);
        shares = _totals[collection].fees;
        if (shares == 0) revert Pledge_NothingToClaim(collection);
        // Effects.
        _totals[collection].fees = 0;
        _mint(recipient, shareIdOf(collection), shares);
        emit FeeClaimed(collection, recipient, shares);
    }

    /// @inheritdoc IPledge
    function canRedeem(address who, address collection, uint256 tokenId)
        external
        view
        returns (RedeemStatus answer, uint256 shares)
    {
        Record memory record = _records[collection][tokenId];
        if (record.from == address(0)) return (RedeemStatus.NotPledged, 0);
        Terms memory terms = _past[collection][record.version];
        shares = _priceOf(record, terms);
        if (who != record.from && block.timestamp < record.time + terms.redeemLimit) answer = RedeemStatus.OnlyPledger;
        else if (balanceOf(who, shareIdOf(collection)) < shares) answer = RedeemStatus.TooFewShares;
    }

    /// @inheritdoc IPledge
    function settingsOf(address collection)
        external
        view
        returns (Settings memory settings, uint256 version, bool isOpen)
    {
        Terms memory terms = _terms[collection];
        settings =
            Settings(terms.redeemLimit, terms.feePercent, terms.sharesCount, terms.discountTime, terms.discountPrecent);
        return (settings, terms.version, terms.isOpen);
    }

    /// @inheritdoc IPledge
    function pledgeOf(address collection, uint256 tokenId) external view returns (Pledged memory pledged) {
        Record memory record = _records[collection][tokenId];
        if (record.from == address(0)) return pledged;
        Terms memory terms = _past[collection][record.version];
        (pledged.from, pledged.time) = (record.from, record.time);
        (pledged.nftContract, pledged.tokenId, pledged.coin) = (collection, tokenId, shareIdOf(collection));
        (pledged.sharesCount, pledged.feeAmount) = (terms.sharesCount, partOf(terms.sharesCount, terms.feePercent));
        pledged.redeemTime = record.time + uint256(terms.redeemLimit);
        pledged.discountAt = record.time + uint256(terms.discountTime);
        pledged.redeemPrice = _priceOf(record, terms);
    }

    /// @inheritdoc IPledge
    function poolOf(address collection) external view returns (Pool memory) {
        PoolTotals memory totals = _totals[collection];
        uint256 total = uint256(totals.held) * _terms[collection].sharesCount;
        return Pool(totals.held, total - totals.fees - totals.reserved, totals.fees, totals.reserved);
    }

    /// @dev The reserve for the discount is burnt with a discounted token. Without the discount it becomes a fee.
    function _removeToken(address collection, Terms memory terms, uint256 shares) private {
        PoolTotals memory totals = _totals[collection];
        // A part of a 96-bit number.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint96 discount = uint96(partOf(terms.sharesCount, terms.discountPrecent));
        if (shares == terms.sharesCount) totals.fees += discount;
        _totals[collection] = PoolTotals(totals.held - 1, totals.fees, totals.reserved - discount);
    }

    function _requireFixedSupply(address collection) private view {
        if (collection != GACHA && !COLLECTIONS.isCollection(collection)) revert Pledge_SupplyNotProven(collection);
        if (!IFixedSupply(collection).isSupplyFixed()) revert Pledge_SupplyNotFixed(collection);
    }

    function _priceOf(Record memory record, Terms memory terms) private view returns (uint256) {
        if (block.timestamp < record.time + uint256(terms.discountTime)) return terms.sharesCount;
        return terms.sharesCount - partOf(terms.sharesCount, terms.discountPrecent);
    }
}
