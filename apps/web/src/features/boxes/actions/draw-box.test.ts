import { boxesAbi } from '@mofu/chain/boxes'
import { decodeFunctionData, encodeFunctionData, getAddress, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { claimPrizes } from './claim-prizes.ts'
import { drawBox } from './draw-box.ts'
import { settleDraws } from './settle-draws.ts'

const contract = '0x00000000000000000000000000000000000000b0'
const token = '0x00000000000000000000000000000000000000cc'
const box = { id: 'x', number: 3, run: 2, name: 'Night box', picture: '' }
const input = {
  chainId: 31_337,
  contract,
  box,
  coin: { address: zeroAddress, symbol: 'ETH', decimals: 18 },
  price: 70n,
  isListed: true,
  quantity: 3,
  texts: { gets: 'three', odds: '1 in 5', wait: 'a minute', refund: '7 days' },
} as const

test('a draw names the run, the coin and the whole price, and says the odds, the wait and the refund', () => {
  const { call, gives, explain, spends } = drawBox(input)
  const data = encodeFunctionData({ abi: call.abi, functionName: call.functionName, args: call.args })
  expect(decodeFunctionData({ abi: boxesAbi, data })).toEqual({
    functionName: 'draw',
    args: [3n, 2n, 3n, zeroAddress, 210n, true],
  })
  expect(call.value).toBe(210n)
  expect(spends).toBeUndefined()
  expect(gives).toEqual([{ kind: 'amount', amount: 210n, coin: 'ETH', decimals: 18 }])
  expect(explain.slice(1).map(({ value }) => value)).toEqual(
    ['1 in 5', 'a minute', '7 days'].map((text) => ({ kind: 'text', text })),
  )
})

test('a token is taken after an approval of exactly the price', () => {
  const { call, spends } = drawBox({ ...input, coin: { address: token, symbol: 'tUSD', decimals: 6 } })
  expect(call.value).toBe(0n)
  expect(spends).toEqual({ token, spender: contract, amount: 210n, coin: 'tUSD', decimals: 6 })
  expect(call.args[3]).toBe(token)
})

test('a claim names the indexes of its prizes; settling and refunding are one call', () => {
  const prizes = [4, 9].map((index) => ({ nftId: `n${index}`, index, name: `#${index}`, picture: '' }))
  const claim = claimPrizes({ chainId: 31_337, contract, number: 3, boxName: 'Night box', prizes }).call
  expect([claim.functionName, claim.args]).toEqual(['claim', [3n, [4n, 9n]]])
  const plans = [true, false].map((isRefund) =>
    settleDraws({ chainId: 31_337, contract, box, count: 2, isRefund, gets: '' }),
  )
  expect(plans.map(({ title }) => title.key)).toEqual(['boxes.refundPlan', 'boxes.settlePlan'])
  for (const { call } of plans) {
    const data = encodeFunctionData({ abi: call.abi, functionName: call.functionName, args: call.args })
    expect(decodeFunctionData({ abi: boxesAbi, data })).toEqual({ functionName: 'settle', args: [3n, 2n] })
    expect(getAddress(call.address)).toBe(getAddress(contract))
  }
})
