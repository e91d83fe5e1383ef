// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Role} from "../shared/IRoles.sol";
import {Share} from "../shared/Shares.sol";

/// @dev Signs quotes. A hot key of the server, which moves no funds.
Role constant QUOTER = Role.wrap("quoter");

/// @dev Captures, voids and refunds payments, and marks orders as shipped.
Role constant OPERATOR = Role.wrap("mall operator");

/// @notice The mall's escrow: holds each payment until it is captured for the shop or returned to the payer.
///
/// An order is paid with a quote that a quoter signed for one order, one coin, one exact amount and a limited time.
/// From then on the payment can only go to the payer or to the accounts whose hash is part of the quote.
///
/// - The operator captures for the shop until `captureBy`, or at any time if it marked the order as shipped before.
/// - The payer can release the payment to the shop at any time. Then anyone can capture it, and it cannot be voided.
/// - The operator can void all or a part of a payment, back to the payer, until it is captured or released.
/// - The payer can reclaim after `captureBy`, unless the order is shipped or released.
/// - After `refundBy` anyone can capture a shipped order, so that no payment is stuck without the operator.
/// - A captured payment can be refunded, all or in part, until `refundBy`, from the wallet of the operator or the shop.
///
/// `captureBy` is at most 180 days after the payment, and `refundBy` at most 365 days after `captureBy`. So a payer can
/// always reclaim an order that was not shipped after at most 180 days, and a shipped one is paid to the shop after at
/// most 545 days, whatever was signed.
///
/// Captured, voided and refunded amounts become credits (`ICredits`), so that no receiver can block another.
///
/// Trust: a stolen operator key can capture too early or void, but not send a payment anywhere else. A stolen quoter
/// key can sign quotes for any payer, but cannot touch a payment. Owner and admins list coins, pause new
/// payments (never an exit) and sweep what was sent here without a quote; they cannot touch what is held.
interface IMallCheckout {
    /// @notice The stage of a payment. A payment that holds nothing is completed.
    enum Stage {
        Paid,
        Shipped,
        Released
    }

    /// @notice A request for payment, signed by a quoter (EIP-712).
    /// @param paymentId The id of this payment; used once.
    /// @param orderKey The id of the order. Only one of its quotes can be paid, once.
    /// @param coin The coin.
    /// @param amount The exact amount.
    /// @param splitHash The hash of the shares it is captured for: `keccak256(abi.encode(Share[]))`.
    /// @param payBy The last time at which it can be paid.
    /// @param captureBy The last time at which the operator can capture it or mark it as shipped; later the payer can
    /// reclaim. At most 180 days after the payment.
    /// @param refundBy The last time at which a captured amount can be refunded. At most 365 days after `captureBy`.
    /// @param payer The payer; the zero address for anyone.
    struct Quote {
        bytes32 paymentId;
        bytes32 orderKey;
        Coin coin;
        uint256 amount;
        bytes32 splitHash;
        uint48 payBy;
        uint48 captureBy;
        uint48 refundBy;
        address payer;
    }

    /// @notice The state of a payment.
    /// @param payer The payer, who receives everything that is returned; the zero address if there is no such payment.
    /// @param coin The coin.
    /// @param held The amount neither captured nor returned.
    /// @param refundable The amount captured and not refunded.
    /// @param splitHash The hash of the shares it is captured for.
    /// @param captureBy See `Quote`.
    /// @param refundBy See `Quote`.
    /// @param stage The stage.
    struct Payment {
        address payer;
        Coin coin;
        uint256 held;
        uint256 refundable;
        bytes32 splitHash;
        uint256 captureBy;
        uint256 refundBy;
        Stage stage;
    }

    /// @notice An order was paid.
    event OrderPaid(
        bytes32 indexed paymentId,
        bytes32 indexed orderKey,
        address indexed payer,
        Coin coin,
        uint256 amount,
        bytes32 splitHash,
        uint256 captureBy,
        uint256 refundBy
    );

