// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {Market} from "../../src/market/Market.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice A market, a platform collection and a foreign one, a seller who holds a token of each, and a coin.
abstract contract MarketTest is CollectionsTest {
    uint256 internal constant PRICE = 1 ether;
    uint256 internal constant FEE = 0.025 ether;
    uint256 internal constant ROYALTY = 0.05 ether;
    uint256 internal constant FOREIGN_ID = 77;
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant LONGEST = NOW + 180 days;

    address internal pauser = makeAddr("pauser");
    address internal seller = makeAddr("seller");
    address internal bidder = makeAddr("bidder");

    Market internal market;
    ForeignCollection internal foreign;
    PlainToken internal token;
    Coin internal coin;
    uint256 internal tokenId;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        market = new Market(roles, credits, factory);
        foreign = new ForeignCollection();
        foreign.setRoyalty(creator, 500);
        foreign.mint(seller, FOREIGN_ID);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        tokenId = mintAs(seller);
        vm.prank(platformOwner);
        roles.setRole(PAUSER, pauser, true);
        vm.startPrank(admin);
        market.setFeeRecipient(treasury);
        market.setCollection(address(foreign), true);
        market.setCoin(coin, true);
        vm.stopPrank();
        vm.startPrank(seller);
        collection.setApprovalForAll(address(market), true);
        foreign.approve(address(market), FOREIGN_ID);
        vm.stopPrank();
        fund(buyer);
        fund(bidder);
    }

    function fund(address who) internal {
        vm.deal(who, 100 ether);
        token.mint(who, 100 ether);
        vm.prank(who);
        token.approve(address(market), type(uint256).max);
    }

    /// @dev The seller lists the token of the platform collection at PRICE.
    function ask(Coin coin_) internal {
        vm.prank(seller);
        market.sellReady(address(collection), tokenId, coin_, PRICE, 0, 0);
    }

    function askForeign() internal {
        vm.prank(seller);
        market.sellReady(address(foreign), FOREIGN_ID, NATIVE, PRICE, 0, 0);
    }

    function purchase(Coin coin_) internal view returns (IMarket.Purchase memory) {
        return IMarket.Purchase(address(collection), tokenId, seller, coin_, PRICE);
    }

    function foreignPurchase() internal view returns (IMarket.Purchase memory) {
        return IMarket.Purchase(address(foreign), FOREIGN_ID, seller, NATIVE, PRICE);
    }

    function buyAs(address who) internal {
        vm.prank(who);
        market.sellTokenTo{value: PRICE}(purchase(NATIVE), who);
    }

    /// @dev The bidder bids PRICE for the token of the platform collection.
    function bidIn(Coin coin_) internal {
        uint256 value = coin_.isNative() ? PRICE : 0;
        vm.prank(bidder);
        market.bid{value: value}(address(collection), tokenId, coin_, PRICE, 0);
    }

    function noAsk(address collection_, uint256 id) internal view returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_AskNotFound.selector, collection_, id, seller);
    }

    /// @dev The bidder offers PRICE for each of several tokens of the platform collection.
    function offerIn(Coin coin_, uint32 quantity) internal {
        uint256 value = coin_.isNative() ? PRICE * quantity : 0;
        vm.prank(bidder);
        market.makeCollectionOffer{value: value}(address(collection), coin_, PRICE, quantity, 0);
    }

    function offerNow() internal view returns (ICollectionOffers.CollectionOffer memory) {
        return market.collectionOfferOf(address(collection), bidder);
    }

    /// @dev The seller sells tokens of the platform collection into the bidder's offer.
    function acceptOffer(uint256[] memory ids, Coin coin_, uint256 minPrice) internal {
        vm.prank(seller);
        market.acceptCollectionOffer(address(collection), ids, bidder, coin_, minPrice);
    }

    function only(uint256 id) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    /// @dev Tokens of the platform collection, newly minted by the seller.
    function mintMany(uint256 count) internal returns (uint256[] memory ids) {
        ids = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            ids[i] = mintAs(seller);
        }
    }

    function noOffer(address who) internal view returns (bytes memory) {
        return
            abi.encodeWithSelector(ICollectionOffers.CollectionOffers_OfferNotFound.selector, address(collection), who);
    }
}
