// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {Hostile} from "./Hostile.sol";

/// @notice The key that deployed everything, found by somebody else.
contract DeployerTrustTest is Hostile {
    function test_Deployer1_CannotDoAnything() external {
        openPositions();
        assertFalse(roles.isAdmin(deployer));
        assertFalse(roles.isPauser(deployer));
        assertEq(pets.owner(), platformOwner);
        assertRefused(deployer, "");
        IFeeRecipient[9] memory paid =
            [IFeeRecipient(factory), market, auctions, boxes, gacha, exchange, names, predictions, pledge];
        for (uint256 i; i < paid.length; ++i) {
            assertEq(paid[i].feeRecipient(), platformOwner);
        }
        callEverything(deployer);
        exitPositions();
    }
}
