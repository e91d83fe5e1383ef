import { join } from 'node:path'

import { connectPool, type Database, database } from '@mofu/db/connect'
import type { Logger } from 'pino'

import type { Config } from './config.ts'
import { composeMail, queueDigests, runDigests } from './modules/accounts/index.ts'
import { collectionsProjection, salesProjections } from './modules/collections/index.ts'
import { creditsProjection } from './modules/credits/index.ts'
import { mallJobs, orderJobStores, paymentsProjection } from './modules/mall/index.ts'
import {
  activityProjection,
  fetchMetadata,
  marketProjection,
  metadataStore,
  tradeProjection,
} from './modules/market/index.ts'
import { mintProjection } from './modules/mint/index.ts'
import {
  ipfsNode,
  pinFiles,
  pinStore,
  readPetMetadata,
  type ReadToken,
  readToken,
  sweepDrafts,
  uploadStore,
} from './modules/uploads/index.ts'
import { alertsCheck, alertsIn } from './platform/alerts.ts'
import { blockHash, chainClients } from './platform/chain-clients.ts'
import { coinNames } from './platform/coin-names.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import type { Check } from './platform/health/check.ts'
import { databaseChecks } from './platform/health/database-checks.ts'
import { connectMailer } from './platform/mailer.ts'
import { sweepLive } from './platform/outbox.ts'
import { decoderAt } from './platform/render/decoder.ts'
import { runEvery } from './platform/run-every.ts'
import { runMails } from './platform/run-mails.ts'
import { type Running, runProjector } from './platform/run-projector.ts'
import { watchFinality } from './platform/watch-finality.ts'
import { sweepAll } from './sweeps.ts'

const SWEEP_MS = 600_000
/** How often old rows go; what they hold up is counted in days. */
const KEEPING_MS = 3_600_000
/** How soon a new token's metadata is read; the queue is one small index. */
const METADATA_MS = 500

/** How soon a reorg deeper than finality is noticed; two small questions to the node. */
const FINALITY_MS = 3_000
/** How soon a new file is handed to the IPFS node. */
const PIN_MS = 2_000

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
  const sweeping = runEvery({ log, what: 'sweeping uploads', everyMs: SWEEP_MS }, () =>
    sweepDrafts({ files: fileStoreOf(config), store: uploadStore(db, config.uploadQuota) }),
  )
  const forgetting = runEvery({ log, what: 'sweeping live events', everyMs: SWEEP_MS }, () => sweepLive(db))
  const keeping = runEvery({ log, what: 'sweeping old rows', everyMs: KEEPING_MS }, () =>
    sweepAll({ db, log }),
  )
  const fetching = runEvery({ log, what: 'reading metadata', everyMs: METADATA_MS }, () =>
    fetchMetadata({ queue: metadataStore(db), read: tokenReader(config, db), log }),
  )
  const clients = chainClients(config.networks)
  const watching = runEvery({ log, what: 'looking at final blocks', everyMs: FINALITY_MS }, () =>
    watchFinality({ db, hashOf: (chainId, block) => blockHash(clients.of(chainId), block), log }),
  )
  const pinning = pinJobs(config, db, log)
  const mails = mailJobs(config, db, log)
  const running = [projector, mall, sweeping, forgetting, keeping, fetching, watching, ...pinning, ...mails]
  return {
    checks: [...databaseChecks(db), alertsCheck(db)],
    stop: async () => {
      await Promise.all(running.map((job) => job.stop()))
      await pool.end()
    },
  }
}

function tokenReader(config: Config, db: Database): (tokenUri: string) => Promise<ReadToken> {
  const store = uploadStore(db, config.uploadQuota)
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

function pinJobs(config: Config, db: Database, log: Logger): Running[] {
  if (config.ipfsNode === undefined) return []
  const deps = { queue: pinStore(db), files: fileStoreOf(config), pin: ipfsNode(config.ipfsNode), log }
  return [runEvery({ log, what: 'pinning files', everyMs: PIN_MS }, () => pinFiles(deps))]
}

function mailJobs(
  { smtpUrl, mailFrom, publicUrl, digestMinutes }: Config,
  db: Database,
  log: Logger,
): Running[] {
  if (smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: mails wait in the database until it is')
    return []
  }
  const mailer = connectMailer(smtpUrl, mailFrom)
  return [
    runMails({ db, mailer, log }, composeMail(publicUrl)),
    runDigests({ log }, () => queueDigests(db, digestMinutes)),
  ]
}
