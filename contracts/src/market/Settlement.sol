// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../shared/BasisPoints.sol";
import {Coin, NATIVE} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Fees} from "../shared/Fees.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IExpires} from "../shared/IExpires.sol";
import {Pausable} from "../shared/Pausable.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Royalty} from "../shared/Royalty.sol";
import {SupportedCoins} from "../shared/SupportedCoins.sol";
import {SupportedCollections} from "../shared/SupportedCollections.sol";
import {TradeLimits} from "../shared/TradeLimits.sol";
import {IMarket} from "./IMarket.sol";
import {Terms} from "./Terms.sol";

/// @notice What asks, bids and collection offers share: storage of their terms, the rule for tokens that expire, and the
/// settlement of a sale.
abstract contract Settlement is Pausable, Fees, RoyaltiesTop, TradeLimits, SupportedCollections, SupportedCoins {
    using CreditsLib for ICredits;

    /// @dev A sale in progress. In memory because the stack is too small for it.
    struct Sale {
        address collection;
        uint256 tokenId;
        address seller;
        Coin coin;
        uint256 price;
        uint256 fee;
        address creator;
        uint256 royalty;
    }

    /// @dev The time a buyer has at least to renew a token that expires.
    uint256 private constant _MIN_LIFETIME = 7 days;

    ICredits internal immutable CREDITS;

    /// @dev Asks, bids and collection offers. Their keys cannot collide: they are hashes of five, three and two words.
    mapping(bytes32 key => Terms terms) internal _terms;
    /// @dev Written only for terms in a token.
    mapping(bytes32 key => Coin coin) private _coins;

    /// @param credits_ The ledger that fees and royalties are credited in.
    constructor(ICredits credits_) {
        CREDITS = credits_;
    }

    function _set(bytes32 key, Terms terms, Coin coin) internal {
        _terms[key] = terms;
        if (terms.inToken()) _coins[key] = coin;
    }

    function _clear(bytes32 key, Terms terms) internal {
        _terms[key] = Terms.wrap(0);
        if (terms.inToken()) _coins[key] = NATIVE;
    }

    /// @dev The slot may hold a token from earlier terms, so it is read only if these terms are in a token.
    function _coinAt(bytes32 key, Terms terms) internal view returns (Coin) {
        return terms.inToken() ? _coins[key] : NATIVE;
    }

    /// @dev Moves the difference between what is held and what has to be held: from the caller, or back to them. New money
    /// is accepted only in a supported coin; a refund never depends on the list.
    function _adjustEscrow(Coin coin, uint256 held, uint256 needed) internal {
        if (needed < held) {
            coin.requireValue(0);
            coin.pay(msg.sender, held - needed);
        } else {
            if (needed > held && !isSupported(coin)) revert SupportedCoins_NotSupported(coin);
            coin.collect(needed - held);
        }
    }

    /// @dev Sets the fee and the royalty of a sale; together they never exceed 20% of the price.
    /// @param royaltyKnown Whether the sale already has the creator and the royalty the collection asked for.
    function _splitPrice(Sale memory sale, bool royaltyKnown) internal view {
        (uint256 price, address seller) = (sale.price, sale.seller);
        sale.fee = partOf(price, feeRate());
        (sale.creator, sale.royalty) = royaltyKnown
            ? Royalty.within(sale.creator, sale.royalty, price, royaltiesTop(), seller)
            : Royalty.due(sale.collection, sale.tokenId, price, royaltiesTop(), seller);
    }

    /// @dev Pays out a price this contract holds.
    function _payOut(Sale memory sale) internal {
        ICredits.Payout[] memory payouts = new ICredits.Payout[](2);
        payouts[0] = ICredits.Payout(feeRecipient(), sale.fee);
        payouts[1] = ICredits.Payout(sale.creator, sale.royalty);
        _payOut(sale.coin, payouts, sale.seller, sale.price - sale.fee - sale.royalty);
    }

    /// @dev Credits fees and royalties, and pays the seller directly. The seller is the only one who can refuse the money,
    /// which stops only their own sale.
    function _payOut(Coin coin, ICredits.Payout[] memory payouts, address seller, uint256 proceeds) internal {
        CREDITS.giveMany(coin, payouts);
        coin.pay(seller, proceeds);
    }

    /// @dev The caller states the coin and the lowest price they accept, because the maker can change both at any time.
    function _requireTerms(Coin coin, uint256 price, Coin wanted, uint256 minPrice) internal pure {
        if (coin != wanted || price < minPrice) revert IMarket.Market_TermsMismatch(coin, price);
    }

    /// @dev Money sent to the zero address or to this contract would be lost.
    function _requireReceiver(address to) internal view {
        if (to == address(0) || to == address(this)) revert IMarket.Market_InvalidReceiver(to);
    }

    /// @dev Refuses a token that expires less than 7 days after it could be delivered. Does not rely on the collection to
    /// refuse the transfer of an expired token.
    function _requireLifetime(address collection, uint256 tokenId, uint256 deliveredBy) internal view {
        uint256 expiry = IExpires(collection).expiresAt(tokenId);
        uint256 minExpiry = deliveredBy + _MIN_LIFETIME;
        if (expiry < minExpiry) revert IMarket.Market_ExpiresTooSoon(expiry, minExpiry);
    }
}
