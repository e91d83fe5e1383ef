// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Test} from "forge-std/Test.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {FeeRecipient} from "../../src/shared/FeeRecipient.sol";
import {Fees} from "../../src/shared/Fees.sol";
import {Governed} from "../../src/shared/Governed.sol";
import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {ADMIN, IRoles, PAUSER, Role} from "../../src/shared/IRoles.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {Pausable} from "../../src/shared/Pausable.sol";
import {Roles} from "../../src/shared/Roles.sol";
import {RoyaltiesTop} from "../../src/shared/RoyaltiesTop.sol";
import {SupportedCoins} from "../../src/shared/SupportedCoins.sol";
import {PlainToken} from "../mocks/Tokens.sol";

Role constant KEEPER = Role.wrap("keeper");

/// @notice A contract with every shared setting.
contract Shop is Pausable, Fees, RoyaltiesTop, SupportedCoins {
    constructor(IRoles roles_, address recipient, uint16 rate) Governed(roles_) Fees(recipient, rate, 1000) {}

    function begin(Coin coin) external view notPaused onlySupported(coin) returns (bool) {
        return true;
    }

    function exit() external pure returns (bool) {
        return true;
    }

    function forOwner() external view onlyOwner returns (bool) {
        return true;
    }

    function forKeeper() external view onlyRole(KEEPER) returns (bool) {
        return true;
    }
}

