import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { connectPool, database } from '@mofu/db/connect'
import { freshDatabase } from '@mofu/db/fresh-database'
import { durableServer } from '@mofu/testkit/test-server'

import { type Figure, percentile } from './figure.ts'
import { insertProducts, openShop } from './mall-search-data.ts'
import { atRate, hammer, type Sample } from './market/hammer.ts'
import { cjk, first, loadSearched, second } from './market/load-searched.ts'
import { mixed } from './market/shape.ts'
import { startBenchApi } from './market/start-api.ts'

const RATE = { perSecond: 100, seconds: 20 }
const WARM = { perSecond: 50, seconds: 5 }
const MOST_MS = 100
const CONNECTIONS = 32

/**
 * `pnpm bench search [pets]`: the search of everything over that many pets (default 5,000,000), 2,000 collections,
 * 100,000 names and 100,000 products, in a database of its own that is dropped afterwards.
 */
export async function search(args: readonly string[]): Promise<Figure[]> {
  const pets = Number(args.find((word) => /^\d+$/.test(word)) ?? 5_000_000)
  const server = await durableServer()
  const fresh = await freshDatabase(server.url, 'bench_search')
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const parts: Awaited<ReturnType<typeof startBenchApi>>[] = []
  try {
    const pool = connectPool(fresh.url, { role: 'mofu_app', name: 'bench', max: 2 })
    await insertProducts(fresh.url, await openShop(database(pool)), { from: 0, to: 100_000 })
    await pool.end()
    await loadSearched(fresh.url, { pets, collections: 2_000, names: 100_000 })
    while (parts.length < availableParallelism()) parts.push(await startBenchApi(fresh.url, folder))
    const { ask, stop } = hammer(
      parts.map(({ url }) => url),
      CONNECTIONS,
    )
    const find = (seed: number) => ask({ ...asked(seed, pets), method: 'GET' })
    await atRate((seed) => find(seed + 1_000_000), WARM)
    const samples = await atRate(find, RATE)
    stop()
    return figuresOf(samples, pets)
  } finally {
    for (const { part } of parts) await part.stop()
    await fresh.drop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Texts as people type them: some letters of a word that a million pets have, and what only one has. */
const texts: Readonly<Record<string, (roll: number, pets: number) => string>> = {
  'one letter': (roll) => (first[roll % 10] ?? '').slice(0, 1),
  'a word of many': (roll) => second[roll % 10] ?? '',
  'two words': (roll) => `${first[roll % 10]} ${(second[(roll >>> 4) % 10] ?? '').slice(0, 3)}`,
  'two letters, CJK': (roll) => cjk[roll % 8] ?? '',
  'a number': (roll, pets) => `#${1 + (roll % pets)}`,
  'words and a number': (roll, pets) => `${second[roll % 10]} #${1 + (roll % pets)}`,
  'the beginning of an address': (roll) =>
    `0x${createHash('md5')
      .update(`owner${roll % 100}`)
      .digest('hex')
      .slice(0, 4)}`,
  'a name': (roll) => `${second[roll % 10]}-${roll % 100_000}`.toLowerCase(),
  goods: (roll) => ['mug', 'blanket', 'otter', 'linen cushion'][roll % 4] ?? '',
  nothing: (roll) => `unicorn${roll}`,
}
const kinds = Object.keys(texts)

function asked(seed: number, pets: number): { kind: string; path: string } {
  const kind = kinds[seed % kinds.length] ?? ''
  const text = texts[kind]?.(mixed(seed), pets) ?? ''
  return { kind, path: `/api/app/search?q=${encodeURIComponent(text)}` }
}

function figuresOf(samples: readonly Sample[], pets: number): Figure[] {
  const p95 = (of: readonly Sample[]) =>
    percentile(
      of.map(({ ms }) => ms),
      0.95,
    )
  for (const [kind, mine] of Map.groupBy(samples, (sample) => sample.kind))
    console.log(`  ${kind.padEnd(28)} ${String(mine.length).padStart(5)} × p95 ${p95(mine).toFixed(0)} ms`)
  const all = p95(samples)
  const bad = samples.filter(({ status }) => status !== 200).length
  return [
    {
      what: `search over ${pets} pets, 2,000 collections, 100,000 names and products at ${RATE.perSecond}/s, p95`,
      value: `${all.toFixed(0)} ms, ${bad} refused`,
      goal: `at most ${MOST_MS} ms, none refused`,
      isReached: all <= MOST_MS && bad === 0,
    },
  ]
}
