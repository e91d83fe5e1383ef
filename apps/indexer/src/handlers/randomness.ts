import { lowerAddress } from '@mofu/domain/address'
import { roundId } from '@mofu/domain/round-id'

import { round } from '../../schema/randomness.ts'
import { type Change, insert, type LogFacts } from '../change.ts'

type Hex = `0x${string}`
type Submitted = { round: bigint; randomness: Hex; x: bigint; y: bigint; submitter: Hex }

/** A round is submitted once, and for ever. */
export function onRoundSubmitted(args: Submitted, log: LogFacts): Change[] {
  return [
    insert(round, {
      id: roundId(log.chainId, Number(args.round)),
      chainId: log.chainId,
      contract: log.contract,
      round: Number(args.round),
      randomness: args.randomness,
      x: args.x,
      y: args.y,
      submitter: lowerAddress(args.submitter),
      at: log.at,
      txHash: log.txHash,
      updatedBlock: log.block,
    }),
  ]
}

export const randomnessHandlers = { RoundSubmitted: onRoundSubmitted }
