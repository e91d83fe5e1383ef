// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title DevStable
/// @notice A dollar for developing: six decimals, allowances by signature (EIP-2612), and anyone takes what they need.
/// Never deployed where money is real.
contract DevStable is ERC20Permit {
    constructor() ERC20("Mofu Test Dollar", "tUSD") ERC20Permit("Mofu Test Dollar") {}

    /// @notice Makes new coins. Anyone.
    /// @param to Who gets them.
    /// @param amount How many, in millionths.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice Six, as real ones have.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
