// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, Coin_WrongValue} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Whitelist} from "../shared/Whitelist.sol";
import {Account} from "./Account.sol";
import {CollectionMinting} from "./CollectionMinting.sol";
import {State} from "./CollectionState.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {ICollectionSale} from "./ICollectionSale.sol";
import {Tokens} from "./Token.sol";

/// @notice Sells a series to those on a list, or to all.
/// @dev A buyer's count stands in the word of their balance, which a mint writes anyway.
abstract contract CollectionSale is ICollectionSale, CollectionMinting {
    using Crediting for ICredits;

    /// @dev One word.
    struct Sale {
        Coin coin;
        uint32 limit;
        uint24 series;
        uint16 royalty;
        ContentUri.Form form;
        bool isOn;
        bool allOpen;
    }

    /// @dev One word.
    struct Item {
        uint96 price;
        uint32 limit;
    }

    uint256 private constant _LIST_LIMIT = 200;

    Sale private _sale;
    uint96 private _price;
    bytes32 private _merkleRoot;
    string private _treeUri;
    mapping(uint256 series => mapping(address account => Item item)) private _items;

    /// @inheritdoc ICollectionSale
    function startSale(SaleTerms calldata terms, string calldata baseUri, uint96 royalty)
        external
        onlyCollaborator
        returns (uint256 series)
    {
        // Check: the royalty is allowed today; every mint asks again.
        Draft memory draft = _draft(msg.sender, collectionCreator(), royalty, _terms(royalty).fee);
        // Effect: a series of its own, and no token of it yet.
        State state = _current().plusSeries().withoutSold();
        _state = state;
        series = state.series();
        _sale.form = _makeSeries(series, draft, baseUri);
        // A series' number has 21 bits, a royalty is at most 1,000.
        // forge-lint: disable-next-item(unsafe-typecast)
        (_sale.series, _sale.royalty) = (uint24(series), uint16(royalty));
        _sale.isOn = true;
        _setTerms(series, terms);
    }

    /// @inheritdoc ICollectionSale
    function changeSale(SaleTerms calldata terms) external onlyCollaborator {
        // Check and effect: there is a sale; from its next mint on.
        _setTerms(_saleOn().series, terms);
    }

    /// @inheritdoc ICollectionSale
    function endSale() external onlyCollaborator {
        // Check: there is a sale.
        uint256 series = _saleOn().series;
        // Effect: nothing is sold any more.
        _sale.isOn = false;
        emit SaleEnded(series);
    }

    /// @inheritdoc ICollectionSale
    function setWhitelist(address[] calldata accounts, uint96 price, uint32 limit) external onlyCollaborator {
        // Check: there is a sale, and the list fits in a transaction.
        uint256 series = _saleOn().series;
        if (accounts.length > _LIST_LIMIT) revert Collection_BadQuantity(accounts.length, _LIST_LIMIT);
        // Effect: in this sale only.
        for (uint256 i; i < accounts.length; ++i) {
            _items[series][accounts[i]] = Item(price, limit);
            emit Listed(series, accounts[i], price, limit);
        }
    }

    /// @inheritdoc ICollectionSale
    function mintWhitelisted(uint256 quantity, Coin coin, uint256 price, uint256 limit, bytes32[] calldata proof)
        external
        payable
        returns (uint256 firstId)
    {
        // Check: the tree has the caller with this price and limit.
        if (!Whitelist.has(_merkleRoot, proof, msg.sender, price, limit)) revert CollectionSale_NotListed(msg.sender);
        return _sell(_saleOn(), quantity, coin, price, limit);
    }

    /// @inheritdoc ICollectionSale
    function mintListed(uint256 quantity, Coin coin, uint256 price) external payable returns (uint256 firstId) {
        Sale memory sale_ = _saleOn();
        Item memory item = _items[sale_.series][msg.sender];
        // Check: the caller is listed, at the price they saw.
        if (item.limit == 0) revert CollectionSale_NotListed(msg.sender);
        if (price != item.price) revert CollectionSale_OtherPrice(sale_.coin, item.price);
        return _sell(sale_, quantity, coin, price, item.limit);
    }

    /// @inheritdoc ICollectionSale
    function mintOpen(uint256 quantity, Coin coin, uint256 price) external payable returns (uint256 firstId) {
        Sale memory sale_ = _saleOn();
        // Check: anyone may, at the price they saw.
        if (!sale_.allOpen) revert CollectionSale_NotOpenToAll();
        if (price != _price) revert CollectionSale_OtherPrice(sale_.coin, _price);
        return _sell(sale_, quantity, coin, price, sale_.limit);
    }

    /// @inheritdoc ICollectionSale
    function sale()
        external
        view
        returns (
            bool isOn,
            uint256 series,
            uint256 sold,
            uint256 royalty,
            string memory baseUri,
            SaleTerms memory terms
        )
    {
        Sale memory sale_ = _sale;
        return (
            sale_.isOn,
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
        Item memory item = _items[series][account];
        return WhitelistItem(item.price, _accounts[account].usedCount(series), account, item.limit);
    }

    /// @dev Sells to the caller, who may buy at this price up to this limit.
    function _sell(Sale memory sale_, uint256 quantity, Coin coin, uint256 price, uint256 limit)
        private
        returns (uint256 firstId)
    {
        ICollectionFactory.MintTerms memory terms = _terms(sale_.royalty);
        State state = _current();
        // Check: the coin is the one the caller saw, and they and the series have not reached their limits.
        if (coin != sale_.coin) revert CollectionSale_OtherPrice(sale_.coin, price);
        (state, firstId) = _count(state, quantity);
        uint256 usedCount = _use(sale_.series, quantity, limit);
        uint256 sold = state.sold();
        if (sold + quantity > Tokens.SERIAL_LIMIT) revert CollectionSale_SoldOut(Tokens.SERIAL_LIMIT);
        // Effect: the tokens, counted for the collection, the sale and the caller.
        _state = state.plusSold(quantity);
        emit Sold(sale_.series, msg.sender, quantity, coin, price, usedCount, state.owner());
        // A sale's tokens are the collection creator's.
        Draft memory draft;
        (draft.to, draft.minter, draft.royalty, draft.fee) = (msg.sender, msg.sender, sale_.royalty, terms.fee);
        _issueSeries(firstId, quantity, draft, sale_.form, sale_.series, sold + 1);
        // Interaction: pay into our own ledger; the receiver is asked last.
        _settle(terms, quantity, coin, price, state.owner());
        _askReceiver(msg.sender, firstId, quantity);
    }

    /// @dev Counts what the caller buys, in this sale alone.
    function _use(uint256 series, uint256 quantity, uint256 limit) private returns (uint256 usedCount) {
        Account account = _accounts[msg.sender];
        uint256 used = account.usedCount(series);
        usedCount = used + quantity;
        if (usedCount > limit) revert CollectionSale_LimitReached(msg.sender, limit, used);
        _accounts[msg.sender] = account.withUsedCount(series, usedCount);
    }

    /// @dev Takes the price for the seller and the fee for the house, in one coin or in two.
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
            ICredits.Due[] memory dues = new ICredits.Due[](2);
            dues[0] = ICredits.Due(seller, price);
            dues[1] = ICredits.Due(terms.recipient, fee);
            CREDITS.collectMany(coin, dues);
        } else {
            // At most one of them is the chain's own coin.
            uint256 value = coin.isNative() ? price : terms.coin.isNative() ? fee : 0;
            if (msg.value != value) revert Coin_WrongValue(value, msg.value);
            _take(coin, seller, price);
            _take(terms.coin, terms.recipient, fee);
        }
    }

    function _take(Coin coin, address account, uint256 amount) private {
        if (coin.isNative()) CREDITS.give(coin, account, amount);
        else CREDITS.pull(coin, account, amount);
    }

    function _setTerms(uint256 series, SaleTerms calldata terms) private {
        _sale.coin = terms.coin;
        _sale.limit = terms.limit;
        _sale.allOpen = terms.allOpen;
        _price = terms.price;
        _merkleRoot = terms.merkleRoot;
        _treeUri = terms.treeUri;
        emit SaleSet(series, terms);
    }

    function _saleOn() private view returns (Sale memory sale_) {
        sale_ = _sale;
        if (!sale_.isOn) revert CollectionSale_NotOn();
    }
}
