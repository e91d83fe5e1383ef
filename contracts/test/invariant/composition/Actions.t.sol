// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NATIVE} from "../../../src/shared/Coin.sol";
import {Ledger} from "./Ledger.sol";
import {Properties} from "./Properties.sol";
import {SPLIT, VAULT} from "./PlatformDeployment.sol";

/// @notice The campaign is not empty: each of its actions succeeds in a suitable order, moves what the model says, and
/// everybody can leave afterwards. The numbers are the actions' choices: places in the list of tokens, accounts, coins, times.
/// forge-config: default.isolate = false
contract CompositionActions is Properties {
    uint256 private constant _ONE = 1 ether + 1;
    uint256 private constant _HOUR = 1 hours + 7;
    uint256 private constant _DAYS = 2 days + 1;
    uint256 private constant _MONTHS = 60 days;

    /// @dev All properties are checked after each action, which takes more gas than a test has.
    function setUp() public override {
        super.setUp();
        vm.pauseGasMetering();
    }

    function run(bytes memory action) private {
        uint256 before = handler.done(bytes4(action));
        (bool success, bytes memory result) = address(handler).call(action);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(result, 0x20), mload(result))
            }
        }
        assertEq(handler.done(bytes4(action)), before + 1, "the action did nothing");
        assertEverything();
    }

    function pass(uint256 time) private {
        run(abi.encodeCall(handler.pass, (time)));
    }

    /// @dev The first token of a collection that an account holds.
    function find(address collection) private view returns (uint256 which) {
        Ledger.Item[] memory items = handler.items();
        while (items[which].collection != collection) ++which;
    }

    function holderAt(uint256 which) private view returns (address) {
        Ledger.Item memory item = handler.items()[which];
        return handler.holderOf(item.collection, item.tokenId);
    }

    function test_EveryActionSucceeds() external {
        asks();
        bids();
        offers();
        lots();
        boxes();
        economy();
        pledges();
        collections();
        predictions();
        checkout();
        credits();
        admins();
        names();
        progress();
        handler.everybodyLeaves();
        assertEverything();
        assertNothingStays();
    }

    /// @dev A token of one family after the other: a name is auctioned and sold, a pet is pulled, pledged, redeemed and sold
    /// into an offer, and a split sells.
    function test_ATokenGoesFromFamilyToFamily() external {
        uint256 name = find(address(p.names));
        run(abi.encodeCall(handler.createLot, (name, 0, _ONE, 1, 1)));
        run(abi.encodeCall(handler.bidLot, (name, 3, 0)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settleLot, (name)));
        assertEq(holderAt(name), p.accounts[3]);
        run(abi.encodeCall(handler.list, (name, 2, _ONE, 1, 1)));
        run(abi.encodeCall(handler.buy, (name, 2, 2)));
        assertEq(holderAt(name), p.accounts[2]);
        run(abi.encodeCall(handler.pull, (0, 3)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settlePulls, (true)));
        uint256 pet = find(address(p.gacha));
        run(abi.encodeCall(handler.securitize, (pet)));
        run(abi.encodeCall(handler.securitize, (pet + 1)));
        pass(_DAYS);
        run(abi.encodeCall(handler.redeemPledged, (pet, 0)));
        run(abi.encodeCall(handler.makeOffer, (pet, 1, 0, _ONE, 1)));
        run(abi.encodeCall(handler.acceptOffer, (0, pet)));
        assertEq(holderAt(pet), p.accounts[1]);
        run(abi.encodeCall(handler.give, (pet, SPLIT)));
        run(abi.encodeCall(handler.deposit, (0, pet, _ONE)));
        run(abi.encodeCall(handler.publish, (0, 1)));
        run(abi.encodeCall(handler.draw, (0, 4, 1)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settleBox, (0)));
        run(abi.encodeCall(handler.claimPrizes, (0)));
        assertEq(holderAt(pet), p.accounts[4]);
        assertGt(p.credits.creditOf(NATIVE, p.accounts[SPLIT]), 0);
        run(abi.encodeCall(handler.distribute, (false, 0)));
        run(abi.encodeCall(handler.withdrawFor, (VAULT)));
        assertGt(p.accounts[VAULT].balance, 0);
    }

    /// @dev The rates change after a lot is created, a box published and a round started.
    function test_LotsBoxesAndRoundsKeepTheirFeeRates() external {
        uint256 name = find(address(p.names));
        run(abi.encodeCall(handler.createLot, (name, 0, _ONE, 1, 1)));
        run(abi.encodeCall(handler.bidLot, (name, 3, 0)));
        run(abi.encodeCall(handler.deposit, (0, 0, _ONE)));
        run(abi.encodeCall(handler.publish, (0, 1)));
        run(abi.encodeCall(handler.draw, (0, 1, 1)));
        run(abi.encodeCall(handler.startRound, (0, _ONE, 1, 0)));
        run(abi.encodeCall(handler.bet, (0, 0, 5, true)));
        run(abi.encodeCall(handler.bet, (0, 1, 5, false)));
        run(abi.encodeCall(handler.setRates, (700, 800)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settleLot, (name)));
        run(abi.encodeCall(handler.settleBox, (0)));
        run(abi.encodeCall(handler.claimTakings, (0)));
        run(abi.encodeCall(handler.setResult, (0, true)));
        pass(_DAYS);
        run(abi.encodeCall(handler.claimBet, (0, 0, 0)));
        run(abi.encodeCall(handler.claimRoundFee, (0)));
        assertEq(handler.potOf(1), 0);
    }

    /// @dev Nobody submits the round: both drawers get back exactly what they paid.
    function test_OverdueDrawsAreRefunded() external {
        run(abi.encodeCall(handler.deposit, (0, 0, _ONE)));
        run(abi.encodeCall(handler.deposit, (0, 1, _ONE)));
        run(abi.encodeCall(handler.setWhitelist, (0, 2, _ONE, 2)));
        run(abi.encodeCall(handler.publish, (0, 1)));
        uint256[2] memory owned = [handler.owned(NATIVE, p.accounts[1]), handler.owned(NATIVE, p.accounts[2])];
        run(abi.encodeCall(handler.draw, (0, 1, 1)));
        run(abi.encodeCall(handler.drawListed, (0, 2, 1)));
        assertLt(handler.owned(NATIVE, p.accounts[1]), owned[0]);
        assertLt(handler.owned(NATIVE, p.accounts[2]), owned[1]);
        pass(_MONTHS);
        run(abi.encodeCall(handler.settleBox, (0)));
        run(abi.encodeCall(handler.settleBox, (0)));
        assertEq(handler.owned(NATIVE, p.accounts[1]), owned[0]);
        assertEq(handler.owned(NATIVE, p.accounts[2]), owned[1]);
    }

    function progress() private {
        for (uint256 i; i < 3; ++i) {
            run(abi.encodeCall(handler.progressBoxes, (i)));
            run(abi.encodeCall(handler.progressLots, (i)));
            run(abi.encodeCall(handler.progressPledges, (i)));
            run(abi.encodeCall(handler.progressRounds, (i)));
        }
    }

    function asks() private {
        run(abi.encodeCall(handler.list, (0, 0, _ONE, 1, 1)));
        run(abi.encodeCall(handler.buy, (0, 1, 1)));
        run(abi.encodeCall(handler.list, (0, 2, _ONE, 1, 2)));
        run(abi.encodeCall(handler.cancelAsk, (0)));
        run(abi.encodeCall(handler.cancelAllAsks, (1)));
        run(abi.encodeCall(handler.list, (1, 1, _ONE, 1, 0)));
        run(abi.encodeCall(handler.list, (2, 0, _ONE, 1, 1)));
        run(abi.encodeCall(handler.buyTwo, (1, 3)));
        assertEq(holderAt(1), p.accounts[3]);
        assertEq(holderAt(2), p.accounts[3]);
    }

    function bids() private {
        run(abi.encodeCall(handler.bid, (SPLIT, 0, 2, _ONE, 0)));
        run(abi.encodeCall(handler.updateBid, (0, 9)));
        run(abi.encodeCall(handler.cancelBid, (0, 7)));
        run(abi.encodeCall(handler.bid, (SPLIT, 0, 0, _ONE, 0)));
        run(abi.encodeCall(handler.acceptBid, (0)));
        assertEq(holderAt(SPLIT), p.accounts[0]);
    }

    function offers() private {
        uint256 which = find(address(p.foreign));
        run(abi.encodeCall(handler.makeOffer, (which, 0, 1, _ONE, 2)));
        run(abi.encodeCall(handler.updateOffer, (0, _ONE / 2)));
        run(abi.encodeCall(handler.acceptOffer, (0, which)));
        assertEq(holderAt(which), p.accounts[0]);
        run(abi.encodeCall(handler.cancelOffer, (0, VAULT)));
    }

    function lots() private {
        uint256 name = find(address(p.names));
        run(abi.encodeCall(handler.refuseShortLived, (name)));
        run(abi.encodeCall(handler.createLot, (name, 0, _ONE, 1, 1)));
        run(abi.encodeCall(handler.bidLot, (name, 1, 0)));
        run(abi.encodeCall(handler.bidLot, (name, 2, 1)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settleLot, (name)));
        assertEq(holderAt(name), p.accounts[2]);
        run(abi.encodeCall(handler.createLot, (0, 1, _ONE, 1, 1)));
        run(abi.encodeCall(handler.cancelLot, (0)));
        run(abi.encodeCall(handler.createLot, (0, 2, _ONE, 1, 1)));
        run(abi.encodeCall(handler.bidLot, (0, 4, 0)));
        pass(_MONTHS);
        run(abi.encodeCall(handler.reclaimLotBid, (0)));
        run(abi.encodeCall(handler.settleLot, (0)));
        run(abi.encodeCall(handler.refuseExpired, (name)));
        run(abi.encodeCall(handler.renewName, (1, 0, 1)));
    }

    function boxes() private {
        for (uint256 i; i < 3; ++i) {
            run(abi.encodeCall(handler.deposit, (0, i, _ONE)));
        }
        run(abi.encodeCall(handler.setBoxTerms, (0, 3, 1)));
        run(abi.encodeCall(handler.setWhitelist, (0, 2, _ONE, 2)));
        run(abi.encodeCall(handler.setBoxCollaborator, (0, 2, 0)));
        run(abi.encodeCall(handler.publish, (0, 1)));
        run(abi.encodeCall(handler.draw, (0, 1, 1)));
        run(abi.encodeCall(handler.drawListed, (0, 2, 1)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settleBox, (0)));
        run(abi.encodeCall(handler.settleBox, (0)));
        run(abi.encodeCall(handler.claimPrizes, (0)));
        run(abi.encodeCall(handler.claimTakings, (0)));
        run(abi.encodeCall(handler.takeOut, (0, 0, false)));
        run(abi.encodeCall(handler.deposit, (0, 3, _ONE)));
        run(abi.encodeCall(handler.takeOut, (0, 0, true)));
        run(abi.encodeCall(handler.deposit, (0, 3, _ONE)));
        run(abi.encodeCall(handler.publish, (0, 0)));
        run(abi.encodeCall(handler.unpublish, (0)));
        run(abi.encodeCall(handler.returnNfts, (0)));
    }

    function economy() private {
        run(abi.encodeCall(handler.buyGbt, (0, 1 ether, 1)));
        run(abi.encodeCall(handler.sellGbt, (1, 1 ether, SPLIT)));
        run(abi.encodeCall(handler.claimExchangeFee, ()));
        run(abi.encodeCall(handler.pull, (0, 3)));
        pass(_HOUR);
        run(abi.encodeCall(handler.settlePulls, (true)));
        run(abi.encodeCall(handler.redeemPet, (find(address(p.gacha)) + 2, VAULT)));
        run(abi.encodeCall(handler.pull, (1, 1)));
        pass(_MONTHS);
        run(abi.encodeCall(handler.settlePulls, (false)));
    }

    function pledges() private {
        uint256 pet = find(address(p.gacha));
        run(abi.encodeCall(handler.setPledgeSettings, (pet, 1 days, 500, 3 days, 300)));
        run(abi.encodeCall(handler.securitize, (pet)));
        run(abi.encodeCall(handler.securitize, (pet + 1)));
        run(abi.encodeCall(handler.giveShares, (0, 0, 1, 2)));
        pass(_DAYS);
        run(abi.encodeCall(handler.redeemPledged, (pet, 0)));
        assertEq(holderAt(pet), p.accounts[1]);
        run(abi.encodeCall(handler.claimShares, (0)));
    }

    function collections() private {
        run(abi.encodeCall(handler.mint, (0, VAULT, 500)));
        run(abi.encodeCall(handler.startSale, (2, _ONE, 300)));
        run(abi.encodeCall(handler.setSaleWhitelist, (2, _ONE, 3)));
        run(abi.encodeCall(handler.buyFirst, (1, false)));
        run(abi.encodeCall(handler.buyFirst, (2, true)));
        uint256 which = find(address(p.open));
        run(abi.encodeCall(handler.give, (which, SPLIT)));
        assertEq(holderAt(which), p.accounts[SPLIT]);
        run(abi.encodeCall(handler.refuseSupply, ()));
        run(abi.encodeCall(handler.endMinting, (0)));
        assertTrue(p.open.isSupplyFixed());
        run(abi.encodeCall(handler.setPledgeSettings, (which, 0, 0, 0, 0)));
    }

    function predictions() private {
        run(abi.encodeCall(handler.startRound, (0, _ONE, 1, 0)));
        run(abi.encodeCall(handler.moveRound, (0, 1)));
        run(abi.encodeCall(handler.bet, (0, 0, 5, true)));
        run(abi.encodeCall(handler.bet, (0, 1, 5, false)));
        pass(_HOUR);
        run(abi.encodeCall(handler.setResult, (0, false)));
        run(abi.encodeCall(handler.disputeResult, (0)));
        run(abi.encodeCall(handler.setResult, (0, true)));
        pass(_DAYS);
        run(abi.encodeCall(handler.claimBet, (0, 0, VAULT)));
        run(abi.encodeCall(handler.claimRoundFee, (0)));
        assertEq(handler.potOf(1), 0);
        run(abi.encodeCall(handler.startRound, (1, 2, 1, 0)));
        run(abi.encodeCall(handler.cancelRound, (0)));
    }

    function checkout() private {
        run(abi.encodeCall(handler.pay, (0, 1, 0, _ONE, 1)));
        run(abi.encodeCall(handler.payMany, (2, 3, 2, _ONE, 1)));
        run(abi.encodeCall(handler.voidPayment, (0, 5)));
        run(abi.encodeCall(handler.capture, (0)));
        run(abi.encodeCall(handler.refund, (0, 5, true)));
        run(abi.encodeCall(handler.refund, (0, 5, false)));
        run(abi.encodeCall(handler.markShipped, (1)));
        run(abi.encodeCall(handler.release, (1)));
        pass(_DAYS);
        run(abi.encodeCall(handler.reclaim, (2, SPLIT)));
    }

    function credits() private {
        run(abi.encodeCall(handler.distribute, (true, 0)));
        run(abi.encodeCall(handler.distribute, (false, 0)));
        run(abi.encodeCall(handler.withdrawFor, (VAULT)));
        run(abi.encodeCall(handler.withdraw, (0, 2)));
        run(abi.encodeCall(handler.withdrawAll, (1)));
    }

    function admins() private {
        run(abi.encodeCall(handler.setRates, (300, 800)));
        run(abi.encodeCall(handler.setFeeRecipient, (0, 1)));
        run(abi.encodeCall(handler.refuseForged, ()));
        run(abi.encodeCall(handler.refuseCoin, (0)));
        run(abi.encodeCall(handler.toggleDollar, (1)));
        run(abi.encodeCall(handler.toggleCollection, (find(address(p.foreign)))));
    }

    function names() private {
        run(abi.encodeCall(handler.registerName, (3, 0, SPLIT, 1)));
        run(abi.encodeCall(handler.setNamePrices, (2, 1, 1, 1)));
        run(abi.encodeCall(handler.claimNameFee, (0)));
        for (uint256 i; i < 5; ++i) {
            pass(_MONTHS);
        }
        run(abi.encodeCall(handler.passToExpiry, (3, 5)));
    }
}
