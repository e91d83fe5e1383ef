// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Sells and buys back GBT along a curve: the base (what was paid in, on top of a virtual base that is not there)
/// times the reserve of GBT stays the same. Every division is rounded for the pool, so the product only ever grows.
///
/// The floor price is the price that is left when everybody has sold everything back. It follows from the product and the
/// supply alone: no trade can lower it, and no fee is part of it. Whoever holds GBT can always sell it, and all of them
/// together can: what the pool then pays is never more than was paid in.
///
/// The house's fee comes out of the base, on the way in and on the way out. It waits here, apart from the pool, until
/// anyone has it credited to the fee's recipient.
///
/// Trust: base, virtual base and supply are fixed for ever. Owner and admins set the fee (never above 5%) and who gets it,
/// and pause buying; selling is never paused. Nobody takes out what was paid in but by selling GBT. Each trade names the
/// least it must bring and until when it stands, so that neither a change of the fee nor another's trade can turn it bad.
interface IExchange {
    /// @notice GBT was bought.
    /// @param buyer Who paid.
    /// @param to Who has it now.
    /// @param paid The whole price, in the base coin.
    /// @param fee The house's part of it.
    /// @param amount How much GBT.
    /// @param realBase What the pool holds of the base coin now.
    /// @param tokenReserve What it holds of GBT now.
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
    /// @param seller Who sold it.
    /// @param to Who was paid.
    /// @param amount How much GBT.
    /// @param fee The house's part of what it brought.
    /// @param received What was paid out, in the base coin, after the fee.
    /// @param realBase What the pool holds of the base coin now.
    /// @param tokenReserve What it holds of GBT now.
    event Sold(
        address indexed seller,
        address indexed to,
        uint256 amount,
        uint256 fee,
        uint256 received,
        uint256 realBase,
        uint256 tokenReserve
    );

    /// @notice The fees that had come together were credited.
    event FeeClaimed(address indexed recipient, uint256 amount);

    /// @notice Thrown when the trade's time is over.
    error Exchange_Expired(uint256 deadline);

    /// @notice Thrown when a trade would bring less than the least the caller wants, or nothing at all.
    error Exchange_TooLittle(uint256 out, uint256 least);

    /// @notice Thrown when the books cannot hold so much of the base coin, or there is not so much GBT outside the pool.
    error Exchange_TooMuch(uint256 amount);

    /// @notice Thrown when there is no virtual base, or no supply: there would be no price.
    error Exchange_NoPrice();

    /// @notice Thrown when what a trade brings would go to the null address or to the exchange, and be lost.
    error Exchange_NoReceiver(address to);

    /// @notice Thrown when there is no fee to credit.
    error Exchange_NoFee();

    /// @notice Buys GBT for exactly `amountIn` of the base coin: the value sent, or a token with an allowance.
    /// @param amountIn What is paid, fee and all.
    /// @param minOut The least GBT it must bring.
    /// @param deadline The last second it stands.
    /// @param to Who gets the GBT.
    /// @return out How much GBT it brought.
    function buy(uint256 amountIn, uint256 minOut, uint256 deadline, address to) external payable returns (uint256 out);

    /// @notice Sells exactly `amountIn` of the caller's GBT. Needs no allowance. Never paused.
    /// @param amountIn How much GBT.
    /// @param minOut The least of the base coin it must bring, after the fee.
    /// @param deadline The last second it stands.
    /// @param to Who is paid.
    /// @return out How much of the base coin it brought.
    function sell(uint256 amountIn, uint256 minOut, uint256 deadline, address to) external returns (uint256 out);

    /// @notice Credits the fees that have come together to the fee's recipient. Anyone; never paused.
    /// @return amount How much.
    function claimFee() external returns (uint256 amount);

    /// @notice What buying for `amountIn` would bring now.
    /// @return out How much GBT.
    /// @return fee The house's part of `amountIn`.
    function quoteBuy(uint256 amountIn) external view returns (uint256 out, uint256 fee);

    /// @notice What selling `amountIn` of GBT would bring now.
    /// @return out How much of the base coin, after the fee.
    /// @return fee The house's part.
    function quoteSell(uint256 amountIn) external view returns (uint256 out, uint256 fee);

    /// @notice What a whole GBT costs now before the fee, for an amount too small to move the price.
    /// @return price In the base coin's smallest unit, rounded down.
    function currentPrice() external view returns (uint256 price);

    /// @notice What a whole GBT will cost when all of it has been sold back. Never falls.
    /// @return price In the base coin's smallest unit, rounded down.
    function floorPrice() external view returns (uint256 price);

    /// @notice What the pool holds of the base coin: all it can ever pay out.
    function realBase() external view returns (uint256);

    /// @notice What the curve counts on top of it.
    function virtualBase() external view returns (uint256);

    /// @notice What the pool holds of GBT.
    function tokenReserve() external view returns (uint256);

    /// @notice All the GBT there is.
    function totalSupply() external view returns (uint256);

    /// @notice The fees that have come together and are not credited yet.
    function unclaimedFee() external view returns (uint256);

    /// @notice What is paid in.
    function baseToken() external view returns (Coin);

    /// @notice GBT.
    function token() external view returns (address);

    /// @notice The ledger fees are credited in.
    function credits() external view returns (address);
}
