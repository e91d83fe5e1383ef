import { setTimeout as wait } from 'node:timers/promises'

import { JOBS_SCHEMA } from '@mofu/db/jobs/install-jobs'
import { type JobWithMetadata, PgBoss } from 'pg-boss'

import { logError } from '../log-error.ts'
import type { Running } from '../run-projector.ts'
import type { JobWorker } from './job-worker.ts'

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

type Deps = {
  databaseUrl: string
  log: Log
  /** How long jobs in flight may take after a shutdown signal; then they are returned to the queue. */
  drainMs: number
  /** Told of each attempt that ended, for metrics. */
  onJob?: OnJob
}

export type OnJob = (queue: string, outcome: 'done' | 'failed', seconds: number) => void

/** New jobs wake us at once; polling only finds those that wait for a retry. */
const POLL_SECONDS = 1
/** How often jobs of dead workers are looked for. */
const SUPERVISE_SECONDS = 10
const START_AGAIN_MS = 1_000

/** Runs jobs as they arrive. Any number of processes may run this: each job has one worker at a time. */
export function runJobs(deps: Deps, workers: readonly JobWorker[]): Running {
  const stopping = new AbortController()
  const starting = startEngine(deps, workers, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      const engine = await starting
      await engine?.stop({ timeout: deps.drainMs })
    },
  }
}

/** Retries until the database answers. */
async function startEngine(
  deps: Deps,
  workers: readonly JobWorker[],
  stopping: AbortSignal,
): Promise<PgBoss | undefined> {
  while (!stopping.aborted) {
    const engine = createEngine(deps)
    try {
      await engine.start()
      for (const worker of workers) await register(engine, worker, deps)
      return engine
    } catch (error) {
      deps.log.warn({ err: error }, 'jobs: engine failed to start, retrying')
      await engine.stop({ graceful: false }).catch(() => undefined)
      await wait(START_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}

function createEngine({ databaseUrl, log }: Deps): PgBoss {
  const engine = new PgBoss({
    connectionString: databaseUrl,
    options: '-c role=mofu_app',
    application_name: 'mofu-jobs',
    schema: JOBS_SCHEMA,
    max: 4,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // The migration role owns tables and indexes (packages/db/src/jobs/install-jobs.ts).
    migrate: false,
    createSchema: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  // Messages of the engine repeat statements and data.
  engine.on('error', (error) => {
    const { code, queue } = error as Error & { code?: unknown; queue?: unknown }
    log.warn({ code, queue }, 'jobs: engine error, continuing')
  })
  engine.on('warning', ({ data }) => {
    log.warn({ type: (data as { type?: unknown }).type }, 'jobs: engine warning')
  })
  return engine
}

async function register(
  engine: PgBoss,
  { queue, slots, groupLimit, cron, run }: JobWorker,
  { log, onJob }: Deps,
): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    localConcurrency: slots,
    // Counted in this process: slots that fetch at the same moment would exceed a limit counted in the database.
    ...(groupLimit === undefined ? {} : { localGroupConcurrency: groupLimit }),
  } as const
  await engine.work<object, void, typeof options>(queue, options, async ([job]) => {
    if (!job) return
    const from = performance.now()
    const ended = (outcome: 'done' | 'failed') => onJob?.(queue, outcome, (performance.now() - from) / 1_000)
    try {
      await runOne(job, run, log)
      ended('done')
    } catch (error) {
      ended('failed')
      throw error
    } finally {
      wake(engine, queue)
    }
  })
  if (cron === undefined) await engine.unschedule(queue)
  else await engine.schedule(queue, cron, null, { missed: 'once' })
}

/** There may be more: slots fetch again without waiting for the next poll. */
function wake(engine: PgBoss, queue: string): void {
  for (const { id, name } of engine.getWipData()) if (name === queue) engine.notifyWorker(id)
}

async function runOne(job: JobWithMetadata<object>, run: JobWorker['run'], log: Log): Promise<void> {
  const { id, name, retryCount, retryLimit, signal } = job
  const [attempts, isLast] = [retryCount + 1, retryCount >= retryLimit]
  try {
    await run(job.data, { attempts, isLast, signal })
  } catch (error) {
    const facts = { err: error, queue: name, job: id, attempts }
    log.warn(facts, isLast ? 'jobs: job failed, no attempts left' : 'jobs: job failed, retrying')
    throw failureOf(error)
  }
}

/** What is stored of a failure, and shown to admins: as little as is logged. */
function failureOf(error: unknown): Error {
  const { type, code, statement, message } = logError(error)
  const failure = new Error([code, statement, message].filter(Boolean).join(' '))
  failure.name = type
  failure.stack = ''
  return failure
}
