import { join } from 'node:path'

import { connectPool, database } from '@mofu/db/connect'
import type { FastifyInstance } from 'fastify'

import type { Config } from './config.ts'
import { accountsRoutes, accountStores, walletProof } from './modules/accounts/index.ts'
import {
  collectionsPreviews,
  collectionsRoutes,
  collectionStore,
  keepingRoutes,
  keepingStore,
  reportRoutes,
  reportStore,
  salesRoutes,
  salesStore,
  standingStore,
} from './modules/collections/index.ts'
import { creditsRoutes, creditStore } from './modules/credits/index.ts'
import { homeAnswers, homeRoutes, homeStore } from './modules/home/index.ts'
import { mallOrderRoutes, mallPreviews, mallRoutes, mallStores, orderStores } from './modules/mall/index.ts'
import {
  itemReportRoutes,
  itemReportStore,
  likeRoutes,
  likeStore,
  marketAnswers,
  marketPreviews,
  marketRoutes,
  marketStore,
  nftListRoutes,
  nftListStore,
  metadataRoutes,
  metadataStore,
  tradeRoutes,
  tradeStore,
} from './modules/market/index.ts'
import { mintRoutes, mintStore } from './modules/mint/index.ts'
import { referralsRoutes } from './modules/referrals/index.ts'
import {
  keepDocuments,
  pinningRoutes,
  pinStore,
  uploadsRoutes,
  uploadStore,
} from './modules/uploads/index.ts'
import { alertsCheck } from './platform/alerts.ts'
import { appRoutes } from './platform/app-routes.ts'
import { chainHeads } from './platform/chain-head.ts'
import { coinNames } from './platform/coin-names.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import { guard } from './platform/guard.ts'
import { databaseChecks, redisCheck } from './platform/health/database-checks.ts'
import { healthRoutes } from './platform/health/health-routes.ts'
import { jobRoutes } from './platform/jobs/routes.ts'
import { previewTable } from './platform/link-preview.ts'
import { openLiveFeed } from './platform/live-feed.ts'
import { liveRoutes } from './platform/live.ts'
import { pageAnswers } from './platform/page-answers.ts'
import { connectRedis } from './platform/redis.ts'
import { decoderAt } from './platform/render/decoder.ts'
import { createServer } from './platform/server.ts'
import { endSessions, findCaller, openSession } from './platform/sessions.ts'
import { shedLoad } from './platform/shed-load.ts'
import { countTries } from './platform/tries.ts'
import { watermarkReader } from './platform/watermark.ts'
import { webApp } from './platform/web-app.ts'

/** The whole API, ready to listen. Closing the server closes everything it opened. */
export async function createApi(
  config: Config,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const redis = connectRedis(config.redisUrl, (error) =>
    server.log.warn({ err: error }, 'redis is out of reach'),
  )
  const server = await createServer(config, redis)
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-api',
    max: 20,
    acquireMs: 4_000,
    lockMs: 4_500,
    // Together with the wait for a connection, what a caller waits for at most while the server is silent.
    statementMs: 5_000,
    queryMs: 5_500,
    onError: (error) => server.log.warn({ err: error }, 'a database connection broke'),
  })
  const db = database(pool)
  const feed = openLiveFeed(db, config.databaseUrl, (error) =>
    server.log.warn({ err: error }, 'the live feed is out of reach'),
  )
  server.addHook('onClose', async () => {
    await feed.stop()
    await redis.stop()
    await pool.end()
  })

  const reading = {
    readWatermark: watermarkReader(
      db,
      config.deployments.map(({ chainId }) => chainId),
    ),
    defaultChainId: config.chainId,
  }
  shedLoad(server, pool)
  guard(server, (token) => findCaller(db, config, token))
  healthRoutes(server, { checks: [...databaseChecks(db), ...redisCheck(redis), alertsCheck(db)], stopping })
  appRoutes(server, { config, db, redis, readHead: chainHeads(config.networks) })
  liveRoutes(server, feed, config.liveStreams)
  const nameCoin = coinNames(config.networks, config.deployments)
  marketRoutes(server, { store: marketStore(db), nameCoin, ...reading })
  likeRoutes(server, { store: likeStore(db), nameCoin, ...reading })
  itemReportRoutes(server, { store: itemReportStore(db) })
  nftListRoutes(server, { store: nftListStore(db), nameCoin, ...reading })
  metadataRoutes(server, { store: marketStore(db), metadata: metadataStore(db), ...reading })
  tradeRoutes(server, { store: tradeStore(db), nameCoin, ...reading })
  collectionsRoutes(server, {
    store: collectionStore(db),
    standings: standingStore(db),
    nameCoin,
    ...reading,
  })
  reportRoutes(server, { store: reportStore(db), nameCoin, ...reading })
  const keeping = keepingStore(db)
  keepingRoutes(server, {
    store: keeping,
    mediaUrl: config.mediaUrl,
    chainIdOf: (name) => config.networks.find((network) => network.name === name)?.chainId ?? undefined,
    ...reading,
  })
  const sales = salesStore(db, keeping)
  salesRoutes(server, { store: sales, publicUrl: config.publicUrl, ...reading })
  homeRoutes(server, {
    store: homeStore(db),
    nfts: nftListStore(db),
    openSales: (chainId, most) => sales.launchpads(chainId, most),
    deployments: config.deployments,
    mediaUrl: config.mediaUrl,
    nameCoin,
    ...reading,
  })
  creditsRoutes(server, { store: creditStore(db), ...reading })
  const tries = countTries(db, config.addressLimitFactor)
  const stores = accountStores(db)
  await accountsRoutes(server, {
    ...config,
    stores,
    tries,
    openSession: (opening) => openSession(db, opening),
    endOtherSessions: (accountId, exceptId) => endSessions(db, accountId, exceptId),
  })
  referralsRoutes(server, stores)
  mallOrderRoutes(server, { stores: orderStores(db), tries }, config)
  const mall = mallStores(db)
  const proveWallet = walletProof({ messages: stores.wallets, tries, networks: config.networks })
  mallRoutes(server, { stores: mall, tries, mediaUrl: config.mediaUrl, proveWallet })
  const uploads = uploadStore(db, config.uploadQuota, { isPinning: config.ipfsNode !== undefined })
  await uploadsRoutes(server, {
    files: fileStoreOf(config),
    store: uploads,
    drafts: uploads,
    draftDir: join(config.dataDir, 'drafts'),
    decoder: decoderAt(config.renderUrl),
    mediaUrl: config.mediaUrl,
  })
  pinningRoutes(server, { store: pinStore(db), node: config.ipfsNode })
  jobRoutes(server, db)
  mintRoutes(server, {
    store: mintStore(db),
    drafts: keeping,
    keepDocument: keepDocuments({ files: fileStoreOf(config), store: uploads }),
    mediaUrl: config.mediaUrl,
    publicUrl: config.publicUrl,
    ...reading,
  })
  if (config.webDir !== undefined) {
    const previews = previewTable(
      [
        ...marketPreviews({ store: marketStore(db) }),
        ...collectionsPreviews({ store: collectionStore(db), defaultChainId: config.chainId }),
        ...mallPreviews({ store: mall.catalogue }),
      ],
      (error) => server.log.warn({ err: error }, 'a link preview could not be made'),
    )
    const answers = pageAnswers(server, [...homeAnswers(reading), ...marketAnswers(reading)])
    await webApp(server, { ...config, webDir: config.webDir }, previews, answers)
  }
  return server
}
