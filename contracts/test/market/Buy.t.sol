// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser, Taker} from "../mocks/Receivers.sol";
import {MarketTest} from "./MarketTest.sol";

contract BuyTest is MarketTest {
    function test_RevertGiven_Paused() external {
        ask(NATIVE);
        vm.prank(pauser);
        market.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        buyAs(buyer);
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        market.sellTokensTo(new IMarket.Purchase[](0), buyer);
    }

    function testFuzz_RevertWhen_TheValueIsWrong(uint96 value) external {
        vm.assume(value != PRICE && value != 0);
        ask(NATIVE);
        vm.deal(buyer, value);
        vm.startPrank(buyer);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, PRICE, value));
        market.sellTokenTo{value: value}(purchase(NATIVE), buyer);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, 0, value));
        market.sellTokenTo{value: value}(purchase(coin), buyer);
    }

    function test_RevertWhen_CoinOrCollectionIsNoLongerSupported() external {
        ask(coin);
        askForeign();
        vm.startPrank(admin);
        market.setCoin(coin, false);
        market.setCollection(address(foreign), false);
        vm.stopPrank();
        vm.startPrank(buyer);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        market.sellTokenTo(purchase(coin), buyer);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotSupported.selector, address(foreign))
        );
        market.sellTokenTo{value: PRICE}(foreignPurchase(), buyer);
    }

    function test_RevertWhen_CollectionIsBlacklisted() external {
        ask(NATIVE);
        vm.prank(admin);
        market.setBlacklisted(address(collection), true);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection))
        );
        buyAs(buyer);
        vm.prank(admin);
        market.setBlacklisted(address(collection), false);
        buyAs(buyer);
        assertEq(collection.ownerOf(tokenId), buyer);
    }

    function test_RevertWhen_TheSellerHasNoAsk() external {
        vm.expectRevert(noAsk(address(collection), tokenId));
        buyAs(buyer);
        ask(NATIVE);
        IMarket.Purchase memory purchase_ = purchase(NATIVE);
        purchase_.seller = stranger;
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_AskNotFound.selector, address(collection), tokenId, stranger)
        );
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(purchase_, buyer);
    }

    function testFuzz_RevertWhen_PriceOrCoinIsNotThatOfTheAsk(uint96 price) external {
        vm.assume(price != PRICE);
        ask(NATIVE);
        IMarket.Purchase memory purchase_ = purchase(NATIVE);
        purchase_.price = price;
        vm.deal(buyer, price);
        vm.startPrank(buyer);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_TermsMismatch.selector, NATIVE, PRICE));
        market.sellTokenTo{value: price}(purchase_, buyer);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_TermsMismatch.selector, NATIVE, PRICE));
        market.sellTokenTo(purchase(coin), buyer);
    }

    function test_RevertWhen_TheAskHasNotStartedOrHasEnded() external {
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, NATIVE, PRICE, NOW + 10, NOW + 20);
        bytes memory refusal = abi.encodeWithSelector(IMarket.Market_AskNotOpen.selector, NOW + 10, NOW + 20);
        vm.warp(NOW + 9);
        vm.expectRevert(refusal);
        buyAs(buyer);
        vm.warp(NOW + 20);
        vm.expectRevert(refusal);
        buyAs(buyer);
        vm.warp(NOW + 19);
        buyAs(buyer);
        assertEq(collection.ownerOf(tokenId), buyer);
    }

    function test_RevertWhen_TheMarketIsNotApproved() external {
        ask(NATIVE);
        askForeign();
        vm.startPrank(seller);
        collection.setApprovalForAll(address(market), false);
        foreign.approve(address(0), FOREIGN_ID);
        foreign.setApprovalForAll(address(market), true);
        vm.stopPrank();
        vm.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, address(market), tokenId)
        );
        buyAs(buyer);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotApproved.selector, address(foreign), FOREIGN_ID));
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(foreignPurchase(), buyer);
        vm.prank(seller);
        collection.approve(address(market), tokenId);
        buyAs(buyer);
        assertEq(collection.ownerOf(tokenId), buyer);
    }

    function test_RevertWhen_TheReceiverRefusesTheToken() external {
        ask(NATIVE);
        address refuser = address(new Refuser());
        vm.expectRevert(Refuser.Refused.selector);
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(purchase(NATIVE), refuser);
    }

    function test_RevertWhen_TheSellerRefusesTheMoney() external {
        ask(NATIVE);
        vm.etch(seller, address(new Refuser()).code);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        buyAs(buyer);
        assertEq(collection.ownerOf(tokenId), seller);
    }

    /// @custom:spec chain-11
    function testFuzz_DeliversToTheReceiverAndSplitsThePrice(uint96 price, uint16 rate, uint16 royalty, bool inToken)
        external
    {
        price = uint96(bound(price, 1, 50 ether));
        rate = uint16(bound(rate, 0, 1000));
        royalty = uint16(bound(royalty, 0, 1000));
        Coin coin_ = inToken ? coin : NATIVE;
        uint256 fee = uint256(price) * rate / 10_000;
        uint256 cut = uint256(price) * royalty / 10_000;
        vm.prank(admin);
        market.setFeeRate(rate);
        vm.startPrank(seller);
        tokenId = collection.mint(creator, IPFS_URI, royalty, anyFee());
        market.sellReady(address(collection), tokenId, coin_, price, 0, 0);
        vm.stopPrank();
        IMarket.Purchase memory purchase_ = IMarket.Purchase(address(collection), tokenId, seller, coin_, price);
        address taker = address(new Taker());
        vm.expectEmit(address(market));
        emit IMarket.AskFilled(
            address(collection), tokenId, seller, buyer, taker, coin_, price, fee, cut == 0 ? address(0) : creator, cut
        );
        vm.prank(buyer);
        market.sellTokenTo{value: inToken ? 0 : price}(purchase_, taker);
        assertEq(collection.ownerOf(tokenId), taker);
        assertEq(coin_.balanceOf(seller), price - fee - cut);
        assertEq(coin_.balanceOf(buyer), 100 ether - price);
        assertEq(coin_.balanceOf(address(market)), 0);
        assertEq(credits.creditOf(coin_, treasury), fee);
        assertEq(credits.creditOf(coin_, creator), cut);
        assertEq(coin_.balanceOf(address(credits)), fee + cut);
        assertEq(market.askOf(address(collection), tokenId, seller).price, 0);
    }

    function test_SellsAForeignTokenWithItsOwnApproval() external {
        askForeign();
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(foreignPurchase(), buyer);
        assertEq(foreign.ownerOf(FOREIGN_ID), buyer);
        assertEq(seller.balance, PRICE - FEE - ROYALTY);
        assertEq(credits.creditOf(NATIVE, creator), ROYALTY);
    }

    function test_ACreatorWhoSellsReceivesTheRoyaltyDirectly() external {
        vm.startPrank(creator);
        tokenId = collection.mint(creator, IPFS_URI, 1000, anyFee());
        collection.approve(address(market), tokenId);
        market.sellReady(address(collection), tokenId, NATIVE, PRICE, 0, 0);
        vm.stopPrank();
        vm.prank(buyer);
        market.sellTokenTo{value: PRICE}(IMarket.Purchase(address(collection), tokenId, creator, NATIVE, PRICE), buyer);
        assertEq(creator.balance, PRICE - FEE);
        assertEq(credits.creditOf(NATIVE, creator), 0);
    }

    function two() private returns (IMarket.Purchase[] memory purchases) {
        ask(coin);
        askForeign();
        purchases = new IMarket.Purchase[](2);
        (purchases[0], purchases[1]) = (purchase(coin), foreignPurchase());
    }

    function test_Many_BuysAllInSeveralCoins() external {
        IMarket.Purchase[] memory purchases = two();
        vm.prank(buyer);
        market.sellTokensTo{value: PRICE}(purchases, stranger);
        assertEq(collection.ownerOf(tokenId), stranger);
        assertEq(foreign.ownerOf(FOREIGN_ID), stranger);
        assertEq(seller.balance, PRICE - FEE - ROYALTY);
        assertEq(token.balanceOf(seller), PRICE - FEE - ROYALTY);
        assertEq(buyer.balance, 99 ether);
        assertEq(token.balanceOf(buyer), 99 ether);
    }

    function testFuzz_Many_RevertWhen_TheValueIsNotTheSum(uint96 value) external {
        vm.assume(value != PRICE);
        IMarket.Purchase[] memory purchases = two();
        vm.deal(buyer, value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, PRICE, value));
        vm.prank(buyer);
        market.sellTokensTo{value: value}(purchases, buyer);
    }

    function test_Many_RevertWhen_OneIsNotForSale() external {
        IMarket.Purchase[] memory purchases = two();
        vm.prank(seller);
        market.cancelSell(address(foreign), FOREIGN_ID);
        vm.expectRevert(noAsk(address(foreign), FOREIGN_ID));
        vm.prank(buyer);
        market.sellTokensTo{value: PRICE}(purchases, buyer);
        assertEq(collection.ownerOf(tokenId), seller);
        assertEq(token.balanceOf(buyer), 100 ether);
    }
}
