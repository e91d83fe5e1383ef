// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";
import {Vm} from "forge-std/Vm.sol";

import {Boxes} from "../../src/boxes/Boxes.sol";
import {BoxesLens} from "../../src/boxes/BoxesLens.sol";
import {Exchange} from "../../src/exchange/Exchange.sol";
import {Gbt} from "../../src/exchange/Gbt.sol";
import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {Market} from "../../src/market/Market.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {Pledge} from "../../src/pledge/Pledge.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Beacon} from "../mocks/Beacon.sol";

/// @notice The contracts that the accounts use.
struct Platform {
    Credits credits;
    Randomness randomness;
    Exchange exchange;
    Gacha gacha;
    Market market;
    Pledge pledge;
    Boxes boxes;
    BoxesLens lens;
    uint256 machineId;
    address treasury;
}

/// @notice Twenty people who swap, pull, trade, pledge, redeem and sell at random, and a record of the pets. Whatever one of
/// them does, nobody else has less afterwards.
contract EconomyHandler is CommonBase, StdUtils {
    uint256 internal constant _ACTORS = 20;
    uint256 private constant _WEALTH = 1000 ether;

    Platform internal _platform;
    Gbt internal immutable GBT;
    uint256 private immutable SHARE;
    Coin[2] internal _coins;

    /// @dev The actors, and the fee recipient last.
    address[] public people;
    uint256[] public pets;
    /// @dev Whose each pet should be.
    mapping(uint256 tokenId => address) public holderOf;
    /// @dev The one pet somebody bids for.
    mapping(address who => uint256 tokenId) public bidOn;
    /// @dev What was paid for the pets that are out, and for the pulls that wait.
    uint256 public paidForPets;
    uint256 public paidForPulls;
    uint256 internal _now = vm.getBlockTimestamp();

    /// @dev Nobody but those who act, or said before what they would pay, has less than before.
    modifier by(address actor, address payer) {
        uint256[3][] memory before = wealth();
        _;
        uint256[3][] memory afterwards = wealth();
        for (uint256 i; i < people.length; ++i) {
            if (people[i] == actor || people[i] == payer) continue;
            for (uint256 c; c < 3; ++c) {
                require(afterwards[i][c] >= before[i][c], "somebody lost something");
            }
        }
    }

    constructor(Platform memory platform) {
        _platform = platform;
        GBT = Gbt(platform.exchange.token());
        SHARE = platform.pledge.shareIdOf(address(platform.gacha));
        _coins = [NATIVE, Coin.wrap(address(GBT))];
        for (uint256 i; i < _ACTORS; ++i) {
            address who = address(uint160(0xA11CE000 + i));
            people.push(who);
            vm.deal(who, _WEALTH);
            vm.startPrank(who);
            GBT.approve(address(platform.gacha), type(uint256).max);
            GBT.approve(address(platform.market), type(uint256).max);
            platform.gacha.setApprovalForAll(address(platform.market), true);
            platform.gacha.setApprovalForAll(address(platform.pledge), true);
            platform.exchange.buy{value: _WEALTH / 4}(_WEALTH / 4, 0, _now, who);
            vm.stopPrank();
        }
        people.push(platform.treasury);
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function petCount() external view returns (uint256) {
        return pets.length;
    }

    /// @dev What everybody has of each coin, in the wallet, in the ledger and in a bid; and of the shares.
    function wealth() public view returns (uint256[3][] memory all) {
        all = new uint256[3][](people.length);
        for (uint256 i; i < people.length; ++i) {
            address who = people[i];
            for (uint256 c; c < 2; ++c) {
                all[i][c] =
                    _coins[c].balanceOf(who) + _platform.credits.creditOf(_coins[c], who) + bidIn(_coins[c], who);
            }
            all[i][2] = _platform.pledge.balanceOf(who, SHARE);
        }
    }

    function bidIn(Coin coin, address who) public view returns (uint256) {
        IMarket.Bid memory bid_ = _platform.market.bidOf(address(_platform.gacha), bidOn[who], who);
        return bid_.coin == coin ? bid_.price : 0;
    }

    function swap(uint256 who, uint256 amount) external by(_actor(who), address(0)) {
        amount = bound(amount, 0, _actor(who).balance / 4);
        (uint256 out,) = _platform.exchange.quoteBuy(amount);
        if (out == 0) return;
        vm.prank(_actor(who));
        _platform.exchange.buy{value: amount}(amount, out, _now, _actor(who));
    }

    function sell(uint256 who, uint256 amount) external by(_actor(who), address(0)) {
        amount = bound(amount, 0, GBT.balanceOf(_actor(who)) / 4);
        (uint256 out,) = _platform.exchange.quoteSell(amount);
        if (out == 0) return;
        vm.prank(_actor(who));
        _platform.exchange.sell(amount, out, _now, _actor(who));
    }

    function pull(uint256 who, uint256 size) external by(_actor(who), address(0)) {
        size = bound(size, 1, 3);
        uint256 price = _platform.gacha.priceOf(_platform.machineId, size);
        if (GBT.balanceOf(_actor(who)) < price) return;
        vm.prank(_actor(who));
        _platform.gacha.pull(_platform.machineId, size, price);
        paidForPulls += price;
    }

    /// @dev Submits the due rounds, and pending pulls get their pets; or their money back, if nobody ever does.
    function settle(uint256 most) external by(address(0), address(0)) {
        IGacha.Machine memory machine = _platform.gacha.machineOf(_platform.machineId);
        most = bound(most, 1, 20);
        for (uint256 i = machine.settled; i < machine.orders && i < machine.settled + most; ++i) {
            uint256 round = _platform.gacha.orderOf(_platform.machineId, i).round;
            (, bool isOverdue) = _platform.randomness.roundStatus(round);
            if (round == 0 || _platform.randomness.timeOf(round) > _now || isOverdue) continue;
            (uint256 x, uint256 y) = Beacon.sign(round);
            _platform.randomness.submit(round, x, y);
        }
        settleOnly(most);
    }

    function settleOnly(uint256 most) public {
        vm.recordLogs();
        _platform.gacha.settle(_platform.machineId, most);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter != address(_platform.gacha)) continue;
            if (logs[i].topics[0] == IGacha.PetPulled.selector) {
                (, address owner, uint256 paid) = abi.decode(logs[i].data, (uint256, address, uint256));
                _came(uint256(logs[i].topics[3]), owner, paid);
            } else if (logs[i].topics[0] == IGacha.Refunded.selector) {
                (, uint256 amount) = abi.decode(logs[i].data, (Coin, uint256));
                paidForPulls -= amount;
            }
        }
    }

    function giveBack(uint256 which) external by(_holder(which), address(0)) {
        address holder = _holder(which);
        if (!_isActor(holder)) return;
        uint256 tokenId = _pet(which);
        paidForPets -= _platform.gacha.paidFor(tokenId);
        vm.prank(holder);
        _platform.gacha.redeem(tokenId, holder);
        delete holderOf[tokenId];
        pets[which % pets.length] = pets[pets.length - 1];
        pets.pop();
    }

    function list(uint256 which, uint256 price, bool inGbt) external by(address(0), address(0)) {
        if (!_isActor(_holder(which))) return;
        vm.prank(_holder(which));
        _platform.market.sellReady(address(_platform.gacha), _pet(which), _coin(inGbt), bound(price, 1, 20 ether), 0, 0);
    }

    function buy(uint256 which, uint256 who) external by(_actor(who), address(0)) {
        address holder = _holder(which);
        if (holder == address(0)) return;
        IMarket.Ask memory ask = _platform.market.askOf(address(_platform.gacha), _pet(which), holder);
        if (ask.price == 0 || ask.end <= _now || ask.coin.balanceOf(_actor(who)) < ask.price) return;
        vm.prank(_actor(who));
        _platform.market.sellTokenTo{value: ask.coin.isNative() ? ask.price : 0}(
            IMarket.Purchase(address(_platform.gacha), _pet(which), holder, ask.coin, ask.price), _actor(who)
        );
        holderOf[_pet(which)] = _actor(who);
    }

    function bid(uint256 which, uint256 who, uint256 price, bool inGbt) external by(address(0), address(0)) {
        price = bound(price, 1, 20 ether);
        bool canPay = _coin(inGbt).balanceOf(_actor(who)) >= price;
        if (pets.length == 0 || bidOn[_actor(who)] != 0 || !canPay) return;
        bidOn[_actor(who)] = _pet(which);
        vm.prank(_actor(who));
        _platform.market.bid{value: inGbt ? 0 : price}(address(_platform.gacha), _pet(which), _coin(inGbt), price, 0);
    }

    function cancelBid(uint256 who) external by(address(0), address(0)) {
        if (bidOn[_actor(who)] == 0) return;
        vm.prank(_actor(who));
        _platform.market.cancelBid(address(_platform.gacha), bidOn[_actor(who)], _actor(who));
        delete bidOn[_actor(who)];
    }

    function accept(uint256 who) external by(address(0), _actor(who)) {
        address bidder = _actor(who);
        uint256 tokenId = bidOn[bidder];
        address holder = holderOf[tokenId];
        IMarket.Bid memory offer = _platform.market.bidOf(address(_platform.gacha), tokenId, bidder);
        if (!_isActor(holder) || holder == bidder || offer.end <= _now) return;
        vm.prank(holder);
        _platform.market.acceptBid(address(_platform.gacha), tokenId, bidder, offer.coin, offer.price);
        (holderOf[tokenId], bidOn[bidder]) = (bidder, 0);
    }

    function pledge(uint256 which) external by(address(0), address(0)) {
        address holder = _holder(which);
        if (!_isActor(holder)) return;
        (, uint256 version,) = _platform.pledge.settingsOf(address(_platform.gacha));
        vm.prank(holder);
        _platform.pledge.securitize(address(_platform.gacha), _pet(which), version);
        holderOf[_pet(which)] = address(_platform.pledge);
    }

    function redeem(uint256 which, uint256 who) external by(_actor(who), address(0)) {
        if (pets.length == 0) return;
        (IPledge.RedeemStatus answer, uint256 price) =
            _platform.pledge.canRedeem(_actor(who), address(_platform.gacha), _pet(which));
        if (answer != IPledge.RedeemStatus.Yes) return;
        vm.prank(_actor(who));
        _platform.pledge.redeem(address(_platform.gacha), _pet(which), _actor(who), price);
        holderOf[_pet(which)] = _actor(who);
    }

    function giveShares(uint256 from, uint256 to, uint256 amount) external by(_person(from), address(0)) {
        address giver = _person(from);
        amount = bound(amount, 0, _platform.pledge.balanceOf(giver, SHARE));
        vm.prank(giver);
        _platform.pledge.transfer(_actor(to), SHARE, amount);
    }

    /// @dev The fee recipient gets what is its own.
    function claim() external by(address(0), address(0)) {
        if (_platform.pledge.poolOf(address(_platform.gacha)).fees != 0) {
            vm.prank(_platform.treasury);
            _platform.pledge.claim(address(_platform.gacha));
        }
        if (_platform.exchange.unclaimedFee() != 0) _platform.exchange.claimFee();
    }

    function withdraw(uint256 who, bool inGbt) external by(address(0), address(0)) {
        if (_platform.credits.creditOf(_coin(inGbt), _person(who)) == 0) return;
        vm.prank(_person(who));
        _platform.credits.withdraw(_coin(inGbt), _person(who));
    }

    /// @dev Mostly seconds, sometimes longer than the timeout of a round.
    function pass(uint256 time) external {
        _now += time % 8 == 0 ? 8 days : bound(time, 1, 60);
        vm.warp(_now);
    }

    function _came(uint256 tokenId, address owner, uint256 paid) private {
        pets.push(tokenId);
        holderOf[tokenId] = owner;
        paidForPulls -= paid;
        paidForPets += paid;
    }

    function _actor(uint256 who) internal view returns (address) {
        return people[who % _ACTORS];
    }

    function _person(uint256 who) private view returns (address) {
        return people[who % people.length];
    }

    function _pet(uint256 which) internal view returns (uint256) {
        return pets[which % pets.length];
    }

    /// @dev Nobody, while there is no pet.
    function _holder(uint256 which) internal view returns (address) {
        return pets.length == 0 ? address(0) : holderOf[_pet(which)];
    }

    /// @dev Neither nobody nor a contract that keeps pets for others.
    function _isActor(address who) internal view returns (bool) {
        return who != address(0) && who != address(_platform.pledge) && who != address(_platform.boxes);
    }

    function _coin(bool inGbt) private view returns (Coin) {
        return _coins[inGbt ? 1 : 0];
    }
}
