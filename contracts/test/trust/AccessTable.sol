// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IBoxManagement} from "../../src/boxes/IBoxManagement.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {IGbt} from "../../src/exchange/IGbt.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {IGoverned} from "../../src/shared/IGoverned.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {IDeployedCollection} from "./Deployed.sol";
import {Positions} from "./Positions.sol";

/// @notice Calls the functions of `fixtures/access.json` on the contracts of the deployment. That the table names every
/// function of every contract is the subject of `exploit/Access.t.sol`.
abstract contract AccessTable is Positions {
    /// @dev The errors that a caller without the right is refused with; each names the caller first.
    bytes4[] private _refusals = [
        IGoverned.Governed_NotAdmin.selector,
        IGoverned.Governed_NotOwner.selector,
        IGoverned.Governed_NoRole.selector,
        IPausable.Pausable_NotPauser.selector,
        Ownable.OwnableUnauthorizedAccount.selector,
        ICollection.Collection_NotFactory.selector,
        ICollectionManagement.Collection_NotOwner.selector,
        ICollectionManagement.Collection_NotCollaborator.selector,
        ICollectionManagement.Collection_NotPendingOwner.selector,
        IBoxManagement.Boxes_NotOwner.selector,
        IBoxManagement.Boxes_NotCollaborator.selector,
        IMallCheckout.MallCheckout_NotPayer.selector,
        IPledge.Pledge_NotFeeRecipient.selector,
        IGbt.Gbt_NotExchange.selector
    ];

    /// @dev The collection that represents all collections in the table.
    IDeployedCollection internal collection;

    function setUp() public virtual override {
        super.setUp();
        collection = pets;
    }

    /// @dev Every function with a guard refuses the account, except those of the guards that are named, separated by spaces.
    function assertRefused(address account, string memory ownGuards) internal {
        uint256 count = callFunctions(account, string.concat(" anyone ", ownGuards, " "), true);
        assertGt(count, 20, "almost nothing was called");
    }

    /// @dev Calls every function of every contract as an account, with zeros and with its own address in place of all
    /// arguments. What succeeds stays done.
    function callEverything(address account) internal {
        callFunctions(account, "", false);
    }

    function callFunctions(address account, string memory skipped, bool isRefused) private returns (uint256 count) {
        string memory table = vm.readFile("test/fixtures/access.json");
        string[] memory contracts = vm.parseJsonKeys(table, "$");
        for (uint256 i; i < contracts.length; ++i) {
            // The feeds of a development chain belong to the developer.
            if (isSame(contracts[i], "DevPriceFeed")) continue;
            string memory key = string.concat(".", contracts[i]);
            string[] memory guards = vm.parseJsonKeys(table, key);
            for (uint256 j; j < guards.length; ++j) {
                if (vm.contains(skipped, string.concat(" ", guards[j], " "))) continue;
                string[] memory signatures = vm.parseJsonStringArray(table, string.concat(key, ".", guards[j]));
                for (uint256 k; k < signatures.length; ++k) {
                    call(account, placeOf(contracts[i]), signatures[k], isRefused);
                }
                count += signatures.length;
            }
        }
    }

    function call(address account, address target, string memory signature, bool isRefused) private {
        bytes4 selector = bytes4(keccak256(bytes(signature)));
        // The first argument of the boxes' guarded functions is the box, which the guard looks up; elsewhere a number does no
        // harm.
        bytes memory zeros = abi.encodePacked(selector, target == address(boxes) ? boxId : 0, new bytes(640));
        vm.prank(account);
        (bool done, bytes memory answer) = target.call(zeros);
        if (isRefused) {
            assertFalse(done, signature);
            assertTrue(isRefusal(answer, account), signature);
            return;
        }
        bytes memory addresses = abi.encodePacked(selector);
        for (uint256 i; i < 10; ++i) {
            addresses = abi.encodePacked(addresses, uint256(uint160(account)));
        }
        vm.prank(account);
        (done,) = target.call(addresses);
    }

    function isRefusal(bytes memory answer, address account) private view returns (bool) {
        if (answer.length < 36) return false;
        address named;
        assembly ("memory-safe") {
            named := mload(add(answer, 0x24))
        }
        for (uint256 i; i < _refusals.length; ++i) {
            if (_refusals[i] == bytes4(answer)) return named == account;
        }
        return false;
    }

    function placeOf(string memory name_) private view returns (address) {
        return isSame(name_, "Collection") ? address(collection) : deployed(name_);
    }

    function isSame(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
