// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";
import {Governed} from "./Governed.sol";
import {ISupportedCoins} from "./ISupportedCoins.sol";

/// @notice The list of coins.
abstract contract SupportedCoins is ISupportedCoins, Governed {
    mapping(Coin coin => bool supported) private _supported;

    /// @dev For what begins something. Never on an exit.
    modifier onlySupported(Coin coin) {
        if (!isSupported(coin)) revert SupportedCoins_NotSupported(coin);
        _;
    }

    /// @inheritdoc ISupportedCoins
    function setCoin(Coin coin, bool supported) external onlyAdmin {
        // Check: it is a token at all. The chain's own coin needs no listing and cannot be taken off.
        if (Coin.unwrap(coin).code.length == 0) revert SupportedCoins_NoToken(coin);
        // Effect: from the next call on.
        _supported[coin] = supported;
        emit CoinSupported(coin, supported);
    }

    /// @inheritdoc ISupportedCoins
    function isSupported(Coin coin) public view returns (bool) {
        // No list is read for the chain's own coin: it saves most users 2,100 gas.
        return coin.isNative() || _supported[coin];
    }
}
