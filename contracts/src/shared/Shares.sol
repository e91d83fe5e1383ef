// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICredits} from "./ICredits.sol";

/// @notice One account's share of whatever is divided.
/// @param account Whose.
/// @param weight Its weight beside the others': with weights 97 and 3 the second gets 3%.
struct Share {
    address account;
    uint96 weight;
}

/// @notice Thrown when something would be divided among nobody.
error Shares_None();

/// @notice Divides amounts so that the parts add up to the last unit. Works on packed shares: one word each, the account
/// before the weight, as a clone carries them in its code.
library Shares {
    uint256 private constant _WEIGHT = type(uint96).max;

    function pack(Share[] calldata shares) internal pure returns (bytes memory packed) {
        packed = new bytes(shares.length * 32);
        for (uint256 i; i < shares.length; ++i) {
            uint256 word = (uint256(uint160(shares[i].account)) << 96) | shares[i].weight;
            assembly ("memory-safe") {
                mstore(add(add(packed, 0x20), shl(5, i)), word)
            }
        }
    }

    function unpack(bytes memory packed) internal pure returns (Share[] memory shares) {
        shares = new Share[](packed.length / 32);
        for (uint256 i; i < shares.length; ++i) {
            uint256 word = _word(packed, i);
            // The lower 96 bits are all there is of a weight.
            // forge-lint: disable-next-line(unsafe-typecast)
            shares[i] = Share(address(uint160(word >> 96)), uint96(word));
        }
    }

    /// @dev What each is due of `amount`: in proportion, rounded down, and what that leaves over goes one unit each to
    /// those who lost most by the rounding, the earlier first among equals. No part is a whole unit away from exact.
    function divide(bytes memory packed, uint256 amount) internal pure returns (ICredits.Due[] memory dues) {
        // No sum or product leaves its word: a weight has 96 bits, a total of them fewer than 160, the rest is below the
        // total, and parts are parts.
        unchecked {
            uint256 count = packed.length / 32;
            uint256 total;
            for (uint256 i; i < count; ++i) {
                total += _word(packed, i) & _WEIGHT;
            }
            if (total == 0) revert Shares_None();
            (uint256 rounds, uint256 rest) = (amount / total, amount % total);
            dues = new ICredits.Due[](count);
            uint256 left = amount;
            for (uint256 i; i < count; ++i) {
                uint256 word = _word(packed, i);
                uint256 part = rounds * (word & _WEIGHT) + rest * (word & _WEIGHT) / total;
                ICredits.Due memory due = dues[i];
                // The upper 160 bits are all there is of an account.
                // forge-lint: disable-next-line(unsafe-typecast)
                (due.account, due.amount) = (address(uint160(word >> 96)), part);
                left -= part;
            }
            if (left != 0) _giveRest(packed, dues, rest, total, left);
        }
    }

    /// @dev Fewer units are left than there are accounts that lost something, so nobody gets two.
    function _giveRest(bytes memory packed, ICredits.Due[] memory dues, uint256 rest, uint256 total, uint256 left)
        private
        pure
    {
        unchecked {
            uint256[] memory lost = new uint256[](dues.length);
            for (uint256 i; i < lost.length; ++i) {
                lost[i] = rest * (_word(packed, i) & _WEIGHT) % total;
            }
            for (; left != 0; --left) {
                uint256 most;
                for (uint256 i = 1; i < lost.length; ++i) {
                    if (lost[i] > lost[most]) most = i;
                }
                lost[most] = 0;
                ++dues[most].amount;
            }
        }
    }

    function _word(bytes memory packed, uint256 index) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(add(packed, 0x20), shl(5, index)))
        }
    }
}
