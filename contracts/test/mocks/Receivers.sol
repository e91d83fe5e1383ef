// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/collections/ICollection.sol";
import {NATIVE} from "../../src/shared/Coin.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {anyFee} from "./AnyFee.sol";

/// @notice A contract that takes tokens.
contract Taker {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}

/// @notice A contract that refuses tokens and money.
contract Refuser {
    error Refused();

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        revert Refused();
    }

    receive() external payable {
        revert Refused();
    }
}

/// @notice Mints again from inside the call that gives it its token, until it may no longer.
contract GreedyMinter {
    uint256[] private _received;
    uint256 private _fee;

    function start(ICollection collection, uint256 fee) external {
        _fee = fee;
        collection.mint{value: fee}(address(this), "https://greedy.example/first", 0, anyFee());
    }

    function onERC721Received(address, address, uint256 tokenId, bytes calldata) external returns (bytes4) {
        _received.push(tokenId);
        ICollection collection = ICollection(msg.sender);
        if (collection.totalSupply() < collection.maxMint()) {
            collection.mint{value: _fee}(address(this), "https://greedy.example/again", 0, anyFee());
        }
        return this.onERC721Received.selector;
    }

    function received() external view returns (uint256[] memory) {
        return _received;
    }
}

/// @notice Mints once more than the limit allows from inside the call that gives it its token.
contract LimitBreaker {
    function start(ICollection collection) external {
        collection.mint(address(this), "https://breaker.example/first", 0, anyFee());
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        ICollection(msg.sender).mint(address(this), "https://breaker.example/again", 0, anyFee());
        return this.onERC721Received.selector;
    }
}

/// @notice Withdraws again from inside the call that pays it.
contract GreedyWithdrawer {
    ICredits private immutable CREDITS;
    bool public secondTimeFailed;

    constructor(ICredits credits) {
        CREDITS = credits;
    }

    function start() external {
        CREDITS.withdraw(NATIVE, address(this));
    }

    receive() external payable {
        try CREDITS.withdraw(NATIVE, address(this)) {}
        catch {
            secondTimeFailed = true;
        }
    }
}

/// @notice Burns all the gas it is given when it is paid.
contract GasBurner {
    receive() external payable {
        while (true) {}
    }
}

/// @notice Returns a megabyte of data when it is paid.
contract ReturnBomber {
    receive() external payable {
        assembly {
            return(0, 1000000)
        }
    }
}

/// @notice Takes every token but one.
contract PickyTaker {
    uint256 private immutable UNWANTED;

    error NotThisOne(uint256 tokenId);

    constructor(uint256 unwanted) {
        UNWANTED = unwanted;
    }

    function onERC721Received(address, address, uint256 tokenId, bytes calldata) external view returns (bytes4) {
        if (tokenId == UNWANTED) revert NotThisOne(tokenId);
        return this.onERC721Received.selector;
    }
}

/// @notice Puts a quarter of whatever it is paid back into the ledger, as its own, while it is being paid.
contract CreditsItself {
    ICredits private immutable _CREDITS;

    constructor(ICredits credits) {
        _CREDITS = credits;
    }

    receive() external payable {
        uint256 quarter = msg.value / 4;
        _CREDITS.credit{value: quarter}(NATIVE, address(this), quarter);
    }
}
