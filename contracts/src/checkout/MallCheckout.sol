// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCastLib} from "solady/src/utils/SafeCastLib.sol";

import {Coin, Coin_InvalidValue} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {EscrowBalances} from "./EscrowBalances.sol";
import {IMallCheckout, OPERATOR} from "./IMallCheckout.sol";
import {IPermit2} from "./IPermit2.sol";
import {Quotes} from "./Quotes.sol";

/// @title MallCheckout
/// @notice The mall's escrow, one contract on each chain. It is not upgradeable.
contract MallCheckout is Pausable, EscrowBalances, Quotes {
    using CreditsLib for ICredits;
    using SafeCastLib for uint256;

    /// @dev Three slots. The coin is stored as its number; its address would need a fourth slot, 22,100 gas for each
    /// payer.
    struct Record {
        address payer;
        uint40 captureBy;
        uint40 refundBy;
        uint8 coin;
        Stage stage;
        uint128 held;
        uint128 refundable;
        bytes32 splitHash;
    }

    uint256 private constant _MAX_QUOTES = 50;
    /// @dev How long a payment can be held for a shop that does not ship, and how long refunds can stay possible.
    uint256 private constant _MAX_CAPTURE_TIME = 180 days;
    uint256 private constant _MAX_REFUND_TIME = 365 days;

    ICredits private immutable CREDITS;
    IPermit2 private immutable PERMIT2;

    mapping(bytes32 paymentId => Record record) private _records;
    mapping(bytes32 orderKey => bytes32 paymentId) private _paymentOf;

    /// @param roles_ The platform's roles: owner, admins, quoters and operators.
    /// @param credits_ The ledger that outgoing amounts are credited in.
    /// @param permit2_ The address of Permit2 on this chain.
    constructor(IRoles roles_, ICredits credits_, IPermit2 permit2_) Governed(roles_) {
        CREDITS = credits_;
        PERMIT2 = permit2_;
    }

    /// @inheritdoc IMallCheckout
    function pay(Quote calldata quote, bytes calldata signature) external payable notPaused nonReentrant {
        // Check, Effect: the quote is valid and recorded as paid.
        _open(quote, _hash(quote), signature, msg.sender);
        // Interaction: collect exactly the amount.
        quote.coin.collect(quote.amount);
    }

    /// @inheritdoc IMallCheckout
    function payMany(Quote[] calldata quotes, bytes[] calldata signatures) external payable notPaused nonReentrant {
        uint256 count = quotes.length;
        // Check: the batch fits in one transaction.
        if (count == 0 || count > _MAX_QUOTES || count != signatures.length) {
            revert MallCheckout_InvalidBatch(count, signatures.length, _MAX_QUOTES);
        }
        uint256 value;
        // Check, Effect: each quote is valid and recorded as paid.
        for (uint256 i; i < count; ++i) {
            _open(quotes[i], _hash(quotes[i]), signatures[i], msg.sender);
            if (quotes[i].coin.isNative()) value += quotes[i].amount;
        }
        // Check: the value is counted once for all quotes.
        if (msg.value != value) revert Coin_InvalidValue(value, msg.value);
        // Interaction: collect exactly the tokens, with one transfer for consecutive quotes in the same coin.
        uint256 due;
        for (uint256 i; i < count; ++i) {
            Coin coin = quotes[i].coin;
            if (coin.isNative()) continue;
            due += quotes[i].amount;
            if (i + 1 < count && quotes[i + 1].coin == coin) continue;
            coin.pull(due);
            due = 0;
        }
    }

    /// @inheritdoc IMallCheckout
    function payWithPermit2(
        Quote calldata quote,
        bytes calldata signature,
        address payer,
        uint256 nonce,
        uint256 deadline,
        bytes calldata permitSignature
    ) external notPaused nonReentrant {
        // Check: Permit2 transfers tokens only.
        if (quote.coin.isNative()) revert MallCheckout_NotAToken();
        bytes32 hash = _hash(quote);
        // Check, Effect: the quote is valid and recorded as paid.
        _open(quote, hash, signature, payer);
        // Interaction: Permit2 verifies that the payer signed for this quote; the balance shows that the amount
        // arrived.
        uint256 held = quote.coin.balanceOf(address(this));
        PERMIT2.permitWitnessTransferFrom(
            IPermit2.PermitTransferFrom(
                IPermit2.TokenPermissions(Coin.unwrap(quote.coin), quote.amount), nonce, deadline
            ),
            IPermit2.SignatureTransferDetails(address(this), quote.amount),
            payer,
            hash,
            WITNESS_TYPE,
            permitSignature
        );
        quote.coin.requireReceived(held, quote.amount);
    }

    /// @inheritdoc IMallCheckout
    function capture(bytes32 paymentId, Share[] calldata split) external nonReentrant {
        Record storage record = _records[paymentId];
        // Check: something is held, the caller may capture now, and the shares match.
        uint256 amount = _heldBy(paymentId, record);
        _requireCapturer(record);
        _requireSplit(record, split);
        // Effect: the amount becomes refundable.
        Coin coin = _take(paymentId, record, amount);
        record.refundable = amount.toUint128();
        ICredits.Payout[] memory payouts = Shares.divide(Shares.pack(split), amount);
        emit OrderCaptured(paymentId, msg.sender, coin, amount, payouts);
        // Interaction: the ledger, which calls no receiver.
        CREDITS.giveMany(coin, payouts);
    }

    /// @inheritdoc IMallCheckout
    function void(bytes32 paymentId, uint256 amount) external onlyRole(OPERATOR) nonReentrant {
        Record storage record = _records[paymentId];
        // Check: a released payment belongs to the shop.
        if (record.stage == Stage.Released) revert MallCheckout_InvalidStage(Stage.Released);
        // Effect: no longer held.
        Coin coin = _take(paymentId, record, amount);
        emit OrderVoided(paymentId, record.payer, coin, amount, record.held);
        // Interaction: the ledger, so that a payer that rejects transfers cannot block the call.
        CREDITS.give(coin, record.payer, amount);
    }

    /// @inheritdoc IMallCheckout
    function refund(bytes32 paymentId, uint256 amount) external payable onlyRole(OPERATOR) nonReentrant {
        _refund(paymentId, amount);
    }

    /// @inheritdoc IMallCheckout
    function refundAsPayee(bytes32 paymentId, uint256 amount, Share[] calldata split) external payable nonReentrant {
        // Check: only an account it was captured for, so that nobody else can use up the refundable amount in tiny
        // refunds.
        _requireSplit(_records[paymentId], split);
        uint256 i;
        while (i < split.length && split[i].account != msg.sender) ++i;
        if (i == split.length) revert MallCheckout_NotPayee(msg.sender);
        _refund(paymentId, amount);
    }

    /// @inheritdoc IMallCheckout
    function release(bytes32 paymentId) external {
        Record storage record = _records[paymentId];
        // Check: the caller is the payer, and something is held.
        _requirePayer(record);
        uint256 held = _heldBy(paymentId, record);
        // Effect: anyone can capture it for the shop.
        record.stage = Stage.Released;
        emit OrderReleased(paymentId, msg.sender, held);
    }

    /// @inheritdoc IMallCheckout
    function reclaim(bytes32 paymentId, address to) external nonReentrant {
        Record storage record = _records[paymentId];
        // Check: the caller is the payer, `captureBy` has passed, and the order is neither shipped nor released.
        _requirePayer(record);
        if (to == address(0)) revert MallCheckout_InvalidReceiver();
        if (record.stage != Stage.Paid) revert MallCheckout_InvalidStage(record.stage);
        if (block.timestamp <= record.captureBy) revert MallCheckout_TooEarly(record.captureBy);
        uint256 amount = _heldBy(paymentId, record);
        // Effect: no longer held.
        Coin coin = _take(paymentId, record, amount);
        emit OrderReclaimed(paymentId, msg.sender, to, coin, amount);
        // Interaction: a receiver that rejects the transfer blocks only this payer, who can name another.
        coin.pay(to, amount);
    }

    /// @inheritdoc IMallCheckout
    function markShipped(bytes32 paymentId) external onlyRole(OPERATOR) {
        Record storage record = _records[paymentId];
        // Check: something is held, and the payer cannot reclaim it yet.
        uint256 held = _heldBy(paymentId, record);
        if (record.stage != Stage.Paid) revert MallCheckout_InvalidStage(record.stage);
        if (block.timestamp > record.captureBy) revert MallCheckout_CaptureExpired(record.captureBy);
        // Effect: from now on only void, release and capture are possible.
        record.stage = Stage.Shipped;
        emit OrderShipped(paymentId, msg.sender, held);
    }

    /// @inheritdoc IMallCheckout
    function payment(bytes32 paymentId) external view returns (Payment memory) {
        Record storage record = _records[paymentId];
        return Payment({
            payer: record.payer,
            coin: _coin(record.coin),
            held: record.held,
            refundable: record.refundable,
            splitHash: record.splitHash,
            captureBy: record.captureBy,
            refundBy: record.refundBy,
            stage: record.stage
        });
    }

    /// @inheritdoc IMallCheckout
    function paymentOf(bytes32 orderKey) external view returns (bytes32 paymentId) {
        return _paymentOf[orderKey];
    }

    /// @inheritdoc IMallCheckout
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @inheritdoc IMallCheckout
    function permit2() external view returns (address) {
        return address(PERMIT2);
    }

    /// @dev Checks a quote and records its payment. The caller must collect the amount in the same call.
    function _open(Quote calldata quote, bytes32 hash, bytes calldata signature, address payer) private {
        _requireValid(quote, payer);
        _requireQuoter(hash, signature);
        Record storage record = _records[quote.paymentId];
        // Check: neither this quote nor another one of the same order was paid before.
        if (record.payer != address(0)) revert MallCheckout_PaymentExists(quote.paymentId);
        bytes32 paid = _paymentOf[quote.orderKey];
        if (paid != 0) revert MallCheckout_OrderPaid(quote.orderKey, paid);
        _paymentOf[quote.orderKey] = quote.paymentId;
        record.payer = payer;
        record.captureBy = uint256(quote.captureBy).toUint40();
        record.refundBy = uint256(quote.refundBy).toUint40();
        record.held = quote.amount.toUint128();
        record.coin = _addHeld(quote.coin, record.held);
        record.splitHash = quote.splitHash;
        emit OrderPaid(
            quote.paymentId,
            quote.orderKey,
            payer,
            quote.coin,
            quote.amount,
            quote.splitHash,
            quote.captureBy,
            quote.refundBy
        );
    }

    /// @dev Subtracts `amount` from what is held for a payment. The caller transfers it afterwards.
    function _take(bytes32 paymentId, Record storage record, uint256 amount) private returns (Coin coin) {
        uint256 held = _heldBy(paymentId, record);
        if (amount == 0) revert MallCheckout_InvalidAmount(amount);
        if (amount > held) revert MallCheckout_InsufficientHeld(amount, held);
        record.held = (held - amount).toUint128();
        coin = _subHeld(record.coin, amount.toUint128());
    }

    function _refund(bytes32 paymentId, uint256 amount) private {
        Record storage record = _records[paymentId];
        uint256 refundable = record.refundable;
        if (amount == 0) revert MallCheckout_InvalidAmount(amount);
        if (amount > refundable) revert MallCheckout_InsufficientRefundable(amount, refundable);
        if (block.timestamp > record.refundBy) revert MallCheckout_RefundExpired(record.refundBy);
        // Effect: subtracted before the amount is credited.
        record.refundable = (refundable - amount).toUint128();
        Coin coin = _coin(record.coin);
        emit OrderRefunded(paymentId, record.payer, msg.sender, coin, amount, refundable - amount);
        // Interaction: from the caller's wallet to the ledger. Held amounts are not touched.
        CREDITS.collect(coin, record.payer, amount);
    }

    /// @dev Reverts unless the quote is complete, current, in a supported coin and for this payer.
    function _requireValid(Quote calldata quote, address payer) private view onlySupported(quote.coin) {
        if (quote.paymentId == 0) revert MallCheckout_InvalidPaymentId();
        if (quote.amount == 0 || quote.amount > type(uint128).max) revert MallCheckout_InvalidAmount(quote.amount);
        (uint256 payBy, uint256 captureBy, uint256 refundBy) = (quote.payBy, quote.captureBy, quote.refundBy);
        if (block.timestamp > payBy) revert MallCheckout_QuoteExpired(payBy);
        if (
            payBy > captureBy || captureBy > refundBy || captureBy > block.timestamp + _MAX_CAPTURE_TIME
                || refundBy > captureBy + _MAX_REFUND_TIME
        ) {
            revert MallCheckout_InvalidDeadlines(payBy, captureBy, refundBy);
        }
        if (quote.payer != address(0) && quote.payer != payer) revert MallCheckout_NotPayer(payer, quote.payer);
    }

    function _heldBy(bytes32 paymentId, Record storage record) private view returns (uint256 held) {
        held = record.held;
        if (held == 0) revert MallCheckout_NothingHeld(paymentId);
    }

    function _requirePayer(Record storage record) private view {
        if (msg.sender != record.payer) revert MallCheckout_NotPayer(msg.sender, record.payer);
    }

    function _requireSplit(Record storage record, Share[] calldata split) private view {
        bytes32 given = keccak256(abi.encode(split));
        if (given != record.splitHash) revert MallCheckout_SplitMismatch(record.splitHash, given);
    }

    /// @dev Anyone can capture once the payment can only go to the shop; before that only the operator.
    function _requireCapturer(Record storage record) private view {
        Stage stage = record.stage;
        if (stage == Stage.Released) return;
        if (stage == Stage.Shipped && block.timestamp > record.refundBy) return;
        if (!ROLES.hasRole(OPERATOR, msg.sender)) revert Governed_NoRole(msg.sender, OPERATOR);
        if (stage == Stage.Paid && block.timestamp > record.captureBy) {
            revert MallCheckout_CaptureExpired(record.captureBy);
        }
    }
}
