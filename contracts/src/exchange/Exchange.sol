// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {partOf} from "../shared/BasisPoints.sol";
import {Coin} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Fees} from "../shared/Fees.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {Curve} from "./Curve.sol";
import {Gbt} from "./Gbt.sol";
import {IExchange} from "./IExchange.sol";

/// @title Exchange
/// @notice Holds the base coin paid for GBT, all unsold GBT, and fees until they are credited.
contract Exchange is IExchange, Pausable, Fees, ReentrancyGuardTransient {
    using CreditsLib for ICredits;

    /// @dev The accounted reserves.
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

    /// @dev The pool in one word, from the right: real base 96 bits | reserve 96. Packed by hand because the compiler writes
    /// each struct member separately.
    uint256 private _packed;

    /// @dev Checks the deadline and the receiver. Anything sent to this contract would be lost.
    modifier validTrade(uint256 deadline, address to) {
        if (block.timestamp > deadline) revert Exchange_Expired(deadline);
        if (to == address(0) || to == address(this)) revert Exchange_InvalidReceiver(to);
        _;
    }

    /// @param roles_ The registry of owner and admins. The owner is the first fee recipient.
    /// @param credits_ The ledger in which fees are credited.
    /// @param base The base coin. A token must not take a fee on transfers.
    /// @param virtualBase_ The virtual base of the curve; divided by the supply it is the initial price.
    /// @param supply The total supply of GBT.
    constructor(IRoles roles_, ICredits credits_, Coin base, uint96 virtualBase_, uint96 supply)
        Governed(roles_)
        Fees(roles_.owner(), _FEE_RATE, _FEE_RATE_CAP)
    {
        // Check: otherwise there is no price.
        if (virtualBase_ == 0 || supply == 0) revert Exchange_InvalidReserves();
        (CREDITS, BASE, VIRTUAL_BASE, SUPPLY) = (credits_, base, virtualBase_, supply);
        // Effects.
        _setPool(Pool(0, supply));
        TOKEN = new Gbt(supply);
    }

    /// @inheritdoc IExchange
    function buy(uint256 amountIn, uint256 minOut, uint256 deadline, address to)
        external
        payable
        notPaused
        validTrade(deadline, to)
        nonReentrant
        returns (uint256 out)
    {
        Pool memory pool = _pool();
        uint256 fee;
        (out, fee) = _buying(pool, amountIn);
        // Check.
        _requireEnough(out, minOut);
        // Effects.
        pool = Pool(pool.realBase + amountIn - fee, pool.tokenReserve - out);
        _setPool(pool);
        emit Bought(msg.sender, to, amountIn, fee, out, pool.realBase, pool.tokenReserve);
        // Interactions.
        BASE.collect(amountIn);
        SafeTransferLib.safeTransfer(address(TOKEN), to, out);
    }

    /// @inheritdoc IExchange
    function sell(uint256 amountIn, uint256 minOut, uint256 deadline, address to)
        external
        validTrade(deadline, to)
        nonReentrant
        returns (uint256 out)
    {
        Pool memory pool = _pool();
        uint256 fee;
        (out, fee) = _selling(pool, amountIn);
        // Check. The balance of the caller is checked by GBT.
        _requireEnough(out, minOut);
        // Effects. The pool never pays more than it holds: the product never falls, so the virtual base is left even when all
        // GBT is back.
        pool = Pool(pool.realBase - out - fee, pool.tokenReserve + amountIn);
        _setPool(pool);
        emit Sold(msg.sender, to, amountIn, fee, out, pool.realBase, pool.tokenReserve);
        // Interactions: a receiver that rejects the payment blocks only this sale.
        TOKEN.take(msg.sender, amountIn);
        BASE.pay(to, out);
    }

    /// @inheritdoc IExchange
    function claimFee() external nonReentrant returns (uint256 amount) {
        amount = unclaimedFee();
        // Check.
        if (amount == 0) revert Exchange_NothingToClaim();
        address recipient = feeRecipient();
        emit FeeClaimed(recipient, amount);
        // Interaction: into the ledger.
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
        uint256 base = (VIRTUAL_BASE + pool.realBase) * pool.tokenReserve / SUPPLY;
        return base * _ONE / SUPPLY;
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
    /// @dev The balance beyond the accounted reserve, so that trades need not account for fees. The reentrancy guard prevents
    /// a claim while the accounting is ahead of the balance.
    function unclaimedFee() public view returns (uint256) {
        (uint256 held, uint256 pooled) = (BASE.balanceOf(address(this)), _pool().realBase);
        return held < pooled ? 0 : held - pooled;
    }

    function _setPool(Pool memory pool) private {
        // Both fit 96 bits: the supply does, and a larger base is refused.
        _packed = pool.realBase | pool.tokenReserve << 96;
    }

    function _pool() private view returns (Pool memory) {
        uint256 packed = _packed;
        return Pool(packed & type(uint96).max, packed >> 96);
    }

    /// @dev Reverts if the base would exceed 96 bits.
    function _buying(Pool memory pool, uint256 amountIn) private view returns (uint256 out, uint256 fee) {
        if (amountIn > type(uint96).max - pool.realBase) revert Exchange_AmountTooLarge(amountIn);
        fee = partOf(amountIn, feeRate());
        out = Curve.bought(VIRTUAL_BASE + pool.realBase, pool.tokenReserve, amountIn - fee);
    }

    /// @dev Reverts if the amount exceeds the GBT in circulation.
    function _selling(Pool memory pool, uint256 amountIn) private view returns (uint256 out, uint256 fee) {
        if (amountIn > SUPPLY - pool.tokenReserve) revert Exchange_AmountTooLarge(amountIn);
        uint256 gross = Curve.sold(VIRTUAL_BASE + pool.realBase, pool.tokenReserve, amountIn);
        fee = partOf(gross, feeRate());
        out = gross - fee;
    }

    function _requireEnough(uint256 out, uint256 minOut) private pure {
        if (out < minOut || out == 0) revert Exchange_InsufficientOutput(out, minOut);
    }
}
