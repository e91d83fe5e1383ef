import * as collections from '@mofu/db/chain/collections'
import * as launchpad from '@mofu/db/chain/collections/launchpad'
import * as market from '@mofu/db/chain/market'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type pg from 'pg'

import { addressOf, CHAIN_ID } from '../market/shape.ts'
import {
  COLLECTIONS,
  contractOf,
  FINAL_BLOCK,
  LAST_BLOCK,
  MARKET_SALES,
  type Purchase,
  PURCHASES,
  purchaseOf,
  type Sale,
  saleOf,
  START,
  tokensOf,
} from './shape.ts'

const ROWS_AT_ONCE = 5_000
const BLOCKS_AT_ONCE = 35_000

/** What the chain says: the lines that every report is recomputed from. */
export type Season = { sales: Sale[]; purchases: Purchase[] }

/** The engine's tables, as it makes them: here they stand where its views would be. */
export async function makeChainTables(client: pg.Client): Promise<void> {
  const tables = [...Object.values(collections), ...Object.values(launchpad), ...Object.values(market)]
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table)).map(
      (column) => `"${column.name}" ${column.getSQLType()}${column.primary ? ' primary key' : ''}`,
    )
    await client.query(`create table chain."${getTableName(table)}" (${columns.join(', ')})`)
  }
  await client.query(`
    create index on chain.nft (chain_id, updated_block); create index on chain.nft (collection);
    create index on chain.sale (chain_id, block); create index on chain.sale (nft_id, block);
    create index on chain.sale (tx_hash); create index on chain.mint_purchase (chain_id, updated_block);
    grant select on all tables in schema chain to mofu_app`)
}

/** Writes the season part by part, each of which is projected before the next one comes. */
export async function writeSeason(
  client: pg.Client,
  project: (after: number) => Promise<void>,
): Promise<Season> {
  await insert(
    client,
    'collection',
    Array.from({ length: COLLECTIONS }, (_, index) => ({
      id: `${CHAIN_ID}-${contractOf(index)}`,
      chain_id: CHAIN_ID,
      address: contractOf(index),
      owner: addressOf(7_000_000 + index),
      creator: addressOf(7_000_000 + index),
      name: `=Season, "${index}"`,
      symbol: 'S',
      max_mint: '0',
      is_open: true,
      epoch: 0,
      created_block: 1,
      created_at: START,
      updated_block: 1,
    })),
  )
  const purchases = Array.from({ length: PURCHASES }, (_, index) => purchaseOf(index))
  const sales = Array.from({ length: MARKET_SALES }, (_, index) => saleOf(index))
  for (let after = 0; after < LAST_BLOCK; after += BLOCKS_AT_ONCE) {
    const isNow = (block: number) => block > after && block <= after + BLOCKS_AT_ONCE
    const bought = purchases.flatMap((purchase, index) =>
      isNow(purchase.updated_block) ? [{ purchase, index }] : [],
    )
    await insert(
      client,
      'nft',
      bought.flatMap(({ index }) => tokensOf(index)),
    )
    await insert(
      client,
      'mint_purchase',
      bought.map(({ purchase }) => purchase),
    )
    await insert(
      client,
      'sale',
      sales.filter(({ block }) => isNow(block)),
    )
    await project(after)
    if (after < 3 * BLOCKS_AT_ONCE) await client.query('analyze')
  }
  await client.query('analyze')
  return { sales, purchases }
}

/**
 * A reorganization after the last final block, as the engine's undo log leaves it: one in three sales and purchases is
 * gone, one in three has another buyer and price, the rest is brought back as it was.
 */
export async function reorganize(client: pg.Client, season: Season): Promise<Season> {
  await client.query('delete from chain.sale where block > $1', [FINAL_BLOCK])
  await client.query('delete from chain.mint_purchase where updated_block > $1', [FINAL_BLOCK])
  const again = <Row>(rows: Row[], isFinal: (row: Row) => boolean, other: (place: number) => Row) =>
    rows.flatMap((row, place) => {
      if (isFinal(row)) return [row]
      if (place % 3 === 0) return []
      return [place % 3 === 1 ? other(place) : row]
    })
  const changed = {
    sales: again(
      season.sales,
      ({ block }) => block <= FINAL_BLOCK,
      (place) => saleOf(place, 1),
    ),
    purchases: again(
      season.purchases,
      ({ updated_block: block }) => block <= FINAL_BLOCK,
      (place) => purchaseOf(place, 1),
    ),
  }
  await insert(
    client,
    'sale',
    changed.sales.filter(({ block }) => block > FINAL_BLOCK),
  )
  await insert(
    client,
    'mint_purchase',
    changed.purchases.filter(({ updated_block: block }) => block > FINAL_BLOCK),
  )
  return changed
}

export async function insert(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const name = table.includes('.') ? table : `chain.${table}`
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await client.query(
      `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))],
    )
  }
}