contract GovernanceTest is Test {
    address private owner = makeAddr("owner");
    address private admin = makeAddr("admin");
    address private pauser = makeAddr("pauser");
    address private keeper = makeAddr("keeper");
    address private treasury = makeAddr("treasury");
    address private stranger = makeAddr("stranger");

    Roles private roles = new Roles(owner);
    Shop private shop = new Shop(roles, treasury, 250);

    function setUp() external {
        vm.startPrank(owner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        roles.setRole(KEEPER, keeper, true);
        vm.stopPrank();
    }

    function testFuzz_SetRole_RevertWhen_NotTheOwner(address caller, Role role) external {
        vm.assume(caller != owner);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        roles.setRole(role, caller, true);
    }

    function testFuzz_SetRole_GrantsAndRevokes(address account, Role role) external {
        vm.expectEmit(address(roles));
        emit IRoles.RoleSet(role, account, true);
        vm.prank(owner);
        roles.setRole(role, account, true);
        assertTrue(roles.hasRole(role, account));
        vm.expectEmit(address(roles));
        emit IRoles.RoleSet(role, account, false);
        vm.prank(owner);
        roles.setRole(role, account, false);
        assertFalse(roles.hasRole(role, account));
    }

    function test_IsAdminAndIsPauser_IncludeHigherRoles() external view {
        assertTrue(roles.isAdmin(owner));
        assertTrue(roles.isPauser(owner));
        assertFalse(roles.hasRole(ADMIN, owner));
        assertTrue(roles.isAdmin(admin));
        assertTrue(roles.isPauser(admin));
        assertFalse(roles.isAdmin(pauser));
        assertTrue(roles.isPauser(pauser));
        assertFalse(roles.isAdmin(keeper));
        assertFalse(roles.isPauser(keeper));
        assertFalse(roles.isPauser(stranger));
        assertEq(shop.roles(), address(roles));
    }

    function test_TransferOwnership_TakesTwoSteps() external {
        vm.prank(owner);
        roles.transferOwnership(stranger);
        assertEq(roles.owner(), owner);
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotOwner.selector, stranger));
        vm.prank(stranger);
        shop.forOwner();
        vm.prank(stranger);
        roles.acceptOwnership();
        assertEq(roles.owner(), stranger);
        vm.prank(stranger);
        assertTrue(shop.forOwner());
        assertFalse(roles.isAdmin(owner));
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotOwner.selector, owner));
        vm.prank(owner);
        shop.forOwner();
    }

    function test_RenounceOwnership_Reverts() external {
        vm.expectRevert(IRoles.Roles_OwnerRequired.selector);
        vm.prank(owner);
        roles.renounceOwnership();
    }

    function test_OnlyRole_AcceptsThatRoleOnly() external {
        vm.prank(keeper);
        assertTrue(shop.forKeeper());
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NoRole.selector, admin, KEEPER));
        vm.prank(admin);
        shop.forKeeper();
        vm.expectRevert(abi.encodeWithSelector(IGoverned.Governed_NotOwner.selector, admin));
        vm.prank(admin);
        shop.forOwner();
    }

    function testFuzz_RevertWhen_CallerIsNeitherOwnerNorAdmin(address caller) external {
        vm.assume(caller != owner && caller != admin);
        Coin coin = Coin.wrap(address(new PlainToken(18)));
        bytes[5] memory calls = [
            abi.encodeCall(shop.unpause, ()),
            abi.encodeCall(shop.setFeeRecipient, (caller)),
            abi.encodeCall(shop.setFeeRate, (1)),
            abi.encodeCall(shop.setRoyaltiesTop, (1)),
            abi.encodeCall(shop.setCoin, (coin, true))
        ];
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(caller);
            (bool done, bytes memory refusal) = address(shop).call(calls[i]);
            assertFalse(done);
            assertEq(refusal, abi.encodeWithSelector(IGoverned.Governed_NotAdmin.selector, caller));
        }
    }

    function testFuzz_Pause_RevertWhen_NotAPauser(address caller) external {
        vm.assume(caller != owner && caller != admin && caller != pauser);
        vm.expectRevert(abi.encodeWithSelector(IPausable.Pausable_NotPauser.selector, caller));
        vm.prank(caller);
        shop.pause();
    }

    function test_Pause_BlocksNewActivityAndNoExit() external {
        address[3] memory callers = [owner, admin, pauser];
        for (uint256 i; i < 3; ++i) {
            vm.expectEmit(address(shop));
            emit IPausable.Paused(callers[i]);
            vm.prank(callers[i]);
            shop.pause();
            assertTrue(shop.paused());
            vm.expectRevert(IPausable.Pausable_Paused.selector);
            shop.begin(NATIVE);
            assertTrue(shop.exit());
            vm.expectEmit(address(shop));
            emit IPausable.Unpaused(admin);
            vm.prank(admin);
            shop.unpause();
            assertTrue(shop.begin(NATIVE));
        }
    }

    function test_SetFeeRecipient() external {
        assertEq(shop.feeRecipient(), treasury);
        vm.expectRevert(IFeeRecipient.FeeRecipient_ZeroAddress.selector);
        vm.prank(admin);
        shop.setFeeRecipient(address(0));
        vm.expectEmit(address(shop));
        emit IFeeRecipient.FeeRecipientSet(stranger);
        vm.prank(admin);
        shop.setFeeRecipient(stranger);
        assertEq(shop.feeRecipient(), stranger);
        vm.expectRevert(IFeeRecipient.FeeRecipient_ZeroAddress.selector);
        new Shop(roles, address(0), 0);
    }

    function testFuzz_SetFeeRate_UpToTheCap(uint16 rate) external {
        assertEq(shop.feeRate(), 250);
        assertEq(shop.feeRateCap(), 1000);
        if (rate > 1000) {
            bytes memory refusal = abi.encodeWithSelector(IFees.Fees_RateAboveCap.selector, rate, 1000);
            vm.expectRevert(refusal);
            vm.prank(admin);
            shop.setFeeRate(rate);
            vm.expectRevert(refusal);
            new Shop(roles, treasury, rate);
        } else {
            vm.expectEmit(address(shop));
            emit IFees.FeeRateSet(rate);
            vm.prank(admin);
            shop.setFeeRate(rate);
            assertEq(shop.feeRate(), rate);
        }
    }

    function test_SettersAcceptTheCapAndTheCeiling() external {
        vm.startPrank(admin);
        shop.setFeeRate(1000);
        assertEq(shop.feeRate(), 1000);
        shop.setRoyaltiesTop(0);
        shop.setRoyaltiesTop(1000);
        assertEq(shop.royaltiesTop(), 1000);
    }

    function testFuzz_SetRoyaltiesTop_UpToTenPercent(uint16 top) external {
        assertEq(shop.royaltiesTop(), 1000);
        if (top > 1000) {
            vm.expectRevert(abi.encodeWithSelector(IRoyaltiesTop.RoyaltiesTop_AboveCeiling.selector, top, 1000));
            vm.prank(admin);
            shop.setRoyaltiesTop(top);
        } else {
            vm.expectEmit(address(shop));
            emit IRoyaltiesTop.RoyaltiesTopSet(top);
            vm.prank(admin);
            shop.setRoyaltiesTop(top);
            assertEq(shop.royaltiesTop(), top);
        }
    }

    function test_SetCoin_RevertWhen_NotAContract() external {
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotERC20.selector, stranger));
        vm.prank(admin);
        shop.setCoin(Coin.wrap(stranger), true);
        vm.expectRevert(abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotERC20.selector, NATIVE));
        vm.prank(admin);
        shop.setCoin(NATIVE, false);
        assertTrue(shop.begin(NATIVE));
    }

    function test_SetCoin_ListsAndDelists() external {
        Coin coin = Coin.wrap(address(new PlainToken(18)));
        bytes memory refusal = abi.encodeWithSelector(ISupportedCoins.SupportedCoins_NotSupported.selector, coin);
        vm.expectRevert(refusal);
        shop.begin(coin);
        vm.expectEmit(address(shop));
        emit ISupportedCoins.CoinSupported(coin, true);
        vm.prank(admin);
        shop.setCoin(coin, true);
        assertTrue(shop.isSupported(coin));
        assertTrue(shop.begin(coin));
        vm.expectEmit(address(shop));
        emit ISupportedCoins.CoinSupported(coin, false);
        vm.prank(admin);
        shop.setCoin(coin, false);
        vm.expectRevert(refusal);
        shop.begin(coin);
    }

    function test_AllSettingsShareOneSlot() external {
        vm.startPrank(admin);
        shop.pause();
        shop.setFeeRate(0x123);
        shop.setRoyaltiesTop(0x234);
        vm.stopPrank();
        // Royalties' top 2 bytes | rate 2 | recipient 20 | pause 1, from the left.
        bytes32 word = bytes32(abi.encodePacked(bytes7(0), uint16(0x234), uint16(0x123), treasury, true));
        assertEq(vm.load(address(shop), 0), word);
    }
}
