// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {ContentUri} from "../../src/collections/ContentUri.sol";

contract ContentUriTest is Test {
    string private constant RAW = "ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";

    function fold(string calldata uri) external pure returns (ContentUri.Form form, bytes32 digest) {
        return ContentUri.fold(uri);
    }

    function assertPlain(string memory uri) private view {
        (ContentUri.Form form,) = this.fold(uri);
        assertEq(uint8(form), uint8(ContentUri.Form.Plain));
    }

    function test_FoldsAKnownCid() external view {
        (ContentUri.Form form, bytes32 digest) = this.fold(RAW);
        assertEq(uint8(form), uint8(ContentUri.Form.Raw));
        // The CID is that of "hello world".
        assertEq(digest, sha256("hello world"));
    }

    function testFuzz_UnfoldsEveryDigestToTheSameUri(bytes32 digest, bool raw) external view {
        ContentUri.Form form = raw ? ContentUri.Form.Raw : ContentUri.Form.DagPb;
        string memory uri = ContentUri.unfold(form, digest);
        assertEq(bytes(uri).length, 66);
        (ContentUri.Form foldedForm, bytes32 foldedDigest) = this.fold(uri);
        assertEq(uint8(foldedForm), uint8(form));
        assertEq(foldedDigest, digest);
    }

    function testFuzz_AChangedCharacterIsNeverLost(bytes32 digest, uint8 index, bytes1 char) external view {
        bytes memory uri = bytes(ContentUri.unfold(ContentUri.Form.DagPb, digest));
        uri[bound(index, 0, 65)] = char;
        (ContentUri.Form form, bytes32 folded) = this.fold(string(uri));
        if (form != ContentUri.Form.Plain) assertEq(ContentUri.unfold(form, folded), string(uri));
    }

    function test_EveryOtherUriStaysPlain() external view {
        assertPlain("");
        assertPlain("https://mofu.example/pet/1.json");
        assertPlain("ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG");
        assertPlain("ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e/1");
        // Another scheme, upper case, a digit outside base32, padding bits that are set, another codec.
        assertPlain("ipns://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e");
        assertPlain("ipfs://bAFKREIFZJUT3TE2NHYEKKLSS27NH3K72YSCO7Y32KOAO5EEI66WOF36N5E");
        assertPlain("ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n51");
        assertPlain("ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5f");
        assertPlain("ipfs://bagkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e");
    }
}
