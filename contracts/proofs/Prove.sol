// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev A step of a proof: the solver must show that the fact holds, and may use it for the steps that follow.
function prove(bool fact) pure {
    assert(fact);
    require(fact);
}
