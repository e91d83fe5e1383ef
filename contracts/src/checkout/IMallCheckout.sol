// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {ICredits} from "../shared/ICredits.sol";
import {Role} from "../shared/IRoles.sol";
import {Share} from "../shared/Shares.sol";

/// @dev Signs quotes; a hot key of the server. Moves no money.
Role constant QUOTER = Role.wrap("quoter");

/// @dev Captures, voids, refunds and marks as shipped.
Role constant OPERATOR = Role.wrap("mall operator");

/// @notice Takes the mall's payments and keeps each until it is captured for the shop or goes back to who paid.
///
/// An order is paid by a quote: signed by a quoter, for one order, one coin, one exact amount, until one moment. From then
/// on the money can go two ways only: to the payer, or to the accounts whose hash the quote carried.
///
/// - The operator captures for the shop until `captureBy`, or whenever it has marked the order as shipped before.
/// - The payer releases to the shop whenever they like; from then on anyone may capture, and nobody can void.
/// - The operator voids, in part or all, until it is captured or released: back to the payer.
/// - The payer reclaims after `captureBy`, unless it is shipped or released.
/// - After `refundBy` anyone may capture what is shipped: with the operator gone, nothing stays for ever.
/// - What was captured is refunded, in part or all, until `refundBy`, out of the operator's or the shop's wallet.
///
/// Captured, voided and refunded money becomes credits (`ICredits`), so that no receiver can hold up another.
///
/// Trust: a stolen operator key captures too early or voids, and never sends money anywhere else. A stolen quoter key signs
/// quotes for whoever pays them, and touches nothing that was paid. Owner and admins list coins, pause paying (never an
/// exit) and take out what came here without a quote; they cannot touch what is held for anyone.
interface IMallCheckout {
    /// @notice How far a payment has come. What it holds says whether it is over.
    enum Stage {
        Paid,
        Shipped,
        Released
    }

    /// @notice An offer to be paid, signed by a quoter (EIP-712).
    /// @param paymentId Names this payment; used once.
    /// @param orderKey Names the order; of all its quotes one is paid, once.
    /// @param coin What is paid in.
    /// @param amount Exactly how much.
    /// @param splitHash Hash of the shares it is captured for: `keccak256(abi.encode(Share[]))`.
    /// @param payBy Until when it can be paid.
    /// @param captureBy Until when the operator captures or marks as shipped; after it the payer reclaims.
    /// @param refundBy Until when what was captured can be refunded.
    /// @param payer Who pays; the null address for anyone.
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

    /// @notice A payment as it is now.
    /// @param payer Who paid, and whom all that goes back goes to; the null address if there is no such payment.
    /// @param coin What was paid in.
    /// @param held What is held: neither captured nor gone back.
    /// @param refundable What was captured and not refunded.
    /// @param splitHash Hash of the shares it is captured for.
    /// @param captureBy See `Quote`.
    /// @param refundBy See `Quote`.
    /// @param stage How far it has come.
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

    /// @notice What was left of a payment was credited to its shares. Nothing is held any more.
    /// @param paymentId The payment.
    /// @param caller Who captured.
    /// @param coin What it is counted in.
    /// @param amount All of it, and what can be refunded from now on.
    /// @param dues Who was credited how much.
    event OrderCaptured(
        bytes32 indexed paymentId, address indexed caller, Coin coin, uint256 amount, ICredits.Due[] dues
    );

    /// @notice A part of a payment, or all of it, was credited back to the payer before it was captured.
    /// @param held What is still held.
    event OrderVoided(bytes32 indexed paymentId, address indexed payer, Coin coin, uint256 amount, uint256 held);

    /// @notice A part of what was captured, or all of it, was credited back to the payer.
    /// @param from Who paid for it.
    /// @param refundable What can still be refunded.
    event OrderRefunded(
        bytes32 indexed paymentId,
        address indexed payer,
        address indexed from,
        Coin coin,
        uint256 amount,
        uint256 refundable
    );

    /// @notice The payer took back what was left, because it was not captured in time. Nothing is held any more.
    /// @param to Where it was sent.
    event OrderReclaimed(
        bytes32 indexed paymentId, address indexed payer, address indexed to, Coin coin, uint256 amount
    );

    /// @notice The payer let the shop have what is held. Anyone may capture it.
    event OrderReleased(bytes32 indexed paymentId, address indexed payer, uint256 held);

    /// @notice The operator marked an order as shipped. The payer can no longer reclaim.
    event OrderShipped(bytes32 indexed paymentId, address indexed operator, uint256 held);

    /// @notice What had come without a quote was sent away.
    event StraySwept(Coin indexed coin, address indexed to, uint256 amount);

    /// @notice Thrown when a quote is not signed by a quoter. `signer` is the null address where none can be read.
    error MallCheckout_NotQuoter(address signer);

    /// @notice Thrown when a quoter that is a contract does not stand by the signature (ERC-1271).
    error MallCheckout_BadSignature(address signer);

    /// @notice Thrown when a quote is paid too late.
    error MallCheckout_QuoteExpired(uint256 payBy);

    /// @notice Thrown when a quote's moments do not follow each other, or lie too far ahead.
    error MallCheckout_WrongTimes(uint256 payBy, uint256 captureBy, uint256 refundBy);

    /// @notice Thrown when an amount is nothing, or does not fit 128 bits.
    error MallCheckout_WrongAmount(uint256 amount);

    /// @notice Thrown when a quote names no payment.
    error MallCheckout_NoPaymentId();

    /// @notice Thrown when a quote is for another payer, or somebody else does what only the payer may.
    error MallCheckout_NotPayer(address caller, address payer);

