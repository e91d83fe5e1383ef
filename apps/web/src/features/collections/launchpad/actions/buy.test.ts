import { expect, test } from 'vitest'

import { type BuyOrder, buyInSale } from './buy.ts'

const contract = '0x00000000000000000000000000000000000000c1'
const dollar = '0x00000000000000000000000000000000000000d1'
const native = '0x0000000000000000000000000000000000000000'
const ether = { address: native, symbol: 'ETH', decimals: 18 } as const
const dollars = { address: dollar, symbol: 'tUSD', decimals: 6 } as const
const feeInEther = { amount: 7n, coin: 'ETH', decimals: 18, token: undefined }
const feeInDollars = { amount: 7n, coin: 'tUSD', decimals: 6, token: dollar } as const

const order = (more: Partial<BuyOrder>): BuyOrder => ({
  chainId: 31_337,
  contract,
  name: 'Foxes',
  picture: '/fox.svg',
  quantity: 3,
  coin: ether,
  fee: feeInEther,
  by: { way: 'open', price: 100n, limit: 5 },
  series: 2,
  gets: '3 tokens',
  ...more,
})

test('price and fee in the native coin are sent as value, and nothing is approved', () => {
  const plan = buyInSale(order({}))
  expect(plan.call).toMatchObject({
    functionName: 'mintOpen',
    args: [2n, 3n, native, 100n, { coin: native, amount: 7n }],
    value: 321n,
  })
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 321n, coin: 'ETH', decimals: 18 }])
  expect(plan.spends).toBeUndefined()
})

test('a price in a token is approved exactly, and only the fee is sent as value', () => {
  const plan = buyInSale(order({ coin: dollars, by: { way: 'listed', price: 50n, limit: 3 } }))
  expect(plan.call).toMatchObject({
    functionName: 'mintListed',
    args: [2n, 3n, dollar, 50n, { coin: native, amount: 7n }],
    value: 21n,
  })
  expect(plan.spends).toMatchObject({ token: dollar, spender: contract, amount: 150n })
  expect(plan.gives).toHaveLength(2)
})

test('price and fee in the same token are approved together', () => {
  const plan = buyInSale(order({ coin: dollars, fee: feeInDollars }))
  expect(plan.call.value).toBe(0n)
  expect(plan.spends).toMatchObject({ token: dollar, amount: 321n })
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 321n, coin: 'tUSD', decimals: 6 }])
})

test('a fee in a token is approved when the price is in the native coin', () => {
  const plan = buyInSale(
    order({ fee: feeInDollars, by: { way: 'tree', price: 9n, limit: 3, proof: ['0x01'] } }),
  )
  expect(plan.call).toMatchObject({
    functionName: 'mintWhitelisted',
    args: [2n, 3n, native, 9n, 3n, ['0x01'], { coin: dollar, amount: 7n }],
    value: 27n,
  })
  expect(plan.spends).toMatchObject({ token: dollar, amount: 21n })
})
