import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { foundryBinary } from '@mofu/contracts/foundry-binary'
import { urlWithRole } from '@mofu/db/connect'
import { freshDatabase } from '@mofu/db/fresh-database'
import { startChain } from '@mofu/testkit/anvil'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { root } from '@mofu/testkit/paths'
import { freePort } from '@mofu/testkit/ports'
import { durableServer } from '@mofu/testkit/test-server'
import pg from 'pg'

import { run } from '../run-command.ts'
import { bareLoop } from './bare-loop.ts'
import type { Figure } from './figure.ts'
import { makeEvents } from './many-events.ts'

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 200_000)
const GOAL = 0.7

type Hex = `0x${string}`

/**
 * The engine compared with a bare loop over the same events, in one run: cold, and again from its cache as every
 * deployment does.
 */
export async function indexing(): Promise<Figure[]> {
  await run(foundryBinary('forge'), ['build'], { cwd: join(root, 'contracts'), isQuiet: true })
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const server = await durableServer()
  const database = await freshDatabase(server.url, 'bench')
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.5,
    args: ['--gas-limit', '100000000'],
  })
  try {
    const deploymentsDir = join(folder, 'deployments')
    const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir })
    const factory = contracts.CollectionFactory.address.toLowerCase() as Hex
    console.log(`making ${EVENTS} events …`)
    await makeEvents(chain.rpcUrl, factory, EVENTS)
    const env = {
      DATABASE_URL: database.url,
      RPC_URL_PETCHAIN: chain.rpcUrl,
      DEPLOYMENTS_DIR: deploymentsDir,
    }
    const cold = await engine('cold', env)
    const bareBefore = await bareLoop({
      rpcUrl: chain.rpcUrl,
      databaseUrl: database.url,
      like: 'bench_cold',
      factory,
    })
    const cached = await engine('cached', env)
    const bareAfter = await bareLoop({
      rpcUrl: chain.rpcUrl,
      databaseUrl: database.url,
      like: 'bench_cold',
      factory,
    })
    const cachedAgain = await engine('cached_again', env)
    await expectSameRows(database.url)
    const bare = (bareBefore + bareAfter) / 2
    const again = (cached + cachedAgain) / 2
    const perSecond = (ms: number) => Math.round(EVENTS / (ms / 1000))
    console.log(
      `events a second: engine cold ${perSecond(cold)}, engine from cache ${perSecond(again)}, bare loop ${perSecond(bare)}`,
    )
    const ratio = bare / again
    return [
      {
        what: 'engine cold beside the bare loop',
        value: (bare / cold).toFixed(2),
        goal: 'printed',
        isReached: true,
      },
      {
        what: 'engine from its cache beside the bare loop',
        value: ratio.toFixed(2),
        goal: `at least ${GOAL}`,
        isReached: ratio >= GOAL,
      },
    ]
  } finally {
    await chain.part.kill()
    await database.drop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the engine over the whole history into its own schema; measures from its first block range to its last index. */
async function engine(name: string, env: Record<string, string>): Promise<number> {
  const port = String(await freePort())
  const indexer = join(root, 'apps/indexer')
  const engineFile = join(indexer, 'node_modules/ponder/dist/esm/bin/ponder.js')
  const child = spawn(
    process.execPath,
    [
      engineFile,
      'start',
      '--root',
      indexer,
      '--schema',
      `bench_${name}`,
      '-H',
      '127.0.0.1',
      '-p',
      port,
      '--log-format',
      'json',
    ],
    {
      cwd: indexer,
      env: {
        ...process.env,
        ...env,
        DATABASE_URL: urlWithRole(env['DATABASE_URL'] ?? '', 'mofu_indexer'),
        INDEXER_PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let from = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, time } = parse(line)
    // It logs this again for blocks mined in the meantime.
    if (msg === 'Started backfill indexing') from ||= time
    if (msg === 'Created database indexes') {
      child.kill('SIGKILL')
      console.log(`engine ${name}: ${((time - from) / 1000).toFixed(1)} s`)
      return time - from
    }
  }
  throw new Error(`the engine ended before it was done (${name})`)
}

function parse(line: string): { msg: string; time: number } {
  try {
    return JSON.parse(line) as { msg: string; time: number }
  } catch {
    return { msg: '', time: 0 }
  }
}

/** Both must have filled the same tables, or the comparison means nothing. */
async function expectSameRows(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const table of ['collection', 'nft', 'transfer']) {
      for (const schema of ['bench_cold', 'bench_cached', 'bench_cached_again']) {
        const { rows } = await client.query<{ differing: string; total: string }>(
          `select (select count(*) from (table bare.${table} except table ${schema}.${table}) d) +
                  (select count(*) from (table ${schema}.${table} except table bare.${table}) d) as differing,
                  (select count(*) from ${schema}.${table}) as total`,
        )
        if (rows[0]?.differing !== '0')
          throw new Error(`${schema}.${table} differs from the bare loop's in ${rows[0]?.differing} rows`)
        console.log(`${schema}.${table}: ${rows[0].total} rows, equal`)
      }
    }
  } finally {
    await client.end()
  }
}
