import { languages } from '@mofu/domain/languages'
import { HOT_QUIZZES } from '@mofu/domain/quiz-home'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count } from '../values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const title = z.partialRecord(z.enum(languages), z.string().check(z.trim(), z.maxLength(160)))
const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** SPEC §2: a banner, and four hot entries. */
const content = z.object({
  banner: z.nullable(z.object({ src: url, srcMobile: z.nullable(url), link: url, title })),
  hot: z.array(z.object({ src: url, link: url, title })).check(z.maxLength(HOT_QUIZZES)),
})
export type QuizHomeContent = z.output<typeof content>

export const quizHome = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/home',
  summary:
    'The banner and the four hot entries of the quiz home; without a choice, the open quizzes with most bets',
  query: z.object({ chainId }),
  data: content,
})

export const quizHomeContent = route({
  service: 'app',
  method: 'GET',
  path: '/predictions/home/content',
  summary: 'The configured content of the quiz home, for editing',
  query: z.object({ chainId }),
  data: z.object({
    content,
    /** Sent back with a change, so that two admins do not overwrite each other. */
    version: z.int(),
    updatedAt: z.nullable(z.string()),
    updatedBy: z.nullable(z.string()),
  }),
})

export const writeQuizHome = route({
  service: 'app',
  method: 'POST',
  path: '/predictions/home/content',
  summary: 'Configure the quiz home, with a reason',
  body: z.object({
    chainId,
    version: z.int().check(z.gte(0)),
    content,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  data: z.object({ version: z.int() }),
})
