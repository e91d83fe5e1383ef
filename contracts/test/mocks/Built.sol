// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {Vm} from "forge-std/Vm.sol";

/// @notice The artifacts of `src`: every contract that can be deployed, and its functions.
contract Built is CommonBase {
    /// @dev Every contract with code and an external function: no interface, abstract contract or internal library.
    function contracts() external view returns (string[] memory names) {
        Vm.DirEntry[] memory files = vm.readDir("src", 2);
        names = new string[](files.length);
        uint256 count;
        for (uint256 i; i < files.length; ++i) {
            if (files[i].isDir) continue;
            string memory folder = string.concat("out/", last(files[i].path, "/"));
            if (!vm.exists(folder)) continue;
            Vm.DirEntry[] memory made = vm.readDir(folder);
            for (uint256 j; j < made.length; ++j) {
                if (this.isOurs(made[j].path)) names[count++] = vm.split(last(made[j].path, "/"), ".")[0];
            }
        }
        assembly ("memory-safe") {
            mstore(names, count)
        }
    }

    /// @dev In a separate call, because an artifact is long and memory is never freed.
    function isOurs(string calldata path) external view returns (bool) {
        string memory artifact = vm.readFile(path);
        string memory source = vm.parseJsonKeys(artifact, ".metadata.settings.compilationTarget")[0];
        bool hasCode = bytes(vm.parseJsonString(artifact, ".bytecode.object")).length > 2;
        return
            hasCode && vm.indexOf(source, "src/") == 0 && vm.parseJsonKeys(artifact, ".methodIdentifiers").length != 0;
    }

    /// @dev The signatures of all functions that are neither view nor pure.
    function changing(string calldata name) external view returns (string[] memory signatures) {
        string memory artifact = vm.readFile(string.concat("out/", name, ".sol/", name, ".json"));
        string memory functions = "$.abi[?(@.type == 'function')]";
        string[] memory names = abi.decode(vm.parseJson(artifact, string.concat(functions, ".name")), (string[]));
        string[] memory kinds =
            abi.decode(vm.parseJson(artifact, string.concat(functions, ".stateMutability")), (string[]));
        string memory found = " ";
        for (uint256 i; i < names.length; ++i) {
            bool isReading = isSame(kinds[i], "view") || isSame(kinds[i], "pure");
            if (!isReading) found = string.concat(found, names[i], " ");
        }
        signatures = vm.parseJsonKeys(artifact, ".methodIdentifiers");
        uint256 count;
        for (uint256 i; i < signatures.length; ++i) {
            string memory own = vm.split(signatures[i], "(")[0];
            bool isFound = vm.indexOf(found, string.concat(" ", own, " ")) != type(uint256).max;
            if (isFound) signatures[count++] = signatures[i];
        }
        assembly ("memory-safe") {
            mstore(signatures, count)
        }
    }

    function last(string memory text, string memory mark) private pure returns (string memory) {
        string[] memory parts = vm.split(text, mark);
        return parts[parts.length - 1];
    }

    function isSame(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
