// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";
import {IRoyaltiesTop} from "./IRoyaltiesTop.sol";

/// @notice The cap of royalties. Two bytes in the slot shared with `Pausable`.
abstract contract RoyaltiesTop is IRoyaltiesTop, Governed {
    uint16 private constant _CEILING = 1000;

    uint16 private _royaltiesTop = _CEILING;

    constructor() {
        emit RoyaltiesTopSet(_CEILING);
    }

    /// @inheritdoc IRoyaltiesTop
    function setRoyaltiesTop(uint16 top) external onlyAdmin {
        // Check.
        if (top > _CEILING) revert RoyaltiesTop_AboveCeiling(top, _CEILING);
        // Effects: for the next mint or sale.
        _royaltiesTop = top;
        emit RoyaltiesTopSet(top);
    }

    /// @inheritdoc IRoyaltiesTop
    function royaltiesTop() public view returns (uint256) {
        return _royaltiesTop;
    }
}
