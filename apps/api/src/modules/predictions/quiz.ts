import { claimableOf, feeOf, oddsHundredths, payoutIfRight } from '@mofu/domain/quiz-payout'
import {
  quizPhaseAt,
  quizStateAt,
  refundReasonAt,
  RESULT_WINDOW,
  roundStateAt,
} from '@mofu/domain/quiz-state'

import type { AnnouncementRow, BetRow, QuizRow, RoundRow } from './store.ts'

/** A round at a time, in seconds, as the contract's own view returns it. */
export function roundOf(row: RoundRow, time: number) {
  const state = roundStateAt(row, time)
  const refundReason = refundReasonAt(row, time)
  const total = row.aAmount + row.bAmount
  const result = state === 'ended' && refundReason === null ? row.result : null
  const fee = result === null ? 0n : feeOf(row, result)
  const winning = result === null ? 0n : result === 'a' ? row.aAmount : row.bAmount
  return {
    epoch: row.epoch,
    contract: row.contract,
    dossier: row.dossier,
    rewardToken: row.coin,
    unit: String(row.unit),
    startTimestamp: row.startTimestamp,
    lockTimestamp: row.lockTimestamp,
    closeTimestamp: row.closeTimestamp,
    finalTimestamp: row.finalTimestamp,
    resultUntil: row.closeTimestamp + RESULT_WINDOW,
    lockPrice: String(row.lockPrice),
    closePrice: String(row.closePrice),
    totalAmount: String(total),
    aAmount: String(row.aAmount),
    bAmount: String(row.bAmount),
    rewardBaseCalAmount: String(winning),
    rewardAmount: String(result === null ? 0n : total - fee),
    treasuryAmt: String(fee),
    result: row.result,
    state,
    isRefund: refundReason !== null,
    refundReason,
    feeRate: row.feeRate,
    isFeeClaimed: row.feePaid > 0n,
    bettors: row.bettors,
    claimedAmount: String(row.claimedAmount),
    odds: { a: oddsHundredths(row, 'a'), b: oddsHundredths(row, 'b') },
    disputes: row.disputes,
    startTx: row.startTx,
    resultTx: row.resultTx,
  }
}

export function quizOf(row: QuizRow, time: number) {
  const { round } = row
  return {
    id: row.id,
    chainId: row.chainId,
    address: row.author,
    isApproved: row.state === 'approved',
    reason: row.reason,
    result: round?.result ?? null,
    state: quizStateAt(row, time),
    phase: quizPhaseAt(row, time),
    topic: row.topic,
    content: row.content,
    options: { a: row.optionA, b: row.optionB },
    criteria: row.criteria,
    source: row.source,
    fallback: row.fallback,
    timeZone: row.timeZone,
    closeBetsAt: row.closeBetsAt,
    drawAt: row.drawAt,
    coin: row.coin,
    unitAmount: String(row.unitAmount),
    lockPrice: String(row.lockPrice),
    image: row.image,
    dossier: row.dossier,
    version: row.version,
    createdAt: seconds(row.createdAt),
    reviewedAt: row.reviewedAt && seconds(row.reviewedAt),
    closedAt: row.closedAt && seconds(row.closedAt),
    round: round && roundOf(round, time),
  }
}

export function betOf(row: BetRow, round: RoundRow, time: number, isDecider: boolean) {
  const isRefund = refundReasonAt(round, time) !== null
  const stake = { result: row.side, amount: row.amount, claimed: row.claimed }
  const hasEnded = roundStateAt(round, time) === 'ended'
  const claimable = hasEnded ? claimableOf({ ...round, isRefund }, stake) : 0n
  const isRight = hasEnded && !isRefund && round.result === row.side
  const payout = isRight ? (row.paid ?? claimable) : payoutIfRight(round, row.side, row.amount, 0n)
  return {
    account: row.account,
    result: row.side,
    amount: String(row.amount),
    claimed: row.claimed,
    paid: row.paid === null ? null : String(row.paid),
    claimable: String(claimable),
    payoutIfRight: String(payout),
    betAt: row.betAt,
    betTx: row.betTx,
    claimedAt: row.claimedAt,
    claimedTx: row.claimedTx,
    isDecider,
  }
}

export function announcementOf(row: AnnouncementRow, round: RoundRow | null) {
  const { result, evidence, author, isConfirmed, at } = row
  const state = announcementState(row, round)
  return { result, evidence, address: author, isConfirmed, at: seconds(at), state }
}

/** `other`: the chain has another result than the announced one. */
type AnnouncementState = 'announced' | 'on-chain' | 'disputed' | 'other'

function announcementState(row: AnnouncementRow, round: RoundRow | null): AnnouncementState {
  if (round && row.disputes < round.disputes) return 'disputed'
  if (!round || round.result === null) return 'announced'
  return round.result === row.result ? 'on-chain' : 'other'
}

export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}
