// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {LibClone} from "solady/src/utils/LibClone.sol";

import {CollectionAddress} from "../../src/shared/CollectionAddress.sol";

contract CollectionAddressTest is Test {
    /// @dev The size is byte 50 of the arguments, which follow 45 bytes of code. It fits into a byte.
    uint256 private constant SIZE_OFFSET = 50;
    uint256 private constant CODE = 45;
    uint256 private constant MAX_ARGS = 210;

    /// @dev Arguments of a length, with the size of the clone where it belongs.
    function argsOf(bytes memory seed, uint256 length) private pure returns (bytes memory args) {
        args = new bytes(length);
        for (uint256 i; i < length && i < seed.length; ++i) {
            args[i] = seed[i];
        }
        args[SIZE_OFFSET] = bytes1(uint8(CODE + length));
    }

    function testFuzz_TrueForEveryCloneOfTheFactory(address implementation, bytes memory seed, uint8 length) external {
        bytes memory args = argsOf(seed, bound(length, SIZE_OFFSET + 1, MAX_ARGS));
        address clone = LibClone.cloneDeterministic(implementation, args, 0);
        assertEq(clone, LibClone.predictDeterministicAddress(implementation, args, 0, address(this)));
        assertTrue(CollectionAddress.isDeployedBy(clone, address(this)));
    }

    function testFuzz_FalseForAnotherFactory(address implementation, bytes memory seed, address factory) external {
        vm.assume(factory != address(this));
        address clone = LibClone.cloneDeterministic(implementation, argsOf(seed, 60), 0);
        assertFalse(CollectionAddress.isDeployedBy(clone, factory));
    }

    function testFuzz_FalseForAnotherSalt(address implementation, bytes32 salt) external {
        vm.assume(salt != 0);
        address clone = LibClone.cloneDeterministic(implementation, argsOf("", 60), salt);
        assertFalse(CollectionAddress.isDeployedBy(clone, address(this)));
    }

    function testFuzz_FalseForTheSameCodeAtAnotherAddress(address implementation, address elsewhere) external {
        assumeNotForgeAddress(elsewhere);
        assumeNotPrecompile(elsewhere);
        address clone = LibClone.cloneDeterministic(implementation, argsOf("", 60), 0);
        vm.assume(elsewhere != clone);
        vm.etch(elsewhere, clone.code);
        assertFalse(CollectionAddress.isDeployedBy(elsewhere, address(this)));
    }

    function testFuzz_FalseForAFalseSize(uint8 length, uint8 size) external {
        uint256 argsLength = bound(length, SIZE_OFFSET + 1, MAX_ARGS);
        vm.assume(size != CODE + argsLength);
        bytes memory args = argsOf("", argsLength);
        args[SIZE_OFFSET] = bytes1(size);
        address clone = LibClone.cloneDeterministic(address(this), args, 0);
        assertFalse(CollectionAddress.isDeployedBy(clone, address(this)));
    }

    function test_FalseWithoutCode() external {
        assertFalse(CollectionAddress.isDeployedBy(makeAddr("wallet"), address(this)));
        bytes memory args = argsOf("", 60);
        address predicted = LibClone.predictDeterministicAddress(address(this), args, 0, address(this));
        assertFalse(CollectionAddress.isDeployedBy(predicted, address(this)));
    }

    function test_FalseForLongCode() external view {
        assertFalse(CollectionAddress.isDeployedBy(address(this), address(this)));
    }
}
