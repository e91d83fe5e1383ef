import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool } from './connect.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { refillTerms } from './search-triggers.ts'

const names = `0x${'7'.repeat(40)}`
let fresh: FreshDatabase
let pool: ReturnType<typeof connectPool>

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  pool = connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 1 })
  for (const [id, name] of [
    ['a', 'Velvet Foxes'],
    ['b', 'ゆめの雲'],
    [`1-${names}`, 'Mofu Names'],
  ]) {
    await pool.query(
      `insert into app.collection (id, chain_id, contract, name, symbol, owner, creator, is_open, max_mint, created_at, updated_block)
       values ($1, 1, $1, $2, $1, 'o', 'o', true, 0, 0, 0)`,
      [id, name],
    )
  }
})

afterAll(async () => {
  await pool.end()
  await fresh.drop()
})

async function rowsOf(statement: string): Promise<Record<string, unknown>[]> {
  return (await pool.query<Record<string, unknown>>(statement)).rows
}

const terms = () =>
  rowsOf(
    `select kind, chain_id, term, subject, count from app.search_term where count <> 0 order by 1, 2, 3, 4`,
  )
const tokens = () =>
  rowsOf(`select t.subject, t.term, n.mint_order from app.nft_term n join app.search_term t on t.id = n.term_id
    order by 1, 2, 3`)

async function insertToken(id: number, collection: string, title: string): Promise<void> {
  await pool.query(
    `insert into app.nft (id, chain_id, collection_id, contract, token_id, owner, creator, token_uri, royalty, mint_order,
       minted_block, minted_at, updated_block, title)
     values ($1, 1, $2, 'x', $3, 'o', 'o', 'u', 0, $4, 0, 0, 0, $5)`,
    [`n${id}`, collection, id, id, title],
  )
}

test.each([
  ['Velvet  Fox #0012', ['fox', 'velvet fox']],
  ['ＦＯＸ・きつね', ['fox きつね', 'きつね', 'つね', 'ね']],
  ['カレー猫', ['かれー猫', 'れー猫', 'ー猫', '猫']],
  ['佐々木 no.7', ['7', 'no 7', '々木 no 7', '佐々木 no 7', '木 no 7']],
  ['', []],
  ["'); drop table app.nft; --", ['app nft', 'drop table app nft', 'nft', 'table app nft']],
  ['%_\\', []],
])('the terms of "%s" begin at each of its words', async (title, expected) => {
  const [row] = await rowsOf(`select app.search_terms($t$${title}$t$) as terms`)
  expect(new Set(row?.['terms'] as string[])).toEqual(new Set(expected))
})

test('the terms match any change of tokens, collections and shops exactly', async () => {
  const titles = ['Velvet Fox', 'Velvet Otter #7', '雲の猫', '雲の犬 #12', '', 'velvet velvet']
  for (let id = 1; id <= 60; id++) await insertToken(id, 'ab'[id % 2] ?? '', titles[id % 6] ?? '')
  await pool.query(`update app.nft set title = 'Paper ' || title where mint_order % 4 = 0`)
  await pool.query(`update app.nft set owner = 'p' where mint_order % 3 = 0`)
  await pool.query(`update app.nft set collection_id = 'a' where mint_order % 10 = 1`)
  await pool.query(`update app.nft set mint_order = mint_order + 1000 where mint_order % 7 = 0`)
  await pool.query(`delete from app.nft where mint_order % 5 = 0`)
  await pool.query(`update app.collection set name = 'Linen Foxes', nft_count = 3 where id = 'a'`)
  const [shop] = await rowsOf(`insert into app.shop (name, email, country, payout_address)
    values ('Otter Goods', 'o@mofu.example', 'TW', '0x${'d'.repeat(40)}') returning id`)
  await pool.query(`update app.shop set name = 'Otter and Fox' where id = $1`, [shop?.['id']])
  const [byTriggers, tokensByTriggers] = [await terms(), await tokens()]
  const owner = connectPool(fresh.url, { name: 'test', max: 1 })
  await owner.query(refillTerms)
  await owner.end()
  expect(byTriggers).toEqual(await terms())
  expect(tokensByTriggers).toEqual(await tokens())
  expect(byTriggers.filter(({ kind }) => kind !== 'nft').map(({ term }) => term)).toContain('otter and fox')
  expect(tokensByTriggers.length).toBeGreaterThan(50)
})

test('the tokens of the names’ contract have no terms, whichever comes first', async () => {
  await insertToken(500, `1-${names}`, 'early.pet')
  await pool.query(`insert into app.name_settings (id, chain_id, contract, is_paused, fee_recipient, coin, three, four, longer,
    updated_block) values ('1', 1, '${names}', false, 'x', 'x', 0, 0, 0, 0)`)
  await insertToken(501, `1-${names}`, 'later.pet')
  await pool.query(`update app.nft set title = 'other.pet' where id = 'n500'`)
  await pool.query(`delete from app.nft where id = 'n501'`)
  expect(await rowsOf(`select from app.search_term where kind = 'nft' and subject = '1-${names}'`)).toEqual(
    [],
  )
})
