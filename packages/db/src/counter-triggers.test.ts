import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { connectPool } from './connect.ts'
import { refill } from './counter-triggers.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

type Row = Record<string, unknown>

let fresh: FreshDatabase
let pool: ReturnType<typeof connectPool>

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'))
  pool = connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 1 })
  for (const id of ['a', 'b', 'c']) {
    await pool.query(
      `insert into app.collection (id, chain_id, contract, name, symbol, owner, creator, is_open, max_mint, created_at, updated_block)
       values ($1, 1, $1, $1, $1, 'o', 'o', true, 0, 0, 0)`,
      [id],
    )
  }
})

afterAll(async () => {
  await pool.end()
  await fresh.drop()
})

/** The same seed for every run, so that a failure can be reproduced. */
function seededRandom(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

async function rowsOf(statement: string): Promise<Row[]> {
  return (await pool.query<Row>(statement)).rows
}

async function countedRows(): Promise<Row[][]> {
  return [
    await rowsOf('select collection_id, owner, count from app.holder order by 1, 2'),
    await rowsOf('select id, holder_count from app.collection order by 1'),
    await rowsOf('select collection_id, type, value, count from app.trait where count <> 0 order by 1, 2, 3'),
    await rowsOf(
      'select t.collection_id, t.type, t.value, n.mint_order from app.nft_trait n join app.trait t on t.id = n.trait_id order by 1, 2, 3, 4',
    ),
    await rowsOf(
      'select collection_id, coin, listed, sales, volume from app.collection_coin where (listed, sales) <> (0, 0) order by 1, 2',
    ),
    await rowsOf(
      'select collection_id, day, kind, coin, count, volume from app.collection_day where count <> 0 order by 1, 2, 3, 4',
    ),
  ]
}

async function refilled(): Promise<Row[][]> {
  const owner = connectPool(fresh.url, { name: 'test', max: 1 })
  await owner.query(refill)
  await owner.end()
  return countedRows()
}

test('holders, traits and listings match any change of tokens exactly', async () => {
  const roll = seededRandom(7)
  const traits = () =>
    JSON.stringify(
      ['coat', 'eyes'].flatMap((type) =>
        roll(4) === 0 ? [] : [{ type, value: `v${roll(3)}`, perTenThousand: null }],
      ),
    )
  let next = 0
  for (let step = 0; step < 150; step++) {
    const what = roll(5)
    if (what === 0 || next < 10) {
      const values = Array.from({ length: 1 + roll(8) }, () => {
        next++
        return `('n${next}', 1, '${'abc'[roll(3)]}', 'x', ${next}, 'p${roll(5)}', 'o', 'u', 0, ${next}, 0, 0, 0, '${traits()}')`
      })
      await pool.query(
        `insert into app.nft (id, chain_id, collection_id, contract, token_id, owner, creator, token_uri, royalty, mint_order,
           minted_block, minted_at, updated_block, traits) values ${values.join(', ')}`,
      )
    } else if (what === 1) {
      await pool.query(`delete from app.nft where token_id % 7 = ${roll(7)} and owner = 'p${roll(5)}'`)
    } else if (what === 2) {
      await pool.query(`update app.nft set owner = 'p${roll(5)}' where token_id % 5 = ${roll(5)}`)
    } else if (what === 3) {
      const ask =
        roll(3) === 0 ? 'price = null, coin = null' : `price = ${roll(100)}, coin = 'coin${roll(2)}'`
      await pool.query(`update app.nft set ${ask} where token_id % 4 = ${roll(4)}`)
    } else {
      // New metadata for some, and a reorg that changed their order.
      await pool.query(
        `update app.nft set traits = '${traits()}', mint_order = mint_order + 1000000 where token_id % 6 = ${roll(6)}`,
      )
    }
  }
  const counted = await countedRows()
  expect(counted[0]?.length).toBeGreaterThan(5)
  expect(counted[3]?.length).toBeGreaterThan(20)
  expect(counted[4]?.length).toBeGreaterThanOrEqual(3)
  expect(counted).toEqual(await refilled())
})

test('sales and daily figures match the events, including reorged ones', async () => {
  const roll = seededRandom(11)
  let next = 0
  for (let step = 0; step < 100; step++) {
    const what = roll(3)
    if (what < 2) {
      const values = Array.from({ length: 1 + roll(6) }, () => {
        next++
        const kind = ['mint', 'transfer', 'sale', 'sale', 'list'][roll(5)]
        const money = kind === 'sale' || kind === 'list' ? `${roll(1_000)}, 'coin${roll(2)}'` : 'null, null'
        return `('e${next}', 1, 'n', '${'abc'[roll(3)]}', '${kind}', 'f', 't', ${next}, ${roll(5) * 86_400}, 'x', 0, ${money})`
      })
      await pool.query(
        `insert into app.activity (id, chain_id, nft_id, collection_id, kind, "from", "to", block, at, tx_hash, log_index, price, coin)
         values ${values.join(', ')}`,
      )
    } else if (roll(2) === 0) {
      await pool.query(`delete from app.activity where block > ${next - roll(8)}`)
    } else {
      await pool.query(`update app.activity set price = price + 1 where block % 9 = ${roll(9)}`)
    }
  }
  const counted = await countedRows()
  expect(counted[5]?.length).toBeGreaterThan(20)
  expect(counted).toEqual(await refilled())
})
