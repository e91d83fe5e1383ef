// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";

import {IBoxesLens} from "../../src/boxes/IBoxesLens.sol";
import {OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {ADMIN, IRoles, PAUSER} from "../../src/shared/IRoles.sol";
import {IPaySplitFactory} from "../../src/split/IPaySplitFactory.sol";
import {Beacon} from "../mocks/Beacon.sol";
import {anyFee} from "../mocks/AnyFee.sol";
import {
    IDeployedAuctions,
    IDeployedBoxes,
    IDeployedCheckout,
    IDeployedCollection,
    IDeployedExchange,
    IDeployedFactory,
    IDeployedGacha,
    IDeployedMarket,
    IDeployedNames,
    IDeployedPledge,
    IDeployedPredictions,
    IDeployedStable
} from "./Deployed.sol";

/// @notice Runs against what the deployment script deployed: `pnpm test:contracts trust` starts a chain, deploys, and names
/// the chain and the addresses in the environment. Each test is one "cannot" of the trust table in docs/security.md and
/// carries that cell's code in its name.
abstract contract TrustTest is Test {
    string internal constant URI = "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
    uint96 internal constant ROYALTY = 500;

    address internal platformOwner;
    address internal deployer;
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal quoter;
    uint256 internal quoterKey;
    address internal operator = makeAddr("mall operator");
    address internal predictor = makeAddr("prediction operator");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal shop = makeAddr("shop");
    address internal thief = makeAddr("thief");

    IRoles internal roles;
    ICredits internal credits;
    IDeployedFactory internal factory;
    IDeployedCollection internal pets;
    IDeployedMarket internal market;
    IDeployedAuctions internal auctions;
    IDeployedCheckout internal checkout;
    IPaySplitFactory internal splits;
    IRandomness internal randomness;
    IDeployedBoxes internal boxes;
    IBoxesLens internal lens;
    IDeployedGacha internal gacha;
    IDeployedExchange internal exchange;
    IDeployedNames internal names;
    IDeployedPredictions internal predictions;
    IDeployedPledge internal pledge;
    IDeployedStable internal stable;
    IERC20 internal gbt;
    Coin internal dollar;

    function setUp() public virtual {
        vm.createSelectFork(vm.envString("DEPLOYED_RPC"));
        platformOwner = vm.envAddress("DEPLOYED_owner");
        deployer = vm.envAddress("DEPLOYED_deployer");
        (quoter, quoterKey) = makeAddrAndKey("quoter");
        nameContracts();
        vm.startPrank(platformOwner);
        pets.acceptOwnership();
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        roles.setRole(QUOTER, quoter, true);
        roles.setRole(OPERATOR, operator, true);
        roles.setRole(PREDICTION_OPERATOR, predictor, true);
        vm.stopPrank();
        address[5] memory users = [alice, bob, carol, shop, thief];
        for (uint256 i; i < users.length; ++i) {
            vm.deal(users[i], 100 ether);
        }
    }

    function nameContracts() private {
        roles = IRoles(deployed("Roles"));
        credits = ICredits(deployed("Credits"));
        factory = IDeployedFactory(deployed("CollectionFactory"));
        pets = IDeployedCollection(deployed("DefaultCollection"));
        market = IDeployedMarket(deployed("Market"));
        auctions = IDeployedAuctions(deployed("Auctions"));
        checkout = IDeployedCheckout(deployed("MallCheckout"));
        splits = IPaySplitFactory(deployed("PaySplitFactory"));
        randomness = IRandomness(deployed("Randomness"));
        boxes = IDeployedBoxes(deployed("Boxes"));
        lens = IBoxesLens(deployed("BoxesLens"));
        gacha = IDeployedGacha(deployed("Gacha"));
        exchange = IDeployedExchange(deployed("Exchange"));
        names = IDeployedNames(deployed("Names"));
        predictions = IDeployedPredictions(deployed("Predictions"));
        pledge = IDeployedPledge(deployed("Pledge"));
        stable = IDeployedStable(deployed("DevStable"));
        gbt = IERC20(deployed("Gbt"));
        dollar = Coin.wrap(address(stable));
    }

    /// @dev The address of a contract of the deployment.
    function deployed(string memory name) internal view returns (address) {
        return vm.envAddress(string.concat("DEPLOYED_", name));
    }

    /// @dev A pet of the default collection, minted by its holder. Its creator has a royalty of 5%.
    function petOf(address holder) internal returns (uint256 tokenId) {
        return mintedIn(pets, holder);
    }

    function mintedIn(IDeployedCollection collection, address holder) internal returns (uint256 tokenId) {
        vm.prank(holder);
        return collection.mint(carol, URI, ROYALTY, anyFee());
    }

    /// @dev A collection of an account, open to everybody.
    function collectionOf(address owner, uint64 maxMint) internal returns (IDeployedCollection) {
        vm.prank(owner);
        return
            IDeployedCollection(
                factory.deploy(ICollectionFactory.NewCollection("Cats", "CAT", carol, maxMint, true, 0))
            );
    }

    /// @dev Waits for a round of the beacon and submits it.
    function submitRound(uint256 round) internal {
        uint256 time = randomness.timeOf(round);
        if (vm.getBlockTimestamp() < time) vm.warp(time);
        (uint256 x, uint256 y) = Beacon.sign(round);
        randomness.submit(round, x, y);
    }

    /// @dev Withdraws the credit of an account and returns how much arrived.
    function withdrawn(Coin coin, address account) internal returns (uint256) {
        uint256 before = balanceOf(coin, account);
        vm.prank(account);
        credits.withdraw(coin, account);
        return balanceOf(coin, account) - before;
    }

    function balanceOf(Coin coin, address account) internal view returns (uint256) {
        return coin == NATIVE ? account.balance : IERC20(Coin.unwrap(coin)).balanceOf(account);
    }

    function one(uint256 value) internal pure returns (uint256[] memory list) {
        list = new uint256[](1);
        list[0] = value;
    }
}
