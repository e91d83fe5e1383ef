// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Gacha} from "../../src/gacha/Gacha.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {Pledge} from "../../src/pledge/Pledge.sol";
import {IRandomness} from "../../src/randomness/IRandomness.sol";
import {Coin} from "../../src/shared/Coin.sol";
import {ICollectionRegistry} from "../../src/shared/ICollectionRegistry.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {ForeignCollection} from "../mocks/Collections.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice Deploys the pledge contract, open for a collection whose minting has ended, with tokens of it for two accounts.
abstract contract PledgeTest is CollectionsTest {
    uint40 internal constant NOW = 1_800_000_000;
    uint96 internal constant SHARES = 1000 ether;
    uint96 internal constant FEE = 50 ether;
    uint96 internal constant DISCOUNT = 30 ether;
    uint32 internal constant LIMIT = 30 days;
    uint32 internal constant DISCOUNT_TIME = 60 days;

    address internal pauser = makeAddr("pauser");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    Pledge internal pledge;
    Gacha internal gacha;
    ForeignCollection internal foreign;
    uint256 internal id;
    uint256 internal tokenId;
    uint256 internal bobsToken;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        vm.prank(platformOwner);
        roles.setRole(PAUSER, pauser, true);
        gacha = new Gacha(roles, credits, IRandomness(address(0)), Coin.wrap(address(new PlainToken(18))));
        foreign = new ForeignCollection();
        deployPledge(address(gacha));
        id = pledge.shareIdOf(address(collection));
        tokenId = mintAs(alice);
        bobsToken = mintAs(bob);
        mintMore();
        vm.prank(owner);
        collection.endMinting();
        openPledging(address(collection));
    }

    /// @dev Deploys another pledge contract, with any contract in place of the gacha, whose `isSupplyFixed` is trusted.
    function deployPledge(address gacha_) internal {
        pledge = new Pledge(roles, ICollectionRegistry(address(factory)), gacha_);
        vm.prank(admin);
        pledge.setFeeRecipient(treasury);
        address[3] memory all = [alice, bob, stranger];
        for (uint256 i; i < 3; ++i) {
            vm.prank(all[i]);
            collection.setApprovalForAll(address(pledge), true);
        }
    }

    /// @dev What else a test needs of the collection, before its minting ends.
    function mintMore() internal virtual {}

    function openPledging(address collection_) internal {
        vm.prank(admin);
        pledge.setSettings(collection_, settings());
    }

    /// @dev A fee of 5%, a discount of 3%.
    function settings() internal pure returns (IPledge.Settings memory) {
        return IPledge.Settings(LIMIT, 500, SHARES, DISCOUNT_TIME, 300);
    }

    function securitizeAs(address who, uint256 token) internal returns (uint256 shares) {
        (, uint256 version,) = pledge.settingsOf(address(collection));
        vm.prank(who);
        return pledge.securitize(address(collection), token, version);
    }

    function redeemAs(address who, uint256 token) internal returns (uint256 shares) {
        vm.prank(who);
        return pledge.redeem(address(collection), token, who, type(uint96).max);
    }

    function claimFees() internal returns (uint256 shares) {
        vm.prank(treasury);
        return pledge.claim(address(collection));
    }

    function give(address from, address to, uint256 shares) internal {
        vm.prank(from);
        pledge.transfer(to, id, shares);
    }

    /// @dev Both tokens are pledged, and alice has enough shares to redeem one.
    function aliceHasEnough() internal {
        securitizeAs(alice, tokenId);
        securitizeAs(bob, bobsToken);
        give(bob, alice, FEE);
    }
}
