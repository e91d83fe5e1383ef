import { predictionRole } from '@mofu/db/app/predictions'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { insertAccount, insertQuizRows, wallets } from '../quiz-rows.fixture.ts'
import { announceResult } from './announce-result.ts'
import { objectToResult } from './object-to-result.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'announce')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'announce', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

async function callerOf(address: string, walletChainId: number) {
  const accountId = await insertAccount(db, address, walletChainId)
  return { accountId, sessionId: '', scope: 'web3', address, email: null, roles: [] } as const
}

test('a contract wallet of another chain is not the operator or the bettor with the same address', async () => {
  const address = `0x${'d'.repeat(40)}`
  const role = { id: `5-operator-${address}`, role: 'operator', account: address, isGranted: true } as const
  await db.insert(predictionRole).values({ ...role, chainId: 5, updatedBlock: 1 })
  const { id } = await insertQuizRows(db, 1, {})
  const announcement = { id, result: 'a', evidence: 'seen', time: 5_000 } as const
  await expect(announceResult(db, await callerOf(address, 7), announcement)).rejects.toMatchObject({
    code: 'predictions.not_operator',
  })
  const round = { result: 'a', finalTimestamp: 90_000, resultTx: '0x3', resultAt: 3_600 } as const
  const decided = await insertQuizRows(db, 2, { round })
  const objection = { id: decided.id, reason: 'No', time: 5_000 }
  await expect(objectToResult(db, await callerOf(wallets.bettor, 7), objection)).rejects.toMatchObject({
    code: 'predictions.not_bettor',
  })
})
