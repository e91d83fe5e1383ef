export type Teardown = {
  /** Ends a part that is running or starting. */
  add(stop: () => unknown): void
  /** Ends everything, newest first. A failure does not keep the others alive. */
  run(): Promise<void>
}

/** Collects teardowns during a start, so that one that fails half-way leaves nothing behind. */
export function createTeardown(): Teardown {
  const stops: (() => unknown)[] = []
  return {
    add: (stop) => void stops.push(stop),
    run: async () => {
      const failures: unknown[] = []
      for (const stop of stops.splice(0).toReversed()) {
        try {
          await stop()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'not everything could be ended')
    },
  }
}

/**
 * Starts several parts with one teardown. When the start fails, everything started so far is ended before the error is
 * rethrown.
 */
export async function startTogether<T>(start: (teardown: Teardown) => Promise<T>): Promise<T> {
  const teardown = createTeardown()
  try {
    return await start(teardown)
  } catch (error) {
    await teardown.run().catch((failure: unknown) => {
      throw new AggregateError([error, failure], 'the start failed, and not everything could be ended')
    })
    throw error
  }
}
