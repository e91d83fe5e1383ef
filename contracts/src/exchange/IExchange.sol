// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Sells and buys back GBT on a constant product curve: the base (paid in base coin plus a virtual base) times the
/// reserve of GBT. Every division is rounded in favour of the pool, so the product never falls.
///
/// The floor price is the price when all GBT has been sold back. It depends only on the product and the supply, so no trade
/// can lower it, and fees are not part of it. All holders together can always sell all their GBT: the pool never has to pay
/// more than was paid in.
///
/// The fee is taken in the base coin from both buys and sells. It stays here, apart from the pool, until anyone has it
/// credited to the fee recipient.
///
/// Trust: base coin, virtual base and supply never change. Owner and admins set the fee rate (never above 5%) and the fee
/// recipient, and pause buying; selling is never paused. The base coin can only be taken out by selling GBT. Every trade has a
/// minimum output and a deadline, which protect it against fee changes and other trades.
interface IExchange {
    /// @notice GBT was bought.
    /// @param buyer The caller, who paid.
    /// @param to The receiver of the GBT.
    /// @param paid The amount paid in the base coin, including the fee.
    /// @param fee The fee, in the base coin.
    /// @param amount The amount of GBT.
    /// @param realBase The pool's base coin after the trade.
    /// @param tokenReserve The pool's GBT after the trade.
    event Bought(
        address indexed buyer,
        address indexed to,
        uint256 paid,
        uint256 fee,
        uint256 amount,
        uint256 realBase,
        uint256 tokenReserve
    );

    /// @notice GBT was sold back.
    /// @param seller The caller, who gave the GBT.
    /// @param to The receiver of the base coin.
    /// @param amount The amount of GBT.
    /// @param fee The fee, in the base coin.
    /// @param received The amount paid out in the base coin, after the fee.
    /// @param realBase The pool's base coin after the trade.
    /// @param tokenReserve The pool's GBT after the trade.
    event Sold(
        address indexed seller,
        address indexed to,
        uint256 amount,
        uint256 fee,
        uint256 received,
        uint256 realBase,
        uint256 tokenReserve
    );

    /// @notice The accumulated fees were credited.
    event FeeClaimed(address indexed recipient, uint256 amount);

    /// @notice Thrown after the deadline.
    error Exchange_Expired(uint256 deadline);

    /// @notice Thrown when the output is 0 or below the minimum.
    error Exchange_InsufficientOutput(uint256 out, uint256 min);

    /// @notice Thrown when the base would exceed 96 bits, or the amount exceeds the GBT in circulation.
    error Exchange_AmountTooLarge(uint256 amount);

    /// @notice Thrown when the virtual base or the supply is 0.
    error Exchange_InvalidReserves();

    /// @notice Thrown when the receiver is the zero address or the exchange.
    error Exchange_InvalidReceiver(address to);

    /// @notice Thrown when there are no fees to credit.
    error Exchange_NothingToClaim();

    /// @notice Buys GBT for exactly `amountIn` of the base coin: the value sent, or a token with an allowance.
    /// @param amountIn The amount to pay, including the fee.
    /// @param minOut The minimum amount of GBT.
    /// @param deadline The last second at which the trade is valid.
    /// @param to The receiver of the GBT.
    /// @return out The amount of GBT bought.
    function buy(uint256 amountIn, uint256 minOut, uint256 deadline, address to) external payable returns (uint256 out);

    /// @notice Sells exactly `amountIn` of the caller's GBT. Needs no allowance. Never paused.
    /// @param amountIn The amount of GBT.
    /// @param minOut The minimum amount of the base coin, after the fee.
    /// @param deadline The last second at which the trade is valid.
    /// @param to The receiver of the base coin.
    /// @return out The amount of the base coin paid out.
    function sell(uint256 amountIn, uint256 minOut, uint256 deadline, address to) external returns (uint256 out);

    /// @notice Credits the accumulated fees to the fee recipient. Anyone can call it; never paused.
    /// @return amount The amount credited.
    function claimFee() external returns (uint256 amount);

    /// @notice Quotes a buy.
    /// @return out The amount of GBT.
    /// @return fee The fee, part of `amountIn`.
    function quoteBuy(uint256 amountIn) external view returns (uint256 out, uint256 fee);

    /// @notice Quotes a sale.
    /// @return out The amount of the base coin, after the fee.
    /// @return fee The fee.
    function quoteSell(uint256 amountIn) external view returns (uint256 out, uint256 fee);

    /// @notice Returns the spot price of one GBT, before the fee.
    /// @return price In the base coin's smallest unit, rounded down.
    function currentPrice() external view returns (uint256 price);

    /// @notice Returns the price of one GBT when all GBT has been sold back. Never falls.
    /// @return price In the base coin's smallest unit, rounded down.
    function floorPrice() external view returns (uint256 price);

    /// @notice Returns the base coin in the pool: all it can ever pay out.
    function realBase() external view returns (uint256);

    /// @notice Returns the virtual base.
    function virtualBase() external view returns (uint256);

    /// @notice Returns the GBT in the pool.
    function tokenReserve() external view returns (uint256);

    /// @notice Returns the total supply of GBT.
    function totalSupply() external view returns (uint256);

    /// @notice Returns the fees that were not credited yet.
    function unclaimedFee() external view returns (uint256);

    /// @notice Returns the base coin.
    function baseToken() external view returns (Coin);

    /// @notice Returns the GBT token.
    function token() external view returns (address);

    /// @notice Returns the ledger in which fees are credited.
    function credits() external view returns (address);
}
