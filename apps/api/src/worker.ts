import { connectPool, type Database, database } from '@mofu/db/connect'
import { type Logger, pino } from 'pino'

import type { Config } from './config.ts'
import { composeMail, queueDigests, runDigests } from './modules/accounts/index.ts'
import { collectionsProjection, salesProjections } from './modules/collections/index.ts'
import { creditsProjection } from './modules/credits/index.ts'
import { activityProjection, marketProjection, tradeProjection } from './modules/market/index.ts'
import { readPetMetadata } from './modules/uploads/index.ts'
import { connectMailer } from './platform/mailer.ts'
import { runMails } from './platform/run-mails.ts'
import { type Running, runProjector } from './platform/run-projector.ts'

/** Everything that happens without a request: the read model, and the mails. */
export function startWorker(config: Config): Running {
  const log = pino({ level: config.logLevel, name: 'worker' })
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-worker',
    max: 4,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const db = database(pool)
  const projector = runProjector({ db, databaseUrl: config.databaseUrl, log }, [
    collectionsProjection,
    ...salesProjections,
    creditsProjection,
    marketProjection((tokenUri) => readPetMetadata(config.mediaUrl, tokenUri)),
    activityProjection,
    tradeProjection,
  ])
  const running = [projector, ...mailJobs(config, db, log)]
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
