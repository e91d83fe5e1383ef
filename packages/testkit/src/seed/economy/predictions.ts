import { predictionsAbi } from '@mofu/chain/predictions'
import { dossierHash, dossierText } from '@mofu/domain/quiz-dossier'
import { encodeFunctionData, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { operatorKey } from '../../operator-keys.ts'
import { SEED_UNIT as UNIT, seedForm, seedTopics } from '../quizzes/seed-form.ts'
import type { SeedContext } from './seed-context.ts'

const abi = predictionsAbi
const SIDE = { a: 1, b: 2 } as const

type Bet = readonly [person: Person, side: keyof typeof SIDE, units: bigint]
type NewRound = { topic: string; lockAt: number; closeAt: number; bets: readonly Bet[] }

/** Starts a round for each topic, which is that of a quiz of the seed, and lets people bet on it. */
export async function startRounds(context: SeedContext, rounds: readonly NewRound[]): Promise<bigint[]> {
  const operator = operatorKey('operator')
  const last = await context.reader.readContract({
    address: context.at.Predictions.address,
    abi,
    functionName: 'currentEpoch',
  })
  const chainId = await context.reader.getChainId()
  await context.send(
    rounds.map(({ topic, lockAt, closeAt }) => {
      const place = seedTopics.indexOf(topic)
      const form = seedForm(context.mediaUrl, topic, place, { lockAt, closeAt })
      const what = {
        dossier: dossierHash(dossierText({ id: place + 1, chainId, form })),
        coin: zeroAddress,
        unit: UNIT,
        lockTimestamp: lockAt,
        closeTimestamp: closeAt,
        lockPrice: 0n,
      }
      return context.act(
        operator,
        'Predictions',
        encodeFunctionData({ abi, functionName: 'startRound', args: [what] }),
      )
    }),
  )
  const epochs = rounds.map((_, index) => last + BigInt(index + 1))
  await context.send(
    rounds.flatMap(({ bets }, index) =>
      bets.map(([person, side, units]) => {
        const args = [epochs[index] ?? 0n, SIDE[side], units] as const
        const data = encodeFunctionData({ abi, functionName: 'bet', args })
        return context.act(person, 'Predictions', data, UNIT * units)
      }),
    ),
  )
  return epochs
}

/** The operator proposes a result, which becomes final a day later. */
export async function nameResult(
  context: SeedContext,
  epoch: bigint,
  side: keyof typeof SIDE,
): Promise<void> {
  const args = [epoch, SIDE[side], 0n] as const
  const data = encodeFunctionData({ abi, functionName: 'setResult', args })
  await context.send([context.act(operatorKey('operator'), 'Predictions', data)])
}

/** The platform objects to a result, or cancels a round. */
export async function overrule(
  context: SeedContext,
  epoch: bigint,
  how: 'dispute' | 'cancel',
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: how, args: [epoch] })
  await context.send([context.act('deployer', 'Predictions', data)])
}

/** People claim what they are due: their share of the pot, or their bet. */
export async function claimBets(
  context: SeedContext,
  epoch: bigint,
  claimers: readonly Person[],
): Promise<void> {
  await context.send(
    claimers.map((person) => {
      const args = [epoch, accountOf(person).address] as const
      return context.act(person, 'Predictions', encodeFunctionData({ abi, functionName: 'claim', args }))
    }),
  )
}
