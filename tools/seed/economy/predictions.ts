import { predictionsAbi } from '@mofu/chain/predictions'
import { encodeFunctionData, keccak256, parseEther, toHex, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import { houseKey } from '../../stack/house-keys.ts'
import type { Town } from './town.ts'

const abi = predictionsAbi
const UNIT = parseEther('0.01')
const SIDE = { a: 1, b: 2 } as const

type Bet = readonly [person: Person, side: keyof typeof SIDE, units: bigint]
type NewRound = { topic: string; lockAt: number; closeAt: number; bets: readonly Bet[] }

/** Starts a round for each topic, and lets people bet on it. */
export async function startRounds(town: Town, rounds: readonly NewRound[]): Promise<bigint[]> {
  const operator = houseKey('operator')
  const last = await town.reader.readContract({
    address: town.at.Predictions.address,
    abi,
    functionName: 'currentEpoch',
  })
  await town.send(
    rounds.map(({ topic, lockAt, closeAt }) => {
      const what = {
        dossier: keccak256(toHex(topic)),
        coin: zeroAddress,
        unit: UNIT,
        lockTimestamp: lockAt,
        closeTimestamp: closeAt,
        lockPrice: 0n,
      }
      return town.act(
        operator,
        'Predictions',
        encodeFunctionData({ abi, functionName: 'startRound', args: [what] }),
      )
    }),
  )
  const epochs = rounds.map((_, index) => last + BigInt(index + 1))
  await town.send(
    rounds.flatMap(({ bets }, index) =>
      bets.map(([person, side, units]) => {
        const args = [epochs[index] ?? 0n, SIDE[side], units] as const
        const data = encodeFunctionData({ abi, functionName: 'bet', args })
        return town.act(person, 'Predictions', data, UNIT * units)
      }),
    ),
  )
  return epochs
}

/** The operator names a result, which stands a day later. */
export async function nameResult(town: Town, epoch: bigint, side: keyof typeof SIDE): Promise<void> {
  const args = [epoch, SIDE[side], 0n] as const
  const data = encodeFunctionData({ abi, functionName: 'setResult', args })
  await town.send([town.act(houseKey('operator'), 'Predictions', data)])
}

/** The house objects to a result, or cancels a round. */
export async function overrule(town: Town, epoch: bigint, how: 'dispute' | 'cancel'): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: how, args: [epoch] })
  await town.send([town.act('deployer', 'Predictions', data)])
}

/** People take what they are due: their part of the pot, or their bet. */
export async function claimBets(town: Town, epoch: bigint, claimers: readonly Person[]): Promise<void> {
  await town.send(
    claimers.map((person) => {
      const args = [epoch, accountOf(person).address] as const
      return town.act(person, 'Predictions', encodeFunctionData({ abi, functionName: 'claim', args }))
    }),
  )
}
