// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

/// @notice What an amount is counted in: an ERC-20's address, or the null address for the chain's own coin.
/// A type of its own, so that an account is never paid in by mistake for a coin.
type Coin is address;

using {same as ==, different as !=} for Coin global;
using Coins for Coin global;

/// @dev The chain's own coin.
Coin constant NATIVE = Coin.wrap(address(0));

/// @notice Thrown when the value sent along is not what the call costs, to the last wei. Where a token is paid, none may
/// be.
error Coin_WrongValue(uint256 expected, uint256 given);

/// @notice Thrown when a token delivered another amount than it was asked for: such a token is never accepted.
error Coin_InexactTransfer(Coin coin, uint256 expected, uint256 received);

function same(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) == Coin.unwrap(b);
}

function different(Coin a, Coin b) pure returns (bool) {
    return Coin.unwrap(a) != Coin.unwrap(b);
}

/// @notice What can be done with a coin, whichever it is. Comes with the type: nobody imports it.
library Coins {
    /// @dev Whether this is the chain's own coin.
    function isNative(Coin coin) internal pure returns (bool) {
        return coin == NATIVE;
    }

    /// @dev What an account holds. 0 for an address that is no token.
    function balanceOf(Coin coin, address account) internal view returns (uint256) {
        return coin.isNative() ? account.balance : SafeTransferLib.balanceOf(Coin.unwrap(coin), account);
    }

    /// @dev Refuses the call unless the value sent along is `amount`, or nothing where a token is paid.
    function requireValue(Coin coin, uint256 amount) internal view {
        uint256 value = coin.isNative() ? amount : 0;
        if (msg.value != value) revert Coin_WrongValue(value, msg.value);
    }

    /// @dev Takes exactly `amount` from the caller into this contract: the whole payment of the call. A token needs an
    /// allowance. It is called: effects come before.
    function collect(Coin coin, uint256 amount) internal {
        coin.requireValue(amount);
        if (!coin.isNative()) coin.pull(amount);
    }

    /// @dev Takes exactly `amount` of a token from the caller. For calls that pay in several coins and look at the value
    /// themselves; all others use `collect`. The balance before and after decides, not what the token says.
    function pull(Coin coin, uint256 amount) internal {
        // Some tokens refuse to move nothing.
        if (amount == 0) return;
        uint256 held = coin.balanceOf(address(this));
        SafeTransferLib.safeTransferFrom(Coin.unwrap(coin), msg.sender, address(this), amount);
        coin.requireReceived(held, amount);
    }

    /// @dev Refuses the call unless this contract holds exactly `amount` more of a token than it `held`.
    function requireReceived(Coin coin, uint256 held, uint256 amount) internal view {
        uint256 holds = coin.balanceOf(address(this));
        uint256 received = holds < held ? 0 : holds - held;
        if (received != amount) revert Coin_InexactTransfer(coin, amount, received);
    }

    /// @dev Sends `amount` with all gas, or reverts: a wallet may be a contract. Only where a receiver that refuses stops
    /// nobody but itself; else the money goes into the ledger (`Crediting`). Effects come before.
    function pay(Coin coin, address to, uint256 amount) internal {
        if (amount == 0) return;
        if (coin.isNative()) SafeTransferLib.safeTransferETH(to, amount);
        else SafeTransferLib.safeTransfer(Coin.unwrap(coin), to, amount);
    }

    /// @dev Sends `amount` with at most `gasLimit` and says whether it worked. Never reverts, and reads no more than one
    /// word of what comes back, whatever the coin or the receiver does. Effects come before; undo them if it failed.
    function tryPay(Coin coin, address to, uint256 amount, uint256 gasLimit) internal returns (bool paid) {
        if (coin.isNative()) return SafeTransferLib.trySafeTransferETH(to, amount, gasLimit);
        bytes memory order = abi.encodeCall(IERC20.transfer, (to, amount));
        assembly ("memory-safe") {
            paid := call(gasLimit, coin, 0, add(order, 0x20), mload(order), 0x00, 0x20)
            // It worked if it said true, or said nothing and is a contract at all.
            if iszero(and(eq(mload(0x00), 1), gt(returndatasize(), 0x1f))) {
                paid := and(paid, and(iszero(returndatasize()), iszero(iszero(extcodesize(coin)))))
            }
        }
    }
}
