// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "../shared/Coin.sol";
import {CreditsLib} from "../shared/CreditsLib.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausable} from "../shared/Pausable.sol";
import {INames} from "./INames.sol";
import {Label} from "./Label.sol";
import {NamePrices} from "./NamePrices.sol";
import {NameResolver} from "./NameResolver.sol";
import {NameTokens} from "./NameTokens.sol";

/// @title Names
/// @notice Registers and renews names. Holds payments until they are credited to the fee recipient, and nothing else.
contract Names is Pausable, FeeRecipient, NamePrices, NameResolver {
    using CreditsLib for ICredits;

    uint256 private constant _YEAR = 365 days;
    /// @dev Anyone may renew any name. Without a bound, renewals could exceed the 40 bits of an expiry, and end a name.
    uint256 private constant _MAX_TERM = 100 * _YEAR;
    uint256 private constant _MIN_COMMITMENT_AGE = 60;
    uint256 private constant _MAX_COMMITMENT_AGE = 1 days;

    ICredits private immutable CREDITS;

    mapping(bytes32 commitment => uint256 time) private _committedAt;

    /// @param roles_ The owner and admins. The owner is the first fee recipient.
    /// @param credits_ The ledger that payments are credited in.
    /// @param three The price per year of a name with three characters, in the chain's native coin.
    /// @param four The price of a name with four characters.
    /// @param longer The price of a name with five or more characters.
    constructor(IRoles roles_, ICredits credits_, uint80 three, uint80 four, uint80 longer)
        Governed(roles_)
        FeeRecipient(roles_.owner())
    {
        CREDITS = credits_;
        _setPrices(NATIVE, three, four, longer);
        emit ContractURIUpdated();
    }

    /// @inheritdoc INames
    function commit(bytes32 commitment) external {
        // No timestamp overflows.
        unchecked {
            if (block.timestamp < _committedAt[commitment] + _MAX_COMMITMENT_AGE) return;
        }
        _committedAt[commitment] = block.timestamp;
    }

    /// @inheritdoc INames
    function register(Registration calldata registration, Coin coin, uint256 price)
        external
        payable
        notPaused
        returns (uint256 tokenId)
    {
        // Checks.
        tokenId = tokenIdOf(registration.name);
        uint96 previous = _getExtraData(tokenId);
        if (_stateAt(_expiryIn(previous)) != State.Free) revert Names_Taken(tokenId, _expiryIn(previous));
        uint256 pricesId = _requireCurrentPrice(tokenId, registration.yearCount, coin, price);
        // Effects.
        _useCommitment(commitmentOf(registration));
        uint256 expiry = block.timestamp + registration.yearCount * _YEAR;
        if (previous == 0) _storeNode(registration.name, tokenId);
        _assign(registration.owner, tokenId, previous, expiry, pricesId);
        emit NameRegistered(tokenId, registration.owner, registration.name, expiry, coin, price);
        // Interactions.
        coin.collect(price);
    }

    /// @inheritdoc INames
    function renew(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price) external payable {
        // Checks.
        uint96 previous = _getExtraData(tokenId);
        if (_stateAt(_expiryIn(previous)) == State.Free) revert Names_NotRegistered(tokenId);
        _requireRenewalPrice(tokenId, previous, yearCount, coin, price);
        uint256 expiry = _expiryIn(previous) + yearCount * _YEAR;
        uint256 max = block.timestamp + _MAX_TERM;
        if (expiry > max) revert Names_ExpiryTooFar(expiry, max);
        // Effects.
        _extend(tokenId, previous, expiry);
        emit NameRenewed(tokenId, msg.sender, expiry, coin, price);
        emit MetadataUpdate(tokenId);
        // Interactions.
        coin.collect(price);
    }

    /// @inheritdoc INames
    function claimFee(Coin coin) external returns (uint256 amount) {
        // Checks.
        amount = coin.balanceOf(address(this));
        if (amount == 0) revert Names_NothingToClaim(coin);
        address recipient = feeRecipient();
        emit FeeClaimed(recipient, coin, amount);
        // Interactions.
        CREDITS.give(coin, recipient, amount);
    }

    /// @inheritdoc INames
    function committedAt(bytes32 commitment) external view returns (uint256 time) {
        return _committedAt[commitment];
    }

    /// @inheritdoc INames
    function nameOf(uint256 tokenId) external view returns (Name memory) {
        return Name(Label.unpack(tokenId), _ownerOf(tokenId), expiresAt(tokenId), _stateAt(expiresAt(tokenId)));
    }

    /// @inheritdoc INames
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @notice Returns whether an interface is supported (ERC-165).
    function supportsInterface(bytes4 id) public view override(NameTokens, NameResolver) returns (bool) {
        return super.supportsInterface(id);
    }

    /// @inheritdoc INames
    function tokenIdOf(string calldata name_) public pure returns (uint256 tokenId) {
        tokenId = Label.pack(name_);
        if (tokenId == 0) revert Names_InvalidName(name_);
    }

    /// @inheritdoc INames
    function commitmentOf(Registration calldata registration) public pure returns (bytes32 commitment) {
        return keccak256(abi.encode(registration));
    }

    function _useCommitment(bytes32 commitment) private {
        uint256 time = _committedAt[commitment];
        if (block.timestamp < time + _MIN_COMMITMENT_AGE || block.timestamp >= time + _MAX_COMMITMENT_AGE) {
            revert Names_NotCommitted(commitment, time);
        }
        delete _committedAt[commitment];
    }
}
