import { expect, test } from 'vitest'

import { bidForLot } from './bid-for-lot.ts'
import { closeLot } from './close-lot.ts'
import { createLot } from './create-lot.ts'

const native = '0x0000000000000000000000000000000000000000'
const dollar = '0x00000000000000000000000000000000000000d0'
const token = {
  chainId: 31_337,
  contract: '0x00000000000000000000000000000000000000aa',
  nftId: '31337-0x00000000000000000000000000000000000000c1-7',
  collection: '0x00000000000000000000000000000000000000c1',
  tokenId: 7n,
  name: 'Momo',
  picture: 'momo.png',
} as const
const texts = { ends: 'soon', binding: 'binding', refund: 'refund' }

test('a bid in the native coin is sent with the call, one in a token is approved exactly', () => {
  const coin = { address: native, symbol: 'ETH', decimals: 18 } as const
  const plan = bidForLot({ token, coin, amount: 5n, startAt: 77, held: 9n, texts })
  expect(plan.call).toMatchObject({
    address: token.contract,
    functionName: 'bid',
    args: [token.collection, 7n, native, 5n, 77],
    value: 5n,
  })
  expect(plan.spends).toBeUndefined()
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 5n, coin: 'ETH', decimals: 18 }])
  expect(plan.explain.map(({ value }) => value)).toContainEqual({
    kind: 'amount',
    amount: 9n,
    coin: 'ETH',
    decimals: 18,
  })

  const inDollars = { address: dollar, symbol: 'USDT', decimals: 6 } as const
  const other = bidForLot({ token, coin: inDollars, amount: 5n, startAt: 77, held: 5n, texts })
  expect(other.call).toMatchObject({ args: [token.collection, 7n, dollar, 5n, 77], value: 0n })
  expect(other.spends).toMatchObject({ token: dollar, spender: token.contract, amount: 5n })
})

test('a new lot names its terms, states what comes out of the price, and approves this token alone', () => {
  const plan = createLot({
    token,
    collectionName: 'Pets',
    coin: { address: native, symbol: 'ETH', decimals: 18 },
    reserve: 1_000n,
    startAt: 0,
    endAt: 99,
    split: { fee: 25n, royalty: 50n, seller: 925n },
    texts: { starts: 'now', ends: 'later', rule: 'rule', holds: 'holds' },
  })
  expect(plan.call).toMatchObject({
    functionName: 'create',
    args: [token.collection, 7n, native, 1_000n, 0, 99],
    value: 0n,
  })
  const amounts = plan.explain.flatMap(({ value }) => (value.kind === 'amount' ? [value.amount] : []))
  expect(amounts).toEqual([1_000n, 25n, 50n, 925n])
  expect(plan.approvals).toMatchObject([
    { collection: token.collection, operator: token.contract, tokens: [{ tokenId: 7n }], use: 'auction' },
  ])
})

test('settling, cancelling and reclaiming name the token and cost nothing', () => {
  const calls = (['settle', 'cancel', 'reclaim'] as const).map((way) => closeLot(way, token, 'means').call)
  expect(calls.map(({ functionName }) => functionName)).toEqual(['settle', 'cancel', 'reclaimBid'])
  for (const call of calls) expect(call).toMatchObject({ args: [token.collection, 7n], value: 0n })
})
