// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

/// @notice A coin: the address of an ERC-20 token, or the zero address for the native coin. A type of its own, so that an
/// account cannot be passed where a coin is expected.
type Coin is address;

using {same as ==, different as !=} for Coin global;
using Coins for Coin global;

/// @dev The native coin of the chain.
Coin constant NATIVE = Coin.wrap(address(0));

/// @notice Thrown when the value of a call is not exactly its price, or not 0 where a token is paid.
error Coin_InvalidValue(uint256 expected, uint256 given);

/// @notice Thrown when a token transfer delivers another amount than requested.
error Coin_InexactTransfer(Coin coin, uint256 expected, uint256 received);

function same(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) == Coin.unwrap(b);
}

function different(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) != Coin.unwrap(b);
}

/// @notice Operations on any coin, attached to the type globally.
library Coins {
    /// @dev Whether this is the native coin.
    function isNative(Coin coin) internal pure returns (bool) {
        return coin == NATIVE;
    }

    /// @dev The balance of an account; 0 if the address is not a token.
    function balanceOf(Coin coin, address account) internal view returns (uint256) {
        return coin.isNative() ? account.balance : SafeTransferLib.balanceOf(Coin.unwrap(coin), account);
    }

    /// @dev Reverts unless the value of the call is `amount`, or 0 for a token.
    function requireValue(Coin coin, uint256 amount) internal view {
        uint256 value = coin.isNative() ? amount : 0;
        if (msg.value != value) revert Coin_InvalidValue(value, msg.value);
    }

    /// @dev Takes exactly `amount` from the caller, which must be the whole payment of the call. A token needs an allowance.
    /// Calls the token, so effects must come first.
    function collect(Coin coin, uint256 amount) internal {
        coin.requireValue(amount);
        if (!coin.isNative()) coin.pull(amount);
    }

    /// @dev Takes exactly `amount` of a token from the caller. For calls that take several coins and check the value
    /// themselves; all others use `collect`. Compares balances instead of trusting what the token returns.
    function pull(Coin coin, uint256 amount) internal {
        // Some tokens revert on transfers of 0.
        if (amount == 0) return;
        uint256 held = coin.balanceOf(address(this));
        SafeTransferLib.safeTransferFrom(Coin.unwrap(coin), msg.sender, address(this), amount);
        coin.requireReceived(held, amount);
    }

    /// @dev Reverts unless this contract holds exactly `amount` more of a token than it `held` before.
    function requireReceived(Coin coin, uint256 held, uint256 amount) internal view {
        uint256 holds = coin.balanceOf(address(this));
        uint256 received = holds < held ? 0 : holds - held;
        if (received != amount) revert Coin_InexactTransfer(coin, amount, received);
    }

    /// @dev Sends `amount` with all gas, because the receiver may be a smart contract wallet, or reverts. Only for payments
    /// whose rejection blocks nobody but the receiver; all others go through the ledger (`CreditsLib`). Effects come first.
    function pay(Coin coin, address to, uint256 amount) internal {
        if (amount == 0) return;
        if (coin.isNative()) SafeTransferLib.safeTransferETH(to, amount);
        else SafeTransferLib.safeTransfer(Coin.unwrap(coin), to, amount);
    }

    /// @dev Sends `amount` with at most `gasLimit` and returns whether it succeeded. Never reverts, and copies at most one
    /// word of return data, whatever the coin or the receiver does. Effects come first and must be undone on failure.
    function tryPay(Coin coin, address to, uint256 amount, uint256 gasLimit) internal returns (bool paid) {
        if (coin.isNative()) return SafeTransferLib.trySafeTransferETH(to, amount, gasLimit);
        bytes memory data = abi.encodeCall(IERC20.transfer, (to, amount));
        assembly ("memory-safe") {
            paid := call(gasLimit, coin, 0, add(data, 0x20), mload(data), 0x00, 0x20)
            // Success: it returned true, or it returned nothing and is a contract.
            if iszero(and(eq(mload(0x00), 1), gt(returndatasize(), 0x1f))) {
                paid := and(paid, and(iszero(returndatasize()), iszero(iszero(extcodesize(coin)))))
            }
        }
    }
}
