// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {Share} from "../shared/Shares.sol";

/// @notice An address to be paid at, for several accounts together: whatever comes is split among them in shares that were
/// fixed when it was made. It has no owner, no pause and nothing to set.
///
/// What is split becomes credits; each account withdraws its own from the ledger (`ICredits.withdraw`), and none of them can
/// hold up another. Trust: nobody's. A coin that takes a part of each transfer cannot be split and stays.
interface IPaySplit {
    /// @notice Everything there was of a coin was credited to the accounts. The ledger says how much to each, right after
    /// (`ICredits.Credited`, from this split); together it is the amount, to the last unit.
    /// @param coin The coin.
    /// @param caller Who asked for it.
    /// @param amount All of it.
    event Divided(Coin indexed coin, address indexed caller, uint256 amount);

    /// @notice Thrown when there is nothing of a coin here.
    error PaySplit_NothingToSplit(Coin coin);

    /// @notice Thrown when the code that splits share is asked to split something itself.
    error PaySplit_NotASplit();

    /// @notice Credits all there is of a coin to the accounts. Anyone may ask for it.
    /// @param coin The coin: the null address for the chain's own.
    /// @return amount How much there was.
    function split(Coin coin) external returns (uint256 amount);

    /// @notice Who gets which share.
    function shares() external view returns (Share[] memory);

    /// @notice The ledger the accounts withdraw from.
    function credits() external view returns (address);
}
