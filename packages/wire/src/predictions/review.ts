import { limits } from '@mofu/domain/limits'
import { quizLimits } from '@mofu/domain/quiz-rules'
import { quizSides, quizStates } from '@mofu/domain/quiz-state'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done } from '../values.ts'
import { detail, quiz, quizId as id, quizText as text } from './quiz.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

export const takeDownQuiz = route({
  service: 'app',
  method: 'POST',
  path: '/predictions/take-down',
  summary:
    'Close a quiz with a reason: admins any that has not ended, authors their own before it is approved',
  body: z.object({ id, reason: text(quizLimits.reason) }),
  data: done,
})

export const objectToResult = route({
  service: 'app',
  method: 'POST',
  path: '/predictions/object',
  summary: 'Object to a result that is not final, with a reason; for accounts with a bet',
  body: z.object({ id, reason: text(quizLimits.reason) }),
  data: done,
})

export const proposeResult = route({
  service: 'app',
  method: 'POST',
  path: '/predictions/propose-result',
  summary: 'Propose a result with its evidence, which an admin confirms; for operators without a bet',
  body: z.object({ id, result: z.enum(quizSides), evidence: z.optional(text(quizLimits.evidence)) }),
  data: z.object({ proposalId: z.int() }),
})

export const myQuizzes = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/mine',
  summary: 'The quizzes that the caller has written, in every state, newest first',
  query: z.object({ page: z._default(count(1, limits.pageNumberMost), 1), chainId }),
  data: z.object({ list: z.array(quiz), page: z.int(), total: z.int() }),
})

export const quizzesToReview = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/review',
  summary: 'For admins: quizzes of one state, the longest waiting first',
  query: z.object({
    state: z._default(z.enum(quizStates), 'new'),
    page: z._default(count(1, limits.pageNumberMost), 1),
    chainId,
  }),
  data: z.object({ list: z.array(quiz), page: z.int(), total: z.int() }),
})

export const quizDraft = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/drafts/:id',
  summary: 'A quiz in any state, for its author and for admins',
  params: z.object({ id }),
  data: detail,
})
