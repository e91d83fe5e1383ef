import { setTimeout as wait } from 'node:timers/promises'

import { JOBS_SCHEMA } from '@mofu/db/jobs/install-jobs'
import { type JobWithMetadata, PgBoss } from 'pg-boss'

import { logError } from '../log-error.ts'
import type { Running } from '../run-projector.ts'
import type { JobWorker } from './job-worker.ts'

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

type World = {
  databaseUrl: string
  log: Log
  /** How long jobs under way are waited for when the process is asked to stop; then others get them. */
  drainMs: number
}

/** New jobs wake us at once; only those that wait for their next try are found by looking. */
const POLL_SECONDS = 1
/** How often jobs of workers that died are looked for. */
const SUPERVISE_SECONDS = 10
const START_AGAIN_MS = 1_000

/** Runs jobs as they come. Any number of processes may do this: each job is held by one at a time. */
export function runJobs(world: World, workers: readonly JobWorker[]): Running {
  const stopping = new AbortController()
  const starting = startEngine(world, workers, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      const engine = await starting
      await engine?.stop({ timeout: world.drainMs })
    },
  }
}

/** Tries until the database answers. */
async function startEngine(
  world: World,
  workers: readonly JobWorker[],
  stopping: AbortSignal,
): Promise<PgBoss | undefined> {
  while (!stopping.aborted) {
    const engine = createEngine(world)
    try {
      await engine.start()
      for (const worker of workers) await register(engine, worker, world.log)
      return engine
    } catch (error) {
      world.log.warn({ err: error }, 'jobs: the engine could not start, trying again')
      await engine.stop({ graceful: false }).catch(() => undefined)
      await wait(START_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}

function createEngine({ databaseUrl, log }: World): PgBoss {
  const engine = new PgBoss({
    connectionString: databaseUrl,
    options: '-c role=mofu_app',
    application_name: 'mofu-jobs',
    schema: JOBS_SCHEMA,
    max: 4,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // Tables and indexes are the owner's (packages/db/src/jobs/install-jobs.ts).
    migrate: false,
    createSchema: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  // What the engine emits repeats statements and data in its message.
  engine.on('error', (error) => {
    const { code, queue } = error as Error & { code?: unknown; queue?: unknown }
    log.warn({ code, queue }, 'jobs: the engine met an error and goes on')
  })
  engine.on('warning', ({ data }) => {
    log.warn({ type: (data as { type?: unknown }).type }, 'jobs: the engine warns')
  })
  return engine
}

async function register(
  engine: PgBoss,
  { queue, slots, groupLimit, cron, run }: JobWorker,
  log: Log,
): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    localConcurrency: slots,
    // Counted in this process: slots that look at the same moment would pass a limit that is counted in the database.
    ...(groupLimit === undefined ? {} : { localGroupConcurrency: groupLimit }),
  } as const
  await engine.work<object, void, typeof options>(queue, options, async ([job]) => {
    if (!job) return
    try {
      await runOne(job, run, log)
    } finally {
      wake(engine, queue)
    }
  })
  if (cron === undefined) await engine.unschedule(queue)
  else await engine.schedule(queue, cron, null, { missed: 'once' })
}

/** There may be more: slots look again without waiting out their pause. */
function wake(engine: PgBoss, queue: string): void {
  for (const { id, name } of engine.getWipData()) if (name === queue) engine.notifyWorker(id)
}

async function runOne(job: JobWithMetadata<object>, run: JobWorker['run'], log: Log): Promise<void> {
  const { id, name, retryCount, retryLimit, signal } = job
  const [tries, isLast] = [retryCount + 1, retryCount >= retryLimit]
  try {
    await run(job.data, { tries, isLast, signal })
  } catch (error) {
    const facts = { err: error, queue: name, job: id, tries }
    log.warn(facts, isLast ? 'jobs: a job failed for the last time' : 'jobs: a job failed and is retried')
    throw failureOf(error)
  }
}

/** What is kept of a failure, and shown to admins: as little as is logged. */
function failureOf(error: unknown): Error {
  const { type, code, statement, message } = logError(error)
  const failure = new Error([code, statement, message].filter(Boolean).join(' '))
  failure.name = type
  failure.stack = ''
  return failure
}
