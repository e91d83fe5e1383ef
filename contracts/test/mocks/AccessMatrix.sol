// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

/// @notice Every function of a contract with who may call it. The list is held against the built contract, so that a new one
/// cannot be forgotten, and every guarded one is called by everybody.
abstract contract AccessMatrix is Test {
    address[] internal everybody;
    string private _listed;

    /// @dev Functions that anyone may call: they look at no role, or only at what the caller itself has.
    function free(string memory signatures) internal {
        _listed = string.concat(_listed, " ", signatures);
    }

    /// @dev Functions that only some may call. Everybody tries; the others are refused with this very error, which names them.
    /// @param first What the first argument is; the others are nothing.
    function guarded(address target, string memory signature, uint256 first, bytes4 refusal, address[] memory allowed)
        internal
    {
        _listed = string.concat(_listed, " ", signature);
        bytes memory call = abi.encodePacked(bytes4(keccak256(bytes(signature))), first, new bytes(640));
        for (uint256 i; i < everybody.length; ++i) {
            address caller = everybody[i];
            uint256 snapshot = vm.snapshotState();
            vm.prank(caller);
            (bool done, bytes memory answer) = target.call(call);
            bool isRefused = !done && keccak256(answer) == keccak256(abi.encodeWithSelector(refusal, caller));
            bool isAllowed;
            for (uint256 j; j < allowed.length; ++j) {
                isAllowed = isAllowed || allowed[j] == caller;
            }
            assertEq(isRefused, !isAllowed, string.concat(signature, " by ", vm.getLabel(caller)));
            vm.revertToState(snapshot);
        }
    }

    /// @dev Every function of the built contract was named.
    function assertNoneForgotten(string memory name) internal {
        string memory artifact = vm.readFile(string.concat("out/", name, ".sol/", name, ".json"));
        string[] memory signatures = vm.parseJsonKeys(artifact, ".methodIdentifiers");
        assertGt(signatures.length, 0);
        string memory all = string.concat(_listed, " ");
        for (uint256 i; i < signatures.length; ++i) {
            assertTrue(vm.contains(all, string.concat(" ", signatures[i], " ")), signatures[i]);
        }
    }

    function only(address a) internal pure returns (address[] memory all) {
        all = new address[](1);
        all[0] = a;
    }

    function only(address a, address b) internal pure returns (address[] memory all) {
        all = new address[](2);
        (all[0], all[1]) = (a, b);
    }

    function only(address a, address b, address c) internal pure returns (address[] memory all) {
        all = new address[](3);
        (all[0], all[1], all[2]) = (a, b, c);
    }
}
