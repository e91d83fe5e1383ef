// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeTransferLib} from "solady/src/utils/SafeTransferLib.sol";

import {NATIVE} from "../../src/shared/Coin.sol";
import {Refuser, Taker} from "../mocks/Receivers.sol";
import {MarketTest} from "./MarketTest.sol";

/// @notice Calls a wallet makes to the tokens themselves, before and after it trades on the market.
contract StandardsTest is MarketTest {
    /// @custom:spec chain-40
    function test_AnErc20IsApprovedSpentWithinItsAllowanceAndTransferred() external {
        vm.startPrank(bidder);
        token.approve(address(market), PRICE - 1);
        assertEq(token.allowance(bidder, address(market)), PRICE - 1);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        market.bid(address(collection), tokenId, coin, PRICE, 0);
        token.approve(address(market), PRICE);
        market.bid(address(collection), tokenId, coin, PRICE, 0);
        assertEq(token.allowance(bidder, address(market)), 0);
        assertEq(token.balanceOf(address(market)), PRICE);
        market.cancelBid(address(collection), tokenId, bidder);
        token.transfer(stranger, 100 ether);
        assertEq(token.balanceOf(stranger), 100 ether);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, bidder, 0, 1));
        token.transfer(stranger, 1);
    }

    /// @custom:spec chain-41
    function test_AnErc721IsApprovedAndTransferredSafely() external {
        vm.prank(seller);
        collection.setApprovalForAll(address(market), false);
        ask(NATIVE);
        vm.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, address(market), tokenId)
        );
        buyAs(buyer);
        vm.prank(seller);
        collection.approve(address(market), tokenId);
        assertEq(collection.getApproved(tokenId), address(market));
        buyAs(buyer);
        assertEq(collection.getApproved(tokenId), address(0));
        address refuser = address(new Refuser());
        address taker = address(new Taker());
        vm.startPrank(buyer);
        vm.expectRevert(Refuser.Refused.selector);
        collection.safeTransferFrom(buyer, refuser, tokenId);
        collection.safeTransferFrom(buyer, taker, tokenId);
        assertEq(collection.ownerOf(tokenId), taker);
    }
}
