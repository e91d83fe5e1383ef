// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPledge} from "../../../src/pledge/IPledge.sol";
import {Ledger} from "./Ledger.sol";
import {CALLERS, TREASURY} from "./PlatformDeployment.sol";

/// @notice Tokens become shares, and shares tokens again.
abstract contract PledgeActions is Ledger {
    uint96 public constant SHARES = 100 ether;

    /// @dev Whether tokens of the collection may be pledged.
    mapping(address collection => bool) internal _canBePledged;
    /// @dev Whether minting of the open collection was ended.
    bool public isOpenEnded;

    /// @dev Refused for everything but the platform's own collections with a fixed supply.
    function setPledgeSettings(uint256 which, uint32 limit, uint16 fee, uint32 time, uint16 discount) external {
        address collection = _items[which % _items.length].collection;
        IPledge.Settings memory settings;
        settings.redeemLimit = uint32(bound(limit, 0, 5 days));
        settings.feePercent = fee % 1001;
        settings.sharesCount = SHARES;
        settings.discountTime = uint32(bound(time, 0, 5 days));
        settings.discountPrecent = uint16(bound(discount, 0, settings.feePercent));
        bytes memory data = abi.encodeCall(IPledge.setSettings, (collection, settings));
        if (!_attempt(_p.admin, address(_p.pledge), 0, data, isFixed(collection))) return;
        _canBePledged[collection] = true;
        _did();
    }

    /// @dev Refused for collections that have no settings.
    function securitize(uint256 which) external {
        (bool found, Item memory item) = _find(which, _isCallers);
        if (!found) return;
        (, uint256 version,) = _p.pledge.settingsOf(item.collection);
        bytes memory data = abi.encodeCall(IPledge.securitize, (item.collection, item.tokenId, version));
        if (!_attempt(_holder(item), address(_p.pledge), 0, data, _canBePledged[item.collection])) return;
        _hold(item, address(_p.pledge));
        _did();
    }

    function giveShares(uint256 which, uint256 from, uint256 to, uint256 amount) external {
        uint256 id = _p.pledge.shareIdOf(pledgeable(which));
        address giver = from % 6 == CALLERS ? _p.accounts[TREASURY] : _caller(from);
        amount = amount % 2 == 0 ? _p.pledge.balanceOf(giver, id) : bound(amount, 0, _p.pledge.balanceOf(giver, id));
        if (amount == 0) return;
        vm.prank(giver);
        _p.pledge.transfer(_caller(to), id, amount);
        _did();
    }

    /// @dev Succeeds for every account that `canRedeem` allows.
    function redeemPledged(uint256 which, uint256 who) external {
        (bool found, Item memory item) = _find(which, _isPledged);
        if (!found) return;
        for (uint256 i; i < CALLERS; ++i) {
            address account = _caller(who % CALLERS + i);
            (IPledge.RedeemStatus status,) = _p.pledge.canRedeem(account, item.collection, item.tokenId);
            if (status != IPledge.RedeemStatus.Yes) continue;
            _redeemPledged(item, account);
            _did();
            return;
        }
    }

    function claimShares(uint256 which) external {
        if (_claimShares(pledgeable(which))) _did();
    }

    function pledgeable(uint256 which) public view returns (address) {
        return [address(_p.gacha), address(_p.ended), address(_p.open)][which % 3];
    }

    /// @dev Whether nobody can mint tokens of the collection at will.
    function isFixed(address collection) public view returns (bool) {
        if (collection == address(_p.open)) return isOpenEnded;
        return collection == address(_p.gacha) || collection == address(_p.ended);
    }

    function _redeemPledged(Item memory item, address account) internal {
        uint256 price = _p.pledge.pledgeOf(item.collection, item.tokenId).redeemPrice;
        vm.prank(account);
        _p.pledge.redeem(item.collection, item.tokenId, account, price);
        _hold(item, account);
    }

    function _claimShares(address collection) internal returns (bool) {
        if (_p.pledge.poolOf(collection).fees == 0) return false;
        vm.prank(_p.accounts[TREASURY]);
        _p.pledge.claim(collection);
        return true;
    }

    function _isPledged(Item memory item) internal view returns (bool) {
        return _holder(item) == address(_p.pledge);
    }

    /// @dev Held by an account that can use shares.
    function _isCallers(Item memory item) internal view returns (bool) {
        for (uint256 i; i < CALLERS; ++i) {
            if (_p.accounts[i] == _holder(item)) return _isLive(item);
        }
        return false;
    }
}
