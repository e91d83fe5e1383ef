import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Deployment } from '@mofu/chain/deployment'
import { freshDatabase } from '@mofu/db/fresh-database'

import { accountOf } from './accounts.ts'
import { startChain } from './anvil.ts'
import { beaconUrlAt } from './beacon/beacon-server.ts'
import { deployContracts } from './deploy-contracts.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { fundOperator, mallEnv } from './mall-keys.ts'
import { type Part, tail } from './part.ts'
import { type PartialNetwork, startPartialChain } from './partial-chain.ts'
import { root } from './paths.ts'
import { freePort } from './ports.ts'
import { startRandomness } from './randomness-kit.ts'
import {
  logIn,
  type StackEnv,
  startApi,
  startIndexer,
  startMedia,
  startWorker,
  untilProjected,
} from './services.ts'
import { startTogether, type Teardown } from './teardown.ts'
import { testServer } from './test-server.ts'

type Hex = `0x${string}`

export type TestStack = {
  folder: string
  rpcUrl: string
  chainId: number
  databaseUrl: string
  apiUrl: string
  mediaUrl: string
  /** Where the caught mails can be read, as JSON. */
  mailsUrl: string
  contracts: Deployment['contracts']
  env: StackEnv
  parts: { chain: Part; indexer: Part; worker: Part; api: Part; media: Part; keeper: Part }
  /** Starts another process of a kind, with its own settings. */
  options(name: string, env?: StackEnv): { env: StackEnv; logFile: string }
  /** The end of each process's log: for a test that failed. */
  lastWords(): string
  stop(): Promise<void>
}

export type TestStackOptions = {
  /** By default one is found or started, and stopped with the stack. */
  databaseServer?: string
  /** Seconds between blocks. */
  blockTime?: number
  /** The RPC URLs given to the product: for a proxy between it and the chain. */
  nodesBefore?: (rpcUrl: string) => Promise<string>
  /** Also serves the built web app. */
  isWithWeb?: boolean
  /** Further networks, on which only some contracts are deployed. */
  partialNetworks?: readonly PartialNetwork[]
  env?: StackEnv
}

/** The whole product on its own ports, database, chain and folder. When a part fails to start, all are ended. */
export function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  return startTogether((teardown) => startParts(options, teardown))
}

async function startParts(
  {
    databaseServer,
    blockTime = 0.2,
    nodesBefore,
    isWithWeb = false,
    partialNetworks = [],
    env: more = {},
  }: TestStackOptions,
  teardown: Teardown,
): Promise<TestStack> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-stack-'))
  teardown.add(() => rmSync(folder, { recursive: true, force: true }))
  const [chainPort, indexerPort, apiPort] = [await freePort(), await freePort(), await freePort()]
  const [mediaPort, renderPort, beaconPort] = [await freePort(), await freePort(), await freePort()]
  const server = databaseServer === undefined ? await testServer() : undefined
  teardown.add(() => server?.stop())
  const database = await freshDatabase(databaseServer ?? server?.url ?? '')
  teardown.add(() => database.drop())
  const mail = await startMailCatcher({ smtpPort: await freePort(), httpPort: await freePort() })
  teardown.add(() => mail.stop())
  const chain = await startChain({ port: chainPort, logFile: logIn(folder, 'chain'), blockTime })
  teardown.add(() => chain.part.stop())
  const deploymentsDir = join(folder, 'deployments')
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir })
  await fundOperator(chain.rpcUrl)
  const others: StackEnv[] = []
  for (const network of partialNetworks) {
    others.push(await startPartialChain(network, { folder, deploymentsDir, teardown }))
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const mediaUrl = `http://127.0.0.1:${mediaPort}`
  const env: StackEnv = {
    DATABASE_URL: database.url,
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: nodesBefore ? await nodesBefore(chain.rpcUrl) : chain.rpcUrl,
    PUBLIC_RPC_URL_PETCHAIN: chain.rpcUrl,
    ...Object.assign({}, ...others),
    DEPLOYMENTS_DIR: deploymentsDir,
    BEACON_URL: beaconUrlAt(beaconPort),
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
    // Every test comes from one network address; tests of the rate limits start an API that enforces them.
    ADDRESS_LIMIT_FACTOR: '100000',
    SMTP_URL: mail.smtpUrl,
    DIGEST_MINUTES: '0',
    ADMIN_ADDRESS: accountOf('deployer').address,
    NEW_ADMIN_HOURS: '0',
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
  const starting = [startApi(options('api')), startMedia(options('media'))] as const
  teardown.add(async () => {
    // When one part fails, those still starting are awaited: they end themselves, or can be ended then.
    const started = (await Promise.allSettled(starting)).flatMap((one) =>
      one.status === 'fulfilled' ? one.value.part : [],
    )
    await Promise.all([indexer, worker, ...started].map((part) => part.stop()))
  })
  const [api, media] = await Promise.all(starting)
  const randomness = await startRandomness({
    rpcUrl: chain.rpcUrl,
    deploymentsDir,
    port: beaconPort,
    logFile: logIn(folder, 'keeper'),
  })
  teardown.add(() => randomness.stop())
  await untilProjected(api.url, chain.chainId, contracts.DefaultCollection.block, 120_000)
  const lastWords = () =>
    readdirSync(join(folder, 'logs'))
      .map((name) => `${name}:\n${tail(join(folder, 'logs', name), 12)}`)
      .join('\n')
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
    parts: {
      chain: chain.part,
      indexer,
      worker,
      api: api.part,
      media: media.part,
      keeper: randomness.keeper,
    },
    options,
    lastWords,
    stop: () => teardown.run(),
  }
}
