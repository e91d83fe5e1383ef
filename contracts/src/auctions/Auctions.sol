// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollectionFactory} from "../collections/ICollectionFactory.sol";
import {partOf} from "../shared/BasisPoints.sol";
import {Coin, NATIVE} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IExpires} from "../shared/IExpires.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Royalty} from "../shared/Royalty.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {SupportedCollections} from "../shared/SupportedCollections.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IAuctions} from "./IAuctions.sol";

/// @title Auctions
/// @notice Holds the tokens that are up for auction and the highest bid for each, and nothing else.
contract Auctions is IAuctions, Pausing, Fees, RoyaltiesTop, TradeLimits, SupportedCollections, SupportedCoins {
    using Crediting for ICredits;

    /// @dev One word; only a coin that is a token takes another.
    struct Sale {
        address seller;
        uint40 start;
        uint40 end;
        bool inToken;
    }

    /// @dev One word. Without a bidder the amount is the reserve: the word is never nothing, so that the first bid costs no
    /// more than the next.
    struct Best {
        address bidder;
        uint96 amount;
    }

    uint16 private constant _FEE_RATE = 250;
    uint16 private constant _FEE_RATE_CAP = 1000;
    uint32 private constant _MAX_DURATION = 30 days;
    uint256 private constant _LEAST_RAISE = 500;
    uint40 private constant _LAST_MINUTES = 10 minutes;
    uint256 private constant _RELEASE_AFTER = 30 days;

    ICredits private immutable CREDITS;

    mapping(bytes32 key => Sale sale) private _sales;
    mapping(bytes32 key => Best best) private _bests;
    /// @dev Only of lots in tokens.
    mapping(bytes32 key => Coin coin) private _coins;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger everybody is credited in.
    /// @param factory Whose collections may be dealt in by birth.
    constructor(IRoles roles_, ICredits credits_, ICollectionFactory factory)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
        TradeLimits(_MAX_DURATION)
        SupportedCollections(factory.implementation())
    {
        CREDITS = credits_;
    }

    /// @inheritdoc IAuctions
    function create(address collection, uint256 tokenId, Coin coin, uint256 reserve, uint40 start, uint40 end)
        external
        notPaused
        onlySupported(coin)
    {
        // Check: the token may be dealt in, and the terms are within limits. Whether it is the caller's is for its
        // collection to say.
        if (start < block.timestamp) start = uint40(block.timestamp);
        end = _requireEnd(start, end);
        if (_expires(_requireSupported(collection))) _requireEndsBeforeExpiry(collection, tokenId, end);
        bytes32 key = _key(collection, tokenId);
        if (_sales[key].seller != address(0)) revert Auctions_TokenNotReceived(collection, tokenId);
        // Effect: the lot.
        _sales[key] = Sale(msg.sender, start, end, !coin.isNative());
        _bests[key] = Best(address(0), _requirePrice(coin, reserve));
        if (!coin.isNative()) _coins[key] = coin;
        emit LotCreated(collection, tokenId, msg.sender, coin, reserve, start, end);
        // Interaction: the token comes here, or nothing happened.
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        if (IERC721(collection).ownerOf(tokenId) != address(this)) {
            revert Auctions_TokenNotReceived(collection, tokenId);
        }
    }

    /// @inheritdoc IAuctions
    function bid(address collection, uint256 tokenId, Coin coin, uint256 amount) external payable onlySupported(coin) {
        bytes32 key = _key(collection, tokenId);
        (Sale memory sale, Best memory best) = _requireLot(key, collection, tokenId);
        // Check: it is in time, in the lot's coin and high enough.
        if (block.timestamp < sale.start || block.timestamp >= sale.end) {
            revert Auctions_NotOngoing(sale.start, sale.end);
        }
        if (_coinAt(key, sale) != coin) revert Auctions_OtherCoin(_coinAt(key, sale));
        if (amount < _leastAfter(best)) revert Auctions_BidTooLow(amount, _leastAfter(best));
        if (amount > type(uint96).max) revert Auctions_BidTooHigh(amount);
        // Effect: the new highest bid, and the end put off if it is near.
        // Looked at just above.
        // forge-lint: disable-next-line(unsafe-typecast)
        _bests[key] = Best(msg.sender, uint96(amount));
        if (sale.end - block.timestamp < _LAST_MINUTES) {
            sale.end = uint40(block.timestamp) + _LAST_MINUTES;
            _sales[key].end = sale.end;
        }
        emit LotBid(collection, tokenId, msg.sender, amount, sale.end);
        // Interaction: the money, and the credit of whoever is outbid.
        coin.collect(amount);
        if (best.bidder != address(0)) CREDITS.give(coin, best.bidder, best.amount);
    }

    /// @inheritdoc IAuctions
    function settle(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Sale memory sale, Best memory best) = _requireLot(key, collection, tokenId);
        // Check: it is over.
        if (block.timestamp < sale.end) revert Auctions_TooEarly(sale.end);
        if (best.bidder == address(0)) return _giveBack(key, collection, tokenId, sale);
        Coin coin = _coinAt(key, sale);
        uint256 fee = partOf(best.amount, feeRate());
        (address creator, uint256 royalty) = Royalty.due(collection, tokenId, best.amount, royaltiesTop(), sale.seller);
        // Effect: the lot is gone, so nothing of it is paid twice.
        _clear(key, sale);
        emit LotSettled(collection, tokenId, best.bidder, sale.seller, coin, best.amount, fee, creator, royalty);
        // Interaction: the winner is not asked, and everybody else is credited: none of them can hold it up.
        IERC721(collection).transferFrom(address(this), best.bidder, tokenId);
        ICredits.Due[] memory dues = new ICredits.Due[](3);
        dues[0] = ICredits.Due(sale.seller, best.amount - fee - royalty);
        dues[1] = ICredits.Due(feeRecipient(), fee);
        dues[2] = ICredits.Due(creator, royalty);
        CREDITS.giveMany(coin, dues);
    }

    /// @inheritdoc IAuctions
    function cancel(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Sale memory sale, Best memory best) = _requireLot(key, collection, tokenId);
        // Check: it is the caller's, and nobody has bid.
        if (msg.sender != sale.seller) revert Auctions_NotYours(msg.sender);
        if (best.bidder != address(0)) revert Auctions_HasBid(best.bidder, best.amount);
        _giveBack(key, collection, tokenId, sale);
    }

    /// @inheritdoc IAuctions
    function release(address collection, uint256 tokenId) external {
        bytes32 key = _key(collection, tokenId);
        (Sale memory sale, Best memory best) = _requireLot(key, collection, tokenId);
        // Check: it is the caller's bid, and everybody had time to settle.
        if (msg.sender != best.bidder) revert Auctions_NotYours(msg.sender);
        uint256 time = sale.end + _RELEASE_AFTER;
        if (block.timestamp < time) revert Auctions_TooEarly(time);
        Coin coin = _coinAt(key, sale);
        // Effect: as if nobody had bid; the token still waits for its seller.
        _bests[key].bidder = address(0);
        emit LotReleased(collection, tokenId, msg.sender, coin, best.amount);
        // Interaction: into our own ledger.
        CREDITS.give(coin, msg.sender, best.amount);
    }

    /// @inheritdoc IAuctions
    function lotOf(address collection, uint256 tokenId) external view returns (Lot memory lot) {
        bytes32 key = _key(collection, tokenId);
        Sale memory sale = _sales[key];
        if (sale.seller == address(0)) return lot;
        Best memory best = _bests[key];
        LotState state = LotState.Ongoing;
        if (block.timestamp < sale.start) state = LotState.NotStarted;
        if (block.timestamp >= sale.end) state = LotState.Over;
        return
            Lot(
                sale.seller,
                _coinAt(key, sale),
                sale.start,
                sale.end,
                best.bidder,
                best.amount,
                _leastAfter(best),
                state
            );
    }

    /// @inheritdoc IAuctions
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    function _giveBack(bytes32 key, address collection, uint256 tokenId, Sale memory sale) private {
        // Effect: the lot is gone.
        _clear(key, sale);
        emit LotReturned(collection, tokenId, sale.seller);
        // Interaction: the seller is not asked.
        IERC721(collection).transferFrom(address(this), sale.seller, tokenId);
    }

    function _clear(bytes32 key, Sale memory sale) private {
        delete _sales[key];
        delete _bests[key];
        if (sale.inToken) _coins[key] = NATIVE;
    }

    function _requireLot(bytes32 key, address collection, uint256 tokenId)
        private
        view
        returns (Sale memory sale, Best memory best)
    {
        sale = _sales[key];
        if (sale.seller == address(0)) revert Auctions_NoLot(collection, tokenId);
        best = _bests[key];
    }

    function _requireEndsBeforeExpiry(address collection, uint256 tokenId, uint256 end) private view {
        uint256 expiry = IExpires(collection).expiresAt(tokenId);
        if (end > expiry) revert Auctions_EndsAfterExpiry(end, expiry);
    }

    function _coinAt(bytes32 key, Sale memory sale) private view returns (Coin) {
        return sale.inToken ? _coins[key] : NATIVE;
    }

    /// @dev The reserve, or the highest bid and a raise of at least one unit.
    function _leastAfter(Best memory best) private pure returns (uint256) {
        if (best.bidder == address(0)) return best.amount;
        uint256 raise = partOf(best.amount, _LEAST_RAISE);
        return best.amount + (raise == 0 ? 1 : raise);
    }

    function _key(address collection, uint256 tokenId) private pure returns (bytes32) {
        return keccak256(abi.encode(collection, tokenId));
    }
}
