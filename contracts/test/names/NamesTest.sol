// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {INames} from "../../src/names/INames.sol";
import {Names} from "../../src/names/Names.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ADMIN, PAUSER} from "../../src/shared/IRoles.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {PlainToken} from "../mocks/Tokens.sol";

/// @notice The name service, and accounts that register names.
abstract contract NamesTest is Test {
    uint256 internal constant NOW = 1_800_000_000;
    uint256 internal constant YEAR = 365 days;
    uint256 internal constant GRACE = 90 days;
    uint80 internal constant THREE = 1 ether;
    uint80 internal constant FOUR = 0.25 ether;
    uint80 internal constant LONGER = 0.01 ether;
    bytes32 internal constant SECRET = keccak256("secret");

    address internal platformOwner = makeAddr("platform owner");
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal stranger = makeAddr("stranger");

    Credits internal credits;
    Roles internal roles;
    Names internal names;
    PlainToken internal token;
    Coin internal coin;

    function setUp() public virtual {
        vm.warp(NOW);
        credits = new Credits();
        roles = new Roles(platformOwner);
        names = new Names(roles, credits, THREE, FOUR, LONGER);
        token = new PlainToken(18);
        coin = Coin.wrap(address(token));
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        names.setFeeRecipient(treasury);
        vm.stopPrank();
        address[3] memory all = [alice, bob, stranger];
        for (uint256 i; i < 3; ++i) {
            vm.deal(all[i], 100 ether);
            token.mint(all[i], 100 ether);
            vm.prank(all[i]);
            token.approve(address(names), type(uint256).max);
        }
    }

    function registrationOf(string memory name, address owner, uint256 yearCount)
        internal
        pure
        returns (INames.Registration memory)
    {
        return INames.Registration(name, owner, yearCount, SECRET);
    }

    function commitTo(INames.Registration memory registration) internal {
        names.commit(names.commitmentOf(registration));
    }

    /// @dev Commits, waits a minute and registers at the current price.
    function registerFor(address owner, string memory name, uint256 yearCount) internal returns (uint256 tokenId) {
        INames.Registration memory registration = registrationOf(name, owner, yearCount);
        commitTo(registration);
        skip(60);
        (Coin coin_, uint256 price) = names.priceOf(names.tokenIdOf(name), yearCount);
        vm.prank(owner);
        return names.register{value: coin_.isNative() ? price : 0}(registration, coin_, price);
    }

    function sendRegister(address sender, INames.Registration memory registration, uint256 price)
        internal
        returns (uint256)
    {
        vm.prank(sender);
        return names.register{value: price}(registration, NATIVE, price);
    }

    function skip(uint256 time) internal override {
        vm.warp(vm.getBlockTimestamp() + time);
    }
}
