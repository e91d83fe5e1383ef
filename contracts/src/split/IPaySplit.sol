// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {Share} from "../shared/Shares.sol";

/// @notice An address that divides everything it is paid among several accounts, in shares fixed at creation. It has no
/// owner, no pause and no settings.
///
/// Money arrives in two ways, and `distribute` handles both: sent to the split's address, or credited to it in the ledger,
/// as royalties and fees are. The accounts are credited in the ledger and withdraw independently of each other. An account
/// may be another split; then `distribute` has to be called there too.
///
/// Trust: nobody has to be trusted. A coin that takes a fee on transfers cannot be distributed and stays here.
interface IPaySplit {
    /// @notice The whole balance of a coin was credited to the accounts. The ledger's `Credited` events that follow tell each
    /// account's part; they add up to the amount exactly.
    /// @param coin The coin.
    /// @param caller The caller.
    /// @param amount The amount, including the split's own credit in the ledger.
    event Distributed(Coin indexed coin, address indexed caller, uint256 amount);

    /// @notice Thrown when the split has neither a balance nor a credit in the coin.
    error PaySplit_NothingToDistribute(Coin coin);

    /// @notice Thrown when the implementation itself is called instead of a clone.
    error PaySplit_NotAClone();

    /// @notice Credits the split's whole balance and credit in a coin to its accounts. Anyone can call it.
    /// @param coin The coin; the zero address for the native coin.
    /// @return amount The amount distributed.
    function distribute(Coin coin) external returns (uint256 amount);

    /// @notice Returns the accounts and their weights.
    function shares() external view returns (Share[] memory);

    /// @notice Returns the ledger in which the accounts are credited.
    function credits() external view returns (address);
}
