// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Turns a token into shares of its collection, and shares back into a token.
///
/// Whoever pledges a token gets its shares, less the house's fee; the token is here from then on. For a time only the pledger
/// takes it back, by giving its full number of shares; after that anyone may. From a later moment on it costs fewer. Shares
/// are a coin (ERC-6909), one for each collection, and every one of them is as good as every other: all tokens of a
/// collection that are here have the same number of shares.
///
/// The shares there are, those that wait here for the house included, are always exactly the shares of the tokens that are
/// here. The fee pays for the discount: what a token costs less is burnt out of the fee that was kept back for it, so no
/// share is ever left without a token behind it. A discount as high as the fee makes the shares a pledger was given enough
/// to take the token back; with a lower one, or before, the missing ones must be had from others, as the house.
///
/// Trust: owner and admins say which collections are taken on which settings, who gets the fees, and pause pledging. What is
/// here keeps the settings it came under; the number of shares cannot change while a token of the collection is here. They
/// can neither move a token nor make a share. Redeeming and claiming never ask them, nor the pause.
interface IPledge {
    /// @notice How tokens of a collection are taken.
    /// @param redeemLimit For how many seconds only the pledger may redeem.
    /// @param feePercent The house's part of the shares, in basis points (100 = 1%), at most 1000.
    /// @param sharesCount How many shares a token has.
    /// @param discountTime After how many seconds it is redeemed for fewer.
    /// @param discountPrecent For how many fewer, in basis points of its shares, at most the fee.
    struct Settings {
        uint32 redeemLimit;
        uint16 feePercent;
        uint96 sharesCount;
        uint32 discountTime;
        uint16 discountPrecent;
    }

    /// @notice A token that is here.
    /// @param from Who pledged it; the null address if it is not here.
    /// @param time When.
    /// @param nftContract Its collection.
    /// @param tokenId The token.
    /// @param coin Its shares' id.
    /// @param sharesCount How many shares it has.
    /// @param feeAmount How many of them were the house's fee.
    /// @param redeemTime From when on anyone may redeem.
    /// @param discountAt From when on it is redeemed for fewer.
    /// @param redeemPrice How many shares it is redeemed for now.
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

    /// @notice Where the shares of a collection are. Together they are `held` times the shares of a token.
    /// @param held How many tokens are here.
    /// @param circulating Shares in people's hands.
    /// @param fees Shares the house may claim.
    /// @param reserved Shares kept back for discounts.
    struct Pool {
        uint256 held;
        uint256 circulating;
        uint256 fees;
        uint256 reserved;
    }

    /// @notice Whether somebody can redeem a token, or why not.
    enum Answer {
        Yes,
        NotPledged,
        OnlyPledger,
        TooFewShares
    }

    /// @notice How tokens of a collection are taken from now on.
    /// @param collection The collection.
    /// @param version Counts its settings.
    /// @param settings The settings.
    event SettingsSet(address indexed collection, uint256 version, Settings settings);

    /// @notice Tokens of a collection are taken from now on, or no longer.
    event OpenSet(address indexed collection, bool isOpen);

    /// @notice A token was pledged.
    /// @param collection Its collection.
    /// @param tokenId The token.
    /// @param from Who pledged it, and has its shares.
    /// @param coin The shares' id.
    /// @param sharesCount How many shares it has.
    /// @param feeAmount How many of them are the house's.
    /// @param time When.
    /// @param redeemTime From when on anyone may redeem.
    /// @param discountAt From when on it is redeemed for fewer.
    /// @param discount For how many fewer.
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
    /// @param collection Its collection.
    /// @param tokenId The token.
    /// @param by Who gave the shares.
    /// @param to Who has the token now.
    /// @param shares How many shares it took.
    event Redeemed(address indexed collection, uint256 indexed tokenId, address indexed by, address to, uint256 shares);

    /// @notice The house's shares of a collection were given to it.
    event FeeClaimed(address indexed collection, address indexed recipient, uint256 shares);

    /// @notice Thrown when what would be taken is no collection, or one whose tokens expire.
    error Pledge_NoCollection(address collection);

    /// @notice Thrown when settings have no shares, a fee above 10%, or a discount above the fee.
    error Pledge_WrongSettings(uint256 sharesCount, uint256 feePercent, uint256 discountPrecent);

    /// @notice Thrown when the number of shares would change while tokens are here.
    error Pledge_SharesFixed(address collection, uint256 sharesCount);

    /// @notice Thrown when tokens of the collection are not taken.
    error Pledge_NotOpen(address collection);

    /// @notice Thrown when the settings are not those the caller agreed to.
    error Pledge_OtherSettings(address collection, uint256 version);

    /// @notice Thrown when the token did not come, or is here already.
    error Pledge_TokenNotReceived(address collection, uint256 tokenId);

    /// @notice Thrown when the token is not here.
    error Pledge_NotPledged(address collection, uint256 tokenId);

    /// @notice Thrown when only the pledger may redeem.
    error Pledge_OnlyPledger(address from, uint256 until);

    /// @notice Thrown when the caller has too few shares.
    error Pledge_TooFewShares(uint256 needed, uint256 held);

    /// @notice Thrown when a token or shares would go to the null address or here, and be lost.
    error Pledge_NoReceiver(address to);

    /// @notice Thrown when there is nothing to claim.
    error Pledge_NothingToClaim(address collection);

    /// @notice Sets how tokens of a collection are taken, and takes them. Only the owner and admins.
    function setSettings(address collection, Settings calldata settings) external;

    /// @notice Takes tokens of a collection, or no longer. Only the owner and admins.
    function setOpen(address collection, bool isOpen) external;

    /// @notice Pledges the caller's token, which needs an approval, for its shares less the fee.
    /// @param collection Its collection.
    /// @param tokenId The token.
    /// @param version The settings the caller agrees to.
    /// @return shares How many shares the caller was given.
    function securitize(address collection, uint256 tokenId, uint256 version) external returns (uint256 shares);

    /// @notice Redeems a token for shares of the caller. Never paused.
    /// @param collection Its collection.
    /// @param tokenId The token.
    /// @param to Who gets it; not asked.
    /// @return shares How many shares it took.
    function redeem(address collection, uint256 tokenId, address to) external returns (uint256 shares);

    /// @notice Gives the house its shares of a collection. Anyone; never paused.
    /// @return shares How many.
    function claim(address collection) external returns (uint256 shares);

    /// @notice Whether somebody can redeem a token now, or why not.
    /// @param who Who would.
    /// @param collection Its collection.
    /// @param tokenId The token.
    /// @return answer Yes, or why not.
    /// @return shares How many shares it takes; 0 if it is not here.
    function canRedeem(address who, address collection, uint256 tokenId)
        external
        view
        returns (Answer answer, uint256 shares);

    /// @notice How tokens of a collection are taken.
    /// @return settings The settings; none if no shares.
    /// @return version What to agree to.
    /// @return isOpen Whether they are taken at all.
    function settingsOf(address collection)
        external
        view
        returns (Settings memory settings, uint256 version, bool isOpen);

    /// @notice A token that is here.
    function pledgeOf(address collection, uint256 tokenId) external view returns (Pledged memory);

    /// @notice Where the shares of a collection are.
    function poolOf(address collection) external view returns (Pool memory);

    /// @notice The id of a collection's shares.
    function shareIdOf(address collection) external pure returns (uint256 id);
}
