// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin} from "../shared/Coin.sol";
import {MaxFee} from "./MaxFee.sol";

/// @notice Deploys collections, and sets the mint fee and the maximum royalty of all of them. Its pause stops deployments
/// and minting in every collection, never transfers.
///
/// Trust: the platform's owner and admins open and close the factory, set its fees, their recipient and the maximum
/// royalty, and pause it. Fees have no cap. The payer states what they agreed to pay: a fee in the native coin by the value
/// sent, a mint fee in a token by `MaxFee`. Nothing they do changes an existing token or the owner of a collection.
interface ICollectionFactory {
    /// @notice The terms a collection reads before each mint.
    /// @param coin The coin of the mint fee.
    /// @param fee The fee for one token.
    /// @param recipient The account credited with the fee.
    /// @param royaltiesTop The maximum royalty in basis points.
    /// @param paused Whether minting is paused.
    struct MintTerms {
        Coin coin;
        uint256 fee;
        address recipient;
        uint256 royaltiesTop;
        bool paused;
    }

    /// @notice The parameters of a new collection. All but `isOpen` are immutable.
    /// @param name 1 to 64 bytes.
    /// @param symbol 1 to 16 bytes.
    /// @param creator The creator of the collection.
    /// @param maxMint The maximum number of tokens; 0 means no limit.
    /// @param isOpen Whether anyone may mint, or only the owner and those the owner allows.
    /// @param salt Any value. With the other parameters and the owner it determines the address.
    struct NewCollection {
        string name;
        string symbol;
        address creator;
        uint64 maxMint;
        bool isOpen;
        bytes32 salt;
    }

    /// @notice Emitted when a collection is deployed.
    /// @param collection The collection.
    /// @param owner The account that deployed and owns it.
    /// @param creator The creator it names. They signed only if this equals `owner`.
    /// @param name Its name.
    /// @param symbol Its symbol.
    /// @param maxMint The maximum number of tokens; 0 means no limit.
    /// @param isOpen Whether anyone may mint.
    /// @param fee The deploy fee paid, in the native coin, without the fee of a first mint.
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

    /// @notice Emitted when anyone may deploy collections.
    event Opened();

    /// @notice Emitted when only the platform's owner and admins may deploy collections.
    event Closed();

    /// @notice Emitted when the deploy fee is set.
    event DeployFeeSet(uint256 fee);

    /// @notice Emitted when the mint fee or its coin is set.
    event MintFeeSet(Coin indexed coin, uint256 fee);

    /// @notice Thrown when the factory is closed and the caller is neither the platform's owner nor an admin.
    error CollectionFactory_Closed(address caller);

    /// @notice Thrown when a name is empty or longer than `limit` bytes.
    error CollectionFactory_InvalidNameLength(uint256 length, uint256 limit);

    /// @notice Thrown when a symbol is empty or longer than `limit` bytes.
    error CollectionFactory_InvalidSymbolLength(uint256 length, uint256 limit);

    /// @notice Thrown when the creator is the zero address.
    error CollectionFactory_InvalidCreator();

    /// @notice Thrown when the caller has already deployed a collection with the same parameters and salt.
    error CollectionFactory_AlreadyDeployed(address collection);

    /// @notice Deploys a collection owned by the caller. Costs exactly the deploy fee.
    /// @param params The parameters of the collection.
    /// @return collection The new collection.
    function deploy(NewCollection calldata params) external payable returns (address collection);

    /// @notice Deploys a collection owned by the caller and mints its first token to them. Costs exactly both fees; a mint
    /// fee in a token needs an allowance for the factory.
    /// @param params The parameters of the collection. Its creator is also the first token's.
    /// @param uri The metadata URI of the first token.
    /// @param royalty The creator's royalty for the first token in basis points.
    /// @param maxFee The highest mint fee the caller agrees to.
    /// @return collection The new collection.
    /// @return tokenId Its first token.
    function deployAndMint(NewCollection calldata params, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        returns (address collection, uint256 tokenId);

    /// @notice Lets anyone deploy collections. Only the owner and admins.
    function open() external;

    /// @notice Lets only the platform's owner and admins deploy collections. Only the owner and admins.
    function close() external;

    /// @notice Sets the deploy fee, in the native coin. Only the owner and admins.
    function setDeployFee(uint96 fee) external;

    /// @notice Sets the fee for minting one token, in the native coin or a token. Only the owner and admins.
    /// @param coin The coin of the fee. A token must meet the requirements of `ISupportedCoins`.
    /// @param fee The fee; 0 makes minting free.
    function setMintFee(Coin coin, uint96 fee) external;

    /// @notice The address at which `owner` would deploy a collection with `deploy`.
    function predict(address owner, NewCollection calldata params) external view returns (address collection);

    /// @notice The address at which `owner` would deploy a collection with `deployAndMint` and this URI.
    function predictWithMint(address owner, NewCollection calldata params, string calldata uri)
        external
        view
        returns (address collection);

    /// @notice Whether this factory deployed the collection. Cannot be forged: the answer derives from the address, which
    /// commits to the factory and to the collection's code and arguments.
    function isCollection(address collection) external view returns (bool);

    /// @notice The terms a collection reads before each mint.
    function mintTerms() external view returns (MintTerms memory terms);

    /// @notice Whether anyone may deploy collections.
    function isOpen() external view returns (bool);

    /// @notice The deploy fee, in the native coin.
    function deployFee() external view returns (uint256);

    /// @notice The fee for minting one token, in `mintCoin`.
    function mintFee() external view returns (uint256);

    /// @notice The coin of the mint fee.
    function mintCoin() external view returns (Coin);

    /// @notice The implementation that every collection is a clone of.
    function implementation() external view returns (address);

    /// @notice The ledger the fees are credited in.
    function credits() external view returns (address);
}
