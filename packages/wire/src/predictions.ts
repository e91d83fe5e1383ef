import { limits } from '@mofu/domain/limits'
import { quizLimits } from '@mofu/domain/quiz-rules'
import { quizPhases, quizSides, quizStates } from '@mofu/domain/quiz-state'
import * as z from 'zod/mini'

import { detail, form, quiz, quizId as id, quizText as text } from './predictions/quiz.ts'
import { route } from './route.ts'
import { address, count } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const side = z.enum(quizSides)
const version = count(1, 2_147_483_647)
/** SPEC sends the sender's address along. It decides nothing: the session does. */
const sentAddress = z.optional(z.string().check(z.maxLength(64)))

export const predictionList = route({
  service: 'mall',
  method: 'POST',
  path: '/Prediction/List',
  summary: 'Approved and closed quizzes, newest first; of one state or phase if named',
  body: z.object({
    page: z._default(count(1, limits.pageNumberMost), 1),
    pageSize: z._default(count(1, limits.predictionPageMost), limits.predictionPage),
    /** `new` and `rejected` ones are not public: authors use `myQuizzes`, admins `quizzesToReview`. */
    state: z.optional(z.enum(quizStates)),
    phase: z.optional(z.enum(quizPhases)),
    chainId,
  }),
  data: z.object({ list: z.array(quiz), page: z.int(), pageSize: z.int(), total: z.int() }),
})

export const predictionDetail = route({
  service: 'mall',
  method: 'GET',
  path: '/Prediction/Detail',
  summary: 'An approved or closed quiz with its dossier, results and objections, and the bet of an account',
  query: z.object({ id, account: z.optional(address) }),
  data: detail,
})

export const newPrediction = route({
  service: 'mall',
  method: 'POST',
  path: '/Prediction/New',
  summary: 'Submit a quiz for review',
  body: z.object({ prediction: form, address: sentAddress, chainId }),
  data: z.object({ id: z.int(), state: z.literal('new'), version: z.int(), dossier: z.string() }),
})

export const approvePrediction = route({
  service: 'mall',
  method: 'POST',
  path: '/Prediction/Approve',
  summary: 'Approve a quiz, or reject it with a reason; for admins who have no part in it',
  body: z.object({
    id,
    address: sentAddress,
    isApproved: z.boolean(),
    /** Needed to reject. */
    reason: z._default(text(quizLimits.reason), ''),
    /** The version that was read: a quiz that has changed since is not reviewed. */
    version: z.optional(version),
  }),
  data: z.object({ id: z.int(), state: z.enum(quizStates), version: z.int() }),
})

export const updatePrediction = route({
  service: 'mall',
  method: 'POST',
  path: '/Prediction/Update',
  summary: 'Change one’s own quiz before it is approved; a rejected one is submitted again with it',
  body: z.object({ prediction: z.extend(form, { id, version }), address: sentAddress }),
  data: z.object({ id: z.int(), state: z.literal('new'), version: z.int(), dossier: z.string() }),
})

export const setPredictionResult = route({
  service: 'mall',
  method: 'POST',
  path: '/Prediction/SetResult',
  summary: 'Announce the result with its evidence, before it is set on chain; for operators without a bet',
  body: z.object({
    id,
    address: sentAddress,
    result: side,
    /** What shows the result; without it, the source that the dossier names. */
    evidence: z.optional(text(quizLimits.evidence)),
  }),
  data: z.object({ id: z.int(), result: side, evidence: z.string() }),
})

export const predictionSettings = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/settings',
  summary:
    'The fee, the coins and the accounts that operate predictions, as on chain; null before it is indexed',
  query: z.object({ chainId }),
  data: z.object({
    settings: z.nullable(
      z.object({
        contract: z.string(),
        isPaused: z.boolean(),
        /** Of rounds that are started from now on, in basis points of the losing side. */
        feeRate: z.int(),
        feeRateCap: z.int(),
        /** SPEC's treasury. */
        treasury: z.string(),
        resultWindow: z.int(),
        disputeWindow: z.int(),
        coins: z.array(z.object({ coin: z.string(), symbol: z.string(), decimals: z.int() })),
        operators: z.array(z.string()),
        admins: z.array(z.string()),
      }),
    ),
  }),
})
