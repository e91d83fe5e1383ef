// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "solady/src/tokens/ERC721.sol";

import {Gacha} from "../../src/gacha/Gacha.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {IERC7572} from "../../src/shared/IERC7572.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {ITransferCounter} from "../../src/shared/ITransferCounter.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {GachaTest} from "./GachaTest.sol";

contract GachaUnitTest is GachaTest {
    function test_Create_TheFirstPullCostsExactlyOneWholeCoin() external {
        vm.expectEmit(address(gacha));
        emit IGacha.MachineCreated(2, coin, 1 ether, STEP, 10_000, BASE, detail());
        vm.prank(admin);
        assertEq(gacha.create(detail(), STEP, BASE), 2);
        IGacha.Machine memory machine = gacha.machineOf(2);
        assertTrue(machine.coin == coin);
        assertEq(machine.price, 1 ether);
        assertEq(machine.step, STEP);
        assertEq(machine.size, 10_000);
        assertEq(machine.reserve, 0);
        assertFalse(machine.isOpen);
        assertEq(gacha.machineCount(), 2);
        vm.expectEmit(address(gacha));
        emit IGacha.OpenSet(2, true);
        vm.prank(admin);
        gacha.setOpen(2, true);
        machineId = 2;
        pullAs(alice, 1);
        assertEq(token.balanceOf(alice), 10_000 ether - 1 ether);
    }

    function test_Create_TheFirstPriceFollowsTheCoinsDecimals() external {
        gacha = new Gacha(roles, credits, randomness, Coin.wrap(address(new PlainToken(6))));
        vm.startPrank(admin);
        assertEq(gacha.machineOf(gacha.create(detail(), 1_000_000, BASE)).price, 1_000_000);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 1_000_001, 1_000_000));
        gacha.create(detail(), 1_000_001, BASE);
        vm.stopPrank();
    }

    function test_Create_RevertWhen_TheStepIsInvalid() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 0, 1 ether));
        gacha.create(detail(), 0, BASE);
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidStep.selector, 1 ether + 1, 1 ether));
        gacha.create(detail(), 1 ether + 1, BASE);
        gacha.create(detail(), 1 ether, BASE);
        vm.stopPrank();
    }

    function test_New_RevertWhen_TheCoinIsInvalid() external {
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidCoin.selector, NATIVE, 0));
        new Gacha(roles, credits, randomness, NATIVE);
        Coin wide = Coin.wrap(address(new PlainToken(19)));
        vm.expectRevert(abi.encodeWithSelector(IGacha.Gacha_InvalidCoin.selector, wide, 19));
        new Gacha(roles, credits, randomness, wide);
    }

    function test_EndCreation_EndsItForEver() external {
        assertFalse(gacha.isSupplyFixed());
        vm.expectEmit(address(gacha));
        emit IGacha.CreationEnded(1);
        vm.startPrank(admin);
        gacha.endCreation();
        assertTrue(gacha.isSupplyFixed());
        vm.expectRevert(IGacha.Gacha_CreationEnded.selector);
        gacha.create(detail(), STEP, BASE);
        vm.expectRevert(IGacha.Gacha_CreationEnded.selector);
        gacha.endCreation();
        vm.stopPrank();
        assertEq(gacha.machineCount(), 1);
    }

    /// @dev A second machine begins at one coin again, so its pets can be obtained for less than was paid for older
    /// ones.
    function test_IsSupplyFixed_IsFalseWithAnyOtherNumberOfMachines() external {
        newMachine();
        vm.prank(admin);
        gacha.endCreation();
        assertFalse(gacha.isSupplyFixed());
        Gacha empty = new Gacha(roles, credits, randomness, coin);
        vm.prank(admin);
        empty.endCreation();
        assertFalse(empty.isSupplyFixed());
    }

    function test_SetContractURI_StoresAndAnnouncesIt() external {
        assertEq(gacha.contractURI(), "");
        vm.expectEmit(address(gacha));
        emit IERC7572.ContractURIUpdated();
        vm.prank(admin);
        gacha.setContractURI("ipfs://collection.json");
        assertEq(gacha.contractURI(), "ipfs://collection.json");
    }

    function test_SetDetail_EmitsTheTexts() external {
        vm.startPrank(admin);
        vm.expectEmit(address(gacha));
        emit IGacha.DetailSet(machineId, detail());
        gacha.setDetail(machineId, detail());
        bytes memory refusal = abi.encodeWithSelector(IGacha.Gacha_MachineNotFound.selector, 9);
        vm.expectRevert(refusal);
        gacha.setDetail(9, detail());
        vm.expectRevert(refusal);
        gacha.setOpen(9, true);
        vm.expectRevert(refusal);
        gacha.settle(9, 1);
        vm.expectRevert(refusal);
        gacha.priceOf(9, 1);
        assertTrue(gacha.machineOf(9).coin == NATIVE);
        vm.stopPrank();
    }

    function test_Pets_HaveMetadataAndCountTransfers() external {
        uint256 tokenId = petOf(alice);
        uint256 pet = tokenId & 0xffff;
        assertLe(pet, 10_000);
        assertEq(gacha.tokenIdOf(machineId, pet), tokenId);
        // The layout of token ids is fixed, because others store them.
        assertEq(gacha.tokenIdOf(3, 10_000), 3 * 65_536 + 10_000);
        assertEq(gacha.tokenURI(tokenId), string.concat(BASE, vm.toString(pet), ".json"));
        assertEq(gacha.name(), "Mofu Gacha Pets");
        assertEq(gacha.symbol(), "GACHA");
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        gacha.tokenURI(1);
        assertTrue(gacha.supportsInterface(type(ITransferCounter).interfaceId));
        assertTrue(gacha.supportsInterface(type(IERC721).interfaceId));
        assertTrue(gacha.supportsInterface(type(IFixedSupply).interfaceId));
        assertTrue(gacha.supportsInterface(type(IERC7572).interfaceId));
        // Token URIs never change, so there are no metadata updates (ERC-4906).
        assertFalse(gacha.supportsInterface(0x49064906));
        assertFalse(gacha.supportsInterface(0xffffffff));
        uint256 count = gacha.transferCount(tokenId);
        vm.prank(alice);
        gacha.transferFrom(alice, bob, tokenId);
        assertEq(gacha.transferCount(tokenId), count + 1);
        assertEq(gacha.paidFor(tokenId), UNIT);
        vm.startPrank(bob);
        gacha.safeTransferFrom(bob, alice, tokenId);
        vm.stopPrank();
        assertEq(gacha.transferCount(tokenId), count + 2);
        vm.prank(alice);
        gacha.redeem(tokenId, alice);
        assertEq(gacha.transferCount(tokenId), count + 2);
    }

    function test_Views_ReturnDependenciesAndNoUnknownMachine() external view {
        assertEq(gacha.roles(), address(roles));
        assertTrue(gacha.coin() == coin);
        assertEq(gacha.credits(), address(credits));
        assertEq(gacha.randomness(), address(randomness));
        IGacha.Machine memory none;
        assertEq(abi.encode(gacha.machineOf(2)), abi.encode(none));
    }
}
