// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FeeRecipient} from "./FeeRecipient.sol";
import {IFees} from "./IFees.sol";

/// @notice The fee rate, within a fixed cap, and the fee recipient.
abstract contract Fees is IFees, FeeRecipient {
    uint16 private immutable RATE_CAP;

    uint16 private _feeRate;

    /// @param recipient The fee recipient.
    /// @param rate The fee rate, in basis points.
    /// @param cap The highest rate that can ever be set.
    constructor(address recipient, uint16 rate, uint16 cap) FeeRecipient(recipient) {
        RATE_CAP = cap;
        _setFeeRate(rate);
    }

    /// @inheritdoc IFees
    function setFeeRate(uint16 rate) external onlyAdmin {
        _setFeeRate(rate);
    }

    /// @inheritdoc IFees
    function feeRate() public view returns (uint256) {
        return _feeRate;
    }

    /// @inheritdoc IFees
    function feeRateCap() external view returns (uint256) {
        return RATE_CAP;
    }

    function _setFeeRate(uint16 rate) private {
        // Check.
        if (rate > RATE_CAP) revert Fees_RateAboveCap(rate, RATE_CAP);
        // Effects.
        _feeRate = rate;
        emit FeeRateSet(rate);
    }
}
