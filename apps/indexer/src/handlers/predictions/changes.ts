import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { idWithin, numberedId } from '@mofu/domain/numbered-id'
import type { QuizSide } from '@mofu/domain/quiz-state'

import { predictionEvent, predictionRound } from '../../../schema/predictions.ts'
import { type Change, from, insert, type LogFacts, set } from '../../change.ts'

export type Hex = `0x${string}`
type RoundRow = (typeof predictionRound)['$inferSelect']

export type OfRound = { epoch: bigint }
export type OfBet = OfRound & { account: Hex }

export function roundKey({ epoch }: OfRound, { chainId, contract }: LogFacts): string {
  return numberedId({ chainId, contract, number: Number(epoch) })
}

export function betKey(args: OfBet, log: LogFacts): string {
  return idWithin(roundKey(args, log), lowerAddress(args.account))
}

export function roundChanged(args: OfRound, log: LogFacts, values: Partial<RoundRow>): Change {
  return set(predictionRound, roundKey(args, log), { ...values, updatedBlock: log.block })
}

/** For counters, which events give only the difference of. */
export function roundDerived(args: OfRound, log: LogFacts, of: (row: RoundRow) => Partial<RoundRow>): Change {
  return from(predictionRound, roundKey(args, log), (row) => [roundChanged(args, log, of(row))])
}

/** The contract's enum: 0 is no side, which no event carries. */
export function sideOf(side: number): QuizSide {
  if (side !== 1 && side !== 2) throw new Error(`there is no side ${side}`)
  return side === 1 ? 'a' : 'b'
}

type Kind = 'started' | 'set' | 'bet' | 'result' | 'disputed' | 'cancelled' | 'reward' | 'refund' | 'fee'
type About = { account?: Hex; side?: QuizSide; amount?: bigint; aAmount?: bigint; bAmount?: bigint }

export function happened(kind: Kind, args: OfRound, log: LogFacts, about: About = {}): Change {
  return insert(predictionEvent, {
    id: `${log.chainId}-${log.block}-${log.logIndex}`,
    chainId: log.chainId,
    roundId: roundKey(args, log),
    kind,
    account: about.account ? lowerAddress(about.account) : null,
    side: about.side ?? null,
    amount: about.amount ?? null,
    aAmount: about.aAmount ?? null,
    bAmount: about.bAmount ?? null,
    eventOrder: logOrder(log.block, log.logIndex),
    at: log.at,
    txHash: log.txHash,
    updatedBlock: log.block,
  })
}
