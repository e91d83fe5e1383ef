import { createClient } from '@mofu/wire/client'
import * as predictions from '@mofu/wire/predictions'
import * as home from '@mofu/wire/predictions/home'
import * as review from '@mofu/wire/predictions/review'
import { zeroAddress } from 'viem'

import { owned, shared, type SignedIn } from '../access-sample.ts'
import type { HttpStack } from '../http-stack.ts'
import { quizForm } from '../quizzes.ts'
import { bearer } from '../sign-in.ts'

const unknown = 2_000_000_000
const DAY = 86_400
const content = { banner: null, hot: [] }

/** A quiz of the owner that waits for review. */
async function ownQuiz({ token, address }: SignedIn, { apiUrl, mediaUrl }: HttpStack): Promise<number> {
  const call = createClient({ baseUrl: apiUrl })
  const { at } = await call(predictions.predictionList, { body: {} })
  // By the chain's clock, which other tests move, and the same all day: the same form is the same quiz, and few may wait.
  const now = (Math.floor((at?.blockTime ?? 0) / DAY) + 1) * DAY
  const prediction = quizForm({ image: `${mediaUrl}/works/1/768.webp`, now }, { content: address })
  const { data } = await call(predictions.newPrediction, { body: { prediction } }, bearer(token))
  return data.id
}

export const samples = [
  shared(predictions.newPrediction, { body: { prediction: { coin: zeroAddress } } }),
  owned(predictions.approvePrediction, { body: { id: unknown, isApproved: true } }),
  owned(predictions.updatePrediction, async (owner, stack) => ({
    body: { prediction: { id: await ownQuiz(owner, stack), version: 1, coin: zeroAddress } },
  })),
  owned(predictions.setPredictionResult, async (owner, stack) => ({
    body: { id: await ownQuiz(owner, stack), result: 'a' },
  })),
  owned(review.proposeResult, async (owner, stack) => ({
    body: { id: await ownQuiz(owner, stack), result: 'a' },
  })),
  owned(review.takeDownQuiz, async (owner, stack) => ({
    body: { id: await ownQuiz(owner, stack), reason: 'matrix' },
  })),
  owned(review.objectToResult, { body: { id: unknown, reason: 'matrix' } }),
  shared(review.myQuizzes),
  shared(review.quizzesToReview),
  owned(review.quizDraft, async (owner, stack) => ({
    params: { id: String(await ownQuiz(owner, stack)) },
  })),
  shared(home.quizHomeContent),
  shared(home.writeQuizHome, { body: { version: 999_999, content, reason: 'matrix' } }),
]
