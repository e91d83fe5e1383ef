// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollectionManagement} from "../../src/collections/ICollectionManagement.sol";
import {IERC7572} from "../../src/shared/IERC7572.sol";
import {CollectionsTest} from "./CollectionsTest.sol";

contract MetadataTest is CollectionsTest {
    string private constant DAG_PB_URI = "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

    function setUri(string memory uri) private {
        vm.expectEmit(address(collection));
        emit IERC7572.ContractURIUpdated();
        vm.prank(owner);
        collection.setContractURI(uri);
    }

    function test_ContractUriIsEmptyAtFirst() external view {
        assertEq(collection.contractURI(), "");
    }

    function test_RevertWhen_CallerIsNeitherOwnerNorCollaborator() external {
        vm.expectRevert(abi.encodeWithSelector(ICollectionManagement.Collection_NotCollaborator.selector, stranger));
        vm.prank(stranger);
        collection.setContractURI(IPFS_URI);
    }

    function test_ACollaboratorSetsTheContractUri() external {
        vm.prank(owner);
        collection.setCollaborator(collaborator, true);
        vm.prank(collaborator);
        collection.setContractURI(WEB_URI);
        assertEq(collection.contractURI(), WEB_URI);
    }

    /// @dev In every order of the three forms a URI is stored in, and empty again.
    function test_SetsAnyContractUriAfterAnyOther() external {
        string[4] memory uris = [IPFS_URI, WEB_URI, DAG_PB_URI, ""];
        for (uint256 i; i < 4; ++i) {
            for (uint256 j; j < 4; ++j) {
                setUri(uris[i]);
                assertEq(collection.contractURI(), uris[i]);
                setUri(uris[j]);
                assertEq(collection.contractURI(), uris[j]);
            }
        }
    }

    function testFuzz_TheContractUriChangesNoToken(string calldata uri) external {
        mintAs(minter);
        setUri(uri);
        assertEq(collection.contractURI(), uri);
        assertEq(collection.tokenURI(1), IPFS_URI);
        mintAs(minter);
        assertEq(collection.tokenURI(2), IPFS_URI);
        assertEq(collection.contractURI(), uri);
    }
}
