// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {IExpires} from "../shared/IExpires.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {IPledge} from "./IPledge.sol";
import {PledgeShares} from "./PledgeShares.sol";

/// @title Pledge
/// @notice Holds pledged tokens, and nothing else.
contract Pledge is PledgeShares, Pausing, FeeRecipient {
    using ERC165Checker for address;

    /// @dev One word.
    struct Terms {
        uint96 sharesCount;
        uint32 redeemLimit;
        uint32 discountTime;
        uint16 feePercent;
        uint16 discountPrecent;
        uint32 version;
        bool isOpen;
    }

    /// @dev One word.
    struct Record {
        address from;
        uint40 time;
        uint32 version;
    }

    /// @dev One word.
    struct Books {
        uint32 held;
        uint96 fees;
        uint96 reserved;
    }

    uint256 private constant _HIGHEST_FEE = 1000;

    mapping(address collection => Terms terms) private _terms;
    /// @dev All there ever were: what is here keeps those it came under.
    mapping(address collection => mapping(uint256 version => Terms terms)) private _past;
    mapping(address collection => mapping(uint256 tokenId => Record record)) private _records;
    mapping(address collection => Books books) private _books;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    constructor(IRoles roles_) Governed(roles_) FeeRecipient(roles_.owner()) {}

    /// @inheritdoc IPledge
    function setSettings(address collection, Settings calldata settings) external onlyAdmin {
        // Check: it is a collection whose tokens stay their holder's, and the settings hold together.
        if (
            !collection.supportsInterface(type(IERC721).interfaceId)
                || collection.supportsInterface(type(IExpires).interfaceId)
        ) revert Pledge_NoCollection(collection);
        (uint256 count, uint256 fee, uint256 discount) =
            (settings.sharesCount, settings.feePercent, settings.discountPrecent);
        if (count == 0 || fee > _HIGHEST_FEE || discount > fee) revert Pledge_WrongSettings(count, fee, discount);
        Terms memory terms = _terms[collection];
        // Else somebody could pledge a token for more shares, and redeem with them more tokens than one.
        if (_books[collection].held != 0 && terms.sharesCount != count) {
            revert Pledge_SharesFixed(collection, terms.sharesCount);
        }
        // Effect: for what is pledged after this.
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
        // Check: it is known how.
        if (_terms[collection].version == 0) revert Pledge_NotOpen(collection);
        // Effect: from the next token on.
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
        // Check: it is taken, as the caller agreed to, and not here. Whether it is the caller's is for its collection to
        // say.
        if (!terms.isOpen) revert Pledge_NotOpen(collection);
        if (terms.version != version) revert Pledge_OtherSettings(collection, terms.version);
        if (_records[collection][tokenId].from != address(0)) revert Pledge_TokenNotReceived(collection, tokenId);
        // Effect: the token is here, and its shares are there.
        uint256 fee = partOf(terms.sharesCount, terms.feePercent);
        uint256 discount = partOf(terms.sharesCount, terms.discountPrecent);
        shares = terms.sharesCount - fee;
        _records[collection][tokenId] = Record(msg.sender, uint40(block.timestamp), terms.version);
        Books memory books = _books[collection];
        // Parts of what is within 96 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        (uint96 ours, uint96 kept) = (uint96(fee - discount), uint96(discount));
        _books[collection] = Books(books.held + 1, books.fees + ours, books.reserved + kept);
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
        // Interaction: the token comes here, or nothing happened.
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        if (IERC721(collection).ownerOf(tokenId) != address(this)) {
            revert Pledge_TokenNotReceived(collection, tokenId);
        }
    }

    /// @inheritdoc IPledge
    function redeem(address collection, uint256 tokenId, address to) external returns (uint256 shares) {
        Record memory record = _records[collection][tokenId];
        // Check: it is here, the caller may, and has enough; and it goes somewhere.
        if (record.from == address(0)) revert Pledge_NotPledged(collection, tokenId);
        Terms memory terms = _past[collection][record.version];
        uint256 until = record.time + terms.redeemLimit;
        if (msg.sender != record.from && block.timestamp < until) revert Pledge_OnlyPledger(record.from, until);
        shares = _priceOf(record, terms);
        uint256 held = balanceOf(msg.sender, shareIdOf(collection));
        if (held < shares) revert Pledge_TooFewShares(shares, held);
        _requireReceiver(to);
        // Effect: the token's shares are gone, with what was kept back of them for a discount, or the house has that.
        delete _records[collection][tokenId];
        _takeOut(collection, terms, shares);
        _burn(msg.sender, shareIdOf(collection), shares);
        emit Redeemed(collection, tokenId, msg.sender, to, shares);
        // Interaction: the receiver is not asked.
        IERC721(collection).transferFrom(address(this), to, tokenId);
    }

    /// @inheritdoc IPledge
    function claim(address collection) external returns (uint256 shares) {
        shares = _books[collection].fees;
        // Check: there are some.
        if (shares == 0) revert Pledge_NothingToClaim(collection);
        // Effect: they are the house's as anybody's are.
        _books[collection].fees = 0;
        address recipient = feeRecipient();
        _mint(recipient, shareIdOf(collection), shares);
        emit FeeClaimed(collection, recipient, shares);
    }

    /// @inheritdoc IPledge
    function canRedeem(address who, address collection, uint256 tokenId)
        external
        view
        returns (Answer answer, uint256 shares)
    {
        Record memory record = _records[collection][tokenId];
        if (record.from == address(0)) return (Answer.NotPledged, 0);
        Terms memory terms = _past[collection][record.version];
        shares = _priceOf(record, terms);
        if (who != record.from && block.timestamp < record.time + terms.redeemLimit) answer = Answer.OnlyPledger;
        else if (balanceOf(who, shareIdOf(collection)) < shares) answer = Answer.TooFewShares;
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
        Books memory books = _books[collection];
        uint256 all = uint256(books.held) * _terms[collection].sharesCount;
        return Pool(books.held, all - books.fees - books.reserved, books.fees, books.reserved);
    }

    /// @dev What was kept back for the discount goes with it; where there was none, the house may claim it.
    function _takeOut(address collection, Terms memory terms, uint256 shares) private {
        Books memory books = _books[collection];
        // Parts of what is within 96 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint96 discount = uint96(partOf(terms.sharesCount, terms.discountPrecent));
        if (shares == terms.sharesCount) books.fees += discount;
        _books[collection] = Books(books.held - 1, books.fees, books.reserved - discount);
    }

    function _priceOf(Record memory record, Terms memory terms) private view returns (uint256) {
        if (block.timestamp < record.time + uint256(terms.discountTime)) return terms.sharesCount;
        return terms.sharesCount - partOf(terms.sharesCount, terms.discountPrecent);
    }
}