    /// @notice Thrown when a payment of this name was made before.
    error MallCheckout_PaymentExists(bytes32 paymentId);

    /// @notice Thrown when an order was paid before, by this or another quote.
    error MallCheckout_OrderPaid(bytes32 orderKey, bytes32 paymentId);

    /// @notice Thrown when there are no quotes, more than `limit`, or not one signature for each.
    error MallCheckout_WrongLists(uint256 quotes, uint256 signatures, uint256 limit);

    /// @notice Thrown when the chain's own coin would be paid through Permit2.
    error MallCheckout_NotAToken();

    /// @notice Thrown when nothing is held under this name: never paid, captured, or all gone back.
    error MallCheckout_NothingHeld(bytes32 paymentId);

    /// @notice Thrown when more would go back than is held.
    error MallCheckout_MoreThanHeld(uint256 amount, uint256 held);

    /// @notice Thrown when more would be refunded than was captured and not refunded.
    error MallCheckout_MoreThanRefundable(uint256 amount, uint256 refundable);

    /// @notice Thrown when the shares are not those of the quote.
    error MallCheckout_WrongSplit(bytes32 expected, bytes32 given);

    /// @notice Thrown when the caller is none of the accounts the payment was captured for.
    error MallCheckout_NotPayee(address caller);

    /// @notice Thrown when the operator is too late.
    error MallCheckout_CaptureExpired(uint256 captureBy);

    /// @notice Thrown when it is too late to refund.
    error MallCheckout_RefundExpired(uint256 refundBy);

    /// @notice Thrown when the payer reclaims too early.
    error MallCheckout_TooEarly(uint256 captureBy);

    /// @notice Thrown when a payment has come too far for this.
    error MallCheckout_WrongStage(Stage stage);

    /// @notice Thrown when money would be sent to the null address.
    error MallCheckout_NoReceiver();

    /// @notice Thrown when there is nothing here that came without a quote.
    error MallCheckout_NothingStray(Coin coin);

    /// @notice Thrown when a sweep would leave less of a coin than is held for payments.
    error MallCheckout_WouldBeShort(Coin coin, uint256 held, uint256 left);

    /// @notice Pays a quote: with the value sent along, or a token by an allowance for exactly the amount.
    /// @param quote The quote.
    /// @param signature A quoter's: 64 or 65 bytes of ECDSA; or, if the quoter is a contract, its address (20 bytes)
    /// and then what it answers for by ERC-1271 (any length but 44 and 45).
    function pay(Quote calldata quote, bytes calldata signature) external payable;

    /// @notice Pays several quotes, all or none. The value must be the sum of those in the chain's own coin.
    /// @param quotes At most 50.
    /// @param signatures One for each.
    function payMany(Quote[] calldata quotes, bytes[] calldata signatures) external payable;

    /// @notice Pays a quote in a token by a Permit2 signature over this very quote, which anyone may hand in.
    /// @param quote The quote.
    /// @param signature A quoter's.
    /// @param payer Who signed the permit and pays.
    /// @param nonce The permit's.
    /// @param deadline The permit's.
    /// @param permitSignature The payer's, for exactly the quote's coin and amount, with the quote as witness.
    function payWithPermit2(
        Quote calldata quote,
        bytes calldata signature,
        address payer,
        uint256 nonce,
        uint256 deadline,
        bytes calldata permitSignature
    ) external;

    /// @notice Credits what is left of a payment to its shares. The operator; anyone once it is released, or shipped and
    /// `refundBy` has passed.
    /// @param paymentId The payment.
    /// @param split The shares of the quote.
    function capture(bytes32 paymentId, Share[] calldata split) external;

    /// @notice Credits a part of what is held, or all of it, back to the payer. Only the operator.
    function void(bytes32 paymentId, uint256 amount) external;

    /// @notice Credits the payer a part of what was captured, or all of it, out of the caller's wallet: the value sent
    /// along, or a token by allowance. Only the operator.
    function refund(bytes32 paymentId, uint256 amount) external payable;

    /// @notice The same for an account the payment was captured for.
    /// @param split The shares of the quote, the caller's among them.
    function refundAsPayee(bytes32 paymentId, uint256 amount, Share[] calldata split) external payable;

    /// @notice Lets the shop have what is held. Only the payer; cannot be undone.
    function release(bytes32 paymentId) external;

    /// @notice Takes back what is held after `captureBy`, unless it is shipped or released. Only the payer.
    /// @param to Where to send it.
    function reclaim(bytes32 paymentId, address to) external;

    /// @notice Marks an order as shipped: the payer can no longer reclaim. Only the operator, until `captureBy`.
    function markShipped(bytes32 paymentId) external;

    /// @notice Sends away what came here without a quote. Only the owner and admins.
    /// @param coin The coin.
    /// @param to Whom to send it to: back to who lost it.
    function sweep(Coin coin, address to) external;

    /// @notice A payment as it is now.
    function payment(bytes32 paymentId) external view returns (Payment memory);

    /// @notice The payment that paid an order, or 0.
    function paymentOf(bytes32 orderKey) external view returns (bytes32 paymentId);

    /// @notice What is held in a coin for all payments together.
    function heldOf(Coin coin) external view returns (uint256);

    /// @notice What a quoter signs.
    function digestOf(Quote calldata quote) external view returns (bytes32);

    /// @notice The ledger that captured, voided and refunded money is credited in.
    function credits() external view returns (address);

    /// @notice Where Permit2 is on this chain.
    function permit2() external view returns (address);
}
