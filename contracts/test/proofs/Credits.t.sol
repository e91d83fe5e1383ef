// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {CreditsBalances} from "../../proofs/twins/CreditsBalances.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";

/// @notice The twin that proofs of the ledger are made with agrees with it after every call.
contract CreditsTwinTest is Test, CreditsBalances {
    Credits private _ledger = new Credits();

    function testFuzz_Calls_Agree(uint256[16] calldata calls) external {
        for (uint256 i; i < calls.length; ++i) {
            uint256 id = 1 + (calls[i] >> 8) % 3;
            address account = address(uint160(0xacc0 + id));
            if (calls[i] % 4 == 3) {
                refuse(account, id);
            } else if (calls[i] % 4 != 0) {
                uint256 amount = calls[i] % 4 == 1 ? calls[i] >> 160 : calls[i] >> 252;
                vm.deal(address(this), amount);
                _ledger.credit{value: amount}(NATIVE, account, amount);
                _credit(id, amount);
            } else if (_creditOf(id) != 0) {
                uint256 before = account.balance;
                uint256 amount = _empty(id);
                assertEq(_ledger.withdrawFor(NATIVE, account), amount);
                assertEq(account.balance - before, amount);
            }
            assertStored(account, id);
        }
    }

    /// @dev The ledger itself takes no payments, so as a receiver it refuses them.
    function refuse(address account, uint256 id) private {
        Coin[] memory coins = new Coin[](1);
        coins[0] = NATIVE;
        vm.prank(account);
        assertEq(_ledger.withdrawMany(coins, address(_ledger))[0], 0);
        uint256 amount = _empty(id);
        if (amount != 0) _putBack(id, amount);
    }

    /// @dev The word itself: from the first credit on it is one more than the balance.
    function assertStored(address account, uint256 id) private view {
        assertEq(_ledger.creditOf(NATIVE, account), _creditOf(id));
        bytes32 slot = keccak256(abi.encode(account, keccak256(abi.encode(NATIVE, uint256(0)))));
        assertEq(uint256(vm.load(address(_ledger), slot)), stored[id]);
    }
}
