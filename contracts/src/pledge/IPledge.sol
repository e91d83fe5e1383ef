// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Exchanges tokens for fungible shares of their collection, and shares for tokens.
///
/// Pledging a token mints its shares to the pledger, less the fee, and moves the token here. At first only the pledger can
/// redeem it, for its full number of shares; after the redeem limit anyone can. After the discount time it costs fewer
/// shares. Shares are an ERC-6909 multi-token with one id per collection. All pledged tokens of a collection have the same
/// number of shares, so that every share is worth the same: pledge only tokens worth about as much as the cheapest one.
///
/// Only collections whose supply cannot grow at will are accepted. Otherwise anyone able to mint could pledge worthless
/// tokens and redeem valuable ones with their shares. The platform's collections and the gacha, whose pets are all paid for,
/// report it with `isSupplyFixed`, which never becomes false again. The report of a foreign collection proves nothing, and
/// names can be registered at will, so both are refused.
///
/// The number of shares, including unclaimed fees and reserves, always equals the number of shares of the pledged tokens. A
/// discount is burnt from the fee of the same token, so every share stays backed. If the discount equals the fee, the shares
/// minted to a pledger are enough to redeem the token; otherwise, and before the discount time, the pledger has to get the
/// missing shares from other holders, such as the platform.
///
/// Trust: owner and admins choose the collections and their settings, set the fee recipient and pause pledging. A pledged
/// token keeps the settings it was pledged under, and the number of shares cannot change while a token of the collection is
/// pledged. They can neither move a token nor mint shares. Redeeming is never paused and depends on nobody.
interface IPledge {
    /// @notice The settings of a collection.
    /// @param redeemLimit For how many seconds only the pledger can redeem, at most 365 days.
    /// @param feePercent The fee, in basis points of the shares (100 = 1%), at most 1000.
    /// @param sharesCount The number of shares of a token.
    /// @param discountTime After how many seconds the discount applies, at most 365 days.
    /// @param discountPrecent The discount, in basis points of the shares, at most the fee.
    struct Settings {
        uint32 redeemLimit;
        uint16 feePercent;
        uint96 sharesCount;
        uint32 discountTime;
        uint16 discountPrecent;
    }

    /// @notice A pledged token. All fields are 0 if the token is not pledged.
    /// @param from The pledger.
    /// @param time When it was pledged.
    /// @param nftContract The collection.
    /// @param tokenId The token.
    /// @param coin The id of the shares.
    /// @param sharesCount The number of its shares.
    /// @param feeAmount The fee, in shares.
    /// @param redeemTime When anyone can redeem it.
    /// @param discountAt When the discount applies.
    /// @param redeemPrice The shares it costs now.
    struct Pledged {
        address from;
        uint256 time;
        address nftContract;
        uint256 tokenId;
        uint256 coin;
        uint256 sharesCount;
        uint256 feeAmount;
        uint256 redeemTime;
        uint256 discountAt;
        uint256 redeemPrice;
    }

    /// @notice The shares of a collection. They add up to `held` times the shares of a token.
    /// @param held The number of pledged tokens.
    /// @param circulating The shares owned by accounts.
    /// @param fees The shares the fee recipient can claim.
    /// @param reserved The shares reserved for discounts.
    struct Pool {
        uint256 held;
        uint256 circulating;
        uint256 fees;
        uint256 reserved;
    }

    /// @notice Whether an account can redeem a token, or why not.
    enum RedeemStatus {
        Yes,
        NotPledged,
        OnlyPledger,
        TooFewShares
    }

    /// @notice The settings of a collection were set.
    /// @param collection The collection.
    /// @param version The version of the settings, counted from 1.
    /// @param settings The settings.
    event SettingsSet(address indexed collection, uint256 version, Settings settings);

    /// @notice Pledging was opened or closed for a collection.
    event OpenSet(address indexed collection, bool isOpen);

    /// @notice A token was pledged.
    /// @param collection The collection.
    /// @param tokenId The token.
    /// @param from The pledger, who received the shares less the fee.
    /// @param coin The id of the shares.
    /// @param sharesCount The number of the token's shares.
    /// @param feeAmount The fee, in shares.
    /// @param time When it was pledged.
    /// @param redeemTime When anyone can redeem it.
    /// @param discountAt When the discount applies.
    /// @param discount The discount, in shares.
    event Securitized(
        address indexed collection,
        uint256 indexed tokenId,
        address indexed from,
        uint256 coin,
        uint256 sharesCount,
        uint256 feeAmount,
        uint256 time,
        uint256 redeemTime,
        uint256 discountAt,
        uint256 discount
    );

