import type { RequestKind, Ruling } from './mall/request-rules.ts'
import type { QuizSide } from './quiz-state.ts'

/** Actions that one admin proposes and another one confirms (docs/decisions/0026-second-admin.md). */
export const proposalKinds = ['mall.ruling', 'predictions.result'] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalStates = ['proposed', 'confirmed', 'withdrawn', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

/** How long a proposal can be confirmed: a dispute should be decided within two days, a result is due for seven. */
export const PROPOSAL_MS = 72 * 3_600_000

/** What is decided, with the facts as they were when it was proposed. */
export type ProposalParameters = {
  'mall.ruling': {
    orderId: string
    orderNumber: string
    requestId: string
    /** Which dispute: a return can be disputed again later. */
    disputedAt: string
    requestKind: RequestKind
    ruling: Ruling
    returnAddress: string
    /** Minor units. */
    amount: string
    currency: string
  }
  'predictions.result': {
    quizId: number
    topic: string
    result: QuizSide
    /** The winning answer in the quiz's words. */
    answer: string
    evidence: string
    epoch: number
    /** How many results of this round were disputed before. */
    disputes: number
  }
}

/** A kind with what belongs to it. */
export type Proposed = { [K in ProposalKind]: { kind: K; parameters: ProposalParameters[K] } }[ProposalKind]

type Held = { state: ProposalState; proposedBy: string; endsAt: Date }

/** Why an account cannot confirm a proposal; undefined where it can. */
export function confirmRefusal(
  { state, proposedBy, endsAt }: Held,
  accountId: string,
  now: Date,
): 'accounts.proposal_over' | 'accounts.proposal_own' | undefined {
  if (state !== 'proposed' || endsAt <= now) return 'accounts.proposal_over'
  return proposedBy === accountId ? 'accounts.proposal_own' : undefined
}
