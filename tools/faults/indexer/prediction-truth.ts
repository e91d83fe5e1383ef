import { predictionsAbi } from '@mofu/chain/predictions'
import { readerOf } from '@mofu/testkit/mint'
import { createClient } from '@mofu/wire/client'
import { betsOf } from '@mofu/wire/predictions/bets'

import { type BettingFloor, bettors } from './random-bettor.ts'

const sides = [null, 'a', 'b'] as const
const states = ['none', 'started', 'paused', 'locked', 'decided', 'ended'] as const

/** A bet and its round, as numbers and words: by epoch and account. */
type Facts = Record<string, Record<string, unknown>>

/** Every bet with its round, as the contract's own views return them. */
export async function betsOnChain({ rpcUrl, predictions }: BettingFloor): Promise<Facts> {
  const reader = readerOf(rpcUrl)
  const at = { address: predictions, abi: predictionsAbi } as const
  const last = await reader.readContract({ ...at, functionName: 'currentEpoch' })
  const facts: Facts = {}
  for (let epoch = 1n; epoch <= last; epoch++) {
    const round = await reader.readContract({ ...at, functionName: 'roundOf', args: [epoch] })
    await Promise.all(
      bettors.map(async (account) => {
        const args = [epoch, account] as const
        const [bet, claimable] = await Promise.all([
          reader.readContract({ ...at, functionName: 'betOf', args }),
          reader.readContract({ ...at, functionName: 'claimable', args }),
        ])
        if (bet.amount === 0n) return
        facts[`${epoch} ${account.toLowerCase()}`] = {
          side: sides[bet.result],
          amount: String(bet.amount),
          claimed: bet.claimed,
          claimable: String(claimable),
          dossier: round.dossier,
          rewardToken: round.rewardToken.toLowerCase(),
          unit: String(round.unit),
          startTimestamp: Number(round.startTimestamp),
          lockTimestamp: Number(round.lockTimestamp),
          closeTimestamp: Number(round.closeTimestamp),
          finalTimestamp: Number(round.finalTimestamp),
          lockPrice: String(round.lockPrice),
          closePrice: String(round.closePrice),
          totalAmount: String(round.totalAmount),
          aAmount: String(round.aAmount),
          bAmount: String(round.bAmount),
          rewardBaseCalAmount: String(round.rewardBaseCalAmount),
          rewardAmount: String(round.rewardAmount),
          treasuryAmt: String(round.treasuryAmt),
          result: sides[round.result],
          state: states[round.state],
          isRefund: round.isRefund,
        }
      }),
    )
  }
  return facts
}

/** The same, as the API answers it. */
export async function betsInApi(apiUrl: string): Promise<Facts> {
  const call = createClient({ baseUrl: apiUrl })
  const facts: Facts = {}
  for (const bettor of bettors) {
    const account = bettor.toLowerCase()
    for (let page = 1; ; page++) {
      const { data } = await call(betsOf, { params: { account }, query: { page } })
      for (const { round, result: side, amount, claimed, claimable } of data.list) {
        facts[`${round.epoch} ${account}`] = {
          side,
          amount,
          claimed,
          claimable,
          dossier: round.dossier,
          rewardToken: round.rewardToken,
          unit: round.unit,
          startTimestamp: round.startTimestamp,
          lockTimestamp: round.lockTimestamp,
          closeTimestamp: round.closeTimestamp,
          finalTimestamp: round.finalTimestamp,
          lockPrice: round.lockPrice,
          closePrice: round.closePrice,
          totalAmount: round.totalAmount,
          aAmount: round.aAmount,
          bAmount: round.bAmount,
          rewardBaseCalAmount: round.rewardBaseCalAmount,
          rewardAmount: round.rewardAmount,
          treasuryAmt: round.treasuryAmt,
          result: round.result,
          state: round.state,
          isRefund: round.isRefund,
        }
      }
      if (page * 20 >= data.total) break
    }
  }
  return facts
}
