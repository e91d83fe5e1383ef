import { randomnessAbi } from '@mofu/chain/randomness'
import { signRound } from '@mofu/contracts/beacon'
import { encodeFunctionData, hexToBigInt, slice } from 'viem'

import type { Act } from '../playing-floor.ts'

type Hex = `0x${string}`

/** Brings a round with the development beacon's signature. Now and then it is another round's, and refused. */
export function submitRound(from: Hex, randomness: Hex, round: bigint, isWrong: boolean): Act {
  const { signature } = signRound(Number(round) + (isWrong ? 1 : 0))
  const args = [round, hexToBigInt(slice(signature, 0, 32)), hexToBigInt(slice(signature, 32, 64))] as const
  return {
    from,
    to: randomness,
    data: encodeFunctionData({ abi: randomnessAbi, functionName: 'submit', args }),
  }
}
