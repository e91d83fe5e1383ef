import type { QuizForm } from '@mofu/domain/quiz-dossier'
import { newPrediction, updatePrediction } from '@mofu/wire/predictions'

import { callSigned } from '../../../../api/call.ts'

type New = { prediction: QuizForm; address: string; chainId: number }

/** Submits a quiz for review. Returns its number. */
export async function submitQuiz(body: New): Promise<number> {
  return (await callSigned(newPrediction, { body })).data.id
}

type Change = { prediction: QuizForm & { id: number; version: number }; address: string }

/** Changes a quiz before it is approved; a rejected one is submitted again with it. */
export async function resubmitQuiz(body: Change): Promise<number> {
  return (await callSigned(updatePrediction, { body })).data.id
}
