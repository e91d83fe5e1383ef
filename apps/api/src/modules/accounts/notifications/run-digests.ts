import { setTimeout as wait } from 'node:timers/promises'

import type { Running } from '../../../platform/run-projector.ts'

type Log = { warn(facts: object, message: string): void }

const EVERY_MS = 5_000

/** Looks every few seconds whether somebody's news have waited long enough to be mailed. */
export function runDigests({ log }: { log: Log }, queue: () => Promise<void>): Running {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await queue().catch((error: unknown) => log.warn({ err: error }, 'digests could not be queued'))
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
