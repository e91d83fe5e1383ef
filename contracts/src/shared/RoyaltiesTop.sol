// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";
import {IRoyaltiesTop} from "./IRoyaltiesTop.sol";

/// @notice How high royalties may go. Two bytes; see `Pausing` for the word they share.
abstract contract RoyaltiesTop is IRoyaltiesTop, Governed {
    uint16 private constant _CEILING = 1000;

    uint16 private _royaltiesTop = _CEILING;

    constructor() {
        emit RoyaltiesTopSet(_CEILING);
    }

    /// @inheritdoc IRoyaltiesTop
    function setRoyaltiesTop(uint16 top) external onlyAdmin {
        // Check: the promise that no creator ever earns more than 10%.
        if (top > _CEILING) revert RoyaltiesTop_AboveCeiling(top, _CEILING);
        // Effect: the cap of the next mint or sale.
        _royaltiesTop = top;
        emit RoyaltiesTopSet(top);
    }

    /// @inheritdoc IRoyaltiesTop
    function royaltiesTop() public view returns (uint256) {
        return _royaltiesTop;
    }
}
