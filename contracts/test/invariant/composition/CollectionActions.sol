// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {ICollection} from "../../../src/collections/ICollection.sol";
import {ICollectionSale} from "../../../src/collections/ICollectionSale.sol";
import {anyFee} from "../../mocks/AnyFee.sol";
import {PledgeActions} from "./PledgeActions.sol";
import {SPLIT} from "./PlatformDeployment.sol";

/// @notice Tokens are minted, sold for the first time and given away. Their creators are accounts of every kind.
abstract contract CollectionActions is PledgeActions {
    string private constant _URI = "https://mofu.example/pet";
    uint256 private constant _MAX_ITEMS = 30;

    /// @dev Refused once minting was ended.
    function mint(uint256 who, uint256 creator, uint96 royalty) external {
        if (_items.length >= _MAX_ITEMS) return;
        Royalty memory terms = Royalty(_p.accounts[creator % _p.accounts.length], uint96(bound(royalty, 0, 1000)));
        uint256 id = _p.open.totalSupply() + 1;
        bytes memory data = abi.encodeCall(ICollection.mint, (terms.creator, _URI, terms.rate, anyFee()));
        uint256 fee = _p.factory.mintFee();
        if (!_attempt(_caller(who), address(_p.open), fee, data, !isOpenEnded)) return;
        _minted(id, _caller(who), terms, fee);
        _did();
    }

    /// @dev Starts a sale in any coin. Its price goes to the collection's owner.
    function startSale(uint256 coin, uint256 price, uint96 royalty) external {
        if (isOpenEnded) return;
        ICollectionSale.SaleTerms memory terms;
        terms.coin = _coins[coin % 3];
        (terms.price, terms.limit, terms.allOpen) = (uint96(_price(terms.coin, price)), 5, true);
        vm.prank(_p.accounts[4]);
        _p.open.startSale(terms, _URI, uint96(bound(royalty, 0, 1000)));
        _did();
    }

    function setSaleWhitelist(uint256 who, uint256 price, uint256 limit) external {
        (bool isActive,,,,, ICollectionSale.SaleTerms memory terms) = _p.open.sale();
        if (!isActive) return;
        address[] memory accounts = new address[](1);
        accounts[0] = _caller(who);
        vm.prank(_p.accounts[4]);
        _p.open.setWhitelist(accounts, uint96(_price(terms.coin, price)), uint32(bound(limit, 1, 9)));
        _did();
    }

    /// @dev At the price for all, or at the account's own.
    function buyFirst(uint256 who, bool listed) external {
        (bool isActive, uint256 series,, uint256 royalty,, ICollectionSale.SaleTerms memory terms) = _p.open.sale();
        address buyer = _caller(who);
        ICollectionSale.WhitelistItem memory entry = _p.open.whitelistItem(buyer);
        if (listed) (terms.price, terms.limit) = (uint96(entry.price), uint32(entry.limit));
        uint256 fee = _p.factory.mintFee();
        if (!isActive || _items.length >= _MAX_ITEMS || entry.usedCount >= terms.limit) return;
        if (terms.coin.balanceOf(buyer) < terms.price + _value(terms.coin, fee)) return;
        uint256 id = _p.open.totalSupply() + 1;
        bytes memory data = listed
            ? abi.encodeCall(ICollectionSale.mintListed, (series, 1, terms.coin, terms.price, anyFee()))
            : abi.encodeCall(ICollectionSale.mintOpen, (series, 1, terms.coin, terms.price, anyFee()));
        _attempt(buyer, address(_p.open), fee + _value(terms.coin, terms.price), data, true);
        _move(terms.coin, buyer, _p.accounts[4], terms.price);
        _minted(id, buyer, Royalty(_p.accounts[4], uint96(royalty)), fee);
        _did();
    }

    /// @dev Rarely, because nothing is minted afterwards.
    function endMinting(uint256 seed) external {
        if (isOpenEnded || seed % 8 != 0) return;
        vm.prank(_p.accounts[4]);
        _p.open.endMinting();
        isOpenEnded = true;
        _did();
    }

    function give(uint256 which, uint256 to) external {
        (bool found, Item memory item) = _find(which, _isSellers);
        if (!found) return;
        address holder = _holder(item);
        vm.prank(holder);
        IERC721(item.collection).transferFrom(holder, _seller(to), item.tokenId);
        _hold(item, _seller(to));
        _did();
    }

    /// @dev A token of the ended collection for every seller, each by another creator, and three foreign ones.
    function _makeTokens() internal {
        for (uint256 i; i < 6; ++i) {
            Royalty memory terms = Royalty(_p.accounts[9 - i], uint96(300 + 100 * i));
            vm.startPrank(_caller(i));
            uint256 id = _p.ended.mint{value: _p.factory.mintFee()}(terms.creator, _URI, terms.rate, anyFee());
            if (i == SPLIT) _p.ended.transferFrom(_caller(i), _seller(i), id);
            vm.stopPrank();
            _move(_coins[0], _caller(i), _p.factory.feeRecipient(), _p.factory.mintFee());
            _add(address(_p.ended), id, _seller(i));
            _royalties[address(_p.ended)][id] = terms;
        }
        vm.prank(_p.accounts[4]);
        _p.ended.endMinting();
        for (uint256 i = 3; i < 6; ++i) {
            _p.foreign.mint(_seller(i), i);
            _add(address(_p.foreign), i, _seller(i));
            _royalties[address(_p.foreign)][i] = Royalty(_p.accounts[6], 700);
        }
    }

    function _minted(uint256 id, address holder, Royalty memory terms, uint256 fee) private {
        _move(_coins[0], holder, _p.factory.feeRecipient(), fee);
        _add(address(_p.open), id, holder);
        _royalties[address(_p.open)][id] = terms;
    }
}
