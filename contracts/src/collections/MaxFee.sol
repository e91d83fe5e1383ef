// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice The highest mint fee that the caller agrees to pay. The factory's fee may change while a mint is pending;
/// without this, a mint could spend the whole allowance, or the allowance of another token.
/// @param coin The only coin the fee may be in.
/// @param amount The highest fee for each token.
struct MaxFee {
    Coin coin;
    uint256 amount;
}

using {requireCovers} for MaxFee global;

/// @notice Thrown when the mint fee is in another coin or higher than the caller agreed to.
error MaxFee_Exceeded(Coin coin, uint256 fee);

/// @dev Reverts unless the caller agreed to the fee. A free mint needs no agreement.
function requireCovers(MaxFee calldata maxFee, Coin coin, uint256 fee) pure {
    if (fee != 0 && (maxFee.coin != coin || fee > maxFee.amount)) revert MaxFee_Exceeded(coin, fee);
}
