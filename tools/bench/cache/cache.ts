import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { connectPool } from '@mofu/db/connect'
import { databaseUrl } from '@mofu/db/fresh-database'
import { migrate } from '@mofu/db/migrate'
import { durableServer } from '@mofu/testkit/test-server'

import { type Figure, percentile } from '../figure.ts'
import { hammer, throughput } from '../market/hammer.ts'
import { load } from '../market/load.ts'
import { type Asked, askedOf } from '../market/requests.ts'
import { databaseName, scaleOf } from '../market/shape.ts'
import { startBenchApi } from '../market/start-api.ts'
import { startBlocks } from './blocks.ts'
import { writeFigures } from './writes.ts'

const NFTS = 50_000
const LOAD = { clients: 32, seconds: 4 }
/** The two alternate, so that other load of the machine hits both. */
const TURNS = 3
const LEAST_RATIO = 5
const LEAST_UNCHANGED = 0.99
const MEGABYTES = 64

/** What everybody looks at: the first pages, the best-known collections and pets. */
const hot: readonly Asked[] = [
  ...['list', 'list newly listed', 'home', 'search collections'].map((kind) =>
    askedOf(kind, 1, scaleOf(NFTS)),
  ),
  ...['list by price', 'list by trait', 'collection', 'collection activity', 'detail'].flatMap((kind) =>
    Array.from({ length: 8 }, (_, seed) => askedOf(kind, seed + 1, scaleOf(NFTS))),
  ),
]

/**
 * `pnpm bench cache`: hot reads of one process with the reply cache and without, while blocks change the read model; how
 * many of them are answered with 304; and what the versions cost those who write.
 */
export async function cache(): Promise<Figure[]> {
  const server = await durableServer()
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const parts: Awaited<ReturnType<typeof startBenchApi>>[] = []
  try {
    console.log(await load(server.url, scaleOf(NFTS)))
    const url = databaseUrl(server.url, databaseName(scaleOf(NFTS)))
    await migrate(url)
    const plain = await startBenchApi(url, folder)
    parts.push(plain)
    const cached = await startBenchApi(url, folder, MEGABYTES)
    parts.push(cached)
    const pool = connectPool(url, { role: 'mofu_app', name: 'bench', max: 16 })
    const blocks = startBlocks(pool)
    try {
      const figures = await readFigures(plain.url, cached.url)
      figures.push(...(await revalidationFigures(cached.url, blocks)))
      await blocks.stop()
      return [...figures, ...(await writeFigures(url, pool))]
    } finally {
      await blocks.stop()
      await pool.end()
    }
  } finally {
    for (const { part } of parts) await part.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readFigures(plainUrl: string, cachedUrl: string): Promise<Figure[]> {
  const statuses = new Set<number>()
  const perSecond = async (url: string): Promise<number> => {
    const { ask, stop } = hammer([url], LOAD.clients)
    try {
      return await throughput(async (seed) => statuses.add((await ask(hotAt(seed))).status), LOAD)
    } finally {
      stop()
    }
  }
  // Planning and compiling are not measured.
  for (const url of [plainUrl, cachedUrl]) await perSecond(url)
  const turns: { plain: number; cached: number }[] = []
  while (turns.length < TURNS)
    turns.push({ plain: await perSecond(plainUrl), cached: await perSecond(cachedUrl) })
  const ratio = percentile(
    turns.map(({ plain, cached }) => cached / plain),
    0.5,
  )
  const list = (name: 'plain' | 'cached') => turns.map((turn) => turn[name].toFixed(0)).join(', ')
  return [
    {
      what: 'hot reads, one process, with the cache against without',
      value: `${ratio.toFixed(1)} times: ${list('cached')} against ${list('plain')} a second`,
      goal: `at least ${LEAST_RATIO} times`,
      isReached: ratio >= LEAST_RATIO,
    },
    {
      what: 'hot reads that failed',
      value: [...statuses].join(', '),
      goal: '200 alone',
      isReached: [...statuses].join() === '200',
    },
  ]
}

/** Between two blocks a caller who has the reply gets 304. */
async function revalidationFigures(
  url: string,
  blocks: { pause: () => Promise<void>; next: () => Promise<void> },
): Promise<Figure[]> {
  await blocks.pause()
  const gets = hot.filter(({ method }) => method === 'GET')
  const known = await Promise.all(gets.map(async (asked) => ({ ...asked, known: await tagOf(url, asked) })))
  const { ask, stop } = hammer([url], LOAD.clients)
  const statuses: number[] = []
  const at = (seed: number) => known[seed % known.length] ?? { kind: '', method: 'GET' as const, path: '/' }
  const perSecond = await throughput(async (seed) => statuses.push((await ask(at(seed))).status), LOAD)
  const unchanged = statuses.filter((status) => status === 304).length / statuses.length
  await blocks.next()
  const after = await Promise.all(known.map(async (asked) => (await ask(asked)).status))
  stop()
  const changed = after.filter((status) => status === 200).length / after.length
  return [
    {
      what: 'unchanged replies answered with 304',
      value: `${(unchanged * 100).toFixed(1)}%, ${perSecond.toFixed(0)} a second`,
      goal: `at least ${LEAST_UNCHANGED * 100}%`,
      isReached: unchanged >= LEAST_UNCHANGED,
    },
    {
      what: 'replies sent again after a new block',
      value: `${(changed * 100).toFixed(1)}%`,
      goal: '100%: each names the block',
      isReached: changed === 1,
    },
  ]
}

async function tagOf(url: string, { path }: Asked): Promise<string> {
  const reply = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
  await reply.arrayBuffer()
  return reply.headers.get('etag') ?? ''
}

function hotAt(seed: number): Asked {
  const asked = hot[seed % hot.length]
  if (!asked) throw new Error('no hot reads')
  return asked
}
