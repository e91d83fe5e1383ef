// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {INames} from "../../src/names/INames.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {Share} from "../../src/shared/Shares.sol";
import {IPaySplit} from "../../src/split/IPaySplit.sol";
import {TrustTest} from "./TrustTest.sol";

/// @notice What users have in the market, the auctions, the mall, a split, the ledger and a name, and how they take it out.
abstract contract TradePositions is TrustTest {
    uint256 internal constant PRICE = 1 ether;
    uint256 internal constant DOLLARS = 1000e6;

    uint256 internal asked;
    uint256 internal lot;
    uint256 internal lotWithoutBids;
    uint256 internal name;
    address internal split;
    bytes32 internal nativePayment;
    bytes32 internal dollarPayment;

    /// @dev Alice sells; Bob bids, buys and pays. Everything is open, and nothing is done.
    function openTrades() internal {
        name = registered(bob, "trusting");
        (asked, lot, lotWithoutBids) = (petOf(alice), petOf(alice), petOf(alice));
        vm.startPrank(alice);
        pets.setApprovalForAll(address(market), true);
        pets.setApprovalForAll(address(auctions), true);
        market.sellReady(address(pets), asked, NATIVE, PRICE, 0, 0);
        auctions.create(address(pets), lot, NATIVE, PRICE, 0, uint40(block.timestamp + 3 days));
        auctions.create(address(pets), lotWithoutBids, NATIVE, PRICE, 0, uint40(block.timestamp + 3 days));
        vm.stopPrank();
        stable.mint(bob, 10 * DOLLARS);
        vm.startPrank(bob);
        stable.approve(address(market), DOLLARS);
        stable.approve(address(checkout), DOLLARS);
        market.bid{value: PRICE}(address(pets), asked, NATIVE, PRICE, 0);
        market.bid(address(pets), lotWithoutBids, dollar, DOLLARS, 0);
        market.makeCollectionOffer{value: 2 * PRICE}(address(pets), NATIVE, PRICE, 2, 0);
        auctions.bid{value: PRICE}(address(pets), lot, NATIVE, PRICE, uint40(block.timestamp));
        credits.credit{value: PRICE}(NATIVE, bob, PRICE);
        vm.stopPrank();
        (nativePayment, dollarPayment) = (keccak256("native"), keccak256("dollars"));
        IMallCheckout.Quote memory quote = quoteFor(nativePayment);
        payAs(bob, quote);
        quote = quoteFor(dollarPayment);
        (quote.coin, quote.amount) = (dollar, DOLLARS);
        payAs(bob, quote);
        split = splits.create(shares(), 0);
        vm.deal(split, PRICE);
    }

    /// @dev Everybody takes out what they can take out at any time.
    function exitTrades() internal {
        vm.prank(alice);
        market.cancelSell(address(pets), asked);
        assertEq(pets.ownerOf(asked), alice, "the pet of an ask");
        assertEq(market.askOf(address(pets), asked, alice).price, 0, "a cancelled ask");

        uint256 before = bob.balance;
        vm.startPrank(bob);
        market.cancelBid(address(pets), asked, bob);
        assertEq(bob.balance - before, PRICE, "a bid");
        market.cancelCollectionOffer(address(pets), bob);
        assertEq(bob.balance - before, 3 * PRICE, "a collection offer");
        market.cancelBid(address(pets), lotWithoutBids, bob);
        assertEq(stable.balanceOf(bob), 9 * DOLLARS, "a bid in dollars");
        vm.stopPrank();

        vm.prank(alice);
        auctions.cancel(address(pets), lotWithoutBids);
        assertEq(pets.ownerOf(lotWithoutBids), alice, "a lot without bids");
        assertEq(withdrawn(NATIVE, bob), PRICE, "a credit");

        IPaySplit(split).distribute(NATIVE);
        assertEq(credits.creditOf(NATIVE, shop), PRICE * 97 / 100, "97% of a split");

        keepName();
    }

    /// @dev Prices of a name are those it was registered at, and its holder moves it.
    function keepName() private {
        uint256 expiry = names.nameOf(name).expiry;
        vm.deal(bob, bob.balance + 0.002 ether);
        vm.startPrank(bob);
        names.renew{value: 0.002 ether}(name, 1, NATIVE, 0.002 ether);
        names.transferFrom(bob, carol, name);
        vm.stopPrank();
        assertEq(names.nameOf(name).expiry, expiry + 365 days, "a renewed name");
        assertEq(names.ownerOf(name), carol, "a name");
    }

    /// @dev Once the lot is over: the bidder gets the pet, the seller the price less the fee of 2.5% that the lot was created
    /// with and the creator's 5%.
    function exitLot() internal {
        vm.warp(auctions.lotOf(address(pets), lot).end);
        (uint256 ofSeller, uint256 ofCreator) = (credits.creditOf(NATIVE, alice), credits.creditOf(NATIVE, carol));
        auctions.settle(address(pets), lot);
        assertEq(pets.ownerOf(lot), bob, "a lot");
        assertEq(credits.creditOf(NATIVE, alice) - ofSeller, PRICE * 925 / 1000, "the price of a lot");
        assertEq(credits.creditOf(NATIVE, carol) - ofCreator, PRICE * 50 / 1000, "the royalty of a lot");
    }

    /// @dev Once nobody captured them in time, both payments are back with the payer.
    function exitPayments() internal {
        vm.warp(checkout.payment(nativePayment).captureBy + 1);
        (uint256 before, uint256 dollars) = (bob.balance, stable.balanceOf(bob));
        vm.startPrank(bob);
        checkout.reclaim(nativePayment, bob);
        checkout.reclaim(dollarPayment, bob);
        vm.stopPrank();
        assertEq(bob.balance - before, PRICE, "a payment");
        assertEq(stable.balanceOf(bob) - dollars, DOLLARS, "a payment in dollars");
    }

    /// @dev 97 for the shop, 3 for the platform.
    function shares() internal view returns (Share[] memory list) {
        list = new Share[](2);
        list[0] = Share(shop, 97);
        list[1] = Share(platformOwner, 3);
    }

    function quoteFor(bytes32 paymentId) internal view returns (IMallCheckout.Quote memory) {
        return IMallCheckout.Quote({
            paymentId: paymentId,
            orderKey: keccak256(abi.encode("order", paymentId)),
            coin: NATIVE,
            amount: PRICE,
            splitHash: keccak256(abi.encode(shares())),
            payBy: uint48(block.timestamp + 1 hours),
            captureBy: uint48(block.timestamp + 30 days),
            refundBy: uint48(block.timestamp + 60 days),
            payer: address(0)
        });
    }

    function signed(IMallCheckout.Quote memory quote) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(quoterKey, checkout.digestOf(quote));
        return abi.encodePacked(r, s, v);
    }

    function payAs(address payer, IMallCheckout.Quote memory quote) internal {
        bytes memory signature = signed(quote);
        vm.prank(payer);
        checkout.pay{value: quote.coin == NATIVE ? quote.amount : 0}(quote, signature);
    }

    function registered(address holder, string memory label) internal returns (uint256) {
        INames.Registration memory registration = INames.Registration(label, holder, 1, "secret");
        names.commit(names.commitmentOf(registration));
        vm.warp(vm.getBlockTimestamp() + 61);
        (, uint256 price) = names.priceOf(names.tokenIdOf(label), 1);
        vm.prank(holder);
        return names.register{value: price}(registration, NATIVE, price);
    }
}
