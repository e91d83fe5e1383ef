import { setTimeout as wait } from 'node:timers/promises'

import { Keeper, type KeeperInput } from './keeper.ts'

type RunningKeeper = { stop: () => Promise<void> }

/** Runs a keeper until it is stopped. Failures are logged and retried. */
export function startKeeper(
  input: KeeperInput,
  { everyMs = 1_000, say = console.log }: { everyMs?: number; say?: (words: string) => void } = {},
): RunningKeeper {
  const keeper = new Keeper(input)
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const settled = await keeper.step()
        if (settled > 0) say(`settled ${settled}`)
      } catch (error) {
        if (!stopping.signal.aborted) say(error instanceof Error ? error.message : String(error))
      }
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = work()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
