import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'

import { addNfts } from './move-nfts.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const changed = { chainId: 1, contract: address('a'), id: 'box', number: 7, name: 'Box', picture: '/x' }

test('what a depositor signs names every term that the contract holds the owner to', () => {
  const plan = addNfts(changed, {
    nfts: [],
    price: 5n,
    coin: { symbol: 'GBT', decimals: 18 },
    terms: { coin: address('c'), minPrice: 1n, maxCommissionRate: 3_000 },
    feeRate: 250,
    means: '…',
  })
  expect(encodeFunctionData(plan.call)).toMatch(/^0x/)
  expect(plan.explain).toEqual(
    expect.arrayContaining([
      {
        label: { key: 'boxManagement.leastEach' },
        value: { kind: 'amount', amount: 1n, coin: 'GBT', decimals: 18 },
      },
      { label: { key: 'boxManagement.commissionMost' }, value: { kind: 'text', text: '30%' } },
      { label: { key: 'boxManagement.feeRow' }, value: { kind: 'text', text: '2.5%' } },
    ]),
  )
})
