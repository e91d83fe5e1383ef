import { predictionsAbi } from '@mofu/chain/predictions'
import { decodeFunctionData, encodeFunctionData, zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'

import type { ContractCall } from '../../../tx/plan.ts'
import { claimBet } from './claim-bet.ts'
import { cancelRound, claimFee, disputeResult, setResult } from './manage-round.ts'
import { placeBet } from './place-bet.ts'
import { startRound } from './start-round.ts'

const contract = '0x00000000000000000000000000000000000000b0'
const token = '0x00000000000000000000000000000000000000cc'
const round = { chainId: 31_337, contract, epoch: 7, id: 3, name: 'Who wins?', picture: '' } as const
const texts = { gets: '', answer: 'Red', payout: 'about 20', fee: '3%', locks: 'noon', final: 'for good' }
const bet = {
  round,
  side: 'b',
  coin: { address: zeroAddress, symbol: 'ETH', decimals: 18 },
  unit: 70n,
  units: 3n,
  texts,
} as const

function decoded({ abi, functionName, args }: ContractCall) {
  return decodeFunctionData({ abi: predictionsAbi, data: encodeFunctionData({ abi, functionName, args }) })
}

test('a bet names the round, the side and its units, and says answer, payout, fee, lock and finality', () => {
  const { call, gives, explain, spends, failedTitle } = placeBet(bet)
  expect(decoded(call)).toEqual({ functionName: 'bet', args: [7n, 2, 3n] })
  expect([call.value, spends]).toEqual([210n, undefined])
  expect(gives).toEqual([{ kind: 'amount', amount: 210n, coin: 'ETH', decimals: 18 }])
  expect(explain.map(({ value }) => value)).toEqual(
    ['Red', 'about 20', '3%', 'noon', 'for good'].map((text) => ({ kind: 'text', text })),
  )
  expect(failedTitle).toEqual({ key: 'predictions.betFailed' })
})

test('a bet in a token is taken after an approval of exactly the bet', () => {
  const { call, spends } = placeBet({ ...bet, coin: { address: token, symbol: 'GBT', decimals: 18 } })
  expect(call.value).toBe(0n)
  expect(spends).toEqual({ token, spender: contract, amount: 210n, coin: 'GBT', decimals: 18 })
})

test('a reward and a refund are the same call, to the wallet itself', () => {
  const plans = [true, false].map((isRefund) =>
    claimBet({ round, to: token, amount: 5n, stake: 5n, coin: { symbol: 'ETH', decimals: 18 }, isRefund }),
  )
  expect(plans.map(({ title }) => title.key)).toEqual(['predictions.refundPlan', 'predictions.claimPlan'])
  for (const { call, gets } of plans) {
    expect(decoded(call)).toMatchObject({ functionName: 'claim', args: [7n, expect.stringMatching(/cc$/i)] })
    expect(gets).toEqual([{ kind: 'amount', amount: 5n, coin: 'ETH', decimals: 18 }])
  }
})

test('a claim is celebrated only when more comes back than was bet', () => {
  const claim = {
    round,
    to: token,
    stake: 5n,
    coin: { symbol: 'ETH', decimals: 18 },
    isRefund: false,
  } as const
  expect(claimBet({ ...claim, amount: 6n }).isCalm).toBeUndefined()
  expect(claimBet({ ...claim, amount: 5n }).isCalm).toBe(true)
})

test('a round is started with the terms of its quiz', () => {
  const terms = {
    dossier: zeroHash,
    coin: zeroAddress,
    unit: 70n,
    lockTimestamp: 10,
    closeTimestamp: 20,
  } as const
  const { call } = startRound({ quiz: round, ...terms, lockPrice: 4n, means: '', rows: [] })
  expect(decoded(call)).toEqual({ functionName: 'startRound', args: [{ ...terms, lockPrice: 4n }] })
})

test('result, objection, cancellation and fee are calls on the round', () => {
  const calls = [
    setResult(round, { side: 'a', answer: 'Red', means: '' }),
    disputeResult(round, ''),
    cancelRound(round, ''),
    claimFee(round, { amount: 1n, symbol: 'ETH', decimals: 18, means: '' }),
  ].map(({ call }) => decoded(call))
  expect(calls).toEqual([
    { functionName: 'setResult', args: [7n, 1, 0n] },
    { functionName: 'dispute', args: [7n] },
    { functionName: 'cancel', args: [7n] },
    { functionName: 'claimFee', args: [7n] },
  ])
})
