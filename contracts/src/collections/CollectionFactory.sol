// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {CollectionAddress} from "../shared/CollectionAddress.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Collection} from "./Collection.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollection} from "./ICollection.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";
import {MaxFee} from "./MaxFee.sol";

/// @title CollectionFactory
/// @notice Deploys collections as clones. Holds no money: fees are credited in the ledger at once.
/// @dev CREATE2 is used for collections alone, always with salt 0: `CollectionAddress` relies on it.
contract CollectionFactory is ICollectionFactory, Pausable, FeeRecipient, RoyaltiesTop {
    using CreditsLib for ICredits;

    uint256 private constant _NAME_LIMIT = 64;
    uint256 private constant _SYMBOL_LIMIT = 16;

    address private immutable IMPLEMENTATION;
    ICredits private immutable CREDITS;

    // Packed with the pause, the fee recipient and the maximum royalty, so that a free action reads one word.
    bool private _isOpen = true;
    bool private _mintCosts;
    bool private _deployCosts;

    Coin private _mintCoin;
    uint96 private _mintFee;
    uint96 private _deployFee;

    /// @param roles_ The owner and admins. Fees go to the owner until another recipient is set.
    /// @param credits_ The ledger the fees are credited in.
    constructor(IRoles roles_, ICredits credits_) Governed(roles_) FeeRecipient(roles_.owner()) {
        CREDITS = credits_;
        IMPLEMENTATION = address(new Collection(this, credits_));
        emit Opened();
    }

    /// @inheritdoc ICollectionFactory
    function deploy(NewCollection calldata params) external payable notPaused returns (address collection) {
        uint256 fee = deployFee();
        // Effect: the collection.
        collection = _deploy(params, CollectionArgs.pack(msg.sender, params), fee);
        // Interaction: the fee, into the ledger, which calls no other contract.
        CREDITS.collect(NATIVE, feeRecipient(), fee);
    }

    /// @inheritdoc ICollectionFactory
    function deployAndMint(NewCollection calldata params, string calldata uri, uint96 royalty, MaxFee calldata maxFee)
        external
        payable
        notPaused
        returns (address collection, uint256 tokenId)
    {
        // Check: the royalty is within the maximum.
        if (royalty > royaltiesTop()) revert ICollection.Collection_RoyaltyAboveTop(royalty, royaltiesTop());
        // Effect: the collection.
        (ContentUri.Form form, bytes memory args) = _argsWithFirst(msg.sender, params, uri);
        collection = _deploy(params, args, deployFee());
        // Interaction: both fees, then the first token, whose receiver may be a contract.
        uint256 mintFee_ = _collectBoth(maxFee);
        ICollection(collection).mintFirst(msg.sender, params.creator, uri, royalty, mintFee_, form);
        return (collection, 1);
    }

    /// @inheritdoc ICollectionFactory
    function open() external onlyAdmin {
        // Effect: open.
        _isOpen = true;
        emit Opened();
    }

    /// @inheritdoc ICollectionFactory
    function close() external onlyAdmin {
        // Effect: closed.
        _isOpen = false;
        emit Closed();
    }

    /// @inheritdoc ICollectionFactory
    function setDeployFee(uint96 fee) external onlyAdmin {
        // Effect: the fee of later deployments.
        _deployFee = fee;
        _deployCosts = fee != 0;
        emit DeployFeeSet(fee);
    }

    /// @inheritdoc ICollectionFactory
    function setMintFee(Coin coin, uint96 fee) external onlyAdmin {
        // Effect: the fee of later mints. A pending mint that names a lower fee reverts.
        _mintCoin = coin;
        _mintFee = fee;
        _mintCosts = fee != 0;
        emit MintFeeSet(coin, fee);
    }

    /// @inheritdoc ICollectionFactory
    function predict(address owner_, NewCollection calldata params) external view returns (address collection) {
        return _predict(CollectionArgs.pack(owner_, params));
    }

    /// @inheritdoc ICollectionFactory
    function predictWithMint(address owner_, NewCollection calldata params, string calldata uri)
        external
        view
        returns (address collection)
    {
        (, bytes memory args) = _argsWithFirst(owner_, params, uri);
        return _predict(args);
    }

    /// @inheritdoc ICollectionFactory
    function isCollection(address collection) external view returns (bool) {
        return CollectionAddress.isDeployedBy(collection, address(this));
    }

    /// @inheritdoc ICollectionFactory
    function mintTerms() external view returns (MintTerms memory terms) {
        terms.royaltiesTop = royaltiesTop();
        terms.paused = paused();
        // A free mint needs neither coin nor recipient, and reads one word less.
        if (!_mintCosts) return terms;
        (terms.coin, terms.fee) = (_mintCoin, _mintFee);
        terms.recipient = feeRecipient();
    }

    /// @inheritdoc ICollectionFactory
    function isOpen() external view returns (bool) {
        return _isOpen;
    }

    /// @inheritdoc ICollectionFactory
    function deployFee() public view returns (uint256) {
        return _deployCosts ? _deployFee : 0;
    }

    /// @inheritdoc ICollectionFactory
    function mintFee() external view returns (uint256) {
        return _mintFee;
    }

    /// @inheritdoc ICollectionFactory
    function mintCoin() external view returns (Coin) {
        return _mintCoin;
    }

    /// @inheritdoc ICollectionFactory
    function implementation() external view returns (address) {
        return IMPLEMENTATION;
    }

    /// @inheritdoc ICollectionFactory
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    function _deploy(NewCollection calldata params, bytes memory args, uint256 fee)
        private
        returns (address collection)
    {
        // Check: the caller may deploy, and the parameters are valid.
        if (!_isOpen && !ROLES.isAdmin(msg.sender)) revert CollectionFactory_Closed(msg.sender);
        uint256 length = bytes(params.name).length;
        if (length == 0 || length > _NAME_LIMIT) revert CollectionFactory_InvalidNameLength(length, _NAME_LIMIT);
        length = bytes(params.symbol).length;
        if (length == 0 || length > _SYMBOL_LIMIT) revert CollectionFactory_InvalidSymbolLength(length, _SYMBOL_LIMIT);
        if (params.creator == address(0)) revert CollectionFactory_InvalidCreator();
        // Effect: the clone. The address commits to the arguments, the caller among them, so that nobody else can take it.
        bool isDeployed;
        (isDeployed, collection) = LibClone.createDeterministicClone(IMPLEMENTATION, args, 0);
        if (isDeployed) revert CollectionFactory_AlreadyDeployed(collection);
        emit CollectionDeployed(
            collection, msg.sender, params.creator, params.name, params.symbol, params.maxMint, params.isOpen, fee
        );
    }

    /// @dev Collects the deploy fee and one mint fee, and returns the mint fee.
    function _collectBoth(MaxFee calldata maxFee) private returns (uint256 mintFee_) {
        Coin coin;
        if (_mintCosts) (coin, mintFee_) = (_mintCoin, _mintFee);
        // Check: the caller agreed to the mint fee, and the value covers exactly the fees in the native coin.
        maxFee.requireCovers(coin, mintFee_);
        uint256 value = deployFee() + (coin.isNative() ? mintFee_ : 0);
        if (msg.value != value) revert Coin_InvalidValue(value, msg.value);
        CREDITS.give(NATIVE, feeRecipient(), value);
        if (!coin.isNative()) CREDITS.pull(coin, feeRecipient(), mintFee_);
    }

    /// @dev The digest of a first token's URI is part of the arguments where the URI folds: cheaper than a word of storage.
    function _argsWithFirst(address owner_, NewCollection calldata params, string calldata uri)
        private
        pure
        returns (ContentUri.Form form, bytes memory args)
    {
        bytes32 digest;
        (form, digest) = ContentUri.fold(uri);
        args = form == ContentUri.Form.Plain
            ? CollectionArgs.packWithFirst(owner_, params)
            : CollectionArgs.packWithFirst(owner_, params, digest);
    }

    function _predict(bytes memory args) private view returns (address) {
        return LibClone.predictDeterministicAddress(IMPLEMENTATION, args, 0, address(this));
    }
}
