// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/src/tokens/ERC20.sol";

import {IGbt} from "./IGbt.sol";

/// @title Gbt
/// @notice A fixed supply, all of it in the exchange to begin with.
contract Gbt is IGbt, ERC20 {
    address private immutable EXCHANGE;

    /// @dev Made by the exchange itself.
    /// @param supply All there will ever be.
    constructor(uint256 supply) {
        EXCHANGE = msg.sender;
        _mint(msg.sender, supply);
    }

    /// @inheritdoc IGbt
    function take(address from, uint256 amount) external {
        // Check: the exchange asks, and it asks for the GBT of whoever called it.
        if (msg.sender != EXCHANGE) revert Gbt_NotExchange(msg.sender);
        // Effect: an ordinary transfer.
        _transfer(from, EXCHANGE, amount);
    }

    /// @inheritdoc IGbt
    function exchange() external view returns (address) {
        return EXCHANGE;
    }

    /// @notice The coin's name.
    function name() public pure override returns (string memory) {
        return "GBT";
    }

    /// @notice The coin's symbol.
    function symbol() public pure override returns (string memory) {
        return "GBT";
    }

    /// @dev What the exchange holds is what its books say, and nobody's by mistake.
    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (to == EXCHANGE && msg.sender != EXCHANGE) revert Gbt_LostThere();
    }

    /// @dev No contract moves a holder's GBT unasked, however well known it is.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
