import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { migrate } from '@mofu/db/migrate'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { startMailCatcher } from '@mofu/testkit/mail-catcher'
import { fundOperator } from '@mofu/testkit/mall-keys'
import { answers, type Server, startPostgres } from '@mofu/testkit/postgres'
import { startRandomness } from '@mofu/testkit/randomness-kit'
import { seedOrders } from '@mofu/testkit/seed/history/seed-orders'
import { seedPages } from '@mofu/testkit/seed/history/seed-pages'
import { seedMall } from '@mofu/testkit/seed/mall/seed-mall'
import { seedQuizzes } from '@mofu/testkit/seed/quizzes/seed-quizzes'
import { seedInvitations } from '@mofu/testkit/seed/referrals/seed-invitations'
import {
  logIn,
  startApi,
  startIndexer,
  startMedia,
  startWeb,
  startWorker,
  untilProjected,
} from '@mofu/testkit/services'

import { refreshArtifacts } from './artifacts.ts'
import { environment, webEnvironment } from './environment.ts'
import { endLeftovers } from './leftovers.ts'
import { say, seconds, warn } from './progress.ts'
import type { Running } from './running.ts'
import { startSavedChain } from './saved-chain.ts'
import { ensureDatabase, noteSeeded, stampBoth } from './saved-state.ts'
import { seedChain } from './seed-chain.ts'
import type { DevSettings } from './settings.ts'
import { takenPorts } from './taken-ports.ts'
import { welcome } from './welcome.ts'

/** Starts the whole product on this machine. `running.stop` ends everything it started. */
export async function startDev(settings: DevSettings, running: Running): Promise<void> {
  const from = Date.now()
  const { folder, ports } = settings
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const left = await endLeftovers(folder)
  if (left.length > 0) say(`Ended what an earlier run left: ${left.join(', ')}`)
  const taken = await takenPorts(settings)
  if (taken.length > 0) throw new Error(`pnpm dev cannot start:\n  ${taken.join('\n  ')}`)

  const onSpawn = running.keep.bind(running)
  const artifacts = running.begin('contracts', () => refreshArtifacts())
  // Independent of the others, and takes seconds on a fresh checkout: it starts in parallel with the database.
  const serving = running.begin('web', () =>
    startWeb({ env: webEnvironment(settings), logFile: logIn(folder, 'web'), onSpawn }),
  )
  const mailing = running.begin('mail catcher', async () => {
    const mail = await startMailCatcher({ smtpPort: ports.smtp, httpPort: ports.mail })
    running.onStop(() => mail.stop())
    return mail
  })
  const { server, database } = await running.begin('database', () => openDatabase(settings, running))
  const chain = await running.begin('chain', () => startSavedChain(settings, { server, database, running }))
  await stampBoth(folder, database)

  const deploymentsDir = join(folder, 'deployments')
  const env = environment(settings, { database, deploymentsDir })
  const mediaUrl = env['MEDIA_URL'] ?? ''
  const options = (name: string) => ({ env, logFile: logIn(folder, name), onSpawn })
  const migrated = running.begin('migrations', () => migrate(database))
  await artifacts
  const { contracts } = await running.begin('deployment', () =>
    deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir }),
  )
  await fundOperator(chain.rpcUrl)
  const seeded = running.begin('seed', () =>
    seedChain({
      rpcUrl: chain.rpcUrl,
      mediaUrl,
      pets: settings.pets,
      contracts,
      dollar: contracts.DevStable?.address,
    }),
  )
  await migrated
  // Before anything is indexed: people are notified only while they have an account.
  await running.begin('mall and invitations', async () => {
    await seedMall({ databaseUrl: database, mediaUrl })
    await seedInvitations({ databaseUrl: database })
  })
  // The longest first: everything else waits for the index.
  await running.begin('indexer and worker', async () => {
    startIndexer(options('indexer'))
    startWorker(options('worker'))
  })
  const [mail, api, web, lastBlock] = await Promise.all([
    mailing,
    running.begin('API', () => startApi(options('api'))),
    serving,
    seeded,
    running.begin('media', () => startMedia(options('media'))),
  ])
  const { rpcUrl } = chain
  await running.begin('quizzes and pages', async () => {
    await seedQuizzes({
      databaseUrl: database,
      mediaUrl,
      rpcUrl,
      predictions: contracts.Predictions.address,
    })
    const factory = contracts.CollectionFactory.address
    await seedPages({ databaseUrl: database, mediaUrl, rpcUrl, factory })
  })
  // After the seed, which leaves draws unsettled on purpose.
  await running.begin('keeper', async () => {
    const logFile = logIn(folder, 'keeper')
    const randomness = await startRandomness({
      rpcUrl: chain.rpcUrl,
      deploymentsDir,
      port: ports.beacon,
      logFile,
    })
    running.onStop(() => randomness.stop())
  })
  await running.begin('index', () => untilProjected(api.url, chain.chainId, lastBlock, 120_000))
  await running.begin('orders', () => seedOrders({ apiUrl: api.url, rpcUrl, databaseUrl: database }))
  noteSeeded(folder)
  if (!settings.redisUrl) warn('No REDIS_URL: each API process counts requests by itself.')
  welcome({
    web: web.url,
    api: api.url,
    mail: mail.url,
    chain: chain.rpcUrl,
    took: seconds(Date.now() - from),
    folder,
  })
}

type Database = { server: Server; database: string }

async function openDatabase(settings: DevSettings, running: Running): Promise<Database> {
  const server = await databaseServer(settings)
  running.onStopLast(() => server.stop())
  return { server, database: settings.databaseUrl ?? (await ensureDatabase(server.url)) }
}

async function databaseServer({ databaseUrl, folder, ports }: DevSettings): Promise<Server> {
  if (databaseUrl === undefined)
    return startPostgres({ folder: join(folder, 'postgres'), port: ports.postgres })
  if (!(await answers(databaseUrl))) throw new Error(`DATABASE_URL: no PostgreSQL answers at ${databaseUrl}`)
  return { url: databaseUrl, isOurs: false, stop: async () => undefined }
}
