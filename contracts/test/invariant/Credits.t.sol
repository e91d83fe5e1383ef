// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

import {Coin, NATIVE} from "../../src/shared/Coin.sol";
import {Credits} from "../../src/shared/Credits.sol";
import {ICredits} from "../../src/shared/ICredits.sol";
import {Payer} from "../mocks/Payer.sol";
import {DenyListToken, NoReturnToken, PlainToken} from "../mocks/Tokens.sol";

/// @notice Credits and withdraws at random in four coins, one of them with a deny list, and tracks what every account is due.
contract CreditsHandler is Test {
    Credits public immutable CREDITS = new Credits();
    Payer private immutable PAYER = new Payer(CREDITS);
    DenyListToken private immutable STRICT = new DenyListToken();
    Coin[4] private coins;
    address[4] private people = [makeAddr("ann"), makeAddr("ben"), makeAddr("cat"), makeAddr("dan")];

    /// @dev Per coin: what each account is due, and what it was sent.
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
        ICredits.Payout[] memory payouts = new ICredits.Payout[](2);
        payouts[0] = ICredits.Payout(people[first % 4], a);
        payouts[1] = ICredits.Payout(people[second % 4], b);
        PAYER.giveMany(coin, payouts);
        due[coin][people[first % 4]] += a;
        due[coin][people[second % 4]] += b;
    }

    function withdraw(uint8 which, uint8 who) external {
        Coin coin = coins[which % 4];
        address account = people[who % 4];
        if (due[coin][account] == 0 || isDenied(coin, account)) return;
        vm.prank(account);
        settle(coin, account, CREDITS.withdraw(coin, account));
    }

    function withdrawFor(uint8 which, uint8 who) external {
        Coin coin = coins[which % 4];
        address account = people[who % 4];
        if (due[coin][account] == 0 || isDenied(coin, account)) return;
        settle(coin, account, CREDITS.withdrawFor(coin, account));
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
            if (isDenied(list[i], account)) assertEq(amounts[i], 0);
            settle(list[i], account, amounts[i]);
        }
    }

    function deny(uint8 who, bool denied) external {
        STRICT.deny(people[who % 4], denied);
    }

    /// @dev Tokens sent to the ledger by mistake must change nothing.
    function stray(uint8 which, uint96 amount) external {
        Coin coin = coins[which % 4];
        if (coin.isNative()) return;
        PlainToken(Coin.unwrap(coin)).mint(address(CREDITS), amount);
    }

    function fund(Coin coin, uint256 amount) private {
        if (coin.isNative()) vm.deal(address(PAYER), amount);
        else PlainToken(Coin.unwrap(coin)).mint(address(PAYER), amount);
    }

    function isDenied(Coin coin, address account) private view returns (bool) {
        return Coin.unwrap(coin) == address(STRICT) && STRICT.isDenied(account);
    }

    /// @dev A withdrawal pays nothing or the whole credit.
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

    /// @dev 1. Each account's credit is what was credited less what was withdrawn. 2. The ledger holds at least the sum of all
    /// credits. 3. For any caller, what left the ledger is with the accounts.
    function invariant_EveryCreditIsCoveredAndLeavesOnlyToItsAccount() external view {
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
