import { mallCheckoutAbi } from '@mofu/chain/mall'
import { decodeFunctionData, encodeFunctionData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import type { Offer } from '../offer.ts'
import { payOffers } from './pay-offers.ts'

const offer: Offer = {
  order: 'Acorn Shop · US$31.00 · M1',
  shopName: 'Acorn Shop',
  chainId: 31_337,
  contract: '0x00000000000000000000000000000000000000cc',
  coin: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
  amount: 5n,
  paymentId: `0x${'1'.repeat(64)}`,
  orderKey: `0x${'2'.repeat(64)}`,
  splitHash: `0x${'3'.repeat(64)}`,
  payBy: 1,
  captureBy: 2,
  refundBy: 3,
  payer: zeroAddress,
  signature: '0xabcd',
}
const decoded = ({ call }: ReturnType<typeof payOffers>) => {
  const { abi, functionName, args } = call
  return decodeFunctionData({ abi: mallCheckoutAbi, data: encodeFunctionData({ abi, functionName, args }) })
}

test('one order is paid with exactly its amount, and the explanation shows it', () => {
  const plan = payOffers({ offers: [offer], picture: '', isForOther: false })
  expect(decoded(plan)).toMatchObject({ functionName: 'pay', args: [{ amount: 5n }, '0xabcd'] })
  expect(plan.call.value).toBe(5n)
  expect(plan.gives).toEqual([{ kind: 'amount', amount: 5n, coin: 'ETH', decimals: 18 }])
  expect(plan.spends).toBeUndefined()
})

test('several orders are paid in one call; a token is approved for the sum and no more', () => {
  const token = '0x00000000000000000000000000000000000000c1'
  const offers = [
    offer,
    { ...offer, order: 'Birch Shop · US$108.00 · M2', shopName: 'Birch Shop', amount: 7n },
  ].map((one) => ({
    ...one,
    coin: token,
    symbol: 'tUSD',
    decimals: 6,
  })) as Offer[]
  const plan = payOffers({ offers, picture: '', isForOther: true })
  expect(decoded(plan)).toMatchObject({ functionName: 'payMany' })
  expect(plan.call.value).toBe(0n)
  expect(plan.spends).toEqual({ token, spender: offer.contract, amount: 12n, coin: 'tUSD', decimals: 6 })
  expect(plan.explain.map(({ value }) => value)).toEqual([
    { kind: 'text', text: 'Acorn Shop · US$31.00 · M1' },
    { kind: 'text', text: 'Birch Shop · US$108.00 · M2' },
    { kind: 'address', address: offer.contract },
  ])
  expect(plan.subject.name).toBe('Acorn Shop, Birch Shop')
})

test('after paying for somebody else, the user continues to the mall', () => {
  const { outcome } = payOffers({ offers: [offer], picture: '', isForOther: true })
  expect(outcome({} as never)).toMatchObject({ link: { label: { key: 'orders.toMall' }, to: '/mall' } })
})
