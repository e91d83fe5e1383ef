// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICredits} from "./ICredits.sol";

/// @notice An account's share of an amount.
/// @param account The account.
/// @param weight Its weight relative to the others: with weights 97 and 3 the second gets 3%.
struct Share {
    address account;
    uint96 weight;
}

/// @notice Thrown when there are no shares to divide an amount by.
error Shares_None();

/// @notice Divides amounts so that the parts add up exactly. Works on packed shares: one word each, the account before the
/// weight, as a clone carries them in its code.
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
            // The weight is the lower 96 bits.
            // forge-lint: disable-next-line(unsafe-typecast)
            shares[i] = Share(address(uint160(word >> 96)), uint96(word));
        }
    }

    /// @dev Divides `amount` by the largest remainder method: proportional parts are rounded down, and the rest goes one unit
    /// each to the largest remainders, the earlier share first among equals. Each part is less than one unit from exact.
    function divide(bytes memory packed, uint256 amount) internal pure returns (ICredits.Payout[] memory payouts) {
        // Nothing overflows: a weight has 96 bits, their sum fewer than 160, the rest is below the sum, and the parts add up
        // to at most the amount.
        unchecked {
            uint256 count = packed.length / 32;
            uint256 total;
            for (uint256 i; i < count; ++i) {
                total += _word(packed, i) & _WEIGHT;
            }
            if (total == 0) revert Shares_None();
            (uint256 rounds, uint256 rest) = (amount / total, amount % total);
            payouts = new ICredits.Payout[](count);
            uint256 left = amount;
            for (uint256 i; i < count; ++i) {
                uint256 word = _word(packed, i);
                uint256 part = rounds * (word & _WEIGHT) + rest * (word & _WEIGHT) / total;
                ICredits.Payout memory payout = payouts[i];
                // The account is the upper 160 bits.
                // forge-lint: disable-next-line(unsafe-typecast)
                (payout.account, payout.amount) = (address(uint160(word >> 96)), part);
                left -= part;
            }
            if (left != 0) _distributeRest(packed, payouts, rest, total, left);
        }
    }

    /// @dev There are fewer units left than nonzero remainders, so no share gets two.
    function _distributeRest(
        bytes memory packed,
        ICredits.Payout[] memory payouts,
        uint256 rest,
        uint256 total,
        uint256 left
    ) private pure {
        unchecked {
            uint256[] memory remainders = new uint256[](payouts.length);
            for (uint256 i; i < remainders.length; ++i) {
                remainders[i] = rest * (_word(packed, i) & _WEIGHT) % total;
            }
            for (; left != 0; --left) {
                uint256 largest;
                for (uint256 i = 1; i < remainders.length; ++i) {
                    if (remainders[i] > remainders[largest]) largest = i;
                }
                remainders[largest] = 0;
                ++payouts[largest].amount;
            }
        }
    }

    function _word(bytes memory packed, uint256 index) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(add(packed, 0x20), shl(5, index)))
        }
    }
}
