// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Collection} from "../../src/collections/Collection.sol";
import {CollectionFactory} from "../../src/collections/CollectionFactory.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {MaxFee} from "../../src/collections/MaxFee.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {anyFeeIn} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Mints in every way, sells, transfers, changes every setting, ends minting and withdraws at random, and keeps
/// its own records.
contract CollectionsHandler is Test {
    string private constant URI = "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
    uint256 public constant LIMIT = 300;

    Credits public immutable CREDITS = new Credits();
    CollectionFactory private immutable FACTORY;
    Collection public immutable COLLECTION;
    PlainToken private immutable TOKEN = new PlainToken(18);

    address[4] private people = [makeAddr("ann"), makeAddr("ben"), makeAddr("cat"), makeAddr("dan")];
    address private owner;
    uint96[2] private prices = [uint96(0), uint96(1 ether)];
    uint32 private saleLimit;
    uint256 private sales;

    Coin private feeCoin;
    bool public hasEnded;

    /// @dev By its own records.
    uint256 public minted;
    uint256 public sold;
    mapping(address account => uint256) public held;
    mapping(uint256 sale => mapping(address account => uint256)) private bought;
    mapping(Coin coin => uint256) public paid;
    mapping(Coin coin => uint256) public withdrawn;
    mapping(uint256 tokenId => bytes32) public uriHash;
    mapping(uint256 tokenId => uint256) public transfers;

    constructor() {
        owner = people[0];
        FACTORY = new CollectionFactory(new Roles(address(this)), CREDITS);
        vm.prank(owner);
        COLLECTION = Collection(
            FACTORY.deploy(
                ICollectionFactory.NewCollection({
                    name: "Pets", symbol: "PET", creator: owner, maxMint: uint64(LIMIT), isOpen: true, salt: 0
                })
            )
        );
        for (uint256 i; i < 4; ++i) {
            TOKEN.mint(people[i], type(uint128).max);
            vm.prank(people[i]);
            TOKEN.approve(address(COLLECTION), type(uint256).max);
        }
    }

    function coinAt(uint256 i) public view returns (Coin) {
        return i % 2 == 0 ? NATIVE : Coin.wrap(address(TOKEN));
    }

    function personAt(uint256 i) external view returns (address) {
        return people[i];
    }

    function isFull(uint256 quantity) private view returns (bool) {
        return hasEnded || minted + quantity > LIMIT;
    }

    /// @dev Reads the fee's coin ahead of `vm.prank`.
    function feeAgreed() private view returns (MaxFee memory) {
        return anyFeeIn(feeCoin);
    }

    /// @dev The platform's fee for a quantity: recorded, and given to the caller.
    function payFee(address who, uint256 quantity) private returns (uint256 value) {
        uint256 fee = FACTORY.mintFee() * quantity;
        Coin coin = FACTORY.mintCoin();
        paid[coin] += fee;
        value = coin.isNative() ? fee : 0;
        vm.deal(who, who.balance + value);
    }

    function noted(address who, uint256 firstId, uint256 quantity) private {
        assertEq(firstId, minted + 1);
        minted += quantity;
        held[who] += quantity;
        for (uint256 i; i < quantity; ++i) {
            uriHash[firstId + i] = keccak256(bytes(COLLECTION.tokenURI(firstId + i)));
        }
    }

    function mint(uint8 by, bool plain, uint8 royalty) external {
        address who = people[by % 4];
        if (isFull(1)) return;
        uint256 value = payFee(who, 1);
        vm.prank(who);
        noted(who, COLLECTION.mint{value: value}(who, plain ? "https://mofu.example/1" : URI, royalty, feeAgreed()), 1);
    }

    function mintMany(uint8 by, uint8 quantity) external {
        address who = people[by % 4];
        uint256 count = 1 + quantity % 4;
        if (isFull(count)) return;
        string[] memory uris = new string[](count);
        for (uint256 i; i < count; ++i) {
            uris[i] = URI;
        }
        uint256 value = payFee(who, count);
        vm.prank(who);
        noted(who, COLLECTION.mintMany{value: value}(who, uris, 10, feeAgreed()), count);
    }

    function mintSeries(uint8 by, uint8 quantity) external {
        address who = people[by % 4];
        uint256 count = 1 + quantity % 6;
        if (isFull(count)) return;
        uint256 value = payFee(who, count);
        vm.prank(who);
        noted(who, COLLECTION.mintSeries{value: value}(who, URI, count, 10, feeAgreed()), count);
    }

    function startSale(bool inToken, uint32 limit) external {
        if (hasEnded) return;
        saleLimit = uint32(bound(limit, 1, 10));
        vm.prank(owner);
        sales = COLLECTION.startSale(
            ICollectionSale.SaleTerms({
                coin: coinAt(inToken ? 1 : 0),
                price: prices[1],
                limit: saleLimit,
                allOpen: true,
                merkleRoot: 0,
                treeUri: ""
            }),
            URI,
            10
        );
        sold = 0;
    }

    function buy(uint8 by, uint8 quantity) external {
        address who = people[by % 4];
        uint256 count = 1 + quantity % 3;
        (bool isOn, uint256 series,,,, ICollectionSale.SaleTerms memory terms) = COLLECTION.sale();
        if (!isOn || isFull(count) || bought[series][who] + count > saleLimit) return;
        uint256 value = payFee(who, count);
        uint256 price = terms.price * count;
        paid[terms.coin] += price;
        if (terms.coin.isNative()) {
            value += price;
            vm.deal(who, who.balance + price);
        }
        vm.prank(who);
        noted(who, COLLECTION.mintOpen{value: value}(series, count, terms.coin, terms.price, feeAgreed()), count);
        bought[series][who] += count;
        sold += count;
        assertEq(COLLECTION.whitelistItem(who).usedCount, bought[series][who]);
    }

    function transfer(uint256 seed, uint8 to) external {
        if (minted == 0) return;
        uint256 id = 1 + seed % minted;
        address from = COLLECTION.ownerOf(id);
        address receiver = people[to % 4];
        vm.prank(from);
        COLLECTION.transferFrom(from, receiver, id);
        --held[from];
        ++held[receiver];
        ++transfers[id];
    }

    function setFee(bool inToken, uint96 fee) external {
        feeCoin = coinAt(inToken ? 1 : 0);
        FACTORY.setMintFee(feeCoin, uint96(bound(fee, 0, 1 ether)));
    }

    /// @dev Rarely, so that most runs go on minting.
    function endMinting(uint16 roll) external {
        if (hasEnded || roll % 256 != 0) return;
        vm.prank(owner);
        COLLECTION.endMinting();
        hasEnded = true;
    }

    function handOver(uint8 to) external {
        vm.prank(owner);
        COLLECTION.transferOwnership(people[to % 4]);
        owner = people[to % 4];
        vm.prank(owner);
        COLLECTION.acceptOwnership();
    }

    function withdraw(uint8 who) external {
        Coin[] memory coins = new Coin[](2);
        coins[1] = coinAt(1);
        address account = who % 5 == 4 ? address(this) : people[who % 5];
        vm.prank(account);
        uint256[] memory amounts = CREDITS.withdrawMany(coins, makeAddr("away"));
        withdrawn[NATIVE] += amounts[0];
        withdrawn[coins[1]] += amounts[1];
    }
}

