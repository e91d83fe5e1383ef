import { merkleLevels, merklePath, merkleRoot } from '@mofu/domain/merkle-tree'
import { joinAsNew } from '@mofu/testkit/referrals'
import { createClient } from '@mofu/wire/client'
import { ownStatement, referralStatements } from '@mofu/wire/referrals/statements'
import pg from 'pg'
import { expect, inject, test } from 'vitest'

import { sha256 } from './sha256.ts'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })

const { chainId } = stack
/** Long before the chain: no sale of another test is in it. */
const month = '2001-01'
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('everyone reads the roots; a referrer reads the own lines with their paths, page by page, and nobody else’s', async () => {
  const [referrer, other] = [await joinAsNew(stack), await joinAsNew(stack)]
  const lines = ['own 1', 'other 1', 'own 2', 'own 3']
  const levels = merkleLevels(sha256, lines)
  const root = hex(merkleRoot(sha256, levels))
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query(
    'insert into app.referral_statement (chain_id, month, size, root) values ($1, $2, $3, $4)',
    [chainId, month, lines.length, root],
  )
  for (const [place, line] of lines.entries()) {
    await client.query(
      `insert into app.referral_entry (chain_id, month, place, record, inviter_id, line)
       select $1, $2, $3, $4, id, $4 from app.account where address = $5`,
      [chainId, month, place, line, line.startsWith('own') ? referrer.wallet : other.wallet],
    )
  }
  await client.end()

  const published = { month, root, size: 4, closedAt: expect.any(String) }
  expect((await call(referralStatements, { query: { chainId } })).data.list).toContainEqual(published)
  const lineAt = (place: number) => ({ place, line: lines[place], path: merklePath(levels, place).map(hex) })
  const page = async (query: object, as: typeof referrer.as) =>
    (await call(ownStatement, { params: { month }, query: { chainId, ...query } }, as)).data
  expect(await page({}, referrer.as)).toEqual({ ...published, lines: [0, 2, 3].map(lineAt), next: null })
  const first = await page({ pageSize: 2 }, referrer.as)
  expect(first).toEqual({ ...published, lines: [0, 2].map(lineAt), next: 2 })
  expect((await page({ pageSize: 2, after: 2 }, referrer.as)).lines).toEqual([lineAt(3)])
  expect((await page({}, other.as)).lines).toEqual([lineAt(1)])

  const unknown = call(ownStatement, { params: { month: '2000-12' }, query: { chainId } }, referrer.as)
  await expect(unknown).rejects.toMatchObject({
    status: 404,
    failure: { error: 'referrals.statement_not_found' },
  })
  const visitor = call(ownStatement, { params: { month }, query: { chainId } })
  await expect(visitor).rejects.toMatchObject({ status: 401 })
})
