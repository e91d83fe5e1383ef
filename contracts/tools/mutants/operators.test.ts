import { expect, test } from 'vitest'

import { readTree } from '../solidity/ast.ts'
import { mutantsOf, mutated } from './operators.ts'
import { shuffled } from './sample.ts'

const text = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
contract Till {
    event Paid(uint256 amount);
    mapping(address => uint256) private kept; // “kept”, in bytes longer than in letters
    modifier onlyOpen() { require(kept[address(this)] == 0); _; }
    function pay(uint256 amount) external payable onlyOpen returns (uint256) {
        if (amount < 10) revert();
        kept[msg.sender] += amount;
        emit Paid(amount);
        return amount;
    }
}
`

test('makes each small fault where it belongs, and all of them compile', { timeout: 120_000 }, () => {
  const file = 'src/Till.sol'
  const mutants = mutantsOf(readTree([{ file, text }]), file, text)
  const made = mutants.map(
    ({ operator, original, replacement }) => `${operator} ${original} → ${replacement}`,
  )
  expect(made).toEqual(
    expect.arrayContaining([
      'BOR < → <=',
      'AOR += → -=',
      'CSC amount < 10 → true',
      'EED emit Paid(amount); → {}',
      'MOD onlyOpen → ',
      'RSD return amount; → {}',
      'ILR 10 → 11',
      'TOR msg.sender → tx.origin',
      'PKD payable → ',
    ]),
  )
  const sources = mutants.map((mutant, index) => ({
    file: `src/${index}/Till.sol`,
    text: mutated(text, mutant),
  }))
  expect(sources.every((source) => source.text !== text)).toBe(true)
  expect(readTree(sources).units.size).toBe(sources.length)
})

test('draws the same sample for the same seed, and another for another', () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  expect(shuffled(all, 7)).toEqual(shuffled(all, 7))
  expect(shuffled(all, 7)).not.toEqual(shuffled(all, 8))
  expect(shuffled(all, 7).toSorted((a, b) => a - b)).toEqual(all)
})