contract CollectionsInvariants is Test {
    CollectionsHandler private handler = new CollectionsHandler();
    Collection private collection = handler.COLLECTION();
    Credits private credits = handler.CREDITS();

    function setUp() external {
        targetContract(address(handler));
    }

    /// @dev 1. Every coin paid is in the ledger or was withdrawn; the collection holds none. 2. All credits together are
    /// what the ledger holds. 3. Never more tokens than the limit, and exactly as many as were minted. 4. Everybody holds
    /// what they minted and were given. 5. The sale has sold what was bought. 6. The supply is fixed exactly when minting has
    /// ended or the limit is reached; by the third property it never grows after that.
    function invariant_MoneyAndCountsAgree() external view {
        for (uint256 c; c < 2; ++c) {
            Coin coin = handler.coinAt(c);
            uint256 total = credits.creditOf(coin, address(handler));
            for (uint256 p; p < 4; ++p) {
                total += credits.creditOf(coin, handler.personAt(p));
            }
            assertEq(coin.balanceOf(address(collection)), 0);
            assertEq(total, handler.paid(coin) - handler.withdrawn(coin));
            assertEq(coin.balanceOf(address(credits)), total);
        }
        assertLe(collection.totalSupply(), handler.LIMIT());
        assertEq(collection.totalSupply(), handler.minted());
        for (uint256 p; p < 4; ++p) {
            address account = handler.personAt(p);
            assertEq(collection.balanceOf(account), handler.held(account));
        }
        (,, uint256 sold,,,) = collection.sale();
        assertEq(sold, handler.sold());
        assertEq(collection.isSupplyFixed(), handler.hasEnded() || handler.minted() == handler.LIMIT());
    }

    /// @dev 7. Checked once, at the end: a token's metadata URI never changes, its transfers are counted, and its royalty
    /// stays within the maximum.
    function afterInvariant() external view {
        for (uint256 id = 1; id <= handler.minted(); ++id) {
            assertEq(keccak256(bytes(collection.tokenURI(id))), handler.uriHash(id));
            assertEq(collection.transferCount(id), handler.transfers(id));
            assertLe(collection.royalties(id), 1000);
        }
    }
}
