// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A standard ERC-20 that anyone may mint, and the base of the misbehaving ones.
contract PlainToken is ERC20 {
    uint8 private immutable DECIMALS;

    constructor(uint8 decimals_) ERC20("Plain", "PLAIN") {
        DECIMALS = decimals_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }
}

/// @notice Keeps one percent of every transfer.
contract FeeOnTransferToken is PlainToken(18) {
    function _update(address from, address to, uint256 value) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : value / 100;
        super._update(from, to, value - fee);
        if (fee != 0) super._update(from, address(0), fee);
    }
}

/// @notice Delivers more than it was asked for.
contract GenerousToken is PlainToken(18) {
    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0)) super._update(address(0), to, 1);
    }
}

/// @notice Takes from the receiver of a transfer.
contract TakingToken is PlainToken(18) {
    function transferFrom(address, address to, uint256) public override returns (bool) {
        _burn(to, 1);
        return true;
    }
}

/// @notice Reverts on transfers of 0, as some tokens do.
contract NoZeroToken is PlainToken(18) {
    error NothingMoved();

    function _update(address from, address to, uint256 value) internal override {
        if (value == 0) revert NothingMoved();
        super._update(from, to, value);
    }
}

/// @notice Its admin blocks accounts, which then can neither send nor receive.
contract DenyListToken is PlainToken(6) {
    mapping(address account => bool denied) public isDenied;

    error Denied(address account);

    function deny(address account, bool denied) external {
        isDenied[account] = denied;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (isDenied[from]) revert Denied(from);
        if (isDenied[to]) revert Denied(to);
        super._update(from, to, value);
    }
}

/// @notice Its admin pauses all transfers.
contract PausableToken is PlainToken(18) {
    bool public paused;

    error Paused();

    function setPaused(bool paused_) external {
        paused = paused_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (paused) revert Paused();
        super._update(from, to, value);
    }
}

/// @notice Its admin changes any balance.
contract RebasingToken is PlainToken(18) {
    function rebase(address account, uint256 balance) external {
        uint256 held = balanceOf(account);
        if (balance < held) _burn(account, held - balance);
        else _mint(account, balance - held);
    }
}

/// @notice Calls a configured contract after every transfer, as ERC-777 calls its receivers.
contract HookToken is PlainToken(18) {
    address private _target;
    bytes private _call;
    bool public hookFailed;

    function setHook(address target, bytes calldata call_) external {
        _target = target;
        _call = call_;
        hookFailed = false;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (_target == address(0) || from == address(0)) return;
        address target = _target;
        _target = address(0);
        (bool done,) = target.call(_call);
        hookFailed = !done;
    }
}

/// @notice Returns false instead of reverting, and transfers nothing.
contract ReturnsFalseToken {
    mapping(address account => uint256) public balanceOf;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }
}

/// @notice Returns true and transfers nothing.
contract LyingToken {
    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return true;
    }
}

/// @notice Returns no value, as some old tokens do.
contract NoReturnToken {
    mapping(address account => uint256) public balanceOf;
    mapping(address account => mapping(address spender => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// @notice Can be deposited as usual; when it is sent out, it burns all gas or returns a megabyte.
contract HostileToken is PlainToken(18) {
    bool private _bomb;

    function setBomb(bool bomb) external {
        _bomb = bomb;
    }

    function transfer(address, uint256) public view override returns (bool) {
        if (_bomb) {
            assembly {
                revert(0, 1000000)
            }
        }
        while (true) {}
        return false;
    }
}

/// @notice One set of balances under two addresses: this one moves the balances of the other.
contract SecondAddressToken {
    PlainToken private immutable FIRST;

    constructor(PlainToken first) {
        FIRST = first;
    }

    function balanceOf(address account) external view returns (uint256) {
        return FIRST.balanceOf(account);
    }

    /// @dev The sender has approved this address in the other.
    function transfer(address to, uint256 amount) external returns (bool) {
        return FIRST.transferFrom(msg.sender, to, amount);
    }
}
