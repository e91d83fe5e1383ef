// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibString} from "solady/src/utils/LibString.sol";

import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {Coin, Coin_InvalidValue, NATIVE} from "../../src/shared/Coin.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {Whitelist} from "../../src/shared/Whitelist.sol";
import {anyFee, anyFeeIn} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {SaleTest} from "./SaleTest.sol";

contract SaleMintTest is SaleTest {
    function test_MintOpen_RevertWhen_NotOpenToAllOrAtAnotherPrice() external {
        vm.deal(buyer, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_PriceMismatch.selector, NATIVE, PRICE));
        vm.prank(buyer);
        collection.mintOpen{value: PRICE - 1}(1, 1, NATIVE, PRICE - 1, anyFee());
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.allOpen = false;
        vm.prank(owner);
        collection.updateSale(terms);
        vm.expectRevert(ICollectionSale.CollectionSale_NotOpenToAll.selector);
        vm.prank(buyer);
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, anyFee());
    }

    function test_MintListed_RevertWhen_NotListedOrAtAnotherPrice() external {
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, buyer));
        vm.prank(buyer);
        collection.mintListed(1, 1, NATIVE, PRICE, anyFee());
        list(buyer, 7, 2);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_PriceMismatch.selector, NATIVE, 7));
        vm.prank(buyer);
        collection.mintListed(1, 1, NATIVE, 6, anyFee());
    }

    function testFuzz_RevertWhen_CoinIsNotTheSales(address other) external {
        vm.assume(other != address(0));
        bytes memory refusal =
            abi.encodeWithSelector(ICollectionSale.CollectionSale_PriceMismatch.selector, NATIVE, PRICE);
        vm.expectRevert(refusal);
        vm.prank(buyer);
        collection.mintOpen(1, 1, Coin.wrap(other), PRICE, anyFee());
        list(buyer, PRICE, 2);
        vm.expectRevert(refusal);
        vm.prank(buyer);
        collection.mintListed(1, 1, Coin.wrap(other), PRICE, anyFee());
    }

    function test_RevertGiven_PausedOrRoyaltyAboveALoweredTop() external {
        vm.prank(admin);
        factory.setRoyaltiesTop(uint16(ROYALTY - 1));
        vm.deal(buyer, PRICE);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_RoyaltyAboveTop.selector, ROYALTY, ROYALTY - 1));
        vm.prank(buyer);
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, anyFee());
        vm.prank(admin);
        factory.pause();
        vm.expectRevert(IPausable.Pausable_Paused.selector);
        vm.prank(buyer);
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, anyFee());
    }

    function test_RevertWhen_QuantityIsZeroOrTooLarge() external {
        list(buyer, 0, type(uint32).max);
        vm.startPrank(buyer);
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 0, 200));
        collection.mintListed(1, 0, NATIVE, 0, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_InvalidQuantity.selector, 201, 200));
        collection.mintListed(1, 201, NATIVE, 0, anyFee());
        collection.mintListed(1, 200, NATIVE, 0, anyFee());
        assertEq(collection.balanceOf(buyer), 200);
    }

    /// @custom:spec rule-47
    function test_RevertWhen_SeveralWaysExceedTheLimit() external {
        Row memory r = row(2); // a limit of 5
        list(r.account, 0, 4);
        vm.deal(r.account, 10 ether);
        vm.startPrank(r.account);
        collection.mintWhitelisted{value: 2 * r.price}(1, 2, NATIVE, r.price, r.limit, r.proof, anyFee());
        collection.mintListed(1, 2, NATIVE, 0, anyFee());
        // Four in total: the entry's limit is reached, the public limit of three exceeded, one is left in the tree.
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_LimitReached.selector, r.account, 4, 4));
        collection.mintListed(1, 1, NATIVE, 0, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_LimitReached.selector, r.account, 3, 4));
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_LimitReached.selector, r.account, 5, 4));
        collection.mintWhitelisted{value: 2 * r.price}(1, 2, NATIVE, r.price, r.limit, r.proof, anyFee());
        collection.mintWhitelisted{value: r.price}(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
        assertEq(collection.balanceOf(r.account), 5);
    }

    function test_PurchasesStayCountedWhenTokensMove() external {
        buyOpen(buyer, 3);
        vm.startPrank(buyer);
        collection.transferFrom(buyer, stranger, 1);
        collection.transferFrom(buyer, stranger, 2);
        vm.stopPrank();
        assertEq(usedCount(buyer), 3);
        assertEq(collection.balanceOf(buyer), 1);
        assertEq(usedCount(stranger), 0);
        assertEq(collection.balanceOf(stranger), 2);
        vm.deal(buyer, PRICE);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_LimitReached.selector, buyer, 3, 3));
        vm.prank(buyer);
        collection.mintOpen{value: PRICE}(1, 1, NATIVE, PRICE, anyFee());
        buyOpen(stranger, 3);
        assertEq(collection.balanceOf(stranger), 5);
    }

    function test_RevertWhen_MintLimitReached() external {
        collection = limited(2);
        vm.prank(owner);
        collection.startSale(saleTerms(), FOLDER, ROYALTY);
        vm.deal(buyer, 3 * uint256(PRICE));
        vm.expectRevert(abi.encodeWithSelector(ICollection.Collection_MintLimitReached.selector, 2));
        vm.prank(buyer);
        collection.mintOpen{value: 3 * uint256(PRICE)}(1, 3, NATIVE, PRICE, anyFee());
        buyOpen(buyer, 2);
        assertEq(collection.totalSupply(), 2);
    }

    function test_RevertGiven_SoldOut() external {
        buyOpen(buyer, 1);
        // One is sold; two more can be.
        bytes32 slot = stateSlot();
        uint256 word = uint256(vm.load(address(collection), slot));
        vm.store(address(collection), slot, bytes32(word + (((uint256(1) << 22) - 4) << 20)));
        (,, uint256 sold,,,) = collection.sale();
        assertEq(sold, (1 << 22) - 3);
        vm.deal(stranger, 3 * uint256(PRICE));
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_SoldOut.selector, (1 << 22) - 1));
        vm.prank(stranger);
        collection.mintOpen{value: 3 * uint256(PRICE)}(1, 3, NATIVE, PRICE, anyFee());
        uint256 first = buyOpen(stranger, 2);
        (uint256 series, uint256 serial) = collection.seriesOf(first + 1);
        assertEq(series, 1);
        assertEq(serial, (1 << 22) - 1);
        assertEq(collection.owner(), owner);
    }

    function testFuzz_RevertWhen_ValueIsNotPriceAndFeeForEach(uint96 value, uint8 quantity) external {
        quantity = uint8(bound(quantity, 1, 3));
        setMintFee();
        uint256 due = (uint256(PRICE) + MINT_FEE) * quantity;
        vm.assume(value != due);
        vm.deal(buyer, value);
        vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, due, value));
        vm.prank(buyer);
        collection.mintOpen{value: value}(1, quantity, NATIVE, PRICE, anyFee());
    }

    function testFuzz_MintOpen_MintsAndCreditsOwnerAndPlatform(uint8 quantity, bool withFee) external {
        quantity = uint8(bound(quantity, 1, 3));
        mintAs(owner);
        if (withFee) setMintFee();
        uint256 fee = withFee ? MINT_FEE : 0;
        buyOpen(stranger, 1);
        vm.prank(owner);
        uint256 ownCredit = credits.withdraw(NATIVE, owner);
        assertEq(ownCredit, PRICE);

        vm.expectEmit(address(collection));
        emit ICollectionSale.Sold(1, buyer, quantity, NATIVE, PRICE, quantity, owner);
        vm.expectEmit(address(collection));
        emit ICollection.SeriesMinted(1, 3, buyer, quantity, 2, buyer, fee);
        assertEq(buyOpen(buyer, quantity), 3);
        assertEq(collection.balanceOf(buyer), quantity);
        for (uint256 i; i < quantity; ++i) {
            assertEq(collection.ownerOf(3 + i), buyer);
            assertEq(collection.tokenURI(3 + i), string.concat(FOLDER, "/", LibString.toString(2 + i)));
            assertEq(collection.creator(3 + i), creator);
            assertEq(collection.royalties(3 + i), ROYALTY);
        }
        assertEq(credits.creditOf(NATIVE, owner), uint256(PRICE) * quantity);
        assertEq(credits.creditOf(NATIVE, treasury), fee * (uint256(quantity) + 1));
        assertEq(address(collection).balance, 0);
        (,, uint256 sold,,,) = collection.sale();
        assertEq(sold, uint256(quantity) + 1);
    }

    function test_ThePriceGoesToTheCurrentOwner() external {
        buyOpen(buyer, 1);
        vm.prank(owner);
        collection.transferOwnership(stranger);
        vm.prank(stranger);
        collection.acceptOwnership();
        buyOpen(buyer, 2);
        assertEq(credits.creditOf(NATIVE, owner), PRICE);
        assertEq(credits.creditOf(NATIVE, stranger), 2 * uint256(PRICE));
    }

    /// @dev Price and fee in every pair of coins: native and token, token and native, two tokens, one token for both.
    function test_PriceAndFeeInTwoCoins() external {
        PlainToken a = new PlainToken(18);
        PlainToken b = new PlainToken(6);
        Coin[4] memory priceCoins = [NATIVE, Coin.wrap(address(a)), Coin.wrap(address(a)), Coin.wrap(address(a))];
        Coin[4] memory feeCoins = [Coin.wrap(address(b)), NATIVE, Coin.wrap(address(b)), Coin.wrap(address(a))];
        for (uint256 i; i < 4; ++i) {
            (Coin coin, Coin feeCoin) = (priceCoins[i], feeCoins[i]);
            ICollectionSale.SaleTerms memory terms = saleTerms();
            terms.coin = coin;
            vm.prank(owner);
            collection.startSale(terms, FOLDER, ROYALTY);
            vm.prank(admin);
            factory.setMintFee(feeCoin, 9);
            uint256 value = coin.isNative() ? 2 * uint256(PRICE) : feeCoin.isNative() ? 18 : 0;
            a.mint(buyer, 3 * uint256(PRICE));
            b.mint(buyer, 18);
            vm.deal(buyer, value + 1);
            uint256[3] memory before =
                [credits.creditOf(coin, owner), credits.creditOf(feeCoin, treasury), credits.creditOf(coin, treasury)];
            vm.startPrank(buyer);
            a.approve(address(collection), type(uint256).max);
            b.approve(address(collection), type(uint256).max);
            vm.expectRevert(abi.encodeWithSelector(Coin_InvalidValue.selector, value, value + 1));
            collection.mintOpen{value: value + 1}(i + 2, 2, coin, PRICE, anyFeeIn(feeCoin));
            collection.mintOpen{value: value}(i + 2, 2, coin, PRICE, anyFeeIn(feeCoin));
            vm.stopPrank();
            assertEq(credits.creditOf(coin, owner) - before[0], 2 * uint256(PRICE));
            assertEq(credits.creditOf(feeCoin, treasury) - before[1], 18);
        }
        assertEq(a.balanceOf(address(collection)), 0);
        assertEq(b.balanceOf(address(collection)), 0);
    }

    function testFuzz_MintListed_AtTheWalletsOwnPrice(uint96 price, uint32 limit, uint8 quantity) external {
        quantity = uint8(bound(quantity, 1, 10));
        limit = uint32(bound(limit, quantity, type(uint32).max));
        list(buyer, price, limit);
        uint256 due = uint256(price) * quantity;
        vm.deal(buyer, due);
        vm.prank(buyer);
        assertEq(collection.mintListed{value: due}(1, quantity, NATIVE, price, anyFee()), 1);
        assertEq(collection.balanceOf(buyer), quantity);
        assertEq(credits.creditOf(NATIVE, owner), due);
        ICollectionSale.WhitelistItem memory item = collection.whitelistItem(buyer);
        assertEq(item.usedCount, quantity);
        assertEq(item.limit, limit);
        assertEq(item.price, price);
    }

    /// @custom:spec chain-37
    function test_MintWhitelisted_EveryEntryUpToItsLimitAtItsPrice() external {
        for (uint256 i; i < ROWS; ++i) {
            Row memory r = row(i);
            vm.deal(r.account, r.price * (r.limit + 1));
            vm.startPrank(r.account);
            collection.mintWhitelisted{value: r.price * r.limit}(
                1, r.limit, NATIVE, r.price, r.limit, r.proof, anyFee()
            );
            assertEq(collection.balanceOf(r.account), r.limit);
            assertEq(usedCount(r.account), r.limit);
            vm.expectRevert(
                abi.encodeWithSelector(
                    ICollectionSale.CollectionSale_LimitReached.selector, r.account, r.limit, r.limit
                )
            );
            collection.mintWhitelisted{value: r.price}(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
            vm.stopPrank();
        }
    }

    function test_MintWhitelisted_RevertWhen_TheEntryIsNotInTheTree() external {
        Row memory r = row(1);
        Row memory other = row(2);
        vm.deal(r.account, 10 ether);
        vm.deal(stranger, 10 ether);
        bytes memory refusal = abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, r.account);
        vm.startPrank(r.account);
        vm.expectRevert(refusal);
        collection.mintWhitelisted(1, 1, NATIVE, r.price - 1, r.limit, r.proof, anyFee());
        vm.expectRevert(refusal);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit + 1, r.proof, anyFee());
        vm.expectRevert(refusal);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit, other.proof, anyFee());
        vm.expectRevert(refusal);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit, new bytes32[](0), anyFee());
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, stranger));
        vm.prank(stranger);
        collection.mintWhitelisted{value: r.price}(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_PriceMismatch.selector, NATIVE, r.price));
        vm.prank(r.account);
        collection.mintWhitelisted(1, 1, Coin.wrap(address(credits)), r.price, r.limit, r.proof, anyFee());
    }

    function test_MintWhitelisted_RevertWhen_TheTreeIsEmpty() external {
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.merkleRoot = 0;
        vm.prank(owner);
        collection.updateSale(terms);
        Row memory r = row(0);
        vm.expectRevert(abi.encodeWithSelector(ICollectionSale.CollectionSale_NotWhitelisted.selector, r.account));
        vm.prank(r.account);
        collection.mintWhitelisted(1, 1, NATIVE, r.price, r.limit, r.proof, anyFee());
    }

    function test_ATreeOfOneEntryNeedsNoProof() external {
        ICollectionSale.SaleTerms memory terms = saleTerms();
        terms.merkleRoot = Whitelist.leaf(buyer, 3, 1);
        vm.prank(owner);
        collection.updateSale(terms);
        vm.deal(buyer, 3);
        vm.prank(buyer);
        collection.mintWhitelisted{value: 3}(1, 1, NATIVE, 3, 1, new bytes32[](0), anyFee());
        assertEq(collection.balanceOf(buyer), 1);
    }
}
