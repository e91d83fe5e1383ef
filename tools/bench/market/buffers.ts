import { connectPool, database } from '@mofu/db/connect'
import type pg from 'pg'

import { collectionStore } from '../../../apps/api/src/modules/collections/store.ts'
import { nftListStore } from '../../../apps/api/src/modules/market/list/store.ts'
import { marketStore } from '../../../apps/api/src/modules/market/store.ts'
import { addressOf, CHAIN_ID, collectionKey, nftKey, NOW, OWN_COIN, ownerOf, type Scale } from './shape.ts'

export type Statement = { text: string; values: unknown[] }
export type Plan = { query: string; blocks: number; ms: number; plan: string }

const PAGE = 25

/** Every query behind a page of a list, with the blocks the server reads for it: first pages and pages far in. */
export async function readPlans(url: string, scale: Scale): Promise<Plan[]> {
  const pool = connectPool(url, { name: 'mofu-bench', max: 2 })
  const seen: Statement[] = []
  const plans: Plan[] = []
  try {
    const db = database(listening(pool, seen))
    const [nfts, collections, market] = [nftListStore(db), collectionStore(db), marketStore(db)]
    const all = { chainId: CHAIN_ID, now: NOW, isHidden: false, isListed: false, traits: [], search: '' }
    const listed = { ...all, isListed: true, coin: OWN_COIN }
    // Neither the largest nor the smallest.
    const collection = addressOf(1_000_000_000 + Math.floor(scale.collections / 3))
    const id = `${CHAIN_ID}-${collection}`
    const middle = { by: 5n * 10n ** 18n, mintOrder: Math.floor(scale.nfts / 2) }
    const species = [{ type: 'species', value: 'species-3' }]
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      'newest, first page': () => nfts.page(all, 'newest', undefined, PAGE),
      'newest, in the middle': () => nfts.page(all, 'newest', middle, PAGE),
      'oldest, in the middle': () => nfts.page(all, 'oldest', middle, PAGE),
      'of a collection, newest': () => nfts.page({ ...all, collection }, 'newest', undefined, PAGE),
      'of a collection, in the middle': () => nfts.page({ ...all, collection }, 'newest', middle, PAGE),
      'lowest price, first page': () => nfts.page(listed, 'price_low', undefined, PAGE),
      'lowest price, in the middle': () => nfts.page(listed, 'price_low', middle, PAGE),
      'highest price, in the middle': () => nfts.page(listed, 'price_high', middle, PAGE),
      'lowest price of a collection': () =>
        nfts.page({ ...listed, collection }, 'price_low', undefined, PAGE),
      'newly listed': () => nfts.page({ ...all, isListed: true }, 'listed', undefined, PAGE),
      'one trait of a collection': () =>
        nfts.page({ ...all, collection, traits: species }, 'newest', undefined, PAGE),
      'one trait by price': () =>
        nfts.page({ ...listed, collection, traits: species }, 'price_low', undefined, PAGE),
      'of an owner': () => nfts.page({ ...all, owner: ownerOf(1, scale) }, 'newest', undefined, PAGE),
      'search, Latin': () => nfts.page({ ...all, search: 'velvet fox' }, 'newest', undefined, PAGE),
      'search, Latin, one of them': () => nfts.page({ ...all, search: '#4321' }, 'newest', undefined, PAGE),
      'search, CJK, two letters': () => nfts.page({ ...all, search: '雲朵' }, 'newest', undefined, PAGE),
      'search, CJK, three letters': () => nfts.page({ ...all, search: '夕焼け' }, 'newest', undefined, PAGE),
      'one token': () => market.find(nftKey(77, scale)),
      'events of a token': () => market.activityOf(nftKey(77, scale), 50),
      'events of a collection': () => collections.eventsOf(id, undefined, 51),
      'events of a collection, further on': () =>
        collections.eventsOf(id, { block: 5_000_000, logIndex: 0 }, 51),
      'one collection': () => collections.one(collectionKey(Math.floor(scale.collections / 3)), NOW),
      'holders of a collection': () => collections.holdersOf(id, 100),
    }
    for (const [query, ask] of Object.entries(asked)) {
      // Asked once before, so that what is cold or being planned does not count.
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

/** Runs the statements of one query again, to be explained. */
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

/** Writes down what is asked through a pool. */
export function listening(pool: pg.Pool, seen: Statement[]): pg.Pool {
  const query = pool.query.bind(pool) as (config: { text: string }, values?: unknown[]) => unknown
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: (config: { text: string }, values: unknown[] = []) => {
      seen.push({ text: config.text, values })
      return query(config, values)
    },
  })
}
