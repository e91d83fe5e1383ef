// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice The Pet Name Service: names that end in `.pet`, as ERC-721 tokens that are registered for whole years.
///
/// A name has 3 to 32 characters: lower-case letters, digits and single hyphens between them. No other character is allowed,
/// so that no two names look alike. The token id is the name itself, its characters as bytes.
///
/// To register a name, an account first submits a commitment that hides it, waits a minute, and registers within a day:
/// nobody who watches the mempool can register it first. The price depends on the name's length and the number of years.
/// After its expiry a name is in a grace period of 90 days: anyone may renew it for its owner, but it cannot be transferred
/// and has no records. After that it can be registered by anyone.
///
/// Trust: the owner and admins set the prices and the fee recipient, and pause registration. They cannot take, transfer or
/// expire a name. Every registration records the prices it was made under, and the name can always be renewed at those, in
/// their coin, whatever is set later. The payer may use the current prices instead, so that owners benefit from lower ones. A
/// maximum price would not protect owners: it means nothing once prices are set in another coin. Renewal is never paused.
interface INames {
    /// @notice The state of a name.
    enum State {
        Free,
        Live,
        Grace
    }

    /// @notice The terms of a registration.
    /// @param name The name without `.pet`.
    /// @param owner The owner of the name.
    /// @param yearCount The number of years, 1 to 10.
    /// @param secret Known only to the account that made the commitment.
    struct Registration {
        string name;
        address owner;
        uint256 yearCount;
        bytes32 secret;
    }

    /// @notice The current facts of a name.
    /// @param name The name without `.pet`.
    /// @param holder The owner, also after the expiry; the zero address if the name was never registered.
    /// @param expiry When the registration ends.
    /// @param state The state of the name.
    struct Name {
        string name;
        address holder;
        uint256 expiry;
        State state;
    }

    /// @notice A name was registered under the latest prices.
    /// @param tokenId The name.
    /// @param owner The owner of the name.
    /// @param name The name without `.pet`.
    /// @param expiry When the registration ends.
    /// @param coin The coin of the price.
    /// @param price The price paid.
    event NameRegistered(
        uint256 indexed tokenId, address indexed owner, string name, uint256 expiry, Coin coin, uint256 price
    );

    /// @notice A name was renewed for its owner.
    /// @param tokenId The name.
    /// @param payer The account that paid.
    /// @param expiry When the registration ends now.
    /// @param coin The coin of the price.
    /// @param price The price paid.
    event NameRenewed(uint256 indexed tokenId, address indexed payer, uint256 expiry, Coin coin, uint256 price);

    /// @notice New prices were set, per year.
    /// @param pricesId The number of these prices, which names registered from now on record.
    /// @param coin The coin of the prices.
    /// @param three The price of a name with three characters.
    /// @param four The price of a name with four characters.
    /// @param longer The price of a name with five or more characters.
    event PricesSet(uint256 indexed pricesId, Coin coin, uint256 three, uint256 four, uint256 longer);

    /// @notice The payments in a coin were credited to the fee recipient.
    event FeeClaimed(address indexed recipient, Coin indexed coin, uint256 amount);

    /// @notice The metadata of a name changed (ERC-4906): its expiry did.
    event MetadataUpdate(uint256 tokenId);

    /// @notice The metadata of the contract was set (ERC-7572).
    event ContractURIUpdated();

    /// @notice Thrown when the name is not valid.
    error Names_InvalidName(string name);

    /// @notice Thrown when the number of years is not between 1 and 10.
    error Names_InvalidYears(uint256 yearCount);

    /// @notice Thrown when a renewal would end more than 100 years from now.
    error Names_ExpiryTooFar(uint256 expiry, uint256 max);

    /// @notice Thrown when the commitment does not exist, is less than a minute old, or is a day old or more.
    error Names_NotCommitted(bytes32 commitment, uint256 committedAt);

    /// @notice Thrown when the name is registered, or in its grace period.
    error Names_Taken(uint256 tokenId, uint256 expiry);

    /// @notice Thrown when the name is not registered.
    error Names_NotRegistered(uint256 tokenId);

    /// @notice Thrown when the name has expired.
    error Names_Expired(uint256 tokenId, uint256 expiry);

    /// @notice Thrown when coin or price are not what the caller named.
    error Names_PriceMismatch(Coin coin, uint256 price);

    /// @notice Thrown when a price is 0.
    error Names_InvalidPrice();

    /// @notice Thrown when there is no payment to claim in this coin.
    error Names_NothingToClaim(Coin coin);

    /// @notice Submits a commitment. A commitment that is still valid is not changed, so that nobody can delay somebody
    /// else's by submitting it again.
    /// @param commitment See `commitmentOf`.
    function commit(bytes32 commitment) external;

    /// @notice Registers a name with a commitment that is at least a minute and less than a day old. Anyone may send it: the
    /// name goes to the owner in the commitment.
    /// @param registration The terms that were committed to.
    /// @param coin The coin of the price, as the caller expects it.
    /// @param price The price, as the caller expects it: the value sent, or a token with an allowance.
    /// @return tokenId The name.
    function register(Registration calldata registration, Coin coin, uint256 price)
        external
        payable
        returns (uint256 tokenId);

    /// @notice Extends the registration of a name that is live or in its grace period. Anyone may pay. Never paused.
    /// @param tokenId The name.
    /// @param yearCount The number of years to add, 1 to 10.
    /// @param coin The coin of the price, as the caller expects it.
    /// @param price The price: by the prices recorded at registration, or by the current ones.
    function renew(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price) external payable;

    /// @notice Sets the prices per year for names that are registered from now on. Only the owner and admins.
    /// @param coin The coin of the prices.
    /// @param three The price of a name with three characters.
    /// @param four The price of a name with four characters.
    /// @param longer The price of a name with five or more characters.
    function setPrices(Coin coin, uint80 three, uint80 four, uint80 longer) external;

    /// @notice Credits the payments in a coin to the fee recipient. Anyone may call it. Never paused.
    /// @return amount The amount credited.
    function claimFee(Coin coin) external returns (uint256 amount);

    /// @notice Returns when a commitment was submitted; 0 if never.
    function committedAt(bytes32 commitment) external view returns (uint256 time);

    /// @notice Returns the current facts of a name.
    function nameOf(uint256 tokenId) external view returns (Name memory name);

    /// @notice Returns the price to register a name that is free, or to renew one that is not. The renewal price is the one
    /// recorded at registration, or the current one if that is lower in the same coin.
    /// @param tokenId The name.
    /// @param yearCount The number of years.
    /// @return coin The coin of the price.
    /// @return price The price.
    function priceOf(uint256 tokenId, uint256 yearCount) external view returns (Coin coin, uint256 price);

    /// @notice Returns the ledger that payments are credited in.
    function credits() external view returns (address);

    /// @notice Returns the metadata of the contract (ERC-7572) as a data URI.
    function contractURI() external pure returns (string memory);

    /// @notice Returns the token id of a name. Reverts if the name is not valid.
    function tokenIdOf(string calldata name) external pure returns (uint256 tokenId);

    /// @notice Returns the commitment to submit before registering.
    function commitmentOf(Registration calldata registration) external pure returns (bytes32 commitment);
}
