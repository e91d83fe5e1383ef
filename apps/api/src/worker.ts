import { join } from 'node:path'

import { connectPool, type Database, database } from '@mofu/db/connect'
import type { Logger } from 'pino'

import type { Config } from './config.ts'
import { composeMail, digestStore, digestWorker } from './modules/accounts/index.ts'
import { collectionsProjection, salesProjections } from './modules/collections/index.ts'
import { creditsProjection } from './modules/credits/index.ts'
import {
  lowStockWorker,
  mallJobs,
  orderJobStores,
  paymentsProjection,
  tellLowStock,
} from './modules/mall/index.ts'
import {
  activityProjection,
  marketProjection,
  metadataStore,
  metadataWorker,
  tradeProjection,
} from './modules/market/index.ts'
import { mintProjection } from './modules/mint/index.ts'
import {
  ipfsNode,
  pinStore,
  pinWorkers,
  readPetMetadata,
  type ReadToken,
  readToken,
  sweepUploadsWorker,
  uploadStore,
} from './modules/uploads/index.ts'
import { alertsCheck, alertsIn } from './platform/alerts.ts'
import { blockHash, chainClients } from './platform/chain-clients.ts'
import { coinNames } from './platform/coin-names.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import type { Check } from './platform/health/check.ts'
import { databaseChecks } from './platform/health/database-checks.ts'
import type { JobWorker } from './platform/jobs/job-worker.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { connectMailer } from './platform/mailer.ts'
import { mailWorker } from './platform/mails.ts'
import { sweepLiveWorker } from './platform/outbox.ts'
import { decoderAt } from './platform/render/decoder.ts'
import { runEvery } from './platform/run-every.ts'
import { type Running, runProjector } from './platform/run-projector.ts'
import { watchFinality } from './platform/watch-finality.ts'
import { sweepRowsWorker } from './sweeps.ts'

/** How soon a reorg deeper than finality is noticed; two small questions to the node. */
const FINALITY_MS = 3_000
/** Of the time a process has to stop, in milliseconds of each second: the rest is for giving unfinished jobs back. */
const DRAIN_SHARE = 800

/** Everything that happens without a request: the read model, the mall's payments and timers, and the mails. */
export function startWorker(config: Config, log: Logger): Running & { checks: readonly Check[] } {
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-worker',
    // The operator of each chain holds one connection while it works with others.
    max: 10 + config.deployments.length,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const db = database(pool)
  const ours = config.deployments.flatMap(({ chainId, contracts }) => {
    const own = contracts['DefaultCollection']?.address.toLowerCase()
    return own === undefined ? [] : `${chainId}-${own}`
  })
  const projector = runProjector({ databaseUrl: config.databaseUrl, log }, [
    collectionsProjection(ours),
    ...salesProjections,
    creditsProjection,
    paymentsProjection,
    marketProjection((tokenUri) => readPetMetadata(config.mediaUrl, tokenUri)),
    mintProjection,
    tradeProjection,
    activityProjection(coinNames(config.networks, config.deployments)),
  ])
  const mall = mallJobs({ stores: orderJobStores(db), setAlert: alertsIn(db, log) }, config, log)
  const clients = chainClients(config.networks)
  const watching = runEvery({ log, what: 'looking at final blocks', everyMs: FINALITY_MS }, () =>
    watchFinality({ db, hashOf: (chainId, block) => blockHash(clients.of(chainId), block), log }),
  )
  const mails = mailWorkers(config, db, log)
  const jobs = runJobs(
    { databaseUrl: config.databaseUrl, log, drainMs: config.shutdownSeconds * DRAIN_SHARE },
    [
      ...mails.workers,
      ...pinWorkersOf(config, db),
      metadataWorker({ store: metadataStore(db), read: tokenReader(config, db) }),
      lowStockWorker({ tell: (low) => tellLowStock(db, low) }),
      sweepUploadsWorker({ files: fileStoreOf(config), store: uploadStoreOf(config, db) }),
      sweepLiveWorker(db),
      sweepRowsWorker({ db, log }),
    ],
  )
  const running = [projector, mall, watching, jobs]
  return {
    checks: [...databaseChecks(db), alertsCheck(db)],
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()))
      mails.stop()
      await pool.end()
    },
  }
}

function uploadStoreOf({ uploadQuota, ipfsNode: node }: Config, db: Database) {
  return uploadStore(db, uploadQuota, { isPinning: node !== undefined })
}

function tokenReader(config: Config, db: Database): (tokenUri: string) => Promise<ReadToken> {
  const store = uploadStoreOf(config, db)
  const draftDir = join(config.dataDir, 'drafts')
  const deps = {
    store,
    draftDir,
    files: fileStoreOf(config),
    decoder: decoderAt(config.renderUrl),
    mediaUrl: config.mediaUrl,
    ipfsGateway: config.ipfsGateway,
    findKept: (cid: string) => store.findMedia(cid),
    rules: { draftDir, trusted: [new URL(config.ipfsGateway).origin] },
  }
  return (tokenUri) => readToken(deps, tokenUri)
}

function pinWorkersOf(config: Config, db: Database): JobWorker[] {
  if (config.ipfsNode === undefined) return []
  return pinWorkers({ store: pinStore(db), files: fileStoreOf(config), pin: ipfsNode(config.ipfsNode) })
}

function mailWorkers(
  { smtpUrl, mailFrom, publicUrl, digestMinutes }: Config,
  db: Database,
  log: Logger,
): { workers: JobWorker[]; stop: () => void } {
  if (smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: mails wait in the database until it is')
    return { workers: [], stop: () => undefined }
  }
  const mailer = connectMailer(smtpUrl, mailFrom)
  const workers = [
    mailWorker({ db, mailer }, composeMail(publicUrl)),
    digestWorker({ store: digestStore(db), mailer, publicUrl, minutes: digestMinutes }),
  ]
  return { workers, stop: () => mailer.stop() }
}
