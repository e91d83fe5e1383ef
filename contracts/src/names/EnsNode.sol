// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EfficientHashLib} from "solady/src/utils/EfficientHashLib.sol";
import {LibString} from "solady/src/utils/LibString.sol";

/// @notice The namehash (ENSIP-1) of names and of reverse records.
library EnsNode {
    /// @dev namehash("pet")
    bytes32 internal constant PET = 0x5f2150381d11abb2c525b12fc5ca91cb1d866218c329e91f282ef0908afd7a16;
    /// @dev namehash("addr.reverse")
    bytes32 internal constant ADDR_REVERSE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    /// @dev namehash("<label>.pet")
    function forward(string calldata label) internal pure returns (bytes32) {
        return EfficientHashLib.hash(PET, EfficientHashLib.hashCalldata(bytes(label)));
    }

    /// @dev namehash("<address in lower-case hex without 0x>.addr.reverse")
    function reverse(address account) internal pure returns (bytes32) {
        bytes32 label = keccak256(bytes(LibString.toHexStringNoPrefix(account)));
        return EfficientHashLib.hash(ADDR_REVERSE, label);
    }
}
