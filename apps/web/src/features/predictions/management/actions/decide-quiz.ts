import type { QuizSide } from '@mofu/domain/quiz-state'
import { withdrawProposal } from '@mofu/wire/accounts/proposals'
import { approvePrediction } from '@mofu/wire/predictions'
import { proposeResult as proposeResultCall, takeDownQuiz } from '@mofu/wire/predictions/review'

import { callSigned } from '../../../../api/call.ts'

type Review = { id: number; address: string; isApproved: boolean; reason: string; version: number }

export async function reviewQuiz(body: Review): Promise<void> {
  await callSigned(approvePrediction, { body })
}

/** Proposes the result with its evidence. An admin confirms it before it is set on chain. */
export async function proposeResult(body: { id: number; result: QuizSide; evidence: string }): Promise<void> {
  await callSigned(proposeResultCall, { body })
}

export async function withdrawResult(body: { id: number; reason: string }): Promise<void> {
  await callSigned(withdrawProposal, { body })
}

export async function takeDown(body: { id: number; reason: string }): Promise<void> {
  await callSigned(takeDownQuiz, { body })
}
