import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Deployment } from '@mofu/chain/deployment'
import { deploy } from '@mofu/contracts/deploy'
import { freshDatabase } from '@mofu/db/fresh-database'

import { startMailCatcher } from '../dev/mail-catcher.ts'
import { accountOf, privateKeyOf } from './accounts.ts'
import { startChain } from './anvil.ts'
import { startLuck } from './luck.ts'
import { fundOperator, mallEnv, mallRoles } from './mall-keys.ts'
import { type Part, tail } from './part.ts'
import { root } from './paths.ts'
import { freePort } from './ports.ts'
import {
  logIn,
  type StackEnv,
  startApi,
  startIndexer,
  startMedia,
  startWorker,
  untilProjected,
} from './services.ts'

type Hex = `0x${string}`

export type TestStack = {
  folder: string
  rpcUrl: string
  chainId: number
  databaseUrl: string
  apiUrl: string
  mediaUrl: string
  /** Where the mails it sends can be read, as JSON. */
  mailsUrl: string
  contracts: Deployment['contracts']
  env: StackEnv
  parts: { chain: Part; indexer: Part; worker: Part; api: Part; media: Part }
  /** Starts one more process of a kind, with settings of its own. */
  options(name: string, env?: StackEnv): { env: StackEnv; logFile: string }
  /** The end of what each process said: for a test that failed. */
  lastWords(): string
  stop(): Promise<void>
}

export type TestStackOptions = {
  databaseServer: string
  /** Seconds between blocks. */
  blockTime?: number
  /** Where the product is told its nodes are: something that stands between it and the chain. */
  nodesBefore?: (rpcUrl: string) => Promise<string>
  /** Serve the built web app, too. */
  isWithWeb?: boolean
  env?: StackEnv
}

/** The whole product on ports, a database, a chain and a folder of its own. */
export async function startTestStack({
  databaseServer,
  blockTime = 0.2,
  nodesBefore = async (rpcUrl) => rpcUrl,
  isWithWeb = false,
  env: more = {},
}: TestStackOptions): Promise<TestStack> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-stack-'))
  const [chainPort, indexerPort, apiPort] = [await freePort(), await freePort(), await freePort()]
  const [mediaPort, renderPort] = [await freePort(), await freePort()]
  const mail = await startMailCatcher({ smtpPort: await freePort(), httpPort: await freePort() })
  const database = await freshDatabase(databaseServer)
  const chain = await startChain({ port: chainPort, logFile: logIn(folder, 'chain'), blockTime })
  const deploymentsDir = join(folder, 'deployments')
  const { contracts } = await deploy({
    rpcUrl: chain.rpcUrl,
    privateKey: privateKeyOf('deployer'),
    deploymentsDir,
    ...mallRoles,
  })
  await fundOperator(chain.rpcUrl)
  const luck = await startLuck({
    rpcUrl: chain.rpcUrl,
    contracts,
    logFile: logIn(folder, 'keeper'),
  })
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const mediaUrl = `http://127.0.0.1:${mediaPort}`
  const env: StackEnv = {
    DATABASE_URL: database.url,
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: await nodesBefore(chain.rpcUrl),
    PUBLIC_RPC_URL_PETCHAIN: chain.rpcUrl,
    DEPLOYMENTS_DIR: deploymentsDir,
    DATA_DIR: join(folder, 'files'),
    STORE_DIR: join(folder, 'store'),
    MEDIA_PORT: String(mediaPort),
    MEDIA_URL: mediaUrl,
    MEDIA_REQUESTS_PER_MINUTE: '1000000',
    MEDIA_DRAWINGS_PER_MINUTE: '1000000',
    RENDER_PORT: String(renderPort),
    RENDER_URL: `http://127.0.0.1:${renderPort}`,
    INDEXER_PORT: String(indexerPort),
    INDEXER_POLL_MS: '200',
    API_PORT: String(apiPort),
    PUBLIC_URL: apiUrl,
    REDIS_URL: '',
    REQUESTS_PER_MINUTE: '1000000',
    // Every test comes from one network address; those of the limits start an API that holds them.
    ADDRESS_LIMIT_FACTOR: '100000',
    SMTP_URL: mail.smtpUrl,
    DIGEST_MINUTES: '0',
    ADMIN_ADDRESS: accountOf('deployer').address,
    LEADER_ADDRESS: accountOf('mei').address,
    MINTER_ADDRESS: accountOf('kuro').address,
    ...mallEnv,
    ...(isWithWeb ? { WEB_DIR: join(root, 'apps/web/dist') } : {}),
    ...more,
  }
  const options = (name: string, own: StackEnv = {}) => ({
    env: { ...env, ...own },
    logFile: logIn(folder, name),
  })
  const indexer = startIndexer(options('indexer'))
  const worker = startWorker(options('worker'))
  const [api, media] = await Promise.all([startApi(options('api')), startMedia(options('media'))])
  await untilProjected(api.url, chain.chainId, contracts.DefaultCollection.block, 120_000)
  const lastWords = () =>
    readdirSync(join(folder, 'logs'))
      .map((name) => `${name}:\n${tail(join(folder, 'logs', name), 12)}`)
      .join('\n')
  const stop = async () => {
    await luck.stop()
    await Promise.all([api.part.stop(), media.part.stop(), worker.stop(), indexer.stop()])
    await chain.part.stop()
    await mail.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    folder,
    rpcUrl: chain.rpcUrl,
    chainId: chain.chainId,
    databaseUrl: database.url,
    apiUrl,
    mediaUrl,
    mailsUrl: `${mail.url}/mails.json`,
    contracts: contracts as Record<string, { address: Hex; block: number }>,
    env,
    parts: { chain: chain.part, indexer, worker, api: api.part, media: media.part },
    options,
    lastWords,
    stop,
  }
}
