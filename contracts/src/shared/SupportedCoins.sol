// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "./Coin.sol";
import {Governed} from "./Governed.sol";
import {ISupportedCoins} from "./ISupportedCoins.sol";

/// @notice The list of supported coins.
abstract contract SupportedCoins is ISupportedCoins, Governed {
    mapping(Coin coin => bool supported) private _supported;

    /// @dev For functions that start something. Never on functions that pay out.
    modifier onlySupported(Coin coin) {
        if (!isSupported(coin)) revert SupportedCoins_NotSupported(coin);
        _;
    }

    /// @inheritdoc ISupportedCoins
    function setCoin(Coin coin, bool supported) external onlyAdmin {
        // Check: it is a contract. The native coin is always supported and has no code.
        if (Coin.unwrap(coin).code.length == 0) revert SupportedCoins_NotERC20(coin);
        // Effects.
        _supported[coin] = supported;
        emit CoinSupported(coin, supported);
    }

    /// @inheritdoc ISupportedCoins
    function isSupported(Coin coin) public view returns (bool) {
        // No storage is read for the native coin, which saves 2,100 gas.
        return coin.isNative() || _supported[coin];
    }
}
