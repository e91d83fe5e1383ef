// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BASIS_POINTS, partOf} from "../src/shared/BasisPoints.sol";
import {Royalty} from "../src/shared/Royalty.sol";
import {prove} from "./Prove.sol";
import {AuctionRaise} from "./twins/AuctionRaise.sol";

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
/// @custom:fault src/shared/Royalty.sol `if (amount > most) amount = most;` -> `if (amount > price) amount = most;`
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

/// @notice Boxes: commission, fee and proceeds of one draw add up to its price, and those of an order to what was paid.
/// @custom:bound any price within 96 bits, orders of up to 65,535 draws; commission up to 30% and fee up to 10%, their caps
/// @custom:fault src/shared/BasisPoints.sol `BASIS_POINTS = 10_000` -> `BASIS_POINTS = 3000`
contract DrawSplit {
    function check(uint96 price, uint16 size, uint256 commissionRate, uint256 feeRate) external pure {
        require(commissionRate <= 3000 && feeRate <= 1000);
        uint256 commission = partOf(price, commissionRate);
        uint256 fee = partOf(price, feeRate);
        prove(commission + fee <= price);
        uint256 proceeds = price - commission - fee;
        prove(commission + fee + proceeds == price);
        uint256 paid = uint256(price) * size;
        prove(commission * size + fee * size + proceeds * size == paid);
        // Commission and fee are added to counters of 128 bits without a check.
        prove(commission * size <= type(uint128).max && fee * size <= type(uint128).max);
    }
}

/// @notice Auctions: the least next bid is above the highest one by 5% rounded down and by at least one unit.
/// @custom:bound any bid within 96 bits
/// @custom:fault proofs/twins/AuctionRaise.sol `raise == 0 ? 1 : raise` -> `raise`
contract RaiseIsARaise {
    function check(uint96 highest) external pure {
        uint256 least = AuctionRaise.leastAfter(highest);
        prove(least > highest);
        prove((least - highest) * 20 <= uint256(highest) || least == uint256(highest) + 1);
        prove((least - highest + 1) * 20 > highest);
    }
}
