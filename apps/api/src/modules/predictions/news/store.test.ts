import { predictionEvent } from '@mofu/db/app/predictions'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { insertAccount, insertQuizRows, wallets } from '../quiz-rows.fixture.ts'
import { listDueNews } from './store.ts'

const DAY = 86_400
const now = 1_000 + 4 * DAY

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'quiznews')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'quiznews', max: 2 }))
  await insertAccount(db, wallets.bettor)
  const reached = { block: 9, blockTime: now, finalizedBlock: 1, projectedAt: 0 }
  await db.insert(projection).values({ chainId: 5, deployment: 'x', checkpoint: '0', ...reached })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

/** A round whose bets have been locked for days, cancelled at a time. */
async function cancelledAt(number: number, at: number): Promise<number> {
  const { id, roundId } = await insertQuizRows(db, number, { round: { isCancelled: true } })
  const event = { kind: 'cancelled', eventOrder: number, at, txHash: '0x4', updatedBlock: 8 } as const
  await db.insert(predictionEvent).values({ id: `5-8-${number}`, chainId: 5, roundId, ...event })
  return id
}

test('a refund is told when the round is cancelled, also days after the bets were locked; an old one is not', async () => {
  const late = await cancelledAt(1, now - 60)
  await cancelledAt(2, now - 2 * DAY)
  const due = await db.transaction((tx) => listDueNews(tx, 5))
  expect(due.map(({ quiz_id, news }) => [quiz_id, news])).toEqual([[late, 'refund']])
})
