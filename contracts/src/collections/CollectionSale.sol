// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, Coin_InvalidValue} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Whitelist} from "../shared/Whitelist.sol";
import {Account} from "./Account.sol";
import {CollectionMinting} from "./CollectionMinting.sol";
import {State} from "./CollectionState.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {ICollectionSale} from "./ICollectionSale.sol";
import {MaxFee} from "./MaxFee.sol";
import {Tokens} from "./Token.sol";

/// @notice Sells a series to whitelisted wallets, or to anyone.
/// @dev The number of tokens a buyer has bought is packed with their balance, which a mint writes anyway.
abstract contract CollectionSale is ICollectionSale, CollectionMinting {
    using CreditsLib for ICredits;

    /// @dev One word.
    struct Sale {
        Coin coin;
        uint32 limit;
        uint24 series;
        uint16 royalty;
        ContentUri.Form form;
        bool isActive;
        bool allOpen;
    }

    /// @dev One word.
    struct WhitelistEntry {
        uint96 price;
        uint32 limit;
    }

    uint256 private constant _LIST_LIMIT = 200;

    Sale private _sale;
    uint96 private _price;
    bytes32 private _merkleRoot;
    string private _treeUri;
    mapping(uint256 series => mapping(address account => WhitelistEntry item)) private _items;

    /// @inheritdoc ICollectionSale
    function startSale(SaleTerms calldata terms, string calldata baseUri, uint96 royalty)
        external
        onlyCollaborator
        returns (uint256 series)
    {
        State state = _current();
        // Check: minting has not ended, and the royalty is within the maximum, which every mint checks again.
        _requireMintingNotEnded(state);
        _factoryTerms(royalty);
        // Effect: a series of its own, without tokens.
        state = state.plusSeries().withoutSold();
        _state = state;
        series = state.series();
        MintParams memory params;
        (params.creator, params.royalty) = (collectionCreator(), royalty);
        Sale memory sale_;
        sale_.form = _makeSeries(series, params, baseUri);
        // A series number has 21 bits; a royalty is at most 1,000.
        // forge-lint: disable-next-item(unsafe-typecast)
        (sale_.series, sale_.royalty) = (uint24(series), uint16(royalty));
        sale_.isActive = true;
        _setTerms(sale_, terms);
    }

    /// @inheritdoc ICollectionSale
    function updateSale(SaleTerms calldata terms) external onlyCollaborator {
        // Check and effect: there is a sale; its terms.
        _setTerms(_activeSale(), terms);
    }

    /// @inheritdoc ICollectionSale
    function endSale() external onlyCollaborator {
        // Check and effect: there is a sale; it has ended.
        _endSale(_activeSale().series);
    }

    /// @inheritdoc ICollectionSale
    function setWhitelist(address[] calldata accounts, uint96 price, uint32 limit) external onlyCollaborator {
        // Check: there is a sale, and the list fits into a transaction.
        uint256 series = _activeSale().series;
        if (accounts.length > _LIST_LIMIT) revert Collection_InvalidQuantity(accounts.length, _LIST_LIMIT);
        // Effect: the entries, for this sale only.
        for (uint256 i; i < accounts.length; ++i) {
            _items[series][accounts[i]] = WhitelistEntry(price, limit);
            emit Listed(series, accounts[i], price, limit);
        }
    }

    /// @inheritdoc ICollectionSale
    function mintWhitelisted(
        uint256 series,
        uint256 quantity,
        Coin coin,
        uint256 price,
        uint256 limit,
        bytes32[] calldata proof,
        MaxFee calldata maxFee
    ) external payable returns (uint256 firstId) {
        // Check: the caller is in the tree with this price and limit.
        _requireWhitelisted(Whitelist.has(_merkleRoot, proof, msg.sender, price, limit));
        Sale memory sale_ = _requireSale(series);
        _requirePrice(sale_, coin, price, price);
        return _sell(sale_, _mintTerms(sale_.royalty, maxFee), quantity, price, limit);
    }

    /// @inheritdoc ICollectionSale
    function mintListed(uint256 series, uint256 quantity, Coin coin, uint256 price, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId)
    {
        Sale memory sale_ = _requireSale(series);
        WhitelistEntry memory item = _items[sale_.series][msg.sender];
        // Check: the caller is on the list, at the price they named.
        _requireWhitelisted(item.limit != 0);
        _requirePrice(sale_, coin, price, item.price);
        return _sell(sale_, _mintTerms(sale_.royalty, maxFee), quantity, price, item.limit);
    }

    /// @inheritdoc ICollectionSale
    function mintOpen(uint256 series, uint256 quantity, Coin coin, uint256 price, MaxFee calldata maxFee)
        external
        payable
        returns (uint256 firstId)
    {
        Sale memory sale_ = _requireSale(series);
        // Check: the sale is open to anyone, at the price the caller named.
        if (!sale_.allOpen) revert CollectionSale_NotOpenToAll();
        _requirePrice(sale_, coin, price, _price);
        return _sell(sale_, _mintTerms(sale_.royalty, maxFee), quantity, price, sale_.limit);
    }

    /// @inheritdoc ICollectionSale
    function sale()
        external
        view
        returns (
            bool isActive,
            uint256 series,
            uint256 sold,
            uint256 royalty,
            string memory baseUri,
            SaleTerms memory terms
        )
    {
        Sale memory sale_ = _lastSale();
        return (
            sale_.isActive,
            sale_.series,
            _state.sold(),
            sale_.royalty,
            _seriesUri(sale_.series, sale_.form),
            SaleTerms(sale_.coin, _price, sale_.limit, sale_.allOpen, _merkleRoot, _treeUri)
        );
    }

    /// @inheritdoc ICollectionSale
    function whitelistItem(address account) external view returns (WhitelistItem memory) {
        uint256 series = _sale.series;
        WhitelistEntry memory item = _items[series][account];
        return WhitelistItem(item.price, _accounts[account].usedCount(series), account, item.limit);
    }

    /// @dev Ends the sale, if one is active.
    function _endAnySale() internal {
        Sale memory sale_ = _lastSale();
        if (sale_.isActive) _endSale(sale_.series);
    }

    /// @dev Sells to the caller at a price and up to a limit that were checked.
    function _sell(
        Sale memory sale_,
        ICollectionFactory.MintTerms memory terms,
        uint256 quantity,
        uint256 price,
        uint256 limit
    ) private returns (uint256 firstId) {
        State state = _current();
        // Check: neither the caller nor the series exceeds its limit.
        (state, firstId) = _count(state, quantity, _mintLimit());
        uint256 usedCount = _countPurchase(sale_.series, quantity, limit);
        uint256 sold = state.sold();
        if (sold + quantity > Tokens.SERIAL_LIMIT) revert CollectionSale_SoldOut(Tokens.SERIAL_LIMIT);
        // Effect: the tokens.
        _state = state.plusSold(quantity);
        emit Sold(sale_.series, msg.sender, quantity, sale_.coin, price, usedCount, state.owner());
        // The creator of a sale's tokens is the collection's.
        MintParams memory params;
        (params.to, params.minter, params.royalty, params.fee) = (msg.sender, msg.sender, sale_.royalty, terms.fee);
        _issueSeries(firstId, quantity, params, sale_.form, sale_.series, sold + 1);
        // Interaction: price and fee, into the ledger; then the receiver's callback.
        _settle(terms, quantity, sale_.coin, price, state.owner());
        _checkReceiver(msg.sender, firstId, quantity);
    }

    /// @dev Counts what the caller buys in this sale.
    function _countPurchase(uint256 series, uint256 quantity, uint256 limit) private returns (uint256 usedCount) {
        Account account = _accounts[msg.sender];
        uint256 used = account.usedCount(series);
        usedCount = used + quantity;
        if (usedCount > limit) revert CollectionSale_LimitReached(msg.sender, limit, used);
        _accounts[msg.sender] = account.withUsedCount(series, usedCount);
    }

    /// @dev Collects the price for the seller and the fee for the platform, in one coin or in two.
    function _settle(
        ICollectionFactory.MintTerms memory terms,
        uint256 quantity,
        Coin coin,
        uint256 price,
        address seller
    ) private {
        uint256 fee = terms.fee * quantity;
        price *= quantity;
        if (fee == 0) {
            CREDITS.collect(coin, seller, price);
        } else if (terms.coin == coin) {
            ICredits.Payout[] memory payouts = new ICredits.Payout[](2);
            payouts[0] = ICredits.Payout(seller, price);
            payouts[1] = ICredits.Payout(terms.recipient, fee);
            CREDITS.collectMany(coin, payouts);
        } else {
            // At most one of them is the native coin.
            uint256 value = coin.isNative() ? price : terms.coin.isNative() ? fee : 0;
            if (msg.value != value) revert Coin_InvalidValue(value, msg.value);
            _credit(coin, seller, price);
            _credit(terms.coin, terms.recipient, fee);
        }
    }

    function _credit(Coin coin, address account, uint256 amount) private {
        if (coin.isNative()) CREDITS.give(coin, account, amount);
        else CREDITS.pull(coin, account, amount);
    }

    function _endSale(uint256 series) private {
        _sale.isActive = false;
        emit SaleEnded(series);
    }

    function _setTerms(Sale memory sale_, SaleTerms calldata terms) private {
        sale_.coin = terms.coin;
        sale_.limit = terms.limit;
        sale_.allOpen = terms.allOpen;
        _sale = sale_;
        _price = terms.price;
        _merkleRoot = terms.merkleRoot;
        _treeUri = terms.treeUri;
        emit SaleSet(sale_.series, terms);
    }

    function _requireWhitelisted(bool isWhitelisted) private view {
        if (!isWhitelisted) revert CollectionSale_NotWhitelisted(msg.sender);
    }

    /// @dev Reverts unless the caller named the sale's coin and the price that applies to them.
    function _requirePrice(Sale memory sale_, Coin coin, uint256 price, uint256 expected) private pure {
        if (coin != sale_.coin || price != expected) revert CollectionSale_PriceMismatch(sale_.coin, expected);
    }

    // A function, because the code that unpacks the struct is copied to every read.
    function _lastSale() private view returns (Sale memory) {
        return _sale;
    }

    function _activeSale() private view returns (Sale memory sale_) {
        sale_ = _lastSale();
        if (!sale_.isActive) revert CollectionSale_NotActive();
    }

    /// @dev The active sale, which must be the one whose artwork the caller was shown.
    function _requireSale(uint256 series) private view returns (Sale memory sale_) {
        sale_ = _activeSale();
        if (sale_.series != series) revert CollectionSale_SeriesMismatch(sale_.series);
    }
}
