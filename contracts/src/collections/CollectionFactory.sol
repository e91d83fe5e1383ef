// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/src/utils/LibClone.sol";

import {Coin, Coin_WrongValue, NATIVE} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {RoyaltiesTop} from "../shared/RoyaltiesTop.sol";
import {Collection} from "./Collection.sol";
import {CollectionArgs} from "./CollectionArgs.sol";
import {ContentUri} from "./ContentUri.sol";
import {ICollection} from "./ICollection.sol";
import {ICollectionFactory} from "./ICollectionFactory.sol";

/// @title CollectionFactory
/// @notice Clones collections. Holds no money: fees go into the ledger of credits at once.
contract CollectionFactory is ICollectionFactory, Pausing, FeeRecipient, RoyaltiesTop {
    using Crediting for ICredits;

    uint256 private constant _NAME_LIMIT = 64;
    uint256 private constant _SYMBOL_LIMIT = 16;

    address private immutable IMPLEMENTATION;
    ICredits private immutable CREDITS;

    // In one word with the pause, the recipient and the royalties' top: what is free reads nothing else.
    bool private _isOpen = true;
    bool private _mintCosts;
    bool private _deployCosts;

    Coin private _mintCoin;
    uint96 private _mintFee;
    uint96 private _deployFee;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger the fees are credited in.
    constructor(IRoles roles_, ICredits credits_) Governed(roles_) FeeRecipient(roles_.owner()) {
        CREDITS = credits_;
        IMPLEMENTATION = address(new Collection(this, credits_));
        emit Opened();
    }

    /// @inheritdoc ICollectionFactory
    function deploy(NewCollection calldata what) external payable notPaused returns (address collection) {
        uint256 fee = deployFee();
        // Effect: the collection.
        collection = _deploy(what, CollectionArgs.pack(msg.sender, what), fee);
        // Interaction: pay into our own ledger, which calls nobody.
        CREDITS.collect(NATIVE, feeRecipient(), fee);
    }

    /// @inheritdoc ICollectionFactory
    function deployAndMint(NewCollection calldata what, string calldata uri, uint96 royalty)
        external
        payable
        notPaused
        returns (address collection, uint256 tokenId)
    {
        // Check: the royalty is allowed.
        if (royalty > royaltiesTop()) revert ICollection.Collection_RoyaltyAboveTop(royalty, royaltiesTop());
        // Effect: the collection.
        (ContentUri.Form form, bytes memory args) = _argsWithFirst(msg.sender, what, uri);
        collection = _deploy(what, args, deployFee());
        // Interaction: take both fees; the first token, whose receiver is the caller, comes last.
        uint256 mintFee_ = _collectBoth();
        ICollection(collection).mintFirst(msg.sender, what.creator, uri, royalty, mintFee_, form);
        return (collection, 1);
    }

    /// @inheritdoc ICollectionFactory
    function open() external onlyAdmin {
        // Effect: anyone may make a collection.
        _isOpen = true;
        emit Opened();
    }

    /// @inheritdoc ICollectionFactory
    function close() external onlyAdmin {
        // Effect: only owner and admins may.
        _isOpen = false;
        emit Closed();
    }

    /// @inheritdoc ICollectionFactory
    function setDeployFee(uint96 fee) external onlyAdmin {
        // Effect: the price of the next deployment.
        _deployFee = fee;
        _deployCosts = fee != 0;
        emit DeployFeeSet(fee);
    }

    /// @inheritdoc ICollectionFactory
    function setMintFee(Coin coin, uint96 fee) external onlyAdmin {
        // Effect: the price of the next mint. A mint under way at the old price reverts: the fee must match exactly.
        _mintCoin = coin;
        _mintFee = fee;
        _mintCosts = fee != 0;
        emit MintFeeSet(coin, fee);
    }

    /// @inheritdoc ICollectionFactory
    function predict(address owner_, NewCollection calldata what) external view returns (address collection) {
        return _predict(CollectionArgs.pack(owner_, what), what.salt);
    }

    /// @inheritdoc ICollectionFactory
    function predictWithMint(address owner_, NewCollection calldata what, string calldata uri)
        external
        view
        returns (address collection)
    {
        (, bytes memory args) = _argsWithFirst(owner_, what, uri);
        return _predict(args, what.salt);
    }

    /// @inheritdoc ICollectionFactory
    function mintTerms() external view returns (MintTerms memory terms) {
        terms.royaltiesTop = royaltiesTop();
        terms.paused = paused();
        // A free mint pays nobody, and need not read in what.
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

    function _deploy(NewCollection calldata what, bytes memory args, uint256 fee) private returns (address collection) {
        // Check: the factory is open, and the collection is whole.
        if (!_isOpen && !ROLES.isAdmin(msg.sender)) revert CollectionFactory_Closed(msg.sender);
        uint256 length = bytes(what.name).length;
        if (length == 0 || length > _NAME_LIMIT) revert CollectionFactory_NameLength(length, _NAME_LIMIT);
        length = bytes(what.symbol).length;
        if (length == 0 || length > _SYMBOL_LIMIT) revert CollectionFactory_SymbolLength(length, _SYMBOL_LIMIT);
        if (what.creator == address(0)) revert CollectionFactory_NoCreator();
        // Effect: the caller is among the arguments that make the address, so nobody else can take it first.
        bool taken;
        (taken, collection) = LibClone.createDeterministicClone(IMPLEMENTATION, args, what.salt);
        // Check: asked before it is made, because making it twice would burn all the caller's gas.
        if (taken) revert CollectionFactory_AlreadyDeployed(collection);
        emit CollectionDeployed(
            collection, msg.sender, what.creator, what.name, what.symbol, what.maxMint, what.isOpen, fee
        );
    }

    /// @dev Takes what making a collection and one mint cost, and returns the latter.
    function _collectBoth() private returns (uint256 mintFee_) {
        Coin coin;
        if (_mintCosts) (coin, mintFee_) = (_mintCoin, _mintFee);
        // Check: the value is what the chain's own coin has to pay.
        uint256 value = deployFee() + (coin.isNative() ? mintFee_ : 0);
        if (msg.value != value) revert Coin_WrongValue(value, msg.value);
        CREDITS.give(NATIVE, feeRecipient(), value);
        if (!coin.isNative()) CREDITS.pull(coin, feeRecipient(), mintFee_);
    }

    /// @dev A first token's URI stands with the arguments if it folds: cheaper than a word of storage.
    function _argsWithFirst(address owner_, NewCollection calldata what, string calldata uri)
        private
        pure
        returns (ContentUri.Form form, bytes memory args)
    {
        bytes32 digest;
        (form, digest) = ContentUri.fold(uri);
        args = form == ContentUri.Form.Plain
            ? CollectionArgs.packWithFirst(owner_, what)
            : CollectionArgs.packWithFirst(owner_, what, digest);
    }

    function _predict(bytes memory args, bytes32 salt) private view returns (address) {
        return LibClone.predictDeterministicAddress(IMPLEMENTATION, args, salt, address(this));
    }
}
