// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";

/// @notice Makes collections, and sets what minting costs and how high royalties may go in all of them. Its pause stops
/// making collections and minting in all of them, never transfers.
///
/// Trust: the house's owner and admins open and close it, set its fees, their recipient and the royalties' top, and pause.
/// A fee has no cap and needs none: whoever pays says how much, by the value sent or by the allowance given, which should be
/// no more than the fee shown. Nothing they do changes a token that exists, or who owns a collection.
interface ICollectionFactory {
    /// @notice What a collection asks before each mint.
    /// @param coin What the fee is paid in.
    /// @param fee What one mint costs.
    /// @param recipient Who is credited the fee.
    /// @param royaltiesTop The highest royalty in basis points.
    /// @param paused Whether minting is stopped.
    struct MintTerms {
        Coin coin;
        uint256 fee;
        address recipient;
        uint256 royaltiesTop;
        bool paused;
    }

    /// @notice What a collection is born with and keeps, but for `isOpen`.
    /// @param name 1 to 64 bytes.
    /// @param symbol 1 to 16 bytes.
    /// @param creator Whose work it is.
    /// @param maxMint How many tokens there may ever be; 0 means no limit.
    /// @param isOpen Whether anyone may mint, or only the owner and minters they allow.
    /// @param salt Any number; with the rest and the owner it fixes the address.
    struct NewCollection {
        string name;
        string symbol;
        address creator;
        uint64 maxMint;
        bool isOpen;
        bytes32 salt;
    }

    /// @notice A collection was made.
    /// @param collection Its address.
    /// @param owner Who made and owns it.
    /// @param creator Whose work it is announced as; only where it equals `owner` did the creator sign.
    /// @param name Its name.
    /// @param symbol Its symbol.
    /// @param maxMint How many tokens there will ever be; 0 means no limit.
    /// @param isOpen Whether anyone may mint.
    /// @param fee What making it cost, in the chain's own coin (without the first mint).
    event CollectionDeployed(
        address indexed collection,
        address indexed owner,
        address indexed creator,
        string name,
        string symbol,
        uint256 maxMint,
        bool isOpen,
        uint256 fee
    );

    /// @notice Anyone may make a collection from now on.
    event Opened();

    /// @notice From now on only the house's owner and admins may make a collection.
    event Closed();

    /// @notice What making a collection costs.
    event DeployFeeSet(uint256 fee);

    /// @notice What one mint costs, and in which coin.
    event MintFeeSet(Coin indexed coin, uint256 fee);

    /// @notice Thrown when somebody but the house's owner and admins makes a collection while the factory is closed.
    error CollectionFactory_Closed(address caller);

    /// @notice Thrown when a name is empty or longer than `limit` bytes.
    error CollectionFactory_NameLength(uint256 length, uint256 limit);

    /// @notice Thrown when a symbol is empty or longer than `limit` bytes.
    error CollectionFactory_SymbolLength(uint256 length, uint256 limit);

    /// @notice Thrown when a collection is made without a creator.
    error CollectionFactory_NoCreator();

    /// @notice Thrown when the caller has made this very collection before. Another salt makes another one.
    error CollectionFactory_AlreadyDeployed(address collection);

    /// @notice Makes a collection owned by the caller. Costs the deploy fee exactly.
    /// @param what What it is born with.
    /// @return collection The new collection.
    function deploy(NewCollection calldata what) external payable returns (address collection);

    /// @notice Makes a collection owned by the caller and mints its first token to them. Costs both fees exactly;
    /// a mint fee in a token needs an allowance for the factory.
    /// @param what What it is born with; its creator is the first token's, too.
    /// @param uri Where the first token's metadata is.
    /// @param royalty The creator's part of the first token's later sales in basis points.
    /// @return collection The new collection.
    /// @return tokenId Its first token.
    function deployAndMint(NewCollection calldata what, string calldata uri, uint96 royalty)
        external
        payable
        returns (address collection, uint256 tokenId);

    /// @notice Lets anyone make collections. Only the owner and admins.
    function open() external;

    /// @notice Lets only the house's owner and admins make collections. Only the owner and admins.
    function close() external;

    /// @notice Sets what making a collection costs, in the chain's own coin. Only the owner and admins.
    function setDeployFee(uint96 fee) external;

    /// @notice Sets what one mint costs, in the chain's own coin or a token. Only the owner and admins.
    /// @param coin What it is paid in; a token must have been looked at as `ISupportedCoins` says.
    /// @param fee How much; 0 makes minting free.
    function setMintFee(Coin coin, uint96 fee) external;

    /// @notice Where a collection will be if `owner` makes it with `deploy`.
    function predict(address owner, NewCollection calldata what) external view returns (address collection);

    /// @notice Where a collection will be if `owner` makes it with `deployAndMint` and this URI.
    function predictWithMint(address owner, NewCollection calldata what, string calldata uri)
        external
        view
        returns (address collection);

    /// @notice What a collection asks before each mint.
    function mintTerms() external view returns (MintTerms memory terms);

    /// @notice Whether anyone may make collections.
    function isOpen() external view returns (bool);

    /// @notice What making a collection costs, in the chain's own coin.
    function deployFee() external view returns (uint256);

    /// @notice What one mint costs, in `mintCoin`.
    function mintFee() external view returns (uint256);

    /// @notice What the mint fee is paid in.
    function mintCoin() external view returns (Coin);

    /// @notice The code every collection shares.
    function implementation() external view returns (address);

    /// @notice The ledger the fees are credited in.
    function credits() external view returns (address);
}
