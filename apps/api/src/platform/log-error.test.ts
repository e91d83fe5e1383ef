import { connectPool, database } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'

import { logError } from './log-error.ts'

const secrets = [
  'hana@mofu.example',
  '+81312345678',
  '$argon2id$v=19$m=19456$c2FsdA$aGFzaA',
  '東京都千代田区',
]

test('a failed query is logged by its SQLSTATE and its statement, without parameters', async () => {
  const pool = connectPool(inject('databaseServer'), { name: 'test', max: 1 })
  const db = database(pool)
  const failed = db.execute(
    sql`insert into app.nowhere values (${secrets[0]}, ${secrets[1]}, ${secrets[2]}, ${secrets[3]})`,
  )
  const error: unknown = await failed.catch((reason: unknown) => reason)
  const direct: unknown = await pool.query('select $1::uuid', [secrets[0]]).catch((reason: unknown) => reason)
  await pool.end()
  const logged = JSON.stringify([logError(error), logError(direct)])
  expect(logError(error)).toMatchObject({ statement: 'insert app.nowhere', cause: { code: '42P01' } })
  expect(logError(direct)).toMatchObject({ code: '22P02' })
  for (const secret of secrets) expect(logged).not.toContain(secret)
})

test('other errors keep their message, without addresses, tokens and keys', () => {
  const message =
    'no answer from https://rpc.example/v2/s3cr3t for 0x00000000000000000000000000000000000000aa, told hana@mofu.example'
  const logged = JSON.stringify(logError(new Error('outer', { cause: new TypeError(message) })))
  expect(logged).toContain('no answer from https://[redacted] for [hex]')
  for (const secret of ['s3cr3t', '00aa', 'hana@']) expect(logged).not.toContain(secret)
})

test('a body that is not JSON is not repeated', () => {
  const error: unknown = (() => {
    try {
      return JSON.parse('{"password": nine quiet foxes')
    } catch (reason) {
      return reason
    }
  })()
  expect(JSON.stringify(logError(error))).not.toContain('nine')
})
