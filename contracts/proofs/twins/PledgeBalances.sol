// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {partOf} from "../../src/shared/BasisPoints.sol";

/// @notice How `Pledge` changes what it keeps for a collection. Each function returns the change, not the sum.
library PledgeBalances {
    /// @return minted Shares the pledger gets.
    /// @return fees Shares the platform may claim.
    /// @return reserved Shares reserved for the token's discount.
    function securitize(uint256 count, uint256 feeRate, uint256 discountRate)
        internal
        pure
        returns (uint256 minted, uint256 fees, uint256 reserved)
    {
        uint256 fee = partOf(count, feeRate);
        reserved = partOf(count, discountRate);
        return (count - fee, fee - reserved, reserved);
    }

    /// @return burned Shares the caller pays for the token.
    /// @return fees Shares the platform may claim from now on.
    /// @return freed Shares no longer reserved for the token's discount.
    function redeem(uint256 count, uint256 discountRate, bool isDiscounted)
        internal
        pure
        returns (uint256 burned, uint256 fees, uint256 freed)
    {
        freed = partOf(count, discountRate);
        burned = isDiscounted ? count - freed : count;
        fees = burned == count ? freed : 0;
    }
}
