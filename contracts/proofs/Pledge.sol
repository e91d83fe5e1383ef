// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../src/shared/BasisPoints.sol";
import {prove} from "./Prove.sol";
import {PledgeBalances} from "./twins/PledgeBalances.sol";

/// @notice The pledger's shares, the fee and what is reserved for the discount add up to the shares of a token, and neither
/// the fee nor the discount is more than its part.
/// @custom:bound any number of shares; fee up to 10% and discount up to the fee, which the settings enforce
/// @custom:fault src/shared/BasisPoints.sol `amount * rate / BASIS_POINTS` -> `(amount * rate + rate) / BASIS_POINTS`
contract PledgeSplit {
    function check(uint256 count, uint256 feeRate, uint256 discountRate) external pure {
        require(feeRate <= 1000 && discountRate <= feeRate);
        (uint256 fee, uint256 discount) = (partOf(count, feeRate), partOf(count, discountRate));
        prove(count * discountRate <= count * feeRate);
        prove(discount <= fee);
        prove(fee <= count / 10);
        prove((count - fee) + (fee - discount) + discount == count);
        // The price of a redemption with the discount is at least what the pledger got for the token.
        prove(count - discount >= count - fee);
    }
}

/// @notice Shares in circulation, fees to claim and what is reserved for discounts are together the full shares of every
/// token held. So shares in circulation and fees are together what redeeming every token with its discount takes.
/// @dev By induction: what holds before a call holds after it. A claim moves fees into circulation and changes no sum.
/// @custom:bound any number of tokens and calls; any settings within the limits, also changed in between; shares within 96
/// bits, tokens within 32
/// @custom:fault proofs/twins/PledgeBalances.sol `burned == count ? freed : 0` -> `isDiscounted ? freed : 0`
contract SharesCoverTokens {
    function empty(uint256 count) external pure {
        prove(isCovered(0, 0, 0, 0, count));
    }

    function securitize(
        uint256 held,
        uint256 circulating,
        uint256 fees,
        uint256 reserved,
        uint256 count,
        uint256 feeRate,
        uint256 discountRate
    ) external pure {
        require(count <= type(uint96).max && held <= type(uint32).max);
        require(feeRate <= 1000 && discountRate <= feeRate);
        require(isCovered(held, circulating, fees, reserved, count));
        prove(count * discountRate <= count * feeRate);
        prove(partOf(count, discountRate) <= partOf(count, feeRate) && partOf(count, feeRate) <= count);
        (uint256 minted, uint256 fee, uint256 reserve) = PledgeBalances.securitize(count, feeRate, discountRate);
        prove(minted + fee + reserve == count);
        prove(isCovered(held + 1, circulating + minted, fees + fee, reserved + reserve, count));
    }

    /// @param others What is reserved for the discounts of all other tokens.
    function redeem(
        uint256 held,
        uint256 circulating,
        uint256 fees,
        uint256 others,
        uint256 count,
        uint256 discountRate,
        bool isDiscounted
    ) external pure {
        require(count <= type(uint96).max && held <= type(uint32).max && held != 0 && discountRate <= 1000);
        uint256 reserved = others + partOf(count, discountRate);
        require(isCovered(held, circulating, fees, reserved, count));
        prove(partOf(count, discountRate) <= count);
        (uint256 burned, uint256 fee, uint256 freed) = PledgeBalances.redeem(count, discountRate, isDiscounted);
        prove(freed <= reserved && reserved - freed == others);
        prove(burned + freed == count + fee);
        // The caller's balance is part of what circulates; without it the call reverts.
        require(burned <= circulating);
        prove(isCovered(held - 1, circulating - burned, fees + fee, others, count));
    }

    function isCovered(uint256 held, uint256 circulating, uint256 fees, uint256 reserved, uint256 count)
        private
        pure
        returns (bool)
    {
        return circulating + fees + reserved == held * count;
    }
}
