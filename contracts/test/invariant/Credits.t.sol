// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Payer} from "../mocks/Payer.sol";
import {DenyListToken, NoReturnToken, PlainToken} from "../mocks/Tokens.sol";

/// @notice Pays in and takes out at random, in four coins, one of which bars accounts now and then, and keeps its own
/// books.
contract CreditsHandler is Test {
    Credits public immutable CREDITS = new Credits();
    Payer private immutable PAYER = new Payer(CREDITS);
    DenyListToken private immutable STRICT = new DenyListToken();
    Coin[4] private coins;
    address[4] private people = [makeAddr("ann"), makeAddr("ben"), makeAddr("cat"), makeAddr("dan")];

    /// @dev By its own books: what each has in each coin, and what each has been sent.
    mapping(Coin coin => mapping(address account => uint256)) public due;
    mapping(Coin coin => mapping(address account => uint256)) public sent;

    constructor() {
        coins = [
            NATIVE,
            Coin.wrap(address(new PlainToken(18))),
            Coin.wrap(address(new NoReturnToken())),
            Coin.wrap(address(STRICT))
        ];
    }

    function coinAt(uint256 i) external view returns (Coin) {
        return coins[i];
    }

    function personAt(uint256 i) external view returns (address) {
        return people[i];
    }

    function give(uint8 which, uint8 who, uint96 amount) external {
        Coin coin = coins[which % 4];
        fund(coin, amount);
        PAYER.give(coin, people[who % 4], amount);
        due[coin][people[who % 4]] += amount;
    }

    function giveMany(uint8 which, uint8 first, uint8 second, uint96 a, uint96 b) external {
        Coin coin = coins[which % 4];
        fund(coin, uint256(a) + b);
        ICredits.Due[] memory dues = new ICredits.Due[](2);
        dues[0] = ICredits.Due(people[first % 4], a);
        dues[1] = ICredits.Due(people[second % 4], b);
        PAYER.giveMany(coin, dues);
        due[coin][people[first % 4]] += a;
        due[coin][people[second % 4]] += b;
    }

    function withdraw(uint8 which, uint8 who) external {
        Coin coin = coins[which % 4];
        address account = people[who % 4];
        if (due[coin][account] == 0 || isBarred(coin, account)) return;
        vm.prank(account);
        settle(coin, account, CREDITS.withdraw(coin, account));
    }

    function withdrawMany(uint8 mask, uint8 who) external {
        address account = people[who % 4];
        Coin[] memory list = new Coin[](4);
        for (uint256 i; i < 4; ++i) {
            list[i] = coins[mask >> (2 * i) & 3];
        }
        vm.prank(account);
        uint256[] memory amounts = CREDITS.withdrawMany(list, account);
        for (uint256 i; i < 4; ++i) {
            if (isBarred(list[i], account)) assertEq(amounts[i], 0);
            settle(list[i], account, amounts[i]);
        }
    }

    function bar(uint8 who, bool barred) external {
        STRICT.deny(people[who % 4], barred);
    }

    /// @dev Sent here by mistake: it is nobody's, and must change nothing.
    function stray(uint8 which, uint96 amount) external {
        Coin coin = coins[which % 4];
        if (coin.isNative()) return;
        PlainToken(Coin.unwrap(coin)).mint(address(CREDITS), amount);
    }

    function fund(Coin coin, uint256 amount) private {
        if (coin.isNative()) vm.deal(address(PAYER), amount);
        else PlainToken(Coin.unwrap(coin)).mint(address(PAYER), amount);
    }

    function isBarred(Coin coin, address account) private view returns (bool) {
        return Coin.unwrap(coin) == address(STRICT) && STRICT.isDenied(account);
    }

    /// @dev Nothing, or all of it.
    function settle(Coin coin, address account, uint256 amount) private {
        assertTrue(amount == 0 || amount == due[coin][account]);
        due[coin][account] -= amount;
        sent[coin][account] += amount;
    }
}

contract CreditsInvariants is Test {
    CreditsHandler private handler = new CreditsHandler();

    function setUp() external {
        targetContract(address(handler));
    }

    /// @dev 1. Each account's credit is what was paid in for it less what it took. 2. The ledger holds at least all credits.
    /// 3. What left the ledger is with those who took it.
    function invariant_EveryCreditIsCoveredAndLeavesOnlyToItsOwner() external view {
        Credits credits = handler.CREDITS();
        for (uint256 c; c < 4; ++c) {
            Coin coin = handler.coinAt(c);
            uint256 total;
            for (uint256 p; p < 4; ++p) {
                address account = handler.personAt(p);
                assertEq(credits.creditOf(coin, account), handler.due(coin, account));
                assertEq(coin.balanceOf(account), handler.sent(coin, account));
                total += handler.due(coin, account);
            }
            assertGe(coin.balanceOf(address(credits)), total);
            if (coin.isNative()) assertEq(address(credits).balance, total);
        }
    }
}
