// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {OPERATOR, QUOTER} from "../../src/checkout/IMallCheckout.sol";
import {PREDICTION_OPERATOR} from "../../src/predictions/IPredictions.sol";
import {ADMIN, IRoles, PAUSER} from "../../src/shared/IRoles.sol";

/// @notice Runs against what the deployment script deployed: `pnpm test:contracts trust` starts a chain, deploys, and names
/// the chain and the addresses in the environment. Each test is one "cannot" of the trust table in docs/security.md and
/// carries that cell's code in its name.
abstract contract TrustTest is Test {
    address internal platformOwner;
    address internal admin = makeAddr("admin");
    address internal pauser = makeAddr("pauser");
    address internal quoter;
    uint256 internal quoterKey;
    address internal operator = makeAddr("mall operator");
    address internal predictor = makeAddr("prediction operator");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal thief = makeAddr("thief");

    function setUp() public virtual {
        vm.createSelectFork(vm.envString("DEPLOYED_RPC"));
        platformOwner = vm.envAddress("DEPLOYED_owner");
        (quoter, quoterKey) = makeAddrAndKey("quoter");
        IRoles roles = IRoles(deployed("Roles"));
        vm.startPrank(platformOwner);
        roles.setRole(ADMIN, admin, true);
        roles.setRole(PAUSER, pauser, true);
        roles.setRole(QUOTER, quoter, true);
        roles.setRole(OPERATOR, operator, true);
        roles.setRole(PREDICTION_OPERATOR, predictor, true);
        vm.stopPrank();
        vm.deal(alice, 100 ether);
        vm.deal(bob, 100 ether);
        vm.deal(thief, 100 ether);
    }

    /// @dev The address of a contract of the deployment.
    function deployed(string memory name) internal view returns (address) {
        return vm.envAddress(string.concat("DEPLOYED_", name));
    }
}
