// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title DevStable
/// @notice A stablecoin for development: six decimals, EIP-2612 permits, and minting by anyone. Deployed on development
/// chains only.
contract DevStable is ERC20Permit {
    constructor() ERC20("Mofu Test Dollar", "tUSD") ERC20Permit("Mofu Test Dollar") {}

    /// @notice Mints coins. Anyone may call it.
    /// @param to The receiver.
    /// @param amount The amount, in millionths of a dollar.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice Six, like common stablecoins.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
