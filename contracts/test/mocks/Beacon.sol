// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PublicKey} from "../../src/randomness/Bls.sol";
import {HashToCurve} from "../../src/randomness/HashToCurve.sol";

/// @notice A beacon of drand's scheme whose secret everybody knows: it signs any round at any time, as drand itself never
/// would. The same key as the development beacon's.
library Beacon {
    uint256 internal constant GENESIS = 1_727_521_075;
    uint256 internal constant PERIOD = 3;
    uint256 internal constant MARGIN = 30;
    uint256 private constant _SECRET = uint256(bytes32("mofu-development-beacon")) >> 72;

    function key() internal pure returns (PublicKey memory) {
        return PublicKey(
            0x1ff2f52b01e08a45d3030e0f2481c920ef53c9ab9a128b1bfd828e9f26ded04e,
            0x175534fcd48dfda523a751695fd9347b463457860e756abf6f2c453efcfbe98d,
            0x063acd737a62713f8f2f0b7393ba3ad221807ca1fdab210bc7c4806287168c9b,
            0x2b9a40be4b4c6d25238a797be08b9c3fe619ca07b1693f6a961572b74622c03c
        );
    }

    function sign(uint256 round) internal view returns (uint256 x, uint256 y) {
        bytes memory message = abi.encodePacked(keccak256(abi.encodePacked(uint64(round))));
        (x, y) = HashToCurve.hashToPoint("BLS_SIG_BN254G1_XMD:KECCAK-256_SVDW_RO_NUL_", message);
        return times(x, y, _SECRET);
    }

    /// @dev A point taken a number of times.
    function times(uint256 x, uint256 y, uint256 scalar) internal view returns (uint256, uint256) {
        (bool done, bytes memory answer) = address(7).staticcall(abi.encode(x, y, scalar));
        require(done);
        return abi.decode(answer, (uint256, uint256));
    }
}
