import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { deploy } from '@mofu/contracts/deploy'
import { migrate } from '@mofu/db/migrate'

import { HISTORY, seedEconomy } from '../seed/economy/seed-economy.ts'
import { seedMall } from '../seed/mall/seed-mall.ts'
import { seed } from '../seed/seed.ts'
import { seedTrade } from '../seed/trade/seed-trade.ts'
import { accountOf, privateKeyOf } from '../stack/accounts.ts'
import { type Chain, foundryBinary, rpc, startChain } from '../stack/anvil.ts'
import { startLuck } from '../stack/luck.ts'
import { fundOperator, mallEnv, mallRoles } from '../stack/mall-keys.ts'
import type { Part } from '../stack/part.ts'
import { root } from '../stack/paths.ts'
import { isFree } from '../stack/ports.ts'
import { answers, type Server, startPostgres } from '../stack/postgres.ts'
import {
  logIn,
  type StackEnv,
  startApi,
  startIndexer,
  startMedia,
  startWeb,
  startWorker,
  untilProjected,
} from '../stack/services.ts'
import { behind, ensureDatabase, mismatch, resetAll, stampBoth } from './kept-state.ts'
import { endLeftovers, noteParts } from './leftovers.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { say, seconds, step, warn } from './progress.ts'
import type { DevSettings } from './settings.ts'
import { welcome } from './welcome.ts'

