// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Auctions} from "../src/auctions/Auctions.sol";
import {BASIS_POINTS, partOf} from "../src/shared/BasisPoints.sol";
import {Royalty} from "../src/shared/Royalty.sol";
import {prove} from "./Prove.sol";

/// @notice A part of an amount is never more than the amount, and is the exact part rounded down.
/// @custom:bound any amount, any rate up to 100%
/// @custom:fault src/shared/BasisPoints.sol `amount * rate / BASIS_POINTS` -> `amount * rate / BASIS_POINTS + 1`
contract PartOfAmount {
    function check(uint256 amount, uint256 rate) external pure {
        require(rate <= BASIS_POINTS);
        uint256 part = partOf(amount, rate);
        prove(part <= amount);
        prove(part * BASIS_POINTS <= amount * rate);
        prove(amount * rate - part * BASIS_POINTS < BASIS_POINTS);
    }
}

/// @notice Market and auctions: fee, royalty and the seller's proceeds add up to the price, and fee and royalty together
/// are at most 20% of it, whatever royalty the collection asks for.
/// @custom:bound any price; fee rate and royalty cap up to 10% each, which their setters enforce
/// @custom:fault src/shared/Royalty.sol `if (amount > max) amount = max;` -> `if (amount > price) amount = max;`
contract SaleSplit {
    function check(uint256 price, uint256 feeRate, uint256 top, address creator, uint256 asked, address seller)
        external
        pure
    {
        require(feeRate <= 1000 && top <= 1000);
        uint256 fee = partOf(price, feeRate);
        (, uint256 royalty) = Royalty.within(creator, asked, price, top, seller);
        prove(fee + royalty <= price / 5);
        uint256 proceeds = price - fee - royalty;
        prove(proceeds + fee + royalty == price);
    }
}

/// @notice A royalty is at most what was asked and at most the cap, and is paid to nobody but a named receiver who is not
/// the seller.
/// @custom:bound any price, any royalty asked for, any cap
/// @custom:fault src/shared/Royalty.sol `receiver == address(0) || receiver == seller` -> `receiver == address(0)`
contract RoyaltyWithinCap {
    function check(address creator, uint256 asked, uint256 price, uint256 top, address seller) external pure {
        (address receiver, uint256 royalty) = Royalty.within(creator, asked, price, top, seller);
        prove(royalty <= asked);
        prove(royalty <= partOf(price, top));
        prove((receiver == address(0)) == (royalty == 0));
        prove(receiver == address(0) || receiver == creator);
        prove(receiver == address(0) || receiver != seller);
    }
}

/// @notice Auctions: the lowest next bid is above the highest one by 5% rounded down, and by at least one unit. Before the
/// first bid it is the reserve.
/// @custom:bound any bid within 96 bits
/// @custom:fault src/auctions/Auctions.sol `raise == 0 ? 1 : raise` -> `raise`
contract RaiseIsARaise is Auctions {
    function check(HighestBid memory highest) external pure {
        (uint256 amount, uint256 lowest) = (highest.amount, _minBid(highest));
        if (highest.bidder == address(0)) {
            prove(lowest == amount);
        } else {
            prove(lowest > amount);
            prove((lowest - amount) * 20 <= amount || lowest == amount + 1);
            prove((lowest - amount + 1) * 20 > amount);
        }
    }
}
