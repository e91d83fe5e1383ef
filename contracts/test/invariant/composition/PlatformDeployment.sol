// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Auctions} from "../../../src/auctions/Auctions.sol";
import {Boxes} from "../../../src/boxes/Boxes.sol";
import {BoxesLens} from "../../../src/boxes/BoxesLens.sol";
import {DevStable} from "../../../src/checkout/DevStable.sol";
import {OPERATOR, QUOTER} from "../../../src/checkout/IMallCheckout.sol";
import {MallCheckout} from "../../../src/checkout/MallCheckout.sol";
import {Collection} from "../../../src/collections/Collection.sol";
import {CollectionFactory} from "../../../src/collections/CollectionFactory.sol";
import {ICollectionFactory} from "../../../src/collections/ICollectionFactory.sol";
import {Exchange} from "../../../src/exchange/Exchange.sol";
import {Gbt} from "../../../src/exchange/Gbt.sol";
import {Gacha} from "../../../src/gacha/Gacha.sol";
import {IGacha} from "../../../src/gacha/IGacha.sol";
import {Market} from "../../../src/market/Market.sol";
import {Names} from "../../../src/names/Names.sol";
import {Pledge} from "../../../src/pledge/Pledge.sol";
import {PREDICTION_OPERATOR} from "../../../src/predictions/IPredictions.sol";
import {Predictions} from "../../../src/predictions/Predictions.sol";
import {Randomness} from "../../../src/randomness/Randomness.sol";
import {Coin, NATIVE} from "../../../src/shared/Coin.sol";
import {Credits} from "../../../src/shared/Credits.sol";
import {FeeRecipient} from "../../../src/shared/FeeRecipient.sol";
import {ICollectionRegistry} from "../../../src/shared/ICollectionRegistry.sol";
import {ADMIN} from "../../../src/shared/IRoles.sol";
import {Roles} from "../../../src/shared/Roles.sol";
import {Share} from "../../../src/shared/Shares.sol";
import {SupportedCoins} from "../../../src/shared/SupportedCoins.sol";
import {PaySplitFactory} from "../../../src/split/PaySplitFactory.sol";
import {Permit2} from "../../checkout/Permit2.sol";
import {Beacon} from "../../mocks/Beacon.sol";
import {ForeignCollection} from "../../mocks/Collections.sol";
import {ForgedCollection, forgedCode} from "../../mocks/ForgedCollection.sol";
import {Taker} from "../../mocks/Receivers.sol";
import {PlainToken} from "../../mocks/Tokens.sol";
import {Vault} from "./Vault.sol";

/// @notice The contracts of the platform, the collections that are traded, and the accounts that trade.
struct Platform {
    address admin;
    address operator;
    uint256 quoterKey;
    Roles roles;
    Credits credits;
    CollectionFactory factory;
    Market market;
    Auctions auctions;
    Randomness randomness;
    Boxes boxes;
    BoxesLens lens;
    MallCheckout checkout;
    DevStable dollar;
    Exchange exchange;
    Gbt gbt;
    Gacha gacha;
    uint256 machineId;
    Names names;
    Predictions predictions;
    Pledge pledge;
    PaySplitFactory splits;
    Collection ended;
    Collection open;
    ForeignCollection foreign;
    Collection forged;
    PlainToken unlisted;
    address[] accounts;
}

/// @dev The accounts by their place in `Platform.accounts`. The first five call, and take coins and tokens; a split sells as
/// well, but cannot call the ledger. The refuser rejects the native coin.
uint256 constant CALLERS = 5;
uint256 constant SPLIT = 5;
uint256 constant SELLERS = 6;
uint256 constant VAULT = 6;
uint256 constant REFUSER = 7;
uint256 constant TREASURY = 8;
uint256 constant PLATFORM_SPLIT = 9;

