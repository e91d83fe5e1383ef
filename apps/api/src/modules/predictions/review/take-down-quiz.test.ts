import { audit } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import type { Caller } from '../../../platform/access.ts'
import { insertAccount, insertQuizRows, wallets } from '../quiz-rows.fixture.ts'
import { objectToResult } from '../results/object-to-result.ts'
import { takeDownQuiz } from './take-down-quiz.ts'

let fresh: FreshDatabase
let db: Database
let admin: Caller & { address: string }

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'takedown')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'takedown', max: 2 }))
  admin = { ...(await callerOf(`0x${'c'.repeat(40)}`, 0)), roles: ['admin'] }
})

async function callerOf(address: string, walletChainId: number): Promise<Caller & { address: string }> {
  const accountId = await insertAccount(db, address, walletChainId)
  return { accountId, sessionId: '', scope: 'web3', address, email: null, roles: [] }
}

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const decided = { result: 'a', finalTimestamp: 90_000, resultTx: '0x3', resultAt: 3_600 } as const

test('a quiz whose result can be disputed is not taken down: its round could no longer be cancelled', async () => {
  const { id } = await insertQuizRows(db, 1, { round: decided })
  await expect(takeDownQuiz(db, admin, { id, reason: 'wrong', time: 5_000 })).rejects.toMatchObject({
    code: 'predictions.state_wrong',
  })
})

test('bettors object to a result that was set after the quiz was taken down', async () => {
  const { id } = await insertQuizRows(db, 2, { quiz: { state: 'closed', reason: 'x' }, round: decided })
  const objection = { id, reason: 'It was cancelled', time: 5_000 }
  const bettor = await callerOf(wallets.bettor, 5)
  await objectToResult(db, bettor, objection)
  await expect(objectToResult(db, bettor, objection)).rejects.toMatchObject({
    code: 'predictions.objected_already',
  })
  await expect(objectToResult(db, bettor, { ...objection, time: 90_000 })).rejects.toMatchObject({
    code: 'predictions.state_wrong',
  })
})

test('an admin who takes down a public quiz is recorded, also if the admin wrote it', async () => {
  const { id } = await insertQuizRows(db, 3, { quiz: { author: admin.address } })
  await takeDownQuiz(db, admin, { id, reason: 'asked twice', time: 5_000 })
  const entries = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, `quiz ${id}`))
  expect(entries).toMatchObject([{ action: 'predictions.take_down', reason: 'asked twice' }])
})
