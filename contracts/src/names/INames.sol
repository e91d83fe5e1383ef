// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice The Pet Name Service: names that end in `.pet`, held as ERC-721 tokens for whole years.
///
/// A name has 3 to 32 characters: small letters, digits and single hyphens between them. Nothing else is a name, so that no
/// two names look alike by a trick of writing. The token's id is the name itself, its letters as bytes.
///
/// Who wants a name first commits to it without saying which, waits a minute, and registers it within a day: nobody who
/// watches can be faster. A name costs by its length for each year. After its expiry come 90 days in which it can only be
/// renewed, by anyone, for its holder: it is not moved, not sold, and leads nowhere. Then it is free for everybody.
///
/// Records are their holder's: they end when the name changes hands or expires, so that a name never leads to somebody who
/// sold it. A name with no address set leads to its holder.
///
/// Trust: owner and admins set the prices of what is registered and renewed after that, each of which names the price it
/// agrees to, and who gets them; and pause registering. They can neither take a name, nor move or end it.
/// Renewing is never paused: nobody loses a name to a pause.
interface INames {
    /// @notice How a name stands.
    enum State {
        Free,
        Live,
        Grace
    }

    /// @notice A name somebody wants.
    /// @param name The name, without `.pet`.
    /// @param owner Whose it will be.
    /// @param yearCount For how many years, 1 to 10.
    /// @param secret Known to whoever committed to it.
    struct Registration {
        string name;
        address owner;
        uint256 yearCount;
        bytes32 secret;
    }

    /// @notice A name as it is now.
    /// @param name The name, without `.pet`.
    /// @param holder Whose it is, or was until it expired; the null address if it was never registered.
    /// @param expiry When it stops being its holder's.
    /// @param state How it stands.
    struct Name {
        string name;
        address holder;
        uint256 expiry;
        State state;
    }

    /// @notice A name was registered.
    /// @param tokenId The name as a token.
    /// @param owner Whose it is.
    /// @param name The name, without `.pet`.
    /// @param expiry When it stops being theirs.
    /// @param coin What was paid in.
    /// @param price How much was paid.
    event NameRegistered(
        uint256 indexed tokenId, address indexed owner, string name, uint256 expiry, Coin coin, uint256 price
    );

    /// @notice A name was renewed for its holder.
    /// @param tokenId The name.
    /// @param payer Who paid.
    /// @param expiry When it expires now.
    /// @param coin What was paid in.
    /// @param price How much was paid.
    event NameRenewed(uint256 indexed tokenId, address indexed payer, uint256 expiry, Coin coin, uint256 price);

    /// @notice A name leads to this address until it changes hands or expires; to its holder, if it is the null address.
    event AddrSet(uint256 indexed tokenId, address indexed account);

    /// @notice A name says this until it changes hands or expires.
    event TextSet(uint256 indexed tokenId, string key, string value);

    /// @notice What a year costs from now on.
    /// @param coin What is paid in.
    /// @param three With three characters.
    /// @param four With four.
    /// @param more With five and more.
    event PricesSet(Coin coin, uint256 three, uint256 four, uint256 more);

    /// @notice What had been paid was credited.
    event FeeClaimed(address indexed recipient, Coin indexed coin, uint256 amount);

    /// @notice Thrown when this is no name.
    error Names_NoName(string name);

    /// @notice Thrown when a name would be held for no or too many years at once.
    error Names_WrongYears(uint256 yearCount);

    /// @notice Thrown when nobody committed to this, or not yet long enough, or too long ago.
    error Names_NotCommitted(bytes32 commitment, uint256 committedAt);

    /// @notice Thrown when the name is somebody's, or was until a short while ago.
    error Names_Taken(uint256 tokenId, uint256 expiry);

    /// @notice Thrown when the name is nobody's.
    error Names_NotRegistered(uint256 tokenId);

    /// @notice Thrown when the name has expired.
    error Names_Expired(uint256 tokenId, uint256 expiry);

    /// @notice Thrown when the price is not what the caller agreed to.
    error Names_OtherPrice(Coin coin, uint256 price);

    /// @notice Thrown when somebody else sets a record.
    error Names_NotHolder(uint256 tokenId, address caller);

    /// @notice Thrown when names would be free of charge.
    error Names_NoPrice();

    /// @notice Thrown when nothing was paid that is not credited yet.
    error Names_NoFee(Coin coin);

    /// @notice Commits to a name without saying which. Committing again while it stands changes nothing, so that nobody
    /// who copies a commitment can put it off.
    /// @param commitment See `commitmentOf`.
    function commit(bytes32 commitment) external;

    /// @notice Registers a name that was committed to at least a minute and at most a day ago. Anyone may send it: the name
    /// goes to whom the commitment named.
    /// @param what The name.
    /// @param coin What the caller pays in.
    /// @param price What the caller pays: the value sent, or a token with an allowance.
    /// @return tokenId The name as a token.
    function register(Registration calldata what, Coin coin, uint256 price) external payable returns (uint256 tokenId);

    /// @notice Adds years to a name, live or in grace. Anyone, for its holder. Never paused.
    /// @param tokenId The name.
    /// @param yearCount How many, 1 to 10.
    /// @param coin What the caller pays in.
    /// @param price What the caller pays.
    function renew(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price) external payable;

    /// @notice Sets the address a name leads to. Only its holder.
    /// @param tokenId The name.
    /// @param account Where to; the null address for the holder.
    function setAddr(uint256 tokenId, address account) external;

    /// @notice Sets what a name says under a key, as `url` or `avatar`. Only its holder.
    function setText(uint256 tokenId, string calldata key, string calldata value) external;

    /// @notice Sets what a year costs. Only the owner and admins.
    /// @param coin What is paid in.
    /// @param three With three characters.
    /// @param four With four.
    /// @param more With five and more.
    function setPrices(Coin coin, uint80 three, uint80 four, uint80 more) external;

    /// @notice Credits what was paid in a coin to the fee's recipient. Anyone; never paused.
    /// @return amount How much.
    function claimFee(Coin coin) external returns (uint256 amount);

    /// @notice When a commitment was made; 0 if never.
    function committedAt(bytes32 commitment) external view returns (uint256 time);

    /// @notice A name as it is now.
    function nameOf(uint256 tokenId) external view returns (Name memory name);

    /// @notice Where a name leads; the null address if it is nobody's or expired.
    function addr(uint256 tokenId) external view returns (address account);

    /// @notice What a name says under a key; nothing if it is nobody's or expired.
    function text(uint256 tokenId, string calldata key) external view returns (string memory value);

    /// @notice What a name costs.
    /// @param tokenId The name.
    /// @param yearCount For how many years.
    /// @return coin What is paid in.
    /// @return price How much.
    function priceOf(uint256 tokenId, uint256 yearCount) external view returns (Coin coin, uint256 price);

    /// @notice The ledger payments are credited in.
    function credits() external view returns (address);

    /// @notice A name's token. Reverts if this is no name.
    function tokenIdOf(string calldata name) external pure returns (uint256 tokenId);

    /// @notice What to commit to before registering.
    function commitmentOf(Registration calldata what) external pure returns (bytes32 commitment);
}
