import { setTimeout as wait } from 'node:timers/promises'

import type { Running } from './run-projector.ts'

type Log = { warn(facts: object, message: string): void }

/** Does something again and again. A turn that fails is logged, and the next one comes all the same. */
export function runEvery(
  { log, what, everyMs }: { log: Log; what: string; everyMs: number },
  act: () => Promise<unknown>,
): Running {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) =>
        log.warn({ err: error }, `${what} failed and will be tried again`),
      )
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
