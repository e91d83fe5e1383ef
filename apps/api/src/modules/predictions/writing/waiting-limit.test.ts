import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { quizLimits } from '@mofu/domain/quiz-rules'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { insertQuizRows, wallets } from '../quiz-rows.fixture.ts'
import { createQuiz } from './create-quiz.ts'
import { editQuiz } from './edit-quiz.ts'
import { countWaiting } from './store.ts'

const mediaUrl = 'https://media.example'
const { author } = wallets

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'waiting')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'waiting', max: 8 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const form = (topic: string) => ({
  topic,
  content: 'content',
  options: { a: 'Yes', b: 'No' },
  criteria: 'criteria',
  source: 'source',
  fallback: 'fallback',
  timeZone: 'UTC',
  closeBetsAt: 2_000,
  drawAt: 3_000,
  coin: zeroAddress,
  unitAmount: '1',
  lockPrice: '0',
  image: `${mediaUrl}/f/${'a'.repeat(64)}`,
})

test('an author has no more quizzes under review than the limit, also if many are sent at once or again', async () => {
  const sent = Array.from({ length: quizLimits.waiting + 8 }, (_, index) =>
    createQuiz({ db, mediaUrl }, { author, chainId: 5, form: form(`Quiz ${index}`), time: 1_000 }),
  )
  const ends = await Promise.allSettled(sent)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(quizLimits.waiting)
  const { id } = await insertQuizRows(db, 900, {
    quiz: { state: 'rejected', approvedAt: null, dossier: 'other' },
  })
  const again = { id, version: 1, author, form: form('Again'), time: 1_000 }
  await expect(editQuiz({ db, mediaUrl }, again)).rejects.toMatchObject({ code: 'predictions.waiting_many' })
  expect(await countWaiting(db, author)).toBe(quizLimits.waiting)
})
