import type { RuleName } from './rules.ts'

/** Functions with a fault that must be caught, and by which rule. Each stands in a contract of its own. */
export const planted: readonly { rule: RuleName; code: string }[] = [
  {
    rule: 'reentrancy',
    code: `function f() external {
        (bool done,) = msg.sender.call{value: kept[msg.sender]}("");
        require(done);
        kept[msg.sender] = 0;
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address[] calldata all) external {
        for (uint256 i; i < all.length; ++i) {
            delete kept[all[i]];
            IPlanted(all[i]).told();
        }
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external whenTold { note(); }
    modifier whenTold() { IPlanted(msg.sender).told(); _; }
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
        if (to != address(0)) { IPlanted(to).told(); } else { return; }
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
    code: 'function f(address token) external { IPlanted(token).transfer(msg.sender, 1); }',
  },
  {
    rule: 'unchecked-call',
    code: 'function f(address to) external { assembly { pop(call(gas(), to, 0, 0, 0, 0, 0)) } }',
  },
  { rule: 'open-function', code: 'function f(uint256 amount) external { kept[address(this)] = amount; }' },
  {
    rule: 'open-function',
    code: 'function f(address who) external { if (who != address(this)) revert(); kept[who] = 1; }',
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
    code: 'function f(address from) external { require(IPlanted(msg.sender).transferFrom(from, msg.sender, 1)); }',
  },
]

/** Functions without a fault: a rule that cries here would be argued away everywhere. */
export const sound: readonly { rule: RuleName; code: string }[] = [
  {
    rule: 'reentrancy',
    code: `function f() external {
        uint256 amount = kept[msg.sender];
        kept[msg.sender] = 0;
        (bool done,) = msg.sender.call{value: amount}("");
        require(done);
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external nonReentrant { IPlanted(msg.sender).told(); kept[msg.sender] = 0; }`,
  },
  {
    rule: 'reentrancy',
    code: `function f(address to) external {
        if (to != address(0)) return IPlanted(to).told();
        kept[msg.sender] = 0;
    }`,
  },
  {
    rule: 'reentrancy',
    code: `function f() external { uint256 price = IPlanted(msg.sender).price(); kept[msg.sender] = price; }`,
  },
  {
    rule: 'unchecked-call',
    code: 'function f(address to) external { (bool done,) = to.call(""); if (!done) revert(); }',
  },
  {
    rule: 'open-function',
    code: 'function f() external { if (msg.sender != address(this)) revert(); kept[msg.sender] = 1; }',
  },
  {
    rule: 'open-function',
    code: `function f() external onlySelf { kept[msg.sender] = 1; }
    modifier onlySelf() { need(); _; }
    function need() private view { require(isSelf()); }
    function isSelf() private view returns (bool) { return msg.sender == address(this); }`,
  },
  {
    rule: 'foreign-from',
    code: 'function f() external { require(IPlanted(address(0)).transferFrom(msg.sender, address(this), 1)); }',
  },
]

/** A contract around the code, as a file that is never written. */
export function plantedContract(name: string, code: string): string {
  return `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
interface IPlanted {
    function told() external;
    function price() external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}
contract ${name} is ReentrancyGuardTransient {
    struct Account { uint256 amount; }
    mapping(address => uint256) private kept;
    mapping(address => Account) private accounts;
    uint256[] private list;
    ${code}
}
`
}
