import { randomnessAbi } from '@mofu/chain/randomness'
import { hexToBigInt, slice } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import type { DrawRecords } from '../queries.ts'
import { checkPath } from './check-path.ts'

type Hex = `0x${string}`

export type SignedRound = { round: number; signature: Hex }

/** Fetches a round from the first relay that has it. Whether it is right is for the contract to decide. */
export async function fetchRound(beaconUrls: readonly string[], round: number): Promise<SignedRound> {
  const failures: unknown[] = []
  for (const beaconUrl of beaconUrls) {
    try {
      return await fetchFrom(beaconUrl, round)
    } catch (error) {
      failures.push(error)
    }
  }
  throw new AggregateError(failures, `no relay has round ${round}`)
}

async function fetchFrom(beaconUrl: string, round: number): Promise<SignedRound> {
  const response = await fetch(`${beaconUrl}/rounds/${round}`)
  if (!response.ok) throw new Error(`the beacon answered ${response.status} for round ${round}`)
  const body: unknown = await response.json()
  const signature =
    typeof body === 'object' && body !== null && 'signature' in body ? body.signature : undefined
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature))
    throw new Error(`the beacon sent no signature for round ${round}`)
  return { round, signature: `0x${signature}` }
}

/** Submits a round's signature. Anyone may; the contract accepts only the beacon's own. */
export function bringRound(records: DrawRecords, { round, signature }: SignedRound, text: string): TxPlan {
  return {
    chainId: records.chainId,
    title: { key: 'fairness.bringPlan', values: { round: String(round) } },
    call: {
      address: records.randomness,
      abi: randomnessAbi,
      functionName: 'submit',
      args: [BigInt(round), hexToBigInt(slice(signature, 0, 32)), hexToBigInt(slice(signature, 32, 64))],
      value: 0n,
    },
    gives: [],
    gets: [],
    explain: [{ label: { key: 'fairness.happens' }, value: { kind: 'text', text } }],
    subject: { name: String(round), picture: '/favicon.svg' },
    invalidates: [['randomness'], ['gacha'], ['boxes']],
    outcome: () => ({
      title: { key: 'fairness.bringDone' },
      text: { key: 'fairness.bringDoneText' },
      link: { label: { key: 'fairness.back' }, ...checkPath(records) },
    }),
  }
}
