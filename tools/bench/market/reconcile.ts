import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { databaseUrl } from '@mofu/db/fresh-database'
import { startChain } from '@mofu/testkit/anvil'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { freePort } from '@mofu/testkit/ports'
import { logIn, type StackEnv, startApi, startIndexer, startWorker } from '@mofu/testkit/services'
import { durableServer } from '@mofu/testkit/test-server'
import pg from 'pg'

import type { Figure } from '../figure.ts'
import { differences, doDamage } from './damage.ts'
import { fillEngine } from './engine-rows.ts'
import { askedOf, kinds } from './requests.ts'
import { CHAIN_ID, databaseName, type Scale, scaleOf } from './shape.ts'

const SAMPLES_OF_A_KIND = 3

/**
 * `pnpm bench reconcile [tokens]`: redeploys the indexer over the market that `pnpm bench data` created. The engine
 * creates its tables in a fresh schema, they are filled as if it had indexed the chain again, and the worker compares
 * every row with them while users continue to read. Then again, after rows of ours were silently corrupted.
 */
export async function reconcile(args: readonly string[]): Promise<Figure[]> {
  const scale = scaleOf(Number(args.find((word) => /^\d+$/.test(word)) ?? 5_000_000))
  const server = await durableServer()
  const url = databaseUrl(server.url, databaseName(scale))
  const folder = mkdtempSync(join(tmpdir(), 'mofu-bench-'))
  const client = new pg.Client({ connectionString: url, application_name: 'mofu-bench' })
  await client.connect()
  try {
    await client.query(`set work_mem = '256MB'; set synchronous_commit = off`)
    const env = await settings(url, folder)
    const first = await makeEngineTables(client, env, folder)
    const from = Date.now()
    await fillEngine(client, first)
    console.log(`the engine's rows stand in ${first} after ${seconds(from)} s`)
    const api = await startApi({ env, logFile: logIn(folder, 'api') })
    const before = await answers(api.url, scale)
    const worker = startWorker({ env, logFile: logIn(folder, 'worker') })
    try {
      const equal = await redeploy(client, first, () => answers(api.url, scale), before)
      await doDamage(client, scale)
      const second = `${first}_again`
      await client.query(`alter schema ${first} rename to ${second}`)
      const spoiled = await redeploy(client, second)
      const left = await differences(client)
      return [
        {
          what: `${scale.nfts} tokens, time to reconcile`,
          value: `${equal.seconds} s`,
          goal: 'reported',
          isReached: true,
        },
        {
          what: 'answers meanwhile',
          value: `${equal.answers} compared, ${equal.wrong} differ`,
          goal: 'none differs',
          isReached: equal.answers > 0 && equal.wrong === 0,
        },
        {
          what: 'time to reconcile spoiled rows',
          value: `${spoiled.seconds} s`,
          goal: 'reported',
          isReached: true,
        },
        {
          what: 'rows that differ from the engine’s afterwards',
          value: String(left),
          goal: '0',
          isReached: left === 0,
        },
      ]
    } finally {
      await worker.stop()
      await api.part.stop()
    }
  } finally {
    await forget(client)
    await client.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function settings(url: string, folder: string): Promise<StackEnv> {
  return {
    DATABASE_URL: url,
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: 'http://127.0.0.1:1',
    DEPLOYMENTS_DIR: join(folder, 'deployments'),
    DATA_DIR: folder,
    STORE_DIR: folder,
    API_PORT: String(await freePort()),
    INDEXER_PORT: String(await freePort()),
    MEDIA_URL: 'http://127.0.0.1:3002',
    REDIS_URL: '',
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
}

/** The engine itself creates its tables and views, over an empty chain. */
async function makeEngineTables(client: pg.Client, env: StackEnv, folder: string): Promise<string> {
  const chain = await startChain({ port: await freePort(), logFile: logIn(folder, 'chain'), blockTime: 1 })
  try {
    await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: env['DEPLOYMENTS_DIR'] ?? folder })
    const indexer = startIndexer({
      env: { ...env, RPC_URL_PETCHAIN: chain.rpcUrl },
      logFile: logIn(folder, 'indexer'),
    })
    const until = Date.now() + 60_000
    let schema: string | undefined
    while (schema === undefined && Date.now() < until) {
      await wait(500)
      schema = await deployedSchema(client)
    }
    await indexer.stop()
    if (schema === undefined) throw new Error('the engine made no tables')
    await client.query(`truncate ${schema}.collection`)
    return schema
  } finally {
    await chain.part.stop()
  }
}

async function deployedSchema(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select table_schema as name from information_schema.tables t
     where table_name = '_ponder_checkpoint' and table_type = 'BASE TABLE'
       and exists (select from pg_views where schemaname = 'chain' and viewname = 'offer_event')`,
  )
  return rows[0]?.name
}

type Redeployed = { seconds: string; answers: number; wrong: number }

/** Waits until the read model was compared with a deployment, and checks the responses that users get meanwhile. */
async function redeploy(
  client: pg.Client,
  schema: string,
  read?: () => Promise<ReadonlyMap<string, string>>,
  expected: ReadonlyMap<string, string> = new Map(),
): Promise<Redeployed> {
  const from = Date.now()
  let [seen, wrong] = [0, 0]
  for (;;) {
    for (const [asked, answer] of (await read?.()) ?? []) {
      seen++
      if (answer === expected.get(asked)) continue
      wrong++
      console.log(`another answer: ${asked}`)
    }
    const { rows } = await client.query('select from app.projection where deployment = $1', [schema])
    if (rows.length > 0) return { seconds: seconds(from), answers: seen, wrong }
    await wait(500)
  }
}

/** A sample of what users see, without the time at which it was read. */
async function answers(url: string, scale: Scale): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const kind of Object.keys(kinds)) {
    for (let seed = 0; seed < SAMPLES_OF_A_KIND; seed++) {
      const { method, path, body } = askedOf(kind, seed, scale)
      const reply = await fetch(`${url}${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      })
      const { data } = (await reply.json()) as { data?: unknown }
      if (data === undefined) throw new Error(`${path} was refused: ${reply.status}`)
      found.set(`${kind} ${seed}`, JSON.stringify(data))
    }
  }
  return found
}

/** Removes the engine's side again, so that the database is as `pnpm bench data` created it. */
async function forget(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'indexed\\_%' or nspname = 'ponder_sync'`,
  )
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.query(
    `update app.projection set deployment = 'bench', checkpoint = 'bench' where chain_id = ${CHAIN_ID}`,
  )
}

function seconds(from: number): string {
  return ((Date.now() - from) / 1000).toFixed(0)
}