/** Brings the whole product up on this machine. What was started is ended by `stop`, also when a later step fails. */
export async function startDev(settings: DevSettings): Promise<{ stop: () => Promise<void> }> {
  const from = Date.now()
  const { folder, ports } = settings
  const ends: (() => Promise<void>)[] = []
  const parts: Part[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
    noteParts(folder, [])
  }
  const keep = (part: Part) => {
    parts.push(part)
    noteParts(folder, parts)
    ends.push(() => part.stop())
    void part.exit.then(({ code, asked }) => {
      if (!asked) warn(`${part.name} ended by itself (${code}). Its log: ${logIn(folder, part.name)}`)
    })
  }

  try {
    mkdirSync(join(folder, 'logs'), { recursive: true })
    const left = await endLeftovers(folder)
    if (left.length > 0) say(`Ended what an earlier run left: ${left.join(', ')}`)
    await refuseTakenPorts(settings)

    const contracts = step('contracts', () => buildContracts())
    contracts.catch(() => undefined)
    const server = await step('database', () => databaseServer(settings))
    ends.push(() => server.stop())
    const database = settings.databaseUrl ?? (await ensureDatabase(server.url))
    const chain = await step('chain', () => chainOf(settings, server, database))
    keep(chain.part)
    await Promise.all([step('migrations', () => migrate(database)), contracts])
    await stampBoth(folder, database)

    const mail = await step('mail catcher', () =>
      startMailCatcher({ smtpPort: ports.smtp, httpPort: ports.mail }),
    )
    ends.push(() => mail.stop())
    const deploymentsDir = join(folder, 'deployments')
    const { contracts: deployed } = await step('deployment', () =>
      deploy({ rpcUrl: chain.rpcUrl, privateKey: privateKeyOf('deployer'), deploymentsDir, ...mallRoles }),
    )
    await fundOperator(chain.rpcUrl)
    const env = environment(settings, { database, chain, deploymentsDir })
    const options = (name: string) => ({ env, logFile: logIn(folder, name) })
    keep(startIndexer(options('indexer')))
    keep(startWorker(options('worker')))
    const [api, media, web, lastBlock] = await Promise.all([
      step('API', () => startApi(options('api'))),
      step('media', () => startMedia(options('media'))),
      step('web', () => startWeb(options('web'))),
      step('seed', () =>
        seed({
          rpcUrl: chain.rpcUrl,
          factory: deployed.CollectionFactory.address,
          defaultCollection: deployed.DefaultCollection.address,
          mediaUrl: env['MEDIA_URL'] ?? '',
          pets: settings.pets,
        })
          .then(() =>
            seedEconomy({
              rpcUrl: chain.rpcUrl,
              mediaUrl: env['MEDIA_URL'] ?? '',
              contracts: deployed,
            }),
          )
          .then(() =>
            seedTrade({
              rpcUrl: chain.rpcUrl,
              market: deployed.Market.address,
              collection: deployed.DefaultCollection.address,
              dollar: deployed.DevStable?.address,
            }),
          ),
      ),
      step('mall', () => seedMall({ databaseUrl: database, mediaUrl: env['MEDIA_URL'] ?? '' })),
    ])
    keep(api.part)
    keep(media.part)
    keep(web.part)
    // After the seed, whose stories know of draws that nobody settles.
    const luck = await startLuck({
      rpcUrl: chain.rpcUrl,
      contracts: deployed,
      port: ports.beacon,
      logFile: logIn(folder, 'keeper'),
    })
    ends.push(() => luck.stop())
    await step('index', () => untilProjected(api.url, chain.chainId, lastBlock, 120_000))
    if (!settings.redisUrl) warn('No REDIS_URL: each API process counts requests by itself.')
    welcome({
      web: web.url,
      api: api.url,
      mail: mail.url,
      chain: chain.rpcUrl,
      took: seconds(Date.now() - from),
      folder,
    })
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildContracts(): Promise<void> {
  await promisify(execFile)(foundryBinary('forge'), ['build', '--skip', 'test'], {
    cwd: join(root, 'contracts'),
  })
}

async function databaseServer({ databaseUrl, folder, ports }: DevSettings): Promise<Server> {
  if (databaseUrl === undefined)
    return startPostgres({ folder: join(folder, 'postgres'), port: ports.postgres })
  if (!(await answers(databaseUrl))) throw new Error(`DATABASE_URL: no PostgreSQL answers at ${databaseUrl}`)
  return { url: databaseUrl, isOurs: false, stop: async () => undefined }
}

/** Starts the chain where it stood; when chain and database do not belong together, both start afresh. */
async function chainOf(settings: DevSettings, server: Server, database: string): Promise<Chain> {
  const { folder, ports } = settings
  const start = () =>
    startChain({
      port: ports.chain,
      logFile: logIn(folder, 'chain'),
      stateFile: join(folder, 'chain.json'),
      startsAt: Math.floor(Date.now() / 1000) - HISTORY,
    })
  const reset = async (why: string) => {
    if (!server.isOurs && !settings.isReset) {
      throw new Error(
        `DATABASE_URL: ${why}.\nRun \`pnpm dev --reset\` to throw chain, files and this database's content away.`,
      )
    }
    say(`Starting afresh: ${why}.`)
    await resetAll(folder, server.isOurs ? server.url : maintenanceUrl(database), database)
  }
  const why = settings.isReset ? 'a reset was asked for' : await mismatch(folder, database)
  if (why) await reset(why)
  const chain = await start()
  const lost = await behind(database, Number(await rpc(chain.rpcUrl, 'eth_blockNumber')))
  if (!lost) return chain
  await chain.part.stop()
  await reset(lost)
  return start()
}

function maintenanceUrl(database: string): string {
  const url = new URL(database)
  url.pathname = '/postgres'
  return url.toString()
}

async function refuseTakenPorts({ ports, databaseUrl }: DevSettings): Promise<void> {
  const names = {
    chain: 'CHAIN_PORT',
    indexer: 'INDEXER_PORT',
    api: 'API_PORT',
    media: 'MEDIA_PORT',
    render: 'RENDER_PORT',
    web: 'WEB_PORT',
    beacon: 'BEACON_PORT',
    smtp: 'SMTP_PORT',
    mail: 'MAIL_PORT',
  }
  const taken: string[] = []
  for (const [part, name] of Object.entries(names)) {
    const port = ports[part as keyof typeof names]
    if (!(await isFree(port))) taken.push(`  ${name}: port ${port} is taken; set another one in .env`)
  }
  if (databaseUrl === undefined && ports.postgres === ports.chain)
    taken.push('  POSTGRES_PORT: same as CHAIN_PORT')
  if (taken.length > 0) throw new Error(`pnpm dev cannot start:\n${taken.join('\n')}`)
}

function environment(
  { folder, ports, redisUrl }: DevSettings,
  { database, chain, deploymentsDir }: { database: string; chain: Chain; deploymentsDir: string },
): StackEnv {
  return {
    DATABASE_URL: database,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: chain.rpcUrl,
    PUBLIC_RPC_URL_PETCHAIN: chain.rpcUrl,
    DEPLOYMENTS_DIR: deploymentsDir,
    DATA_DIR: join(folder, 'files'),
    STORE_DIR: join(folder, 'store'),
    INDEXER_PORT: String(ports.indexer),
    INDEXER_POLL_MS: '200',
    API_PORT: String(ports.api),
    WEB_PORT: String(ports.web),
    PUBLIC_URL: `http://127.0.0.1:${ports.web}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ADMIN_ADDRESS: accountOf('deployer').address,
    LEADER_ADDRESS: accountOf('mei').address,
    ...mallEnv,
    MINTER_ADDRESS: accountOf('kuro').address,
    MEDIA_PORT: String(ports.media),
    MEDIA_URL: `http://127.0.0.1:${ports.media}`,
    RENDER_PORT: String(ports.render),
    RENDER_URL: `http://127.0.0.1:${ports.render}`,
  }
}