/// @notice Deploys all families, connected as the deployment connects them.
abstract contract PlatformDeployment is Test {
    uint256 private constant _START = 1_800_000_000;

    function deployPlatform() internal returns (Platform memory p) {
        vm.warp(_START);
        p.admin = makeAddr("admin");
        p.operator = makeAddr("operator");
        address owner = makeAddr("platform owner");
        p.roles = new Roles(owner);
        p.credits = new Credits();
        deployTrade(p);
        deployEconomy(p);
        vm.startPrank(owner);
        address quoter;
        (quoter, p.quoterKey) = makeAddrAndKey("quoter");
        p.roles.setRole(ADMIN, p.admin, true);
        p.roles.setRole(OPERATOR, p.operator, true);
        p.roles.setRole(PREDICTION_OPERATOR, p.operator, true);
        p.roles.setRole(QUOTER, quoter, true);
        vm.stopPrank();
        makeAccounts(p);
        makeCollections(p);
        vm.startPrank(p.admin);
        configure(p);
        vm.stopPrank();
    }

    function deployTrade(Platform memory p) private {
        p.factory = new CollectionFactory(p.roles, p.credits);
        p.market = new Market(p.roles, p.credits, p.factory);
        p.auctions = new Auctions(p.roles, p.credits, p.factory);
        p.randomness = new Randomness(Beacon.GENESIS, Beacon.PERIOD, Beacon.MARGIN, Beacon.key());
        p.boxes = new Boxes(p.roles, p.credits, p.market, p.randomness);
        p.lens = new BoxesLens(p.boxes);
        p.checkout = new MallCheckout(p.roles, p.credits, Permit2.deploy());
        p.splits = new PaySplitFactory(p.credits);
        p.dollar = new DevStable();
        p.unlisted = new PlainToken(18);
    }

    function deployEconomy(Platform memory p) private {
        p.exchange = new Exchange(p.roles, p.credits, NATIVE, 1000 ether, 10_000_000 ether);
        p.gbt = Gbt(p.exchange.token());
        p.gacha = new Gacha(p.roles, p.credits, p.randomness, Coin.wrap(address(p.gbt)));
        p.names = new Names(p.roles, p.credits, 0.2 ether, 0.05 ether, 0.002 ether);
        p.predictions = new Predictions(p.roles, p.credits);
        p.pledge = new Pledge(p.roles, ICollectionRegistry(address(p.factory)), address(p.gacha));
    }

    /// @dev Four wallets and a contract that call, a split, two contracts that cannot call, and the fee recipients: a wallet
    /// and a split that has the other split among its accounts.
    function makeAccounts(Platform memory p) private {
        p.accounts = new address[](10);
        for (uint256 i; i < 4; ++i) {
            p.accounts[i] = address(uint160(0xA11CE000 + i));
        }
        p.accounts[4] = address(new Vault());
        p.accounts[VAULT] = address(new Vault());
        p.accounts[REFUSER] = address(new Taker());
        p.accounts[TREASURY] = makeAddr("treasury");
        p.accounts[SPLIT] = makeSplit(p, p.accounts[0], p.accounts[VAULT]);
        p.accounts[PLATFORM_SPLIT] = makeSplit(p, p.accounts[TREASURY], p.accounts[SPLIT]);
        for (uint256 i; i < SELLERS; ++i) {
            vm.deal(p.accounts[i], 1000 ether);
            p.dollar.mint(p.accounts[i], 10_000e6);
        }
        for (uint256 i; i < CALLERS; ++i) {
            vm.prank(p.accounts[i]);
            p.exchange.buy{value: 100 ether}(100 ether, 0, _START, p.accounts[i]);
        }
    }

    function makeSplit(Platform memory p, address first, address second) private returns (address) {
        Share[] memory shares = new Share[](2);
        (shares[0], shares[1]) = (Share(first, 2), Share(second, 1));
        return p.splits.create(shares, 0);
    }

    /// @dev One collection is to be ended, one stays open to everybody, one is not the platform's, and one pretends to be: its
    /// first token is the first account's.
    function makeCollections(Platform memory p) private {
        vm.startPrank(p.accounts[4]);
        ICollectionFactory.NewCollection memory params =
            ICollectionFactory.NewCollection("Ended", "END", p.accounts[4], 0, true, 0);
        p.ended = Collection(p.factory.deploy(params));
        params.name = "Open";
        p.open = Collection(p.factory.deploy(params));
        vm.stopPrank();
        p.foreign = new ForeignCollection();
        p.foreign.setRoyalty(p.accounts[VAULT], 700);
        bytes memory code = forgedCode(p.factory.implementation(), p.accounts[0]);
        p.forged = Collection(address(new ForgedCollection(code, p.accounts[0])));
    }

    function configure(Platform memory p) private {
        p.machineId = p.gacha.create(IGacha.Detail("Capsule", "ipfs://cover", "Pets", "Turn."), 0.001 ether, "x/");
        p.gacha.endCreation();
        p.gacha.setOpen(p.machineId, true);
        address[3] memory listed = [address(p.names), address(p.gacha), address(p.foreign)];
        for (uint256 i; i < 3; ++i) {
            p.market.setCollection(listed[i], true);
            p.auctions.setCollection(listed[i], true);
        }
        address[5] memory paidInCoins =
            [address(p.market), address(p.auctions), address(p.boxes), address(p.predictions), address(p.checkout)];
        for (uint256 i; i < 5; ++i) {
            SupportedCoins(paidInCoins[i]).setCoin(Coin.wrap(address(p.gbt)), true);
            SupportedCoins(paidInCoins[i]).setCoin(Coin.wrap(address(p.dollar)), true);
        }
        address[8] memory paid = [
            address(p.market),
            address(p.auctions),
            address(p.boxes),
            address(p.gacha),
            address(p.exchange),
            address(p.names),
            address(p.predictions),
            address(p.factory)
        ];
        for (uint256 i; i < 8; ++i) {
            FeeRecipient(paid[i]).setFeeRecipient(p.accounts[PLATFORM_SPLIT]);
        }
        // Fees in shares are claimed by their recipient alone, which therefore has to be able to call.
        p.pledge.setFeeRecipient(p.accounts[TREASURY]);
        p.factory.setMintFee(NATIVE, 0.001 ether);
    }
}
