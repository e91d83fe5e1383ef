// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MaxFee} from "../../src/collections/MaxFee.sol";
import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {anyFeeIn} from "../mocks/AnyFee.sol";
import {PlainToken} from "../mocks/Tokens.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

/// @notice The gas of each action, as a receipt would show it. The figures are in snapshots/.
contract CollectionsGas is CollectionsTest {
    function setUp() public override {
        super.setUp();
        // The first mint of a collection writes its state. The figures are those of later mints.
        mintAs(owner);
    }

    function measured(string memory action) private {
        vm.snapshotGasLastCall("collections", action);
    }

    function test_Gas_Deploy() external {
        vm.prank(stranger);
        factory.deploy(newCollection());
        measured("deploy");
    }

    function test_Gas_DeployAndMint() external {
        vm.prank(stranger);
        factory.deployAndMint(newCollection(), IPFS_URI, 500, MaxFee(NATIVE, 0));
        measured("deployAndMint");
    }

    function test_Gas_DeployWithFee() external {
        setDeployFee();
        vm.deal(treasury, 1 ether);
        vm.prank(stranger);
        factory.deploy{value: DEPLOY_FEE}(newCollection());
        measured("deploy, with fee, recipient's first credit");
    }

    function test_Gas_MintToNewHolder() external {
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500, MaxFee(NATIVE, 0));
        measured("mint, new holder, the collection's creator, ipfs URI");
    }

    function test_Gas_MintToHolder() external {
        vm.prank(owner);
        collection.mint(creator, IPFS_URI, 500, MaxFee(NATIVE, 0));
        measured("mint, holder, the collection's creator, ipfs URI");
    }

    function test_Gas_MintWithOtherCreator() external {
        vm.prank(minter);
        collection.mint(stranger, IPFS_URI, 500, MaxFee(NATIVE, 0));
        measured("mint, new holder, another creator, ipfs URI");
    }

    function test_Gas_MintToHolderWithOtherCreator() external {
        vm.prank(owner);
        collection.mint(stranger, IPFS_URI, 500, MaxFee(NATIVE, 0));
        measured("mint, holder, another creator, ipfs URI");
    }

    function test_Gas_MintWithTokenFee() external {
        PlainToken token = setTokenFee(7);
        Coin coin = Coin.wrap(address(token));
        token.mint(owner, 7);
        vm.startPrank(owner);
        token.approve(address(collection), 7);
        collection.mint(creator, IPFS_URI, 500, anyFeeIn(coin));
        vm.stopPrank();
        vm.prank(minter);
        collection.mint(creator, IPFS_URI, 500, MaxFee(coin, 7));
        measured("mint, new holder, the collection's creator, ipfs URI, with a fee in a token");
    }

    function test_Gas_MintTenWithOwnUris() external {
        string[] memory uris = new string[](10);
        for (uint256 i; i < 10; ++i) {
            uris[i] = IPFS_URI;
        }
        vm.prank(minter);
        collection.mintMany(creator, uris, 500, MaxFee(NATIVE, 0));
        measured("mint 10, new holder, own ipfs URIs");
    }

    function test_Gas_MintTenInASeries() external {
        vm.prank(minter);
        collection.mintSeries(creator, IPFS_URI, 10, 500, MaxFee(NATIVE, 0));
        measured("mint 10, new holder, a series");
        vm.prank(minter);
        collection.transferFrom(minter, owner, 5);
        measured("transferFrom, one of a series, to a holder");
    }

    function test_Gas_MintTenInASeriesToAHolder() external {
        vm.prank(owner);
        collection.mintSeries(creator, IPFS_URI, 10, 500, MaxFee(NATIVE, 0));
        measured("mint 10, holder, a series");
    }

    function test_Gas_MintWithWebUri() external {
        vm.prank(minter);
        collection.mint(creator, WEB_URI, 500, MaxFee(NATIVE, 0));
        measured("mint, new holder, the collection's creator, web URI of 31 bytes");
    }

    function test_Gas_MintWithFee() external {
        setMintFee();
        vm.prank(owner);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, MaxFee(NATIVE, MINT_FEE));
        vm.prank(minter);
        collection.mint{value: MINT_FEE}(creator, IPFS_URI, 500, MaxFee(NATIVE, MINT_FEE));
        measured("mint, new holder, the collection's creator, ipfs URI, with fee");
    }

    function test_Gas_Transfer() external {
        mintAs(minter);
        mintAs(minter);
        vm.prank(owner);
        collection.transferFrom(owner, minter, 1);
        mintAs(owner);
        vm.prank(minter);
        collection.transferFrom(minter, owner, 2);
        measured("transferFrom, to a holder");
    }

    function test_Gas_TransferByOperator() external {
        mintAs(minter);
        mintAs(owner);
        vm.prank(owner);
        collection.setApprovalForAll(stranger, true);
        vm.prank(stranger);
        collection.transferFrom(owner, minter, 1);
        measured("transferFrom, to a holder, by an operator");
    }

    function test_Gas_Approve() external {
        vm.prank(owner);
        collection.approve(stranger, 1);
        measured("approve");
    }
}
