// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCastLib} from "solady/src/utils/SafeCastLib.sol";

import {Coin, Coin_WrongValue} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {Share, Shares} from "../shared/Shares.sol";
import {Books} from "./Books.sol";
import {IMallCheckout, OPERATOR} from "./IMallCheckout.sol";
import {IPermit2} from "./IPermit2.sol";
import {Quotes} from "./Quotes.sol";

/// @title MallCheckout
/// @notice The mall's escrow. One contract for each chain; it cannot be changed, only followed by another.
contract MallCheckout is Pausing, Books, Quotes {
    using Crediting for ICredits;
    using SafeCastLib for uint256;

    /// @dev Three words. The coin is kept as its number: as an address it would take a fourth, 22,100 gas for each payer.
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

    uint256 private constant _MOST_QUOTES = 50;

    ICredits private immutable CREDITS;
    IPermit2 private immutable PERMIT2;

    mapping(bytes32 paymentId => Record record) private _records;
    mapping(bytes32 orderKey => bytes32 paymentId) private _paymentOf;

    /// @param roles_ Who is owner, admin, quoter and operator.
    /// @param credits_ The ledger that money leaves into.
    /// @param permit2_ Where Permit2 is on this chain.
    constructor(IRoles roles_, ICredits credits_, IPermit2 permit2_) Governed(roles_) {
        CREDITS = credits_;
        PERMIT2 = permit2_;
    }

    /// @inheritdoc IMallCheckout
    function pay(Quote calldata quote, bytes calldata signature) external payable notPaused nonReentrant {
        // Check, Effect: the quote is good, and used up.
        _open(quote, _hash(quote), signature, msg.sender);
        // Interaction: take exactly the amount.
        quote.coin.collect(quote.amount);
    }

    /// @inheritdoc IMallCheckout
    function payMany(Quote[] calldata quotes, bytes[] calldata signatures) external payable notPaused nonReentrant {
        uint256 count = quotes.length;
        // Check: a list that can be paid in one transaction.
        if (count == 0 || count > _MOST_QUOTES || count != signatures.length) {
            revert MallCheckout_WrongLists(count, signatures.length, _MOST_QUOTES);
        }
        uint256 value;
        // Check, Effect: each quote is good, and used up.
        for (uint256 i; i < count; ++i) {
            _open(quotes[i], _hash(quotes[i]), signatures[i], msg.sender);
            if (quotes[i].coin.isNative()) value += quotes[i].amount;
        }
        // Check: the value counts once, for all of them.
        if (msg.value != value) revert Coin_WrongValue(value, msg.value);
        // Interaction: take exactly the tokens, those of one coin that follow each other in one go.
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
        // Check: Permit2 moves tokens only.
        if (quote.coin.isNative()) revert MallCheckout_NotAToken();
        bytes32 hash = _hash(quote);
        // Check, Effect: the quote is good, and used up.
        _open(quote, hash, signature, payer);
        // Interaction: Permit2 checks that the payer signed for this quote, and the balances that it all came.
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
        // Check: there is something, and the caller may, in time, and for those shares.
        uint256 amount = _heldBy(paymentId, record);
        _requireCapturer(record);
        _requireSplit(record, split);
        // Effect: what was held can be refunded from now on.
        Coin coin = _take(paymentId, record, amount);
        record.refundable = amount.toUint128();
        ICredits.Due[] memory dues = Shares.divide(Shares.pack(split), amount);
        emit OrderCaptured(paymentId, msg.sender, coin, amount, dues);
        // Interaction: into the ledger, which calls none of them.
        CREDITS.giveMany(coin, dues);
    }

    /// @inheritdoc IMallCheckout
    function void(bytes32 paymentId, uint256 amount) external onlyRole(OPERATOR) nonReentrant {
        Record storage record = _records[paymentId];
        // Check: released money is the shop's.
        if (record.stage == Stage.Released) revert MallCheckout_WrongStage(Stage.Released);
        // Effect: no longer held.
        Coin coin = _take(paymentId, record, amount);
        emit OrderVoided(paymentId, record.payer, coin, amount, record.held);
        // Interaction: into the ledger; a payer that refuses money holds up nobody.
        CREDITS.give(coin, record.payer, amount);
    }

    /// @inheritdoc IMallCheckout
    function refund(bytes32 paymentId, uint256 amount) external payable onlyRole(OPERATOR) nonReentrant {
        _refund(paymentId, amount);
    }

    /// @inheritdoc IMallCheckout
    function refundAsPayee(bytes32 paymentId, uint256 amount, Share[] calldata split) external payable nonReentrant {
        // Check: the caller is one of those it was captured for. Anyone else could use up what can be refunded in crumbs.
        _requireSplit(_records[paymentId], split);
        uint256 i;
        while (i < split.length && split[i].account != msg.sender) ++i;
        if (i == split.length) revert MallCheckout_NotPayee(msg.sender);
        _refund(paymentId, amount);
    }

    /// @inheritdoc IMallCheckout
    function release(bytes32 paymentId) external {
        Record storage record = _records[paymentId];
        // Check: it is the payer's to give, and there is something.
        _requirePayer(record);
        uint256 held = _heldBy(paymentId, record);
        // Effect: anyone may capture it for the shop.
        record.stage = Stage.Released;
        emit OrderReleased(paymentId, msg.sender, held);
    }

    /// @inheritdoc IMallCheckout
    function reclaim(bytes32 paymentId, address to) external nonReentrant {
        Record storage record = _records[paymentId];
        // Check: the payer, after the shop's time, and nothing was sent out or released.
        _requirePayer(record);
        if (to == address(0)) revert MallCheckout_NoReceiver();
        if (record.stage != Stage.Paid) revert MallCheckout_WrongStage(record.stage);
        if (block.timestamp <= record.captureBy) revert MallCheckout_TooEarly(record.captureBy);
        uint256 amount = _heldBy(paymentId, record);
        // Effect: no longer held.
        Coin coin = _take(paymentId, record, amount);
        emit OrderReclaimed(paymentId, msg.sender, to, coin, amount);
        // Interaction: a receiver that refuses stops only its own payer, who may name another.
        coin.pay(to, amount);
    }

    /// @inheritdoc IMallCheckout
    function markShipped(bytes32 paymentId) external onlyRole(OPERATOR) {
        Record storage record = _records[paymentId];
        // Check: there is something to hold on to, and the payer has no right to reclaim it yet.
        uint256 held = _heldBy(paymentId, record);
        if (record.stage != Stage.Paid) revert MallCheckout_WrongStage(record.stage);
        if (block.timestamp > record.captureBy) revert MallCheckout_CaptureExpired(record.captureBy);
        // Effect: only void, release and capture are left.
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

    /// @dev Checks a quote and writes its payment down. The money must follow in the same call.
    function _open(Quote calldata quote, bytes32 hash, bytes calldata signature, address payer) private {
        _requireSound(quote, payer);
        _requireQuoter(hash, signature);
        Record storage record = _records[quote.paymentId];
        // Check: neither the quote nor another one of the same order was paid before.
        if (record.payer != address(0)) revert MallCheckout_PaymentExists(quote.paymentId);
        bytes32 paid = _paymentOf[quote.orderKey];
        if (paid != 0) revert MallCheckout_OrderPaid(quote.orderKey, paid);
        // Effect: the payment.
        _paymentOf[quote.orderKey] = quote.paymentId;
        record.payer = payer;
        record.captureBy = uint256(quote.captureBy).toUint40();
        record.refundBy = uint256(quote.refundBy).toUint40();
        record.held = quote.amount.toUint128();
        record.coin = _bring(quote.coin, record.held);
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

    /// @dev Takes `amount` of a payment out of the books. What the caller does with it comes after.
    function _take(bytes32 paymentId, Record storage record, uint256 amount) private returns (Coin coin) {
        uint256 held = _heldBy(paymentId, record);
        // Check: it is there.
        if (amount == 0) revert MallCheckout_WrongAmount(amount);
        if (amount > held) revert MallCheckout_MoreThanHeld(amount, held);
        // Effect: in the payment and in its coin's book.
        record.held = (held - amount).toUint128();
        coin = _carry(record.coin, amount.toUint128());
    }

    function _refund(bytes32 paymentId, uint256 amount) private {
        Record storage record = _records[paymentId];
        uint256 refundable = record.refundable;
        // Check: so much was captured, and there is still time.
        if (amount == 0) revert MallCheckout_WrongAmount(amount);
        if (amount > refundable) revert MallCheckout_MoreThanRefundable(amount, refundable);
        if (block.timestamp > record.refundBy) revert MallCheckout_RefundExpired(record.refundBy);
        // Effect: it is refunded once.
        record.refundable = (refundable - amount).toUint128();
        Coin coin = _coin(record.coin);
        emit OrderRefunded(paymentId, record.payer, msg.sender, coin, amount, refundable - amount);
        // Interaction: from the caller's wallet into the ledger. Nothing of what is held here is touched.
        CREDITS.collect(coin, record.payer, amount);
    }

    /// @dev A quote that makes sense, is alive, in a coin of ours, and this payer's.
    function _requireSound(Quote calldata quote, address payer) private view onlySupported(quote.coin) {
        if (quote.paymentId == 0) revert MallCheckout_NoPaymentId();
        if (quote.amount == 0 || quote.amount > type(uint128).max) revert MallCheckout_WrongAmount(quote.amount);
        (uint256 payBy, uint256 captureBy, uint256 refundBy) = (quote.payBy, quote.captureBy, quote.refundBy);
        if (block.timestamp > payBy) revert MallCheckout_QuoteExpired(payBy);
        if (payBy > captureBy || captureBy > refundBy || refundBy > type(uint40).max) {
            revert MallCheckout_WrongTimes(payBy, captureBy, refundBy);
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
        if (given != record.splitHash) revert MallCheckout_WrongSplit(record.splitHash, given);
    }

    /// @dev The operator while it is the operator's to say; anyone once it can only go to the shop.
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
