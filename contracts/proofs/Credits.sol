// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {prove} from "./Prove.sol";
import {CreditsBalances} from "./twins/CreditsBalances.sol";

/// @notice The balances in a coin add up to what was deposited less what was withdrawn, and no account can withdraw more
/// than was credited to it.
/// @dev By induction. Any account is followed, and the sum over all others is counted beside it. A refused withdrawal may come after
/// any number of other calls: the amount is outside the ledger until then.
/// @custom:bound any number of accounts and calls
/// @custom:fault proofs/twins/CreditsBalances.sol `stored_ == 0 ? amount : stored_ - 1 + amount` -> `stored_ == 0 ? amount : stored_ + amount`
contract BalancesAddUp is CreditsBalances {
    uint256 private immutable ACCOUNT;
    uint256 private deposited;
    uint256 private withdrawn;
    /// @dev The sum of the balances of all other accounts.
    uint256 private others;
    /// @dev What was credited to the followed account, and what it withdrew.
    uint256 private creditedTo;
    uint256 private withdrawnBy;

    constructor(uint256 account) {
        ACCOUNT = account;
    }

    modifier keepsInvariant() {
        require(holds());
        _;
        prove(holds());
    }

    function start() external view {
        require(stored[ACCOUNT] == 0 && others == 0 && deposited == 0 && withdrawn == 0);
        require(creditedTo == 0 && withdrawnBy == 0);
        prove(holds());
    }

    function credit(uint256 account, uint256 amount) external keepsInvariant {
        _credit(account, amount);
        deposited += amount;
        if (account == ACCOUNT) creditedTo += amount;
        else others += amount;
    }

    function withdraw(uint256 account) external keepsInvariant {
        uint256 amount = _empty(account);
        withdrawn += amount;
        if (account == ACCOUNT) withdrawnBy += amount;
        else others -= amount;
    }

    function refuse(uint256 account, uint256 amount) external keepsInvariant {
        // It was taken out before by the same account, and is not paid.
        require(amount != 0 && stored[account] != 0 && amount <= withdrawn);
        require(account != ACCOUNT || amount <= withdrawnBy);
        _putBack(account, amount);
        withdrawn -= amount;
        if (account == ACCOUNT) withdrawnBy -= amount;
        else others += amount;
    }

    function holds() private view returns (bool) {
        return _creditOf(ACCOUNT) + others + withdrawn == deposited && _creditOf(ACCOUNT) + withdrawnBy == creditedTo;
    }
}

/// @notice A balance is stored as one more than it is: what is read back is what was credited, also after the account was
/// emptied, and the word of an account that was ever credited is never 0 again.
/// @dev By induction.
/// @custom:bound any number of accounts and calls
/// @custom:fault proofs/twins/CreditsBalances.sol `stored[account] = 1;` -> `stored[account] = 0;`
contract BalanceEncoding is CreditsBalances {
    uint256 private immutable ACCOUNT;
    bool private wasCredited;

    constructor(uint256 account) {
        ACCOUNT = account;
    }

    function credit(uint256 account, uint256 amount) external {
        require(!wasCredited || stored[ACCOUNT] != 0);
        uint256 before = _creditOf(account);
        _credit(account, amount);
        if (account == ACCOUNT && amount != 0) wasCredited = true;
        prove(_creditOf(account) == before + amount);
        prove(!wasCredited || stored[ACCOUNT] != 0);
    }

    function withdraw(uint256 account) external {
        require(!wasCredited || stored[ACCOUNT] != 0);
        uint256 before = _creditOf(account);
        prove(_empty(account) == before);
        prove(_creditOf(account) == 0);
        prove(!wasCredited || stored[ACCOUNT] != 0);
    }
}
