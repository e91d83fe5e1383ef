import type { RuleName } from './rules.ts'

/** Functions with a fault that must be caught, and by which rule. Each is in its own contract. */
export const canaries: readonly { rule: RuleName; code: string }[] = [
  {
    rule: 'reentrancy',
    code: `function f() external {
        (bool done,) = msg.sender.call{value: balances[msg.sender]}("");
        require(done);
        balances[msg.sender] = 0;
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address[] calldata all) external {
        for (uint256 i; i < all.length; ++i) {
            delete balances[all[i]];
            ICanary(all[i]).notify();
        }
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external whenNotified { note(); }
    modifier whenNotified() { ICanary(msg.sender).notify(); _; }
    function note() private { Account storage account = accounts[msg.sender]; account.amount++; }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address to) external {
        assembly ("memory-safe") { if iszero(call(gas(), to, 0, 0, 0, 0, 0)) { revert(0, 0) } sstore(0, 1) }
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address to) external {
        if (to != address(0)) { ICanary(to).notify(); } else { return; }
        list.push(1);
    }`,
  },
  { rule: 'unchecked-call', code: 'function f(address to) external { to.call(""); }' },
  {
    rule: 'unchecked-call',
    code: 'function f(address to) external { (, bytes memory answer) = to.call{value: 1}(""); answer; }',
  },
  {
    rule: 'unchecked-call',
    code: 'function f(address token) external { ICanary(token).transfer(msg.sender, 1); }',
  },
  {
    rule: 'unchecked-call',
    code: 'function f(address to) external { assembly { pop(call(gas(), to, 0, 0, 0, 0, 0)) } }',
  },
  {
    rule: 'open-function',
    code: 'function f(uint256 amount) external { balances[address(this)] = amount; }',
  },
  {
    rule: 'open-function',
    code: 'function f(address who) external { if (who != address(this)) revert(); balances[who] = 1; }',
  },
  { rule: 'entropy', code: 'function f() external view returns (uint256) { return block.prevrandao; }' },
  {
    rule: 'entropy',
    code: 'function f() external view returns (bytes32) { return blockhash(block.number - 1); }',
  },
  {
    rule: 'entropy',
    code: 'function f() external view returns (uint256 seed) { assembly { seed := prevrandao() } }',
  },
  {
    rule: 'tx-origin',
    code: 'function f() external view returns (bool) { return tx.origin == msg.sender; }',
  },
  {
    rule: 'tx-origin',
    code: 'function f() external view returns (address who) { assembly { who := origin() } }',
  },
  { rule: 'selfdestruct', code: 'function f() external { selfdestruct(payable(msg.sender)); }' },
  { rule: 'selfdestruct', code: 'function f() external { assembly { selfdestruct(caller()) } }' },
  {
    rule: 'delegatecall',
    code: 'function f(address to) external { (bool done,) = to.delegatecall(""); require(done); }',
  },
  {
    rule: 'delegatecall',
    code: 'function f(address to) external { assembly { if iszero(delegatecall(gas(), to, 0, 0, 0, 0)) { revert(0, 0) } } }',
  },
  {
    rule: 'packed-collision',
    code: 'function f(string calldata a, string calldata b) external pure returns (bytes32) { return keccak256(abi.encodePacked(a, b)); }',
  },
  {
    rule: 'foreign-from',
    code: 'function f(address from) external { require(ICanary(msg.sender).transferFrom(from, msg.sender, 1)); }',
  },
]

/** Functions without a fault: a rule with false positives here would be suppressed everywhere. */
export const sound: readonly { rule: RuleName; code: string }[] = [
  {
    rule: 'reentrancy',
    code: `function f() external {
        uint256 amount = balances[msg.sender];
        balances[msg.sender] = 0;
        (bool done,) = msg.sender.call{value: amount}("");
        require(done);
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external nonReentrant { ICanary(msg.sender).notify(); balances[msg.sender] = 0; }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address to) external {
        if (to != address(0)) return ICanary(to).notify();
        balances[msg.sender] = 0;
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external { uint256 price = ICanary(msg.sender).price(); balances[msg.sender] = price; }`,
  },
  {
    rule: 'unchecked-call',
    code: 'function f(address to) external { (bool done,) = to.call(""); if (!done) revert(); }',
  },
  {
    rule: 'open-function',
    code: 'function f() external { if (msg.sender != address(this)) revert(); balances[msg.sender] = 1; }',
  },
  {
    rule: 'open-function',
    code: `function f() external onlySelf { balances[msg.sender] = 1; }
    modifier onlySelf() { need(); _; }
    function need() private view { require(isSelf()); }
    function isSelf() private view returns (bool) { return msg.sender == address(this); }`,
  },
  {
    rule: 'foreign-from',
    code: 'function f() external { require(ICanary(address(0)).transferFrom(msg.sender, address(this), 1)); }',
  },
]

/** Wraps the code in a contract; the file is never written to disk. */
export function canaryContract(name: string, code: string): string {
  return `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
interface ICanary {
    function notify() external;
    function price() external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}
contract ${name} is ReentrancyGuardTransient {
    struct Account { uint256 amount; }
    mapping(address => uint256) private balances;
    mapping(address => Account) private accounts;
    uint256[] private list;
    ${code}
}
`
}
