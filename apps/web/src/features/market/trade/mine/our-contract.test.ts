import { expect, test } from 'vitest'

import { ourContractAt } from './our-contract.ts'

const contracts = {
  Market: '0x00000000000000000000000000000000000000Aa',
  Pledge: '0x00000000000000000000000000000000000000bb',
  Exchange: '0x00000000000000000000000000000000000000cc',
}

test('every contract of the deployment is recognised, in any spelling of its address', () => {
  expect(ourContractAt('0x00000000000000000000000000000000000000aa', contracts)?.kind).toBe('market')
  expect(ourContractAt('0x00000000000000000000000000000000000000BB', contracts)?.kind).toBe('pledge')
  expect(ourContractAt(contracts.Exchange, contracts)).toEqual({ name: 'Exchange', kind: 'other' })
})

test('an operator that is not in the deployment has no name of ours', () => {
  expect(ourContractAt('0x00000000000000000000000000000000000000dd', contracts)).toBeUndefined()
  expect(ourContractAt(contracts.Market, null)).toBeUndefined()
})
