import { expect, test } from 'vitest'

import { isContractCode } from './is-contract-code.ts'

test('a contract has code; a wallet has none, also one that delegates to a contract', () => {
  expect(isContractCode('0x6080604052')).toBe(true)
  expect(isContractCode(undefined)).toBe(false)
  expect(isContractCode('0x')).toBe(false)
  expect(isContractCode(`0xef0100${'aa'.repeat(20)}`)).toBe(false)
})
