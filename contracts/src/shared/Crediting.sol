// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Coin} from "./Coin.sol";
import {ICredits} from "./ICredits.sol";

/// @notice How contracts pay into the ledger, in any coin. Nothing here can fail because of who is credited.
/// @dev Tokens are called: effects come before. `using Crediting for ICredits;`
library Crediting {
    /// @dev Credits an account out of what this contract holds.
    function give(ICredits credits, Coin coin, address account, uint256 amount) internal {
        if (amount == 0) return;
        if (coin.isNative()) {
            credits.credit{value: amount}(coin, account, amount);
        } else {
            _send(credits, coin, amount);
            credits.credit(coin, account, amount);
        }
    }

    /// @dev Credits several accounts out of what this contract holds.
    function giveMany(ICredits credits, Coin coin, ICredits.Due[] memory dues) internal {
        uint256 total = _total(dues);
        if (total == 0) return;
        if (coin.isNative()) {
            credits.creditMany{value: total}(coin, dues);
        } else {
            _send(credits, coin, total);
            credits.creditMany(coin, dues);
        }
    }

    /// @dev Credits an account with exactly `amount` from the caller's wallet: the whole payment of the call. A token goes
    /// straight into the ledger and needs an allowance for this contract.
    function collect(ICredits credits, Coin coin, address account, uint256 amount) internal {
        coin.requireValue(amount);
        if (coin.isNative()) give(credits, coin, account, amount);
        else pull(credits, coin, account, amount);
    }

    /// @dev Credits an account with exactly `amount` of a token from the caller's wallet. For calls that pay in several
    /// coins and look at the value themselves; all others use `collect`.
    function pull(ICredits credits, Coin coin, address account, uint256 amount) internal {
        if (amount == 0) return;
        _pull(credits, coin, amount);
        credits.credit(coin, account, amount);
    }

    /// @dev Credits several accounts with exactly what they are due from the caller's wallet: the whole payment of the call.
    function collectMany(ICredits credits, Coin coin, ICredits.Due[] memory dues) internal {
        uint256 total = _total(dues);
        coin.requireValue(total);
        if (total == 0) return;
        if (coin.isNative()) {
            credits.creditMany{value: total}(coin, dues);
        } else {
            _pull(credits, coin, total);
            credits.creditMany(coin, dues);
        }
    }

    function _send(ICredits credits, Coin coin, uint256 amount) private {
        credits.expect(coin);
        SafeTransferLib.safeTransfer(Coin.unwrap(coin), address(credits), amount);
    }

    function _pull(ICredits credits, Coin coin, uint256 amount) private {
        credits.expect(coin);
        SafeTransferLib.safeTransferFrom(Coin.unwrap(coin), msg.sender, address(credits), amount);
    }

    function _total(ICredits.Due[] memory dues) private pure returns (uint256 total) {
        for (uint256 i; i < dues.length; ++i) {
            total += dues[i].amount;
        }
    }
}