    /// @notice A token was redeemed.
    /// @param collection The collection.
    /// @param tokenId The token.
    /// @param by The account whose shares were burnt.
    /// @param to The receiver of the token.
    /// @param shares The number of shares burnt.
    event Redeemed(address indexed collection, uint256 indexed tokenId, address indexed by, address to, uint256 shares);

    /// @notice The fee recipient claimed its shares of a collection.
    event FeeClaimed(address indexed collection, address indexed recipient, uint256 shares);

    /// @notice Thrown when the collection is neither the gacha nor a collection of the platform: nothing proves that its supply
    /// is fixed.
    error Pledge_SupplyNotProven(address collection);

    /// @notice Thrown when tokens of the collection can still be minted at will.
    error Pledge_SupplyNotFixed(address collection);

    /// @notice Thrown when there are no shares, the fee is above 10%, or the discount is above the fee.
    error Pledge_InvalidSettings(uint256 sharesCount, uint256 feePercent, uint256 discountPrecent);

    /// @notice Thrown when the redeem limit or the discount time is longer than `max` seconds.
    error Pledge_InvalidTimes(uint256 redeemLimit, uint256 discountTime, uint256 max);

    /// @notice Thrown when the number of shares would change while tokens are pledged.
    error Pledge_SharesFixed(address collection, uint256 sharesCount);

    /// @notice Thrown when pledging is closed for the collection.
    error Pledge_NotOpen(address collection);

    /// @notice Thrown when the current version of the settings is not the one the caller expects.
    error Pledge_SettingsMismatch(address collection, uint256 version);

    /// @notice Thrown when the token was not received, or is already pledged.
    error Pledge_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when the token is not pledged.
    error Pledge_NotPledged(address collection, uint256 tokenId);

    /// @notice Thrown when only the pledger can redeem.
    error Pledge_OnlyPledger(address from, uint256 until);

    /// @notice Thrown when the caller has too few shares.
    error Pledge_InsufficientShares(uint256 needed, uint256 held);

    /// @notice Thrown when the token costs more shares than the caller accepts.
    error Pledge_PriceAboveMaximum(uint256 price, uint256 max);

    /// @notice Thrown when the receiver of a token or of shares is the zero address or this contract.
    error Pledge_InvalidReceiver(address to);

    /// @notice Thrown when the caller is not the fee recipient.
    error Pledge_NotFeeRecipient(address caller);

    /// @notice Thrown when there are no fees to claim.
    error Pledge_NothingToClaim(address collection);

    /// @notice Sets the settings of a collection and opens pledging. Only the owner and admins.
    function setSettings(address collection, Settings calldata settings) external;

    /// @notice Opens or closes pledging for a collection. Only the owner and admins.
    function setOpen(address collection, bool isOpen) external;

    /// @notice Pledges the caller's token for its shares less the fee. Needs an approval.
    /// @param collection The collection.
    /// @param tokenId The token.
    /// @param version The version of the settings the caller expects.
    /// @return shares The number of shares minted to the caller.
    function securitize(address collection, uint256 tokenId, uint256 version) external returns (uint256 shares);

    /// @notice Redeems a token for shares of the caller. Never paused.
    /// @param collection The collection.
    /// @param tokenId The token.
    /// @param to The receiver. It is not called.
    /// @param maxShares The most shares the caller gives: the token may have been redeemed and pledged again in the meantime,
    /// and its discount may be gone.
    /// @return shares The number of shares burnt.
    function redeem(address collection, uint256 tokenId, address to, uint256 maxShares)
        external
        returns (uint256 shares);

    /// @notice Mints the unclaimed fees of a collection to the fee recipient. Only the fee recipient, so that shares never go
    /// to a contract that cannot use them; never paused.
    /// @return shares The number of shares minted.
    function claim(address collection) external returns (uint256 shares);

    /// @notice Returns whether an account can redeem a token now, or why not.
    /// @param who The account.
    /// @param collection The collection.
    /// @param tokenId The token.
    /// @return answer Yes, or the reason why not.
    /// @return shares The number of shares the token costs now; 0 if it is not pledged.
    function canRedeem(address who, address collection, uint256 tokenId)
        external
        view
        returns (RedeemStatus answer, uint256 shares);

    /// @notice Returns the settings of a collection.
    /// @return settings The settings; all 0 if never set.
    /// @return version Their version.
    /// @return isOpen Whether tokens can be pledged.
    function settingsOf(address collection)
        external
        view
        returns (Settings memory settings, uint256 version, bool isOpen);

    /// @notice Returns a pledged token.
    function pledgeOf(address collection, uint256 tokenId) external view returns (Pledged memory);

    /// @notice Returns the shares of a collection.
    function poolOf(address collection) external view returns (Pool memory);

    /// @notice Returns the id of the shares of a collection.
    function shareIdOf(address collection) external pure returns (uint256 id);
}
