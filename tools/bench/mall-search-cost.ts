import { connectPool, database } from '@mofu/db/connect'
import pg from 'pg'

import { searchProducts } from '../../apps/api/src/modules/mall/catalogue/search/search-products.ts'
import { throughput } from './market/hammer.ts'

const CLIENTS = 8
const SECONDS = 6

type Statement = { text: string; values: unknown[] }
type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** How many blocks the statements of a search read, on average. */
export async function blocksPerSearch(url: string, keywords: readonly string[]): Promise<number> {
  const recorded = await record(url, keywords)
  const pool = connectPool(url, { role: 'mofu_app', name: 'bench', max: 1 })
  let blocks = 0
  for (const { text, values } of recorded.flat()) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error(`no plan of ${text}`)
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  await pool.end()
  return blocks / keywords.length
}

/** Searches per second, compared with a loop that sends the same statements by the driver alone and drops the rows. */
export async function againstBareDriver(url: string, keywords: readonly string[]): Promise<number> {
  const recorded = await record(url, keywords)
  const own = connectPool(url, { role: 'mofu_app', name: 'bench', max: CLIENTS })
  const bare = new pg.Pool({ connectionString: url, max: CLIENTS })
  const db = database(own)
  const search = (seed: number) => searchProducts(db, searchFor(keywords[seed % keywords.length] ?? ''))
  const send = async (seed: number) => {
    for (const statement of recorded[seed % recorded.length] ?? []) await bare.query(statement)
  }
  try {
    const rates: [number, number] = [0, 0]
    // Warmed up, and alternating, so that both see the same load of the machine.
    for (const seconds of [1, SECONDS, SECONDS]) {
      const ours = await throughput(search, { clients: CLIENTS, seconds })
      const theirs = await throughput(send, { clients: CLIENTS, seconds })
      if (seconds === SECONDS) {
        rates[0] += ours
        rates[1] += theirs
      }
    }
    console.log(`searches ${Math.round(rates[0] / 2)}/s; bare driver ${Math.round(rates[1] / 2)}/s`)
    return rates[0] / rates[1]
  } finally {
    await Promise.all([own.end(), bare.end()])
  }
}

/** The statements of each search, in order. */
async function record(url: string, keywords: readonly string[]): Promise<Statement[][]> {
  const pool = connectPool(url, { role: 'mofu_app', name: 'bench', max: 1 })
  let statements: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const recording = (first: Statement, values: unknown[], ...rest: unknown[]): unknown => {
    statements.push({ text: first.text, values })
    return query(first, values, ...rest)
  }
  pool.query = recording as typeof pool.query
  const recorded: Statement[][] = []
  for (const keyword of keywords) {
    statements = []
    await searchProducts(database(pool), searchFor(keyword))
    recorded.push(statements)
  }
  await pool.end()
  if (recorded.some((each) => each.length === 0)) throw new Error('a search without statements')
  return recorded
}

function searchFor(keyword: string) {
  return {
    keyword,
    categoryId: 0,
    shopId: undefined,
    priceFrom: undefined,
    priceTo: undefined,
    isInStock: false,
    order: { by: 'popular', isDescending: true },
    page: 1,
    pageSize: 20,
    cursor: undefined,
  } as const
}
