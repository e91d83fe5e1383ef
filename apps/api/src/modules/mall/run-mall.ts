import { setTimeout as wait } from 'node:timers/promises'

import type { Running } from '../../platform/run-projector.ts'

type Log = { warn(facts: object, message: string): void }

/** Something the mall does again and again. It must be safe to run in several workers at once, and to be cut anywhere. */
export type Job = { name: string; everyMs: number; run: () => Promise<unknown> }

export function runJobs({ log }: { log: Log }, jobs: readonly Job[]): Running {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = jobs.map(async ({ name, everyMs, run }) => {
    while (!signal.aborted) {
      await run().catch((error: unknown) =>
        log.warn({ err: error, job: name }, 'a job of the mall tries again'),
      )
      await wait(everyMs, undefined, { signal }).catch(() => undefined)
    }
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
