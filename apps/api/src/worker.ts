import { connectPool, type Database, database } from '@mofu/db/connect'
import { type Logger, pino } from 'pino'

import type { Config } from './config.ts'
import { composeMail, queueDigests, runDigests } from './modules/accounts/index.ts'
import { collectionsProjection, salesProjections } from './modules/collections/index.ts'
import { creditsProjection } from './modules/credits/index.ts'
import { mallJobs, orderJobStores, paymentsProjection } from './modules/mall/index.ts'
import { activityProjection, marketProjection, tradeProjection } from './modules/market/index.ts'
import { mintProjection } from './modules/mint/index.ts'
import { readPetMetadata, sweepDrafts, uploadStore } from './modules/uploads/index.ts'
import { fileStoreOf } from './platform/file-store-of.ts'
import { connectMailer } from './platform/mailer.ts'
import { runEvery } from './platform/run-every.ts'
import { runMails } from './platform/run-mails.ts'
import { type Running, runProjector } from './platform/run-projector.ts'

const SWEEP_MS = 600_000

/** Everything that happens without a request: the read model, the mall's payments and timers, and the mails. */
export function startWorker(config: Config): Running {
  const log = pino({ level: config.logLevel, name: 'worker' })
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-worker',
    max: 10,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const db = database(pool)
  const ours = config.deployments.flatMap(({ chainId, contracts }) => {
    const own = contracts['DefaultCollection']?.address.toLowerCase()
    return own === undefined ? [] : `${chainId}-${own}`
  })
  const projector = runProjector({ db, databaseUrl: config.databaseUrl, log }, [
    collectionsProjection(ours),
    ...salesProjections,
    creditsProjection,
    paymentsProjection,
    marketProjection((tokenUri) => readPetMetadata(config.mediaUrl, tokenUri)),
    mintProjection,
    activityProjection,
    tradeProjection,
  ])
  const mall = mallJobs(orderJobStores(db), config, log)
  const sweeping = runEvery({ log, what: 'sweeping uploads', everyMs: SWEEP_MS }, () =>
    sweepDrafts({ files: fileStoreOf(config), store: uploadStore(db, config.uploadQuota) }),
  )
  const running = [projector, mall, sweeping, ...mailJobs(config, db, log)]
  return {
    stop: async () => {
      await Promise.all(running.map((job) => job.stop()))
      await pool.end()
    },
  }
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
