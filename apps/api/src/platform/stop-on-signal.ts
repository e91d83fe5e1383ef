type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

/**
 * Ends the process in order when it is asked to. First `/readyz` says so for `announceSeconds`, while requests are still
 * taken, so that nobody sends it more; then `stop` finishes what is under way, and whatever is left after `seconds` is cut off.
 */
export function stopOnSignal(
  {
    log,
    seconds,
    announceSeconds = 0,
    stopping,
  }: { log: Log; seconds: number; announceSeconds?: number; stopping: AbortController },
  stop: () => Promise<unknown>,
): void {
  const end = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal, announceSeconds, seconds }, 'stopping: finishing what is under way')
    setTimeout(
      () => {
        log.error({ seconds }, 'stopping: the deadline passed, the rest is cut off')
        process.exit(1)
      },
      (announceSeconds + seconds) * 1_000,
    ).unref()
    setTimeout(() => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    }, announceSeconds * 1_000)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
