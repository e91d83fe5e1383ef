// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPledge} from "../../src/pledge/IPledge.sol";
import {Pledge} from "../../src/pledge/Pledge.sol";
import {ICollectionRegistry} from "../../src/shared/ICollectionRegistry.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {PAUSER} from "../../src/shared/IRoles.sol";
import {CollectionsTest} from "../collections/CollectionsTest.sol";
import {ForeignCollection} from "../mocks/Collections.sol";

/// @notice Deploys the pledge contract, open for a collection with a fixed supply, and gives tokens of it to two accounts.
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
    address internal gacha = makeAddr("gacha");

    Pledge internal pledge;
    ForeignCollection internal foreign;
    uint256 internal id;
    uint256 internal tokenId;
    uint256 internal bobsToken;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(NOW);
        redeploy();
        fixSupply(address(collection));
        foreign = new ForeignCollection();
        id = pledge.shareIdOf(address(collection));
        tokenId = mintAs(alice);
        bobsToken = mintAs(bob);
        vm.prank(house);
        roles.setRole(PAUSER, pauser, true);
        vm.startPrank(admin);
        pledge.setFeeRecipient(treasury);
        pledge.setSettings(address(collection), settings());
        vm.stopPrank();
        address[3] memory all = [alice, bob, stranger];
        for (uint256 i; i < 3; ++i) {
            vm.prank(all[i]);
            collection.setApprovalForAll(address(pledge), true);
        }
    }

    function redeploy() internal {
        pledge = new Pledge(roles, ICollectionRegistry(address(factory)), gacha);
    }

    /// @dev Makes the registry report a collection as the platform's, and the collection its supply as fixed.
    function fixSupply(address collection_) internal {
        setSupply(collection_, true, true);
    }

    function setSupply(address collection_, bool isOurs, bool isFixed) internal {
        bytes memory isCollection = abi.encodeCall(ICollectionRegistry.isCollection, (collection_));
        vm.mockCall(address(factory), isCollection, abi.encode(isOurs));
        vm.mockCall(collection_, abi.encodeCall(IFixedSupply.isSupplyFixed, ()), abi.encode(isFixed));
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
        return pledge.redeem(address(collection), token, who);
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
