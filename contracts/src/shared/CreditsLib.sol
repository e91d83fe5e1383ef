// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {Coin} from "./Coin.sol";
import {ICredits} from "./ICredits.sol";

/// @notice Pays into the ledger in any coin. The credited accounts are not called and cannot make a payment revert.
/// @dev Calls the token, so effects must come first. `using CreditsLib for ICredits;`
library CreditsLib {
    /// @dev Credits an account from the balance of this contract.
    function give(ICredits credits, Coin coin, address account, uint256 amount) internal {
        if (amount == 0) return;
        bool isNative = coin.isNative();
        if (!isNative) _send(credits, coin, amount);
        _credit(credits, coin, account, amount, isNative);
    }

    /// @dev Credits several accounts from the balance of this contract.
    function giveMany(ICredits credits, Coin coin, ICredits.Payout[] memory payouts) internal {
        giveMany(credits, coin, payouts, _total(payouts));
    }

    /// @dev The same for callers that know the total; the ledger reverts if it is not the sum.
    function giveMany(ICredits credits, Coin coin, ICredits.Payout[] memory payouts, uint256 total) internal {
        if (total == 0) return;
        if (coin.isNative()) {
            credits.creditMany{value: total}(coin, payouts);
        } else {
            _send(credits, coin, total);
            credits.creditMany(coin, payouts);
        }
    }

    /// @dev Credits an account with exactly `amount` from the caller, which must be the whole payment of the call. A token
    /// goes straight into the ledger and needs an allowance for this contract.
    function collect(ICredits credits, Coin coin, address account, uint256 amount) internal {
        coin.requireValue(amount);
        if (coin.isNative()) give(credits, coin, account, amount);
        else pull(credits, coin, account, amount);
    }

    /// @dev Credits an account with exactly `amount` of a token from the caller. For calls that take several coins and
    /// check the value themselves; all others use `collect`.
    function pull(ICredits credits, Coin coin, address account, uint256 amount) internal {
        if (amount == 0) return;
        _pull(credits, coin, amount);
        _credit(credits, coin, account, amount, false);
    }

    /// @dev Credits several accounts from the caller, which must be the whole payment of the call.
    function collectMany(ICredits credits, Coin coin, ICredits.Payout[] memory payouts) internal {
        uint256 total = _total(payouts);
        coin.requireValue(total);
        if (total == 0) return;
        bool isNative = coin.isNative();
        if (!isNative) _pull(credits, coin, total);
        credits.creditMany{value: isNative ? total : 0}(coin, payouts);
    }

    // One call for both kinds of coins: the code of an external call is long.
    function _credit(ICredits credits, Coin coin, address account, uint256 amount, bool isNative) private {
        credits.credit{value: isNative ? amount : 0}(coin, account, amount);
    }

    function _send(ICredits credits, Coin coin, uint256 amount) private {
        credits.sync(coin);
        SafeTransferLib.safeTransfer(Coin.unwrap(coin), address(credits), amount);
    }

    function _pull(ICredits credits, Coin coin, uint256 amount) private {
        credits.sync(coin);
        SafeTransferLib.safeTransferFrom(Coin.unwrap(coin), msg.sender, address(credits), amount);
    }

    function _total(ICredits.Payout[] memory payouts) private pure returns (uint256 total) {
        for (uint256 i; i < payouts.length; ++i) {
            total += payouts[i].amount;
        }
    }
}
