// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ExpiringCollection} from "../mocks/Collections.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {Refuser} from "../mocks/Receivers.sol";
import {MarketTest} from "./MarketTest.sol";

contract AcceptCollectionOfferTest is MarketTest {
    function acceptForeign() private {
        vm.prank(seller);
        market.acceptCollectionOffer(address(foreign), only(FOREIGN_ID), bidder, NATIVE, PRICE);
    }

    function offerForeign(uint32 quantity) private {
        vm.prank(bidder);
        market.makeCollectionOffer{value: PRICE * quantity}(address(foreign), NATIVE, PRICE, quantity, 0);
    }

    function invalidQuantity(uint256 quantity, uint256 max) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ICollectionOffers.CollectionOffers_InvalidQuantity.selector, quantity, max);
    }

    function test_RevertGiven_Paused() external {
        offerIn(NATIVE, 1);
        vm.prank(pauser);
        market.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        acceptOffer(only(tokenId), NATIVE, PRICE);
    }

    function test_RevertWhen_CoinOrCollectionIsNoLongerSupported() external {
        offerIn(coin, 1);
        offerForeign(1);
        vm.startPrank(admin);
        market.setCoin(coin, false);
        market.setCollection(address(foreign), false);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin));
        acceptOffer(only(tokenId), coin, PRICE);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_NotSupported.selector, address(foreign))
        );
        acceptForeign();
    }

    function test_RevertWhen_TheCollectionIsBlacklisted() external {
        offerIn(NATIVE, 1);
        vm.prank(admin);
        market.setBlacklisted(address(collection), true);
        vm.expectRevert(
            abi.encodeWithSelector(ISupportedCollections.SupportedCollections_Blacklisted.selector, address(collection))
        );
        acceptOffer(only(tokenId), NATIVE, PRICE);
        vm.prank(admin);
        market.setBlacklisted(address(collection), false);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), bidder);
    }

    function test_RevertWhen_ThereIsNoOffer() external {
        vm.expectRevert(noOffer(bidder));
        acceptOffer(only(tokenId), NATIVE, PRICE);
        offerForeign(1);
        vm.expectRevert(noOffer(bidder));
        acceptOffer(only(tokenId), NATIVE, PRICE);
    }

    function testFuzz_RevertWhen_TheTermsAreNotWhatTheSellerAgreedTo(uint256 minPrice) external {
        minPrice = bound(minPrice, PRICE + 1, type(uint256).max);
        offerIn(coin, 1);
        bytes memory refusal = abi.encodeWithSelector(IMarket.Market_TermsMismatch.selector, coin, PRICE);
        vm.expectRevert(refusal);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        vm.expectRevert(refusal);
        acceptOffer(only(tokenId), coin, minPrice);
    }

    function test_RevertWhen_TheOfferHasEnded() external {
        vm.prank(bidder);
        market.makeCollectionOffer{value: PRICE}(address(collection), NATIVE, PRICE, 1, NOW + 10);
        vm.warp(NOW + 10);
        vm.expectRevert(abi.encodeWithSelector(ICollectionOffers.CollectionOffers_OfferExpired.selector, NOW + 10));
        acceptOffer(only(tokenId), NATIVE, PRICE);
        vm.warp(NOW + 9);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), bidder);
    }

    function test_RevertWhen_TheSellerIsTheOfferer() external {
        offerIn(NATIVE, 3);
        uint256 id = mintAs(bidder);
        vm.startPrank(bidder);
        collection.setApprovalForAll(address(market), true);
        vm.expectRevert(abi.encodeWithSelector(ICollectionOffers.CollectionOffers_OwnOffer.selector, bidder));
        market.acceptCollectionOffer(address(collection), only(id), bidder, NATIVE, PRICE);
    }

    function test_RevertWhen_NoTokenIsNamed() external {
        offerIn(NATIVE, 3);
        vm.expectRevert(invalidQuantity(0, 3));
        acceptOffer(new uint256[](0), NATIVE, PRICE);
    }

    function test_RevertWhen_MoreTokensAreNamedThanAreLeft() external {
        offerIn(NATIVE, 2);
        uint256[] memory ids = mintMany(3);
        vm.expectRevert(invalidQuantity(3, 2));
        acceptOffer(ids, NATIVE, PRICE);
        acceptOffer(only(ids[0]), NATIVE, PRICE);
        uint256[] memory two = mintMany(2);
        vm.expectRevert(invalidQuantity(2, 1));
        acceptOffer(two, NATIVE, PRICE);
        acceptOffer(only(ids[1]), NATIVE, PRICE);
        vm.expectRevert(noOffer(bidder));
        acceptOffer(only(ids[2]), NATIVE, PRICE);
    }

    function test_RevertWhen_OneTokenIsNotTheCallers() external {
        offerIn(NATIVE, 2);
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (tokenId, mintAs(stranger));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, seller, ids[1], stranger));
        acceptOffer(ids, NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), seller);
        assertEq(offerNow().quantity, 2);
    }

    function test_RevertWhen_TheMarketIsNotApproved() external {
        offerIn(NATIVE, 1);
        vm.prank(seller);
        collection.setApprovalForAll(address(market), false);
        vm.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, address(market), tokenId)
        );
        acceptOffer(only(tokenId), NATIVE, PRICE);
        vm.prank(seller);
        collection.approve(address(market), tokenId);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        assertEq(collection.ownerOf(tokenId), bidder);
    }

    function test_RevertWhen_TheSellerRefusesTheMoney() external {
        offerIn(NATIVE, 1);
        vm.etch(seller, address(new Refuser()).code);
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        assertEq(offerNow().quantity, 1);
    }

    function test_RevertWhen_TheTokenExpiresWithinSevenDays() external {
        ExpiringCollection names = new ExpiringCollection();
        vm.prank(admin);
        market.setCollection(address(names), true);
        names.mint(seller, 1);
        names.setExpiry(1, NOW + 7 days - 1);
        vm.prank(bidder);
        market.makeCollectionOffer{value: PRICE}(address(names), NATIVE, PRICE, 1, 0);
        vm.startPrank(seller);
        names.setApprovalForAll(address(market), true);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_ExpiresTooSoon.selector, NOW + 7 days - 1, NOW + 7 days));
        market.acceptCollectionOffer(address(names), only(1), bidder, NATIVE, PRICE);
        names.setExpiry(1, NOW - 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_ExpiresTooSoon.selector, NOW - 1, NOW + 7 days));
        market.acceptCollectionOffer(address(names), only(1), bidder, NATIVE, PRICE);
        names.setExpiry(1, NOW + 7 days);
        market.acceptCollectionOffer(address(names), only(1), bidder, NATIVE, PRICE);
        assertEq(names.ownerOf(1), bidder);
    }

    function expectAccepted(uint256 id, Coin coin_, uint256 price, uint256 fee, uint256 royalty, uint256 left) private {
        address receiver = royalty == 0 ? address(0) : creator;
        vm.expectEmit(address(market));
        emit ICollectionOffers.CollectionOfferAccepted(
            address(collection), id, bidder, seller, coin_, price, fee, receiver, royalty, left
        );
    }

    /// @dev Price = seller + fee + royalty for each token, to the last unit, and the market keeps exactly what is left.
    function testFuzz_SellsTheTokensAndSplitsThePriceExactly(
        uint96 price,
        uint96 minPrice,
        uint16[3] memory royalties,
        uint16 rate,
        bool inToken
    ) external {
        price = uint96(bound(price, 1, 10 ether));
        minPrice = uint96(bound(minPrice, 0, price));
        rate = uint16(bound(rate, 0, 1000));
        Coin coin_ = inToken ? coin : NATIVE;
        vm.prank(admin);
        market.setFeeRate(rate);
        vm.prank(bidder);
        market.makeCollectionOffer{value: inToken ? 0 : 5 * uint256(price)}(address(collection), coin_, price, 5, 0);
        // The offerer cannot refuse the tokens.
        vm.etch(bidder, address(new Refuser()).code);
        uint256 fee = uint256(price) * rate / 10_000;
        uint256[] memory ids = new uint256[](3);
        uint256 sum;
        for (uint256 i; i < 3; ++i) {
            royalties[i] = uint16(bound(royalties[i], 0, 1000));
            vm.prank(seller);
            ids[i] = collection.mint(creator, IPFS_URI, royalties[i], anyFee());
        }
        for (uint256 i; i < 3; ++i) {
            uint256 royalty = uint256(price) * royalties[i] / 10_000;
            sum += royalty;
            expectAccepted(ids[i], coin_, price, fee, royalty, 4 - i);
        }
        acceptOffer(ids, coin_, minPrice);
        for (uint256 i; i < 3; ++i) {
            assertEq(collection.ownerOf(ids[i]), bidder);
        }
        assertEq(coin_.balanceOf(seller), 3 * (price - fee) - sum);
        assertEq(credits.creditOf(coin_, treasury), 3 * fee);
        assertEq(credits.creditOf(coin_, creator), sum);
        assertEq(coin_.balanceOf(address(credits)), 3 * fee + sum);
        assertEq(coin_.balanceOf(address(market)), 2 * uint256(price));
        assertEq(offerNow().quantity, 2);
    }

    function test_TheLastTokenDeletesTheOffer() external {
        offerIn(coin, 2);
        acceptOffer(mintMany(2), coin, PRICE);
        assertEq(abi.encode(offerNow()), abi.encode(ICollectionOffers.CollectionOffer(NATIVE, 0, 0, 0)));
        assertEq(token.balanceOf(address(market)), 0);
        offerIn(NATIVE, 1);
        assertEq(offerNow().quantity, 1);
    }

    function test_SeveralHoldersFillOneOffer() external {
        offerIn(NATIVE, 2);
        acceptOffer(only(tokenId), NATIVE, PRICE);
        uint256 id = mintAs(stranger);
        vm.startPrank(stranger);
        collection.approve(address(market), id);
        market.acceptCollectionOffer(address(collection), only(id), bidder, NATIVE, PRICE);
        assertEq(collection.balanceOf(bidder), 2);
        assertEq(stranger.balance, 10 ether + PRICE - FEE - ROYALTY);
        assertEq(seller.balance, PRICE - FEE - ROYALTY);
    }

    /// @dev Each sale uses up one of the quantity, whichever token it is.
    function test_ATokenThatComesBackCanBeSoldIntoTheOfferAgain() external {
        offerIn(NATIVE, 2);
        for (uint256 i = 1; i < 3; ++i) {
            acceptOffer(only(tokenId), NATIVE, PRICE);
            vm.prank(bidder);
            collection.transferFrom(bidder, seller, tokenId);
            assertEq(offerNow().quantity, 2 - i);
        }
        vm.expectRevert(noOffer(bidder));
        acceptOffer(only(tokenId), NATIVE, PRICE);
        assertEq(seller.balance, 2 * (PRICE - FEE - ROYALTY));
    }

    function test_ApprovalForAllIsEnoughInAForeignCollection() external {
        offerForeign(1);
        vm.startPrank(seller);
        foreign.approve(address(0), FOREIGN_ID);
        foreign.setApprovalForAll(address(market), true);
        vm.stopPrank();
        acceptForeign();
        assertEq(foreign.ownerOf(FOREIGN_ID), bidder);
        assertEq(credits.creditOf(NATIVE, creator), ROYALTY);
    }

    function test_ACreatorWhoSellsReceivesTheRoyaltyDirectly() external {
        offerIn(NATIVE, 1);
        vm.startPrank(creator);
        uint256 id = collection.mint(creator, IPFS_URI, 1000, anyFee());
        collection.approve(address(market), id);
        market.acceptCollectionOffer(address(collection), only(id), bidder, NATIVE, PRICE);
        assertEq(creator.balance, PRICE - FEE);
        assertEq(credits.creditOf(NATIVE, creator), 0);
    }
}
