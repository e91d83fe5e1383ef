// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/src/tokens/ERC20.sol";

import {IGbt} from "./IGbt.sol";

/// @title Gbt
/// @notice An ERC-20 with a fixed supply, minted to the exchange.
contract Gbt is IGbt, ERC20 {
    address private immutable EXCHANGE;

    /// @dev Deployed by the exchange.
    /// @param supply The total supply.
    constructor(uint256 supply) {
        EXCHANGE = msg.sender;
        _mint(msg.sender, supply);
    }

    /// @inheritdoc IGbt
    function take(address from, uint256 amount) external {
        // Check: the exchange passes its own caller as `from`.
        if (msg.sender != EXCHANGE) revert Gbt_NotExchange(msg.sender);
        // Effects.
        _transfer(from, EXCHANGE, amount);
    }

    /// @inheritdoc IGbt
    function exchange() external view returns (address) {
        return EXCHANGE;
    }

    /// @notice Returns the name.
    function name() public pure override returns (string memory) {
        return "GBT";
    }

    /// @notice Returns the symbol.
    function symbol() public pure override returns (string memory) {
        return "GBT";
    }

    /// @dev Only sales move GBT to the exchange, so that its balance equals its reserve and none is lost there by mistake.
    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (to == EXCHANGE && msg.sender != EXCHANGE) revert Gbt_InvalidReceiver();
    }

    /// @dev No contract gets an allowance without the holder's approval.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
