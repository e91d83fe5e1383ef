// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

import {Auctions} from "../../src/auctions/Auctions.sol";
import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {INames} from "../../src/names/INames.sol";
import {Names} from "../../src/names/Names.sol";
import {NATIVE} from "../../src/shared/Coin.sol";

/// @notice Four accounts that register, renew, auction and lose two names, with a model of the money each should own.
contract AuctionsNamesHandler is CommonBase, StdUtils {
    uint256 private constant _NAMES = 2;

    Auctions private immutable AUCTIONS;
    Names private immutable NAMES;
    address[4] public accounts;
    string[_NAMES] private _labels = ["mofu", "mochi"];

    /// @dev What each account should own in its wallet, in the ledger and as highest bids together.
    mapping(address account => uint256) public worth;
    /// @dev The bid of the lot, as far as it was neither refunded nor settled.
    mapping(uint256 tokenId => uint256) public openBid;
    uint256 private _now = vm.getBlockTimestamp();

    constructor(Auctions auctions, Names names) {
        AUCTIONS = auctions;
        NAMES = names;
        for (uint256 i; i < 4; ++i) {
            accounts[i] = address(uint160(0xA11CE000 + i));
            vm.deal(accounts[i], 1000 ether);
            worth[accounts[i]] = 1000 ether;
            vm.prank(accounts[i]);
            names.setApprovalForAll(address(auctions), true);
        }
    }

    function register(uint256 seed, uint256 who) external {
        uint256 id = tokenId(seed);
        if (NAMES.nameOf(id).state != INames.State.Free) return;
        address owner = accounts[who % 4];
        INames.Registration memory registration = INames.Registration(_labels[seed % _NAMES], owner, 1, bytes32(who));
        NAMES.commit(NAMES.commitmentOf(registration));
        _pass(60);
        _pay(owner, abi.encodeCall(NAMES.register, (registration, NATIVE, _priceOf(id))), _priceOf(id));
    }

    function renew(uint256 seed, uint256 who) external {
        uint256 id = tokenId(seed);
        if (NAMES.nameOf(id).state == INames.State.Free || NAMES.expiresAt(id) > _now + 90 * 365 days) return;
        _pay(accounts[who % 4], abi.encodeCall(NAMES.renew, (id, 1, NATIVE, _priceOf(id))), _priceOf(id));
    }

    /// @dev By the owner of a live name. A lot of the name that its previous owner left behind is replaced.
    function create(uint256 seed, uint256 duration) external {
        uint256 id = tokenId(seed);
        uint256 end = _now + bound(duration, 1, 30 days);
        uint256 expiry = NAMES.expiresAt(id);
        if (expiry <= _now || end + 255 * 10 minutes + 7 days > expiry) return;
        address owner = NAMES.ownerOf(id);
        if (owner == address(AUCTIONS)) return;
        vm.prank(owner);
        AUCTIONS.create(address(NAMES), id, NATIVE, 1 ether, 0, uint40(end));
        openBid[id] = 0;
    }

    function bid(uint256 seed, uint256 who) external {
        uint256 id = tokenId(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(NAMES), id);
        address bidder = accounts[who % 4];
        if (lot.state != IAuctions.LotState.Ongoing || bidder.balance < lot.minBid) return;
        vm.prank(bidder);
        AUCTIONS.bid{value: lot.minBid}(address(NAMES), id, NATIVE, lot.minBid, uint40(lot.start));
        openBid[id] = lot.minBid;
    }

    /// @dev Succeeds whenever the lot is over and the name is live and here.
    function settle(uint256 seed) external {
        uint256 id = tokenId(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(NAMES), id);
        if (lot.state != IAuctions.LotState.Over || !_isHere(id)) return;
        AUCTIONS.settle(address(NAMES), id);
        if (lot.bidder == address(0)) return;
        openBid[id] = 0;
        uint256 fee = lot.amount * 250 / 10_000;
        worth[lot.bidder] -= lot.amount;
        worth[lot.seller] += lot.amount - fee;
    }

    /// @dev Succeeds whenever the lot is over and the name cannot be delivered.
    function reclaimBid(uint256 seed) external {
        uint256 id = tokenId(seed);
        IAuctions.Lot memory lot = AUCTIONS.lotOf(address(NAMES), id);
        if (lot.bidder == address(0) || lot.state != IAuctions.LotState.Over || _isHere(id)) return;
        vm.prank(lot.bidder);
        AUCTIONS.reclaimBid(address(NAMES), id);
        openBid[id] = 0;
    }

    function pass(uint256 time) external {
        _pass(time % 4 == 0 ? bound(time, 1 days, 400 days) : bound(time, 1, 10 days));
    }

    function tokenId(uint256 seed) public view returns (uint256) {
        return NAMES.tokenIdOf(_labels[seed % _NAMES]);
    }

    function _pass(uint256 time) private {
        _now += time;
        vm.warp(_now);
    }

    function _pay(address payer, bytes memory data, uint256 price) private {
        if (payer.balance < price) return;
        vm.prank(payer);
        (bool done,) = address(NAMES).call{value: price}(data);
        require(done, "the payment failed");
        worth[payer] -= price;
    }

    function _priceOf(uint256 id) private view returns (uint256 price) {
        (, price) = NAMES.priceOf(id, 1);
    }

    function _isHere(uint256 id) private view returns (bool) {
        return _now < NAMES.expiresAt(id) && NAMES.ownerOf(id) == address(AUCTIONS);
    }
}
