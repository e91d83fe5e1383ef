// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Coin, NATIVE} from "../shared/Coin.sol";
import {Crediting} from "../shared/Crediting.sol";
import {FeeRecipient} from "../shared/FeeRecipient.sol";
import {Governed} from "../shared/Governed.sol";
import {ICredits} from "../shared/ICredits.sol";
import {IRoles} from "../shared/IRoles.sol";
import {Pausing} from "../shared/Pausing.sol";
import {INames} from "./INames.sol";
import {Label} from "./Label.sol";
import {NameTokens} from "./NameTokens.sol";

/// @title Names
/// @notice Keeps the names, and what was paid for them until it is credited. Nothing here is owed to anybody else.
contract Names is NameTokens, Pausing, FeeRecipient {
    using Crediting for ICredits;

    /// @dev What a year costs, in one word; only a coin that is a token takes another.
    struct Prices {
        uint80 three;
        uint80 four;
        uint80 more;
        bool inToken;
    }

    uint256 private constant _YEAR = 365 days;
    uint256 private constant _MOST_YEARS = 10;
    uint256 private constant _COMMITTED_LEAST = 60;
    uint256 private constant _COMMITTED_MOST = 1 days;

    ICredits private immutable CREDITS;

    Prices private _prices;
    Coin private _coin;
    mapping(bytes32 commitment => uint256 time) private _committedAt;
    /// @dev Records by name and count of transfers: the next holder's are other words.
    mapping(bytes32 key => address account) private _addrs;
    mapping(bytes32 key => string value) private _texts;

    /// @param roles_ Who is owner and admin. Fees go to the owner until somebody else is named.
    /// @param credits_ The ledger payments are credited in.
    /// @param three What a year costs with three characters, in the chain's own coin.
    /// @param four With four.
    /// @param more With five and more.
    constructor(IRoles roles_, ICredits credits_, uint80 three, uint80 four, uint80 more)
        Governed(roles_)
        FeeRecipient(roles_.owner())
    {
        CREDITS = credits_;
        _setPrices(NATIVE, three, four, more);
    }

    /// @inheritdoc INames
    function commit(bytes32 commitment) external {
        // Nothing begins here yet, so the pause is not asked; and no time overflows.
        unchecked {
            // Check: it does not stand already.
            if (block.timestamp < _committedAt[commitment] + _COMMITTED_MOST) return;
        }
        // Effect: it counts from now.
        _committedAt[commitment] = block.timestamp;
    }

    /// @inheritdoc INames
    function register(Registration calldata what, Coin coin, uint256 price)
        external
        payable
        notPaused
        returns (uint256 tokenId)
    {
        // Check: it is a free name, committed to in time, at the price the caller agreed to.
        tokenId = tokenIdOf(what.name);
        uint96 before = _getExtraData(tokenId);
        if (_stateAt(_expiryIn(before)) != State.Free) revert Names_Taken(tokenId, _expiryIn(before));
        _requirePrice(tokenId, what.yearCount, coin, price);
        // Effect: the commitment is used up, and the name is theirs.
        _useCommitment(commitmentOf(what));
        uint256 expiry = block.timestamp + what.yearCount * _YEAR;
        _give(what.owner, tokenId, before, expiry);
        emit NameRegistered(tokenId, what.owner, what.name, expiry, coin, price);
        // Interaction: the price.
        coin.collect(price);
    }

    /// @inheritdoc INames
    function renew(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price) external payable {
        // Check: it is somebody's, and the price is what the caller agreed to.
        uint96 before = _getExtraData(tokenId);
        if (_stateAt(_expiryIn(before)) == State.Free) revert Names_NotRegistered(tokenId);
        _requirePrice(tokenId, yearCount, coin, price);
        // Effect: from where it would have ended.
        uint256 expiry = _expiryIn(before) + yearCount * _YEAR;
        _extend(tokenId, before, expiry);
        emit NameRenewed(tokenId, msg.sender, expiry, coin, price);
        // Interaction: the price.
        coin.collect(price);
    }

    /// @inheritdoc INames
    function setAddr(uint256 tokenId, address account) external {
        _requireHolder(tokenId);
        // Effect: until it changes hands.
        _addrs[_addrKey(tokenId)] = account;
        emit AddrSet(tokenId, account);
    }

    /// @inheritdoc INames
    function setText(uint256 tokenId, string calldata key, string calldata value) external {
        _requireHolder(tokenId);
        // Effect: until it changes hands.
        _texts[_textKey(tokenId, key)] = value;
        emit TextSet(tokenId, key, value);
    }

    /// @inheritdoc INames
    function setPrices(Coin coin, uint80 three, uint80 four, uint80 more) external onlyAdmin {
        _setPrices(coin, three, four, more);
    }

    /// @inheritdoc INames
    function claimFee(Coin coin) external returns (uint256 amount) {
        amount = coin.balanceOf(address(this));
        // Check: there is some.
        if (amount == 0) revert Names_NoFee(coin);
        address recipient = feeRecipient();
        emit FeeClaimed(recipient, coin, amount);
        // Interaction: into our own ledger.
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
    function addr(uint256 tokenId) external view returns (address account) {
        if (_stateAt(expiresAt(tokenId)) != State.Live) return address(0);
        account = _addrs[_addrKey(tokenId)];
        return account == address(0) ? _ownerOf(tokenId) : account;
    }

    /// @inheritdoc INames
    function text(uint256 tokenId, string calldata key) external view returns (string memory value) {
        return _stateAt(expiresAt(tokenId)) == State.Live ? _texts[_textKey(tokenId, key)] : "";
    }

    /// @inheritdoc INames
    function credits() external view returns (address) {
        return address(CREDITS);
    }

    /// @inheritdoc INames
    function priceOf(uint256 tokenId, uint256 yearCount) public view returns (Coin coin, uint256 price) {
        // Check: it can be had for so long.
        if (yearCount == 0 || yearCount > _MOST_YEARS) revert Names_WrongYears(yearCount);
        Prices storage prices = _prices;
        uint256 year = prices.more;
        if (!Label.isLongerThan(tokenId, 4)) year = Label.isLongerThan(tokenId, 3) ? prices.four : prices.three;
        return (prices.inToken ? _coin : NATIVE, year * yearCount);
    }

    /// @inheritdoc INames
    function tokenIdOf(string calldata name_) public pure returns (uint256 tokenId) {
        tokenId = Label.pack(name_);
        if (tokenId == 0) revert Names_NoName(name_);
    }

    /// @inheritdoc INames
    function commitmentOf(Registration calldata what) public pure returns (bytes32 commitment) {
        return keccak256(abi.encode(what));
    }

    function _setPrices(Coin coin, uint80 three, uint80 four, uint80 more) private {
        // Check: no name is free of charge, or one wallet has them all.
        if (three == 0 || four == 0 || more == 0) revert Names_NoPrice();
        // Effect: for what is registered and renewed after this.
        _prices = Prices(three, four, more, !coin.isNative());
        _coin = coin;
        emit PricesSet(coin, three, four, more);
    }

    function _useCommitment(bytes32 commitment) private {
        uint256 time = _committedAt[commitment];
        if (block.timestamp < time + _COMMITTED_LEAST || block.timestamp >= time + _COMMITTED_MOST) {
            revert Names_NotCommitted(commitment, time);
        }
        delete _committedAt[commitment];
    }

    function _requirePrice(uint256 tokenId, uint256 yearCount, Coin coin, uint256 price) private view {
        (Coin wanted, uint256 due) = priceOf(tokenId, yearCount);
        if (coin != wanted || price != due) revert Names_OtherPrice(wanted, due);
    }

    function _requireHolder(uint256 tokenId) private view {
        if (ownerOf(tokenId) != msg.sender) revert Names_NotHolder(tokenId, msg.sender);
    }

    function _addrKey(uint256 tokenId) private view returns (bytes32) {
        return keccak256(abi.encode(tokenId, transferCount(tokenId)));
    }

    function _textKey(uint256 tokenId, string calldata key) private view returns (bytes32) {
        return keccak256(abi.encode(tokenId, transferCount(tokenId), key));
    }
}
