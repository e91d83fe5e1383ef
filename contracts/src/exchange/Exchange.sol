// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {Curve} from "./Curve.sol";
import {Gbt} from "./Gbt.sol";
import {IExchange} from "./IExchange.sol";

/// @title Exchange
/// @notice Holds the base coin that was paid in for GBT, all GBT that nobody bought, and fees until they are credited.
contract Exchange is IExchange, Pausing, Fees, ReentrancyGuardTransient {
    using Crediting for ICredits;

    /// @dev What the pool holds, by its books.
    struct Pool {
        uint256 realBase;
        uint256 tokenReserve;
    }

    uint16 private constant _FEE_RATE = 100;
    uint16 private constant _FEE_RATE_CAP = 500;
    uint256 private constant _ONE = 1e18;

    ICredits private immutable CREDITS;
    Gbt private immutable TOKEN;
    Coin private immutable BASE;
    uint96 private immutable VIRTUAL_BASE;
    uint96 private immutable SUPPLY;

    /// @dev The pool in one word: real base 96 bits | reserve 96, from the right. By hand, because the compiler writes a
    /// struct in as many steps as it has parts.
    uint256 private _packed;

    /// @dev A trade in time whose outcome goes to somebody. Here it would be nobody's.
    modifier sound(uint256 deadline, address to) {
        if (block.timestamp > deadline) revert Exchange_Expired(deadline);
        if (to == address(0) || to == address(this)) revert Exchange_NoReceiver(to);
        _;
    }

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger fees are credited in.
    /// @param base What is paid in. A token must deliver exactly what it is asked for.
    /// @param virtualBase_ What the curve counts on top of what was paid in: over the supply it is the first price.
    /// @param supply All the GBT there will ever be.
    constructor(IRoles roles_, ICredits credits_, Coin base, uint96 virtualBase_, uint96 supply)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
    {
        // Check: there is a price.
        if (virtualBase_ == 0 || supply == 0) revert Exchange_NoPrice();
        (CREDITS, BASE, VIRTUAL_BASE, SUPPLY) = (credits_, base, virtualBase_, supply);
        // Effect: all of it is here.
        _setPool(Pool(0, supply));
        TOKEN = new Gbt(supply);
    }

    /// @inheritdoc IExchange
    function buy(uint256 amountIn, uint256 minOut, uint256 deadline, address to)
        external
        payable
        notPaused
        sound(deadline, to)
        nonReentrant
        returns (uint256 out)
    {
        Pool memory pool = _pool();
        uint256 fee;
        (out, fee) = _buying(pool, amountIn);
        // Check: it brings what the caller wants, and something.
        _requireEnough(out, minOut);
        // Effect: the pool after the trade.
        pool = Pool(pool.realBase + amountIn - fee, pool.tokenReserve - out);
        _setPool(pool);
        emit Bought(msg.sender, to, amountIn, fee, out, pool.realBase, pool.tokenReserve);
        // Interaction: the price comes in, the GBT goes out.
        BASE.collect(amountIn);
        SafeTransferLib.safeTransfer(address(TOKEN), to, out);
    }

    /// @inheritdoc IExchange
    function sell(uint256 amountIn, uint256 minOut, uint256 deadline, address to)
        external
        sound(deadline, to)
        nonReentrant
        returns (uint256 out)
    {
        Pool memory pool = _pool();
        uint256 fee;
        (out, fee) = _selling(pool, amountIn);
        // Check: it brings what the caller wants, and something. Whether the GBT is theirs, GBT says.
        _requireEnough(out, minOut);
        // Effect: the pool after the trade. It pays no more than it has: the product never falls, so with all GBT back in
        // it the virtual base is left.
        pool = Pool(pool.realBase - out - fee, pool.tokenReserve + amountIn);
        _setPool(pool);
        emit Sold(msg.sender, to, amountIn, fee, out, pool.realBase, pool.tokenReserve);
        // Interaction: the GBT comes in, then the money goes out. A receiver who refuses only stops this sale.
        TOKEN.take(msg.sender, amountIn);
        BASE.pay(to, out);
    }

    /// @inheritdoc IExchange
    function claimFee() external nonReentrant returns (uint256 amount) {
        amount = unclaimedFee();
        // Check: there is some.
        if (amount == 0) revert Exchange_NoFee();
        address recipient = feeRecipient();
        emit FeeClaimed(recipient, amount);
        // Interaction: into our own ledger.
        CREDITS.give(BASE, recipient, amount);
    }

    /// @inheritdoc IExchange
    function quoteBuy(uint256 amountIn) external view returns (uint256 out, uint256 fee) {
        return _buying(_pool(), amountIn);
    }

    /// @inheritdoc IExchange
    function quoteSell(uint256 amountIn) external view returns (uint256 out, uint256 fee) {
        return _selling(_pool(), amountIn);
    }

    /// @inheritdoc IExchange
    function currentPrice() external view returns (uint256 price) {
        Pool memory pool = _pool();
        return (VIRTUAL_BASE + pool.realBase) * _ONE / pool.tokenReserve;
    }

    /// @inheritdoc IExchange
    function floorPrice() external view returns (uint256 price) {
        Pool memory pool = _pool();
        uint256 left = (VIRTUAL_BASE + pool.realBase) * pool.tokenReserve / SUPPLY;
        return left * _ONE / SUPPLY;
    }

    /// @inheritdoc IExchange
    function realBase() external view returns (uint256) {
        return _pool().realBase;
    }

    /// @inheritdoc IExchange
    function virtualBase() external view returns (uint256) {
        return VIRTUAL_BASE;
    }

    /// @inheritdoc IExchange
    function tokenReserve() external view returns (uint256) {
        return _pool().tokenReserve;
    }

    /// @inheritdoc IExchange
    function totalSupply() external view returns (uint256) {
        return SUPPLY;
    }

    /// @inheritdoc IExchange
    function baseToken() external view returns (Coin) {
        return BASE;
    }

    /// @inheritdoc IExchange
    function token() external view returns (address) {
        return address(TOKEN);
    }

    /// @inheritdoc IExchange
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @inheritdoc IExchange
    /// @dev Whatever is here beyond the pool. So no trade pays for counting it; the guard keeps anyone from asking while
    /// the books are ahead of the coins.
    function unclaimedFee() public view returns (uint256) {
        (uint256 held, uint256 pooled) = (BASE.balanceOf(address(this)), _pool().realBase);
        return held < pooled ? 0 : held - pooled;
    }

    function _setPool(Pool memory pool) private {
        // Both parts are within 96 bits: the supply is, and what would make the base more is refused.
        _packed = pool.realBase | pool.tokenReserve << 96;
    }

    function _pool() private view returns (Pool memory) {
        uint256 packed = _packed;
        return Pool(packed & type(uint96).max, packed >> 96);
    }

    /// @dev Refuses more than the books can hold: far above all the money there is.
    function _buying(Pool memory pool, uint256 amountIn) private view returns (uint256 out, uint256 fee) {
        if (amountIn > type(uint96).max - pool.realBase) revert Exchange_TooMuch(amountIn);
        fee = partOf(amountIn, feeRate());
        out = Curve.bought(VIRTUAL_BASE + pool.realBase, pool.tokenReserve, amountIn - fee);
    }

    /// @dev Refuses more than there is outside the pool.
    function _selling(Pool memory pool, uint256 amountIn) private view returns (uint256 out, uint256 fee) {
        if (amountIn > SUPPLY - pool.tokenReserve) revert Exchange_TooMuch(amountIn);
        uint256 gross = Curve.sold(VIRTUAL_BASE + pool.realBase, pool.tokenReserve, amountIn);
        fee = partOf(gross, feeRate());
        out = gross - fee;
    }

    function _requireEnough(uint256 out, uint256 minOut) private pure {
        if (out < minOut || out == 0) revert Exchange_TooLittle(out, minOut);
    }
}
