// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "../shared/Coin.sol";
import {Governed} from "../shared/Governed.sol";
import {INames} from "./INames.sol";
import {Label} from "./Label.sol";
import {NameTokens} from "./NameTokens.sol";

/// @notice The prices of names. All prices that were ever set are kept, because names record the ones they were registered
/// under.
/// @dev This costs callers no storage access: the current id is in the word of the pause flag (see `Pausable`), the recorded
/// id in the token's own word, and a renewal at the recorded price reads one word of prices.
abstract contract NamePrices is NameTokens, Governed {
    /// @dev Prices per year, in one word. Prices in a token have their coin in `_coins`.
    struct Prices {
        uint80 three;
        uint80 four;
        uint80 longer;
        bool inToken;
    }

    uint256 private constant _MAX_YEARS = 10;

    /// @dev As wide as the part of a token's data that records it. Incrementing it is checked: prices can be set 65,535 times.
    uint16 private _currentId;
    mapping(uint256 pricesId => Prices prices) private _prices;
    mapping(uint256 pricesId => Coin coin) private _coins;

    /// @inheritdoc INames
    function setPrices(Coin coin, uint80 three, uint80 four, uint80 longer) external onlyAdmin {
        _setPrices(coin, three, four, longer);
    }

    /// @inheritdoc INames
    function priceOf(uint256 tokenId, uint256 yearCount) public view returns (Coin coin, uint256 price) {
        (coin, price) = _priceAt(_currentId, tokenId, yearCount);
        uint96 data = _getExtraData(tokenId);
        if (_stateAt(_expiryIn(data)) == State.Free) return (coin, price);
        (Coin recordedCoin, uint256 recorded) = _priceAt(_pricesIdIn(data), tokenId, yearCount);
        if (recordedCoin != coin || recorded < price) return (recordedCoin, recorded);
    }

    function _setPrices(Coin coin, uint80 three, uint80 four, uint80 longer) internal {
        // Checks: a name that costs nothing would let one account register all of them.
        if (three == 0 || four == 0 || longer == 0) revert Names_InvalidPrice();
        // Effects.
        uint256 pricesId = ++_currentId;
        _prices[pricesId] = Prices(three, four, longer, !coin.isNative());
        if (!coin.isNative()) _coins[pricesId] = coin;
        emit PricesSet(pricesId, coin, three, four, longer);
    }

    /// @dev Refuses another price than the current one, and returns the id to record.
    function _requireCurrentPrice(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price)
        internal
        view
        returns (uint256 pricesId)
    {
        pricesId = _currentId;
        (Coin currentCoin, uint256 current) = _priceAt(pricesId, tokenId, yearCount);
        if (coin != currentCoin || price != current) revert Names_PriceMismatch(currentCoin, current);
    }

    /// @dev Refuses a price that is neither the one recorded at registration nor the current one.
    function _requireRenewalPrice(uint256 tokenId, uint96 data, uint256 yearCount, Coin coin, uint256 price)
        internal
        view
    {
        (Coin recordedCoin, uint256 recorded) = _priceAt(_pricesIdIn(data), tokenId, yearCount);
        if (coin == recordedCoin && price == recorded) return;
        (Coin currentCoin, uint256 current) = _priceAt(_currentId, tokenId, yearCount);
        if (coin == currentCoin && price == current) return;
        (currentCoin, current) = priceOf(tokenId, yearCount);
        revert Names_PriceMismatch(currentCoin, current);
    }

    function _priceAt(uint256 pricesId, uint256 tokenId, uint256 yearCount) private view returns (Coin, uint256) {
        if (yearCount == 0 || yearCount > _MAX_YEARS) revert Names_InvalidYears(yearCount);
        Prices storage prices = _prices[pricesId];
        uint256 year = prices.longer;
        if (!Label.isLongerThan(tokenId, 4)) year = Label.isLongerThan(tokenId, 3) ? prices.four : prices.three;
        return (prices.inToken ? _coins[pricesId] : NATIVE, year * yearCount);
    }
}
