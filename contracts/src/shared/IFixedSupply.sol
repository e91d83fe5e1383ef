// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice For collections that can promise that their supply no longer grows at anyone's will. Fungible shares in the
/// tokens of a collection are only safe while this holds: with free mints,
/// anyone could redeem other people's tokens.
interface IFixedSupply {
    /// @notice Whether no token can be minted at will any more. Once true it stays true.
    function isSupplyFixed() external view returns (bool);
}