    /// @notice The held amount of a payment was credited to its shares. Nothing is held afterwards.
    /// @param paymentId The payment.
    /// @param caller The account that captured it.
    /// @param coin The coin.
    /// @param amount The total amount, which can be refunded from now on.
    /// @param payouts The amount credited to each account.
    event OrderCaptured(
        bytes32 indexed paymentId, address indexed caller, Coin coin, uint256 amount, ICredits.Payout[] payouts
    );

    /// @notice All or a part of a payment was credited back to the payer before it was captured.
    /// @param held The amount still held.
    event OrderVoided(bytes32 indexed paymentId, address indexed payer, Coin coin, uint256 amount, uint256 held);

    /// @notice All or a part of a captured payment was credited back to the payer.
    /// @param from The account that paid for the refund.
    /// @param refundable The amount that can still be refunded.
    event OrderRefunded(
        bytes32 indexed paymentId,
        address indexed payer,
        address indexed from,
        Coin coin,
        uint256 amount,
        uint256 refundable
    );

    /// @notice The payer took back the held amount because it was not captured in time. Nothing is held afterwards.
    /// @param to The receiver.
    event OrderReclaimed(
        bytes32 indexed paymentId, address indexed payer, address indexed to, Coin coin, uint256 amount
    );

    /// @notice The payer released the held amount to the shop. Anyone can capture it.
    event OrderReleased(bytes32 indexed paymentId, address indexed payer, uint256 held);

    /// @notice The operator marked an order as shipped. The payer can no longer reclaim.
    event OrderShipped(bytes32 indexed paymentId, address indexed operator, uint256 held);

    /// @notice An amount that was sent here without a quote was swept.
    event Swept(Coin indexed coin, address indexed to, uint256 amount);

    /// @notice Thrown when a quote is not signed by a quoter. `signer` is the zero address if it cannot be recovered.
    error MallCheckout_NotQuoter(address signer);

    /// @notice Thrown when a quoter that is a contract rejects the signature (ERC-1271).
    error MallCheckout_InvalidSignature(address signer);

    /// @notice Thrown when a quote has expired.
    error MallCheckout_QuoteExpired(uint256 payBy);

    /// @notice Thrown when the deadlines of a quote are not in order or too late.
    error MallCheckout_InvalidDeadlines(uint256 payBy, uint256 captureBy, uint256 refundBy);

    /// @notice Thrown when an amount is 0 or exceeds 128 bits.
    error MallCheckout_InvalidAmount(uint256 amount);

    /// @notice Thrown when the payment id is 0.
    error MallCheckout_InvalidPaymentId();

    /// @notice Thrown when the quote is for another payer, or the caller is not the payer.
    error MallCheckout_NotPayer(address caller, address payer);

    /// @notice Thrown when the payment id was used before.
    error MallCheckout_PaymentExists(bytes32 paymentId);

    /// @notice Thrown when the order was already paid, with this or another quote.
    error MallCheckout_OrderPaid(bytes32 orderKey, bytes32 paymentId);

    /// @notice Thrown when there are no quotes, more than `limit`, or a different number of signatures.
    error MallCheckout_InvalidBatch(uint256 quotes, uint256 signatures, uint256 limit);

    /// @notice Thrown when the native coin would be paid through Permit2.
    error MallCheckout_NotAToken();

    /// @notice Thrown when nothing is held for the payment: it was never paid, or is captured or returned.
    error MallCheckout_NothingHeld(bytes32 paymentId);

    /// @notice Thrown when an amount exceeds what is held.
    error MallCheckout_InsufficientHeld(uint256 amount, uint256 held);

    /// @notice Thrown when an amount exceeds what can be refunded.
    error MallCheckout_InsufficientRefundable(uint256 amount, uint256 refundable);

    /// @notice Thrown when the shares are not those of the quote.
    error MallCheckout_SplitMismatch(bytes32 expected, bytes32 given);

    /// @notice Thrown when the caller is not among the shares.
    error MallCheckout_NotPayee(address caller);

    /// @notice Thrown when the operator acts after `captureBy`.
    error MallCheckout_CaptureExpired(uint256 captureBy);

    /// @notice Thrown when a refund is made after `refundBy`.
    error MallCheckout_RefundExpired(uint256 refundBy);

