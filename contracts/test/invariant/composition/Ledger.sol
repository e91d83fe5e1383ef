// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Coin, NATIVE} from "../../../src/shared/Coin.sol";
import {FeeRecipient} from "../../../src/shared/FeeRecipient.sol";
import {Share} from "../../../src/shared/Shares.sol";
import {CALLERS, Platform, REFUSER, SELLERS, TREASURY} from "./PlatformDeployment.sol";

/// @notice The model of all campaigns' actions, in double entry: who owns which amount of each coin and which token.
/// An account owns what is in its wallet and in the credits ledger; a contract of the platform owns what it holds.
abstract contract Ledger is CommonBase, StdUtils {
    struct Item {
        address collection;
        uint256 tokenId;
    }

    struct Royalty {
        address creator;
        uint96 rate;
    }

    uint256 internal constant _MIN_LIFETIME = 7 days;

    Platform internal _p;
    Coin[3] internal _coins;
    uint256 internal _now = vm.getBlockTimestamp();

    mapping(Coin coin => mapping(address account => uint256 amount)) public owned;
    /// @dev Every token there is, and who should hold it: an account or a contract of the platform.
    Item[] internal _items;
    mapping(address collection => mapping(uint256 tokenId => address)) public holderOf;
    mapping(address collection => mapping(uint256 tokenId => Royalty)) internal _royalties;
    mapping(uint256 name => uint256 time) public expiryOf;
    /// @dev The collection that may not be traded at the moment, and whether the dollar may.
    address internal _suspended;
    bool internal _isDollarListed = true;
    /// @dev How often each action succeeded.
    mapping(bytes4 action => uint256 count) public done;

    constructor(Platform memory p) {
        _p = p;
        _coins = [NATIVE, Coin.wrap(address(p.gbt)), Coin.wrap(address(p.dollar))];
        for (uint256 c; c < 3; ++c) {
            for (uint256 i; i < p.accounts.length; ++i) {
                owned[_coins[c]][p.accounts[i]] = _coins[c].balanceOf(p.accounts[i]);
            }
            owned[_coins[c]][address(p.exchange)] = _coins[c].balanceOf(address(p.exchange));
        }
    }

    function items() external view returns (Item[] memory) {
        return _items;
    }

    /// @dev An action happened. Called in each of them, after its effects were recorded.
    function _did() internal {
        ++done[msg.sig];
    }

    function _move(Coin coin, address from, address to, uint256 amount) internal {
        owned[coin][from] -= amount;
        owned[coin][to] += amount;
    }

    /// @dev The price of a sale, out of what `payer` owns: fee and royalty are rounded down, the seller gets the rest.
    function _moveSale(
        Item memory item,
        Coin coin,
        uint256 price,
        address payer,
        address seller,
        uint256[2] memory rates
    ) internal {
        uint256 fee = price * rates[0] / 10_000;
        Royalty memory royalty = _royalties[item.collection][item.tokenId];
        if (royalty.rate > rates[1]) royalty.rate = uint96(rates[1]);
        uint256 due = royalty.creator == seller ? 0 : price * royalty.rate / 10_000;
        address family = payer == address(_p.auctions) ? payer : address(_p.market);
        _move(coin, payer, seller, price - fee - due);
        _move(coin, payer, FeeRecipient(family).feeRecipient(), fee);
        if (due != 0) _move(coin, payer, royalty.creator, due);
    }

    /// @dev Divides an amount by weights. The units left over go to the largest remainders.
    function _moveShares(Coin coin, address from, uint256 amount, Share[] memory shares) internal {
        uint256 total;
        uint256 left = amount;
        for (uint256 i; i < shares.length; ++i) {
            total += shares[i].weight;
        }
        uint256[] memory remainders = new uint256[](shares.length);
        for (uint256 i; i < shares.length; ++i) {
            uint256 part = amount * shares[i].weight / total;
            remainders[i] = amount * shares[i].weight % total;
            left -= part;
            _move(coin, from, shares[i].account, part);
        }
        for (; left != 0; --left) {
            uint256 largest;
            for (uint256 i = 1; i < shares.length; ++i) {
                if (remainders[i] > remainders[largest]) largest = i;
            }
            remainders[largest] = 0;
            _move(coin, from, shares[largest].account, 1);
        }
    }

    function _add(address collection, uint256 tokenId, address holder) internal {
        if (holderOf[collection][tokenId] == address(0)) _items.push(Item(collection, tokenId));
        holderOf[collection][tokenId] = holder;
    }

    function _hold(Item memory item, address holder) internal {
        holderOf[item.collection][item.tokenId] = holder;
    }

    function _holder(Item memory item) internal view returns (address) {
        return holderOf[item.collection][item.tokenId];
    }

    /// @dev The first item that fits, from a random place on.
    function _find(uint256 seed, function(Item memory) view returns (bool) fits)
        internal
        view
        returns (bool found, Item memory item)
    {
        for (uint256 i; i < _items.length; ++i) {
            item = _items[(seed % _items.length + i) % _items.length];
            if (fits(item)) return (true, item);
        }
    }

    /// @dev Makes a call that has to succeed exactly if `expected`.
    function _attempt(address from, address target, uint256 value, bytes memory data, bool expected)
        internal
        returns (bool)
    {
        vm.prank(from);
        (bool success, bytes memory result) = target.call{value: value}(data);
        if (success && !expected) revert("accepted what has to be refused");
        if (!success && expected) {
            assembly ("memory-safe") {
                revert(add(result, 0x20), mload(result))
            }
        }
        return success;
    }

    /// @dev Held by an account that can sell it. An expired name cannot be transferred.
    function _isSellers(Item memory item) internal view returns (bool) {
        return _isSeller(_holder(item)) && _isLive(item);
    }

    function _isSeller(address account) internal view returns (bool) {
        for (uint256 i; i < SELLERS; ++i) {
            if (_p.accounts[i] == account) return true;
        }
        return false;
    }

    function _isLive(Item memory item) internal view returns (bool) {
        return item.collection != address(_p.names) || _now < expiryOf[item.tokenId];
    }

    /// @dev Whether the token still has its minimum lifetime when it is delivered; always, if it does not expire.
    function _lasts(Item memory item, uint256 deliveredBy) internal view returns (bool) {
        return item.collection != address(_p.names) || deliveredBy + _MIN_LIFETIME <= expiryOf[item.tokenId];
    }

    /// @dev Whether market, auctions and boxes should take tokens of the collection.
    function _isListed(address collection) internal view returns (bool) {
        return collection != _suspended;
    }

    function _isSupported(Coin coin) internal view returns (bool) {
        return _isDollarListed || coin != _coins[2];
    }

    /// @dev A coin that is listed at the moment.
    function _coin(uint256 seed) internal view returns (Coin coin) {
        coin = _coins[seed % 3];
        if (!_isSupported(coin)) coin = NATIVE;
    }

    /// @dev From the smallest unit up to a few coins.
    function _price(Coin coin, uint256 seed) internal view returns (uint256) {
        uint256 max = coin == _coins[2] ? 20e6 : 2 ether;
        return seed % 8 == 0 ? bound(seed, 1, 1000) : bound(seed, 1, max);
    }

    function _value(Coin coin, uint256 amount) internal pure returns (uint256) {
        return coin.isNative() ? amount : 0;
    }

    function _caller(uint256 seed) internal view returns (address) {
        return _p.accounts[seed % CALLERS];
    }

    function _seller(uint256 seed) internal view returns (address) {
        return _p.accounts[seed % SELLERS];
    }

    /// @dev Anyone who takes the coin.
    function _receiver(Coin coin, uint256 seed) internal view returns (address account) {
        account = _p.accounts[seed % _p.accounts.length];
        if (coin.isNative() && account == _p.accounts[REFUSER]) account = _p.accounts[TREASURY];
    }

    function _warp(uint256 time) internal {
        _now += time;
        vm.warp(_now);
    }
}
