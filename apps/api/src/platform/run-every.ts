import { setTimeout as wait } from 'node:timers/promises'

import type { Running } from './run-projector.ts'

type Log = { warn(facts: object, message: string): void }

/** Runs work repeatedly. A round that fails is logged, and the next one follows as usual. */
export function runEvery(
  { log, what, everyMs }: { log: Log; what: string; everyMs: number },
  act: () => Promise<unknown>,
): Running {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) => log.warn({ err: error }, `${what}: failed, retrying`))
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
