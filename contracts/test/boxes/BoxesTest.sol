// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Boxes} from "../../src/boxes/Boxes.sol";
import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {BoxesLens} from "../../src/boxes/BoxesLens.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {Market} from "../../src/market/Market.sol";
import {Randomness} from "../../src/randomness/Randomness.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Boxes with a beacon that the tests can sign for, a token, and funded accounts. The owner owns the
/// collections.
abstract contract BoxesTest is CollectionsTest {
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant CLOSE = NOW + 7 days;
    uint96 internal constant PRICE = 1 ether;
    uint96 internal constant MIN_PRICE = 0.1 ether;

    address internal pauser = makeAddr("pauser");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    Randomness internal randomness;
    Boxes internal boxes;
    BoxesLens internal lens;
    Market internal market;
    ForeignCollection internal foreign;
    PlainToken internal token;
    Coin internal coin;
    uint256 private _foreignIds;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        market = new Market(roles, credits, factory);
        boxes = new Boxes(roles, credits, market, randomness);
        lens = new BoxesLens(boxes);
        foreign = new ForeignCollection();
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        vm.prank(platformOwner);
        roles.setRole(PAUSER, pauser, true);
        vm.startPrank(admin);
        boxes.setFeeRecipient(treasury);
        market.setCollection(address(foreign), true);
        boxes.setCoin(coin, true);
        vm.stopPrank();
        fund(alice);
        fund(bob);
    }

    function fund(address who) internal {
        vm.deal(who, 100 ether);
        token.mint(who, 100 ether);
        vm.prank(who);
        token.approve(address(boxes), type(uint256).max);
    }

    function detail() internal pure returns (IBoxManagement.Detail memory) {
        return IBoxManagement.Detail("Summer box", "ipfs://cover", "Twelve pets of summer", "One of twelve is golden.");
    }

    function rules() internal pure returns (IBoxManagement.Rules memory) {
        return IBoxManagement.Rules({commissionRate: 1000, allOpen: true, openAt: 0, minPrice: MIN_PRICE});
    }

    /// @dev Deposit terms that accept whatever the collection's terms are.
    function anyTerms(uint256 boxId) internal view returns (IBoxManagement.DepositTerms memory) {
        return IBoxManagement.DepositTerms(lens.boxOf(boxId).coin, 0, type(uint16).max);
    }

    /// @dev Mints and approves NFTs of the foreign collection.
    function nftsOf(address who, uint256 count, uint96 price) internal returns (IBoxManagement.NewNft[] memory nfts) {
        nfts = new IBoxManagement.NewNft[](count);
        for (uint256 i; i < count; ++i) {
            foreign.mint(who, ++_foreignIds);
            nfts[i] = IBoxManagement.NewNft(address(foreign), _foreignIds, price);
        }
        vm.prank(who);
        foreign.setApprovalForAll(address(boxes), true);
    }

    function add(uint256 boxId, address who, uint256 count, uint96 price) internal {
        IBoxManagement.NewNft[] memory nfts = nftsOf(who, count, price);
        addAs(who, boxId, nfts);
    }

    function addAs(address who, uint256 boxId, IBoxManagement.NewNft[] memory nfts) internal {
        IBoxManagement.DepositTerms memory terms = anyTerms(boxId);
        vm.prank(who);
        boxes.addNfts(boxId, nfts, terms);
    }

    /// @dev A collection of the owner with one price for all and a commission of 10%, open to everyone for a week.
    function published(Coin coin_, uint256 count) internal returns (uint256 boxId) {
        vm.prank(owner);
        boxId = boxes.createCollectionV3(detail(), coin_, rules(), PRICE);
        add(boxId, owner, count, 0);
        publish(boxId);
    }

    function publish(uint256 boxId) internal {
        vm.prank(owner);
        boxes.publish(boxId, CLOSE);
    }

    function drawAs(address who, uint256 boxId, uint256 size) internal returns (uint256 orderId) {
        IBoxesLens.Box memory box = lens.boxOf(boxId);
        uint256 paid = box.price * size;
        vm.prank(who);
        return boxes.draw{value: box.coin.isNative() ? paid : 0}(boxId, box.run, size, box.coin, paid, false);
    }

    /// @dev Warps to the order's round, if it is in the future, and submits it.
    function submitRound(uint256 boxId, uint256 orderId) internal {
        uint256 round = lens.orderOf(boxId, orderId).round;
        uint256 time = randomness.timeOf(round);
        if (vm.getBlockTimestamp() < time) vm.warp(time);
        (uint256 x, uint256 y) = Beacon.sign(round);
        randomness.submit(round, x, y);
    }

    /// @dev Submits the order's round, settles all orders, and claims all prizes.
    function settleAndClaim(uint256 boxId, uint256 orderId) internal {
        submitRound(boxId, orderId);
        boxes.settle(boxId, type(uint256).max);
        claimAll(boxId);
    }

    function claimAll(uint256 boxId) internal {
        for (uint256 index; index < 40; ++index) {
            if (lens.nftOf(boxId, index).isDrawn) boxes.claim(boxId, one(index));
        }
    }

    function one(uint256 value) internal pure returns (uint256[] memory all) {
        all = new uint256[](1);
        all[0] = value;
    }
}
