import type { Database } from '@mofu/db/connect'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Config } from '../config.ts'
import type { SetAlert } from './alerts.ts'
import type { AttemptLimiter } from './attempt-limiter.ts'
import type { NameCoin } from './coin-names.ts'
import type { JobWorker } from './jobs/job-worker.ts'
import type { PreviewRow } from './link-preview.ts'
import type { Mailer } from './mailer.ts'
import type { GaugeSource } from './metrics/gauge.ts'
import type { PreloadRow } from './preloaded-responses.ts'
import type { Project } from './projector.ts'
import type { ProposalActions } from './proposal-actions.ts'
import type { Replies } from './replies/mount-cached.ts'
import type { Running } from './run-projector.ts'
import type { ReadWatermark } from './watermark.ts'

type Deps = { config: Config; db: Database; nameCoin: NameCoin }

export type ApiDeps = Deps & {
  limiter: AttemptLimiter
  /** The indexed position, for replies that report it; the default chain of calls that name none; the reply cache. */
  reading: { readWatermark: ReadWatermark; defaultChainId: number; replies: Replies }
  /** What all modules do with confirmed proposals. */
  proposalActions: ProposalActions
}

export type WorkerDeps = Deps & {
  log: Logger
  setAlert: SetAlert
  /** Undefined where no mail server is configured. */
  mailer: Mailer | undefined
}

/** What a domain adds to the API and its worker. `modules.ts` lists them; nothing else has to be edited. */
export type ApiModule = {
  routes: (server: FastifyInstance, deps: ApiDeps) => void | Promise<void>
  /** Previews of shared links to its pages. */
  previews?: (deps: ApiDeps) => readonly PreviewRow[]
  /** First requests of its pages, sent along with the page. */
  preloads?: (deps: ApiDeps) => readonly PreloadRow[]
  /** From `chain.*` to the read model, in this order. */
  projections?: (deps: WorkerDeps) => readonly Project[]
  jobs?: (deps: WorkerDeps) => readonly JobWorker[]
  /** Runs continuously, because nonces and finality decide the next step, not a queue. */
  loops?: (deps: WorkerDeps) => readonly Running[]
  /** Values that the worker exports to Prometheus. */
  gauges?: (deps: Pick<Deps, 'db'>) => readonly GaugeSource[]
  /** What it does once a second admin has confirmed it. */
  proposals?: ProposalActions
  /** Enforces the retention rules of docs/data.md, by name. */
  sweeps?: Readonly<Record<string, (db: Database) => Promise<number>>>
}
