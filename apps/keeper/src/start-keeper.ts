import { setTimeout as wait } from 'node:timers/promises'

import { Keeper, type KeeperInput } from './keeper.ts'

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

export type RunningKeeper = {
  /** When the last successful step ended, in Unix milliseconds; undefined before the first. */
  lastStepAt: () => number | undefined
  isBudgetUsedUp: () => boolean
  stop: () => Promise<void>
}

/** Runs a keeper until it is stopped. A failed step is logged and retried with the next one. */
export function startKeeper(
  input: KeeperInput,
  { pollMs, log }: { pollMs: number; log: Log },
): RunningKeeper {
  const keeper = new Keeper(input)
  const stopping = new AbortController()
  let lastStepAt: number | undefined
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let isBusy = false
      try {
        const settled = await keeper.step()
        lastStepAt = Date.now()
        if (settled > 0) log.info({ settled }, 'keeper: orders or lots settled')
        // There may be more than one step serves.
        isBusy = settled > 0
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error, pollMs }, 'keeper: step failed, retrying')
      }
      if (!isBusy) await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = work()
  return {
    lastStepAt: () => lastStepAt,
    isBudgetUsedUp: () => keeper.isBudgetUsedUp,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
