// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";
import {IFeeRecipient} from "./IFeeRecipient.sol";

/// @notice The account that gets the platform's fees.
abstract contract FeeRecipient is IFeeRecipient, Governed {
    address private _feeRecipient;

    constructor(address recipient) {
        _setFeeRecipient(recipient);
    }

    /// @inheritdoc IFeeRecipient
    function setFeeRecipient(address recipient) external onlyAdmin {
        _setFeeRecipient(recipient);
    }

    /// @inheritdoc IFeeRecipient
    function feeRecipient() public view returns (address) {
        return _feeRecipient;
    }

    function _setFeeRecipient(address recipient) private {
        // Check.
        if (recipient == address(0)) revert FeeRecipient_ZeroAddress();
        // Effects.
        _feeRecipient = recipient;
        emit FeeRecipientSet(recipient);
    }
}
