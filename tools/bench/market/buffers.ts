import { connectPool, database } from '@mofu/db/connect'
import type pg from 'pg'

import {
  findCollection,
  listActivity,
  listTopHolders,
} from '../../../apps/api/src/modules/collections/store.ts'
import { listNftsAfter } from '../../../apps/api/src/modules/market/list/store.ts'
import { findNft, listActivityOfNft } from '../../../apps/api/src/modules/market/store.ts'
import { addressOf, CHAIN_ID, collectionKey, nftKey, NOW, OWN_COIN, ownerOf, type Scale } from './shape.ts'

export type Statement = { text: string; values: unknown[] }
export type Plan = { query: string; blocks: number; ms: number; plan: string }

const PAGE = 25

/** Every query behind a page of a list, with the buffers the server reads for it: first pages and deep pages. */
export async function readPlans(url: string, scale: Scale): Promise<Plan[]> {
  const pool = connectPool(url, { name: 'mofu-bench', max: 2 })
  const seen: Statement[] = []
  const plans: Plan[] = []
  try {
    const db = database(listening(pool, seen))
    const all = { chainId: CHAIN_ID, now: NOW, isHidden: false, isListed: false, traits: [], search: '' }
    const listed = { ...all, isListed: true, coin: OWN_COIN }
    // Neither the largest nor the smallest.
    const collection = addressOf(1_000_000_000 + Math.floor(scale.collections / 3))
    const id = `${CHAIN_ID}-${collection}`
    const middle = { by: 5n * 10n ** 18n, mintOrder: Math.floor(scale.nfts / 2) }
    const species = [{ type: 'species', value: 'species-3' }]
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      'newest, first page': () => listNftsAfter(db, all, 'newest', undefined, PAGE),
      'newest, in the middle': () => listNftsAfter(db, all, 'newest', middle, PAGE),
      'oldest, in the middle': () => listNftsAfter(db, all, 'oldest', middle, PAGE),
      'of a collection, newest': () => listNftsAfter(db, { ...all, collection }, 'newest', undefined, PAGE),
      'of a collection, in the middle': () =>
        listNftsAfter(db, { ...all, collection }, 'newest', middle, PAGE),
      'lowest price, first page': () => listNftsAfter(db, listed, 'price_low', undefined, PAGE),
      'lowest price, in the middle': () => listNftsAfter(db, listed, 'price_low', middle, PAGE),
      'highest price, in the middle': () => listNftsAfter(db, listed, 'price_high', middle, PAGE),
      'lowest price of a collection': () =>
        listNftsAfter(db, { ...listed, collection }, 'price_low', undefined, PAGE),
      'newly listed': () => listNftsAfter(db, { ...all, isListed: true }, 'listed', undefined, PAGE),
      'one trait of a collection': () =>
        listNftsAfter(db, { ...all, collection, traits: species }, 'newest', undefined, PAGE),
      'one trait by price': () =>
        listNftsAfter(db, { ...listed, collection, traits: species }, 'price_low', undefined, PAGE),
      'of an owner': () => listNftsAfter(db, { ...all, owner: ownerOf(1, scale) }, 'newest', undefined, PAGE),
      'search, Latin': () => listNftsAfter(db, { ...all, search: 'velvet fox' }, 'newest', undefined, PAGE),
      'search, Latin, one of them': () =>
        listNftsAfter(db, { ...all, search: '#4321' }, 'newest', undefined, PAGE),
      'search, CJK, two letters': () =>
        listNftsAfter(db, { ...all, search: '雲朵' }, 'newest', undefined, PAGE),
      'search, CJK, three letters': () =>
        listNftsAfter(db, { ...all, search: '夕焼け' }, 'newest', undefined, PAGE),
      'one token': () => findNft(db, nftKey(77, scale)),
      'events of a token': () => listActivityOfNft(db, nftKey(77, scale), 50),
      'events of a collection': () => listActivity(db, id, undefined, 51),
      'events of a collection, further on': () => listActivity(db, id, { block: 5_000_000, logIndex: 0 }, 51),
      'one collection': () => findCollection(db, collectionKey(Math.floor(scale.collections / 3)), NOW),
      'holders of a collection': () => listTopHolders(db, id, 100),
    }
    for (const [query, ask] of Object.entries(asked)) {
      // Executed once before, so that cold reads and planning do not count.
      await ask()
      seen.length = 0
      await ask()
      plans.push(await planOf(pool, query, [...seen]))
    }
  } finally {
    await pool.end()
  }
  return plans
}

/** Runs the statements of one query again, with EXPLAIN. */
async function planOf(pool: pg.Pool, query: string, statements: readonly Statement[]): Promise<Plan> {
  let [blocks, ms, plan] = [0, 0, '']
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const top = rows[0]?.['QUERY PLAN'][0]
    if (!top) throw new Error(`no plan came for ${query}`)
    blocks += top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks']
    ms += top['Execution Time']
    plan += `${nodesOf(top.Plan).join(' > ')}; `
  }
  return { query, blocks, ms, plan }
}

type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}
type Explained = { Plan: PlanNode; 'Execution Time': number }

function nodesOf(node: PlanNode): string[] {
  const name =
    node['Index Name'] === undefined ? node['Node Type'] : `${node['Node Type']} (${node['Index Name']})`
  return [name, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Records the statements sent through a pool. */
export function listening(pool: pg.Pool, seen: Statement[]): pg.Pool {
  const query = pool.query.bind(pool) as (config: { text: string }, values?: unknown[]) => unknown
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: (config: { text: string }, values: unknown[] = []) => {
      seen.push({ text: config.text, values })
      return query(config, values)
    },
  })
}