    /// @notice Thrown when the payer reclaims before `captureBy` has passed.
    error MallCheckout_TooEarly(uint256 captureBy);

    /// @notice Thrown when the payment's stage does not allow the call.
    error MallCheckout_InvalidStage(Stage stage);

    /// @notice Thrown when the receiver is the zero address.
    error MallCheckout_InvalidReceiver();

    /// @notice Thrown when there is nothing to sweep.
    error MallCheckout_NothingToSweep(Coin coin);

    /// @notice Thrown when a sweep would leave less of a coin than is held for payments.
    error MallCheckout_InsufficientBalance(Coin coin, uint256 held, uint256 balance);

    /// @notice Pays a quote with the value of the call, or with a token through an allowance.
    /// @param quote The quote.
    /// @param signature The quoter's signature: 64 or 65 bytes of ECDSA; or, if the quoter is a contract, its address
    /// (20 bytes) followed by its ERC-1271 signature (any length but 44 and 45).
    function pay(Quote calldata quote, bytes calldata signature) external payable;

    /// @notice Pays several quotes, all or none. The value must be the sum of those in the native coin.
    /// @param quotes The quotes, at most 50.
    /// @param signatures One signature for each quote.
    function payMany(Quote[] calldata quotes, bytes[] calldata signatures) external payable;

    /// @notice Pays a quote in a token with a Permit2 signature over this quote. Anyone may submit it.
    /// @param quote The quote.
    /// @param signature The quoter's signature.
    /// @param payer The account that signed the permit and pays.
    /// @param nonce The permit's nonce.
    /// @param deadline The permit's deadline.
    /// @param permitSignature The payer's signature for exactly the quote's coin and amount, with the quote as witness.
    function payWithPermit2(
        Quote calldata quote,
        bytes calldata signature,
        address payer,
        uint256 nonce,
        uint256 deadline,
        bytes calldata permitSignature
    ) external;

    /// @notice Credits the held amount of a payment to its shares. Only the operator; anyone once it is released, or
    /// shipped and `refundBy` has passed.
    /// @param paymentId The payment.
    /// @param split The shares of the quote.
    function capture(bytes32 paymentId, Share[] calldata split) external;

    /// @notice Credits all or a part of the held amount back to the payer. Only the operator.
    function void(bytes32 paymentId, uint256 amount) external;

    /// @notice Refunds all or a part of a captured payment from the caller's wallet: the value of the call, or a token
    /// through an allowance. Only the operator.
    function refund(bytes32 paymentId, uint256 amount) external payable;

    /// @notice Like `refund`, for an account the payment was captured for.
    /// @param split The shares of the quote, which include the caller.
    function refundAsPayee(bytes32 paymentId, uint256 amount, Share[] calldata split) external payable;

    /// @notice Releases the held amount to the shop. Only the payer; cannot be undone.
    function release(bytes32 paymentId) external;

    /// @notice Takes back the held amount after `captureBy`, unless it is shipped or released. Only the payer.
    /// @param to The receiver.
    function reclaim(bytes32 paymentId, address to) external;

    /// @notice Marks an order as shipped: the payer can no longer reclaim. Only the operator, until `captureBy`.
    function markShipped(bytes32 paymentId) external;

    /// @notice Sends what was transferred here without a quote, for example to return it. Only the owner and admins.
    /// @param coin The coin.
    /// @param to The receiver.
    function sweep(Coin coin, address to) external;

    /// @notice The state of a payment.
    function payment(bytes32 paymentId) external view returns (Payment memory);

    /// @notice The payment of an order; 0 if it is not paid.
    function paymentOf(bytes32 orderKey) external view returns (bytes32 paymentId);

    /// @notice The total held in a coin for all payments.
    function heldOf(Coin coin) external view returns (uint256);

    /// @notice The EIP-712 digest that a quoter signs.
    function digestOf(Quote calldata quote) external view returns (bytes32);

    /// @notice The ledger that captured, voided and refunded amounts are credited in.
    function credits() external view returns (address);

    /// @notice The address of Permit2 on this chain.
    function permit2() external view returns (address);
}
