import type { QuizSide } from '@mofu/domain/quiz-state'
import { approvePrediction, setPredictionResult } from '@mofu/wire/predictions'
import { takeDownQuiz } from '@mofu/wire/predictions/review'

import { callSigned } from '../../../../api/call.ts'

type Review = { id: number; address: string; isApproved: boolean; reason: string; version: number }

export async function reviewQuiz(body: Review): Promise<void> {
  await callSigned(approvePrediction, { body })
}

type Announcement = { id: number; address: string; result: QuizSide; evidence: string }

/** Stores the result with its evidence, before it is set on chain. */
export async function announceResult(body: Announcement): Promise<void> {
  await callSigned(setPredictionResult, { body })
}

export async function takeDown(body: { id: number; reason: string }): Promise<void> {
  await callSigned(takeDownQuiz, { body })
}
