import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { databaseUrl } from '@mofu/db/fresh-database'
import { durableServer } from '@mofu/testkit/test-server'
import pg from 'pg'

import { type Figure, percentile } from '../figure.ts'
import { bareRatio } from './bare-driver.ts'
import { type Plan, readPlans } from './buffers.ts'
import { domainFigures } from './domains.ts'
import { atRate, hammer, type Sample } from './hammer.ts'
import { askedAt } from './requests.ts'
import { databaseName, type Scale, scaleOf } from './shape.ts'
import { startBenchApi } from './start-api.ts'

const RATE = { perSecond: 500, seconds: 20 }
const RUNS = 3
const MOST_MS = 100
const MOST_GROWTH = 2
const LEAST_RATIO = 0.6
const SMALL = 50_000
/** One per processor, as docs/scale.md recommends for production: a process uses one of them only. */
const PROCESSES = availableParallelism()
const CONNECTIONS = 64

/**
 * `pnpm bench api [tokens]`: responses under load and buffers read by each list, with the databases that `pnpm bench
 * data` created: the small one (50,000), and the large one (5,000,000, or the given number) where it exists.
 */
export async function api(args: readonly string[]): Promise<Figure[]> {
  const server = await durableServer()
  const figures: Figure[] = []
  const plans = new Map<number, Plan[]>()
  try {
    const sizes = [SMALL, Number(args.find((word) => /^\d+$/.test(word)) ?? 5_000_000)]
    for (const scale of [...new Set(sizes)].map(scaleOf)) {
      const url = databaseUrl(server.url, databaseName(scale))
      if (!(await isThere(server.url, scale))) {
        console.log(`${databaseName(scale)} is not there: pnpm bench data ${scale.nfts}`)
        continue
      }
      plans.set(scale.nfts, await readPlans(url, scale))
      figures.push(...(await underLoad(url, scale)))
    }
    figures.push(...growth(plans))
  } finally {
    await server.stop()
  }
  return figures
}

async function underLoad(url: string, scale: Scale): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const parts: Awaited<ReturnType<typeof startBenchApi>>[] = []
  while (parts.length < PROCESSES) parts.push(await startBenchApi(url, folder))
  const apis = parts.map((part) => part.url)
  const all = hammer(apis, CONNECTIONS)
  const one = hammer(apis.slice(0, 1), CONNECTIONS)
  try {
    // Warm-up: planning, compiling and cold reads are not measured.
    await atRate((seed) => all.ask(askedAt(seed + 1_000_000, scale)), RATE)
    const runs: Sample[][] = []
    while (runs.length < RUNS) {
      // Each requests something else: recent responses are cached.
      const first = runs.length * RATE.perSecond * RATE.seconds
      runs.push(await atRate((seed) => all.ask(askedAt(first + seed, scale)), RATE))
    }
    tell(scale, runs.flat())
    // The median of several, because other processes share the processors.
    const each = runs.map((run) =>
      percentile(
        run.map(({ ms }) => ms),
        0.95,
      ),
    )
    const p95 = percentile(each, 0.5)
    const bad = runs.flat().filter(({ status }) => status !== 200).length
    return [
      {
        what: `${scale.nfts} tokens, ${RATE.perSecond} a second to ${PROCESSES} processes, median p95 of ${RUNS}`,
        value: `${p95.toFixed(0)} ms (${each.map((ms) => ms.toFixed(0)).join(', ')}), ${bad} refused`,
        goal: `at most ${MOST_MS} ms, none refused`,
        isReached: p95 <= MOST_MS && bad === 0,
      },
      ...(await bareRatio(url, one.ask, scale)).map(({ what, ratio, perSecond }) => ({
        what: `${scale.nfts} tokens, ${what} against the bare driver`,
        value: `${ratio.toFixed(2)} (${perSecond.toFixed(0)} a second)`,
        goal: `at least ${LEAST_RATIO}`,
        isReached: ratio >= LEAST_RATIO,
      })),
      ...(await domainFigures(url, one.ask, scale)),
    ]
  } finally {
    all.stop()
    one.stop()
    for (const { part } of parts) await part.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell({ nfts }: Scale, samples: readonly Sample[]): void {
  console.log(`\n${nfts} tokens, ${samples.length} answers:`)
  for (const [kind, mine] of Map.groupBy(samples, (sample) => sample.kind)) {
    const times = mine.map(({ ms }) => ms)
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) =>
      ms.toFixed(0).padStart(6),
    )
    console.log(`  ${kind.padEnd(22)} ${String(mine.length).padStart(6)} × p50 ${p50} ms, p95 ${p95} ms`)
  }
}

/** The buffers that each query reads at the larger scale, compared with the smaller one. */
function growth(plans: ReadonlyMap<number, readonly Plan[]>): Figure[] {
  const [small, large] = [...plans.entries()]
  if (!small) return []
  console.log('\nblocks read by each query:')
  return small[1].flatMap((before) => {
    const after = large?.[1].find(({ query }) => query === before.query)
    const name = before.query.padEnd(36)
    console.log(
      `  ${name} ${before.blocks} (${before.ms.toFixed(1)} ms)  ${after ? `${after.blocks} (${after.ms.toFixed(1)} ms)` : ''}`,
    )
    console.log(`    ${(after ?? before).plan}`)
    if (!after || !large) return []
    const ratio = after.blocks / Math.max(1, before.blocks)
    return {
      what: `blocks of "${before.query}", ${large[0]} against ${small[0]}`,
      value: `${after.blocks} / ${before.blocks} = ${ratio.toFixed(2)}`,
      goal: `at most ${MOST_GROWTH}`,
      isReached: ratio <= MOST_GROWTH,
    }
  })
}

async function isThere(serverUrl: string, scale: Scale): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [databaseName(scale)])
    return rows.length > 0
  } finally {
    await client.end()
  }
}
