// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {TrustTest} from "./TrustTest.sol";

/// @notice What users have in the boxes, the gacha, the exchange, the pledge and the predictions, and how they take it out.
abstract contract GamePositions is TrustTest {
    uint96 internal constant DRAW_PRICE = 1 ether;
    uint96 internal constant MIN_PRICE = 0.5 ether;
    uint96 internal constant STEP = 0.01 ether;
    uint96 internal constant BET = 1 ether;
    uint256 internal constant GBT_SOLD = 1000 ether;

    uint256 internal boxId;
    uint256 internal machineId;
    uint256 internal pet;
    uint256 internal pledged;
    uint256 internal epoch;
    uint256 internal curveValue;

    /// @dev Bob pulls, pledges, draws and bets, and holds GBT; Alice pulls, bets and has two pets in Carol's box.
    function openGames() internal {
        openMachine();
        openPledge();
        vm.prank(bob);
        gacha.pull(machineId, 1, type(uint256).max);
        boxId = publishedBox(carol);
        drawAs(bob, boxId);
        // A later round, which nobody will submit.
        vm.warp(vm.getBlockTimestamp() + 1 minutes);
        vm.prank(alice);
        gacha.pull(machineId, 1, type(uint256).max);
        epoch = startedRound();
        betAs(alice, IPredictions.Side.A);
        betAs(bob, IPredictions.Side.B);
        (uint256 out, uint256 fee) = exchange.quoteSell(GBT_SOLD);
        curveValue = out + fee;
    }

    /// @dev What can be taken out at any time, and what a round of the beacon decides.
    function exitGames() internal {
        uint256 before = bob.balance;
        (, uint256 fee) = exchange.quoteSell(GBT_SOLD);
        assertEq(fee, curveValue * exchange.feeRate() / 10_000, "the fee of a sale on the same curve");
        vm.prank(bob);
        exchange.sell(GBT_SOLD, 0, block.timestamp, bob);
        assertEq(bob.balance - before, curveValue - fee, "sold GBT");

        redeemAs(bob, pet, 1 ether);
        submitRound(gacha.orderOf(machineId, 1).round);
        vm.recordLogs();
        gacha.settle(machineId, 1);
        redeemAs(bob, petsIn(vm.getRecordedLogs())[0], 1 ether + 2 * uint256(STEP));
        exitBox();
    }

    /// @dev The drawer gets a pet and its depositor the price, less the commission of 10% and the fee of 2.5% that the box was
    /// published with. The depositor takes the other one out.
    function exitBox() private {
        uint256 credit = credits.creditOf(NATIVE, alice);
        submitRound(lens.orderOf(boxId, 0).round);
        boxes.settle(boxId, 1);
        assertEq(credits.creditOf(NATIVE, alice) - credit, DRAW_PRICE * 875 / 1000, "a sold deposit");
        uint256 drawn = lens.nftOf(boxId, 0).isDrawn ? 0 : 1;
        IBoxesLens.Nft memory prize = lens.nftOf(boxId, drawn);
        IBoxesLens.Nft memory rest = lens.nftOf(boxId, 1 - drawn);
        boxes.claim(boxId, one(drawn));
        assertEq(pets.ownerOf(prize.tokenId), bob, "a prize");
        vm.prank(alice);
        boxes.removeNfts(boxId, one(0));
        assertEq(pets.ownerOf(rest.tokenId), alice, "a deposit");
    }

    /// @dev What only time returns: a pull whose round nobody submitted, bets without a result, and a pledged pet for exactly
    /// the shares its pledger received.
    function exitInTime() internal {
        vm.warp(vm.getBlockTimestamp() + 9 days);
        gacha.settle(machineId, type(uint256).max);
        assertEq(withdrawn(Coin.wrap(address(gbt)), alice), 1 ether + 3 * uint256(STEP), "a pull without a round");
        refundBetAs(alice);
        refundBetAs(bob);
        vm.warp(pledge.pledgeOf(address(gacha), pledged).discountAt);
        vm.prank(bob);
        assertEq(pledge.redeem(address(gacha), pledged, bob, 970 ether), 970 ether, "the shares of a pledge");
        assertEq(gacha.ownerOf(pledged), bob, "a pledged pet");
    }

    function openMachine() internal {
        vm.startPrank(platformOwner);
        machineId = gacha.create(IGacha.Detail("", "", "", ""), STEP, "ipfs://pets/");
        gacha.setOpen(machineId, true);
        gacha.endCreation();
        vm.stopPrank();
        address[3] memory users = [alice, bob, thief];
        for (uint256 i; i < users.length; ++i) {
            vm.startPrank(users[i]);
            exchange.buy{value: 10 ether}(10 ether, 0, block.timestamp, users[i]);
            gbt.approve(address(gacha), type(uint256).max);
            gacha.setApprovalForAll(address(pledge), true);
            vm.stopPrank();
        }
    }

    /// @dev Opens the pledge on the settings of the deployment script. Bob has two pets and pledges one.
    function openPledge() internal {
        vm.prank(platformOwner);
        pledge.setSettings(address(gacha), IPledge.Settings(30 days, 300, 1000 ether, 60 days, 300));
        vm.prank(bob);
        gacha.pull(machineId, 2, type(uint256).max);
        submitRound(gacha.orderOf(machineId, 0).round);
        vm.recordLogs();
        gacha.settle(machineId, 1);
        uint256[] memory pulled = petsIn(vm.getRecordedLogs());
        (pet, pledged) = (pulled[0], pulled[1]);
        vm.prank(bob);
        pledge.securitize(address(gacha), pledged, 1);
    }

    /// @dev Redeems a pet for 83% of what was paid for it.
    function redeemAs(address user, uint256 tokenId, uint256 paid) private {
        uint256 before = gbt.balanceOf(user);
        vm.prank(user);
        gacha.redeem(tokenId, user);
        assertEq(gbt.balanceOf(user) - before, paid * 83 / 100, "a redeemed pet");
    }

    function refundBetAs(address user) private {
        uint256 before = user.balance;
        vm.prank(user);
        predictions.claim(epoch, user);
        assertEq(user.balance - before, BET, "a bet");
    }

    /// @dev A box with a commission of 10%, one price for all and two pets of Alice, open to everybody for ten days.
    function publishedBox(address owner) internal returns (uint256 id) {
        id = boxOf(owner);
        depositAs(alice, id);
        depositAs(alice, id);
        vm.prank(owner);
        boxes.publish(id, uint40(block.timestamp + 10 days));
    }

    /// @dev An empty box that Alice may put pets into.
    function boxOf(address owner) internal returns (uint256 id) {
        vm.startPrank(owner);
        id = boxes.createCollectionV3(
            IBoxManagement.Detail("", "", "", ""),
            NATIVE,
            IBoxManagement.Rules({commissionRate: 1000, allOpen: true, openAt: 0, minPrice: MIN_PRICE}),
            DRAW_PRICE
        );
        boxes.setCollaborator(id, alice, true);
        vm.stopPrank();
    }

    /// @dev Puts a new pet into a box on the terms of `boxOf`.
    function depositAs(address user, uint256 id) internal returns (uint256 tokenId) {
        tokenId = petOf(user);
        IBoxManagement.NewNft[] memory nfts = new IBoxManagement.NewNft[](1);
        nfts[0] = IBoxManagement.NewNft(address(pets), tokenId, 0);
        vm.startPrank(user);
        pets.setApprovalForAll(address(boxes), true);
        boxes.addNfts(id, nfts, IBoxManagement.DepositTerms(NATIVE, MIN_PRICE, 1000));
        vm.stopPrank();
    }

    function drawAs(address user, uint256 id) internal returns (uint256 orderId) {
        IBoxesLens.Box memory box = lens.boxOf(id);
        vm.prank(user);
        return boxes.draw{value: box.price}(id, box.run, 1, box.coin, box.price, false);
    }

    /// @dev A round with a day to bet, decided a day later.
    function startedRound() internal returns (uint256) {
        uint40 lock = uint40(block.timestamp + 1 days);
        vm.prank(predictor);
        return predictions.startRound(IPredictions.NewRound("dossier", NATIVE, BET, lock, lock + 1 days, 0));
    }

    function betAs(address user, IPredictions.Side side) internal {
        vm.prank(user);
        predictions.bet{value: BET}(epoch, side, 1);
    }

    function petsIn(Vm.Log[] memory logs) internal pure returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](logs.length);
        uint256 count;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] == IGacha.PetPulled.selector) tokenIds[count++] = uint256(logs[i].topics[3]);
        }
        assembly ("memory-safe") {
            mstore(tokenIds, count)
        }
    }
}
