import { connectPool, database } from '@mofu/db/connect'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'

import type { Config } from './config.ts'
import { modules } from './modules.ts'
import { alertsCheck, alertsIn } from './platform/alerts.ts'
import type { WorkerDeps } from './platform/api-module.ts'
import { blockHash, chainClients } from './platform/chain-clients.ts'
import { coinNames } from './platform/coin-names.ts'
import type { Check } from './platform/health/check.ts'
import { databaseChecks } from './platform/health/database-checks.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { keyAddresses } from './platform/keys/key-addresses.ts'
import { keyGauges } from './platform/keys/key-gauges.ts'
import { sampleBalancesWorker } from './platform/keys/sample-balances.ts'
import { connectMailer, type Mailer } from './platform/mailer.ts'
import { createMetrics } from './platform/metrics/create-metrics.ts'
import { databaseGauges, poolGauges } from './platform/metrics/database-gauges.ts'
import { jobMetrics } from './platform/metrics/job-metrics.ts'
import { sweepLiveWorker } from './platform/outbox.ts'
import { foldReadChanges } from './platform/replies/read-versions.ts'
import { runEvery } from './platform/run-every.ts'
import { type Running, runProjector } from './platform/run-projector.ts'
import { watchFinality } from './platform/watch-finality.ts'
import { sweepRowsWorker } from './sweeps.ts'

/** How often final blocks are compared with the node: two small requests. */
const FINALITY_MS = 3_000
/** How often noted changes are folded: they are counted with each read of the versions. */
const FOLD_MS = 2_000
/**
 * Share of the shutdown time for jobs in flight, in milliseconds per second: the rest is for returning unfinished jobs.
 */
const DRAIN_SHARE = 800

/** All background work: the read model, the mall's payments and timers, and the jobs. */
export function startWorker(
  config: Config,
  log: Logger,
): Running & { checks: readonly Check[]; metrics: Registry } {
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-worker',
    // The operator of each chain holds one connection while it works with others.
    max: 10 + config.deployments.length,
    isPooled: config.isPooled,
    onError: (error) => log.warn({ err: error }, 'database: connection lost, the pool opens another'),
  })
  const db = database(pool)
  const mailer = mailerOf(config, log)
  const deps: WorkerDeps = {
    config,
    db,
    nameCoin: coinNames(config.networks, config.deployments),
    log,
    setAlert: alertsIn(db, log),
    mailer,
  }
  const projector = runProjector(
    { databaseUrl: config.directUrl, log },
    modules.flatMap((module) => module.projections?.(deps) ?? []),
  )
  const metrics = createMetrics([
    ...poolGauges(db),
    ...databaseGauges(db),
    ...keyGauges(db, config.watchedKeys.least),
    ...modules.flatMap((module) => module.gauges?.({ db }) ?? []),
  ])
  const clients = chainClients(config.networks)
  const finality = runEvery({ log, what: 'checking finalized blocks', everyMs: FINALITY_MS }, () =>
    watchFinality({ db, hashOf: (chainId, block) => blockHash(clients.of(chainId), block), log }),
  )
  const folding = runEvery({ log, what: 'folding changes', everyMs: FOLD_MS }, () => foldReadChanges(db))
  const jobs = runJobs(
    {
      databaseUrl: config.directUrl,
      log,
      drainMs: config.shutdownSeconds * DRAIN_SHARE,
      onJob: jobMetrics(metrics),
    },
    [
      ...modules.flatMap((module) => module.jobs?.(deps) ?? []),
      sweepLiveWorker(db),
      sampleBalancesWorker({
        db,
        keys: keyAddresses({ ...config.mall, ...config.watchedKeys }),
        chainIds: config.deployments.map(({ chainId }) => chainId),
        clientOf: (chainId) => clients.of(chainId),
      }),
      sweepRowsWorker({ db, log }),
    ],
  )
  const running = [
    projector,
    finality,
    folding,
    jobs,
    ...modules.flatMap((module) => module.loops?.(deps) ?? []),
  ]
  return {
    checks: [...databaseChecks(db), alertsCheck(db)],
    metrics,
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()))
      mailer?.stop()
      await pool.end()
    },
  }
}

function mailerOf({ smtpUrl, mailFrom }: Config, log: Logger): Mailer | undefined {
  if (smtpUrl !== undefined) return connectMailer(smtpUrl, mailFrom)
  log.warn('mail: SMTP_URL is not set, mails stay queued')
  return undefined
}
